"""Open hands in a watched record, beside the other things on a game's table."""

import pytest
from pygame import Rect

from game.cards.layouts import opened, ring
from game.cards.slots import Slot
from scenes.games.spooks.layout import spots
from scenes.table.stage.own_hand import lie_open
from scenes.table.stage.table_layout import TableLayout


def box(slot: Slot) -> Rect:
    return Rect(round(slot.x - slot.width / 2), round(slot.y - slot.height / 2), round(slot.width), round(slot.height))


@pytest.mark.parametrize("players", range(7, 13))
@pytest.mark.parametrize("count", [5, 9, 15])
def test_hands_at_a_large_table_of_spooks_leave_dial_board_and_pile_free(players, count):
    """An illegible rule makes the record worthless."""
    rects = spots(players, public=True, kids=False).rects().values()
    things = [Rect(*(round(value) for value in rect)) for rect in rects]
    for place in ring(players, public=True, signs=False):
        assert not any(box(slot).colliderect(thing) for slot in opened(place, count) for thing in things)


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("players", [4, 5, 6, 8, 9])
def test_no_hand_covers_the_index_of_another(players, kids):
    """Up the left side every seat sits higher than the one before it."""
    cards = tuple(f"red-{number}" for number in range(1, 10))
    rows = lie_open(TableLayout(players, 0, True, kids), dict.fromkeys(range(players), cards), ())
    laid = [box(slot) for row in rows for slot in row.slots]
    for i, card in enumerate(laid):
        number = Rect(*card.topleft, 20, 30)
        assert not any(number.colliderect(later) for later in laid[i + 1 :])
