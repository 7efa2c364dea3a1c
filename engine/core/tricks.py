"""Tricks, as all trick-taking games have them. Colours and trumps are each game's own: it says how strong a card is."""

from collections.abc import Mapping, Sequence

from engine.core.cards import Card
from engine.core.seats import Seat

Play = tuple[Seat, Card]
"""A seat and the card that it played."""


def trick_winner(plays: Sequence[Play], strength: Mapping[Card, int]) -> Seat:
    """The seat whose card is the strongest of the trick `plays`, at least one play.

    Cards without a strength never take it. The card led always has a strength, so there is always a taker.

    >>> from engine.core.tricks import trick_winner
    >>> strength = {"red-5": 5, "red-9": 9, "rook": 120}
    >>> trick_winner([(2, "red-5"), (3, "red-9"), (0, "black-14")], strength)
    3
    """
    best = -1
    winner = plays[0][0]
    for seat, card in plays:
        power = strength.get(card, -1)
        if power > best:
            best, winner = power, seat
    return winner
