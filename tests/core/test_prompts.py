"""Prompts: who is asked, the arguments around the chosen value, and refusals. Shapes test the values."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.messages import say
from engine.core.prompts import Prompt
from engine.core.sampling import any_prompt
from engine.core.seats import CHANCE
from engine.core.shapes import Assignment, Deal, Lists, Number, One, Run, Some, Word
from engine.core.steps import Step

PACK = tuple(Card(word) for word in "abcde")
PILES = (("hands", (2, 1)), ("rest", 2))
LETTERS = tuple(Card(letter) for letter in "ABC")


@pytest.mark.parametrize(
    "step",
    [
        Step(1, "bury", (("for", "x"), ("cards", ("a", "b")))),
        Step(1, "bury", (("card", ("a", "b")),)),
        Step(1, "bury"),
        Step(2, "bury", (("cards", ("a", "b")),)),
        Step(1, "burn", (("cards", ("a", "b")),)),
    ],
)
def test_another_seat_verb_or_argument_is_for_another_question(step):
    prompt = Prompt(1, "bury", Some(PACK, 2, 2), key="cards")
    assert prompt.accepts(Step(1, "bury", (("cards", ("b", "a")),)))
    assert not prompt.accepts(step)


def test_arguments_may_be_on_both_sides_of_the_chosen_value():
    prompt = Prompt(1, "lay", Some(PACK, 1, 1), key="cards", fixed=(("a", 1),), after=(("b", 2),))
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
        (("a", 1), ("b", 2)),
        (("a", 1), ("cards", ("e",)), ("cards", ("e",)), ("b", 2)),
    ):
        assert not prompt.accepts(Step(1, "lay", args))
    assert not prompt.accepts(Step(1, "lay", (("a", 1), ("card", ("e",)), ("b", 2))))


def test_a_verb_without_arguments_needs_only_its_name():
    prompt = Prompt(0, "pass")
    assert list(prompt.steps()) == [Step(0, "pass")]
    assert prompt.accepts(Step(0, "pass"))
    assert not prompt.accepts(Step(0, "pass", (("", None),)))


def test_one_accepts_its_options_and_knows_why_not():
    red, blue = (("color", "red"),), (("color", "blue"),)
    prompt = Prompt(0, "trump", One((red,)), refused=((blue, say("core-no-now")),))
    assert prompt.accepts(Step(0, "trump", red))
    assert not prompt.accepts(Step(0, "trump", blue))
    assert prompt.why_not(Step(0, "trump", blue)) == say("core-no-now")
    assert prompt.why_not(Step(0, "trump", red)) is None
    assert prompt.count() == 1


@given(st.integers(0, 10**9))
def test_a_seeded_dealer_answers_every_shape(seed):
    prompts = (
        Prompt(CHANCE, "deal", Deal(PACK, PILES), fixed=(("for", "x"),)),
        Prompt(CHANCE, "roll", Number(1, 6), key="pips"),
        Prompt(CHANCE, "draw", Some(PACK, 2, 4, PACK[:1]), key="cards"),
        Prompt(CHANCE, "turn", One(((("card", "a"),), (("card", "b"),)))),
        Prompt(CHANCE, "chain", Run(PACK, (PACK[:2], PACK[2:3])), key="cards"),
        Prompt(CHANCE, "say", Word(LETTERS, 2, LETTERS[:1], spent=("AA", "AB")), key="word", after=(("by", 2),)),
        Prompt(CHANCE, "name", Lists(PACK, (2, None, 1)), key="letters"),
        Prompt(CHANCE, "vote", Assignment((4, 6, 7), (True, False, True)), key="tiles"),
    )
    for prompt in prompts:
        assert prompt.accepts(SeededDealer(seed).answer(prompt))


def test_a_seeded_dealer_is_fair():
    prompt = Prompt(CHANCE, "deal", Deal(PACK, (("top", 1), ("rest", 4))))
    dealer = SeededDealer(1)
    tops = Counter(dealer.answer(prompt).arg("top") for _ in range(1000))
    assert all(150 < tops[(card,)] < 250 for card in PACK)


def test_chance_may_have_alternatives_and_takes_each_of_them():
    """If several questions are open to it, a seeded dealer draws one at random; a single one needs no draw."""
    prompts = [Prompt(CHANCE, "deal", Deal(PACK, PILES), fixed=(("for", word),)) for word in "xyz"]
    answers = [SeededDealer(seed).answer(*prompts) for seed in range(40)]
    assert {step.arg("for") for step in answers} == set("xyz")
    assert all(sum(prompt.accepts(step) for prompt in prompts) == 1 for step in answers)


def test_a_deal_may_have_arguments_around_its_piles():
    prompts = [
        Prompt(CHANCE, "deal", Deal(PACK, PILES), fixed=(("for", "x"),), after=(("start", seat),)) for seat in (0, 1)
    ]
    found = {SeededDealer(seed).answer(*prompts).arg("start") for seed in range(20)}
    assert found == {0, 1}
    step = SeededDealer(1).answer(prompts[1])
    assert [name for name, _ in step.args] == ["for", "hands", "rest", "start"]
    assert prompts[1].accepts(step) and not prompts[0].accepts(step)
    for args in (step.args[:-1], step.args[1:], (("for", "y"), *step.args[1:]), step.args[::-1]):
        assert not prompts[1].accepts(step._replace(args=args))


def test_a_verb_with_many_prompts_is_drawn_as_often_as_one_with_a_single_one():
    many = [Prompt(0, "lay", Number(1, 6), key="pips", fixed=(("to", place),)) for place in range(9)]
    single, rng, tries = Prompt(0, "pass"), Random(3), 1000
    drawn = Counter(any_prompt([*many, single], rng).verb for _ in range(tries))
    assert 0.4 * tries < drawn["pass"] < 0.6 * tries
    assert {any_prompt([*many, single], rng) for _ in range(tries)} == {*many, single}
