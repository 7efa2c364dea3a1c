"""State: what is wrong with the file, what the house does without, how fast it draws, what it has noted."""

from collections import deque
from collections.abc import Sequence

from game.input.actions import Press
from game.memory import resident
from game.troubles import troubles
from game.widgets.menu import Row
from scenes.kiosk.operators import OperatorPage

NOTED = 12
"""Lines of the log that are shown, the latest first."""
_FRAMES = 600


class Frames:
    """How long the latest frames took, all in all."""

    def __init__(self) -> None:
        self._seconds: deque[float] = deque(maxlen=_FRAMES)

    def advance(self, dt: float) -> None:
        """A frame, `dt` seconds after the one before."""
        self._seconds.append(dt)

    @property
    def words(self) -> str:
        """Frames a second, and the slowest of them."""
        whole = sum(self._seconds)
        if not whole:
            return "No frame was drawn yet"
        return f"{len(self._seconds) / whole:.0f} frames a second, the slowest {1000 * max(self._seconds):.0f} ms"


def memory() -> str:
    """What the program holds in memory now, where the system tells."""
    held = resident()
    return f"{held:.0f} MB of memory" if held else "Memory: the system does not say"


class StatePage(OperatorPage):
    """One row for each thing; the rail says the whole of it."""

    title = "State"
    width = 1440

    def rows(self) -> Sequence[Row]:
        wrong = [Row(("mistake", i), str(said), None, str(said), "cross") for i, said in enumerate(self.kiosk.mistakes)]
        without = [Row(("trouble", i), said, None, said, "cross") for i, said in enumerate(troubles(self.house))]
        lines = reversed(tuple(self.kiosk.log.lines)[-NOTED:]) if self.kiosk.log is not None else ()
        noted = [Row(("log", i), line, None, line, "book") for i, line in enumerate(lines)]
        return (
            *(wrong or [Row("file", "Nothing is wrong with the file", None, "Every key of it holds", "tick")]),
            *(
                without
                or [Row("disk", "All is kept on the disk", None, "Changes and counts outlast a power cut", "tick")]
            ),
            Row("frames", self.keeper.frames.words, None, "Of the latest ten seconds or so", "clock"),
            Row("memory", memory(), None, "Should stay the same from day to day", "gear"),
            *noted,
            Row("done", "Done", None, "Back", "back"),
        )

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "done":
            self.house.stack.dismiss()
