"""Offering: which three words of the list a seat of the children's game is shown to choose from (HK-116)."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import one_of
from engine.games.hooky.bots.thinking import bits
from engine.games.hooky.deduction import possible
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary

OFFERED = 3


def offered(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Three words that `prompt` takes, in alphabetical order: any of those whose number tells something about the hand
    that is asked, and others only where there are too few of them. Words that are only kept (HK-124) come last. Which
    of the three tells most is for the seat to find. What nobody but the seat knows decides, so it is the same whenever
    the seat looks."""
    of = dict(prompt.fixed)["of"]
    assert isinstance(of, int)
    words = [str(dict(step.args)["word"]) for step in prompt.steps()]
    lot = Random(f"{view.viewer} {view.hand} {view.round}")
    lot.shuffle(words)
    told = telling(view, of, words)
    asked = frozenset(vocabulary(view.language).asked)
    words.sort(key=lambda word: (word not in asked, not told[word]))
    return tuple(sorted(words[:OFFERED]))


def telling(view: View, of: Seat, words: Sequence[str]) -> dict[str, float]:
    """By word, how many bits its number is expected to tell about the hand of `of`."""
    hands = possible(view)[of]
    return {word: bits(hands, word) for word in words}


def with_offered(view: View, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    """The prompts, of which one for a word of the list takes the three that are offered and no other: so the coach
    speaks of words that its seat sees."""
    return tuple(_offering(view, prompt) for prompt in prompts)


def _offering(view: View, prompt: Prompt) -> Prompt:
    if prompt.verb != "ask" or not view.terms.kind.listed:
        return prompt
    return replace(prompt, shape=one_of("word", offered(view, prompt)))
