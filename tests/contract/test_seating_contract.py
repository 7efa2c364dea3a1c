"""The promises of every game about seating."""

import pytest

from engine.core.views import viewers
from engine.games import GAMES
from tests.contract.sittings import SITTINGS, Session, positions


@pytest.mark.parametrize("session", SITTINGS, ids=str)
def test_all_players_see_who_sits_where_and_all_have_a_seat(session: Session) -> None:
    game, all_seats = session.game, tuple(range(session.setup.players))
    first = True
    for match in positions(session, every=3):
        orders = {game.seating(match.view(viewer)) for viewer in viewers(session.setup.players)}
        assert len(orders) == 1, "it is public"
        order = orders.pop() or all_seats
        assert tuple(sorted(order)) == all_seats
        assert order == all_seats or not first, "they sit down as they come"
        first = False


def test_in_some_game_a_player_moves() -> None:
    """Without such a game the promise would be empty."""
    moved = {
        session.game.name
        for session in SITTINGS
        for match in positions(session, every=3)
        if match.game.seating(match.view("public")) not in ((), tuple(range(session.setup.players)))
    }
    assert moved and moved <= set(GAMES)
