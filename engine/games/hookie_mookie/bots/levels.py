"""Levels: how much a computer player forgets. All of them play the same convention, so that people can follow it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """`forgets` is how often (0 to 1) it does not remember a card that somebody showed, each time it has to decide."""

    name: str
    forgets: float


FAIR = Level("fair", forgets=0.0)
GENTLE = Level("gentle", forgets=0.15)

THINKING = {level.name: level for level in (GENTLE, FAIR)}
