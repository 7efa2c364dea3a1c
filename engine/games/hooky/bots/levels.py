"""Levels: how much a computer player takes in and puts together. None speaks or guesses at random."""

from dataclasses import dataclass

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """`notices` is how many (0 to 1) of the numbers that others asked for it takes in, `keeps` how many of its own, of
    which a 0 is never lost; the starting clues it always does. `tries` is how many words come to mind for a question,
    `counts` up to how many whole deals it reckons with before it looks at every hand for itself. `shows_from` is how
    sure (0 to 1) the others have to be of one of its letters before it reveals that for a look, above 1 it never does;
    and `looks_for` how many bits the look has to be worth. `reads` is whether it draws conclusions from what others
    ask."""

    name: str
    notices: float
    keeps: float
    tries: int
    counts: int
    shows_from: float
    looks_for: float = 0.0
    reads: bool = False
    manner: Manner = PLAIN


GENTLE = Level("gentle", notices=0.15, keeps=0.4, tries=20, counts=0, shows_from=2.0)
FAIR = Level("fair", notices=0.93, keeps=1.0, tries=60, counts=0, shows_from=2.0)
SHARP = Level("sharp", notices=1.0, keeps=1.0, tries=200, counts=2_000_000, shows_from=2.0)
MASTER = Level("master", notices=1.0, keeps=1.0, tries=300, counts=2_000_000, shows_from=0.8, looks_for=0.5, reads=True)

THINKING = {level.name: level for level in (GENTLE, FAIR, SHARP, MASTER)}
