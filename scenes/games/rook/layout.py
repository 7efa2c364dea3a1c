"""Where Rook's cards lie on the stump: pack, nest before and after it is laid down, turned card, trick."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.rook.view import View
from game.cards.layouts import Slot, row, scale_of, standing
from scenes.games.rook.nest import CARDS_AT
from scenes.table.floor import Floor
from scenes.table.look import Lying

HAND, TRICK, NEST, TURNED, LATEST = "hand", "trick", "nest", "turned", "latest"
DECK_SLOT = Slot(960, 400, 0.0, scale_of(120))
LAID_AT = (500, 560)
LAID_WIDTH = 84
LAID_STEP = 3  # px between the cards of the pile
TURNED_AT = (590, 420)
TURNED_WIDTH = 132
SPREAD_WIDTH = 150
SPREAD_Y = 430
LATEST_WIDTH = 150
LATEST_Y = 420
OPEN_WIDTH = 84
OPEN_STEP = 34
REVIEW_WIDTH = 64
BEFORE_PLAY = frozenset(("deal", "auction"))


def nest_slots(size: int) -> tuple[Slot, ...]:
    """Backs that stand in the nest of twigs until somebody takes them."""
    return standing(size, *CARDS_AT)


def laid_slot() -> Slot:
    """Where the nest lies once it has been laid down, and under the turned card in the beginner's game."""
    return Slot(*LAID_AT, 4.0, scale_of(LAID_WIDTH))


def turned_slot() -> Slot:
    """Where the beginner's trump card lies in everybody's sight."""
    return Slot(*TURNED_AT, 3.0, scale_of(TURNED_WIDTH))


def spread_slots(size: int) -> tuple[Slot, ...]:
    """The nest as it is turned up at the count."""
    return row(size, SPREAD_WIDTH, SPREAD_Y)


def lie(view: View, floor: Floor, open_hands: Mapping[Seat, Cards]) -> tuple[Lying, ...]:
    """All cards that lie on the table for this view, but the hand that stands in the rail."""
    lying = [_nest(view), _turned(view)]
    plays = [(floor.trick(seat), card) for seat, card in view.trick]
    lying.append(Lying(Zone(TRICK), tuple(slot for slot, _ in plays), tuple(card for _, card in plays)))
    lying += [_open(floor, seat, cards) for seat, cards in open_hands.items() if floor.place(seat) is not None]
    return tuple(lying)


def _nest(view: View) -> Lying:
    if view.dealer is None or view.phase in ("partners", "draw", "end"):
        return Lying(Zone(NEST), (), ())
    if view.phase in BEFORE_PLAY and view.trump is None:
        in_nest = view.nest_size if view.phase == "auction" else 0
        return Lying(Zone(NEST), nest_slots(in_nest), (None,) * in_nest)
    if view.phase == "bury":
        return Lying(Zone(NEST), (), ())
    size = view.nest_size - (1 if view.turned else 0)
    base = laid_slot()
    slots = tuple(base.moved(-i * LAID_STEP, -i * LAID_STEP) for i in range(size))
    return Lying(Zone(NEST), slots, (None,) * size)


def _turned(view: View) -> Lying:
    if view.turned is None:
        return Lying(Zone(TURNED), (), ())
    return Lying(Zone(TURNED), (turned_slot(),), (view.turned,))


def _open(floor: Floor, seat: Seat, cards: Cards) -> Lying:
    """A hand that everybody looks into, as a row of small faces at its seat."""
    chin = floor.chin(seat)
    centre = min(max(chin.x, 330), 1590)
    slots = tuple(
        Slot(centre + (i - (len(cards) - 1) / 2) * OPEN_STEP, chin.y + 40, 0.0, scale_of(OPEN_WIDTH))
        for i in range(len(cards))
    )
    return Lying(Zone(HAND, seat), slots, cards)


def latest(view: View) -> Lying | None:
    """The latest completed trick, to look at again (RK-64); None where there is none."""
    if view.latest is None:
        return None
    cards = tuple(card for _, card in view.latest.plays)
    return Lying(Zone(LATEST), row(len(cards), LATEST_WIDTH, LATEST_Y), cards)
