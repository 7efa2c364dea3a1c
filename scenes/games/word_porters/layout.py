"""The layout of the station hall: plates of the seats, ten words in two lines of five, the row of hints in two lines.
Pure functions of their numbers, of the theme, and of whether words have pictures."""

from dataclasses import dataclass
from functools import cache

from pygame import Rect

from game.cards.ring import Band, header
from game.theme import SAFE, Theme
from scenes.table.boards.turned_board import Arrows, arrows_at

WORDS_IN_LINE = 5
LABEL_WIDE, LABEL_WIDE_FEW = 273, 331  # px; with at most five labels in a line, they are as wide as words
GAP = 18


@dataclass(frozen=True, slots=True)
class Heights:
    """Lines of the stage in px: the upper edges of header, words and hints, their heights, and the gap between
    lines."""

    header: tuple[int, int]
    words: tuple[int, int]
    labels: tuple[int, int]
    word_gap: int
    label_gap: int


_HEIGHTS = {
    # by (large text, pictured)
    (False, False): Heights((66, 84), (174, 108), (436, 196), 16, 20),
    (False, True): Heights((66, 84), (168, 158), (516, 174), 12, 14),
    (True, False): Heights((60, 100), (174, 112), (426, 186), 12, 12),
    (True, True): Heights((60, 100), (170, 148), (488, 160), 10, 10),
}


_WATCHED = {
    (False, False): Heights((66, 84), (174, 108), (430, 188), 16, 12),
    (False, True): Heights((66, 84), (168, 158), (506, 150), 12, 8),
    (True, False): Heights((60, 100), (174, 112), (418, 150), 12, 8),
    (True, True): Heights((60, 100), (166, 126), (434, 142), 8, 6),
}
"""For a replay: hints stay above its controls."""

_TAUGHT = {
    (False, False): Heights((66, 84), (402, 82), (588, 148), 10, 12),
    (False, True): Heights((0, 0), (296, 126), (574, 156), 10, 12),
    (True, False): Heights((0, 0), (292, 100), (512, 152), 8, 10),
    (True, True): Heights((0, 0), (292, 82), (476, 170), 8, 10),
}
"""For a hint in a lesson: the host stands above the words. If a header is flat, there is no room for the seats."""

THREE = 3
"""Number of hints in view for a child who gives one."""
_OWN, _OWN_LARGE = Rect(650, 92, 620, 330), Rect(650, 78, 620, 316)
_HINT, _HINT_STEP, _ASIDE = (500, 330), 556, 140  # and px between the three and the others beside the stage
_HINT_TOP, _HINT_TOP_LARGE = 498, 446
_ARROW_IN = 28  # px from the end of a row to the middle of an arrow


@dataclass(frozen=True, slots=True)
class HallPlaces:
    """Rectangles on the stage: `words` with number 1 first, `labels` in the order of the row, `seats` by seat."""

    words: tuple[Rect, ...]
    labels: tuple[Rect, ...]
    seats: tuple[Rect, ...]


def band(theme: Theme) -> Band:
    """Return the band of the seats, for a hall with or without pictures."""
    top, high = _HEIGHTS[theme.large_text, False].header
    return SAFE.left, top, SAFE.width, high


@cache
def _places(players: int, row: int, large: bool, pictured: bool, winds: bool) -> HallPlaces:
    theme = Theme(text_scale=2.0 if large else 1.0)
    lines = (_WATCHED if winds else _HEIGHTS)[large, pictured]
    words = (Rect(round(x), y, wide, lines.words[1]) for y, x, wide in _word_places(lines))
    tabs = (Rect(place.tab) for place in header(players, band(theme)) if place.tab)
    return HallPlaces(tuple(words), _labels(row, lines), tuple(tabs))


def places(players: int, row: int, theme: Theme, pictured: bool, winds: bool) -> HallPlaces:
    """Return the places for that number of players and hints. `winds`: above a replay's controls."""
    return _places(players, row, theme.large_text, pictured, winds)


@cache
def taught(row: int, theme: Theme, pictured: bool) -> tuple[tuple[Rect, ...], tuple[Rect, ...], bool]:
    """Return the words and the hints while a lesson asks for a hint, and whether the seats are above them."""
    lines = _TAUGHT[theme.large_text, pictured]
    words = tuple(Rect(round(x), y, wide, lines.words[1]) for y, x, wide in _word_places(lines))
    return words, _labels(row, lines), bool(lines.header[1])


def own_word(theme: Theme) -> Rect:
    """Return the place of the own word for a child who gives a hint."""
    return _OWN_LARGE if theme.large_text else _OWN


def in_threes(place: int, first: int, theme: Theme) -> Rect:
    """Return the rectangle of the hint at `place` in the row, while the three from `first` on are in view. The others
    are beside the stage."""
    top = _HINT_TOP_LARGE if theme.large_text else _HINT_TOP
    aside = -_ASIDE if place < first else _ASIDE if place >= first + THREE else 0
    middle = SAFE.centerx + (place - first - 1) * _HINT_STEP + aside
    return Rect(middle - _HINT[0] // 2, top, *_HINT)


def ends_of_three(first: int, count: int, theme: Theme) -> Arrows:
    """Return the direction and the rectangle of each arrow at the ends of three of `count` things, if there are more on
    that side."""
    middle = in_threes(0, 0, theme).centery
    return arrows_at(SAFE.left + _ARROW_IN, SAFE.right - _ARROW_IN, middle, first > 0, first + THREE < count)


def _word_places(lines: Heights) -> list[tuple[int, float, int]]:
    """(y, x, width) of the ten words: 1-5 above 6-10 (WP-15)."""
    wide = (SAFE.width - GAP * (WORDS_IN_LINE - 1)) // WORDS_IN_LINE
    top, high = lines.words
    return [
        (top + line * (high + lines.word_gap), SAFE.left + place * (SAFE.width - wide) / (WORDS_IN_LINE - 1), wide)
        for line in range(2)
        for place in range(WORDS_IN_LINE)
    ]


def _labels(row: int, lines: Heights) -> tuple[Rect, ...]:
    """Two centred lines, the longer one above: 5 + 4, 5 + 5, 6 + 5, 6 + 6."""
    first = -(-row // 2)
    wide = LABEL_WIDE if first > WORDS_IN_LINE else LABEL_WIDE_FEW
    step = (SAFE.width - wide) / (first - 1)
    top, high = lines.labels
    found = []
    for number, count in enumerate((first, row - first)):
        left = SAFE.centerx - (step * (count - 1) + wide) / 2
        y = top + number * (high + lines.label_gap)
        found += [Rect(round(left + place * step), y, wide, high) for place in range(count)]
    return tuple(found)
