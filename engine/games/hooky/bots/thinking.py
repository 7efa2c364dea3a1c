"""Thinking: finds the open question and answers it.

The best question is the one whose number tells most; a clue should tell little. A letter of which the others are nearly
sure tells them nothing when it is shown, and allows a look at one of theirs. But it must not cost a tie, and the look
must be informative.
"""

from collections.abc import Mapping, Sequence
from math import comb, log2
from random import Random
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.characters import PLAIN, Manner
from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.sampling import any_value
from engine.core.seats import Seat
from engine.core.shapes import One, Word
from engine.core.steps import Step
from engine.games.hooky.bots.guessing import Counts, all_hands, by_letter, missing
from engine.games.hooky.bots.hand_sets import HandSets, by_number, hand_sets
from engine.games.hooky.bots.levels import Level
from engine.games.hooky.bots.question_weights import RECKONED, Weights, entropy, weights_of
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.deduction import (
    Hands,
    Noticed,
    everything,
    facts,
    mask,
    masks,
    narrowed,
    possible,
)
from engine.games.hooky.deduction_sheet import deduced
from engine.games.hooky.state import SpokenWord
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary

WEIGHED = 120
"""Most hands of a list on which a word is tried, taken at even distances from all."""
OWN_LETTER = 0.05
"""Bits that a letter of the own hand adds to a question: it tells the others less than the asker."""


class WordQuestion(NamedTuple):
    """A word to a seat, and the expected information of its number, in bits."""

    worth: float
    prompt: Prompt
    word: str


SPARED = 0.2
"""Bits that a manner may cost, for a question that is exactly what it likes."""
PADDED = OWN_LETTER / SPARED
"""How careful a letter of the own hand is in a question. Its worth is nothing to a bold player and double to a careful
one. If bold players avoided own letters they would lose matches, because masters read questions."""
RARE = frozenset("JKQVWXYZ")
MOST_RARE = 2
"""Rare letters beyond this number do not make a word rarer."""


def manner_bonus(view: View, of: Seat | None, word: str, manner: Manner) -> float:
    """Return how much a player of that manner likes to say `word`, from -1 to 1 or slightly beyond. `of`: the seat that
    is asked, or None for a clue.

    A hurried player asks the seats in turn. A seat that is asked more often than others hears less that it does not
    know. So no seat should have a neighbour that always asks it.
    """
    if manner == PLAIN:
        return 0.0
    seat, latest = view.viewer, view.spoken[-1].word if view.spoken else ""
    assert isinstance(seat, int)
    mine = next((said.of for said in reversed(view.spoken) if said.seat == seat and said.of is not None), None)
    others = [(seat + by) % view.players for by in range(1, view.players)]
    following = others[0] if mine is None else others[(others.index(mine) + 1) % len(others)]
    echoes = (0.7 * (latest[0] == word[0]) + 0.5 * (latest[-1] == word[-1])) if latest else 0.0
    own = (masks(word)[0] & mask(view.hand)).bit_count()
    return manner.likes(
        Manner(
            dares=-PADDED * own,
            hoards=float(of is not None and of == mine),
            gambles=min(sum(letter in RARE for letter in word), MOST_RARE) / MOST_RARE,
            echoes=echoes,
            hurries=float(of == following),
        )
    )


def clue(view: View, prompt: Prompt, manner: Manner, rng: Random) -> Decision:
    """A starting clue that tells little: five different letters with only one of the hand, or nearly so. Among such
    words it is one that the manner likes."""
    own = mask(view.hand)
    words: dict[tuple[int, int], list[str]] = {}
    for word in vocabulary(view.language).common:
        letters, *repeated = masks(word)
        told = sum((part & own).bit_count() for part in (letters, *repeated))
        words.setdefault((told, WORD_LENGTH - letters.bit_count()), []).append(word)
    for least in sorted(words):  # so that few words must be tried
        if taken := [word for word in words[least] if prompt.shape.accepts(word)]:
            if manner != PLAIN:
                most = max(manner_bonus(view, None, word, manner) for word in taken)
                taken = [word for word in taken if manner_bonus(view, None, word, manner) == most]
            return Decision(prompt.answer(rng.choice(taken)), "clue_tells_little")
    return Decision(any_known(view.language, prompt, rng), "any_clue")


def question(
    view: View,
    prompts: Sequence[Prompt],
    weights: Weights,
    level: Level,
    rng: Random,
) -> Decision:
    """The question of most worth among those considered; any question if all hands are known."""
    words = sayable(view)
    tried, own = rng.sample(words, min(level.tries, len(words))), mask(view.hand)
    best: WordQuestion | None = None
    for prompt in prompts:
        seat = _seat(prompt)
        if len(weights[seat]) < 2:
            continue
        sets = hand_sets(drawn(weights[seat], WEIGHED))
        for word in tried:
            if prompt.accepts(saying(prompt, word)):
                blurred = OWN_LETTER * (masks(word)[0] & own).bit_count()
                worth = bits(sets, word) + blurred + SPARED * manner_bonus(view, seat, word, level.manner)
                if best is None or worth > best.worth:
                    best = WordQuestion(worth, prompt, word)
    if best is None:
        return Decision(any_known(view.language, rng.choice(prompts), rng), "all_known")
    return Decision(saying(best.prompt, best.word), "splits_best")


def sayable(view: View) -> tuple[str, ...]:
    """Return the words that computer players ask: in the children's game those of the list (HK-107, HK-124)."""
    its = vocabulary(view.language)
    return its.asked if view.ruleset.kind.listed else its.common


def bits(sets: HandSets, word: str) -> float:
    """Return the expected information of the number of `word`, in bits, if all hands of `sets` are equally likely."""
    return entropy([those.bit_count() for those in by_number(sets, word)])


def drawn(weighed: Mapping[int, float], most: int) -> Hands:
    """Return at most `most` hands, each about as often as its weight. They are taken at even distances, not at
    random."""
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
    """Return the answer with that word: free words are named by itself, a word of the list is one of several
    answers."""
    return prompt.answer(word if isinstance(prompt.shape, Word) else (("word", word),))


def any_known(language: str, prompt: Prompt, rng: Random) -> Step:
    """Return a random common word that `prompt` accepts, or five letters if there is none. For a question of the list
    it is any of its words."""
    if isinstance(prompt.shape, One):
        return prompt.answer(any_value(prompt.shape, rng))
    if taken := [word for word in vocabulary(language).common if prompt.shape.accepts(word)]:
        return prompt.answer(rng.choice(taken))
    return prompt.answer(any_value(prompt.shape, rng))


def reveal(view: View, prompts: Sequence[Prompt], lists: Mapping[Seat, Hands], level: Level) -> Decision | None:
    """Reveal the letter of which the public is surest, if it is sure enough, for the most informative look. Never look
    at a hand that follows from the others. Of tied seats the one with the fewest reveals wins (HK-97), so it never
    shows more than another seat."""
    offered = [step for prompt in prompts for step in prompt.steps()]
    if not offered or level.shows_from > 1.0 or costs_a_tie(view):
        return None
    told = {of: look_bits(view, of, lists[of]) for of in {_of(step) for step in offered}}
    if max(told.values()) < level.looks_for:
        return None
    known = public_odds(view)
    card = max((Card(str(step.arg("card"))) for step in offered), key=lambda card: known.get(card, 0.0))
    if known.get(card, 0.0) < level.shows_from:
        return None
    hands = deduced(view).hands
    looks = [_of(step) for step in offered if hands[_of(step)].certain != hands[_of(step)].possible]
    of = max(looks, key=lambda seat: told[seat], default=None)
    if of is None or told[of] < level.looks_for:
        return None
    return Decision(next(step for step in offered if (step.arg("card"), _of(step)) == (card, of)), "known_anyway")


def costs_a_tie(view: View) -> bool:
    """Whether one more reveal would be more than another seat has shown."""
    shown = [len(cards) for cards in view.shown]
    seat = view.viewer
    assert isinstance(seat, int)
    return any(shown[seat] >= less for other, less in enumerate(shown) if other != seat)


def look_bits(view: View, seat: Seat, hands: Hands) -> float:
    """Return the expected information, in bits, of a look at one card of the seat, if `hands` are possible. Chance
    draws the card from those that are face down."""
    hidden = view.hand_size - len(view.shown[seat])
    if len(hands) < 2 or not hidden:
        return 0.0
    held = by_letter(dict.fromkeys(hands, 1.0))
    shares = [number / len(hands) / hidden for letter, number in held.items() if letter not in view.shown[seat]]
    return -sum(share * log2(share) for share in shares) - log2(hidden)


def public_odds(view: View) -> dict[Card, float]:
    """Return the probability of each own letter by public knowledge alone; {} if there are too many hands."""
    seat = view.viewer
    assert isinstance(seat, int)
    elsewhere = mask(view.turned) | sum(mask(view.shown[other]) for other in range(view.players) if other != seat)
    pool = everything(view) & ~elsewhere
    if comb(pool.bit_count(), view.hand_size) > RECKONED:
        return {}
    shown = mask(view.shown[seat])
    hands = [hand for hand in narrowed(pool, view.hand_size, facts(view, seat)) if hand & shown == shown]
    held = by_letter(dict.fromkeys(hands, 1.0))
    return {card: held[card] / len(hands) for card in view.hand}


def _of(step: Step) -> Seat:
    of = step.arg("of")
    assert isinstance(of, int)
    return of


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """Return the step of a thinking player of `level` and its reason. ValueError if there are no prompts.

    The view contains all that was heard. A reveal helps the others as much as the player itself, so only letters that
    they know anyway are revealed.
    """
    asked: dict[str, list[Prompt]] = {}
    for prompt in prompts:
        if not prompt.interrupts:
            asked.setdefault(prompt.verb, []).append(prompt)
    if not asked:
        raise ValueError("nothing is asked")
    if "clue" in asked:
        return clue(view, asked["clue"][0], level.manner, rng)
    lists = possible(view, noticed(view, level))
    weights = weights_of(view, lists, level)
    if shown := reveal(view, asked.get("reveal", ()), lists, level):
        return shown
    if "done" in asked:
        return Decision(Step(asked["done"][0].who, "done"), "reveals_nothing")
    if "ask" in asked:
        return question(view, asked["ask"], weights, level, rng)
    counts = Counts(view, weights, level.counts)
    if "guess" in asked:
        return Decision(asked["guess"][0].answer(missing(view, counts)), "likeliest_missing")
    return Decision(asked["hands"][0].answer(all_hands(view, counts)), "likeliest_hands")


def noticed(view: View, level: Level) -> Noticed:
    """Return whether the player remembers a number. The answer for one number is the same throughout a match."""

    def takes_in(said: SpokenWord) -> bool:
        own = said.seat == view.viewer
        share = level.keeps if own else level.notices
        if said.of is None or share >= 1.0 or (own and not said.number):  # letters with 0 are crossed out
            return True
        lot = Random(f"{view.viewer} {view.hand} {said.round} {said.seat} {said.of} {said.word}")
        return lot.random() < share

    return takes_in
