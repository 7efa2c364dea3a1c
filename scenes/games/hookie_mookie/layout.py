"""The places of everything in Hookie-Mookie: deck, ghost hand, and the sets in their order from ace to king. The sets
are in one line or two, as large as there is room. Pure geometry.

In public views flipped cards meet in the middle, so the sets are in front of them at the near edge of the table. Above
an open hand they have the middle; a larger hand leaves less room.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from pygame import Rect

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.hookie_mookie.cards import JOKER, Sets
from engine.games.hookie_mookie.view import View
from game.cards.hand import hand
from game.cards.slots import Slot, height_of, scale_of
from game.theme import BAR_TOP, BAR_TOP_LARGE
from scenes.table.game_table import PlacedCards
from scenes.table.stage.own_hand import lie_open
from scenes.table.stage.table_layout import TableLayout

DECK_WIDTH, DECK_LEAST = 128, 46
GHOST_WIDTH, GHOST_LEAST = 92, 36
EDGE = 4  # px of one edge line of the deck
EDGES_MOST = 13
PER_EDGE = 2  # cards per edge line
LAST_CARDS = 10
"""The last cards are counted down, from this number on."""
PILL = 58  # height of the number at the deck's foot
LABEL = 58  # px of the ghosts' number below them, and of the free space above
DECK_PUBLIC, GHOST_PUBLIC = (396, 632), (1530, 620)
DECK_PUBLIC_LARGE, GHOST_PUBLIC_LARGE = (388, 636), (1530, 622)
BOX_PUBLIC = (490, 512, 940, 214)  # between them, above the own plate
BOX_PUBLIC_KIDS = (518, 512, 884, 214)  # between larger faces
BOX_PUBLIC_LARGE = (500, 476, 920, 178)
DECK_IN, GHOST_IN = 70, 92  # px from the edges of the play area to the middles of deck and ghosts
BESIDE_DECK, BESIDE_GHOST = 78, 94  # px from these middles to the sets
TOPS = {False: 252, True: 286}  # under the face at the top, larger for children, and the boards
TOP_LARGE = 250  # a child's face at the top is smaller there
TOP_FREE = 262  # three players: no seat at the top, only the boards
DECK_KIDS, GHOST_KIDS, GHOST_WIDTH_KIDS = (1112, 135), (1316, 142), 84
DECK_WIDTH_KIDS = 108
"""The deck is between the face at the top and a board. Children's play area is needed for the large sets of three and
four players."""
BESIDE_PLATES = 6
INNER = {2: (316, 1604), 3: (478, 1442), 4: (478, 1442)}
INNER_KIDS = {2: (316, 1604), 3: (508, 1412), 4: (508, 1412)}
"""Left and right ends between the plates at the sides, by players."""
OVER_HAND = 10
DECK_WATCHED = 96
FEW = 8
"""Most cards of a hand for which the middle keeps its place between open hands."""
OVER_PLATES, OVER_PLATES_LARGE = 526, 478  # y of the plates of possible partners, over a lowered hand


@dataclass(frozen=True, slots=True)
class TableSpots:
    """Middles and sizes on the stage. `box`: (x, y, width, height) of the room for the sets."""

    deck: tuple[float, float]
    deck_width: float
    ghost: tuple[float, float]
    ghost_width: float
    box: tuple[float, float, float, float]

    def rects(self) -> dict[str, tuple[float, float, float, float]]:
        """Return (x, y, width, height) of each piece, for tests."""
        x, y = self.deck
        high, below = height_of(self.deck_width), PILL / 2 + EDGE * EDGES_MOST * self.deck_width / DECK_WIDTH
        gx, gy = self.ghost
        wide, ghost_high = max(170.0, self.ghost_width * 1.9), height_of(self.ghost_width)
        return {
            "deck": (x - self.deck_width / 2, y - high / 2, self.deck_width, high + below),
            "ghost": (gx - wide / 2, gy - ghost_high / 2 - 14, wide, ghost_high + LABEL),
            "sets": self.box,
        }


@cache
def spots(players: int, *, public: bool, kids: bool, large: bool, cards: int = 0) -> TableSpots:
    """Return the places for that number of players. `cards`: the size of the open hand of a private view. `large`:
    large text."""
    if public:
        deck, ghost = (DECK_PUBLIC_LARGE, GHOST_PUBLIC_LARGE) if large else (DECK_PUBLIC, GHOST_PUBLIC)
        return TableSpots(
            deck, DECK_WIDTH, ghost, GHOST_WIDTH, BOX_PUBLIC_LARGE if large else BOX_PUBLIC_KIDS if kids else BOX_PUBLIC
        )
    left, right = (INNER_KIDS if kids else INNER)[players]
    free = players == 3 and (large or not kids)  # children's deck is there
    top = TOP_FREE if free else TOP_LARGE if large else TOPS[kids]
    bottom = min(hand_top(cards, kids, large) - OVER_HAND, OVER_PLATES_LARGE if large else OVER_PLATES)
    high = bottom - top
    if kids and not large and players > 2:
        box = (left + BESIDE_PLATES, top, right - left - 2 * BESIDE_PLATES, high)
        return TableSpots(DECK_KIDS, DECK_WIDTH_KIDS, GHOST_KIDS, GHOST_WIDTH_KIDS, box)
    width = max(DECK_LEAST, min(DECK_WIDTH, (high - PILL / 2) / (height_of(1) + EDGE * EDGES_MOST / DECK_WIDTH)))
    middle = top + height_of(width) / 2
    near, far = left + DECK_IN, right - GHOST_IN
    box = (near + BESIDE_DECK, top, far - near - BESIDE_DECK - BESIDE_GHOST, high)
    ghost_width = max(GHOST_LEAST, min(GHOST_WIDTH, (high - LABEL) / height_of(1)))
    return TableSpots((near, middle), width, (far, top + height_of(ghost_width) / 2 + 14), ghost_width, box)


def _within(room: Rect) -> TableSpots:
    """The places between open hands: the deck on the left, the ghosts on the right."""
    width = max(DECK_LEAST, min(DECK_WATCHED, (room.height - PILL) / height_of(1)))
    box = (room.left + 2 * DECK_IN, room.top, room.width - 2 * DECK_IN - 2 * GHOST_IN, room.height)
    deck, ghost = (room.left + DECK_IN, room.centery - PILL / 2), (room.right - GHOST_IN, room.centery - PILL / 2)
    return TableSpots(deck, width, ghost, width * GHOST_WIDTH / DECK_WIDTH, box)


def hand_top(cards: int, kids: bool, large: bool) -> float:
    """Return the highest upper edge of an open hand with that number of cards, for any focus."""
    higher = BAR_TOP_LARGE - BAR_TOP if large else 0
    tops = [slot.y - slot.height / 2 for focus in range(cards) for slot in hand(cards, focus, kids=kids).slots]
    return min(tops, default=float(BAR_TOP)) + higher


def edges(cards: int) -> int:
    """Return how many edges are visible under the top one of a deck of `cards`."""
    return max(1, min(EDGES_MOST, cards // PER_EDGE)) if cards else 0


LINES = (1, 2)
PITCH = 0.7
"""Distance of lines in card heights: index and pip of the upper cards stay visible."""
OVER_LINE = 12  # px of marks above a line below
TURN = 2.2  # degrees between neighbours


@dataclass(frozen=True, slots=True)
class SetStyle:
    """The style of sets for an audience. `widest`: the widest cards. `good`: the width down to which the cards of a set
    keep their distance. `steps`: that distance, and closer ones, in card widths. `gap`: px between two sets. `below`:
    px under a set for its marks."""

    widest: float
    good: float
    steps: tuple[float, ...]
    gap: float
    below: float


GROWN_UPS = SetStyle(184, 92, (0.5, 0.36, 0.25, 0.16, 0.1), 20, 18)
"""All cards of a set have one value, so the first index is enough."""
CHILDREN = SetStyle(196, 150, (0.16, 0.1, 0.05), 12, 2)
"""Only the top card must be readable, as large as possible. From the second width on its index is fully visible, with
room for its marks."""


@dataclass(frozen=True, slots=True)
class SetArrangement:
    """An arrangement of the sets: card width, distance of the cards of a set, and number of sets in each line."""

    width: float
    step: float
    lines: tuple[int, ...]


def zone_of(value: str) -> Zone:
    return Zone(f"set-{value}")


def in_order(cards: Cards) -> Cards:
    """Return a set from its lowest card to its top one. Jokers are under the others, so that the value is visible."""
    jokers = tuple(card for card in cards if card == JOKER)
    return (*jokers, *(card for card in cards if card != JOKER))


def spots_of(view: View, floor: TableLayout) -> TableSpots:
    """Return the places of everything for this view."""
    if floor.watched:
        return _within(floor.middle(max((*view.counts, FEW))))
    cards = 0 if floor.public else len(view.hand)
    return spots(floor.players, public=floor.public, kids=floor.kids, large=floor.large, cards=cards)


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """Return all cards on the table for this view, without the hand in the bar."""
    places = arranged(view.sets, spots_of(view, floor).box, floor.kids)
    sets = tuple(PlacedCards(zone_of(known.value), places[known.value], in_order(known.cards)) for known in view.sets)
    return lie_open(floor, open_hands, sets)


def arranged(sets: Sets, box: tuple[float, float, float, float], kids: bool) -> dict[str, tuple[Slot, ...]]:
    """Return the slots of the cards of each set, by its value, within `box`."""
    places = _placed(tuple(len(known.cards) for known in sets), box, kids)
    return {known.value: slots for known, slots in zip(sets, places, strict=True)}


@lru_cache(maxsize=64)
def _placed(sizes: tuple[int, ...], box: tuple[float, float, float, float], kids: bool) -> tuple[tuple[Slot, ...], ...]:
    if not sizes:
        return ()
    style = style_of(kids)
    return tuple(_slots(sizes, widest_arrangement(sizes, box[2:], style), box, style))


def style_of(kids: bool) -> SetStyle:
    """Return the style of sets for the theme's audience."""
    return CHILDREN if kids else GROWN_UPS


def widest_arrangement(sizes: Sequence[int], room: tuple[float, float], style: SetStyle) -> SetArrangement:
    """Return the arrangement with the widest cards. Sets close up before cards become small, and before that a second
    line begins."""
    best = SetArrangement(0.0, style.steps[-1], (len(sizes),))
    for step in style.steps:
        for lines in LINES:
            split = _split(sizes, lines)
            width = min(style.widest, *(_fitting(row, step, room[0], style) for row in split if row))
            width = min(width, (room[1] - style.below) / (height_of(1) * (1 + PITCH * (len(split) - 1))))
            if width > best.width + 0.5:
                best = SetArrangement(width, step, tuple(len(row) for row in split if row))
        if best.width >= style.good:
            break
    return best


def marks_at(slots: Sequence[Slot], lowest: float, kids: bool) -> tuple[float, float]:
    """Return the place of a set's marks: at its foot, or at its visible part above a line below. `lowest`: the middles
    of that line, whose indices stay free."""
    up, first, last = GROWN_UPS.below - style_of(kids).below, slots[0], slots[-1]
    seen, up = (PITCH, max(up, OVER_LINE)) if first.y < lowest - 1 else (1.0, up)
    return (first.x + last.x) / 2, first.y + first.height * (seen - 0.5) - up


def _split(sizes: Sequence[int], lines: int) -> tuple[Sequence[int], ...]:
    """The first half, with one more if the number is odd, and the rest."""
    half = -(-len(sizes) // lines)
    return tuple(sizes[i : i + half] for i in range(0, len(sizes), half))


def _fitting(row: Sequence[int], step: float, room: float, style: SetStyle) -> float:
    """The width of cards with which a line of sets fills the room."""
    gaps = style.gap * (len(row) - 1)
    return (room - gaps) / sum(1 + step * (size - 1) for size in row)


def _slots(
    sizes: Sequence[int], arrangement: SetArrangement, box: tuple[float, float, float, float], style: SetStyle
) -> Iterator[tuple[Slot, ...]]:
    left, top, wide, high = box
    pitch = height_of(arrangement.width) * PITCH
    above = top + (high - style.below - height_of(arrangement.width) - pitch * (len(arrangement.lines) - 1)) / 2
    first = 0
    for line, count in enumerate(arrangement.lines):
        row = sizes[first : first + count]
        whole = sum(arrangement.width * (1 + arrangement.step * (size - 1)) for size in row) + style.gap * (count - 1)
        x, y = left + (wide - whole) / 2, above + pitch * line + height_of(arrangement.width) / 2
        for size in row:
            yield _set(size, x, y, arrangement)
            x += arrangement.width * (1 + arrangement.step * (size - 1)) + style.gap
        first += count


def _set(size: int, left: float, y: float, arrangement: SetArrangement) -> tuple[Slot, ...]:
    """One set as a slight fan, which shows that its cards belong together."""
    turn = min(TURN, arrangement.step * 5)
    return tuple(
        Slot(
            left + arrangement.width * (0.5 + arrangement.step * i),
            y,
            ((size - 1) / 2 - i) * turn,
            scale_of(arrangement.width),
        )
        for i in range(size)
    )
