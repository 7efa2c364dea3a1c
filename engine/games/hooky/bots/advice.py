"""Advice: what the coach would do for the seat that looks, and why: which word splits what can be, which letters are
likely to be missing. It reckons with everything that was said aloud."""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import cast

from engine.core.advice import Advice, Details, Thought, counsel, waiting
from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hooky.bots.advising_outlook import likely, outlook, percent
from engine.games.hooky.bots.advising_words import clue_thought, question_thought
from engine.games.hooky.bots.guessing import Counts, all_hands, missing
from engine.games.hooky.bots.levels import MASTER
from engine.games.hooky.bots.revealing import public_odds
from engine.games.hooky.bots.thinking import considered
from engine.games.hooky.deduction import possible
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View

NEAR = {"ask": 0.15, "guess": 0.05, "hands": 0.2, "clue": 0.0}
"""How much less a step may be worth and be about as good: bits of a question, right letters of a guess."""


def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """The coach's advice, or why the seat may have taken `step`; from the seat's knowledge alone. ValueError where
    nothing is asked."""
    if not prompts:
        raise ValueError("nothing is asked")
    if step is not None and step.do == "withdraw":
        return Advice(step, "word_sent_back", (("word", step.arg("word")),))
    if all(prompt.interrupts for prompt in prompts):
        return Advice(waiting(prompts[0].who), "reveals_nothing")
    asked = {prompt.verb: prompt for prompt in prompts}
    if "guess" in asked or "hands" in asked:
        return _guess_advice(view, asked, step)
    best = considered(view, heard, prompts, MASTER, Random(seed)).step
    if best.do == "clue":
        return _weighed(clue_thought(view, best, best), step and clue_thought(view, step, best), ())
    lists = possible(view)
    facts = outlook(view, lists)
    if (step or best).do != "ask":
        return _look_advice(view, best, step or best, facts)
    if best.do != "ask":  # to reveal something comes first, but questions are compared with questions
        questions = [prompt for prompt in prompts if prompt.verb == "ask"]
        best = considered(view, heard, questions, MASTER, Random(seed)).step
    return _weighed(question_thought(lists, best, best), step and question_thought(lists, step, best), facts)


def _weighed(best: Thought, asked: Thought | None, facts: Details) -> Advice:
    return counsel([best], asked, NEAR[best.step.do], facts)


def _look_advice(view: View, best: Step, step: Step, facts: Details) -> Advice:
    """To reveal a letter or not; the best level reveals only what everybody is nearly sure of."""
    if step.do == "reveal":
        card, odds = cast(Card, step.arg("card")), public_odds(view)
        named = (("card", card), ("seat", step.arg("of")))
        if odds.get(card, 0.0) >= MASTER.shows_from:
            return Advice(step, "known_anyway", (*named, ("sure", percent(odds[card]))), (best,), facts)
        return Advice(step, "gives_away", named, (best,), facts)
    if best.do == "reveal":
        card = cast(Card, best.arg("card"))
        sure = percent(public_odds(view).get(card, 0.0))
        return Advice(step, "could_look", (("card", card), ("sure", sure)), (best,), facts)
    return Advice(step, "reveals_nothing", (), (best,), facts)


def _guess_advice(view: View, asked: Mapping[str, Prompt], step: Step | None) -> Advice:
    """A guess is worth the letters of it that will probably be right. Where both are owed, they come in any order."""
    lists = possible(view)
    counts = Counts(view, lists, MASTER.counts)
    if step.do == "guess" if step else "guess" in asked:
        best, thought = asked["guess"].answer(missing(counts)), _missing_thought
    else:
        best, thought = asked["hands"].answer(all_hands(view, counts)), partial(_hands_thought, view.hand_size)
    return _weighed(thought(counts, best), step and thought(counts, step), outlook(view, lists, counts))


def _missing_thought(counts: Counts, step: Step) -> Thought:
    shares = likely(counts.hooky(), HOOKY)
    named = [(letter, shares.get(letter, 0.0)) for letter in cast(Cards, step.arg("letters"))]
    named.sort(key=lambda pair: (-pair[1], pair[0]))
    told = tuple((letter, percent(share)) for letter, share in named)
    return Thought(step, sum(share for _, share in named), "likeliest_missing", (("likely", told),))


def _hands_thought(size: int, counts: Counts, step: Step) -> Thought:
    right, number = 0.0, 0
    for seat, letters in enumerate(cast("tuple[Cards | None, ...]", step.arg("letters"))):
        if letters is not None:
            shares = likely(counts.hand(seat), size)
            right += sum(shares.get(letter, 0.0) for letter in letters)
            number += len(letters)
    return Thought(step, right, "likeliest_hands", (("right", round(right)), ("of", number)))
