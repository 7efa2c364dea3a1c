"""Greeting before a match: the host says hello and the aim of the game, in one sentence with a picture.

Children are greeted each time. Players who have neither played the game nor had its lesson are asked once whether they
want the lesson first.
"""

from collections.abc import Hashable, Sequence
from math import inf

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import question_plate, ribbon
from game.draw.cache import cached
from game.draw.host import host
from game.draw.paper import Piece, board, with_shadow
from game.idle_timer import OPEN, WAVE
from game.input.actions import Action, Press
from game.scene import Scene
from game.theme import CARD_EDGE, CREAM, INK, Theme
from game.widgets.bindings import Binding, bound
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from scenes.ending.podium import many
from scenes.games import entry_of
from scenes.lesson.offer import PLAY, begin_lesson, beside_a_match
from scenes.seating import SeatPlan, TablePlan
from scenes.table.game_table import table_of
from scenes.table.preload import table_ahead
from scenes.table.said_picture import picture_of

_WAVES = 2.4  # seconds
_WING = 0.4
_RIBBON_AT, _RIBBON = (960, 150), 84
_HOST_AT, _HOST_WIDE = (430, 560), 430
_BOARD, _BOARD_AT, _LARGE_UP = (980, 340), (1190, 440), 36
_PICTURE, _PAD = 236, 48
_GOAL = 78
_FACE, _FACES_AT, _STEP = 132, (1190, 740), 168
_FACES = 6
_PLATE_GAP, _PLATE_MOST = 26, 800


LEARN = "learn"
GREETED = 6.0
"""Seconds of several people to choose the lesson, before their table opens."""


def newcomers(context: Context, plan: TablePlan) -> tuple[SeatPlan, ...]:
    """The seats to ask whether they want the lesson first."""
    game, people = plan.setup.game, [one for one in plan.seating.seats if one.person]
    return context.learning.new_to(game, people) if beside_a_match(context, game) else ()


class GreetingScene(HouseScene):
    """Any button goes on to the table. If a player is new to the game, confirm chooses one of two plates, and back
    means to play.

    The lesson has the focus for a player alone. The table of several people opens by itself, unless one of them presses
    something else.
    """

    rayed = True
    ring_radius = 26
    hook_share = 0.96

    def __init__(self, context: Context, plan: TablePlan, device: str | None = None) -> None:
        super().__init__(context, device)
        self.plan = plan
        self.newcomers = newcomers(context, plan)
        self.lesson = beside_a_match(context, plan.setup.game)
        game_table = table_of(plan.setup.game)
        self.deck = game_table.deck
        self.goal = context.voice.wording(game_table.goal)
        self.waved = 0.0
        self.several = plan.seating.several
        self.focus.at = None if not self.newcomers else PLAY if self.several else LEARN
        self._untouched = 0.0

    def enter(self) -> None:
        super().enter()
        self.context.learning.ask(self.plan.setup.game, self.newcomers)
        self.when_idle(table_ahead(self.context, self.plan))

    def _table(self) -> Scene:
        return self.context.place("table", self.plan)

    # Input

    def _words(self) -> tuple[tuple[str, Message], ...]:
        lesson = self.lesson
        offered = ((LEARN, say("learn-offer", count=lesson.minutes)),) if lesson is not None else ()
        return *offered, (PLAY, say("learn-play"))

    def _plates(self) -> tuple[tuple[str, Piece, tuple[int, int]], ...]:
        """Name, plate and middle of each plate; none if there is no question."""
        if not self.newcomers:
            return ()
        plates = [
            (name, question_plate(self.words_of(label), name == self.focus.at, self.theme, most=_PLATE_MOST))
            for name, label in self._words()
        ]
        left = _FACES_AT[0] - (sum(plate.box.width + _PLATE_GAP for _, plate in plates) - _PLATE_GAP) // 2
        out = []
        for name, plate in plates:
            out.append((name, plate, (left + plate.box.width // 2, self._below)))
            left += plate.box.width + _PLATE_GAP
        return tuple(out)

    @property
    def _up(self) -> int:
        """How much higher all things are drawn with a higher bar, px."""
        return _LARGE_UP if self.theme.large_text else 0

    @property
    def _below(self) -> int:
        """y of the middle of the faces or plates below the board."""
        return _FACES_AT[1] - 2 * self._up

    def targets(self) -> Sequence[Target]:
        return tuple(Target(name, plate.rect(at)) for name, plate, at in self._plates())

    def named(self, target: Hashable) -> Message | None:
        return dict(self._words()).get(str(target))

    def bindings(self) -> tuple[Binding, ...]:
        """No way back without a question, because the press would be a stray one."""
        if self.newcomers:
            return self.with_focus(self.chooses(say("hint-choose")), Binding(Action.BACK, self._go, say("learn-play")))
        play = Binding(Action.CONFIRM, self._go, say("hint-play"), "play")
        return (play, *bound((Action.EXTRA, Action.MENU, Action.INFO), self._go))

    def act(self, press: Press) -> None:
        self._untouched = -inf
        super().act(press)

    def choose(self, target: Hashable, press: Press) -> None:
        if target == LEARN:
            self.sound("choose")
            begin_lesson(self.context, self.lesson, self.newcomers)
        else:
            self._go(press)

    def click_outside(self, press: Press) -> None:
        if not self.newcomers:
            self._go(press)

    def uncover(self, result: object) -> None:
        """Go on to the match as it was set up, after the lesson."""
        self.settle(PLAY)
        if result == PLAY:
            self.context.stack.replace(self._table())

    def _go(self, press: Press) -> None:
        self.sound("start")
        self.context.stack.replace(self._table())

    # Drawing

    def update(self, dt: float) -> None:
        super().update(dt)
        self.waved += dt
        self._untouched += dt
        if self.several and self.focus.at == PLAY and self._untouched >= GREETED and not self.children:
            self.act_for_player()

    def sentence(self) -> Message:
        if self.focus.at == LEARN:
            return say("learn-offer-line")
        people = [plan.name for plan in self.plan.seating.seats if plan.person]
        return say("greeting-names", names=many(people)) if people else say("greeting-all")

    @property
    def pose(self) -> str:
        """None in the bar, because the host is on the stage, larger."""
        return ""

    def paint(self, canvas: Canvas) -> None:
        theme, up = self.theme, self._up
        ribbon(entry_of(self.plan.setup.game).title, _RIBBON).draw(canvas, _RIBBON_AT)
        still = bool(self.context.settings.get.reduced_motion) or self.waved > _WAVES
        pose = WAVE if still or int(self.waved / _WING) % 2 == 0 else OPEN
        _host(pose, self.context.sound.beak_open).draw(canvas, (_HOST_AT[0], _HOST_AT[1] - up))
        picture = picture_of(self.goal.picture, self.deck, theme, _PICTURE)
        goal_board(self.goal.words, picture, theme).draw(canvas, (_BOARD_AT[0], _BOARD_AT[1] - up))
        for _, plate, at in self._plates():
            plate.draw(canvas, at)
        if self.newcomers:
            self.draw_focus(canvas)
        else:
            self._draw_faces(canvas)

    def _draw_faces(self, canvas: Canvas) -> None:
        shown = self.plan.seating.seats[:_FACES]
        left = _FACES_AT[0] - (len(shown) - 1) * _STEP // 2
        for number, plan in enumerate(shown):
            put(canvas, avatar(plan.picture, _FACE), center=(left + number * _STEP, self._below))


@cached
def goal_board(words: str, picture: pygame.Surface | None, theme: Theme) -> Piece:
    """The aim of the game on cream paper; its anchor is its middle."""
    wide, high = _BOARD
    out = board(wide, high, CREAM, 30, CARD_EDGE, 6).copy()
    left = _PAD
    if picture is not None:
        put(out, picture, midleft=(_PAD, high // 2))
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
def _host(pose: str, beak_open: bool) -> Piece:
    return with_shadow(host(pose, _HOST_WIDE, beak_open), 14, 130, (4, 12))
