"""Reading: how likely hands are by what their owners asked others.

Nobody asks for what lies in the own hand, and everybody asks where much is to be learned. So of two hands that somebody
may have, the one is likelier with which its owner could hope to learn more from its questions, and that has fewer
letters of their words.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import comb, log2, prod

from engine.bots.bitsets import each_bit
from engine.core.seats import Seat
from engine.games.hooky.bots.levels import Level
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.deduction import BIT, Fact, Hands, everything, facts, mask, masks, narrowed
from engine.games.hooky.view import View

Weights = Mapping[Seat, Mapping[int, float]]
"""By seat: the hands that it may have, and how likely each is, in no unit."""
Likely = Callable[[int], float]
"""How likely a hand is, in no unit."""

OWN_LETTER_ASKED = 0.3
"""How much less likely a hand is for each of its letters in a word that its owner asked somebody else."""
BIT_MORE = 20.0
"""How much likelier it is for each bit that its owner could hope to learn."""
LOOKED_AT = 500
"""Hands that a word is tried on, taken evenly from all."""
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
        seat: {hand: prod([likely(hand) for likely in read[seat]]) for hand in hands} for seat, hands in lists.items()
    }


def _asked(view: View, at: int) -> Likely:
    """How likely hands are whose owner put that one of the spoken words to somebody."""
    said = view.spoken[at]
    assert said.of is not None
    own, pool = masks(said.word)[0], everything(view)
    if comb(pool.bit_count(), view.hand_size) > RECKONED:
        return lambda hand: OWN_LETTER_ASKED ** (hand & own).bit_count()
    before = replace(view, spoken=view.spoken[:at], turned=view.turned[: said.round - 1])
    hope = hopes(pool, mask(before.turned), view.hand_size, facts(before, said.of), said.word)
    return lambda hand: OWN_LETTER_ASKED ** (hand & own).bit_count() * BIT_MORE ** hope(hand)


@lru_cache(maxsize=64)
def hopes(pool: int, lying: int, size: int, known: tuple[Fact, ...], word: str) -> Likely:
    """By own hand, how many bits the number of `word` can be expected to tell about a hand of `size` cards of which
    nothing but `known` is known; `lying` are the letters that lie open."""
    fits = [hand for hand in narrowed(pool, size, known) if not hand & lying]
    hands = [fits[at * len(fits) // LOOKED_AT] for at in range(LOOKED_AT)] if len(fits) > LOOKED_AT else fits
    parts = masks(word)
    told = [sum((hand & part).bit_count() for part in parts) for hand in hands]
    answering = [_places(number == found for found in told) for number in range(WORD_LENGTH + 1)]
    holding = {bit: _places(bool(hand & bit) for hand in hands) for bit in BIT.values()}

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
