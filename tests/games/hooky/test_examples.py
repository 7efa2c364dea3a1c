"""The worked examples of the rules: the rulebook's match, its deduction, and the counts to check."""

import pytest

from engine.core.match import Match
from engine.core.seats import CHANCE
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.deduction import ALL, BIT, Fact, fit, letters, mask, masks
from engine.games.hooky.events import PlaygroundTurned
from tests.deals import do, of_kind
from tests.games.hooky.tables import HANDS, ask, dealt, guess_all, hands_all, reveal, to_guesses, to_round
from tests.games.hooky.test_golden import golden


def test_numbers_of_the_rulebook_match() -> None:
    """HK-17, HK-33 and section 6: clues 1 1 1 2, then six rounds."""
    spoken = golden("rulebook").state.spoken
    numbers = [[said.number for said in spoken if said.round == number] for number in range(7)]
    assert numbers == [
        [1, 1, 1, 2],
        [3, 2, 3, 4],
        [2, 2, 3, 4],
        [2, 5, 2, 3],
        [2, 4, 2, 2],
        [1, 2, 2, 2],
        [1, 4, 1, 5],
    ]


def test_playground_of_the_rulebook_match() -> None:
    """HK-68: W, Z, C."""
    assert [event.card for event in of_kind(golden("rulebook").events, PlaygroundTurned)] == ["W", "Z", "C"]


def test_a_reveal_as_the_rulebook_has_it() -> None:
    """HK-42, HK-44, HK-53: in round 3, before the question, E is revealed and K seen in a hand of five."""
    match = to_round(dealt(hands=("EAGHU", "BDFRY", "KLNPV", "IOQST")), 3)
    reveal(match, "E", 2, "K")
    ask(match, 1, "BREAD")
    assert match.view(0).looks[0].card == "K" and match.view(1).looks[0].card is None


def test_a_bystanders_deduction() -> None:
    """Section 6: with B D H R Y and the number 2 for AWARD: an A and no W. With FILMS 1 and WOKEN 1 as well."""
    own = mask("BDHRY")
    everything = tuple(
        BIT[first] | BIT[second] for at, first in enumerate(LETTERS) for second in LETTERS[at + 1 :]
    )  # two seats are enough
    fitting = fit(tuple(hand for hand in everything if not hand & own), Fact(masks("AWARD"), 2))
    assert fitting and all(hand & BIT["A"] and not hand & BIT["W"] for hand in fitting)


@pytest.mark.parametrize(("players", "steps"), [(3, 49), (4, 65), (5, 81)])
def test_steps_of_a_match_without_reveals_and_disputes(players: int, steps: int) -> None:
    """Section 6: 1 + 16 n."""
    match = whole(dealt(players))
    assert len(match.steps) == steps


def whole(match: Match) -> Match:
    """Play routine turns to the end."""
    to_guesses(match, 6)
    guess_all(match)
    hands_all(match)
    return match


def test_a_reveal_is_one_step_more_than_done() -> None:
    """Section 6."""
    match = to_round(dealt(), 2)
    before = len(match.steps)
    ask(match, 1, "BREAD")
    do(match, 0, "done")
    assert len(match.steps) == before + 2
    ask(match, 0, "BREAD")
    do(match, 1, "reveal", card="B", of=0)
    do(match, CHANCE, "peek", card="G")
    assert len(match.steps) == before + 5 and match.waiting() == (2,)


def test_possible_hooky_guesses() -> None:
    """Section 6: 26 x 25 x 24 / 6 = 2600."""
    match = to_guesses(dealt(), 4)
    assert [prompt.count() for prompt in match.prompts()] == [2600] * 4
    assert len(list(match.prompts()[0].steps())) == 2600


def test_masks_and_letters() -> None:
    assert letters(mask("QAZ")) == ("A", "Q", "Z") and ALL.bit_count() == 26
    assert sum(map(len, HANDS[4])) == 20
