"""Sheet: the certain facts about every letter for one seat, for the widget that helps a player. It guesses nothing.

The places of a letter are the hands of the seats, the Hooky cards and the Playground. The mark of a place is "yes",
"no" or "maybe".
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
"""Most deals that are all looked at; with more, every hand is judged by itself."""
PIECE = 500
"""Deals between two stops."""


@dataclass(frozen=True, slots=True)
class LetterMasks:
    """The knowledge about one place, as masks: the letters that are certainly there, and those that can be there."""

    certain: int
    possible: int

    def mark(self, letter: Card) -> str:
        """Return the mark of that letter."""
        if self.certain & BIT[letter]:
            return "yes"
        return "maybe" if self.possible & BIT[letter] else "no"

    def marks(self) -> Mapping[Card, str]:
        """The marks, A to Z."""
        return MappingProxyType({letter: self.mark(letter) for letter in LETTERS})


@dataclass(frozen=True, slots=True)
class DeductionSheet:
    """A column for each hand, by seat, and one for the Hooky cards."""

    hands: tuple[LetterMasks, ...]
    hooky: LetterMasks


def crossed_off(view: View) -> DeductionSheet:
    """Return the marks that need no thought. Own cards, face-up cards and cards seen in a look are at their place and
    at no other. A hand that is fully known has no other letters. Letters that can be at no other place are Hooky cards.
    """
    seen = [seen_in(view, seat) for seat in range(view.players)]
    placed, whole = mask(view.turned) | sum(seen), everything(view)
    hands = []
    for known in seen:
        full = known.bit_count() == view.hand_size
        hands.append(LetterMasks(known, known if full else known | whole & ~placed))
    anywhere = mask(view.turned)
    for column in hands:
        anywhere |= column.possible
    return DeductionSheet(tuple(hands), _hooky(view, anywhere, whole & ~placed))


def deduced(view: View) -> DeductionSheet:
    """Return also what follows from words and numbers. Every mark is true. While very many deals are possible, a few
    marks are missing that would follow from several hands seen_deals."""
    *_, made = deducing(view)
    assert made is not None
    return made


def deducing(view: View) -> Iterator[DeductionSheet | None]:
    """Compute `deduced` in pieces of a few milliseconds, for callers that draw frames: yields None several times, then
    the sheet."""
    for _ in possible_in_pieces(view):
        yield None
    lists = possible(view)
    yield None
    own = LetterMasks(mask(view.hand), mask(view.hand))
    if ways(lists) <= COUNTED:
        seen_deals = _SeenDeals(lists)
        for _ in seen_deals.look():
            yield None
        lists, spare, anywhere = seen_deals.lists(), seen_deals.spare, seen_deals.held
    else:
        spare, anywhere = ALL, 0
        for hands in lists.values():
            anywhere |= _either(hands)
    by_seat = {seat: LetterMasks(_both(hands), _either(hands)) for seat, hands in lists.items()}
    columns = tuple(by_seat.get(seat, own) for seat in range(view.players))
    elsewhere = own.possible | mask(view.turned)
    certain = elsewhere | sum(column.certain for column in by_seat.values())
    yield DeductionSheet(columns, _hooky(view, anywhere | elsewhere, everything(view) & ~certain & spare))


class _SeenDeals:
    """The results of a look at all deals. They are the hands in any deal, the letters left over in any deal (`spare`),
    and those in a hand in any deal (`held`)."""

    def __init__(self, lists: Mapping[Seat, Hands]) -> None:
        self._given = lists
        self._found: dict[Seat, dict[int, None]] = {seat: {} for seat in lists}
        self.spare = self.held = 0

    def look(self) -> Iterator[None]:
        """Look at all deals, with a stop after each piece."""
        for number, dealt in enumerate(deals(self._given)):
            for seat, hand in dealt.items():
                self._found[seat][hand] = None
            taken = sum(dealt.values())
            self.spare |= ALL & ~taken
            self.held |= taken
            if number % PIECE == PIECE - 1:
                yield

    def lists(self) -> dict[Seat, Hands]:
        return {seat: tuple(hands) for seat, hands in self._found.items()}


def _hooky(view: View, anywhere: int, possible: int) -> LetterMasks:
    """The column of the Hooky cards. A letter that can be in no hand is one of them once the whole Playground is face
    up."""
    certain = everything(view) & ~anywhere if not view.playground_size else 0
    return LetterMasks(certain, certain if certain.bit_count() == HOOKY else possible)


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
