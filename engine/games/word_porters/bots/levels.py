"""Levels: how well a computer player reads the table. Weaker levels see less and trust their own view more; none plays
at random."""

from dataclasses import dataclass

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """`opinion`: how far the player's own view of words and hints strays from the shared table, in marks; it gives
    hints by that view. `bias`: how much of that view it uses to read others, in marks. Others stray in other ways, so
    the best readers use the table.

    `contrast`: as a speaker it considers which other words a hint could mean, and as a listener which other cards a
    seat could have taken. `listens`: it also estimates how far each seat's opinion strays, like the coach.
    """

    name: str
    opinion: float
    bias: float
    contrast: bool
    listens: bool = False
    manner: Manner = PLAIN


GENTLE = Level("gentle", opinion=0.9, bias=0.9, contrast=False)
FAIR = Level("fair", opinion=0.6, bias=0.6, contrast=True)
SHARP = Level("sharp", opinion=0.5, bias=0.3, contrast=True)
MASTER = Level("master", opinion=0.4, bias=0.0, contrast=True, listens=True)

THINKING = {level.name: level for level in (GENTLE, FAIR, SHARP, MASTER)}
