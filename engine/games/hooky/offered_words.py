"""Offering: the three words of the list that a seat of the children's game may choose from (HK-116)."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import one_of
from engine.games.hooky.bots.hand_sets import hand_sets
from engine.games.hooky.bots.thinking import bits
from engine.games.hooky.deduction import possible
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary

OFFERED = 3


def offered(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Return three words that `prompt` accepts, in alphabetical order.

    They are random ones of the words whose number tells something about the asked hand. Others come only if those are
    too few. Kept words (HK-124) come last. The seat must find out which of the three tells most. The choice is derived
    from the seat's own knowledge, so the words stay the same when the seat looks again.
    """
    of = dict(prompt.fixed)["of"]
    assert isinstance(of, int)
    words = [str(dict(step.args)["word"]) for step in prompt.steps()]
    lot = Random(f"{view.viewer} {view.hand} {view.round}")
    lot.shuffle(words)
    told = information(view, of, words)
    asked = frozenset(vocabulary(view.language).asked)
    words.sort(key=lambda word: (word not in asked, not told[word]))
    return tuple(sorted(words[:OFFERED]))


def information(view: View, of: Seat, words: Sequence[str]) -> dict[str, float]:
    """Return by word the expected information of its number about the hand of `of`, in bits."""
    sets = hand_sets(possible(view)[of])
    return {word: bits(sets, word) for word in words}


def with_offered(view: View, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    """Return the prompts; one for a word of the list accepts only the three offered words. So the coach speaks of words
    that its seat sees."""
    return tuple(_offering(view, prompt) for prompt in prompts)


def _offering(view: View, prompt: Prompt) -> Prompt:
    if prompt.verb != "ask" or not view.ruleset.kind.listed:
        return prompt
    return replace(prompt, shape=one_of("word", offered(view, prompt)))
