"""Guessing: how likely letters are in a hand, or missing, and what to name in the end.

Guesses count the deals that fit, each as much as it goes with what its seats asked others. The answers at the end are
one deal: no letter is in two hands, or in a hand and missing.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import inf, prod

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.games.hooky.bots.reading import Weights
from engine.games.hooky.deduction import BIT, deals, everything, letters, mask, ways
from engine.games.hooky.options import HOOKY
from engine.games.hooky.scoring import LETTER_POINTS
from engine.games.hooky.view import View

Tally = defaultdict[int, float]
"""By mask: how often it was counted."""
Odds = Mapping[Card, float]
"""By letter, in no unit: only which is more matters."""


class Counts:
    """How often each letter was found in a hand, and in no hand at all. `free` are the letters that may be either.

    Whole deals are counted as long as there are at most `most` ways to take a hand from each list; beyond that, each
    hand for itself. A deal counts for as much as its hands weigh.
    """

    def __init__(self, view: View, weights: Weights, most: int) -> None:
        self.free = everything(view) & ~mask((*view.hand, *view.turned))
        self._held: dict[Seat, Tally] = {seat: defaultdict(float) for seat in weights}
        self._left: Tally = defaultdict(float)
        lists = {seat: tuple(weighed) for seat, weighed in weights.items()}
        if ways(lists) > most:
            self._apart(weights)
            return
        for dealt in deals(lists):
            weight = prod([weights[seat][hand] for seat, hand in dealt.items()])
            self._left[self.free & ~sum(dealt.values())] += weight
            for seat, hand in dealt.items():
                self._held[seat][hand] += weight

    @property
    def seats(self) -> Sequence[Seat]:
        """Whose hands were counted."""
        return sorted(self._held)

    def hooky(self) -> Odds:
        """How likely each letter is a Hooky card."""
        return by_letter(self._left)

    def hand(self, seat: Seat) -> Odds:
        """How likely each letter is in the hand of `seat`."""
        return by_letter(self._held[seat])

    def _apart(self, weights: Weights) -> None:
        """Count every list for itself; a letter is missing as far as it is in no hand."""
        shares: defaultdict[Card, float] = defaultdict(float)
        for seat, hands in weights.items():
            whole = sum(hands.values())
            self._held[seat].update({hand: weight / whole for hand, weight in hands.items()})
            for letter, found in by_letter(self._held[seat]).items():
                shares[letter] += found
        for letter in letters(self.free):
            self._left[mask((letter,))] = max(0.0, 1.0 - shares[letter])


def by_letter(counted: Mapping[int, float]) -> dict[Card, float]:
    """How often each letter stands in the hands that were counted; only those that do."""
    return {
        letter: found for letter, bit in BIT.items() if (found := sum(n for hand, n in counted.items() if hand & bit))
    }


def likeliest(odds: Odds, size: int) -> Cards:
    """The `size` letters of the best odds, in alphabetical order."""
    return tuple(sorted(sorted(odds, key=lambda letter: (-odds[letter], letter))[:size]))


def missing(view: View, counts: Counts) -> Cards:
    """The three letters to name as Hooky cards; at the end those that `all_hands` leaves over."""
    if view.round == view.terms.rounds and view.terms.kind.names_hands:
        return _placed(view, counts)[None]
    return likeliest(counts.hooky(), HOOKY)


def all_hands(view: View, counts: Counts) -> tuple[Cards | None, ...]:
    """The letters to name for every other hand, None at the own place; none of them is named twice, or as missing."""
    placed = _placed(view, counts)
    return tuple(None if seat == view.viewer else placed[seat] for seat in range(view.players))


def _placed(view: View, counts: Counts) -> dict[Seat | None, Cards]:
    """Every letter that does not lie open or in the own hand at one place, None for the Hooky cards: of all such ways
    the one that will probably bring most points."""
    seats = counts.seats
    points: dict[Seat | None, int] = {None: view.terms.points[view.terms.rounds], **dict.fromkeys(seats, LETTER_POINTS)}
    odds: dict[Seat | None, Odds] = {None: likely(counts.hooky(), HOOKY)}
    odds |= {seat: likely(counts.hand(seat), view.hand_size) for seat in seats}
    places: list[Seat | None] = [None] * HOOKY + [seat for seat in seats for _ in range(view.hand_size)]
    free = letters(counts.free)
    worth = [[points[place] * odds[place].get(letter, 0.0) for place in places] for letter in free]
    found: dict[Seat | None, list[Card]] = {place: [] for place in places}
    for letter, at in zip(free, assigned(worth), strict=True):
        found[places[at]].append(letter)
    return {place: tuple(cards) for place, cards in found.items()}


def likely(odds: Odds, size: int) -> dict[Card, float]:
    """Odds as probabilities, of which a set of `size` letters has as many."""
    whole = sum(odds.values())
    return {letter: min(1.0, size * much / whole) for letter, much in odds.items()} if whole else {}


def assigned(worth: Sequence[Sequence[float]]) -> list[int]:
    """For each row of `worth` its column, no column twice, so that the sum is largest; there are as many columns as
    rows, or more. The Hungarian method: one row after the other joins by the path that costs least.
    """
    if not worth:
        return []
    columns = len(worth[0])
    owner = [-1] * columns
    by_row, by_column = [0.0] * len(worth), [0.0] * columns
    for first in range(len(worth)):
        least, before, done = [inf] * columns, [-1] * columns, [False] * columns
        row, at = first, -1
        while row >= 0:
            nearest, step = -1, inf
            for column in range(columns):
                if done[column]:
                    continue
                if (left := -worth[row][column] - by_row[row] - by_column[column]) < least[column]:
                    least[column], before[column] = left, at
                if least[column] < step:
                    nearest, step = column, least[column]
            by_row[first] += step
            for column in range(columns):
                if done[column]:
                    by_row[owner[column]] += step
                    by_column[column] -= step
                else:
                    least[column] -= step
            at, done[nearest] = nearest, True
            row = owner[nearest]
        while at >= 0:
            owner[at] = owner[before[at]] if before[at] >= 0 else first
            at = before[at]
    found = [-1] * len(worth)
    for column, row in enumerate(owner):
        if row >= 0:
            found[row] = column
    return found
