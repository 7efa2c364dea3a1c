"""The measurement of characters finds a costly habit, a wasted hand and an impossible bid, and nothing if a character
plays as its level does."""

import pytest

from engine.core.characters import CHARACTERS
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.spooks.bots import thinking
from tests.deals import deal, drawn, new_match
from tests.games.spooks import tables as spooks
from tools import measure_characters
from tools.measure_characters import CharacterResult, lost, measured, shown
from tools.measuring import hands_of

LEVEL = "fair"


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure_characters, "WORLDS", 40)


def test_a_character_without_habits_loses_nothing() -> None:
    for game in GAMES:
        found = shown(game, LEVEL, "", 1)
        assert found.choices > 5 and (found.otherwise, found.loss) == (0, 0.0), found


def test_a_costly_habit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A character that never parts with strong cards, at any price, wins many fewer of ten hands of Spooks."""
    usual = [shown("spooks", LEVEL, "hoarder", one) for one in range(10)]
    monkeypatch.setattr(thinking, "SPARED", 100.0)
    stubborn = [shown("spooks", LEVEL, "hoarder", one) for one in range(10)]
    (little, cheap), (much, dear) = measured(usual), measured(stubborn)
    assert much.value > 2 * little.value > 0
    assert dear.value > 5 + abs(cheap.value), "hands of a hundred"


def won_or_not() -> tuple[Match, Step, Step]:
    """A seat of Spooks that can put down its last card, or keep it while two others also have one card."""
    match = spooks.against("spider 2", "bat 2", "bone 3", top="spider-1", actor=3, phase="blue")
    play, keep = (next(prompt.steps()) for prompt in match.prompts_of(0))
    return match, play, keep


def test_a_wasted_hand_is_lost() -> None:
    """One step wins it for certain, and the other hardly ever; the measured loss is that win."""
    match, play, keep = won_or_not()
    assert (play.do, keep.do) == ("play", "pass")
    assert 20 < lost(match, 0, (play, keep), 1) <= 100
    assert -100 <= lost(match, 0, (keep, play), 1) < -20
    really = lost(match, 0, (play, keep), 1, really=True)
    assert really in (0.0, 100.0), "quick players go on once, and one side wins"
    assert match.prompts_of(0), "the match itself has not gone on"


def bidding() -> Match:
    """An auction in Rook; the first bidder has the lowest cards of all, and the next lowest are in the nest."""
    match = drawn(new_match("classic"), 3)
    deal(match, {0: "green 5 6 7, red 5 6 7, black 5 6 7"}, "yellow 5 6 7 8 9")
    return match


def test_an_impossible_bid_costs_its_points() -> None:
    """About its points: the bidder's side is set back by the bid, and everything else stays the same."""
    match = bidding()
    seat = match.waiting()[0]
    passes, bids = Step(seat, "pass"), Step(seat, "bid", (("amount", 120),))
    assert lost(match, seat, (passes, bids), 1) >= 100
    assert hands_of(match) == 0 and match.waiting() == (seat,)


def test_only_what_was_asked_for_is_counted() -> None:
    all_of_it, auction = (shown("rook", LEVEL, "bold", 2, verbs) for verbs in ((), ("bid",)))
    assert 0 < auction.choices < all_of_it.choices / 2


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_that_searches_worlds_in_rook_shows_its_habit(character: str) -> None:
    """In 1 of 25 choices or more; with the loss that a careful player accepts in a trick it would be 1 of 100."""
    found = [shown("rook", "sharp", character, deal, ["play"]) for deal in (3, 4)]
    assert sum(one.otherwise for one in found) * 25 >= sum(one.choices for one in found) > 30


def test_a_match_is_one_observation_of_its_choices_and_its_hands() -> None:
    found = measured([CharacterResult(10, 1, 4.0, 1), CharacterResult(30, 7, 2.0, 2)])
    assert (found.otherwise.value, found.loss.value) == (8 / 40, 6.0 / 3)
    assert found.loss.within is not None


def test_every_character_is_measured_unless_some_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    measure_characters.main(["hookie_mookie", LEVEL, "2"])
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == list(CHARACTERS)
    measure_characters.main(["hookie_mookie", LEVEL, "2", "5", "quick,bold"])
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == ["quick", "bold"]
