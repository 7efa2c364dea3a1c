"""The curtain that people see while a store takes long to open: what happens, and how far it is."""

from pygame import Rect

from engine.core.messages import say
from game.canvas import Canvas
from game.draw import text
from game.draw.color import darker, mix
from game.draw.curtain import HOST_AT, HOUSE_LOOK, STRIP, curtain, curtain_board, strip_board
from game.draw.host import host
from game.draw.paper import board, with_shadow
from game.text.catalogue import Voice
from game.theme import CREAM, GOLD, STAGE, Theme

BAR = Rect(STRIP.left + 48, STRIP.centery - 22, 640, 44)
_EDGE = 4
_COUNT = Rect(BAR.right + 32, STRIP.top, STRIP.right - BAR.right - 64, STRIP.height)
_LETTERS, _HOST_SIZE = 48, 200


def drawn(theme: Theme, voice: Voice, done: int, total: int) -> Canvas:
    """The curtain after `done` of `total` matches. Nothing on it moves but the bar, which is empty and without numbers
    as long as nobody knows the total (0)."""
    canvas = Canvas(STAGE)
    canvas.blit(curtain(HOUSE_LOOK), (0, 0))
    curtain_board(HOUSE_LOOK, voice.words(say("opening-title")), theme=theme).draw(canvas)
    strip_board(HOUSE_LOOK).draw(canvas, STRIP.topleft)
    canvas.blit(
        board(*BAR.size, darker(HOUSE_LOOK.deep, 0.6), BAR.height // 2, mix(HOUSE_LOOK.deep, HOUSE_LOOK.light, 0.4), 3),
        BAR,
    )
    inner = BAR.inflate(-2 * _EDGE, -2 * _EDGE)
    if total > 0:
        full = board(*inner.size, GOLD, inner.height // 2)
        canvas.blit(full, inner, (0, 0, round(inner.width * min(1, done / total)), inner.height))
        count = voice.words(say("opening-count", done=done, total=total))
        role = theme.sentence_role
        size = text.fit(count, theme.px(_LETTERS), _COUNT.width, role)
        text.place(canvas, count, size, _COUNT.center, CREAM, role)
    with_shadow(host("wave", _HOST_SIZE), 14, 130, (3, 12)).draw(canvas, HOST_AT)
    return canvas
