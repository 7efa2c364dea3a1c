"""Search: every card that may be played is tried in many worlds, each of them played out to the end of the hand.

What a card is worth is the mean of what the own side makes of the hand less the mean of the others, the contract
included. The worlds are the same for all cards, so that luck in the deal cancels out.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import sqrt
from random import Random

from engine.bots.choice import best
from engine.bots.search import Race
from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.games.rook.bots.choice import Choice
from engine.games.rook.bots.counting import Known
from engine.games.rook.bots.playing_out import play_out
from engine.games.rook.bots.position import COLOR_MASKS, NOBODY, Position, bits, points, position_of, words
from engine.games.rook.bots.samples import Past, likelihood, past_of, world
from engine.games.rook.view import View

HEAT = 50
"""Worlds after which cards that have fallen behind are tried no longer."""
BEHIND = 2.5
"""Standard errors by which such a card is behind the best one, world by world."""
ALIKE = 0.5
"""Points that worlds cannot tell apart: then the card that counting prefers is played, as anybody would."""


def searched(view: View, heard: Heard, known: Known, worlds: int, rng: Random) -> dict[Card, float] | None:
    """What each legal card is worth after so many worlds; cards as good as each other are named once. Those that fall
    behind are tried in fewer worlds.

    None where no world fits what was seen, as after a renege in `honour` that nobody has called.
    """
    position = position_of(view, heard, known)
    race = Race(distinct(position, sorted(bits(known.trump)[card] for card in known.legal)))
    past = past_of(position, heard, known.trump)
    drawn, weights = _drawn(position, past, worlds, rng), 0.0
    while len(race.racing) > 1 or not weights:
        heat = list(islice(drawn, HEAT))
        if not heat:
            break
        for hands, nest, weight in heat:
            weights += weight
            for card in race.racing:
                race.gains[card].append(weight * worth(position, play_out(position, hands.copy(), card, nest)))
        ahead = race.compare({card: sum(race.gains[card]) for card in race.racing}, weights)
        first = race.gains[ahead]
        race.racing = [card for card in race.racing if card == ahead or not _fallen_behind(first, race.gains[card])]
    named = words(known.trump)
    return {named[card]: mean for card, mean in race.worths().items()} if weights else None


def _drawn(
    position: Position, past: Sequence[Past], worlds: int, rng: Random
) -> Iterator[tuple[list[int], int, float]]:
    """So many worlds, fewer where they are hard to find: all hands, the nest, and the weight of each."""
    for _ in range(worlds):
        found = world(position.hidden, rng)
        if found is None:
            return
        hands, buried = found
        weight = likelihood(position, past, hands)
        hands[position.seat] = position.own
        yield hands, buried | position.nest, weight


def _fallen_behind(best: Sequence[float], other: Sequence[float]) -> bool:
    """Whether more worlds would hardly change that `other` is worth less."""
    less = [one - two for one, two in zip(best, other, strict=True)]
    total = sum(less)
    spread = sum(by * by for by in less) - total * total / len(less)
    return total >= BEHIND * sqrt(max(spread, 0.0))


def best_found(found: Mapping[Card, float], weighed: Sequence[Choice], polite: Cards) -> Choice:
    """The card of most worth among those that are `polite`, with the reason that `weighed` gives for it."""
    fine = {card: worth for card, worth in found.items() if card in polite} or found
    first = max(fine.values()) - ALIKE
    choice = best([choice for choice in weighed if fine.get(choice.card, first - 1) >= first])
    return Choice(choice.card, found[choice.card], choice.reason)


def worth(position: Position, taken: Sequence[int]) -> float:
    """The own side's score of the hand less the mean of the others', in points (RK-68 to RK-76)."""
    scores = list(taken)
    if position.bidder != NOBODY and taken[position.attackers] < position.bid:
        scores[position.attackers] = -position.bid if position.set_back else 0
    own = scores[position.sides[position.seat]]
    return own - (sum(scores) - own) / (len(scores) - 1)


def distinct(position: Position, legal: Sequence[int]) -> list[int]:
    """The highest card of each run of cards that are as good as each other: equal points, nothing unseen in between.

    `legal` are bits in rising order.
    """
    unseen = position.deck & ~position.gone & ~position.own
    kept: list[int] = []
    for card in legal:
        if kept and _alike(kept[-1], card, unseen):
            kept[-1] = card
        else:
            kept.append(card)
    return kept


def _alike(low: int, high: int, unseen: int) -> bool:
    color = next(color for color in COLOR_MASKS if low & color)
    between = (high - 1) & -(low << 1)
    return bool(high & color) and points(low) == points(high) and not unseen & between
