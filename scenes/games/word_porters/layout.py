"""The layout of the station hall: plates of the seats, ten words in two lines of five, the row of hints in two lines.
For children it is a column for each friend. Pure functions of their numbers, of the theme, and of whether words have
pictures."""

from dataclasses import dataclass
from functools import cache

from pygame import Rect

from game.cards.ring import Band, SeatPlace, header
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
_OWN_BELOW, _OWN_BELOW_LARGE = Rect(650, 542, 620, 330), Rect(650, 570, 620, 252)
_HINT, _HINT_STEP, _ASIDE = (500, 330), 556, 140  # and px between the three and the others beside the stage
_HINT_TOP, _HINT_TOP_LARGE = 498, 446
_LOW, _LOW_LARGE = (616, 276), (592, 232)  # top and height of three words in a lesson, below its host
WAIST, HEAD, HEAD_SMALL, FEW = 340, 132, 110, 4  # of friends side by side; heads are small if there are more than FEW
NAME, IN_NAME = (288, 80), 6  # px: a name, and how far a figure's waist is behind it
_FACE, _FACE_LARGE, _FACE_TOP = 150, 180, 58  # px of a face, and with large text, where it has no name
_ABOVE_WAIST = 1.52  # heads from a waist up to the middle of the head
_COLUMN_GAP, _COLUMN_WIDEST, _BOARD_PAD = 18, 480, 14
_BOARD = {False: (436, 888, 814), True: (262, 826, 724)}
"""By large text: the upper edge of the boards of friends, their lower edge, and that above a replay's controls."""
_WORD = {False: (208, 222), True: (58, 192)}
"""By large text: top and height of a friend's word, over its figure or its face."""
_ARROW_IN = 28  # px from the end of a row to the middle of an arrow


@dataclass(frozen=True, slots=True)
class HallPlaces:
    """Rectangles on the stage: `words` with number 1 first, `labels` in the order of the row, `seats` by seat."""

    words: tuple[Rect, ...]
    labels: tuple[Rect, ...]
    seats: tuple[Rect, ...]


def seat_row(players: int, theme: Theme) -> tuple[SeatPlace, ...]:
    """Return the places of the seats, for a hall with or without pictures."""
    return _friends(players, theme.large_text) if theme.kids else header(players, band(theme))


def band(theme: Theme) -> Band:
    """Return the band of the seats of grown-ups."""
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


def own_word(theme: Theme, taught: bool = False, below: bool = False) -> Rect:
    """Return the place of the own word for a child. In a lesson the host is beside it. `below`: under its guesses."""
    place = _OWN_LARGE if theme.large_text else _OWN
    if below:
        return _OWN_BELOW_LARGE if theme.large_text else _OWN_BELOW
    return place.move(SAFE.left - place.left, 0) if taught else place


@dataclass(frozen=True, slots=True)
class Column:
    """A friend in the hall of children. `word`: the place of its word while that is known. `board`: that of its hints,
    with a slot for each of its parcels."""

    word: Rect
    board: Rect
    slots: tuple[Rect, ...]


@cache
def columns(players: int, parcels: int, large: bool, winds: bool = False) -> tuple[Column, ...]:
    """Return the columns of all seats, each with that number of parcels. `winds`: above a replay's controls."""
    top, foot, above_controls = _BOARD[large]
    high = (above_controls if winds else foot) - top
    each = (high - _BOARD_PAD) // parcels
    found = []
    for middle in _middles(players):
        wide = min(_COLUMN_WIDEST, SAFE.width // players - _COLUMN_GAP)
        board = Rect(middle - wide // 2, top, wide, high)
        slot = board.inflate(-2 * _BOARD_PAD, 0)
        slots = tuple(
            Rect(slot.left, top + _BOARD_PAD + each * place, slot.width, each - _BOARD_PAD) for place in range(parcels)
        )
        found.append(Column(Rect(board.left, _WORD[large][0], wide, _WORD[large][1]), board, slots))
    return tuple(found)


def _middles(players: int) -> list[int]:
    """The middle of each column."""
    return [round(SAFE.left + SAFE.width * (seat + 0.5) / players) for seat in range(players)]


@cache
def _friends(players: int, large: bool) -> tuple[SeatPlace, ...]:
    """The places of children: figures over their names, or faces with large text."""
    head = HEAD if players <= FEW else HEAD_SMALL
    wide = min(NAME[0], SAFE.width // players - _COLUMN_GAP)
    if large:
        half, side = _FACE_LARGE // 2, _FACE_LARGE
        return tuple(
            SeatPlace(x, _FACE_TOP + half, size=side, tab=(x - half, _FACE_TOP, side, side), head=head)
            for x in _middles(players)
        )
    y, top = WAIST - round(_ABOVE_WAIST * head), WAIST - IN_NAME
    return tuple(
        SeatPlace(x, y, size=_FACE, tab=(x - wide // 2, top, wide, NAME[1]), head=head) for x in _middles(players)
    )


def parcel_on(slot: Rect, shared: bool) -> tuple[float, float, int]:
    """Return middle and width of the parcel, or of the two of a `shared` hint, at the upper right corner of a child's
    hint."""
    wide = round(min(slot.height * 0.42, slot.width * (0.24 if shared else 0.32)))
    return slot.right - wide * (0.8 if shared else 0.56), slot.top + wide * 0.44, wide


def in_threes(place: int, first: int, theme: Theme, low: bool = False) -> Rect:
    """Return the rectangle of the hint at `place` in the row, while the three from `first` on are in view. The others
    are beside the stage. `low`: the host of a lesson needs room above."""
    top, high = _HINT_TOP_LARGE if theme.large_text else _HINT_TOP, _HINT[1]
    if low:
        top, high = _LOW_LARGE if theme.large_text else _LOW
    aside = -_ASIDE if place < first else _ASIDE if place >= first + THREE else 0
    middle = SAFE.centerx + (place - first - 1) * _HINT_STEP + aside
    return Rect(middle - _HINT[0] // 2, top, _HINT[0], high)


def ends_of_three(first: int, count: int, theme: Theme, low: bool = False) -> Arrows:
    """Return the direction and the rectangle of each arrow at the ends of three of `count` things, if there are more on
    that side."""
    middle = in_threes(0, 0, theme, low).centery
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
