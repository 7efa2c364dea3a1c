"""Guessing: the probability of letters in each hand and among the missing ones, and the letters to name.

A deal that fits counts as much as it agrees with the questions of its seats. The answers at the end are one deal: no
letter is in two hands, or in a hand and missing.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import inf, prod

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.games.hooky.bots.question_weights import Weights
from engine.games.hooky.deduction import BIT, deals, everything, letters, mask, ways
from engine.games.hooky.options import HOOKY
from engine.games.hooky.scoring import LETTER_POINTS
from engine.games.hooky.view import View

Tally = defaultdict[int, float]
"""By mask: its total weight."""
Odds = Mapping[Card, float]
"""By letter, without a unit: only their order counts."""


class Counts:
    """The weight of each letter in each hand, and in no hand. `free`: the letters that are not known.

    Counts whole deals if there are at most `most` ways to take a hand from each list, and otherwise each hand by
    itself. The weight of a deal is the product of the weights of its hands.
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
        """The seats whose hands were counted."""
        return sorted(self._held)

    def hooky(self) -> Odds:
        return by_letter(self._left)

    def hand(self, seat: Seat) -> Odds:
        return by_letter(self._held[seat])

    def _apart(self, weights: Weights) -> None:
        """Count every list by itself. The rest of a letter's probability is that it is missing."""
        shares: defaultdict[Card, float] = defaultdict(float)
        for seat, hands in weights.items():
            whole = sum(hands.values())
            self._held[seat].update({hand: weight / whole for hand, weight in hands.items()})
            for letter, found in by_letter(self._held[seat]).items():
                shares[letter] += found
        for letter in letters(self.free):
            self._left[mask((letter,))] = max(0.0, 1.0 - shares[letter])


def by_letter(counted: Mapping[int, float]) -> dict[Card, float]:
    """Return the weight of each letter in the counted hands, without letters of weight 0."""
    return {
        letter: found for letter, bit in BIT.items() if (found := sum(n for hand, n in counted.items() if hand & bit))
    }


def likeliest(odds: Odds, size: int) -> Cards:
    """Return the `size` letters with the best odds, in alphabetical order."""
    return tuple(sorted(sorted(odds, key=lambda letter: (-odds[letter], letter))[:size]))


def missing(view: View, counts: Counts) -> Cards:
    """Return the three letters to name as Hooky cards; at the end those that `all_hands` leaves over."""
    if view.round == view.ruleset.rounds and view.ruleset.kind.names_hands:
        return _placed(view, counts)[None]
    return likeliest(counts.hooky(), HOOKY)


def all_hands(view: View, counts: Counts) -> tuple[Cards | None, ...]:
    """Return the letters to name for every other hand, None at the own place. No letter is named twice, or as
    missing."""
    placed = _placed(view, counts)
    return tuple(None if seat == view.viewer else placed[seat] for seat in range(view.players))


def _placed(view: View, counts: Counts) -> dict[Seat | None, Cards]:
    """One place for every letter that is neither face up nor in the own hand; None means the Hooky cards. It is the
    arrangement with the most expected points."""
    seats = counts.seats
    points: dict[Seat | None, int] = {
        None: view.ruleset.points[view.ruleset.rounds],
        **dict.fromkeys(seats, LETTER_POINTS),
    }
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
    """Return odds as probabilities whose sum is `size`."""
    whole = sum(odds.values())
    return {letter: min(1.0, size * much / whole) for letter, much in odds.items()} if whole else {}


def assigned(worth: Sequence[Sequence[float]]) -> list[int]:
    """Return a column for each row of `worth`, all different, so that the sum is largest. There are at least as many
    columns as rows. This is the Hungarian method: each row is added by the cheapest path."""
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
