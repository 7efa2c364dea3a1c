"""Many hands as bit sets of their places, so that a word is tried on all of them at once."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.cards import Card
from engine.games.hooky.deduction import BIT, Hands


class HandSets(NamedTuple):
    """Hands by letter. `every`: all their places. `holding`: by the letter's bit, the places of the hands that hold
    it."""

    every: int
    holding: Mapping[int, int]


@lru_cache(maxsize=16)
def hand_sets(hands: Hands) -> HandSets:
    """Return these hands, the first one at the lowest place."""
    last_first = hands[::-1]
    holding = {bit: int("0" + "".join(["1" if hand & bit else "0" for hand in last_first]), 2) for bit in BIT.values()}
    return HandSets((1 << len(hands)) - 1, holding)


def by_number(sets: HandSets, word: str) -> tuple[int, ...]:
    """Return for each number from 0 to WORD_LENGTH the places of the hands that answer `word` with it (HK-18)."""
    ones = twos = fours = 0  # the numbers of all hands as sums in base 2
    for letter in word:
        carried = sets.holding[BIT[Card(letter)]]
        ones, carried = ones ^ carried, ones & carried
        twos, carried = twos ^ carried, twos & carried
        fours |= carried
    few = sets.every & ~fours
    return (
        few & ~ones & ~twos,
        few & ones & ~twos,
        few & twos & ~ones,
        few & ones & twos,
        fours & ~ones,
        fours & ones,
    )
