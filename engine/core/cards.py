"""Card: the lower-case word that a record uses for a card (`red-5`, `rook`). It has no identity beyond that word.

An id given before a shuffle would be a leak, so there is none. Each game says which words are its cards, and what they
mean (colour, number, suit).

>>> from engine.core.cards import Card
>>> from engine.games import GAMES
>>> GAMES["rook"].is_card(Card("red-5")), GAMES["rook"].is_card(Card("queen-hearts"))
(True, False)
"""

from typing import NewType

Card = NewType("Card", str)
Cards = tuple[Card, ...]
