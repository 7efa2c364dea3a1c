"""The size of indices for children on cards in sets and on cards that meet."""

import pytest

from game.cards.card_face import index_em
from game.theme import KIDS
from scenes.games.hookie_mookie.boards import flip_places
from scenes.table.stage.table_layout import TableLayout
from tests.scenes.kids_tables import READ, tables, tops

SETS, FEW_SETS = 56, 5
"""px of an index on the sets of Hookie-Mookie with more sets than this (there can be thirteen); never less than for
grown-ups. With fewer sets every index has the usual size."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sets_are_larger_for_children_than_for_grown_ups(players: int) -> None:
    laid = 0
    for match, viewer in tables("hookie_mookie", players):
        for_kids = tops("hookie_mookie", match, viewer)
        grown = tops("hookie_mookie", match, viewer, kids=False)
        for kind, size in for_kids.items():
            laid += 1
            assert size >= (READ if len(for_kids) <= FEW_SETS else max(SETS, grown[kind])), (
                match.steps[-1],
                viewer,
                kind,
            )
    assert laid


def test_two_cards_that_meet_are_large() -> None:
    cards = flip_places(TableLayout(2, 0, True, kids=True)).cards
    assert all(index_em(i, round(card.width), KIDS) >= READ for card in cards for i in ("10", "Q"))
