"""Levels: how much a computer player forgets. All of them play the same convention, so that people can follow it."""

from dataclasses import dataclass

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """`forgets` is how often (0 to 1) it does not remember a card that somebody showed, each time it has to decide, and
    `in_race` the same in a race: there it is an opponent and may forget more, together gentle means helpful."""

    name: str
    forgets: float
    in_race: float
    manner: Manner = PLAIN


GENTLE = Level("gentle", forgets=0.08, in_race=0.25)
FAIR = Level("fair", forgets=0.05, in_race=0.1)
SHARP = Level("sharp", forgets=0.02, in_race=0.03)
MASTER = Level("master", forgets=0.0, in_race=0.0)

THINKING = {level.name: level for level in (GENTLE, FAIR, SHARP, MASTER)}
