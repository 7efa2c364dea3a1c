"""Choice: something that a computer player could do, what it thinks of it, and why. The reason is for the coach."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.bots.choice import best, second_thought
from engine.core.cards import Card
from engine.games.rook.bots.levels import Level
from engine.games.rook.bots.pack import POINTS
from engine.games.rook.cards import ROOK


class Choice(NamedTuple):
    """A card, its worth in points (own side's gain against the others), and a reason key."""

    card: Card
    worth: float
    reason: str


def reconsidered(choices: Sequence[Choice], level: Level, rng: Random) -> Choice:
    """The best choice, or now and then, as `level` says, another one that nobody at the table would laugh at."""
    first = best(choices)
    others = (choice for choice in choices if _blameless(choice.card, first.card))
    return second_thought(first, others, level.second_thoughts, level.tolerance, rng)


def _blameless(card: Card, first: Card) -> bool:
    """Whether `card`, played instead of `first`, throws neither the bird nor a counter away that would have been kept.
    Where the bird comes first, nothing else is blameless."""
    return card != first and ROOK not in (card, first) and POINTS[card] <= POINTS[first]
