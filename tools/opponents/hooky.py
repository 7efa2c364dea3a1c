"""Players of Hooky who show nothing, and who consider neither whole deals nor what their questions reveal.

`rules` is careful. It has a sheet for every opponent, asks where the number tells most, and names the letters that most
hands have. `child` asks the seat of which it knows least for the next word that comes to mind. It takes a letter to be
where words with it got high numbers. `slate` plays the children's game like its screen: it asks for one of the three
words that are offered by lot. At the end it names letters by lot from those that are open on the slate.
"""

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
from engine.games.hooky.deduction_sheet import deduced
from engine.games.hooky.offered_words import offered
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from tools.opponents import Opponent

WORDS = 200
"""Words that it considers for a question."""
HANDS = 120
"""Hands of a sheet on which it tries a word."""
EVEN = 0.25
"""A child's suspicion of a letter of which it has heard nothing."""


def rules(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """Answer the open question that is no interruption, from the sheets."""
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
        return _missing(asked["guess"][0], {one: sum(share.get(one, 0.0) for share in shares.values()) for one in free})
    return _hands(view, asked["hands"][0], shares)


def child(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """Ask for a word that comes to mind, and name letters by the numbers."""
    rng = Random(seed)
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    verb = asked[0].verb
    if verb in ("clue", "ask"):
        prompt = min(asked, key=lambda one: (one.verb != verb, _asked_already(view, one), rng.random()))
        if not isinstance(prompt.shape, Word):
            return rng.choice(tuple(prompt.steps()))
        words = vocabulary(view.language).common
        return prompt.answer(next(word for word in rng.sample(words, len(words)) if prompt.shape.accepts(word)))
    if verb not in ("guess", "hands"):
        return next(one for one in asked if one.verb == "done").answer(())
    known = {*view.hand, *view.turned}
    seats = [seat for seat in range(view.players) if seat != view.viewer]
    held = {
        seat: {letter: _suspected(view, seat, letter) for letter in letters(everything(view)) if letter not in known}
        for seat in seats
    }
    if verb == "guess":
        return _missing(asked[0], {letter: max(of[letter] for of in held.values()) for letter in held[seats[0]]})
    return _hands(view, asked[0], held)


def slate(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """Ask for any of the offered words, and name any letters that may be missing, certain ones first. In the rulebook's
    game no words are offered, and it plays like `rules`."""
    if not view.ruleset.kind.listed:
        return rules(view, heard, prompts, seed)
    rng, prompt = Random(seed), prompts[0]
    if prompt.verb == "ask":
        return prompt.answer((("word", rng.choice(offered(view, prompt))),))
    missing = deduced(view).hooky
    certain, left = letters(missing.certain), letters(missing.possible & ~missing.certain)
    return prompt.answer((*certain, *rng.sample(left, HOOKY - len(certain))))


Shares = Mapping[Card, float]
"""By letter, how likely it is in a hand, or in any."""


def _missing(prompt: Prompt, held: Shares) -> Step:
    """Name the letters that are least likely in any hand."""
    return prompt.answer(tuple(sorted(sorted(held, key=lambda letter: (held[letter], letter))[:HOOKY])))


def _hands(view: View, prompt: Prompt, held: Mapping[Seat, Shares]) -> Step:
    """Name the most likely letters of every other hand."""
    named = {
        seat: tuple(sorted(sorted(of, key=lambda letter: (-of[letter], letter))[: view.hand_size]))
        for seat, of in held.items()
    }
    return prompt.answer(tuple(named.get(seat) for seat in range(view.players)))


def _asked_already(view: View, prompt: Prompt) -> int:
    """Number of own questions so far to the seat of the prompt."""
    of = dict(prompt.fixed).get("of")
    return sum(spoken.seat == view.viewer and spoken.of == of for spoken in view.spoken)


def _suspected(view: View, seat: Seat, letter: Card) -> float:
    """The mean share of words with that letter in the hand of `seat`, or 0 if one word had none of it. Open letters are
    certain. Words that other seats asked for are ignored."""
    if letter in view.shown[seat]:
        return 1.0
    heard = [one for one in view.spoken if one.about == seat and view.viewer in (one.seat, one.about)]
    shares = [one.number / len(one.word) for one in heard if letter in one.word]
    if not shares:
        return EVEN
    return sum(shares) / len(shares) if all(shares) else 0.0


def _clue(view: View, prompt: Prompt, rng: Random) -> Step:
    """Of the words that come to mind, one that tells least."""
    words = [word for word in vocabulary(view.language).common if prompt.shape.accepts(word)]
    words = rng.sample(words, min(WORDS, len(words)))
    return prompt.answer(min(words, key=lambda word: (number(word, view.hand), -len(set(word)))))


def _question(view: View, prompts: Sequence[Prompt], sheets: Mapping[Seat, Hands], rng: Random) -> Step:
    """The word and the seat for which the number tells most."""
    words = rng.sample(vocabulary(view.language).common, WORDS)
    best: tuple[float, Step] | None = None
    for prompt in prompts:
        assert isinstance(prompt.shape, Word)
        of = dict(prompt.fixed)["of"]
        assert isinstance(of, int)
        hands = sheets[of]
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
    """By letter, the share of hands that have it."""
    return {letter: sum(bool(hand & bit) for hand in hands) / len(hands) for letter, bit in BIT.items()}


OPPONENTS: Mapping[str, Opponent] = {"rules": rules, "child": child, "slate": slate}
