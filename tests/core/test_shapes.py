"""Shapes accept, list and count the same values."""

from itertools import combinations, islice, permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import Card
from engine.core.sampling import any_value
from engine.core.shapes import Assignment, Deal, Lists, Number, One, PrintedDeal, Run, Some, Stack, Word

PACK = tuple(Card(word) for word in "abcde")
LETTERS = tuple(Card(letter) for letter in "ABC")


def test_one_is_any_of_its_options():
    red, blue = (("color", "red"),), (("color", "blue"), ("times", 2))
    shape = One((red, blue))
    assert list(shape.each()) == [red, blue] and shape.count() == 2
    assert shape.accepts(red) and shape.accepts(blue)
    for args in ((), blue[:1], (*red, *blue), (("color", "green"),)):
        assert not shape.accepts(args)


@given(st.integers(0, 5), st.integers(0, 5), st.sets(st.sampled_from(PACK), max_size=3))
def test_some_accepts_exactly_what_it_lists_in_any_order(least, most, must):
    shape = Some(PACK, least, most, tuple(sorted(must)))
    listed = {frozenset(cards) for cards in shape.each()}
    assert shape.count() == len(listed) == len(list(shape.each()))
    for size in range(6):
        for cards in combinations(PACK, size):
            assert shape.accepts(cards[::-1]) == (frozenset(cards) in listed)
            assert (frozenset(cards) in listed) == (least <= size <= most and must <= set(cards))


@pytest.mark.parametrize("chosen", [("a", "a"), ("a", "f"), ("a",), ("a", "b", "c"), "ab", 2, None])
def test_some_refuses(chosen):
    shape = Some(PACK, 2, 2)
    assert shape.accepts(("b", "a"))
    assert not shape.accepts(chosen)


def test_equal_cards_count_as_often_as_they_occur():
    shape = Some((*PACK, Card("a")), 2, 2)
    assert shape.accepts(("a", "a"))
    assert not shape.accepts(("b", "b"))


@given(st.integers(-5, 20), st.integers(-5, 20), st.integers(1, 7))
def test_number_accepts_exactly_what_it_lists(least, most, stride):
    shape = Number(least, most, stride)
    listed = list(shape.each())
    assert shape.count() == len(listed)
    for number in range(-10, 30):
        assert shape.accepts(number) == (number in listed)
    assert not shape.accepts(str(least)) and not shape.accepts(None)


RUN = Run(
    tuple(map(Card, ("a1", "b1", "a2", "a4", "b4", "b4", "a5", "joker"))),
    tuple(tuple(map(Card, row)) for row in (("a1", "b1"), ("a2",), (), ("a4", "b4", "b4"), ("a5",))),
)


def test_a_run_is_any_one_card_or_one_of_each_neighbouring_row():
    listed = list(RUN.each())
    assert RUN.count() == len(listed) == len(set(listed)) == 11
    assert set(listed) == {
        *(("a1",), ("b1",), ("a2",), ("a4",), ("b4",), ("a5",), ("joker",)),
        *(("a1", "a2"), ("b1", "a2"), ("a4", "a5"), ("b4", "a5")),
    }


def test_a_run_accepts_exactly_what_it_lists_in_that_order():
    listed = set(RUN.each())
    for size in range(4):
        for cards in product(sorted({*RUN.cards, Card("z9")}), repeat=size):
            assert RUN.accepts(cards) == (cards in listed)


@pytest.mark.parametrize("value", ["a1", ("a1", 2), (("a1",),), 3, True])
def test_a_run_refuses_anything_but_a_list_of_its_cards(value):
    assert not RUN.accepts(value)


def test_a_long_run_is_counted_without_listing_it():
    rows = tuple(tuple(Card(f"{suit}{number}") for suit in "abcde") for number in range(11))
    shape = Run(tuple(card for row in rows for card in row), rows)
    assert shape.count() == sum((12 - length) * 5**length for length in range(1, 12))
    assert len(list(islice(shape.each(), 100))) == 100


def test_a_word_is_a_number_of_the_letters_with_repeats():
    shape = Word(LETTERS, 2)
    assert set(shape.each()) == {first + second for first in "ABC" for second in "ABC"}
    assert shape.count() == len(list(shape.each())) == 9
    assert all(map(shape.accepts, shape.each()))
    for word in ("A", "ABC", "AD", "ab", "", 7, None, ("A", "B")):
        assert not shape.accepts(word)


def test_some_words_are_refused():
    """Some by their spelling, some in any order of their letters; and a word may need one letter out of a few."""
    assert set(Word(LETTERS, 2, any_of=LETTERS[:1]).each()) == {"AA", "AB", "AC", "BA", "CA"}
    shape = Word(LETTERS, 2, barred=("AB", "CC"), spent=("AC",))
    assert set(shape.each()) == {"AA", "BA", "BB", "BC", "CB"}
    assert not any(map(shape.accepts, ("AB", "CC", "AC", "CA")))


LISTS = Lists(PACK, (2, None, 1))


def test_a_list_for_each_place():
    listed = list(LISTS.each())
    assert LISTS.count() == len(set(listed)) == len(listed) == 10 * 5
    assert all(map(LISTS.accepts, listed))
    assert LISTS.accepts((("b", "a"), None, ("a",))), "in any order, and the same card in two places"


@pytest.mark.parametrize(
    "lists",
    [
        (("a", "b"), None),
        (("a", "b"), None, ("a",), None),
        (("a", "a"), None, ("a",)),
        (("a", "b"), ("c",), ("a",)),
        (("a", "b"), (), ("a",)),
        (None, None, ("a",)),
        (("a", "b", "c"), None, ("a",)),
        (("a", "x"), None, ("a",)),
        (("a", "b"), None, "a"),
        "abc",
    ],
)
def test_lists_refuse(lists):
    assert not LISTS.accepts(lists)


def test_lists_without_number_are_made_on_request_only():
    shape = Lists(tuple(Card(f"c{number}") for number in range(26)), (7, 7, None, 7))
    assert shape.count() > 10**17
    assert len(list(islice(shape.each(), 5))) == 5


def test_an_assignment_gives_each_open_place_a_value_of_its_own():
    shape = Assignment((4, 6, 7), (True, False, True))
    assert list(shape.each()) == [(4, None, 6), (4, None, 7), (6, None, 4), (6, None, 7), (7, None, 4), (7, None, 6)]
    assert shape.count() == 6
    listed = set(shape.each())
    for chosen in product((4, 6, 7, 5, None, "4"), repeat=3):
        assert shape.accepts(chosen) == (chosen in listed)
    for chosen in ((), (4,), (4, None), (4, None, 6, None), "4 6", None, 46):
        assert not shape.accepts(chosen)


@given(st.sets(st.integers(1, 10), max_size=6), st.lists(st.booleans(), max_size=6))
def test_assignments_are_counted_as_they_are_listed(values, places):
    shape = Assignment(tuple(sorted(values)), tuple(places))
    listed = list(shape.each())
    assert shape.count() == len(listed) == len(set(listed))
    assert all(map(shape.accepts, listed))


DEAL = Deal(PACK, (("hands", (2, 1)), ("rest", 2)))


def test_a_deal_accepts_every_way_to_share_the_pack_and_no_other():
    for order in permutations(PACK):
        assert DEAL.accepts((("hands", (order[:2], order[2:3])), ("rest", order[3:])))
    for size, other in product(range(4), range(4)):
        args = (("hands", (PACK[:size], PACK[4:])), ("rest", PACK[size : size + other]))
        assert DEAL.accepts(args) == ((size, other) == (2, 2))


@pytest.mark.parametrize(
    "args",
    [
        (),
        (("for", "x"), ("hands", (("a", "b"), ("c",))), ("rest", ("d", "e"))),
        (("rest", ("d", "e")), ("hands", (("a", "b"), ("c",)))),
        (("hands", (("a", "b"), ("c",))), ("rest", ("d", "d"))),
        (("hands", (("a", "b"), ("c",), ())), ("rest", ("d", "e"))),
        (("hands", ("ab", "c")), ("rest", "de")),
        (("hands", (("a", "b"), ("c",))), ("rest", ("d", "f"))),
        (("hands", 3), ("rest", ("d", "e"))),
    ],
)
def test_a_deal_refuses(args):
    assert not DEAL.accepts(args)


PRINTED = PrintedDeal(
    (
        Stack("up", ((("a1", "moon"), ("a2", "sun")), (("b1", "sea"), ("b2", "land")), (("c1", "cat"),)), 2),
        Stack("down", ((("d1", "dog"),),), 1),
    )
)


def printed(*up, down=(("d1", "dog"),)):
    return (("up", up), ("down", down))


@pytest.mark.parametrize(
    "args",
    [
        printed(("a1", "moon"), ("c1", "cat")),
        printed(("b2", "any text at all"), ("a2", "Sun")),
        printed(("a1", "dog"), ("c1", "{0}"), down=(("d1", "DOG"),)),
    ],
)
def test_a_printed_deal_takes_any_texts(args):
    assert PRINTED.accepts(args)


@pytest.mark.parametrize(
    "args",
    [
        (),
        printed(("a1", "moon")),
        printed(("a1", "moon"), ("c1", "cat"), ("b1", "sea")),
        printed(("a1", "moon"), ("a1", "cat")),
        printed(("a1", "moon"), ("a2", "sun")),
        printed(("a1", "moon"), ("d1", "dog")),
        printed(("a1", "moon"), ("c1", "")),
        printed(("a1", "moon"), ("c1", " cat")),
        printed(("a1", "moon"), ("c1", "cat ")),
        printed(("a1", "cat"), ("c1", "CAT")),
        printed(("a1", "moon"), ("c1", "cat"))[::-1],
        (*printed(("a1", "moon"), ("c1", "cat")), ("more", ())),
        (("up", 2), ("down", (("d1", "dog"),))),
    ],
)
def test_a_printed_deal_refuses(args):
    assert not PRINTED.accepts(args)


def test_a_printed_deal_is_dealt_as_it_accepts():
    drawn = [any_value(PRINTED, Random(seed)) for seed in range(300)]
    assert all(map(PRINTED.accepts, drawn))
    assert len(set(drawn)) == 2 * (4 + 2 + 2), "every pair of cards on every side in either order"


@pytest.mark.parametrize("deal", [DEAL, PRINTED])
def test_deals_are_not_listed(deal):
    assert not list(deal.each())
    assert deal.count() > 10**6
