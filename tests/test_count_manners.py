"""What counts offences against manners: it sees those that are planted, and nothing in what anybody would do."""

import pytest

from engine.core.steps import Step
from tests.games.rook.spots import spot
from tools.count_manners import OFFENCES, counted


def offences(view, do: str, **args) -> list[str]:
    return list(OFFENCES["rook"](view, Step(0, do, tuple(args.items()))))


@pytest.mark.parametrize(
    ("trick", "card", "often"),
    [
        ("1 green-14, 2 green-8, 3 green-7", "green-10", 1),
        ("3 green-14", "green-10", 1),
        ("1 green-14, 2 green-8, 3 green-7", "green-6", 0),
        ("1 green-8, 2 green-14, 3 green-7", "green-10", 0),
        ("3 green-8", "green-10", 0),
    ],
)
def test_a_counter_that_is_thrown_away_is_counted(trick: str, card: str, often: int) -> None:
    view, _ = spot("green 6 10 11, yellow 7 8 9, black 7 8 9", trick)
    assert len(offences(view, "play", card=card)) == often


@pytest.mark.parametrize(("bids", "often"), [(((1, None), (2, 70), (3, None)), 1), (((1, None), (2, 70)), 0)])
def test_a_raise_over_a_partner_who_has_won_is_counted(bids: tuple[tuple[int, int | None], ...], often: int) -> None:
    view, _ = spot("green 6 10 11, yellow 7 8 9, black 7 8 9", phase="auction", trump=None, bidder=2, bids=bids)
    assert len(offences(view, "bid", amount=75)) == often


def test_random_players_have_no_manners() -> None:
    hands, found = counted("rook", "random", 1, 0)
    assert hands >= 1 and found.total()
