"""Highlights: what is shown of a match that is over in some twenty seconds: where it turned, and its end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.events import redact
from engine.core.seats import PUBLIC
from scenes.replay.beads import Bead
from scenes.table.game_table import GameTable
from scenes.table.recorded import RecordCursor
from scenes.table.stage.faces import Feelings

SECONDS = 20.0
STEPS = 8
"""Steps of a part that are shown at most: its last ones."""


@dataclass(frozen=True, slots=True)
class Clipping:
    """The steps of a record from where it has taken `begins` to where it has taken `ends`."""

    begins: int
    ends: int


def highlights(
    cursor: RecordCursor, beads: Sequence[Sequence[Bead]], look: GameTable[object], turned: int | None
) -> tuple[Clipping, ...]:
    """The part in which the step `turned` was taken, or else the one that moved most faces, and the last one. Faces are
    moved by what is public alone."""
    parts = [bead for string in beads for bead in string]
    last, earlier = parts[-1], parts[:-1]
    felt = list(_felt(cursor, look))

    def weight(part: Bead) -> tuple[bool, int, int]:
        there = turned is not None and part.begins <= turned < part.ends
        return there, sum(felt[part.begins : part.ends]), part.begins

    shown = [max(earlier, key=weight)] if earlier else []
    return tuple(Clipping(max(part.begins, part.ends - STEPS), part.ends) for part in (*shown, last))


def _felt(cursor: RecordCursor, look: GameTable[object]) -> Iterator[int]:
    """How many were glad or sorry of each step."""
    feelings, game = look.feature(Feelings), cursor.game
    state = cursor.state(0)
    for step, told in zip(cursor.steps, cursor.told, strict=True):
        moved = 0
        if feelings is not None:
            view = game.view(state, PUBLIC)
            for event in redact(told, PUBLIC):
                moved += len(feelings.of(event, view))
                view = game.follow(view, event)
        yield moved
        state, _ = game.apply(state, step)
