"""Bit sets of cards: a bit for each card, so that thousands of hands a second can be played out.

A card's place is its place in the pack; with two decks the second copy stands `COPY` places higher.
"""

from collections.abc import Iterable

from engine.bots.bitsets import bit_by_card, bitset, each_bit
from engine.core.cards import Card
from engine.games.spooks.cards import CAT, COLOR, FITTING, MASTER, NUMBER, PACK, POINTS, SUIT, SUITS

COPY = 64
RANKS = MASTER  # cards of a suit, and places that a suit takes
ALL_RANKS = (1 << RANKS) - 1


def both(cards: int) -> int:
    """A set of cards of one deck, and the second copies of them."""
    return cards | cards << COPY


def of(cards: Iterable[Card]) -> int:
    """Different cards of one deck as a mask."""
    return bitset(cards, BIT)


BIT = bit_by_card(PACK)
PLACE = {bit << copy: place for place, bit in enumerate(BIT.values()) for copy in (0, COPY)}
"""Which card of the pack a bit is."""
DECK = of(PACK)
SUIT_OF = tuple(both(of(card for card in PACK if SUIT[card] == suit)) for suit in SUITS)
NUMBERED = tuple(
    both(of(card for card in PACK if NUMBER[card] == number and card != CAT)) for number in range(MASTER + 2)
)
"""By number; none of 0 and of 12."""
CATS = both(BIT[CAT])
BLUE, GREEN, RED = (both(of(card for card in PACK if COLOR[card] == color)) for color in ("blue", "green", "red"))
SPOOKS, BONES = SUIT_OF[SUITS.index("spook")], SUIT_OF[SUITS.index("bone")]
MASTERS = NUMBERED[MASTER]
NUMBER_AT = tuple(NUMBER[card] for card in PACK)
POINTS_AT = tuple(POINTS[card] for card in PACK)
SUIT_AT = tuple(SUIT[card] for card in PACK)
FITS = {
    (place, up, masters): both(of(FITTING[card, up, masters])) if COLOR[card] in ("blue", "red") else 0
    for place, card in enumerate(PACK)
    for up in (True, False)
    for masters in (True, False)
}
"""What may follow the card at a place, by number order and whether Masters have effects; nothing where that is no
question (SP-25, SP-50)."""


def points(cards: int) -> int:
    """What cards left in a hand count (SP-80)."""
    return sum(POINTS_AT[PLACE[card]] for card in each_bit(cards))


def _longest(ranks: int) -> tuple[int, int]:
    """Length and lowest number of the longest run of ranks, the highest of several."""
    best = (0, 0)
    length = 0
    for rank in range(RANKS):
        length = length + 1 if ranks >> rank & 1 else 0
        if length >= best[0]:
            best = (length, rank - length + 2)
    return best


_RUNS = tuple(_longest(ranks) for ranks in range(1 << RANKS))


def longest(cards: int) -> tuple[int, int]:
    """Length and lowest number of the longest straight of a hand, (0, ...) for a Cat alone (SP-56, SP-57)."""
    one = (cards | cards >> COPY) & DECK & ~CATS
    ranks = one | one >> RANKS | one >> 2 * RANKS | one >> 3 * RANKS | one >> 4 * RANKS
    return _RUNS[ranks & ALL_RANKS]
