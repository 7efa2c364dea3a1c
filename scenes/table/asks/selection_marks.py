"""Marks over chosen cards: a tick, or the place in a run where the order counts."""

from game.draw import text
from game.draw.avatar import disc
from game.draw.cache import cached
from game.draw.icons import mark
from game.draw.paper import Piece, board, with_shadow
from game.theme import CREAM, GOOD, SMALLEST_TEXT

ON_TOP = "top"
"""Stands behind the number of the card that comes to lie on top, the only one that counts afterwards."""
_EDGE = 4
_PADDING = 14


@cached
def choice_mark(number: int = 0, size: int = 62, *, on_top: bool = False) -> Piece:
    """The green disc over a chosen card: a tick (0), or its number; `on_top` names the last one. Anchor: its middle."""
    if not number:
        return with_shadow(mark("tick", size), _EDGE, 110, (1, 4))
    letters = max(SMALLEST_TEXT, round(size * 0.65))
    if on_top:
        words = f"{number} {ON_TOP}"
        wide = text.width(words, letters, "extrabold") + 2 * _PADDING
        face = board(wide, size, GOOD, size // 2, CREAM, _EDGE).copy()
    else:
        words, face = str(number), disc(size, GOOD, CREAM, _EDGE).copy()
    text.place(face, words, letters, (face.get_width() / 2, face.get_height() / 2), CREAM, "extrabold")
    return with_shadow(face, _EDGE, 110, (1, 4))
