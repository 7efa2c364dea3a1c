"""Cards are lower-case words, the same as in a record (`red-5`, `rook`), and tricks are sequences of plays.

A card has no id besides its word, because an id given before a shuffle would leak the order. Each game defines which
words are cards, what they mean (colour, number, suit), and how strong each card is in a trick.

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
    """Return the seat that played the strongest card of the trick `plays`, which has at least one play.

    Cards without a strength never win. The card led always has a strength, so one seat always wins.

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
