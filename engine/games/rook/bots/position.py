"""Position: a hand from the viewpoint of one seat, as bit sets, the start of every playing out.

A colour owns sixteen bits, and a card's number is its place there. The Rook Bird is bit 15 of the trump colour, above
the 14, so it is the highest trump without a rule of its own.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.bots.bitsets import bitset, each_bit
from engine.core.cards import Card
from engine.core.events import Heard
from engine.games.rook.bots.counting import PlayKnowledge, this_hand, tricks_of, winner
from engine.games.rook.cards import COLORS, NUMBER, PACK, ROOK, deck
from engine.games.rook.view import Play, View, sides_of, unit

WIDTH = 16
ROOK_PLACE = 15

COLOR_MASKS = tuple(0xFFFF << WIDTH * place for place in range(len(COLORS)))
"""All bits of each colour."""
PLAIN = {card: 1 << (WIDTH * COLORS.index(card.split("-")[0]) + NUMBER[card]) for card in PACK}
"""The bit of every card but the Rook Bird, whose place depends on trump."""


def numbered(*numbers: int) -> int:
    """Return the cards of these numbers in all colours."""
    return sum(1 << (WIDTH * place + number) for place in range(len(COLORS)) for number in numbers)


FIVES, TENS, FOURTEENS, ROOKS = numbered(5), numbered(10), numbered(14), numbered(ROOK_PLACE)
COUNTERS = FIVES | TENS | FOURTEENS | ROOKS


WORTH = {
    bit: worth for cards, worth in ((FIVES, 5), (TENS, 10), (FOURTEENS, 10), (ROOKS, 20)) for bit in each_bit(cards)
}
"""The points of every card that counts (RK-6)."""
COLOR_OF = {bit: color for color in COLOR_MASKS for bit in each_bit(color)}
"""The colour of a card, as a mask; the Rook Bird's bit is in the trump colour."""


@cache
def bits(trump: str) -> dict[Card, int]:
    """Return the bit of every card when `trump` is trump."""
    return PLAIN | {ROOK: 1 << (WIDTH * COLORS.index(trump) + ROOK_PLACE)}


@cache
def words(trump: str) -> dict[int, Card]:
    """Return the card of every bit when `trump` is trump."""
    return {bit: card for card, bit in bits(trump).items()}


def mask(cards: Iterable[Card], trump: str) -> int:
    """Return a set of cards as one number."""
    return bitset(cards, bits(trump))


def points(cards: int) -> int:
    """Return the points of a set's counters (RK-6)."""
    return (
        5 * (cards & FIVES).bit_count()
        + 10 * (cards & (TENS | FOURTEENS)).bit_count()
        + 20 * (cards & ROOKS).bit_count()
    )


NO_BIDDER = -1
"""The seat or the side of the high bidder if there is none."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A seat's knowledge about the cards that it has not seen. `pool` has all of them, `sizes` the number of cards in
    each hand (0 for its own). `voids` has the cards that each hand cannot have, and `buried` is the number of cards in
    a hidden nest."""

    pool: int
    sizes: tuple[int, ...]
    voids: tuple[int, ...]
    buried: int
    bidder: int
    trumps: int


@dataclass(frozen=True, slots=True)
class Position:
    """Sets of cards are bit sets; `bid` and `home` (by side, from completed tricks) are in points in every variant."""

    seat: int
    sides: tuple[int, ...]  # by seat
    bidder: int
    bid: int
    set_back: bool
    trumps: int
    deck: int  # cards that can be in hands, tricks and the laid nest
    own: int
    trick: tuple[int, ...]  # from `leader` on
    leader: int
    gone: int  # in completed tricks and on the table
    home: tuple[int, ...]
    nest: int  # the laid nest, if the seat knows it
    last_takes_nest: bool
    hidden: Hidden

    @property
    def attackers(self) -> int:
        """The high bidder's side."""
        return NO_BIDDER if self.bidder == NO_BIDDER else self.sides[self.bidder]


def position_of(view: View, heard: Heard, known: PlayKnowledge) -> Position:
    """Return the position of a seat that has to play a card. `known` remembers all tricks."""
    trump, (_, one) = known.trump, unit(view)
    trumps = COLOR_MASKS[COLORS.index(trump)]
    sides = sides_of(view)
    done = [plays for number, plays in sorted(tricks_of(this_hand(heard)).items()) if number < view.trick_number]
    open_nest = [card for card in (view.turned, ROOK if view.rook_under else None) if card]
    pack = mask(deck(view.variant), trump) & ~mask(open_nest, trump)
    trick = tuple(bits(trump)[card] for _, card in view.trick)
    gone = sum(trick) | sum(mask((card for _, card in plays), trump) for plays in done)
    own, nest = mask(view.hand, trump), mask(view.nest or (), trump)
    bidder = NO_BIDDER if view.bidder is None else view.bidder
    return Position(
        seat=known.seat,
        sides=sides,
        bidder=bidder,
        bid=(view.bid or 0) * one,
        set_back=view.variant.startswith("classic"),
        trumps=trumps,
        deck=pack,
        own=own,
        trick=trick,
        leader=view.trick[0][0] if view.trick else known.seat,
        gone=gone,
        home=_home(done, sides, trump),
        nest=nest,
        last_takes_nest=view.variant != "beginner",
        hidden=Hidden(
            pool=pack & ~(own | gone | nest),
            sizes=tuple(0 if seat == known.seat else count for seat, count in enumerate(view.counts)),
            voids=_voids(known),
            buried=0 if view.nest else view.nest_size - len(open_nest),
            bidder=bidder,
            trumps=trumps,
        ),
    )


def _home(done: list[list[Play]], sides: tuple[int, ...], trump: str) -> tuple[int, ...]:
    home = [0] * (max(sides) + 1)
    for plays in done:
        taker, _ = winner(tuple(plays), trump)
        home[sides[taker]] += points(mask((card for _, card in plays), trump))
    return tuple(home)


def _voids(known: PlayKnowledge) -> tuple[int, ...]:
    voids = [0] * known.players
    for seat, color in known.voids:
        voids[seat] |= COLOR_MASKS[COLORS.index(color)]
    return tuple(voids)
