"""Levels: how much a computer player forgets and reconsiders. None does anything that it has no reason for."""

from dataclasses import dataclass, replace

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """`memory` is how many of the latest cards that went out are remembered (Masters and Cats always are), `infers`
    whether it remembers what passes on red have proved, `second_thoughts` how often (0 to 1) it prefers another
    sensible choice, and `tolerance` how much worse such a choice may be than the best one, in cards. `worlds` is in how
    many ways the hidden cards are dealt out to try what seems sensible in; 0: first sight decides."""

    name: str
    memory: int
    infers: bool
    second_thoughts: float
    tolerance: float
    worlds: int = 0
    manner: Manner = PLAIN


FAIR = Level("fair", memory=999, infers=True, second_thoughts=0.0, tolerance=0.0)
GENTLE = Level("gentle", memory=10, infers=False, second_thoughts=0.5, tolerance=1.5)

SHARP = replace(FAIR, name="sharp", worlds=50)
MASTER = replace(FAIR, name="master", worlds=480)

THINKING = {level.name: level for level in (GENTLE, FAIR, SHARP, MASTER)}
