"""Highlights of a finished match in less than half a minute: its best moments and its end, each with a title."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from engine.core.events import redact
from engine.core.messages import Who, say
from engine.core.seats import PUBLIC
from scenes.replay.chapters import Chapter
from scenes.table.game_table import GameTable
from scenes.table.recorded import RecordCursor
from scenes.table.told import Moment

MOST = 3
"""Most highlights of a match, with its end."""
TITLE_STANDS = 1.6
"""Seconds of the title before each."""
SECONDS = 24.0
"""Most seconds of all highlights, with their titles."""
STEPS = 5
"""Most steps of a highlight that are shown."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """The steps of a record from the state after `begins` steps to the state after `ends` steps, and why they are
    shown."""

    begins: int
    ends: int
    moment: Moment


def highlights(
    cursor: RecordCursor, chapters: Sequence[Sequence[Chapter]], game_table: GameTable[Any], turned: int | None
) -> tuple[Highlight, ...]:
    """The best moments of different parts, in the order of the match, and its end. A moment depends on public events
    only; the step `turned` is the coach's turning point, which is always shown."""
    *earlier, last = (chapter for of_hand in chapters for chapter in of_hand)
    moments = tuple(_moments(cursor, game_table, turned))
    found = []
    for part in earlier:
        weight, at = max((_weight(moments[number]), -number) for number in range(part.begins, part.ends))
        best = moments[-at]
        if best is not None:
            found.append((weight, part.begins, _clip(part, -at, best)))
    best_first = sorted(found, key=lambda one: one[:2], reverse=True)
    shown = sorted((clip for _, _, clip in best_first[: MOST - 1]), key=lambda clip: clip.begins)
    return (*shown, Highlight(max(last.begins, last.ends - STEPS), last.ends, _end(cursor, last)))


def _weight(moment: Moment | None) -> float:
    return 0.0 if moment is None else moment.weight


def _clip(part: Chapter, at: int, moment: Moment) -> Highlight:
    """The step after `at` steps, with the steps of its part before it. What a turning point led to is shown as well."""
    ends = min(part.ends, at + STEPS - 1) if moment.weight == inf else at + 1
    return Highlight(max(part.begins, ends - STEPS), ends, moment)


def _end(cursor: RecordCursor, last: Chapter) -> Moment:
    """How the match ended: who won, or that it is over."""
    end = cursor.game.end(cursor.state(len(cursor)))
    winners = tuple(end["winners"]) if end is not None else ()
    if winners:
        return Moment(winners, 0, say("replay-moment-won", seats=tuple(map(Who, winners))))
    return Moment((last.seat or 0,), 0, say("replay-moment-end"), sad=end is not None)


def _moments(cursor: RecordCursor, game_table: GameTable[Any], turned: int | None) -> Iterator[Moment | None]:
    """The best moment of each step; None for most."""
    game = cursor.game
    state = cursor.state(0)
    for number, (step, told) in enumerate(zip(cursor.steps, cursor.told, strict=True)):
        found = []
        view = game.view(state, PUBLIC)
        for event in redact(told, PUBLIC):
            moment = game_table.row(event).moment
            found.append(moment(event, view) if moment is not None else None)
            view = game.follow(view, event)
        if number == turned and isinstance(step.by, int):
            found.append(Moment((step.by,), inf, say("replay-moment-turning")))
        yield max(found, key=_weight, default=None)
        state, _ = game.apply(state, step)
