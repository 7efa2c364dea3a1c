"""What counts offences against manners: it sees those that are planted, and nothing in what anybody would do."""

import pytest

from engine.core.steps import Step
from tests.deals import do
from tests.games.hooky import tables as hooky
from tests.games.rook.spots import spot
from tests.games.spooks import tables as spooks
from tools.count_manners import OFFENCES, counted


def offences(view, verb: str, game: str = "rook", **args) -> list[str]:
    return list(OFFENCES[game](view, Step(0, verb, tuple(args.items()))))


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


@pytest.mark.parametrize(("word", "of", "often"), [("BEFRY", 1, 1), ("BEFRA", 1, 0), ("BEFRY", 2, 0)])
def test_a_look_at_a_hand_that_is_known_is_counted(word: str, of: int, often: int) -> None:
    match = hooky.to_round(hooky.dealt(), 2)
    hooky.ask(match, 1, word)
    assert len(offences(match.view(0), "reveal", "hooky", card="G", of=of)) == often


@pytest.mark.parametrize(
    ("hands", "often"),
    [
        ((None, "BEFRY", "ALNPV", "IOQUX"), 0),
        ((None, "BEFRY", "ALNPB", "IOQUX"), 1),
        ((None, "BEFRJ", "ALNPV", "IOQUX"), 1),
        ((None, "BEFRG", "ALNPV", "IOQUX"), 1),
        ((None, "BEFRW", "ALNPV", "IOQUX"), 1),
        ((None, "BEFRG", "ALNPV", "IOGUX"), 2),
    ],
)
def test_an_answer_at_the_end_that_cannot_be_true_is_counted(hands: tuple[str | None, ...], often: int) -> None:
    """Another's letter, a missing one, an own one and one of the Playground, in whichever order the answers come."""
    missing, named = ("D", "J", "M"), tuple(cards and tuple(cards) for cards in hands)
    match = hooky.to_guesses(hooky.dealt(), 6)
    do(match, 0, "guess", letters=missing)
    assert len(offences(match.view(0), "hands", "hooky", letters=named)) == often
    match = hooky.to_guesses(hooky.dealt(), 6)
    do(match, 0, "hands", letters=named)
    assert len(offences(match.view(0), "guess", "hooky", letters=missing)) == often


def test_a_shown_letter_that_is_named_elsewhere_is_counted() -> None:
    match = hooky.to_round(hooky.dealt(), 2)
    hooky.dull_turn(match)
    hooky.reveal(match, "B", 0, "G")
    match = hooky.to_guesses(match, 6)
    assert len(offences(match.view(0), "guess", "hooky", letters=("B", "D", "J"))) == 1
    assert not offences(match.view(0), "guess", "hooky", letters=("D", "J", "M"))
    assert not offences(match.view(0), "hands", "hooky", letters=(None, tuple("BEFRY"), tuple("ALNPV"), tuple("IOQUX")))


@pytest.mark.parametrize(
    ("hands", "top", "phase", "often"),
    [
        (("cat, bone 3", "bat 4 5 6"), None, "lead", 1),
        (("cat", "bat 4 5 6"), None, "lead", 0),
        (("cat, bone 3", "bat 4 5"), None, "lead", 0),
        (("cat, bone 3", "bat 4 5 6"), "spider-6", "blue", 1),
        (("cat, bone 3", "bat 4 5 6"), "bone-6", "red", 1),
        (("cat, spook 4", "bat 4 5 6"), "bone-6", "red", 0),
    ],
)
def test_a_cat_in_the_first_round_is_counted(hands: tuple[str, ...], top: str | None, phase: str, often: int) -> None:
    """Not as the last card, not to stop somebody, and not where red has to be answered by it; to pass was allowed."""
    match = spooks.on(*hands, "spook 7 8 9", top=top, actor=1, phase=phase)
    assert len(offences(match.view(0), "play", "spooks", card="cat")) == often
    assert not offences(match.view(0), "play", "spooks", card="bone-3")


def test_a_cat_in_the_second_round_is_not_counted_and_one_that_is_laid_or_given_is() -> None:
    match = spooks.on("cat, bone 3, spider 1", "bat 4 5 6, bone 8", "spook 7 8 9", phase="lead")
    view = match.view(0)
    assert len(offences(view, "lay", "spooks", card="cat")) == len(offences(view, "give", "spooks", card="cat")) == 1
    spooks.play(match, "bone-3", "bone-8")
    assert not offences(match.view(0), "play", "spooks", card="cat")


@pytest.mark.parametrize("game", OFFENCES)
def test_random_players_have_no_manners(game: str) -> None:
    hands, found = counted(game, "random", 10, 0)
    assert hands >= 10 and found.total()
