"""The best choice, and second thoughts."""

from random import Random
from typing import NamedTuple

import pytest

from engine.bots.choice import best, second_thought


class Choice(NamedTuple):
    name: str
    worth: float


A, B, C, D = Choice("a", 1.0), Choice("b", 3.0), Choice("c", 3.0), Choice("d", 2.5)


class NoLot(Random):
    """Fail if anything is drawn at random."""

    def random(self):
        raise AssertionError("a lot was drawn")


def test_of_equals_the_first_is_the_best():
    assert best((A, B, C)) is B
    assert best((A, C, B)) is C


def test_without_second_thoughts_nothing_is_random_and_no_other_option_is_looked_at():
    def others():
        raise AssertionError("the others were looked at")
        yield A

    assert second_thought(B, others(), 0.0, 9.0, NoLot()) is B


@pytest.mark.parametrize("seed", range(20))
def test_a_second_thought_is_at_most_so_much_worse(seed):
    assert second_thought(B, (A, D), 1.0, 0.5, Random(seed)) is D
    assert second_thought(B, (A, D), 1.0, 0.25, Random(seed)) is B
    assert second_thought(B, (), 1.0, 9.0, Random(seed)) is B


def test_second_thoughts_come_as_often_as_intended():
    rng, tries = Random(7), 2000
    others = sum(second_thought(B, (A, D), 0.25, 9.0, rng) is not B for _ in range(tries))
    assert 0.2 * tries < others < 0.3 * tries


def test_all_options_that_are_near_enough_are_considered():
    found = {second_thought(B, (A, C, D), 1.0, 0.5, Random(seed)) for seed in range(40)}
    assert found == {C, D}
