"""Levels: how much a computer player takes in. A weaker one overhears numbers; it never speaks or guesses at random."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """`notices` is how many (0 to 1) of the numbers that others asked for it takes in; its own and the starting clues
    it always does."""

    name: str
    notices: float


FAIR = Level("fair", notices=1.0)
GENTLE = Level("gentle", notices=0.3)

THINKING = {level.name: level for level in (GENTLE, FAIR)}
