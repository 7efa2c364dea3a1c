"""Sheet: what one seat can cross off about every letter, for whoever helps a person with it. Nothing is guessed.

A letter is in one of these places: the hand of a seat, among the Hooky cards, or in the Playground. What is written
about a place is "yes", "no" or "maybe".
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.deduction import (
    ALL,
    BIT,
    Hands,
    deals,
    everything,
    mask,
    possible,
    possible_in_pieces,
    seen_in,
    ways,
)
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View

COUNTED = 20_000
"""Deals up to which every one of them is looked at; beyond it every hand is reasoned about for itself."""
PIECE = 500
"""Deals that are looked at without a stop."""


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
    placed, whole = mask(view.turned) | sum(seen), everything(view)
    hands = []
    for known in seen:
        full = known.bit_count() == view.hand_size
        hands.append(Column(known, known if full else known | whole & ~placed))
    anywhere = mask(view.turned)
    for column in hands:
        anywhere |= column.possible
    return Sheet(tuple(hands), _hooky(view, anywhere, whole & ~placed))


def deduced(view: View) -> Sheet:
    """All that follows from the words and numbers as well. Every mark is true; as long as very many deals are
    possible, a few that would follow from several hands taken together are still missing."""
    *_, made = deducing(view)
    assert made is not None
    return made


def deducing(view: View) -> Iterator[Sheet | None]:
    """`deduced` in pieces of a few milliseconds, for whoever must not stop to think: None, None, and at last the
    sheet."""
    for _ in possible_in_pieces(view):
        yield None
    lists = possible(view)
    yield None
    own = Column(mask(view.hand), mask(view.hand))
    if ways(lists) <= COUNTED:
        together = _Together(lists)
        for _ in together.look():
            yield None
        lists, spare, anywhere = together.lists(), together.spare, together.held
    else:
        spare, anywhere = ALL, 0
        for hands in lists.values():
            anywhere |= _either(hands)
    by_seat = {seat: Column(_both(hands), _either(hands)) for seat, hands in lists.items()}
    columns = tuple(by_seat.get(seat, own) for seat in range(view.players))
    elsewhere = own.possible | mask(view.turned)
    certain = elsewhere | sum(column.certain for column in by_seat.values())
    yield Sheet(columns, _hooky(view, anywhere | elsewhere, everything(view) & ~certain & spare))


class _Together:
    """Whole deals looked at one by one: the hands that some deal has, the letters that some deal leaves over (`spare`),
    and those that some deal holds (`held`)."""

    def __init__(self, lists: Mapping[Seat, Hands]) -> None:
        self._given = lists
        self._found: dict[Seat, dict[int, None]] = {seat: {} for seat in lists}
        self.spare = self.held = 0

    def look(self) -> Iterator[None]:
        """Go through all deals, with a stop from time to time."""
        for number, dealt in enumerate(deals(self._given)):
            for seat, hand in dealt.items():
                self._found[seat][hand] = None
            taken = sum(dealt.values())
            self.spare |= ALL & ~taken
            self.held |= taken
            if number % PIECE == PIECE - 1:
                yield

    def lists(self) -> dict[Seat, Hands]:
        """By seat, the hands that were found."""
        return {seat: tuple(hands) for seat, hands in self._found.items()}


def _hooky(view: View, anywhere: int, possible: int) -> Column:
    """A letter that can be in no hand is a Hooky card once the whole Playground lies open."""
    certain = everything(view) & ~anywhere if not view.playground_size else 0
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
