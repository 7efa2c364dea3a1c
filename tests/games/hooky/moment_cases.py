"""Positions for the moments of Hooky. Four seats; seat 0 has G, H, K, S, T."""

from typing import Any

from scenes.games.hooky.boards.known import MAYBE, no_marks
from scenes.table.coach.moments import Situation
from tests.games.hooky.tables import ask, clue, dealt, to_guesses, to_round
from tests.moments import Case, now, step


def spells_clue(word: str) -> Situation[Any]:
    """Seat 0 has spelled its starting clue."""
    return now(dealt(), 0, intended=step(0, "clue", word=word))


def clues(*words: str) -> Situation[Any]:
    """These clues were given, and the last of them has just been told to seat 3."""
    match = dealt()
    told: Any = ()
    for word in words:
        told = clue(match, word)
    return now(match, 3, told=told)


def asks_nothing(seat: int) -> Situation[Any]:
    """Seat 0 has asked seat 1 for letters of which it has none."""
    match = to_round(dealt(), 1)
    return now(match, seat, told=ask(match, 1, "MOUNT"))


def spells(word: str, of: int = 1) -> Situation[Any]:
    """Seat 2 has spelled a question, after seat 0 asked seat 1 for MOUNT."""
    match = to_round(dealt(), 1)
    ask(match, 1, "MOUNT")
    ask(match, 2, "CHAIR")
    return now(match, 2, intended=step(2, "ask", of=of, word=word))


def may_reveal(first: str, card: str = "") -> Situation[Any]:
    """Round 2, in which seat 0 may reveal a letter, after it gave `first` for a clue; perhaps with a card in focus."""
    match = dealt()
    clue(match, first)
    to_round(match, 2)
    return now(match, 0, intended=step(0, "reveal", card=card, of=1) if card else None)


def third_round(mark: bool) -> Situation[Any]:
    """The third round begins for seat 0, which may have made one `mark`."""
    marks = no_marks(4)
    marked = marks.put(0, "A", MAYBE) if mark else marks
    return now(to_round(dealt(), 3), 0, notes={"marks": marked.data()}, help="none")


CASES = {
    "hooky-clue-loud": Case(lambda: spells_clue("GHOST"), lambda: spells_clue("HELLO"), {"number": 4}),
    "hooky-double": Case(lambda: clues("HOUSE", "BELLY"), lambda: clues("HELLO", "BELLY")),
    "hooky-zero": Case(lambda: asks_nothing(0), lambda: asks_nothing(1)),
    "hooky-known-word": Case(lambda: spells("NAVAL"), lambda: spells("ROBIN")),
    "hooky-heard-word": Case(lambda: spells("MOUNT"), lambda: spells("MOUNT", of=3)),
    "hooky-reveal-safe": Case(lambda: may_reveal("GGGGG"), lambda: may_reveal("HOUSE"), {"letter": "G"}),
    "hooky-reveal-secret": Case(lambda: may_reveal("GGGGG", "H"), lambda: may_reveal("GGGGG", "G")),
    "hooky-marks": Case(lambda: third_round(mark=False), lambda: third_round(mark=True)),
    "hooky-first-guess": Case(lambda: now(to_guesses(dealt(), 4), 0), lambda: now(to_round(dealt(), 4), 0)),
}
