"""Where the letter cards are: in everybody's hand, in the Playground, and the missing on their hooks."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View
from game.theme import Theme
from scenes.games.hooky.spots import Spots, spots
from scenes.table.game_table import PlacedCards
from scenes.table.stage.table_layout import TableLayout

PLAYGROUND, MISSING = Zone("playground"), Zone("hooky")
BEFORE = "deal"


def theme_of(floor: TableLayout) -> Theme:
    """As much of the theme as places depend on."""
    return Theme("kids" if floor.kids else "grown-up", text_scale=2.0 if floor.large else 1.0)


def spots_of(view: View, floor: TableLayout) -> Spots:
    """The places for a view."""
    return spots(view.players, len(view.turned) + view.playground_size, theme_of(floor))


def in_hand(view: View, seat: Seat, opened: Cards = ()) -> tuple[str | None, ...]:
    """The small cards of a seat: what it has shown, first to last, then the others; those are known where they are the
    viewer's own, or lie open for everybody."""
    shown = view.shown[seat]
    known = opened or (view.hand if view.viewer == seat else ())
    if view.phase == "end" and view.hands:
        known = view.hands[seat]
    hidden = tuple(card for card in known if card not in shown)
    return (*shown, *(hidden or (None,) * (view.hand_size - len(shown))))


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """All cards for this view; none before they are dealt."""
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
