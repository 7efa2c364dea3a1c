"""What all screens of the operator have in common: nobody is asked there whether anybody still plays, a lock stands
before them, and they reach of the keeper what stands here."""

import logging
from collections import deque
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Protocol

from engine.core.messages import Message, say
from game.widgets.page import Page

if TYPE_CHECKING:
    from game.context import Context
    from game.kiosk.kiosk import Kiosk

FIRST_WAIT, LONG_WAIT = 2.0, 120.0
"""Seconds after the first wrong PIN, doubled with each that follows, and at most."""
MANY, LONGEST_WAIT = 12, 600.0
"""From so many wrong ones in a row on it is this many seconds: about 34 tries in four hours, of ten thousand PINs."""
FORGOTTEN = 24 * 3600.0
"""Seconds of running without a wrong one after which those before are forgiven. The clock on the wall does not count:
it can be put forward."""
_FRAMES = 600
log = logging.getLogger(__name__)


class Lock:
    """Every wrong PIN makes the next try wait longer, wherever it is made, and whatever was switched off meanwhile.

    It belongs to the keeper, so that going away and coming back changes nothing. A wait that a restart has cut off is
    waited for again, from its beginning: there is no clock to trust in between."""

    def __init__(self, kiosk: "Kiosk") -> None:
        self.kiosk = kiosk
        self.rest = wait_after(kiosk.wrong_pins.in_a_row)
        """Seconds until somebody may try again."""
        self._since = 0.0
        self.check: Check | None = None
        """The PIN that is just being looked at: that takes longer than a frame, so it is done beside them."""

    def ask(self, digits: str, told: Callable[[bool], None]) -> bool:
        """Begin to check; `told` learns in a later `advance` whether it was the PIN. False while it has to wait: then
        nothing is checked."""
        if self.rest > 0 or self.check is not None:
            return False
        self._since = 0.0
        self.kiosk.wrong_pins.trying()
        self.check = Check(self.kiosk, digits, told)
        self.check.start()
        return True

    def advance(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self.rest = max(0.0, self.rest - dt)
        self._since += dt
        if self._since > FORGOTTEN:
            self.kiosk.wrong_pins.forgive()
        if self.check is not None and not self.check.is_alive():
            check, self.check = self.check, None
            self._judge(check)

    def _judge(self, check: "Check") -> None:
        wrong = self.kiosk.wrong_pins
        if check.opens:
            wrong.forgive()
            self.kiosk.pin.opened(check.digits)
        else:
            wrong.note(self.kiosk.clock())
            self.rest = wait_after(wrong.in_a_row)
            log.warning("wrong PIN, number %d in a row; the next try is in %.0f s", wrong.in_a_row, self.rest)
        check.told(check.opens)


class Check(Thread):
    """One look at one PIN. One that cannot be checked opens nothing."""

    def __init__(self, kiosk: "Kiosk", digits: str, told: Callable[[bool], None]) -> None:
        super().__init__(daemon=True)
        self.kiosk, self.digits, self.told = kiosk, digits, told
        self.opens = False

    def run(self) -> None:
        self.opens = self.kiosk.pin.opens(self.digits)


class Frames:
    """How long the latest frames took, all in all."""

    def __init__(self) -> None:
        self._seconds: deque[float] = deque(maxlen=_FRAMES)

    def advance(self, dt: float) -> None:
        """A frame, `dt` seconds after the one before."""
        self._seconds.append(dt)

    @property
    def words(self) -> Message:
        """Frames a second, and the slowest of them."""
        whole = sum(self._seconds)
        if not whole:
            return say("operator-no-frames")
        rate, slowest = round(len(self._seconds) / whole), round(1000 * max(self._seconds))
        return say("operator-frames", count=rate, amount=slowest)


class Kept(Protocol):
    """What the operator's screens reach of the keeper."""

    context: "Context"
    kiosk: "Kiosk"
    lock: Lock
    frames: Frames

    def begin_anew(self) -> None:
        """Whoever was here has gone; the next one finds nothing of it."""


class Operators:
    """Mixed into scenes. After `patience` seconds without a touch the kiosk begins anew."""

    patience = 180.0


class OperatorPage(Operators, Page):
    """A page of the operator; it knows the keeper, and through it everything that was said."""

    def __init__(self, keeper: Kept) -> None:
        super().__init__(keeper.context)
        self.keeper, self.kiosk = keeper, keeper.kiosk


def wait_after(wrong: int) -> float:
    """Seconds until the next try after so many wrong ones in a row."""
    if wrong >= MANY:
        return LONGEST_WAIT
    return min(LONG_WAIT, FIRST_WAIT * 2 ** (wrong - 1)) if wrong else 0.0
