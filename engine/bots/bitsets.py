"""Bit sets: a set of cards as one integer, with one bit for each card. Each game numbers its own cards.

Hot loops write these expressions out, because a call would cost more than the work:
the lowest bit is `cards & -cards`; the highest is `1 << cards.bit_length() - 1`;
all bits above one are `-(bit << 1)`; `cards & cards - 1` is 0 for at most one card.
"""

from collections.abc import Iterable, Iterator, Mapping

from engine.core.cards import Card, Cards


def bit_by_card(cards: Iterable[Card]) -> dict[Card, int]:
    """Return a bit for each card; all cards are different, and the first one has the lowest bit."""
    return {card: 1 << place for place, card in enumerate(cards)}


def bitset(cards: Iterable[Card], bits: Mapping[Card, int]) -> int:
    """Return the cards, all different, as a bit set."""
    return sum(bits[card] for card in cards)


def members(found: int, bits: Mapping[Card, int]) -> Cards:
    """Return the cards of a bit set, in the order of `bits`."""
    return tuple(card for card, bit in bits.items() if found & bit)


def each_bit(found: int) -> Iterator[int]:
    """Yield the bits of a bit set, lowest first."""
    while found:
        bit = found & -found
        yield bit
        found ^= bit
