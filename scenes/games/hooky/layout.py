"""The layout of Hooky: the things on the classroom's chalkboard, the letter cards of hands and Playground, and the
missing on their hooks. Pure geometry; one table for all views.

From the top: a shelf with the round sign, the missing on their hooks and the Playground; a plate for every seat; below
each plate the seat's hand as small cards, and the words about that hand.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from pygame import Rect

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View
from game.cards.ring import Band, SeatPlace, header
from game.cards.slots import Slot, around, height_of, scale_of
from game.lessons import Mark
from game.theme import SMALLEST_TEXT, Theme
from scenes.table.game_table import PlacedCards
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

Box = tuple[int, int, int, int]
"""(x, y, width, height)."""
SLATE = (114, 82, 1692)
"""Left and upper edge and width of the slate inside its frame."""
FOOT = 36  # px from the slate's lower edge to the rail: frame and tray
SIGN_WIDE = 476
HOOKS_Y = 12  # px from the slate's top to the middle of the rail of hooks
HANGS = 26  # px from there to the upper edge of a card on its hook
SHELF_GAP = 14
GAP = 10
ROW_INSET = 8
TWO_COLUMNS = 500  # px of width from which many words are in two columns
BETWEEN = 12  # px between the two columns
ABREAST = 38  # largest letters there, because faces need room too


@dataclass(frozen=True, slots=True)
class WordRow:
    """A word, its speaker, and how many of its letters the hand has. `left_out`: the number of earlier rows without
    room."""

    seat: Seat
    word: str
    number: int
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class TableSizes:
    """The sizes that depend on text size: heights of the shelf's cards, plates, small cards and rows, in px."""

    shelf_card: int  # width of a card on the shelf
    header: int
    hand_card: int  # width of a small card
    letters: int  # of a row, if there is room
    least: int  # of a row, if there are many


GROWN_UP = TableSizes(88, 76, 72, 40, 34)


KIDS = TableSizes(88, 84, 76, 48, 40)


LARGE = TableSizes(72, 84, 60, 62, 48)


ROW_HIGH, WIDEST_ROW = 1.2, 6.4  # height of a row, and the width of the widest with its face, in letters


def sizes(theme: Theme) -> TableSizes:
    """Return the sizes of a theme."""
    if theme.large_text:
        return LARGE
    return KIDS if theme.kids else GROWN_UP


@dataclass(frozen=True, slots=True)
class TableSpots:
    """All places for a number of players. `hands` and `rows`: the boxes of each seat's small cards and of its words."""

    slate: Box
    sign: Box
    hooks: Box
    hooky: tuple[Slot, ...]
    playground: tuple[Slot, ...]
    label: tuple[float, float]
    """The middle of the Playground's name."""
    band: Band
    hands: tuple[Box, ...]
    rows: tuple[Box, ...]
    spent: Box
    """The area of words that were sent back."""
    hand_card: int

    def hand(self, seat: int, count: int) -> tuple[Slot, ...]:
        """Return the slots of a seat's small cards, side by side."""
        left, top, wide, high = self.hands[seat]
        step = min(self.hand_card + GAP, (wide - self.hand_card) / max(1, count - 1))
        first = left + wide / 2 - step * (count - 1) / 2
        return tuple(Slot(first + step * i, top + high / 2, 0.0, scale_of(self.hand_card)) for i in range(count))


def header_band(theme: Theme) -> Band:
    """Return the band of the plates."""
    left, top, wide = SLATE
    return left + 12, top + _shelf_high(theme), wide - 24, sizes(theme).header


def seat_row(players: int, theme: Theme) -> tuple[SeatPlace, ...]:
    """Return the places of the plates."""
    return header(players, header_band(theme))


def _shelf_high(theme: Theme) -> int:
    return HOOKS_Y + HANGS + round(height_of(sizes(theme).shelf_card)) + SHELF_GAP


SPENT_HIGH = 44


@cache
def spots(players: int, playground: int, theme: Theme) -> TableSpots:
    """Return all places on the board; `playground`: the number of its cards."""
    left, top, wide = SLATE
    size, bottom = sizes(theme), theme.bar_top - FOOT
    band = header_band(theme)
    under = band[1] + band[3] + GAP
    hand_high = round(height_of(size.hand_card))
    columns = tuple(place.tab for place in seat_row(players, theme) if place.tab)
    rows_top = under + hand_high + GAP
    rows_end = bottom - SPENT_HIGH
    shelf = size.shelf_card
    card_y = top + HOOKS_Y + HANGS + height_of(shelf) / 2
    middle = left + wide / 2
    step = shelf + 34
    right = left + wide - 30 - shelf / 2
    return TableSpots(
        slate=(left, top, wide, bottom - top),
        sign=(left + 18, top + 10, SIGN_WIDE, _shelf_high(theme) - 10 - GAP),
        hooks=(round(middle - 1.5 * step - 20), top + 2, round(3 * step + 40), HANGS + round(height_of(shelf))),
        hooky=tuple(Slot(middle + (i - 1) * step, card_y, 0.0, scale_of(shelf)) for i in range(3)),
        playground=tuple(
            Slot(right - (playground - 1 - i) * (shelf + 18), card_y, 0.0, scale_of(shelf)) for i in range(playground)
        ),
        label=(right - (playground - 1) * (shelf + 18) / 2, top + 20),
        band=band,
        hands=tuple((x, under, each, hand_high) for x, _, each, _ in columns),
        rows=tuple((x + ROW_INSET, rows_top, each - 2 * ROW_INSET, rows_end - rows_top) for x, _, each, _ in columns),
        spent=(left + 20, rows_end, wide - 40, SPENT_HIGH),
        hand_card=size.hand_card,
    )


@dataclass(frozen=True, slots=True)
class WordColumn:
    """Rows with their boxes, and the size of their letters."""

    rows: tuple[tuple[WordRow, Box], ...]
    letters: int


def about(view: View, seat: Seat) -> tuple[WordRow, ...]:
    """Return all words about the hand of `seat`, its starting clue first."""
    return tuple(WordRow(said.seat, said.word, said.number) for said in view.spoken if said.about == seat)


def column(rows: tuple[WordRow, ...], box: Box, theme: Theme, most: int = 0) -> WordColumn:
    """Return the rows in their boxes, as large as the room allows, with letters of at most `most` px or the usual size.
    If there are too many, the oldest are left out and the first row shows their number."""
    left, top, wide, high = box
    size = sizes(theme)
    ways = [(letters, 1) for letters in range(max(most, size.letters), size.least - 1, -2)]
    if wide >= TWO_COLUMNS and not theme.large_text:
        ways += [(letters, 2) for letters in range(ABREAST, SMALLEST_TEXT - 1, -2)]
    for letters, abreast in ways:
        lines = high // round(letters * ROW_HIGH)
        if lines * abreast >= len(rows):
            break
    shown, room = rows, lines * abreast
    if len(rows) > room:
        shown = (WordRow(rows[0].seat, "", 0, len(rows) - room + 1), *rows[len(rows) - room + 1 :])
    each, step = wide // abreast, round(letters * ROW_HIGH)
    places = (
        (left + i // lines * each, top + i % lines * step, each - (BETWEEN if abreast > 1 else 0), step)
        for i in range(len(shown))
    )
    return WordColumn(tuple(zip(shown, places, strict=True)), letters)


GROWN = 84
"""Largest letters of words about hands, while there are few."""
TOPIC_HIGH = 206
"""Px of the slate's foot that say what the round is about, while they are free."""
OVER_ANSWERS = 10  # px of words above a row of big answers


@dataclass(frozen=True, slots=True)
class SlateWords:
    """The words about each hand by seat, all in letters of one size if they fit. `ends`: the lower end of their
    columns. `topic`: the foot of the slate, if it is free."""

    columns: tuple[WordColumn, ...]
    ends: int
    topic: Rect | None


def rows_end(stage: Stage, where: TableSpots) -> int:
    """Return the lower end of words about hands: above the words that were sent back, and above a row of big
    answers."""
    _, top, _, high = where.rows[0]
    if stage.row_top is None:
        return top + high
    below = where.spent[3] if stage.view.sent_back else 0
    return min(top + high, stage.row_top - OVER_ANSWERS - below)


def slate_words(stage: Stage, where: TableSpots, theme: Theme) -> SlateWords:
    """Return the words about all hands. They are the larger the fewer there are. Children have pictures in their rows,
    and nothing more on the slate."""
    view, ends, (_, top, wide, _) = stage.view, rows_end(stage, where), where.rows[0]
    said = [about(view, seat) for seat in range(view.players)]
    fullest, usual = max(map(len, said)), sizes(theme).letters
    high, topic = ends - top, None
    free = stage.row_top is None and view.phase in ("clues", "turns", "look") and not theme.kids
    if free and fullest * round(usual * ROW_HIGH) <= high - TOPIC_HIGH:
        high -= TOPIC_HIGH
        foot = where.spent[1] if view.sent_back else where.spent[1] + where.spent[3]
        topic = Rect(where.spent[0], top + high, where.spent[2], foot - top - high)
    fits = (
        letters
        for letters in range(GROWN, usual, -2)
        if fullest * round(letters * ROW_HIGH) <= high and letters * WIDEST_ROW <= wide
    )
    most = 0 if view.ruleset.kind.listed else next(fits, 0)
    boxes = ((x, y, across, high) for x, y, across, _ in where.rows)
    columns = tuple(column(rows, box, theme, most) for rows, box in zip(said, boxes, strict=True))
    return SlateWords(columns, top + high, topic)


PLAYGROUND, MISSING = Zone("playground"), Zone("hooky")
BEFORE = "deal"


def theme_of(floor: TableLayout) -> Theme:
    """Return the part of the theme on which places depend."""
    return Theme("kids" if floor.kids else "grown-up", text_scale=2.0 if floor.large else 1.0)


def spots_of(view: View, floor: TableLayout) -> TableSpots:
    """Return the places for a view."""
    return spots(view.players, len(view.turned) + view.playground_size, theme_of(floor))


def in_hand(view: View, seat: Seat, opened: Cards = ()) -> tuple[str | None, ...]:
    """Return the small cards of a seat: those that it has shown, in that order, then the others. These are None unless
    they are the viewer's own or open to all."""
    shown = view.shown[seat]
    known = opened or (view.hand if view.viewer == seat else ())
    if view.phase == "end" and view.hands:
        known = view.hands[seat]
    hidden = tuple(card for card in known if card not in shown)
    return (*shown, *(hidden or (None,) * (view.hand_size - len(shown))))


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """Return all cards for this view; none before the deal."""
    if view.phase == BEFORE:
        return ()
    where = spots_of(view, floor)
    hands = []
    for seat in range(view.players):
        cards = in_hand(view, seat, open_hands.get(seat, ()))
        hands.append(PlacedCards(Zone("hand", seat), where.hand(seat, len(cards)), cards))
    down = (None,) * view.playground_size
    return (
        *hands,
        PlacedCards(PLAYGROUND, where.playground, (*view.turned, *down)),
        PlacedCards(MISSING, where.hooky, view.hooky or (None,) * HOOKY),
    )


def where_is(mark: Mark, stage: Stage, theme: Theme) -> tuple[Rect, ...]:
    """Return what a lesson points at: the hooks of the missing, the Playground, or the latest word with its number."""
    where = spots_of(stage.view, stage.floor)
    match mark:
        case Mark("zone", "hooky"):
            return (Rect(where.hooks),)
        case Mark("zone", "playground"):
            return (around(where.playground),)
        case Mark("number", "word") if stage.view.spoken:
            seat = stage.view.spoken[-1].about
            return (Rect(slate_words(stage, where, theme).columns[seat].rows[-1][1]),)
    return ()
