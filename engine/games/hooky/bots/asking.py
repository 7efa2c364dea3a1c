"""Asking: which word to whom. The best question is the one whose number says most; a clue should say little."""

from collections.abc import Mapping, Sequence
from math import log2
from random import Random
from typing import NamedTuple

from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.sampling import any_value
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.deduction import Hands, mask, masks
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary

WEIGHED = 120
"""Hands of a longer list that a word is tried on, spread evenly over it."""
OWN_LETTER = 0.01
"""Bits that a letter of the own hand is worth in a question: it tells the others less than it tells the asker."""


class Question(NamedTuple):
    """A word to somebody, and how many bits its number is expected to tell."""

    worth: float
    prompt: Prompt
    word: str


def clue(view: View, prompt: Prompt, rng: Random) -> Decision:
    """A starting clue that tells little: one letter of the hand among five different ones, or nearly so."""
    own = mask(view.hand)
    words: dict[tuple[int, int], list[str]] = {}
    for word in vocabulary(view.language).common:
        letters, *repeated = masks(word)
        told = sum((part & own).bit_count() for part in (letters, *repeated))
        words.setdefault((told, WORD_LENGTH - letters.bit_count()), []).append(word)
    for least in sorted(words):  # so that few words have to be tried
        if taken := [word for word in words[least] if prompt.shape.accepts(word)]:
            return Decision(prompt.answer(rng.choice(taken)), "clue_tells_little")
    return Decision(any_known(view.language, prompt, rng), "any_clue")


def question(view: View, prompts: Sequence[Prompt], lists: Mapping[Seat, Hands], tries: int, rng: Random) -> Decision:
    """The question of most worth among `tries` words; where all hands are known, any."""
    tried, own = rng.sample(vocabulary(view.language).common, tries), mask(view.hand)
    best: Question | None = None
    for prompt in prompts:
        hands = spread(lists[_seat(prompt)], WEIGHED)
        if len(hands) < 2:
            continue
        for word in tried:
            if prompt.shape.accepts(word):
                blurred = OWN_LETTER * (masks(word)[0] & own).bit_count()
                worth = bits(hands, word) + blurred
                if best is None or worth > best.worth:
                    best = Question(worth, prompt, word)
    if best is None:
        return Decision(any_known(view.language, rng.choice(prompts), rng), "all_known")
    return Decision(_asked(best), "splits_best")


def bits(hands: Sequence[int], word: str) -> float:
    """How much the number of `word` is expected to tell about which of `hands` it is, all equally likely."""
    first, *rest = masks(word)
    numbers = [(hand & first).bit_count() for hand in hands]
    for part in rest:
        numbers = [found + (hand & part).bit_count() for found, hand in zip(numbers, hands, strict=True)]
    total = len(numbers)
    counts = [numbers.count(found) for found in range(WORD_LENGTH + 1)]
    return log2(total) - sum(count * log2(count) for count in counts if count) / total


def spread(hands: Hands, most: int) -> Hands:
    """At most so many of the hands, evenly from all of them."""
    return hands[:: -(-len(hands) // most)] if len(hands) > most else hands


def _seat(prompt: Prompt) -> Seat:
    of = dict(prompt.fixed)["of"]
    assert isinstance(of, int)
    return of


def _asked(best: Question) -> Step:
    return best.prompt.answer(best.word)


def any_known(language: str, prompt: Prompt, rng: Random) -> Step:
    """Any common word that `prompt` takes; where there is none, five letters."""
    if taken := [word for word in vocabulary(language).common if prompt.shape.accepts(word)]:
        return prompt.answer(rng.choice(taken))
    return prompt.answer(any_value(prompt.shape, rng))
