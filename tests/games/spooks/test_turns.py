"""Turns and leads: SP-1, SP-18 to SP-24."""

import pytest

from engine.games.spooks.events import TrickBegan
from tests.deals import do, of_kind, refuses
from tests.games.spooks.tables import hand_of, offered, on, play, verbs


def test_sp_1_the_first_empty_hand_wins() -> None:
    match = on("spider 4", "bone 2", "bat 3 4")
    play(match, "spider-4")
    assert match.over
    assert match.end() == {"scores": [0, 2, 7], "winners": [0]}


def test_sp_18_only_the_top_card_matters() -> None:
    match = on("spider 4, bat 1", "bone 5 9, cat, spider 9", "bat 3 4")
    play(match, "spider-4", "bone-5")
    assert match.view(0).pile == ((0, "spider-4"), (1, "bone-5"))
    match = on("bat 1", "spook 5 9, cat, bone 9", "bat 3 4", phase="blue", turn=1, top="spider-4", actor=0)
    play(match, "spook-5", "pass")
    assert match.waiting() == (0,)
    assert verbs(match) == {"pass"}  # bat-1 fits on neither, though it would on another card


@pytest.mark.parametrize(("clockwise", "following"), [(True, 2), (False, 0)])
def test_sp_19_the_next_seat_in_the_direction_of_play_moves(clockwise: bool, following: int) -> None:
    match = on("bat 1 2", "bat 3 4", "bat 5 6", "spook 1 2", turn=1, clockwise=clockwise)
    play(match, "bat-3")
    assert match.waiting() == (following,)


def test_sp_20_a_turn_is_one_card_or_a_pass() -> None:
    match = on("spider 4, bat 1", "bone 5 9, spider 6", "bat 3 4", "bone 8")
    play(match, "spider-4")
    before = len(hand_of(match, 1))
    play(match, "pass")
    assert match.waiting() == (2,)
    assert len(hand_of(match, 1)) == before
    assert "no straight" in refuses(match, 2, "straight", cards=("bat-3", "bat-4")).lower()


def test_sp_21_the_leader_plays_any_card() -> None:
    """SP-21, SP-Q12: with any card on the pile, also the number that would have followed."""
    match = on("spider 5, goblin 2, bone m, cat", "bat 2", "bat 3", top="spook-4", actor=0)
    assert offered(match) == {"spider-5", "goblin-2", "bone-m", "cat"}


def test_sp_22_a_lead_cannot_be_declined() -> None:
    """SP-22, SP-Q8."""
    match = on("spider 5 6", "bat 2", "bat 3")
    assert verbs(match) == {"play"}
    assert refuses(match, 0, "pass") == "You lead, so you can't pass. Play any card."
    assert refuses(match, 0, "play", card="cat") == "You don't have the Black Cat."
    assert refuses(match, 1, "play", card="bat-2") == "It's not your turn yet."


@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("spider-5", "blue"),
        ("spook-5", "blue"),
        ("cat", "lead"),
        ("goblin-5", "trick"),
        ("bone-5", "red"),
        ("bat-5", "red"),
    ],
)
def test_sp_23_the_colour_on_top_decides_how_play_goes_on(card: str, phase: str) -> None:
    match = on("spider 5, spook 5, goblin 5, bone 5, bat 5, cat", "bat 2 3", "bat 3 4")
    play(match, card)
    assert match.state.phase == phase


@pytest.mark.parametrize("card", ["goblin-9", "bone-9", "bat-9", "spook-m", "goblin-m", "bone-m", "cat"])
def test_sp_24_the_last_card_wins_and_starts_nothing(card: str) -> None:
    """SP-24, SP-Q20: no trick, no effect, no straight, no bite."""
    match = on(card.replace("-", " "), "bat 2", "bat 3", masters=True)
    events = play(match, card)
    assert match.end() == {"scores": [0, 2, 3], "winners": [0]}
    assert [type(event).__name__ for event in events] == ["CardPlayed", "HandEnded", "MatchEnded"]
    assert not of_kind(events, TrickBegan)
    assert refuses(match, 1, "play", card="bat-2") == "The game is over."


def test_sp_24_also_on_another_card() -> None:
    match = on("bat 1 2", "goblin 5", "bat 3", phase="blue", turn=1, top="spider-4", actor=0)
    play(match, "goblin-5")
    assert match.end() == {"scores": [3, 0, 3], "winners": [1]}
    assert not match.prompts()


def test_a_step_of_no_seat_in_the_game_is_refused() -> None:
    """A verb that is unknown in the phase gets the reason that names the expected one."""
    match = on("spider 5 6", "bat 2", "bat 3")
    assert refuses(match, 0, "lay", card="spider-5") == "There's no trick to lay a card for."
    assert refuses(match, 0, "give", card="spider-5") == "There's nothing to give now."
    assert refuses(match, 0, "straight", cards=("spider-5",)) == "There's no straight to lay now."
    do(match, 0, "play", card="spider-5")
