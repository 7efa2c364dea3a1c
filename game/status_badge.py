"""Small badges at the edge of the bar for a state of the table. Scenes above the table show them as well."""

from pygame import Rect

from game.canvas import Canvas
from game.draw.boards import pill
from game.draw.icons import icon
from game.draw.paper import Piece
from game.theme import GOLD_INK, SAFE, SIGN_TITLE, Theme

_LETTERS, _MOST_LETTERS = 32, 44
_HIGH = 48
_IN_BAR, _IN_BAR_LARGE = 4, 24  # px: the bar for large text has more room above its hints
GAP = 10
"""px between the badge and what is above it."""


def sign(words: str, picture: str, theme: Theme) -> Piece:
    """Return the badge with an icon and a word or two; its anchor is its centre."""
    size = min(theme.px(_LETTERS), _MOST_LETTERS)
    parts = (icon(picture, size, SIGN_TITLE, theme.plate), words)
    return pill(parts, theme.plate, GOLD_INK, size, _HIGH, 3, Theme(theme.name, theme.high_contrast))


def place(words: str, picture: str, theme: Theme, right: int = SAFE.right) -> Rect:
    """Return its place: at the bar's upper edge, clear of hands and hints. It ends at x `right`."""
    box = sign(words, picture, theme).box
    foot = theme.bar_top + (_IN_BAR_LARGE if theme.large_text else _IN_BAR)
    return Rect(right - box.width, foot - box.height, *box.size)


def draw(canvas: Canvas, words: str, picture: str, theme: Theme, right: int = SAFE.right) -> Rect:
    """Draw it and return its place."""
    spot = place(words, picture, theme, right)
    sign(words, picture, theme).draw(canvas, spot.center)
    return spot
