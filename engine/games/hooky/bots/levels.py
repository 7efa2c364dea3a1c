"""Levels: how much a computer player remembers and concludes. None asks or guesses at random."""

from dataclasses import dataclass

from engine.core.characters import PLAIN, Manner


@dataclass(frozen=True, slots=True)
class Level:
    """`notices`: the share (0 to 1) of others' numbers that it remembers. `keeps`: the share of its own; it never
    forgets a 0. It always remembers starting clues. `tries`: the number of words that it considers for a question.
    `counts`: the most whole deals that it counts; with more it counts every hand by itself.

    `shows_from`: how sure (0 to 1) the others must be of one of its letters before it reveals it for a look; above 1 it
    never does. `looks_for`: the smallest expected information of the look, in bits. `reads`: whether it draws
    conclusions from what others ask.
    """

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
