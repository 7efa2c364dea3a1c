"""Reading: the probability of hands, given what their owners asked others.

Most people do not ask for letters of their own hand, and ask where they can learn much. So a possible hand is likelier
if its owner could hope to learn more from its questions. It is less likely for each of its letters in their words. But
some people ask any word that they think of. The questions show how many of them a seat considers: such questions are
better than random words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import comb, log2, prod
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.bots.bitsets import each_bit
from engine.core.seats import Seat
from engine.games.hooky.bots.hand_sets import HandSets, by_number, hand_sets
from engine.games.hooky.bots.levels import Level
from engine.games.hooky.deduction import Fact, Hands, evenly, everything, facts, letters, mask, masks, narrowed
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary

Weights = Mapping[Seat, Mapping[int, float]]
"""By seat: its possible hands with their weights, without a unit."""
Likely = Callable[[int], float]
"""The likelihood of a hand, without a unit."""

OWN_LETTER_ASKED = 0.3
"""Factor on the likelihood of a hand for each of its letters in a word that its owner asked another seat."""
BIT_MORE = 20.0
"""Factor on the likelihood of a hand for each bit that its owner could hope to learn."""
THINKS = (0.05, 0.5, 0.99)
"""Share of its questions that a seat may consider, each equally likely before its first question."""
LOOKED_AT = 500
"""Most hands on which a word is tried, taken at even distances from all."""
BY_LOT = 8
"""Number of words, and of own hands, that stand for all questions of a seat that does not think."""
RECKONED = 100_000
"""Most hands by public knowledge for which a computer player estimates the thoughts of others."""


def weights_of(view: View, lists: Mapping[Seat, Hands], level: Level) -> Weights:
    """Return the weights of the hands in `lists`. They are equal unless the level reads questions. They are also equal
    with a short list of words, because then all seats ask the words that are offered."""
    read: dict[Seat, list[Likely]] = {seat: [] for seat in lists}
    if level.reads and not view.ruleset.kind.listed:
        for at, said in enumerate(view.spoken):
            if said.of is not None and said.seat in lists:
                read[said.seat].append(_asked(view, at))
    return {
        seat: {hand: weight([likelier(hand) for likelier in read[seat]]) for hand in hands}
        if read[seat]
        else dict.fromkeys(hands, 1.0)
        for seat, hands in lists.items()
    }


def weight(asked: Sequence[float]) -> float:
    """Return the likelihood of a hand. `asked`: for each question, how much likelier a thinking seat with that hand
    asks it than a random one. After good questions the seat's words count more."""
    return sum([prod([1.0 + thinks * (likelier - 1.0) for likelier in asked]) for thinks in THINKS]) / len(THINKS)


def _asked(view: View, at: int) -> Likely:
    """By hand of the asking seat: how much likelier a thinking seat asks the spoken word number `at` than a random
    one."""
    said = view.spoken[at]
    assert said.of is not None
    before = replace(view, spoken=view.spoken[:at], turned=view.turned[: said.round - 1])
    where = AskedHand(everything(view), mask(before.turned), view.hand_size, facts(before, said.of))
    thought, by_lot = _thought(where, said.word), _by_lot(where, view.language)
    return lambda hand: thought(hand) / by_lot


class AskedHand(NamedTuple):
    """The public knowledge of a hand at the time of a question. `pool`: the letters in the game. `lying`: those that
    are face up. `size`: the size of the hand. `known`: the facts about it."""

    pool: int
    lying: int
    size: int
    known: tuple[Fact, ...]


def _thought(where: AskedHand, word: str) -> Likely:
    """By own hand: the likelihood that a thinking seat asks that word, without a unit."""
    own = masks(word)[0]
    if comb(where.pool.bit_count(), where.size) > RECKONED:
        return lambda hand: OWN_LETTER_ASKED ** (hand & own).bit_count()
    hope = hopes(where, word)
    return lambda hand: OWN_LETTER_ASKED ** (hand & own).bit_count() * BIT_MORE ** hope(hand)


@lru_cache(maxsize=64)
def _by_lot(where: AskedHand, language: str) -> float:
    """The average of `_thought` over random words and hands."""
    lot, free = Random(f"by lot {where}"), letters(where.pool & ~where.lying)
    words = lot.sample(vocabulary(language).common, BY_LOT)
    hands = [mask(lot.sample(free, where.size)) for _ in range(BY_LOT)]
    return fmean([_thought(where, word)(hand) for word in words for hand in hands])


@lru_cache(maxsize=64)
def _fitting(where: AskedHand) -> HandSets:
    """Possible hands by public knowledge."""
    fits = tuple([hand for hand in narrowed(where.pool, where.size, where.known) if not hand & where.lying])
    return hand_sets(evenly(fits, LOOKED_AT))


@lru_cache(maxsize=256)
def hopes(where: AskedHand, word: str) -> Likely:
    """Return a function from the own hand to the expected information of the number of `word`, in bits."""
    sets = _fitting(where)
    answering = by_number(sets, word)

    def hope(own: int) -> float:
        taken = 0
        for bit in each_bit(own):
            taken |= sets.holding[bit]
        return entropy([(those & ~taken).bit_count() for those in answering])

    return hope


def entropy(counts: Sequence[int]) -> float:
    """Return the entropy, in bits, of groups with these sizes."""
    whole = sum(counts)
    return log2(whole) - sum(count * log2(count) for count in counts if count) / whole if whole else 0.0
