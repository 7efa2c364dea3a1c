"""Highlights of a finished match in about twenty seconds: its turning point and its end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.events import redact
from engine.core.seats import PUBLIC
from scenes.replay.chapters import Chapter
from scenes.table.game_table import GameTable
from scenes.table.recorded import RecordCursor

SECONDS = 20.0
STEPS = 8
"""Most steps of a part that are shown, counted from its end."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """The steps of a record from the state after `begins` steps to the state after `ends` steps."""

    begins: int
    ends: int


def highlights(
    cursor: RecordCursor, chapters: Sequence[Sequence[Chapter]], look: GameTable[object], turned: int | None
) -> tuple[Highlight, ...]:
    """Two parts: the last one, and the one with the step `turned`, or else the one with the most feelings. Feelings
    depend on public events only."""
    parts = [chapter for of_hand in chapters for chapter in of_hand]
    last, earlier = parts[-1], parts[:-1]
    felt = list(_felt(cursor, look))

    def weight(part: Chapter) -> tuple[bool, int, int]:
        there = turned is not None and part.begins <= turned < part.ends
        return there, sum(felt[part.begins : part.ends]), part.begins

    shown = [max(earlier, key=weight)] if earlier else []
    return tuple(Highlight(max(part.begins, part.ends - STEPS), part.ends) for part in (*shown, last))


def _felt(cursor: RecordCursor, look: GameTable[object]) -> Iterator[int]:
    """The number of happy or sad faces after each step."""
    game = cursor.game
    state = cursor.state(0)
    for step, told in zip(cursor.steps, cursor.told, strict=True):
        moved = 0
        view = game.view(state, PUBLIC)
        for event in redact(told, PUBLIC):
            feels = look.row(event).feels
            moved += len(feels(event, view)) if feels else 0
            view = game.follow(view, event)
        yield moved
        state, _ = game.apply(state, step)
