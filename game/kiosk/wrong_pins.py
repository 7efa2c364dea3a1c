"""WrongPins: how often somebody has tried a wrong PIN. Kept, so that pulling the plug makes nobody forget it."""

import re
from datetime import datetime

from game.settings import Keeper

_KEPT = "wrong_pins"
_MOST = 10**6
"""More than that nobody tries; a kept number beyond it is nonsense."""
_MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}")


class WrongPins:
    """`in_a_row` makes the next try wait: those since the right one, with one that is just being looked at. `noted` is
    what the operator is told, `since` when that began. No digits."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.in_a_row, self.noted, self.since = _read(keeper.setting(_KEPT))

    def trying(self) -> None:
        """Somebody tries one. It counts before anybody knows whether it is wrong, so pulling the plug saves none."""
        self.in_a_row += 1
        self._keep()

    def note(self, now: datetime) -> None:
        """It was wrong; `now` is the time on the wall, for the operator alone: no wait hangs on it."""
        self.since = self.since if self.noted else f"{now:%Y-%m-%d %H:%M}"
        self.noted += 1
        self._keep()

    def forgive(self) -> None:
        """Nobody has to wait for them any more; the operator is still told."""
        if self.in_a_row:
            self.in_a_row = 0
            self._keep()

    def seen(self) -> None:
        """The operator knows."""
        self.noted, self.since = 0, ""
        self._keep()

    @property
    def words(self) -> str:
        """What the operator is told, empty where there is nothing to tell."""
        return f"{self.noted} wrong PIN{'s' * (self.noted > 1)} since {self.since}" if self.noted else ""

    def _keep(self) -> None:
        self._keeper.keep_setting(_KEPT, [self.in_a_row, self.noted, self.since])


def _read(kept: object) -> tuple[int, int, str]:
    """What was kept; nothing where it makes no sense."""
    if not isinstance(kept, list) or len(kept) != 3:
        return 0, 0, ""
    *counts, since = kept
    if any(type(count) is not int or not 0 <= count <= _MOST for count in counts):
        return 0, 0, ""
    if not isinstance(since, str) or bool(counts[1]) != bool(_MOMENT.fullmatch(since)):
        return counts[0], 0, ""
    return counts[0], counts[1], since
