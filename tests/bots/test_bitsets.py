"""Bit sets of cards keep their cards."""

from itertools import combinations
from random import Random

import pytest

from engine.bots.bitsets import bit_by_card, bitset, each_bit, members

PACK = ("goat", "ant", "fox", "bee", "cat")
BITS = bit_by_card(PACK)


def test_every_card_has_one_bit_and_the_first_one_the_lowest():
    assert list(BITS) == list(PACK)
    assert all(bit.bit_count() == 1 for bit in BITS.values())
    assert list(BITS.values()) == sorted(set(BITS.values()))
    assert BITS["goat"] == 1


@pytest.mark.parametrize("size", range(len(PACK) + 1))
def test_a_set_holds_the_cards_that_were_put_in_and_no_others(size):
    for cards in combinations(PACK, size):
        found = bitset(reversed(cards), BITS)
        assert found.bit_count() == size
        assert members(found, BITS) == cards


def test_and_and_or_intersect_and_join_sets():
    one, two = bitset(("ant", "fox"), BITS), bitset(("fox", "cat"), BITS)
    assert members(one & two, BITS) == ("fox",)
    assert members(one | two, BITS) == ("ant", "fox", "cat")
    assert members(one & ~two, BITS) == ("ant",)


def test_the_bits_of_a_set_come_lowest_first_and_once_however_wide_it_is():
    rng = Random(1)
    for width in (1, 5, 64, 65, 130):
        found = rng.getrandbits(width)
        bits = list(each_bit(found))
        assert bits == [1 << place for place in range(width) if found >> place & 1]
    assert list(each_bit(0)) == []
