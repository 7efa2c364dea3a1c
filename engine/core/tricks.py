"""What every trick-taking game shares. It knows nothing of colours or trumps: a game says how strong a card is."""

from collections.abc import Mapping, Sequence

from engine.core.cards import Card
from engine.core.seats import Seat

Play = tuple[Seat, Card]
"""Who played what."""


def taker(plays: Sequence[Play], strength: Mapping[Card, int]) -> Seat:
    """The seat whose card is the strongest in this trick; cards without a strength never take it.

    The card led always has one, so there is always a taker.
    """
    best = -1
    winner = plays[0][0]
    for seat, card in plays:
        power = strength.get(card, -1)
        if power > best:
            best, winner = power, seat
    return winner
