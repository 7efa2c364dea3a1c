"""Thinking: which question is open, and its answer.

The best question is the one whose number says most; a clue should say little. Guesses count the deals that fit. A
letter that the others are nearly sure of costs nothing to show, and brings a look at one of theirs.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import comb, log2
from random import Random
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.sampling import any_value
from engine.core.seats import Seat
from engine.core.shapes import One, Word
from engine.core.steps import Step
from engine.games.hooky.bots.levels import Level
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.deduction import (
    BIT,
    Hands,
    Noticed,
    deals,
    everything,
    facts,
    letters,
    mask,
    masks,
    narrowed,
    possible,
    ways,
)
from engine.games.hooky.options import HOOKY
from engine.games.hooky.state import Spoken
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
    words = sayable(view)
    tried, own = rng.sample(words, min(tries, len(words))), mask(view.hand)
    best: Question | None = None
    for prompt in prompts:
        hands = spread(lists[_seat(prompt)], WEIGHED)
        if len(hands) < 2:
            continue
        for word in tried:
            if prompt.accepts(saying(prompt, word)):
                blurred = OWN_LETTER * (masks(word)[0] & own).bit_count()
                worth = bits(hands, word) + blurred
                if best is None or worth > best.worth:
                    best = Question(worth, prompt, word)
    if best is None:
        return Decision(any_known(view.language, rng.choice(prompts), rng), "all_known")
    return Decision(saying(best.prompt, best.word), "splits_best")


def sayable(view: View) -> tuple[str, ...]:
    """The words that computer players put to somebody: those of the list where there is one (HK-107)."""
    its = vocabulary(view.language)
    return tuple(its.children) if view.terms.kind.listed else its.common


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


def saying(prompt: Prompt, word: str) -> Step:
    """The answer with that word: any five letters are asked for by its name, a word of the list is one of many."""
    return prompt.answer(word if isinstance(prompt.shape, Word) else (("word", word),))


def any_known(language: str, prompt: Prompt, rng: Random) -> Step:
    """Any common word that `prompt` takes; where there is none, five letters. Any word of the list where it asks for
    one."""
    if isinstance(prompt.shape, One):
        return prompt.answer(any_value(prompt.shape, rng))
    if taken := [word for word in vocabulary(language).common if prompt.shape.accepts(word)]:
        return prompt.answer(rng.choice(taken))
    return prompt.answer(any_value(prompt.shape, rng))


Tally = defaultdict[int, float]
"""By mask: how often it was counted."""
Odds = Mapping[Card, float]
"""By letter, in no unit: only which is more matters."""


class Counts:
    """How often each letter was found in a hand, and in no hand at all.

    Whole deals are counted as long as there are at most `most` ways to take a hand from each list; beyond that, each
    hand for itself.
    """

    def __init__(self, view: View, lists: Mapping[Seat, Hands], most: int) -> None:
        self._free = everything(view) & ~mask((*view.hand, *view.turned))
        self._held: dict[Seat, Tally] = {seat: defaultdict(float) for seat in lists}
        self._left: Tally = defaultdict(float)
        if ways(lists) > most:
            self._apart(lists)
            return
        for dealt in deals(lists):
            self._left[self._free & ~sum(dealt.values())] += 1
            for seat, hand in dealt.items():
                self._held[seat][hand] += 1

    def hooky(self) -> Odds:
        """How likely each letter is a Hooky card."""
        return _by_letter(self._left)

    def hand(self, seat: Seat) -> Odds:
        """How likely each letter is in the hand of `seat`."""
        return _by_letter(self._held[seat])

    def _apart(self, lists: Mapping[Seat, Hands]) -> None:
        """Count every list for itself; a letter is missing as far as it is in no hand."""
        shares: defaultdict[Card, float] = defaultdict(float)
        for seat, hands in lists.items():
            self._held[seat].update(dict.fromkeys(hands, 1.0 / len(hands)))
            for letter, found in _by_letter(self._held[seat]).items():
                shares[letter] += found
        for letter in letters(self._free):
            self._left[mask((letter,))] = max(0.0, 1.0 - shares[letter])


def _by_letter(counted: Mapping[int, float]) -> dict[Card, float]:
    return {
        letter: found for letter, bit in BIT.items() if (found := sum(n for hand, n in counted.items() if hand & bit))
    }


def likeliest(odds: Odds, size: int) -> Cards:
    """The `size` letters of the best odds, in alphabetical order."""
    return tuple(sorted(sorted(odds, key=lambda letter: (-odds[letter], letter))[:size]))


def missing(counts: Counts) -> Cards:
    """The three letters to name as Hooky cards."""
    return likeliest(counts.hooky(), HOOKY)


def all_hands(view: View, counts: Counts) -> tuple[Cards | None, ...]:
    """The letters to name for every other hand, None at the own place."""
    seats = range(view.players)
    return tuple(None if seat == view.viewer else likeliest(counts.hand(seat), view.hand_size) for seat in seats)


RECKONED = 100_000
"""Hands that the public could think the own one to be, up to which a computer player puts itself in its place."""


def reveal(view: View, prompts: Sequence[Prompt], lists: Mapping[Seat, Hands], shows_from: float) -> Decision | None:
    """The letter that the public is surest of, if it is sure enough, for a look at the hand that is known least."""
    offered = [step for prompt in prompts for step in prompt.steps()]
    if not offered or shows_from > 1.0:
        return None
    known = public_odds(view)
    card = max((Card(str(step.arg("card"))) for step in offered), key=lambda card: known.get(card, 0.0))
    if known.get(card, 0.0) < shows_from:
        return None
    steps = [step for step in offered if step.arg("card") == card]
    return Decision(max(steps, key=lambda step: len(lists[_of(step)])), "known_anyway")


def public_odds(view: View) -> dict[Card, float]:
    """How likely each own letter is in this hand for somebody who knows only what is public; {} where that is more than
    anybody reckons."""
    seat = view.viewer
    assert isinstance(seat, int)
    elsewhere = mask(view.turned) | sum(mask(view.shown[other]) for other in range(view.players) if other != seat)
    pool = everything(view) & ~elsewhere
    if comb(pool.bit_count(), view.hand_size) > RECKONED:
        return {}
    shown = mask(view.shown[seat])
    hands = [hand for hand in narrowed(pool, view.hand_size, facts(view, seat)) if hand & shown == shown]
    return {card: sum(bool(hand & BIT[card]) for hand in hands) / len(hands) for card in view.hand}


def _of(step: Step) -> Seat:
    of = step.arg("of")
    assert isinstance(of, int)
    return of


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """What a thinking player of `level` does, and why. ValueError where nothing is asked.

    All that was heard stands in the view. A reveal helps the others as much as itself, so it is only for letters that
    they know anyway.
    """
    del heard
    asked: dict[str, list[Prompt]] = {}
    for prompt in prompts:
        if not prompt.interrupts:
            asked.setdefault(prompt.verb, []).append(prompt)
    if not asked:
        raise ValueError("nothing is asked")
    if "clue" in asked:
        return clue(view, asked["clue"][0], rng)
    lists = possible(view, noticed(view, level))
    if shown := reveal(view, asked.get("reveal", ()), lists, level.shows_from):
        return shown
    if "done" in asked:
        return Decision(Step(asked["done"][0].who, "done"), "reveals_nothing")
    if "ask" in asked:
        return question(view, asked["ask"], lists, level.tries, rng)
    counts = Counts(view, lists, level.counts)
    if "guess" in asked:
        return Decision(asked["guess"][0].answer(missing(counts)), "likeliest_missing")
    return Decision(asked["hands"][0].answer(all_hands(view, counts)), "likeliest_hands")


def noticed(view: View, level: Level) -> Noticed:
    """Whether a number is taken in: the same one always or never in a match, whatever is asked later."""

    def takes_in(said: Spoken) -> bool:
        if said.of is None or said.seat == view.viewer or level.notices >= 1.0:
            return True
        lot = Random(f"{view.viewer} {view.hand} {said.round} {said.seat} {said.of} {said.word}")
        return lot.random() < level.notices

    return takes_in
