"""Prompts: what they accept, list and count is one and the same."""

from collections import Counter
from itertools import combinations, islice, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.prompts import Prompt, Shape
from engine.core.seats import CHANCE
from engine.core.steps import Step

PACK = tuple(Card(word) for word in "abcde")
PILES = (("hands", (2, 1)), ("rest", 2))
DEAL = Prompt(CHANCE, "deal", Shape.DEAL, cards=PACK, piles=PILES, fixed=(("for", "x"),))


def choose(*cards, fixed=()):
    return Step(1, "bury", (*fixed, ("cards", cards)))


@given(st.integers(0, 5), st.integers(0, 5), st.sets(st.sampled_from(PACK), max_size=3))
def test_cards_accepts_exactly_what_it_lists_in_any_order(least, most, must):
    must = tuple(sorted(must))
    prompt = Prompt(1, "bury", Shape.CARDS, key="cards", cards=PACK, must=must, least=least, most=most)
    listed = {frozenset(step.arg("cards")) for step in prompt.steps()}
    assert prompt.count() == len(listed) == len(list(prompt.steps()))
    for size in range(6):
        for cards in combinations(PACK, size):
            assert prompt.accepts(choose(*reversed(cards))) == (frozenset(cards) in listed)
            assert (frozenset(cards) in listed) == (least <= size <= most and set(must) <= set(cards))


@pytest.mark.parametrize(
    "step",
    [
        choose("a", "a"),
        choose("a", "f"),
        choose("a", "b", fixed=(("for", "x"),)),
        Step(1, "bury", (("card", ("a", "b")),)),
        Step(1, "bury", (("cards", "ab"),)),
        Step(1, "bury"),
        Step(2, "bury", (("cards", ("a", "b")),)),
        Step(1, "burn", (("cards", ("a", "b")),)),
    ],
)
def test_cards_refuses(step):
    prompt = Prompt(1, "bury", Shape.CARDS, key="cards", cards=PACK, least=2, most=2)
    assert prompt.accepts(choose("b", "a"))
    assert not prompt.accepts(step)


def test_arguments_may_stand_on_both_sides_of_the_chosen_ones():
    prompt = Prompt(
        1, "lay", Shape.CARDS, key="cards", cards=PACK, least=1, most=1, fixed=(("a", 1),), after=(("b", 2),)
    )
    whole = Step(1, "lay", (("a", 1), ("cards", ("e",)), ("b", 2)))
    assert prompt.answer(("e",)) == whole
    assert whole in prompt.steps()
    assert prompt.accepts(whole)
    for args in (
        (),
        whole.args[:1],
        whole.args[:2],
        whole.args[1:],
        (*whole.args[:2], ("b", 3)),
        (*whole.args, ("b", 2)),
    ):
        assert not prompt.accepts(Step(1, "lay", args))
    assert not prompt.accepts(Step(1, "lay", (("a", 1), ("card", ("e",)), ("b", 2))))


def test_equal_cards_count_as_often_as_they_are_there():
    prompt = Prompt(1, "bury", Shape.CARDS, key="cards", cards=(*PACK, Card("a")), least=2, most=2)
    assert prompt.accepts(choose("a", "a"))
    assert not prompt.accepts(choose("b", "b"))


@given(st.integers(-5, 20), st.integers(-5, 20), st.integers(1, 7))
def test_number_accepts_exactly_what_it_lists(least, most, stride):
    prompt = Prompt(0, "bid", Shape.NUMBER, key="amount", least=least, most=most, stride=stride)
    listed = [step.arg("amount") for step in prompt.steps()]
    assert prompt.count() == len(listed)
    for number in range(-10, 30):
        assert prompt.accepts(Step(0, "bid", (("amount", number),))) == (number in listed)
    assert not prompt.accepts(Step(0, "bid", (("amount", "5"),)))
    assert not prompt.accepts(Step(0, "bid"))


def test_one_accepts_its_options_and_knows_why_not():
    red, blue = (("color", "red"),), (("color", "blue"),)
    prompt = Prompt(0, "trump", options=(red,), refused=((blue, ("no-blue",)),))
    assert prompt.accepts(Step(0, "trump", red))
    assert not prompt.accepts(Step(0, "trump", blue))
    assert prompt.why_not(Step(0, "trump", blue)) == ("no-blue",)
    assert prompt.why_not(Step(0, "trump", red)) is None
    assert prompt.count() == 1


def test_a_deal_accepts_every_way_to_share_the_pack_out_and_no_other():
    fair = 0
    for order in permutations(PACK):
        args = (("for", "x"), ("hands", (order[:2], order[2:3])), ("rest", order[3:]))
        fair += DEAL.accepts(Step(CHANCE, "deal", args))
    assert fair == 120
    for size, other in product(range(4), range(4)):
        args = (("for", "x"), ("hands", (PACK[:size], PACK[4:])), ("rest", PACK[size : size + other]))
        assert DEAL.accepts(Step(CHANCE, "deal", args)) == ((size, other) == (2, 2))


@pytest.mark.parametrize(
    "args",
    [
        (),
        (("hands", (("a", "b"), ("c",))), ("rest", ("d", "e"))),
        (("for", "y"), ("hands", (("a", "b"), ("c",))), ("rest", ("d", "e"))),
        (("for", "x"), ("rest", ("d", "e")), ("hands", (("a", "b"), ("c",)))),
        (("for", "x"), ("hands", (("a", "b"), ("c",))), ("rest", ("d", "d"))),
        (("for", "x"), ("hands", (("a", "b"), ("c",), ())), ("rest", ("d", "e"))),
        (("for", "x"), ("hands", ("ab", "c")), ("rest", "de")),
        (("for", "x"), ("hands", (("a", "b"), ("c",))), ("rest", ("d", "f"))),
        (("for", "x"), ("hands", 3), ("rest", ("d", "e"))),
    ],
)
def test_a_deal_refuses(args):
    assert not DEAL.accepts(Step(CHANCE, "deal", args))


@given(st.integers(0, 10**9))
def test_a_seeded_dealer_answers_every_shape(seed):
    prompts = (
        DEAL,
        Prompt(CHANCE, "roll", Shape.NUMBER, key="pips", least=1, most=6),
        Prompt(CHANCE, "draw", Shape.CARDS, key="cards", cards=PACK, must=PACK[:1], least=2, most=4),
        Prompt(CHANCE, "turn", options=((("card", "a"),), (("card", "b"),))),
    )
    for prompt in prompts:
        assert prompt.accepts(SeededDealer(seed).answer(prompt))


def test_a_seeded_dealer_is_fair():
    prompt = Prompt(CHANCE, "deal", Shape.DEAL, cards=PACK, piles=(("top", 1), ("rest", 4)))
    dealer = SeededDealer(1)
    tops = Counter(dealer.answer(prompt).arg("top") for _ in range(1000))
    assert all(150 < tops[(card,)] < 250 for card in PACK)


RUN = Prompt(
    1,
    "chain",
    Shape.RUN,
    key="cards",
    cards=tuple(map(Card, ("a1", "b1", "a2", "a4", "b4", "b4", "a5", "joker"))),
    rows=tuple(tuple(map(Card, row)) for row in (("a1", "b1"), ("a2",), (), ("a4", "b4", "b4"), ("a5",))),
)


def chain(*cards):
    return Step(1, "chain", (("cards", cards),))


def test_a_run_is_any_one_card_or_one_of_each_neighbouring_row():
    listed = [step.arg("cards") for step in RUN.steps()]
    assert RUN.count() == len(listed) == len(set(listed)) == 11
    assert set(listed) == {
        *(("a1",), ("b1",), ("a2",), ("a4",), ("b4",), ("a5",), ("joker",)),
        *(("a1", "a2"), ("b1", "a2"), ("a4", "a5"), ("b4", "a5")),
    }


def test_a_run_accepts_exactly_what_it_lists_in_that_order():
    listed = {step.arg("cards") for step in RUN.steps()}
    for size in range(4):
        for cards in product(sorted({*RUN.cards, Card("z9")}), repeat=size):
            assert RUN.accepts(chain(*cards)) == (cards in listed)


@pytest.mark.parametrize("value", ["a1", ("a1", 2), (("a1",),), 3, True])
def test_a_run_refuses_what_is_no_list_of_its_cards(value):
    assert not RUN.accepts(Step(1, "chain", (("cards", value),)))


def test_a_long_run_is_counted_without_listing_it():
    rows = tuple(tuple(Card(f"{suit}{number}") for suit in "abcde") for number in range(11))
    prompt = Prompt(1, "chain", Shape.RUN, key="cards", cards=tuple(card for row in rows for card in row), rows=rows)
    assert prompt.count() == sum((12 - length) * 5**length for length in range(1, 12))
    assert len(list(islice(prompt.steps(), 100))) == 100


def test_chance_may_have_alternatives_and_takes_each_of_them():
    """Where several questions are open to it, a seeded dealer draws one by lot; one alone takes no draw."""
    prompts = [Prompt(CHANCE, "deal", Shape.DEAL, cards=PACK, piles=PILES, fixed=(("for", word),)) for word in "xyz"]
    answers = [SeededDealer(seed).answer(*prompts) for seed in range(40)]
    assert {step.arg("for") for step in answers} == set("xyz")
    assert all(sum(prompt.accepts(step) for prompt in prompts) == 1 for step in answers)


LETTERS = tuple(Card(letter) for letter in "ABC")
WORD = Prompt(1, "say", Shape.WORD, key="word", cards=LETTERS, length=2, fixed=(("to", 0),), after=(("by", 2),))


def say(word, to=0, by=2):
    return Step(1, "say", (("to", to), ("word", word), ("by", by)))


def test_a_word_is_so_many_of_the_letters_each_as_often_as_one_likes():
    assert {step.arg("word") for step in WORD.steps()} == {first + second for first in "ABC" for second in "ABC"}
    assert WORD.count() == len(list(WORD.steps())) == 9
    assert all(WORD.accepts(step) for step in WORD.steps())
    for word in ("A", "ABC", "AD", "ab", "", 7, None, ("A", "B")):
        assert not WORD.accepts(say(word))
    assert not WORD.accepts(say("AB", to=1)) and not WORD.accepts(say("AB", by=1))


def test_some_words_will_not_do():
    """Some as they are spelled, some in any order of their letters; and one needs a letter out of a few."""
    prompt = Prompt(1, "say", Shape.WORD, key="word", cards=LETTERS, length=2, any_of=LETTERS[:1])
    assert {step.arg("word") for step in prompt.steps()} == {"AA", "AB", "AC", "BA", "CA"}
    prompt = Prompt(1, "say", Shape.WORD, key="word", cards=LETTERS, length=2, barred=("AB", "CC"), spent=("AC",))
    assert {step.arg("word") for step in prompt.steps()} == {"AA", "BA", "BB", "BC", "CB"}
    for word in ("AB", "CC", "AC", "CA"):
        assert not prompt.accepts(Step(1, "say", (("word", word),)))


LISTS = Prompt(1, "name", Shape.LISTS, key="letters", cards=PACK, sizes=(2, None, 1))


def test_a_list_for_each_place():
    listed = [step.arg("letters") for step in LISTS.steps()]
    assert LISTS.count() == len(set(listed)) == len(listed) == 10 * 5
    assert all(LISTS.accepts(LISTS.answer(lists)) for lists in listed)
    assert LISTS.accepts(LISTS.answer((("b", "a"), None, ("a",)))), "in any order, and the same card in two places"


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
    assert not LISTS.accepts(LISTS.answer(lists))


def test_lists_without_number_are_not_made_before_they_are_asked_for():
    pack = tuple(Card(f"c{number}") for number in range(26))
    prompt = Prompt(1, "name", Shape.LISTS, key="letters", cards=pack, sizes=(7, 7, None, 7))
    assert prompt.count() > 10**17
    assert len(list(islice(prompt.steps(), 5))) == 5


@pytest.mark.parametrize("seed", range(5))
def test_a_seeded_dealer_answers_words_and_lists(seed):
    dealer = SeededDealer(seed)
    needy = Prompt(1, "say", Shape.WORD, key="word", cards=LETTERS, length=2, any_of=LETTERS[:1], spent=("AA", "AB"))
    for prompt in (WORD, LISTS, needy):
        assert prompt.accepts(dealer.answer(prompt))


def test_a_deal_may_have_arguments_behind_its_piles():
    prompts = [Prompt(CHANCE, "deal", Shape.DEAL, cards=PACK, piles=PILES, after=(("start", seat),)) for seat in (0, 1)]
    found = {dict(SeededDealer(seed).answer(*prompts).args)["start"] for seed in range(20)}
    assert found == {0, 1}
    step = SeededDealer(1).answer(prompts[1])
    assert prompts[1].accepts(step) and not prompts[0].accepts(step)
    assert not prompts[1].accepts(step._replace(args=step.args[:-1]))
