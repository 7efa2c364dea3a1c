"""Position: a hand as it lies before one seat, as bit sets: what every playing out starts from."""

from dataclasses import dataclass

from engine.core.events import Heard
from engine.games.rook.bots.bitsets import COLOR_MASKS, bits, mask, points
from engine.games.rook.bots.counting import Known, this_hand, tricks_of
from engine.games.rook.bots.pack import winner
from engine.games.rook.cards import COLORS, ROOK, deck
from engine.games.rook.view import Play, View, sides_of, unit

NOBODY = -1
"""Stands for a seat or a side where nobody bid."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a seat knows about the cards that it has not seen: `pool` all of them, `sizes` how many each hand holds (0
    for its own), `voids` the cards that each hand cannot have, `buried` how many lie in a nest that is hidden."""

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
    deck: int  # what can be in hands, tricks and the nest as laid down
    own: int
    trick: tuple[int, ...]  # from `leader` on
    leader: int
    gone: int  # in completed tricks and on the table
    home: tuple[int, ...]
    nest: int  # as laid down, where the seat knows it
    last_takes_nest: bool
    hidden: Hidden

    @property
    def attackers(self) -> int:
        """The high bidder's side."""
        return NOBODY if self.bidder == NOBODY else self.sides[self.bidder]


def position_of(view: View, heard: Heard, known: Known) -> Position:
    """The position of a seat that has to play a card. `known` remembers everything."""
    trump, (_, one) = known.trump, unit(view)
    trumps = COLOR_MASKS[COLORS.index(trump)]
    sides = sides_of(view)
    done = [plays for number, plays in sorted(tricks_of(this_hand(heard)).items()) if number < view.trick_number]
    open_nest = [card for card in (view.turned, ROOK if view.rook_under else None) if card]
    pack = mask(deck(view.variant), trump) & ~mask(open_nest, trump)
    trick = tuple(bits(trump)[card] for _, card in view.trick)
    gone = sum(trick) | sum(mask((card for _, card in plays), trump) for plays in done)
    own, nest = mask(view.hand, trump), mask(view.nest or (), trump)
    bidder = NOBODY if view.bidder is None else view.bidder
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


def _voids(known: Known) -> tuple[int, ...]:
    voids = [0] * known.players
    for seat, color in known.voids:
        voids[seat] |= COLOR_MASKS[COLORS.index(color)]
    return tuple(voids)
