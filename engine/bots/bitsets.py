"""Bit sets: different cards as one whole number, a bit for each card. Which bit a card has is each game's own.

Loops that run through thousands of hands a second write the usual tricks out, because a call would cost more than the
work: the lowest bit is `cards & -cards`, the highest `1 << cards.bit_length() - 1`, every bit above one `-(bit << 1)`;
`cards & cards - 1` is 0 where there is no more than one card.
"""

from collections.abc import Iterable, Iterator, Mapping

from engine.core.cards import Card, Cards


def bit_by_card(cards: Iterable[Card]) -> dict[Card, int]:
    """A bit for each of the cards, all different: the first one has the lowest."""
    return {card: 1 << place for place, card in enumerate(cards)}


def bitset(cards: Iterable[Card], bits: Mapping[Card, int]) -> int:
    """The cards, all different, as a bit set."""
    return sum(bits[card] for card in cards)


def members(found: int, bits: Mapping[Card, int]) -> Cards:
    """The cards of a bit set, in the order of `bits`."""
    return tuple(card for card, bit in bits.items() if found & bit)


def each_bit(found: int) -> Iterator[int]:
    """The bits of a bit set, lowest first."""
    while found:
        bit = found & -found
        yield bit
        found ^= bit
