"""What the coach of Spooks says, of its own accord and of steps that somebody thought of."""

from engine.core.advice import BEHIND
from tests.advised import advice, of, outlook, said
from tests.games.spooks.tables import against, on, play

FULL = "spider 2 3 4 6, spook 3 4 5 6 8, bat 2 8"
"""A hand of eleven that somebody else might hold."""


def test_a_goblin_and_another_card_win_at_once() -> None:
    match = against("goblin 3, spider 7")
    told, other = advice(match, 0), of(match, 0, "play", card="spider-7")
    assert (told.reason, told.step.arg("card")) == ("two_at_once", "goblin-3")
    assert said(match, told) == "Goblin 3 sheds two cards: itself, and one for the trick."
    assert outlook(match, told)[0] == "Wins about 100 of 100 such hands"
    assert (other.reason, other.fact("better")) == (BEHIND, told.step) and other.fact("by") > 5


def test_the_last_card_goes_out() -> None:
    match = on("spook 5", FULL, FULL, phase="blue", top="spider-4", actor=2)
    told = advice(match, 0)
    assert told.reason == "goes_out" and said(match, told) == "That empties the hand."


def test_a_pass_without_a_choice_needs_no_reason() -> None:
    match = on("spook 9, bone 3", FULL, FULL, phase="red", top="bat-4", actor=2)
    told = advice(match, 0)
    assert told.reason == "nothing_fits" and told.step.do == "pass" == of(match, 0, "pass").step.do


def test_a_blue_card_is_told_by_what_could_go_on_it() -> None:
    """On the Master of Spiders only the Cat goes: there is no number above it (SP-25)."""
    match = on("spider m, spook 2, bat 3, bone 5", FULL, FULL, FULL)
    told = of(match, 0, "play", card="spider-m")
    assert "nobody_tops_it" in (told.reason, told.fact("idea")) and told.fact("answers") == 1


def test_a_bone_is_told_by_the_straight_behind_it() -> None:
    match = on("bone 1 2 3 4 5 6 7 8, spider 9", "spider 7", FULL, FULL)
    told = of(match, 0, "play", card="bone-1")
    assert (told.reason, told.fact("seat"), told.fact("length")) == ("straight_is_ready", 1, 8)
    assert told.fact("answers") == 3 + 4 + 1, "three Bones, four more 1s and the Cat (SP-50)"


def test_a_straight_of_any_cards_is_weighed() -> None:
    """Two cards of four: all four at once would have been the hand. Cards are missing here, so no worlds are tried."""
    match = on("spider 2, spook 3, goblin 4, bat 5, bone m", "spider 7", FULL, FULL)
    play(match, "bone-m", "pass")
    told = advice(match, 0)
    assert told.reason == "goes_out" and len(told.step.arg("cards")) == 4
    some = of(match, 0, "straight", cards=("spook-3", "goblin-4"))
    assert (some.reason, some.fact("idea"), some.fact("length")) == (BEHIND, "long_straight", 2)
    assert said(match, some) == "Meant to shed 2 cards at once; a straight of 4 looks better."


def test_what_is_laid_for_a_trick_is_told_by_its_chances() -> None:
    match = against("goblin 3, goblin m, spider 7, spook 2, bat 1")
    play(match, "goblin-3")
    told, other = of(match, 0, "lay", card="goblin-m"), of(match, 0, "lay", card="spook-2")
    assert "win_the_trick" in (told.reason, told.fact("idea")) and 50 < told.fact("chance") <= 100
    assert "shed_in_trick" in (other.reason, other.fact("idea"))


def test_in_a_series_points_count() -> None:
    match = against("goblin 3, spider 7", variant="series")
    told, other = advice(match, 0), of(match, 0, "play", card="spider-7")
    assert told.fact("unit") == "points" and said(match, other).endswith("better.")
