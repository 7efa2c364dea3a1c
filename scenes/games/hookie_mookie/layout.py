"""Where cards lie: the sets in their order from ace to king, in one line or two, as large as there is room."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.hookie_mookie.cards import JOKER, Sets
from engine.games.hookie_mookie.view import View
from game.cards.slots import Slot, height_of, scale_of
from scenes.games.hookie_mookie.spots import Spots, spots
from scenes.table.game_table import PlacedCards
from scenes.table.stage.open_hands import lie_open
from scenes.table.stage.table_layout import TableLayout

LINES = (1, 2)
PITCH = 0.7
"""From line to line, in card heights: index and pip of the upper cards stay in view."""
TURN = 2.2  # degrees between neighbours


@dataclass(frozen=True, slots=True)
class Manner:
    """How sets lie for somebody: the widest cards, a width from which on those of a set need not close up, from card to
    card of a set in card widths, px between two sets, and px under a set for its marks."""

    widest: float
    good: float
    steps: tuple[float, ...]
    gap: float
    below: float


GROWN_UPS = Manner(124, 92, (0.5, 0.36, 0.25, 0.16, 0.1), 20, 18)
"""All cards of a set have one value, so that the first index is enough."""
CHILDREN = Manner(196, 150, (0.16, 0.1, 0.05), 12, 2)
"""Only the top card is read, and that is as large as it can be: its index is whole from that width on, and there is
room for the marks on it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the sets lie: card width, step of the cards of a set, and how many sets each line has."""

    width: float
    step: float
    lines: tuple[int, ...]


def zone_of(value: str) -> Zone:
    """Where the set of that value lies."""
    return Zone(f"set-{value}")


def in_order(cards: Cards) -> Cards:
    """A set from its lowest card to its top one: jokers lie under the others, so that its value is seen."""
    jokers = tuple(card for card in cards if card == JOKER)
    return (*jokers, *(card for card in cards if card != JOKER))


def spots_of(view: View, floor: TableLayout) -> Spots:
    """Where everything stands for this view."""
    cards = 0 if floor.public else len(view.hand)
    return spots(floor.players, public=floor.public, kids=floor.kids, large=floor.large, cards=cards)


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """All cards on the table for this view, but the hand that stands in the rail."""
    places = arranged(view.sets, spots_of(view, floor).box, floor.kids)
    sets = tuple(PlacedCards(zone_of(known.value), places[known.value], in_order(known.cards)) for known in view.sets)
    return lie_open(floor, open_hands, sets)


def arranged(sets: Sets, box: tuple[float, float, float, float], kids: bool = False) -> dict[str, tuple[Slot, ...]]:
    """Slots of the cards of each set, by its value, within `box`."""
    places = _placed(tuple(len(known.cards) for known in sets), box, kids)
    return {known.value: slots for known, slots in zip(sets, places, strict=True)}


@lru_cache(maxsize=64)
def _placed(sizes: tuple[int, ...], box: tuple[float, float, float, float], kids: bool) -> tuple[tuple[Slot, ...], ...]:
    if not sizes:
        return ()
    manner = manner_of(kids)
    return tuple(_slots(sizes, planned(sizes, box[2:], manner), box, manner))


def manner_of(kids: bool) -> Manner:
    """How sets lie for whom the theme is."""
    return CHILDREN if kids else GROWN_UPS


def planned(sizes: Sequence[int], room: tuple[float, float], manner: Manner) -> Plan:
    """The widest cards first; sets close up before their cards become small, and a second line comes before that."""
    best = Plan(0.0, manner.steps[-1], (len(sizes),))
    for step in manner.steps:
        for lines in LINES:
            split = _split(sizes, lines)
            width = min(manner.widest, *(_fitting(row, step, room[0], manner) for row in split if row))
            width = min(width, (room[1] - manner.below) / (height_of(1) * (1 + PITCH * (len(split) - 1))))
            if width > best.width + 0.5:
                best = Plan(width, step, tuple(len(row) for row in split if row))
        if best.width >= manner.good:
            break
    return best


def marks_at(slots: Sequence[Slot], lowest: float, kids: bool = False) -> tuple[float, float]:
    """Where the marks of a set sit: at its foot, or at what is seen of it over the line of `lowest` middles."""
    up = GROWN_UPS.below - manner_of(kids).below
    first, last = slots[0], slots[-1]
    seen = PITCH if first.y < lowest - 1 else 1.0
    return (first.x + last.x) / 2, first.y + first.height * (seen - 0.5) - up


def _split(sizes: Sequence[int], lines: int) -> tuple[Sequence[int], ...]:
    """The first half, one more if they are odd, and the rest."""
    half = -(-len(sizes) // lines)
    return tuple(sizes[i : i + half] for i in range(0, len(sizes), half))


def _fitting(row: Sequence[int], step: float, room: float, manner: Manner) -> float:
    """The width of cards with which a line of sets takes up all the room."""
    gaps = manner.gap * (len(row) - 1)
    return (room - gaps) / sum(1 + step * (size - 1) for size in row)


def _slots(
    sizes: Sequence[int], plan: Plan, box: tuple[float, float, float, float], manner: Manner
) -> Iterator[tuple[Slot, ...]]:
    left, top, wide, high = box
    pitch = height_of(plan.width) * PITCH
    above = top + (high - manner.below - height_of(plan.width) - pitch * (len(plan.lines) - 1)) / 2
    first = 0
    for line, count in enumerate(plan.lines):
        row = sizes[first : first + count]
        whole = sum(plan.width * (1 + plan.step * (size - 1)) for size in row) + manner.gap * (count - 1)
        x, y = left + (wide - whole) / 2, above + pitch * line + height_of(plan.width) / 2
        for size in row:
            yield _set(size, x, y, plan)
            x += plan.width * (1 + plan.step * (size - 1)) + manner.gap
        first += count


def _set(size: int, left: float, y: float, plan: Plan) -> tuple[Slot, ...]:
    """One set: a slight fan, so that it is seen to belong together."""
    turn = min(TURN, plan.step * 5)
    return tuple(
        Slot(left + plan.width * (0.5 + plan.step * i), y, ((size - 1) / 2 - i) * turn, scale_of(plan.width))
        for i in range(size)
    )
