"""Opinions: how a seat itself sees what fits what. Players who all read one table would read each other's minds."""

from functools import lru_cache
from random import Random

from engine.core.cards import Card
from engine.core.seats import Viewer
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.fits import fit
from engine.games.word_porters.view import View

Fits = tuple[dict[Card, float], ...]
"""For each word, number 1 first: how well each hint of the row fits it."""


def opinion(view: View, level: Level) -> Fits:
    """What the seat of `view` thinks of words and row: the same thing whenever it is asked in a match, and in another
    seat or match something else. It hangs on nothing that others could not know."""
    first = (view.played[0].words if view.played else view.words)[0]
    return _opinion(view.viewer, first.text, view.words, view.row, level)


@lru_cache(maxsize=64)
def _opinion(viewer: Viewer, match: str, words: tuple[Printed, ...], row: tuple[Printed, ...], level: Level) -> Fits:
    """The marks of the table that all share, each strayed from by lot; `match` tells one match from another."""
    return tuple(
        {
            hint.card: fit(word.text, hint.text)
            + level.opinion * Random(f"{viewer} {match} {word.text} {hint.text}").gauss(0.0, 1.0)
            for hint in row
        }
        for word in words
    )
