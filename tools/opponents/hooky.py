"""A careful player of Hooky with a sheet for every opponent: it asks where the number tells most, shows nothing, and
names the letters that most hands have. It never reckons with whole deals or with what a question gives away."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log2
from random import Random

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Word
from engine.core.steps import Step
from engine.games.hooky.cards import number
from engine.games.hooky.deduction import BIT, Hands, everything, letters, mask, masks, possible
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from tools.opponents import Opponent

WORDS = 200
"""Words that it thinks of for a question."""
HANDS = 120
"""Hands of a sheet that it tries a word on."""


def rules(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """The open question that is not an interruption, answered from the sheets."""
    del heard
    rng = Random(seed)
    asked: dict[str, list[Prompt]] = {}
    for prompt in prompts:
        if not prompt.interrupts:
            asked.setdefault(prompt.verb, []).append(prompt)
    if "clue" in asked:
        return _clue(view, asked["clue"][0], rng)
    if "done" in asked:
        return asked["done"][0].answer(())
    sheets = possible(view)
    if "ask" in asked:
        return _question(view, asked["ask"], sheets, rng)
    shares = {seat: _shares(hands) for seat, hands in sheets.items()}
    if "guess" in asked:
        free = letters(everything(view) & ~mask((*view.hand, *view.turned)))
        held = {letter: sum(share.get(letter, 0.0) for share in shares.values()) for letter in free}
        return asked["guess"][0].answer(tuple(sorted(sorted(held, key=lambda letter: (held[letter], letter))[:HOOKY])))
    named = {
        seat: tuple(sorted(sorted(share, key=lambda letter: (-share[letter], letter))[: view.hand_size]))
        for seat, share in shares.items()
    }
    return asked["hands"][0].answer(tuple(named.get(seat) for seat in range(view.players)))


def _clue(view: View, prompt: Prompt, rng: Random) -> Step:
    """A word that tells as little as any of those that come to mind."""
    words = [word for word in vocabulary(view.language).common if prompt.shape.accepts(word)]
    words = rng.sample(words, min(WORDS, len(words)))
    return prompt.answer(min(words, key=lambda word: (number(word, view.hand), -len(set(word)))))


def _question(view: View, prompts: Sequence[Prompt], sheets: Mapping[Seat, Hands], rng: Random) -> Step:
    """The word to the seat of which the number tells most."""
    words = rng.sample(vocabulary(view.language).common, WORDS)
    best: tuple[float, Step] | None = None
    for prompt in prompts:
        assert isinstance(prompt.shape, Word)
        hands = sheets[dict(prompt.fixed)["of"]]  # type: ignore[index]
        tried = hands[:: max(1, len(hands) // HANDS)]
        for word in words:
            if prompt.shape.accepts(word):
                told = _bits(tried, word)
                if best is None or told > best[0]:
                    best = told, prompt.answer(word)
    assert best is not None
    return best[1]


def _bits(hands: Hands, word: str) -> float:
    first, *rest = masks(word)
    numbers = [(hand & first).bit_count() for hand in hands]
    for part in rest:
        numbers = [found + (hand & part).bit_count() for found, hand in zip(numbers, hands, strict=True)]
    return log2(len(hands)) - sum(count * log2(count) for count in Counter(numbers).values()) / len(hands)


def _shares(hands: Hands) -> dict[Card, float]:
    """By letter, how many of the hands have it."""
    return {letter: sum(bool(hand & bit) for hand in hands) / len(hands) for letter, bit in BIT.items()}


OPPONENTS: Mapping[str, Opponent] = {"rules": rules}
