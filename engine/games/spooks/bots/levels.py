"""Levels: how much a computer player forgets and reconsiders. Every step that it takes has a reason."""

from dataclasses import dataclass, replace

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """One level. `memory` is how many of the latest cards that went out are remembered (Masters and Cats always are).
    `infers` says whether it remembers the proofs of passes on red. `second_thoughts` is how often (0 to 1) it prefers
    another sensible choice. `tolerance` is how much worse such a choice may be than the best one, in cards. `worlds` is
    the number of deals of the hidden cards in which sensible steps are tried; 0: first sight decides."""

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
