"""The coach of Hooky about missing letters, if there are too many deals to count all of them."""

from itertools import combinations, product
from random import Random

import pytest

from engine.games.hooky.bots.advice import outlook
from engine.games.hooky.bots.guessing import Counts, likely
from engine.games.hooky.bots.levels import MASTER
from engine.games.hooky.bots.places import CountsOfPlaces, left_over
from engine.games.hooky.bots.question_weights import Weights, weights_of
from engine.games.hooky.deduction import BIT, mask, possible
from engine.games.hooky.options import HOOKY
from tests.advised import advice
from tests.games.hooky.tables import ask, dealt, to_round


def looked_at(free: str, weights: Weights) -> dict[str, float]:
    """The chance of each letter to be in no hand, by every deal in which no letter is in two."""
    left, whole = dict.fromkeys(free, 0.0), 0.0
    for hands in product(*(weighed.items() for weighed in weights.values())):
        held = [hand for hand, _ in hands]
        if any(one & other for one, other in combinations(held, 2)):
            continue
        much = 1.0
        for _, weight in hands:
            much *= weight
        whole += much
        for letter in free:
            left[letter] += much * (not sum(held) & BIT[letter])
    return {letter: much / whole for letter, much in left.items()}


def test_a_letter_that_another_hand_needs_is_known_to_be_there() -> None:
    """Seat 1 has an A for certain, so seat 2 has none, and one of them has the B, the other one the C."""
    weights = {1: {mask("AB"): 1.0, mask("AC"): 1.0}, 2: {mask("AD"): 1.0, mask("BD"): 1.0, mask("CD"): 1.0}}
    found = left_over(mask("ABCDEF"), weights)
    assert found == pytest.approx({**dict.fromkeys("ABCD", 0.0), "E": 1.0, "F": 1.0}, abs=0.05)


@pytest.mark.parametrize("seed", range(8))
def test_the_estimate_of_missing_letters_is_close_to_that_of_all_deals(seed: int) -> None:
    rng, free = Random(seed), "ABCDEFGHIJK"
    pairs = [mask(pair) for pair in combinations(free, 2)]
    weights = {seat: {hand: rng.choice((0.2, 1.0)) for hand in rng.sample(pairs, 12)} for seat in range(1, 4)}
    found, right = left_over(mask(free), weights), looked_at(free, weights)
    assert found == pytest.approx(right, abs=0.08)
    assert sum(found.values()) == pytest.approx(len(free) - 6, abs=0.1)


def test_at_a_table_it_is_closer_to_all_deals_than_single_hands_are() -> None:
    match = dealt()
    to_round(match, 1)
    for seat, word in ((1, "BEFRY"), (2, "JUMPY"), (3, "DWARF")):
        ask(match, seat, word)
    view = match.view(0)
    weights = weights_of(view, possible(view), MASTER)
    all_deals, apart, places = (
        likely(counts.hooky(), HOOKY)
        for counts in (Counts(view, weights, 10**6), Counts(view, weights, 0), CountsOfPlaces(view, weights, 0))
    )

    def off(odds: dict[str, float]) -> float:
        return sum(abs(share - odds.get(letter, 0.0)) for letter, share in all_deals.items())

    assert off(places) < 0.5 * off(apart)


def test_the_coach_names_the_missing_letters_of_its_sentence() -> None:
    match = dealt()
    to_round(match, 1)
    view = match.view(0)
    lists = possible(view)
    told = outlook(view, lists, CountsOfPlaces(view, weights_of(view, lists, MASTER), 0))
    assert dict(advice(match, 0).outlook)["missing"] == dict(told)["missing"]
