"""Choice: something that a computer player could do, what it thinks of it, and why. The reason is for the coach."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.core.cards import Card
from engine.games.rook.bots.levels import Level
from engine.games.rook.bots.pack import POINTS
from engine.games.rook.cards import ROOK


class Choice(NamedTuple):
    """A card, its worth in points (own side's gain against the others), and a reason key."""

    card: Card
    worth: float
    reason: str


def best(choices: Sequence[Choice]) -> Choice:
    """The most valuable one; the first of equals, so that the same cards always give the same choice."""
    return max(choices, key=lambda choice: choice.worth)


def reconsidered(choices: Sequence[Choice], level: Level, rng: Random) -> Choice:
    """The best choice, or now and then, as `level` says, another one that nobody at the table would laugh at."""
    first = best(choices)
    if not level.second_thoughts or rng.random() >= level.second_thoughts:
        return first
    if first.card == ROOK:
        return first
    sensible = [
        choice
        for choice in choices
        if choice.worth >= first.worth - level.tolerance and _blameless(choice.card, first.card)
    ]
    return rng.choice(sensible) if sensible else first


def _blameless(card: Card, first: Card) -> bool:
    """Whether `card` instead of `first` throws neither the bird nor a counter away that would have been kept."""
    return card not in (ROOK, first) and POINTS[card] <= POINTS[first]
