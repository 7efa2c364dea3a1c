"""MemoryLimit: a kiosk whose memory has grown over its limit is started again, while nobody plays."""

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.kiosk.config import MEMORY_LIMIT
from game.memory import resident

if TYPE_CHECKING:
    from game.kiosk.kiosk import Kiosk

LEAST_AGE = 1800.0
"""Seconds that it runs at least, so that a limit that is too low does not start it again and again."""
log = logging.getLogger(__name__)


class MemoryLimit:
    """`held` tells MiB: on Linux from /proc/self/statm, elsewhere 0, so no limit. `clock` counts seconds."""

    def __init__(
        self, kiosk: "Kiosk", held: Callable[[], float] = resident, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.kiosk, self._held, self._clock = kiosk, held, clock
        self._begun = clock()
        self._told = False

    def passed(self) -> bool:
        """Whether it should start again. To be asked while nobody plays; the first time that it should is noted."""
        limit, held = self.kiosk.config[MEMORY_LIMIT], self._held()
        over = bool(limit) and held > limit and self._clock() - self._begun >= LEAST_AGE
        if over and not self._told:
            self._told = True
            log.info("%.0f MiB of memory, the limit is %d: it starts again while nobody plays", held, limit)
        return over
