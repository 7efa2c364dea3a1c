"""Thinking: which question is open, and its answer.

The best question is the one whose number says most; a clue should say little. Guesses count the deals that fit. A
letter that the others are nearly sure of costs nothing to show, and brings a look at one of theirs.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import comb, log2, prod
from random import Random
from typing import NamedTuple

from engine.bots.assignment import assigned
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
from engine.games.hooky.options import HOOKY, ROUNDS
from engine.games.hooky.scoring import LETTER_POINTS
from engine.games.hooky.state import Spoken
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary



WEIGHED = 120
"""Hands of a longer list that a word is tried on, taken evenly from all of it."""
OWN_LETTER = 0.05
"""Bits that a letter of the own hand is worth in a question: it tells the others less than it tells the asker."""


Weights = Mapping[Seat, Mapping[int, float]]
"""By seat: the hands that it may have, and how likely each is, in no unit."""

OWN_ASKED = {1: 0.2, 2: 0.25, 3: 0.4, 4: 0.7}
"""By round: how much less likely a hand is for each of its letters in a word that its owner asked somebody else. Nobody
asks for what lies in the own hand, as long as there is something else to ask for; later there hardly is."""


def weights_of(view: View, lists: Mapping[Seat, Hands], level: Level) -> Weights:
    """How likely the hands of `lists` are. All alike, unless the level draws conclusions from what others asked for; out
    of a short list of words everybody asks what is there."""
    asked: dict[Seat, list[tuple[int, float]]] = {seat: [] for seat in lists}
    if level.reads and not view.terms.kind.listed:
        for said in view.spoken:
            if said.of is not None and said.seat in asked and said.round in OWN_ASKED:
                asked[said.seat].append((masks(said.word)[0], OWN_ASKED[said.round]))
    return {
        seat: {hand: prod([less ** (hand & word).bit_count() for word, less in asked[seat]]) for hand in hands}
        for seat, hands in lists.items()
    }


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


def question(
    view: View,
    prompts: Sequence[Prompt],
    weights: Weights,
    tries: int,
    rng: Random,
) -> Decision:
    """The question of most worth among `tries` words; where all hands are known, any."""
    words = sayable(view)
    tried, own = rng.sample(words, min(tries, len(words))), mask(view.hand)
    best: Question | None = None
    for prompt in prompts:
        seat = _seat(prompt)
        if len(weights[seat]) < 2:
            continue
        hands = drawn(weights[seat], WEIGHED)
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


def drawn(weighed: Mapping[int, float], most: int) -> Hands:
    """So many of the hands, each about as often as it weighs: evenly from all of them, and none by lot."""
    step = sum(weighed.values()) / most
    found: list[int] = []
    reached = step / 2
    for hand, weight in weighed.items():
        reached -= weight
        while reached < 0:
            found.append(hand)
            reached += step
    return tuple(found)


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
    hand for itself. A deal counts for as much as its hands weigh.
    """

    def __init__(self, view: View, weights: Weights, most: int) -> None:
        self._free = everything(view) & ~mask((*view.hand, *view.turned))
        self._held: dict[Seat, Tally] = {seat: defaultdict(float) for seat in weights}
        self._left: Tally = defaultdict(float)
        lists = {seat: tuple(weighed) for seat, weighed in weights.items()}
        if ways(lists) > most:
            self._apart(weights)
            return
        for dealt in deals(lists):
            weight = prod([weights[seat][hand] for seat, hand in dealt.items()])
            self._left[self._free & ~sum(dealt.values())] += weight
            for seat, hand in dealt.items():
                self._held[seat][hand] += weight

    @property
    def seats(self) -> Sequence[Seat]:
        """Whose hands were counted."""
        return sorted(self._held)

    def hooky(self) -> Odds:
        """How likely each letter is a Hooky card."""
        return _by_letter(self._left)

    def hand(self, seat: Seat) -> Odds:
        """How likely each letter is in the hand of `seat`."""
        return _by_letter(self._held[seat])

    def _apart(self, weights: Weights) -> None:
        """Count every list for itself; a letter is missing as far as it is in no hand."""
        shares: defaultdict[Card, float] = defaultdict(float)
        for seat, hands in weights.items():
            whole = sum(hands.values())
            self._held[seat].update({hand: weight / whole for hand, weight in hands.items()})
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


def missing(view: View, counts: Counts) -> Cards:
    """The three letters to name as Hooky cards; at the end those that `all_hands` leaves over."""
    if view.round == ROUNDS and view.terms.kind.names_hands:
        return _placed(view, counts)[None]
    return likeliest(counts.hooky(), HOOKY)


def all_hands(view: View, counts: Counts) -> tuple[Cards | None, ...]:
    """The letters to name for every other hand, None at the own place; none of them is named twice, or as missing."""
    placed = _placed(view, counts)
    return tuple(None if seat == view.viewer else placed[seat] for seat in range(view.players))


def _placed(view: View, counts: Counts) -> dict[Seat | None, Cards]:
    """Every letter that does not lie open or in the own hand at one place, None for the Hooky cards: of all such ways
    the one that will probably bring most points."""
    points = {None: view.terms.kind.points[ROUNDS]} | dict.fromkeys(counts.seats, LETTER_POINTS)
    odds = {None: likely(counts.hooky(), HOOKY)}
    odds |= {seat: likely(counts.hand(seat), view.hand_size) for seat in counts.seats}
    places: list[Seat | None] = [None] * HOOKY + [seat for seat in counts.seats for _ in range(view.hand_size)]
    free = letters(everything(view) & ~mask((*view.hand, *view.turned)))
    worth = [[points[place] * odds[place].get(letter, 0.0) for place in places] for letter in free]
    found: dict[Seat | None, list[Card]] = {place: [] for place in places}
    for letter, at in zip(free, assigned(worth), strict=True):
        found[places[at]].append(letter)
    return {place: tuple(cards) for place, cards in found.items()}


def likely(odds: Odds, size: int) -> dict[Card, float]:
    """Odds as probabilities, of which a set of `size` letters has as many."""
    whole = sum(odds.values())
    return {letter: min(1.0, size * much / whole) for letter, much in odds.items()} if whole else {}


RECKONED = 100_000
"""Hands that the public could think the own one to be, up to which a computer player puts itself in its place."""


def reveal(view: View, prompts: Sequence[Prompt], lists: Mapping[Seat, Hands], level: Level) -> Decision | None:
    """The letter that the public is surest of, if it is sure enough, for the look that tells most, if it tells enough."""
    offered = [step for prompt in prompts for step in prompt.steps()]
    if not offered or level.shows_from > 1.0:
        return None
    told = {of: look_bits(view, of, lists[of]) for of in {_of(step) for step in offered}}
    if max(told.values()) < level.looks_for:
        return None
    known = public_odds(view)
    card = max((Card(str(step.arg("card"))) for step in offered), key=lambda card: known.get(card, 0.0))
    if known.get(card, 0.0) < level.shows_from:
        return None
    steps = [step for step in offered if step.arg("card") == card]
    return Decision(max(steps, key=lambda step: told[_of(step)]), "known_anyway")


def look_bits(view: View, seat: Seat, hands: Hands) -> float:
    """How much a look at one card of the seat is expected to tell about which of `hands` it is: chance draws it from
    those that lie face down."""
    hidden = view.hand_size - len(view.shown[seat])
    if len(hands) < 2 or not hidden:
        return 0.0
    open_cards = mask(view.shown[seat])
    shares = [sum(bool(hand & bit) for hand in hands) / len(hands) / hidden for bit in BIT.values() if not bit & open_cards]
    return -sum(share * log2(share) for share in shares if share) - log2(hidden)


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
    weights = weights_of(view, lists, level)
    if shown := reveal(view, asked.get("reveal", ()), lists, level):
        return shown
    if "done" in asked:
        return Decision(Step(asked["done"][0].who, "done"), "reveals_nothing")
    if "ask" in asked:
        return question(view, asked["ask"], weights, level.tries, rng)
    counts = Counts(view, weights, level.counts)
    if "guess" in asked:
        return Decision(asked["guess"][0].answer(missing(view, counts)), "likeliest_missing")
    return Decision(asked["hands"][0].answer(all_hands(view, counts)), "likeliest_hands")


def noticed(view: View, level: Level) -> Noticed:
    """Whether a number is taken in: the same one always or never in a match, whatever is asked later."""

    def takes_in(said: Spoken) -> bool:
        if said.of is None or said.seat == view.viewer or level.notices >= 1.0:
            return True
        lot = Random(f"{view.viewer} {view.hand} {said.round} {said.seat} {said.of} {said.word}")
        return lot.random() < level.notices

    return takes_in
