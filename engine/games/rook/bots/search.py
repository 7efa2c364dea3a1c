"""Search: every card that may be played is tried in many worlds, each of them played out to the end of the hand.

What a card is worth is the mean of what the own side makes of the hand less the mean of the others, the contract
included. The worlds are the same for all cards, so that luck in the deal cancels out.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean

from engine.core.cards import Card
from engine.core.events import Heard
from engine.games.rook.bots.choice import Choice
from engine.games.rook.bots.counting import Known
from engine.games.rook.bots.masks import COLOR_MASKS, bits, points, words
from engine.games.rook.bots.past import likelihood, past_of
from engine.games.rook.bots.playing_out import play_out
from engine.games.rook.bots.position import NOBODY, Position, position_of
from engine.games.rook.bots.worlds import world
from engine.games.rook.view import View


def searched(view: View, heard: Heard, known: Known, worlds: int, rng: Random) -> dict[Card, float] | None:
    """What each legal card is worth after so many worlds; cards as good as each other are named once.

    None where no world fits what was seen, as after a renege in `honour` that nobody has called.
    """
    position = position_of(view, heard, known)
    candidates = distinct(position, sorted(bits(known.trump)[card] for card in known.legal))
    past = past_of(position, heard, known.trump)
    sums, weights = [0.0] * len(candidates), 0.0
    for _ in range(worlds):
        found = world(position.hidden, rng)
        if found is None:
            return None
        hands, buried = found
        weight = likelihood(position, past, hands)
        weights += weight
        hands[position.seat] = position.own
        for at, card in enumerate(candidates):
            sums[at] += weight * worth(position, play_out(position, hands.copy(), card, buried | position.nest))
    named = words(known.trump)
    return {named[card]: total / weights for card, total in zip(candidates, sums, strict=True)}


def best_found(found: dict[Card, float], weighed: Sequence[Choice]) -> Choice:
    """The card of most worth, with the reason that `weighed` gives for it."""
    card = max(found, key=found.__getitem__)
    reason = next(choice.reason for choice in weighed if choice.card == card)
    return Choice(card, found[card], reason)


def worth(position: Position, taken: Sequence[int]) -> float:
    """The own side's score of the hand less the mean of the others', in points (RK-68 to RK-76)."""
    scores = list(taken)
    if position.bidder != NOBODY and taken[position.attackers] < position.bid:
        scores[position.attackers] = -position.bid if position.set_back else 0
    return scores.pop(position.sides[position.seat]) - fmean(scores)


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
