"""Places: the probability of each letter to be in no hand, if there are too many deals to count.

A letter has one place: a hand or the rest. Each place estimates its letters from its possible hands, weighted by how
far the other places leave them free. This is repeated until it hardly changes (belief propagation). A hand by itself
would ignore the letters that others need, and so be too unsure of each.
"""

from collections.abc import Mapping, Sequence
from math import prod, sqrt

from engine.core.cards import Card
from engine.games.hooky.bots.guessing import Counts
from engine.games.hooky.bots.question_weights import Weights
from engine.games.hooky.deduction import BIT, evenly, letters

TRIED = 1000
"""Most hands of a seat that are used, taken at even distances from all."""
TIMES = 12
"""Number of passes over all places."""
SURE = 1e9
"""Odds of a certain fact."""

Odds = list[float]
"""By letter, in the order of all free letters."""


class CountsOfPlaces(Counts):
    """Like `Counts`, but the missing letters consider that no letter is in two hands, for any number of deals."""

    def _apart(self, weights: Weights) -> None:
        super()._apart(weights)
        self._left.clear()
        self._left.update({BIT[letter]: share for letter, share in left_over(self.free, weights).items()})


def left_over(free: int, weights: Weights) -> dict[Card, float]:
    """Return the probability of each of the letters `free`, a mask, to be in no hand of `weights`."""
    cards = letters(free)
    places = [_hands(cards, weighed) for weighed in weights.values()]
    left = len(cards) - sum(len(hands[0][0]) for hands in places)
    odds = [[1.0] * len(cards) for _ in (*places, None)]
    for _ in range(TIMES):
        for at in range(len(odds)):
            open_to = [1.0 / sum(of_one[card] for of_one in odds[:at] + odds[at + 1 :]) for card in range(len(cards))]
            heard = _of_hand(places[at], open_to) if at < len(places) else _of_rest(left, open_to)
            odds[at] = [sqrt(old * new) for old, new in zip(odds[at], heard, strict=True)]
    return {card: of_all[-1] / sum(of_all) for card, of_all in zip(cards, zip(*odds, strict=True), strict=True)}


Hand = tuple[tuple[int, ...], float]
"""The places of its letters among all free ones, and its weight, without a unit."""


def _hands(cards: Sequence[Card], weighed: Mapping[int, float]) -> Sequence[Hand]:
    hands = evenly(tuple(weighed), TRIED)
    return [(tuple(at for at, card in enumerate(cards) if hand & BIT[card]), weighed[hand]) for hand in hands]


def _of_hand(hands: Sequence[Hand], open_to: Odds) -> Odds:
    """The odds of each letter by one seat's hands. `open_to`: how far each letter is free for that seat."""
    whole, held = 0.0, [0.0] * len(open_to)
    for places, weight in hands:
        much = weight * prod([open_to[at] for at in places])
        whole += much
        for at in places:
            held[at] += much
    return [_bounded(found / share, whole - found) for found, share in zip(held, open_to, strict=True)]


def _of_rest(size: int, open_to: Odds) -> Odds:
    """The same for the rest, which is any `size` letters."""
    found = []
    for at in range(len(open_to)):
        ways = [1.0] + [0.0] * size
        for share in open_to[:at] + open_to[at + 1 :]:
            for number in range(size, 0, -1):
                ways[number] += share * ways[number - 1]
        found.append(_bounded(ways[size - 1] if size else 0.0, ways[size]))
    return found


def _bounded(found: float, other: float) -> float:
    return min(SURE, max(1.0 / SURE, found / other)) if other > 0.0 else SURE
