"""Places: how likely each letter is in no hand, where there are too many deals to look at each.

A letter lies at one place, in a hand or with those that are left over. Each place says of each letter how much speaks
for it there, by the hands that are possible, each as likely as the other places leave it its letters; and so on, until
that hardly changes (belief propagation). A hand for itself would know nothing of the letters that others need, and so
be too sure of none.
"""

from collections.abc import Mapping, Sequence
from math import prod, sqrt

from engine.core.cards import Card
from engine.games.hooky.bots.guessing import Counts
from engine.games.hooky.bots.reading import Weights
from engine.games.hooky.deduction import BIT, evenly, letters

TRIED = 1000
"""Hands of a seat that are looked at, taken evenly from all."""
TIMES = 12
"""How often places hear of each other."""
SURE = 1e9
"""Odds of what is certain."""

Odds = list[float]
"""By letter, in the order of all letters that are free."""


class CountsOfPlaces(Counts):
    """The same as `Counts`, but what is left over knows that no letter is in two hands, as many deals as there are."""

    def _apart(self, weights: Weights) -> None:
        super()._apart(weights)
        self._left.clear()
        self._left.update({BIT[letter]: share for letter, share in left_over(self.free, weights).items()})


def left_over(free: int, weights: Weights) -> dict[Card, float]:
    """How likely each of the letters `free`, a mask, is in no hand of `weights`."""
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
"""The places of its letters among all that are free, and how likely it is, in no unit."""


def _hands(cards: Sequence[Card], weighed: Mapping[int, float]) -> Sequence[Hand]:
    hands = evenly(tuple(weighed), TRIED)
    return [(tuple(at for at, card in enumerate(cards) if hand & BIT[card]), weighed[hand]) for hand in hands]


def _of_hand(hands: Sequence[Hand], open_to: Odds) -> Odds:
    """What a hand says of each letter, by how far it is open to that hand."""
    whole, held = 0.0, [0.0] * len(open_to)
    for places, weight in hands:
        much = weight * prod([open_to[at] for at in places])
        whole += much
        for at in places:
            held[at] += much
    return [_bounded(found / share, whole - found) for found, share in zip(held, open_to, strict=True)]


def _of_rest(size: int, open_to: Odds) -> Odds:
    """The same of what is left over, any `size` letters."""
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
