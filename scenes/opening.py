"""Opening: the store is opened in a thread of its own; where that takes long, a curtain says so until it is done."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread

from game.canvas import Canvas
from game.settings import Settings
from game.store.store import Store
from game.window import Window

Progress = Callable[[int, int], None]
"""Is told how many matches have been looked after, and of how many."""
QUICK = 0.25
"""Seconds within which most stores are open: no curtain is shown for them."""


class Closed(Exception):
    """The window was closed before the store was open."""


@dataclass(frozen=True, slots=True)
class Curtain:
    """The window in which people wait, and what they see in it after so many matches of so many."""

    window: Window
    drawn: Callable[[int, int], Canvas]


class Opening:
    """Opens a store and has the `window` that was needed for that, if any.

    `curtain` is made of settings that can be had at once, `alive` is told of every frame of it. Unless `closes` the
    window cannot be closed.
    """

    def __init__(
        self, curtain: Callable[[Settings], Curtain], closes: bool = True, alive: Callable[[], None] = lambda: None
    ) -> None:
        self._curtain, self._closes, self._alive = curtain, closes, alive
        self.window: Window | None = None

    def store(self, opens: Callable[[Progress], Store], look: Callable[[], Settings]) -> Store:
        """What `opens` returns, or raises; `look` gives settings for the curtain. Closed where the window is closed
        meanwhile: then the thread ends with the process, which harms a store no more than a power cut."""
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
