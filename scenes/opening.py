"""Opening: a thread opens the store. If that takes long, a curtain is shown until it is done."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread

from game.canvas import Canvas
from game.settings import Settings
from game.store.store import Store
from game.window import Window

Progress = Callable[[int, int], None]
"""Called with the number of checked matches and their total."""
QUICK = 0.25
"""Seconds within which most stores open; until then no curtain is shown."""


class Closed(Exception):
    """The window was closed before the store was open."""


@dataclass(frozen=True, slots=True)
class Curtain:
    """The window for waiting, and its picture after a number of matches."""

    window: Window
    drawn: Callable[[int, int], Canvas]


class StoreOpening:
    """Opens a store, and has the `window` if one was needed for that.

    `curtain` is made from settings that can be read at once. `alive` is called in every frame of it. If not `closes`
    the window cannot be closed.
    """

    def __init__(
        self, curtain: Callable[[Settings], Curtain], closes: bool = True, alive: Callable[[], None] = lambda: None
    ) -> None:
        self._curtain, self._closes, self._alive = curtain, closes, alive
        self.window: Window | None = None

    def store(self, opens: Callable[[Progress], Store], look: Callable[[], Settings]) -> Store:
        """Return what `opens` returns, or raise what it raises; `look` returns settings for the curtain. Raises Closed
        if the window is closed meanwhile. Then the thread ends with the process, which harms a store no more than a
        power cut."""
        found: list[Store | Exception] = []
        done = [0, 0]

        def progress(so_far: int, total: int) -> None:
            done[:] = so_far, total

        def work() -> None:
            try:
                found.append(opens(progress))
            except Exception as error:
                found.append(error)

        thread = Thread(target=work, daemon=True)
        thread.start()
        thread.join(QUICK)
        if thread.is_alive():
            self._wait(thread, self._curtain(look()), done)
        if isinstance(found[0], Exception):
            raise found[0]
        return found[0]

    def _wait(self, thread: Thread, curtain: Curtain, done: list[int]) -> None:
        from game.simple_screen import SimpleScreen

        self.window = curtain.window
        screen, seen, canvas = SimpleScreen(curtain.window), list(done), curtain.drawn(*done)
        while thread.is_alive():
            if seen != done:
                seen = list(done)
                canvas = curtain.drawn(*seen)
            screen.turn(canvas)
            self._alive()
            if screen.closed and self._closes:
                raise Closed
