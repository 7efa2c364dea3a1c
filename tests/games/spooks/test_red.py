"""Red cards: SP-50 to SP-55."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.spooks.events import AnswerFailed
from tests.deals import of_kind, refuses
from tests.games.spooks.tables import offered, on, play, verbs


@pytest.mark.parametrize(("top", "suit", "other"), [("bone-7", "bone", "bat"), ("bat-7", "bat", "bone")])
def test_sp_50_the_same_suit_or_number_or_the_cat(top: str, suit: str, other: str) -> None:
    hand = f"{suit} 2 m, spider 7 8, goblin 7, {other} 7 3, spook 8, cat"
    match = on("bat 9", hand, "bat 8", phase="red", turn=1, top=top, actor=0)
    assert offered(match) == {f"{suit}-2", f"{suit}-m", "spider-7", "goblin-7", f"{other}-7", "cat"}
    sentence = refuses(match, 1, "play", card="spook-8")
    assert sentence == f"{suit.capitalize()} 7 needs a {suit.capitalize()}, a 7 or the Black Cat."


def test_sp_50_a_master_goes_on_a_master() -> None:
    match = on("bat 9", "spook m, bone 10", "bat 8", phase="red", turn=1, top="bat-m", actor=0)
    assert offered(match) == {"spook-m"}


def test_sp_51_a_seat_that_can_answer_may_not_pass() -> None:
    """SP-51, SP-Q14."""
    match = on("bat 9", "spider 7 8", "bat 8", phase="red", turn=1, top="bone-7", actor=0)
    assert verbs(match) == {"play"}
    assert refuses(match, 1, "pass") == "You can answer Bone 7, so you can't pass."


def test_sp_51_the_cat_must_be_played_if_only_it_fits() -> None:
    """SP-51, SP-Q15; with another fitting card it may be kept."""
    match = on("bat 9", "spider 8, cat", "bat 8", phase="red", turn=1, top="bone-7", actor=0)
    assert offered(match) == {"cat"}
    assert verbs(match) == {"play"}
    match = on("bat 9", "spider 7, cat", "bat 8", phase="red", turn=1, top="bone-7", actor=0)
    assert offered(match) == {"spider-7", "cat"}


def test_sp_52_if_nothing_fits_the_seat_passes_and_is_the_victim() -> None:
    """SP-52, SP-Q16, SP-Q17: a step of its own; no later seat is asked for the red card."""
    match = on("bat 9, bone 1", "spider 8 9", "bone 8 1", phase="red", turn=1, top="bone-7", actor=0)
    assert verbs(match) == {"pass"}
    events = play(match, "pass")
    assert of_kind(events, AnswerFailed) == [AnswerFailed(1, 0, "bone-7")]
    assert match.view(PUBLIC).victim == 1
    assert match.waiting() == (0,)


def test_sp_53_red_on_red_goes_on() -> None:
    match = on("bat 9", "bone 8 9", "bat 8 2", phase="red", turn=1, top="bone-7", actor=0)
    play(match, "bone-8", "bat-8")
    assert match.state.phase == "red"
    assert match.waiting() == (0,)
    assert offered(match) == {"bat-9"}


@pytest.mark.parametrize(("card", "phase"), [("spider-7", "blue"), ("goblin-7", "trick"), ("cat", "lead")])
def test_sp_54_a_card_of_another_colour_ends_red_play(card: str, phase: str) -> None:
    match = on("bat 9", "spider 7, goblin 7, cat", "bat 8 2", phase="red", turn=1, top="bone-7", actor=0)
    play(match, card)
    assert match.state.phase == phase


@pytest.mark.parametrize(("top", "phase"), [("bone-7", "straight"), ("bat-7", "bite")])
def test_sp_55_a_bone_brings_a_straight_and_a_bat_a_bite(top: str, phase: str) -> None:
    match = on("bat 9 1", "spider 8 9", "bat 8 2", phase="red", turn=1, top=top, actor=0)
    play(match, "pass")
    assert match.state.phase == phase
    assert verbs(match) == {"straight" if phase == "straight" else "give"}
    waiting = "The straight comes first." if phase == "straight" else "The bats are biting"
    assert refuses(match, 2, "play", card="bat-8").startswith(waiting)
