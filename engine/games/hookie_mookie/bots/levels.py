"""Levels: how much a computer player forgets. All of them play the same convention, so that people can follow it."""

from dataclasses import dataclass

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """One level. `forgets` is the probability (0 to 1) that it does not remember a card shown before the latest flip,
    drawn at each decision. `in_race` is the same in a race: there it is an opponent and may forget more, while together
    gentle means helpful."""

    name: str
    forgets: float
    in_race: float
    manner: Manner = PLAIN


GENTLE = Level("gentle", forgets=0.16, in_race=0.5)
FAIR = Level("fair", forgets=0.08, in_race=0.2)
SHARP = Level("sharp", forgets=0.04, in_race=0.06)
MASTER = Level("master", forgets=0.0, in_race=0.0)

THINKING = {level.name: level for level in (GENTLE, FAIR, SHARP, MASTER)}
