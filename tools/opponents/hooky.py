"""Players of Hooky who never consider whole deals, or what a question gives away.

`rules` is careful. It has a sheet for every opponent, asks the question with the most informative number, and names the
letters that most hands have. `child` asks the player that it knows least about for the next word that it thinks of. It
suspects letters whose words got high numbers. `slate` plays the children's game by its screen: a random one of the
three offered words. At the end it names random letters among those that the slate has left open.
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
from engine.games.hooky.offering import offered
from engine.games.hooky.options import HOOKY
from engine.games.hooky.sheet import deduced
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from tools.opponents import Opponent

WORDS = 200
"""Words that it considers for a question."""
HANDS = 120
"""Hands of a sheet on which it tries a word."""
EVEN = 0.25
"""How much a child suspects a letter that it has heard nothing of."""


def rules(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """Answer the open question that is not an interruption, from the sheets."""
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
        return _missing(asked["guess"][0], {one: sum(share.get(one, 0.0) for share in shares.values()) for one in free})
    return _hands(view, asked["hands"][0], shares)


def child(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """Ask a word that it thinks of, and name letters by the numbers."""
    del heard
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
    """Take any of the offered words, and any letters that may be missing, the certain ones first. The rulebook's game
    offers no words; there it plays like `rules`."""
    if not view.terms.kind.listed:
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
    """Name for every other hand the most likely letters."""
    named = {
        seat: tuple(sorted(sorted(of, key=lambda letter: (-of[letter], letter))[: view.hand_size]))
        for seat, of in held.items()
    }
    return prompt.answer(tuple(named.get(seat) for seat in range(view.players)))


def _asked_already(view: View, prompt: Prompt) -> int:
    """Return how often it has asked the seat that would answer the question."""
    of = dict(prompt.fixed).get("of")
    return sum(spoken.seat == view.viewer and spoken.of == of for spoken in view.spoken)


def _suspected(view: View, seat: Seat, letter: Card) -> float:
    """Return the average share of the words with that letter that was in the hand of `seat`; 0 if one of them had no
    letter there. Open letters are certain. Words that other seats asked for are ignored."""
    if letter in view.shown[seat]:
        return 1.0
    heard = [one for one in view.spoken if one.about == seat and view.viewer in (one.seat, one.about)]
    shares = [one.number / len(one.word) for one in heard if letter in one.word]
    if not shares:
        return EVEN
    return sum(shares) / len(shares) if all(shares) else 0.0


def _clue(view: View, prompt: Prompt, rng: Random) -> Step:
    """Return a word that reveals as little as any that it thinks of."""
    words = [word for word in vocabulary(view.language).common if prompt.shape.accepts(word)]
    words = rng.sample(words, min(WORDS, len(words)))
    return prompt.answer(min(words, key=lambda word: (number(word, view.hand), -len(set(word)))))


def _question(view: View, prompts: Sequence[Prompt], sheets: Mapping[Seat, Hands], rng: Random) -> Step:
    """Return the word and the seat with the most informative number."""
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
    """Return by letter the share of the hands that have it."""
    return {letter: sum(bool(hand & bit) for hand in hands) / len(hands) for letter, bit in BIT.items()}


OPPONENTS: Mapping[str, Opponent] = {"rules": rules, "child": child, "slate": slate}
