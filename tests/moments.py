"""Situations for the moments of the games, made of matches. Each game has a pair for each moment in
`tests/games/<game>/moment_cases.py`."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple
from unittest.mock import patch

from engine.core.events import Heard, redact
from engine.core.match import Match
from engine.core.messages import Arg, Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step, Value
from game.lessons import Moment
from game.store.store import Store
from scenes.table.coach import unasked
from scenes.table.coach.moments import Situation
from scenes.table.notes import Notes


class Case(NamedTuple):
    """A situation in which a moment comes, with the values of its gaps, and a similar one without it."""

    comes: Callable[[], Situation[Any]]
    nearly: Callable[[], Situation[Any]]
    gaps: Mapping[str, Arg] = {}


def cases_of(game: str) -> Mapping[str, Case]:
    """Return the cases of a game by the moment's id; none if it has no moments."""
    name = f"tests.games.{game}.moment_cases"
    cases: Mapping[str, Case] = import_module(name).CASES if _is_there(name) else {}
    return cases


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def now(
    match: Match,
    seat: Seat,
    told: Heard = (),
    intended: Step | None = None,
    notes: Mapping[str, Any] | None = None,
    **aids: str,
) -> Situation[Any]:
    """Return the situation of a seat in a match; `told` are the latest events of the match."""
    prompts = tuple(prompt for prompt in match.prompts_of(seat) if not prompt.interrupts)
    written = Notes(Store.without(), None, seat, notes or {})
    return Situation(match.view(seat), match.heard(seat), written, prompts, redact(told, seat), intended, aids)


def here(view: Any, heard: Heard, *prompts: Prompt, told: Heard = (), intended: Step | None = None) -> Situation[Any]:
    """A situation in which only the seat's knowledge is given."""
    return Situation(view, heard, Notes(Store.without(), None, view.viewer, {}), prompts, told, intended)


def step(by: Seat, verb: str, **args: Value) -> Step:
    """A step with these arguments."""
    return Step(by, verb, tuple(args.items()))


ANYTHING = say("table-coach-wait")
"""A message for any moment."""


@contextmanager
def always(whens: tuple[str, ...] = ("told", "asked", "choosing")) -> Iterator[list[tuple[str, Situation]]]:
    """Make every moment of these kinds possible; yields what was checked."""
    looked: list[tuple[str, Situation]] = []

    def line(moment: Moment, trigger: object, now: Situation) -> Message | None:
        looked.append((moment.when, now))
        return ANYTHING if moment.when in whens else None

    with patch.object(unasked, "line_of", line):
        yield looked
