"""The curtain that is shown while a store takes long to open, with its progress."""

from pygame import Rect, Surface

from engine.core.messages import say
from game.canvas import Canvas
from game.draw import text
from game.draw.cache import cached
from game.draw.color import darker, mix
from game.draw.curtain import HOST_AT, HOUSE_LOOK, STRIP, curtain_board, draw_closed, strip_board
from game.draw.host import host
from game.draw.paper import Piece, board, with_shadow
from game.text.catalogue import Voice
from game.theme import CREAM, GOLD, STAGE, Theme

BAR = Rect(STRIP.left + 48, STRIP.centery - 22, 640, 44)
_EDGE = 4
_COUNT = Rect(BAR.right + 32, STRIP.top, STRIP.right - BAR.right - 64, STRIP.height)
_LETTERS, _HOST_SIZE = 48, 200


def drawn(theme: Theme, voice: Voice, done: int, total: int) -> Canvas:
    """The curtain after `done` of `total` matches. Only its bar moves. While the total is unknown (0) the bar is empty
    and has no numbers."""
    canvas = Canvas(STAGE)
    draw_closed(canvas, HOUSE_LOOK)
    title, line = voice.words(say("opening-title")), voice.words(say("opening-line"))
    curtain_board(HOUSE_LOOK, title, line, theme).draw(canvas)
    strip_board(HOUSE_LOOK).draw(canvas, STRIP.topleft)
    empty, full = _bars()
    canvas.blit(empty, BAR)
    if total > 0:
        inner = BAR.inflate(-2 * _EDGE, -2 * _EDGE)
        canvas.blit(full, inner, (0, 0, round(inner.width * min(1, done / total)), inner.height))
        count, role = voice.words(say("opening-count", amount=done, count=total)), theme.sentence_role
        text.place(canvas, count, text.fit(count, theme.px(_LETTERS), _COUNT.width, role), _COUNT.center, CREAM, role)
    _host().draw(canvas, HOST_AT)
    return canvas


@cached
def _bars() -> tuple[Surface, Surface]:
    """The empty bar, and its filling."""
    ground, edge = darker(HOUSE_LOOK.deep, 0.6), mix(HOUSE_LOOK.deep, HOUSE_LOOK.light, 0.4)
    high = BAR.height - 2 * _EDGE
    return board(*BAR.size, ground, BAR.height // 2, edge, 3), board(BAR.width - 2 * _EDGE, high, GOLD, high // 2)


@cached
def _host() -> Piece:
    return with_shadow(host("wave", _HOST_SIZE), 14, 130, (3, 12))
