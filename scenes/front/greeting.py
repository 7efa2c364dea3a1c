"""Before a match of children: the host says hello, and what the game is about, in one sentence with a picture."""

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.draw import text
from game.draw.animals import host
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.idle_timer import OPEN, WAVE
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import CARD_EDGE, CREAM, INK, Theme
from game.widgets.bindings import Binding, bound
from game.widgets.house_scene import HouseScene
from scenes.ending.podium import many
from scenes.games import bill
from scenes.seating import TablePlan
from scenes.table.game_table import table_of
from scenes.table.said_picture import picture_of

if TYPE_CHECKING:
    from game.context import Context

_WAVES = 2.4  # seconds
_WING = 0.4
_RIBBON_AT, _RIBBON = (960, 150), 84
_HOST_AT, _HOST_WIDE = (430, 560), 430
_BOARD, _BOARD_AT, _LARGE_UP = (980, 340), (1190, 440), 36
_PICTURE, _PAD = 236, 48
_GOAL = 78
_FACE, _FACES_AT, _STEP = 132, (1190, 740), 168
_FACES = 6


class GreetingScene(HouseScene):
    """Any button goes on to the table."""

    rayed = True
    hangs = False

    def __init__(self, context: "Context", plan: TablePlan, device: str | None = None) -> None:
        super().__init__(context)
        self.device = device or self.device
        self.plan = plan
        look = table_of(plan.setup.game)
        self.deck = look.art.deck
        self.goal = context.voice.said(look.text.goal)
        self.waved = 0.0

    def _table(self) -> Scene:
        return self.context.place("table", self.plan)

    def bindings(self) -> tuple[Binding, ...]:
        """Going back from here would be a stray press."""
        play = Binding(Action.CONFIRM, self._go, say("hint-play"), "play")
        return (play, *bound((Action.EXTRA, Action.MENU, Action.INFO), self._go))

    def missed(self, press: Press) -> None:
        self._go(press)

    def _go(self, press: Press) -> None:
        del press
        self.sound("start")
        self.context.stack.replace(self._table())

    def update(self, dt: float) -> None:
        super().update(dt)
        self.waved += dt

    def sentence(self) -> Message:
        people = [plan.name for plan in self.plan.seating.seats if plan.person]
        return say("greeting-names", names=many(people)) if people else say("greeting-all")

    @property
    def pose(self) -> str:
        """He stands on the stage, larger."""
        return ""

    def paint(self, canvas: Canvas) -> None:
        theme = self.theme
        up = _LARGE_UP if theme.large_text else 0
        ribbon(bill(self.plan.setup.game).title, _RIBBON).draw(canvas, _RIBBON_AT)
        still = bool(self.context.settings.get.reduced_motion) or self.waved > _WAVES
        pose = WAVE if still or int(self.waved / _WING) % 2 == 0 else OPEN
        _host(pose).draw(canvas, (_HOST_AT[0], _HOST_AT[1] - up))
        picture = picture_of(self.goal.picture, self.deck, theme, _PICTURE)
        goal_board(self.goal.words, picture, theme).draw(canvas, (_BOARD_AT[0], _BOARD_AT[1] - up))
        shown = self.plan.seating.seats[:_FACES]
        left = _FACES_AT[0] - (len(shown) - 1) * _STEP // 2
        for number, plan in enumerate(shown):
            face = avatar(plan.picture, _FACE)
            canvas.blit(face, face.get_rect(center=(left + number * _STEP, _FACES_AT[1] - 2 * up)))


@cached
def goal_board(words: str, picture: pygame.Surface | None, theme: Theme) -> Piece:
    """What the game is about, on cream paper; its anchor is its middle."""
    wide, high = _BOARD
    out = board(wide, high, CREAM, 30, CARD_EDGE, 6).copy()
    left = _PAD
    if picture is not None:
        out.blit(picture, picture.get_rect(midleft=(_PAD, high // 2)))
        left += picture.get_width() + _PAD
    room = Rect(left, _PAD, wide - left - _PAD, high - 2 * _PAD)
    size = min(theme.px(_GOAL), 92)
    rows = text.wrap(words, size, room.width, theme.sentence_role)
    while len(rows) * size * 1.25 > room.height:
        size -= 2
        rows = text.wrap(words, size, room.width, theme.sentence_role)
    for number, row in enumerate(rows):
        line = room.centery + (number - (len(rows) - 1) / 2) * size * 1.25
        text.place(out, row, size, (room.left, line), INK, theme.sentence_role, "left")
    return with_shadow(out, 16, 130, (4, 12))


@cached
def _host(pose: str) -> Piece:
    return with_shadow(host(pose, _HOST_WIDE), 14, 130, (4, 12))
