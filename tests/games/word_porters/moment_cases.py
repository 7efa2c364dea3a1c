"""Positions for the moments of Word Porters. Seat 0 has the number 4."""

from dataclasses import replace
from typing import Any

from engine.core.match import Match
from scenes.table.coach.moments import Situation
from tests.games.word_porters.tables import dealt, give_hints, place
from tests.moments import Case, now, step

SMALL, BIG = "snail", "elephant"


def hints(match: Match, seat: int, at: int | None = None) -> Situation[Any]:
    """A seat gives a hint, with the hint at that place of the row under the hook."""
    found = now(match, seat)
    return found if at is None else replace(found, intended=step(seat, "place", hint=found.view.row[at].card))


def printed(own: str, hint: str, at: int | None = None) -> Situation[Any]:
    """The same with real texts: `own` is seat 0's word, all others are big; all hints are `hint`."""
    found = hints(dealt(), 0, at)
    words = tuple(replace(word, text=own if place == 3 else BIG) for place, word in enumerate(found.view.words))
    row = tuple(replace(card, text=hint) for card in found.view.row)
    return replace(found, view=replace(found.view, words=words, row=row))


def shared(at: int) -> Situation[Any]:
    """Seat 0 has a parcel on the first hint, and seat 1 is on turn."""
    match = dealt()
    place(match, 0)
    return hints(match, 1, at)


def last_parcel(at: int) -> Situation[Any]:
    """All have one parcel left, and seat 0, on turn, has been on the hints 0 and 3."""
    match = dealt(3)
    place(match, 0, 1, 2, 3, 4, 5)
    return hints(match, 0, at)


def children(verb: str) -> Situation[Any]:
    """The children's game, in which a seat may pass at once."""
    found = hints(dealt(variant="children"), 0, 0)
    return replace(found, intended=step(0, "pass")) if verb == "pass" else found


def votes(*tiles: int | None) -> Situation[Any]:
    """Seat 0 votes, up to its current choice."""
    match = dealt()
    give_hints(match)
    return now(match, 0, intended=step(0, "vote", tiles=tiles))


def second_turn() -> Match:
    """Each seat has placed once."""
    match = dealt()
    place(match, 0, 1, 2, 3)
    return match


CASES = {
    "porters-own-word": Case(lambda: hints(dealt(), 0), lambda: hints(second_turn(), 0)),
    "porters-better-elsewhere": Case(lambda: printed(SMALL, "big", 0), lambda: printed(BIG, "big", 0), {"word": BIG}),
    "porters-sharing": Case(lambda: shared(0), lambda: shared(1), {"number": 3}),
    "porters-lone-three": Case(lambda: last_parcel(1), lambda: last_parcel(0)),
    "porters-must-place": Case(lambda: printed(SMALL, "big"), lambda: printed(SMALL, "small")),
    "porters-pass": Case(lambda: children("pass"), lambda: children("place")),
    "porters-order": Case(lambda: votes(), lambda: hints(second_turn(), 0)),
    "porters-own-number": Case(lambda: votes(None, 4, None, None), lambda: votes(None, 5, None, None)),
    "porters-surer-first": Case(lambda: votes(None, 5, 5, None), lambda: votes(None, 5, 6, None)),
}
