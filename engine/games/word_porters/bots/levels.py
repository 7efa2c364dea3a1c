"""Levels: how much a computer player makes of what lies on the table. A weaker one sees less and thinks more by itself;
none of them plays at random."""

from dataclasses import dataclass

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """`opinion` is how far its own view of words and hints strays from the table that all share, in marks: it gives
    hints by that. `bias` is how much of that it lets into what it thinks that others mean, in marks as well: they stray
    elsewhere, so whoever reads well reads by the table. `contrast`: as a speaker it weighs which other words a hint
    could mean, and as a listener what else a seat could have done. `listens`: it also hears how far each seat's opinion
    strays, as the coach does."""

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
