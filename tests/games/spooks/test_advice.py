"""The tips of the coach of Spooks, unasked and about steps."""

import pytest

from engine.core.advice import BEHIND
from engine.games.spooks.bots import advice as coach
from engine.games.spooks.bots.advice import advise, expected
from engine.games.spooks.bots.search import Tried
from tests.advised import advice, of, outlook, said
from tests.games.spooks.tables import against, on, play

FULL = "spider 2 3 4 6, spook 3 4 5 6 8, bat 2 8"
"""A hand of eleven for another seat."""


def test_a_goblin_and_another_card_win_at_once() -> None:
    match = against("goblin 3, spider 7")
    told, other = advice(match, 0), of(match, 0, "play", card="spider-7")
    assert (told.reason, told.step.arg("card")) == ("two_at_once", "goblin-3")
    assert said(match, told) == "It gets rid of two cards: itself and one in the trick."
    assert outlook(match, told)[0] == "You win about 100 of 100 such deals."
    assert (other.reason, other.fact("better")) == (BEHIND, told.step) and other.fact("by") > 5


def test_the_last_card_goes_out() -> None:
    match = on("spook 5", FULL, FULL, phase="blue", top="spider-4", actor=2)
    told = advice(match, 0)
    assert told.reason == "goes_out" and said(match, told) == "That’s your last card."


def test_a_pass_without_a_choice_needs_no_reason() -> None:
    match = on("spook 9, bone 3", FULL, FULL, phase="red", top="bat-4", actor=2)
    told = advice(match, 0)
    assert told.reason == "nothing_fits" and told.step.do == "pass" == of(match, 0, "pass").step.do


def test_a_blue_card_is_described_by_the_cards_that_could_go_on_it() -> None:
    """On the Master of Spiders only the Cat goes: there is no number above it (SP-25)."""
    match = on("spider m, spook 2, bat 3, bone 5", FULL, FULL, FULL)
    told = of(match, 0, "play", card="spider-m")
    assert "likely_leads_again" in (told.reason, told.fact("idea")) and told.fact("answers") == 1


def test_a_bone_is_described_by_its_straight() -> None:
    match = on("bone 1 2 3 4 5 6 7 8, spider 9", "spider 7", FULL, FULL)
    told = of(match, 0, "play", card="bone-1")
    assert (told.reason, told.fact("seat"), told.fact("length")) == ("straight_is_ready", 1, 8)
    assert told.fact("answers") == 3 + 4 + 1, "three Bones, four more 1s and the Cat (SP-50)"


def test_a_straight_of_any_cards_is_weighed() -> None:
    """Two cards of four: laying all four would win. Cards are missing here, so no worlds are tried."""
    match = on("spider 2, spook 3, goblin 4, bat 5, bone m", "spider 7", FULL, FULL)
    play(match, "bone-m", "pass")
    told = advice(match, 0)
    assert told.reason == "goes_out" and len(told.step.arg("cards")) == 4
    some = of(match, 0, "straight", cards=("spook-3", "goblin-4"))
    assert (some.reason, some.fact("idea"), some.fact("length")) == (BEHIND, "long_straight", 2)
    assert said(match, some) == "Plan: get rid of 2 cards at once. A straight of 4 looks better."


def test_a_card_for_a_trick_is_described_by_its_chances() -> None:
    match = against("goblin 3, goblin m, spider 7, spook 2, bat 1")
    play(match, "goblin-3")
    told, other = of(match, 0, "lay", card="goblin-m"), of(match, 0, "lay", card="spook-2")
    assert "win_the_trick" in (told.reason, told.fact("idea")) and 94 <= told.fact("chance") < 100, (
        "the Cat is out, and kept"
    )
    assert "shed_in_trick" in (other.reason, other.fact("idea"))


def test_in_a_series_points_count() -> None:
    match = against("goblin 3, spider 7", variant="series")
    told, other = advice(match, 0), of(match, 0, "play", card="spider-7")
    assert told.fact("unit") == "points" and said(match, other).endswith("better.")


@pytest.mark.parametrize("hand", ["goblin 3, spider 7, spook 2 9, bone 4 5", "cat, bat 1, bone 2 9, spider 4 6"])
def test_another_seed_changes_no_tip_of_the_coach(hand: str) -> None:
    """It is asked again while nothing happens: its earlier advice is no mistake now."""
    match = against(hand)
    view, heard, asks = match.view(0), match.heard(0), match.prompts_of(0)
    first = advise(view, heard, asks, None, 1)
    assert advise(view, heard, asks, None, 2) == first
    assert advise(view, heard, asks, first.step, 3).reason == first.reason


def test_a_difference_within_the_worlds_noise_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two steps is worth a little more in the mean of the worlds, which may be luck."""
    match = against("spider 7, spook 2, bat 1")
    best, other = (of(match, 0, "play", card=card).step for card in ("spider-7", "spook-2"))
    for sure, behind in ((1.0, False), (3.0, True)):

        def tried_out(view, known, tried, worlds, rng, sure=sure):
            by_step = {choice.step: choice for choice in tried}
            return [Tried(by_step[best], 0.6), Tried(by_step[other], 0.4, sure)]

        monkeypatch.setattr(coach, "tried_out", tried_out)
        assert (of(match, 0, "play", card="spook-2").reason == BEHIND) == behind


def test_hands_played_out_are_overconfident() -> None:
    """A sure win stays sure; a chance better than a fair share is told as less, in the same order."""
    told = [expected(share / 20, 4) for share in range(21)]
    assert told == sorted(told) and (told[0], told[-1]) == (0.0, 1.0)
    assert all(much < share / 20 for share, much in enumerate(told) if 5 < share < 20)
