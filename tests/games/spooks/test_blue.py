"""Blue cards and the Cat: SP-25 to SP-35."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.spooks.events import TurnCameBack, TurnPassed
from tests.deals import do, of_kind, refuses
from tests.games.spooks.tables import offered, on, play, verbs

ALL_FIVES = "spider 5, spook 5, goblin 5, bone 5, bat 5"


@pytest.mark.parametrize("top", ["spider-4", "spook-4"])
def test_sp_25_exactly_one_higher_of_any_suit(top: str) -> None:
    match = on("bat 9", f"{ALL_FIVES}, spider 3 4 6, bat m", "bat 8", phase="blue", turn=1, top=top, actor=0)
    assert offered(match) == {"spider-5", "spook-5", "goblin-5", "bone-5", "bat-5"}
    assert "a 5 of any suit, or the Black Cat" in refuses(match, 1, "play", card="spider-6")
    assert refuses(match, 1, "play", card="spook-9") == "You don't have Spook 9."


def test_sp_25_a_master_goes_on_ten() -> None:
    match = on("bat 9", "spider m, bone m, spider 1", "bat 8", phase="blue", turn=1, top="spook-10", actor=0)
    assert offered(match) == {"spider-m", "bone-m"}


def test_sp_26_the_cat_goes_on_blue() -> None:
    match = on("bat 9", "spider 9, cat", "bat 8", phase="blue", turn=1, top="spook-3", actor=0)
    assert offered(match) == {"cat"}
    play(match, "cat")
    assert match.view(PUBLIC).pile[-1] == (1, "cat")


def test_sp_27_a_pass_is_free_also_with_a_card_that_fits() -> None:
    """The pass does not tell whether the seat was able."""
    for hand in ("spook 4 7", "spook 8 7"):
        match = on("bat 9", hand, "bat 8", phase="blue", turn=1, top="spook-3", actor=0)
        assert "pass" in verbs(match)
        (event,) = play(match, "pass")
        assert event == TurnPassed(1, "spook-3")
        assert event.to(0) == event.to(PUBLIC) == event


def test_sp_28_nothing_fits_so_only_a_pass_is_left() -> None:
    match = on("bat 9", "spook 8 7", "bat 8", phase="blue", turn=1, top="spook-3", actor=0)
    assert verbs(match) == {"pass"}
    assert "a 4 of any suit" in refuses(match, 1, "play", card="spook-8")


def test_sp_29_a_pass_commits_to_nothing() -> None:
    """SP-29, SP-Q9: the same seat tops a later card of the same run."""
    match = on("bat 9", "spook 4 6", "spider 4 5", phase="blue", turn=1, top="spook-3", actor=0)
    play(match, "pass", "spider-4", "pass")
    assert match.waiting() == (1,)
    match = on("spider 5 9", "spook 4 6", "spider 4 9", phase="blue", turn=1, top="spook-3", actor=0)
    play(match, "pass", "spider-4", "spider-5", "spook-6")
    assert match.view(PUBLIC).actor == 1


def test_sp_30_after_a_pass_the_next_seat_moves_on_the_same_card() -> None:
    match = on("bat 9", "spook 8 9", "spider 4 9", "bat 2", phase="blue", turn=1, top="spook-3", actor=0)
    play(match, "pass")
    assert match.waiting() == (2,)
    assert offered(match) == {"spider-4"}
    assert match.view(PUBLIC).passed == (1,)


def test_sp_31_the_turn_comes_back_and_the_actor_leads() -> None:
    """SP-31, SP-Q11: also past seats that could have topped it."""
    match = on("bat 9, spook 2", "spook 4 9", "spider 4 9", phase="blue", turn=1, top="spook-3", actor=0)
    events = play(match, "pass", "pass")
    assert of_kind(events, TurnCameBack) == [TurnCameBack(0)]
    assert match.state.phase == "lead"
    assert offered(match) == {"bat-9", "spook-2"}
    assert verbs(match) == {"play"}


def test_sp_32_on_a_blue_master_only_the_cat_fits_and_all_still_have_a_turn() -> None:
    """SP-32, SP-Q10: the passes are steps of their own, Cat or no Cat."""
    match = on("bat 9", "spider 1 10 m, bone m", "cat, bat 2", phase="blue", turn=1, top="spook-m", actor=0)
    assert verbs(match) == {"pass"}
    assert "No number goes on the Master of Spooks" in refuses(match, 1, "play", card="spider-m")
    play(match, "pass")
    assert offered(match) == {"cat"}
    play(match, "pass")
    assert match.waiting() == (0,)
    assert match.state.phase == "lead"


@pytest.mark.parametrize(
    ("card", "phase"), [("spider-4", "blue"), ("bone-4", "red"), ("bat-4", "red"), ("goblin-4", "trick")]
)
def test_sp_33_the_new_cards_own_colour_governs(card: str, phase: str) -> None:
    match = on("bat 9", "spider 4, bone 4, bat 4, goblin 4", "bat 2", phase="blue", turn=1, top="spook-3", actor=0)
    play(match, card)
    assert match.state.phase == phase
    if phase != "trick":
        assert match.waiting() == (2,)


@pytest.mark.parametrize("top", ["spook-3", "bone-3", "spider-m", "bat-m"])
def test_sp_34_the_cat_fits_on_everything_and_the_next_seat_leads(top: str) -> None:
    """SP-34, SP-Q13: the next seat has to play, so the lead does not come back that way."""
    phase = "blue" if top.startswith("sp") else "red"
    match = on("bat 9", "cat, goblin 9", "bat 2, spider 7", phase=phase, turn=1, top=top, actor=0)
    assert "cat" in offered(match)
    play(match, "cat")
    assert match.waiting() == (2,)
    assert verbs(match) == {"play"}
    assert offered(match) == {"bat-2", "spider-7"}
    assert refuses(match, 2, "pass") == "You lead, so you can't pass. Play any card."


def test_sp_35_the_cat_may_be_led_laid_given_or_put_down_alone() -> None:
    match = on("cat, bat 1", "bat 2 3", "bat 4 5")
    play(match, "cat")
    assert match.waiting() == (1,)
    match = on("goblin 1, cat, bat 1", "bat 2 3", "bat 4 5")
    play(match, "goblin-1")
    do(match, 0, "lay", card="cat")
    match = on("bat 6, cat, bone 1", "spook 2 3", "bat 4 5")
    play(match, "bat-6", "pass")
    do(match, 0, "give", card="cat")
    assert "cat" in match.view(1).hand
    match = on("bone 6, cat, bone 1", "spook 2 3", "bat 4 5")
    play(match, "bone-6", "pass")
    do(match, 0, "straight", cards=("cat",))
    assert match.waiting() == (1,)
    assert match.state.phase == "lead"
