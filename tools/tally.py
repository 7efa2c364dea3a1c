"""Tally: how many matches came to their end and how many were left, as a soak or a storm goes on."""

from game.stack import SceneStack
from scenes.table.scene import TableScene


class Tally:
    """`look` once a frame."""

    def __init__(self) -> None:
        self.finished = self.left = self.steps = 0
        self.table: TableScene | None = None
        """The table that is there now."""

    def look(self, stack: SceneStack) -> None:
        """Count the table that was there at the last look and is not there any more."""
        there = next((scene for scene in stack.scenes if isinstance(scene, TableScene)), None)
        if self.table is not None and there is not self.table:
            session = self.table.session
            self.finished += session.over
            self.left += not session.over
            self.steps += session.step_count
        self.table = there
