"""Reading: how likely hands are by what their owners asked others.

Most people do not ask for what lies in the own hand, and ask where much is to be learned. So of two hands that somebody
may have, the one is likelier with which its owner could hope to learn more from its questions, and that has fewer
letters of their words. But some ask for whatever comes to mind. How many of its questions a seat thinks about, these
tell: whoever does asks better ones than words by lot would be.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import comb, log2, prod
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.bots.bitsets import each_bit
from engine.core.seats import Seat
from engine.games.hooky.bots.levels import Level
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.deduction import BIT, Fact, Hands, evenly, everything, facts, letters, mask, masks, narrowed
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary

Weights = Mapping[Seat, Mapping[int, float]]
"""By seat: the hands that it may have, and how likely each is, in no unit."""
Likely = Callable[[int], float]
"""How likely a hand is, in no unit."""

OWN_LETTER_ASKED = 0.3
"""How much less likely a hand is for each of its letters in a word that its owner asked somebody else."""
BIT_MORE = 20.0
"""How much likelier it is for each bit that its owner could hope to learn."""
THINKS = (0.05, 0.5, 0.99)
"""About how many of its questions somebody may think, each as likely before it asks anything."""
LOOKED_AT = 500
"""Hands that a word is tried on, taken evenly from all."""
BY_LOT = 8
"""So many words, and so many own hands, stand for all that somebody may ask who does not think."""
RECKONED = 100_000
"""Hands that somebody could have as far as the public knows, up to which a computer player thinks as others do."""


def weights_of(view: View, lists: Mapping[Seat, Hands], level: Level) -> Weights:
    """How likely the hands of `lists` are. All alike, unless the level draws conclusions from what others asked for;
    out of a short list of words everybody asks what is there."""
    read: dict[Seat, list[Likely]] = {seat: [] for seat in lists}
    if level.reads and not view.terms.kind.listed:
        for at, said in enumerate(view.spoken):
            if said.of is not None and said.seat in lists:
                read[said.seat].append(_asked(view, at))
    return {
        seat: {hand: weight([likelier(hand) for likelier in read[seat]]) for hand in hands}
        for seat, hands in lists.items()
    }


def weight(asked: Sequence[float]) -> float:
    """How likely a hand is with which somebody who thinks asks each of its questions so many times as readily as they
    come by lot: whoever asked others well is taken at its word."""
    return sum([prod([1.0 + thinks * (likelier - 1.0) for likelier in asked]) for thinks in THINKS]) / len(THINKS)


def _asked(view: View, at: int) -> Likely:
    """By hand of whoever put that one of the spoken words to somebody: how much likelier it is that somebody who thinks
    says it than that it comes by lot."""
    said = view.spoken[at]
    assert said.of is not None
    before = replace(view, spoken=view.spoken[:at], turned=view.turned[: said.round - 1])
    where = Asked(everything(view), mask(before.turned), view.hand_size, facts(before, said.of))
    thought, by_lot = _thought(where, said.word), _by_lot(where, view.language)
    return lambda hand: thought(hand) / by_lot


class Asked(NamedTuple):
    """What everybody knew of a hand when it was asked about: `pool` are the letters that there are, `lying` those that
    lie open, `size` how many it has, `known` what was told of it."""

    pool: int
    lying: int
    size: int
    known: tuple[Fact, ...]


def _thought(where: Asked, word: str) -> Likely:
    """How readily somebody who thinks asks for a word there, by its own hand, in no unit."""
    own = masks(word)[0]
    if comb(where.pool.bit_count(), where.size) > RECKONED:
        return lambda hand: OWN_LETTER_ASKED ** (hand & own).bit_count()
    hope = hopes(where, word)
    return lambda hand: OWN_LETTER_ASKED ** (hand & own).bit_count() * BIT_MORE ** hope(hand)


@lru_cache(maxsize=64)
def _by_lot(where: Asked, language: str) -> float:
    """How readily, on average, it asks for any word that there is."""
    lot, free = Random(f"by lot {where}"), letters(where.pool & ~where.lying)
    words = lot.sample(vocabulary(language).common, BY_LOT)
    hands = [mask(lot.sample(free, where.size)) for _ in range(BY_LOT)]
    return fmean([_thought(where, word)(hand) for word in words for hand in hands])


class Fitting(NamedTuple):
    """Hands that somebody may have as far as everybody knows, and by letter at which of their places it is held."""

    hands: Hands
    holding: Mapping[int, int]


@lru_cache(maxsize=64)
def _fitting(where: Asked) -> Fitting:
    fits = tuple([hand for hand in narrowed(where.pool, where.size, where.known) if not hand & where.lying])
    hands = evenly(fits, LOOKED_AT)
    return Fitting(hands, {bit: _places(bool(hand & bit) for hand in hands) for bit in BIT.values()})


@lru_cache(maxsize=256)
def hopes(where: Asked, word: str) -> Likely:
    """By own hand, how many bits the number of `word` can be expected to tell there."""
    hands, holding = _fitting(where)
    parts = masks(word)
    told = [sum((hand & part).bit_count() for part in parts) for hand in hands]
    answering = [_places(number == found for found in told) for number in range(WORD_LENGTH + 1)]

    def hope(own: int) -> float:
        taken = 0
        for bit in each_bit(own):
            taken |= holding[bit]
        return entropy([(those & ~taken).bit_count() for those in answering])

    return hope


def _places(found: Iterable[bool]) -> int:
    """The places at which something was found, as a bit set: many hands are gone through at once."""
    return sum(1 << at for at, there in enumerate(found) if there)


def entropy(counts: Sequence[int]) -> float:
    """How many bits it tells which of so many groups of alike things it is that one is of."""
    whole = sum(counts)
    return log2(whole) - sum(count * log2(count) for count in counts if count) / whole if whole else 0.0
