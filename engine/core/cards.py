"""Card: the lower-case word that a record uses (`red-5`, `rook`). It has no identity beyond that word.

An id given before a shuffle would be a leak, so there is none. What a word means (colour, number, suit) belongs to the
game that it is of.
"""

from typing import NewType

Card = NewType("Card", str)
Cards = tuple[Card, ...]
