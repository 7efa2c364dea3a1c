"""The rules of the tiny game, clause by clause."""

import pytest

from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC
from engine.core.steps import IllegalStep, Step
from tests.deals import ScriptedDealer
from tests.tiny_game.engine import GAME, Opened

DEAL = Step(CHANCE, "deal", (("hands", (("c1", "c9"), ("c3", "c2"))), ("stock", ("c4", "c5", "c6", "c7", "c8"))))


def show(seat: int, card: str) -> Step:
    return Step(seat, "show", (("card", card),))


@pytest.fixture
def match() -> Match:
    fresh = Match(GAME, GAME.setup("plain", 2, {"target": 3}))
    fresh.deal(ScriptedDealer([DEAL]))
    return fresh


def test_tg_1_all_hold_two_cards(match: Match) -> None:
    assert [match.view(seat).hands[seat] for seat in (0, 1)] == [("c1", "c9"), ("c2", "c3")]
    with pytest.raises(IllegalStep, match="tiny-no-held"):
        match.submit(show(1, "c9"))


def test_tg_2_cards_are_face_down_until_the_last_one_is_shown(match: Match) -> None:
    match.submit(show(1, "c2"))
    assert [match.view(viewer).shown for viewer in (0, 1, PUBLIC)] == [((1, None),), ((1, "c2"),), ((1, None),)]
    assert match.waiting() == (0,) and match.view(0).gone == ()


def test_tg_3_the_highest_takes_a_point(match: Match) -> None:
    match.submit(show(1, "c2"))
    told = match.submit(show(0, "c1"))
    assert told[-1] == Opened(((0, "c1"), (1, "c2"))) and match.view(PUBLIC).scores == (0, 1)
    with pytest.raises(IllegalStep, match="tiny-no-gone"):
        match.submit(show(0, "c1"))


def test_tg_4_after_two_tricks_new_cards_are_dealt(match: Match) -> None:
    for step in (show(0, "c1"), show(1, "c2"), show(0, "c9"), show(1, "c3")):
        assert not match.chance()
        match.submit(step)
    assert [prompt.verb for prompt in match.chance()] == ["deal"] and match.view(PUBLIC).scores == (1, 1)


def test_tg_5_the_first_seat_with_the_points_wins(match: Match) -> None:
    for _ in range(2):
        match.deal(ScriptedDealer([DEAL]))
        for step in (show(0, "c1"), show(1, "c2"), show(0, "c9"), show(1, "c3")):
            if not match.over:
                match.submit(step)
    assert match.end() is None
    match.deal(ScriptedDealer([DEAL]))
    match.submit(show(0, "c9"))
    match.submit(show(1, "c3"))
    assert match.end() == {"scores": [3, 2], "winners": [0]} and match.prompts() == ()
