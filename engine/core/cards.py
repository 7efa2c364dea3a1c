"""Card: the lower-case word that a record uses for a card (`red-5`, `rook`). It has no identity beyond that word.

An id given before a shuffle would be a leak, so there is none. Each game says which words are its cards, and what they
mean (colour, number, suit). Tricks are as all trick-taking games have them: how strong a card is, each game says.

>>> from engine.core.cards import Card
>>> from engine.games import GAMES
>>> GAMES["rook"].is_card(Card("red-5")), GAMES["rook"].is_card(Card("queen-hearts"))
(True, False)
"""

from collections.abc import Mapping, Sequence
from typing import NewType

from engine.core.seats import Seat

Card = NewType("Card", str)
Cards = tuple[Card, ...]


Play = tuple[Seat, Card]
"""A seat and the card that it played."""


def trick_winner(plays: Sequence[Play], strength: Mapping[Card, int]) -> Seat:
    """The seat whose card is the strongest of the trick `plays`, at least one play.

    Cards without a strength never take it. The card led always has a strength, so there is always a taker.

    >>> from engine.core.cards import trick_winner
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
