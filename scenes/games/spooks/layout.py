"""Where cards lie on the cloth: the pile with the older cards under its top, and hands that everybody looks into."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.spooks.view import View
from game.cards.slots import Slot, scale_of
from scenes.games.spooks.furniture import spots_of
from scenes.table.floor import Floor
from scenes.table.look import Lying

PILE = Zone("pile")
SEEN = 4  # cards of the pile that can be seen
OLDER = 0.8  # how much darker the cards under the top one are
OPEN_WIDTH = 84
OPEN_WIDE = 330  # px that an open hand may take
OPEN_STEP = 34


def shades(count: int) -> tuple[float, ...]:
    """How dark the cards of a pile are, the top one last."""
    return (*(OLDER for _ in range(count - 1)), 0.0) if count else ()


def lie(view: View, floor: Floor, open_hands: Mapping[Seat, Cards]) -> tuple[Lying, ...]:
    """All cards on the table for this view, but the hand that stands in the rail."""
    cards = tuple(card for _, card in view.pile[-SEEN:])
    pile = Lying(PILE, spots_of(view, floor).slots(len(cards)), cards, shades(len(cards)))
    return (pile, *(_open(floor, seat, hand) for seat, hand in open_hands.items() if floor.place(seat) is not None))


def _open(floor: Floor, seat: Seat, cards: Cards) -> Lying:
    """A hand that everybody looks into, as a row of small faces at its seat."""
    chin = floor.chin(seat)
    step = min(OPEN_STEP, OPEN_WIDE / max(1, len(cards)))
    centre = min(max(chin.x, 330), 1590)
    slots = tuple(
        Slot(centre + (i - (len(cards) - 1) / 2) * step, chin.y + 40, 0.0, scale_of(OPEN_WIDTH))
        for i in range(len(cards))
    )
    return Lying(Zone("hand", seat), slots, cards)
