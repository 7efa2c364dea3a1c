"""A game's own public boards, shown in the table's place.

One kind asks a question. Another (an interlude) follows the story of an event, such as a count or a reveal. It waits
for a press.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.seats import Seat
from engine.core.steps import Step
from game.context import Audience, Context
from game.input.actions import Press
from game.scene import Scene
from scenes.seating import Seating
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers


@dataclass(frozen=True, slots=True)
class BoardCallbacks:
    """Callbacks of a game's board to its table.

    `speaks(press, waiting)` is the seat of `waiting` for which a press counts. `answered(step)` takes an answer while
    others are still asked, and returns the public view. `called(press, trick)` opens the list of calls, `paused` the
    pause. `lost` hears about devices.
    """

    speaks: Callable[[Press, Sequence[Seat]], Seat | None]
    answered: Callable[[Step], Any]
    called: Callable[[Press, int | None], None]
    paused: Callable[[str | None], None]
    lost: Callable[[Sequence[str], Sequence[str]], None]


Board = Callable[[Context, Any, Speakers, Seating, BoardCallbacks], Scene]
"""Makes a scene that asks in the table's place, from the public view."""


@dataclass(frozen=True, slots=True)
class PublicBoards(Feature[Any]):
    """Verbs that need no look at a hand, with the board that asks for each."""

    by_verb: Mapping[str, Board]


def table_for(game_table: GameTable[Any], audience: Audience) -> GameTable[Any]:
    """The table for an audience: children skip some interludes."""
    if not audience.children or not any(row.spared for row in game_table.told):
        return game_table
    return replace(game_table, told=tuple(replace(row, page=None) if row.spared else row for row in game_table.told))
