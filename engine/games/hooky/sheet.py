"""Sheet: what one seat can cross off about every letter, for whoever helps a person with it. Nothing is guessed.

A letter is in one of these places: the hand of a seat, among the Hooky cards, or in the Playground. What is written
about a place is "yes", "no" or "maybe".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.deduction import ALL, BIT, Hands, deals, mask, possible, seen_in, ways
from engine.games.hooky.terms import HOOKY
from engine.games.hooky.view import View

COUNTED = 20_000
"""Deals up to which every one of them is looked at; beyond it every hand is reasoned about for itself."""


@dataclass(frozen=True, slots=True)
class Column:
    """What is known of one place: the letters that are there for certain, and those that can be there, as masks."""

    certain: int
    possible: int

    def mark(self, letter: Card) -> str:
        """What to write for that letter."""
        if self.certain & BIT[letter]:
            return "yes"
        return "maybe" if self.possible & BIT[letter] else "no"

    def marks(self) -> Mapping[Card, str]:
        """What to write, A to Z."""
        return MappingProxyType({letter: self.mark(letter) for letter in LETTERS})


@dataclass(frozen=True, slots=True)
class Sheet:
    """A column for every hand, by seat, and one for the Hooky cards."""

    hands: tuple[Column, ...]
    hooky: Column


def crossed_off(view: View) -> Sheet:
    """What needs no thought: own cards, cards that lie open and cards seen in a look are where they are and nowhere
    else; a hand of which all is known holds nothing else. Letters that are nowhere else are Hooky cards."""
    seen = [seen_in(view, seat) for seat in range(view.players)]
    placed = mask(view.turned) | sum(seen)
    hands = []
    for known in seen:
        full = known.bit_count() == view.hand_size
        hands.append(Column(known, known if full else known | ALL & ~placed))
    anywhere = mask(view.turned)
    for column in hands:
        anywhere |= column.possible
    return Sheet(tuple(hands), _hooky(view, anywhere, ALL & ~placed))


def deduced(view: View) -> Sheet:
    """All that follows from the words and numbers as well. Every mark is true; as long as very many deals are
    possible, a few that would follow from several hands taken together are still missing."""
    lists = possible(view)
    own = Column(mask(view.hand), mask(view.hand))
    if ways(lists) <= COUNTED:
        lists, spare, anywhere = _together(lists)
    else:
        spare, anywhere = ALL, 0
        for hands in lists.values():
            anywhere |= _either(hands)
    by_seat = {seat: Column(_both(hands), _either(hands)) for seat, hands in lists.items()}
    columns = tuple(by_seat.get(seat, own) for seat in range(view.players))
    elsewhere = own.possible | mask(view.turned)
    certain = elsewhere | sum(column.certain for column in by_seat.values())
    return Sheet(columns, _hooky(view, anywhere | elsewhere, ALL & ~certain & spare))


def _together(lists: Mapping[Seat, Hands]) -> tuple[dict[Seat, Hands], int, int]:
    """The hands that some whole deal has; the letters that some deal leaves over; and those that some deal holds."""
    found: dict[Seat, dict[int, None]] = {seat: {} for seat in lists}
    spare = held = 0
    for dealt in deals(lists):
        for seat, hand in dealt.items():
            found[seat][hand] = None
        taken = sum(dealt.values())
        spare |= ALL & ~taken
        held |= taken
    return {seat: tuple(hands) for seat, hands in found.items()}, spare, held


def _hooky(view: View, anywhere: int, possible: int) -> Column:
    """A letter that can be in no hand is a Hooky card once the whole Playground lies open."""
    certain = ALL & ~anywhere if not view.playground_size else 0
    return Column(certain, certain if certain.bit_count() == HOOKY else possible)


def _both(hands: Hands) -> int:
    common = ALL
    for hand in hands:
        common &= hand
    return common


def _either(hands: Hands) -> int:
    found = 0
    for hand in hands:
        found |= hand
    return found
