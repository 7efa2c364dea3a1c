"""Fits: how well a hint says what a word is like, and by which qualities. Computer players reason from it, and after a
round it tells what each hint had to do with its seat's word: by then all of it is public."""

from functools import lru_cache
from typing import NamedTuple

from engine.core.seats import Seat
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.content import qualities
from engine.games.word_porters.state import Played


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


class Meaning(NamedTuple):
    """A placing told again: the upper token that `seat` put on `hint`, whether it was `shared` and whether
    that card was the last one empty (`left_over`). `word` is the seat's own.

    `by` are the qualities on which word and hint both stand, what says most first, those that disagree among them: a
    hint that did not fit had to be given. `fit` is from -2 to 2. Of texts that are not ours nothing is known, and the
    fit is 0. `others` are the numbers of the words of the round that the hint fits better than its own, the best first.
    """

    seat: Seat
    token: int
    hint: Printed
    word: Printed
    shared: bool
    left_over: bool
    by: tuple[Quality, ...]
    fit: float
    others: tuple[int, ...]


def meanings(played: Played) -> tuple[Meaning, ...]:
    """What every hint of the round was meant for, in the order in which they were given."""
    row = {hint.card: hint for hint in played.row}
    taken: set[str] = set()
    told: list[Meaning] = []
    for placing in played.placings:
        hint, number = row[placing.hint], played.numbers[placing.seat]
        word = played.words[number - 1]
        told.append(
            Meaning(
                placing.seat,
                placing.tokens[0],
                hint,
                word,
                shared=placing.hint in taken,
                left_over=placing.hint not in taken and len(taken) == len(row) - 1,
                by=shared_qualities(word.text, hint.text),
                fit=fit(word.text, hint.text),
                others=_fitting_better(played, number, hint),
            )
        )
        taken.add(placing.hint)
    return tuple(told)


def _fitting_better(played: Played, number: int, hint: Printed) -> tuple[int, ...]:
    fits = {other: fit(word.text, hint.text) for other, word in enumerate(played.words, 1)}
    better = [other for other, found in fits.items() if found > fits[number]]
    return tuple(sorted(better, key=lambda other: (-fits[other], other)))
