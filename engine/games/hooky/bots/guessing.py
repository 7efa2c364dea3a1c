"""Guessing: how likely every letter is to be a Hooky card or in a hand, by counting the deals that fit."""

from collections import defaultdict
from collections.abc import Mapping

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.games.hooky.deduction import ALL, BIT, Hands, deals, letters, mask, ways
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View

Tally = defaultdict[int, float]
"""By mask: how often it was counted."""
Odds = Mapping[Card, float]
"""By letter, in no unit: only which is more matters."""


class Counts:
    """How often each letter was found in a hand, and in no hand at all.

    Whole deals are counted as long as there are at most `most` ways to take a hand from each list; beyond that, each
    hand for itself.
    """

    def __init__(self, view: View, lists: Mapping[Seat, Hands], most: int) -> None:
        self._free = ALL & ~mask((*view.hand, *view.turned))
        self._held: dict[Seat, Tally] = {seat: defaultdict(float) for seat in lists}
        self._left: Tally = defaultdict(float)
        if ways(lists) > most:
            self._apart(lists)
            return
        for dealt in deals(lists):
            self._left[self._free & ~sum(dealt.values())] += 1
            for seat, hand in dealt.items():
                self._held[seat][hand] += 1

    def hooky(self) -> Odds:
        """How likely each letter is a Hooky card."""
        return _by_letter(self._left)

    def hand(self, seat: Seat) -> Odds:
        """How likely each letter is in the hand of `seat`."""
        return _by_letter(self._held[seat])

    def _apart(self, lists: Mapping[Seat, Hands]) -> None:
        """Count every list for itself; a letter is missing as far as it is in no hand."""
        shares: defaultdict[Card, float] = defaultdict(float)
        for seat, hands in lists.items():
            self._held[seat].update(dict.fromkeys(hands, 1.0 / len(hands)))
            for letter, found in _by_letter(self._held[seat]).items():
                shares[letter] += found
        for letter in letters(self._free):
            self._left[mask((letter,))] = max(0.0, 1.0 - shares[letter])


def _by_letter(counted: Mapping[int, float]) -> dict[Card, float]:
    return {
        letter: found for letter, bit in BIT.items() if (found := sum(n for hand, n in counted.items() if hand & bit))
    }


def likeliest(odds: Odds, size: int) -> Cards:
    """The `size` letters of the best odds, in alphabetical order."""
    return tuple(sorted(sorted(odds, key=lambda letter: (-odds[letter], letter))[:size]))


def missing(counts: Counts) -> Cards:
    """The three letters to name as Hooky cards."""
    return likeliest(counts.hooky(), HOOKY)


def all_hands(view: View, counts: Counts) -> tuple[Cards | None, ...]:
    """The letters to name for every other hand, None at the own place."""
    seats = range(view.players)
    return tuple(None if seat == view.viewer else likeliest(counts.hand(seat), view.hand_size) for seat in seats)
