"""Still playing? The curtain of the house with a number that counts down; any press goes on."""

from math import ceil

from engine.core.messages import say
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import disc
from game.draw.boards import pill
from game.draw.cache import cached, converted
from game.draw.curtain import (
    FACE,
    FACE_AT,
    HOST_AT,
    HOUSE_LOOK,
    PILL_LINE,
    curtain_board,
    draw_board,
    draw_closed,
    pill_colors,
)
from game.draw.host import host
from game.draw.paper import Piece, with_shadow
from game.scene import Narrated
from game.theme import CREAM, GOLD, Theme
from scenes.kiosk.visitor import WakingScene

SENTENCES = ASKED, ELSE, HOW = say("kiosk-still-playing"), say("kiosk-otherwise"), say("kiosk-go-on")
_NUMBER = 150
_HOST_SIZE = 200
_LAST = 10
"""Number of last seconds with a tick."""


class StillPlayingScene(WakingScene):
    """`left`: remaining seconds. The keeper counts them down and ends the visit at 0."""

    def __init__(self, context: Context, seconds: float) -> None:
        super().__init__(context)
        self.left = float(seconds)
        self._heard = 0

    def enter(self) -> None:
        self.context.sound.play("knock")

    def wake(self) -> None:
        self.context.sound.play("choose")
        self.context.stack.dismiss()

    def update(self, dt: float) -> None:
        """Tick in the last seconds, for players who look away."""
        second = ceil(self.left)
        if second != self._heard and 0 < second <= _LAST:
            self.context.sound.play("tap")
        self._heard = second

    def narration(self) -> Narrated:
        return Narrated(sentence=" ".join(map(self.context.voice.words, (ASKED, HOW))))

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        draw_closed(canvas, HOUSE_LOOK)
        board = curtain_board(HOUSE_LOOK, self.context.voice.words(ASKED), self.context.voice.words(ELSE), theme)
        draw_board(canvas, board)
        _count(max(0, ceil(self.left))).draw(canvas, FACE_AT)
        ground, edge, ink = pill_colors(HOUSE_LOOK)
        calm = Theme(theme.name, theme.high_contrast)
        size = min(theme.px(48), 58)
        pill((self.context.voice.words(HOW),), ground, edge, size, 108, 6, calm, ink).draw(canvas, (960, PILL_LINE))
        _waiting().draw(canvas, HOST_AT)


@cached
def _count(seconds: int) -> Piece:
    """The remaining seconds, large, in the place of a seat's face."""
    out = disc(FACE, HOUSE_LOOK.deep, GOLD, 12).copy()
    words = str(seconds)
    text.place(out, words, text.fit(words, _NUMBER, FACE - 70, "display"), (FACE / 2, FACE / 2), CREAM, "display")
    return with_shadow(converted(out), 14, 130, (3, 10))


@cached
def _waiting() -> Piece:
    return with_shadow(host("wave", _HOST_SIZE), 14, 130, (3, 12))
