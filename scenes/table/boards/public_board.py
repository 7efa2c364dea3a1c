"""A board of a game's own on which a question is answered in front of everybody, in the table's place."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.seats import Seat
from engine.core.steps import Step
from game.context import Context
from game.input.actions import Press
from game.scene import Scene
from scenes.seating import Seating
from scenes.table.feature import Feature
from scenes.table.phrases import Speakers


@dataclass(frozen=True, slots=True)
class Asked:
    """What a board of a game may do at its table.

    `speaks(press, waiting)` is the seat of `waiting` for which a press counts; `answered(step)` takes an answer after
    which others are still asked, and gives the public view; `called(press, trick)` opens the list of calls, `paused`
    the pause; `lost` is told about devices.
    """

    speaks: Callable[[Press, Sequence[Seat]], Seat | None]
    answered: Callable[[Step], Any]
    called: Callable[[Press, int | None], None]
    paused: Callable[[str | None], None]
    lost: Callable[[Sequence[str], Sequence[str]], None]


Board = Callable[[Context, Any, Speakers, Seating, Asked], Scene]
"""A scene that asks in the table's place; it is given the public view."""


@dataclass(frozen=True, slots=True)
class PublicBoards(Feature[Any]):
    """Verbs that need no look at a hand, and the board on which each is answered."""

    by_verb: Mapping[str, Board]
