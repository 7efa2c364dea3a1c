"""The opening: SP-13 to SP-17."""

import pytest

from engine.core.seats import PUBLIC
from tests.deals import do, refuses
from tests.games.spooks.tables import dealt, new, offered, verbs


def test_sp_13_the_first_spider_opens_and_nothing_else() -> None:
    """SP-13, SP-Q4: a step of its own, but no choice and no pass."""
    match = dealt(new("hand", 4), 0, {2: "spider 1, cat, goblin 1"})
    assert match.waiting() == (2,)
    assert offered(match) == {"spider-1"}
    assert verbs(match) == {"play"}
    assert refuses(match, 2, "pass") == "You can't pass yet. Play the opening card."
    assert refuses(match, 2, "play", card="cat") == "Your first card has to be Spider 1."
    assert "turn" in refuses(match, 1, "play", card="spider-1")
    do(match, 2, "play", card="spider-1")
    assert match.view(PUBLIC).pile == ((2, "spider-1"),)
    assert match.view(PUBLIC).actor == 2


@pytest.mark.parametrize(
    ("ghosts", "opening"), [("1", "spider-2"), ("1 2 3", "spider-4"), ("1 2 3 4 5 6 7 8 9 10", "spider-m")]
)
def test_sp_14_the_lowest_spider_in_a_hand_opens(ghosts: str, opening: str) -> None:
    """SP-14, SP-Q5: up to the Master; cards of the ghost hand do not count."""
    held = {1: opening.replace("-", " ")}
    match = dealt(new("hand", 3, ghost=True), 0, held, ghost=f"spider {ghosts}", low="spider 3 4 5 6 7 8 9 10 m")
    assert match.waiting() == (1,)
    assert offered(match) == {opening}
    do(match, 1, "play", card=opening)
    assert match.state.phase == "blue"


def test_sp_15_with_two_copies_the_first_from_the_dealers_left_opens() -> None:
    """SP-15, SP-Q7: the dealer comes last, and may be the only holder; a seat with both opens with one of them."""
    for dealer, holders, opener in ((0, (1, 3), 1), (1, (1, 0), 0), (2, (1, 0), 0), (3, (3, 3), 3), (3, (3, 2), 2)):
        held = dict.fromkeys(holders, "spider 1")
        if holders[0] == holders[1]:
            held = {holders[0]: "spider 1 1"}
        match = dealt(new("hand", 4, decks=2), dealer, held)
        assert match.waiting() == (opener,), (dealer, holders)
        do(match, opener, "play", card="spider-1")
        left = match.state.live().hands
        assert sum(hand.count("spider-1") for hand in left) == 1


def test_sp_16_without_any_spider_the_dealers_left_leads_any_card() -> None:
    """SP-16, SP-Q6: all eleven are in the ghost hand."""
    match = dealt(new("hand", 3, ghost=True), 1, {}, ghost="spider 1 2 3 4 5 6 7 8 9 10 m")
    assert match.waiting() == (2,)
    assert match.state.phase == "lead"
    assert offered(match) == set(match.state.live().hands[2])
    assert "You lead" in refuses(match, 2, "pass")
    assert match.view(PUBLIC).actor is None


def test_sp_17_the_opening_card_is_a_blue_card_like_any_other() -> None:
    match = dealt(new("hand", 4), 0, {2: "spider 1", 3: "goblin 2"})
    do(match, 2, "play", card="spider-1")
    assert match.waiting() == (3,)
    assert "goblin-2" in offered(match)
    assert verbs(match) == {"play", "pass"}
