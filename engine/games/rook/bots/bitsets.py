"""Bit sets of cards: a bit for each card, so that thousands of hands a second can be played out.

A colour owns sixteen bits, a card's number is its place there. The Rook Bird is bit 15 of the trump colour, above the
14: so it is a trump and the highest one without a rule of its own.
"""

from collections.abc import Iterable
from functools import cache

from engine.bots.bitsets import bitset, each_bit
from engine.core.cards import Card
from engine.games.rook.cards import COLORS, NUMBER, PACK, ROOK

WIDTH = 16
ROOK_PLACE = 15

COLOR_MASKS = tuple(0xFFFF << WIDTH * place for place in range(len(COLORS)))
"""All bits of each colour."""
PLAIN = {card: 1 << (WIDTH * COLORS.index(card.split("-")[0]) + NUMBER[card]) for card in PACK}
"""The bit of every card but the Rook Bird, whose place depends on trump."""


def numbered(*numbers: int) -> int:
    """The cards of these numbers in all colours."""
    return sum(1 << (WIDTH * place + number) for place in range(len(COLORS)) for number in numbers)


FIVES, TENS, FOURTEENS, ROOKS = numbered(5), numbered(10), numbered(14), numbered(ROOK_PLACE)
COUNTERS = FIVES | TENS | FOURTEENS | ROOKS


WORTH = {
    bit: worth for cards, worth in ((FIVES, 5), (TENS, 10), (FOURTEENS, 10), (ROOKS, 20)) for bit in each_bit(cards)
}
"""The points of every card that counts (RK-6)."""
COLOR_OF = {bit: color for color in COLOR_MASKS for bit in each_bit(color)}
"""The colour that a card belongs to, as a mask; the Rook Bird's bit lies in the trump colour."""


@cache
def bits(trump: str) -> dict[Card, int]:
    """The bit of every card when `trump` is trump."""
    return PLAIN | {ROOK: 1 << (WIDTH * COLORS.index(trump) + ROOK_PLACE)}


@cache
def words(trump: str) -> dict[int, Card]:
    """The card of every bit when `trump` is trump."""
    return {bit: card for card, bit in bits(trump).items()}


def mask(cards: Iterable[Card], trump: str) -> int:
    """A set of cards as one number."""
    return bitset(cards, bits(trump))


def points(cards: int) -> int:
    """What the counters of a set are worth in points (RK-6)."""
    return (
        5 * (cards & FIVES).bit_count()
        + 10 * (cards & (TENS | FOURTEENS)).bit_count()
        + 20 * (cards & ROOKS).bit_count()
    )
