"""Fits: how well a hint says what a word is like, and by which qualities. Computer players reason from it, and after a
round it tells what a hint was meant for."""

from functools import lru_cache
from typing import NamedTuple

from engine.games.word_porters.content import qualities


class Quality(NamedTuple):
    """An axis on which word and hint both stand: their marks from -2 to 2, never 0. They agree where both have the same
    sign."""

    axis: str
    word: int
    hint: int


def shared_qualities(word: str, hint: str) -> tuple[Quality, ...]:
    """All axes on which both texts stand, those that say most first; none where a text is not ours."""
    marks, pointing = qualities(word), qualities(hint)
    shared = [Quality(axis, marks[axis], pointing[axis]) for axis in pointing if axis in marks]
    return tuple(sorted(shared, key=lambda quality: (-abs(quality.word * quality.hint), quality.axis)))


@lru_cache(maxsize=1 << 15)
def fit(word: str, hint: str) -> float:
    """How well the hint fits the word, from -2 (it says the opposite) to 2; 0 where it says nothing."""
    strength = sum(map(abs, qualities(hint).values()))
    said = sum(quality.word * quality.hint for quality in shared_qualities(word, hint))
    return said / strength if strength else 0.0
