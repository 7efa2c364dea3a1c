"""The lock before the operator's screens: every wrong PIN makes the next attempt wait longer, wherever it is made."""

from hmac import compare_digest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.kiosk import Kiosk

FIRST_WAIT, LONGEST_WAIT = 2.0, 120.0
"""Seconds after the first wrong PIN, doubled with each that follows, and at most."""
FORGIVEN = 600.0
"""Seconds after which wrong ones are forgotten."""


class Lock:
    """Belongs to the keeper, so that going away and coming back changes nothing."""

    def __init__(self, kiosk: "Kiosk") -> None:
        self.kiosk = kiosk
        self.wrong = 0
        self.rest = 0.0
        """Seconds until somebody may try again."""
        self._since = 0.0

    def advance(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self.rest = max(0.0, self.rest - dt)
        self._since += dt
        if self._since > FORGIVEN:
            self.wrong = 0

    def opens(self, digits: str) -> bool:
        """Whether this is the PIN. While it has to wait nothing is."""
        if self.rest > 0:
            return False
        if compare_digest(digits.encode(), self.kiosk.config["operator.pin"].encode()):
            self.wrong = 0
            return True
        self.rest = min(LONGEST_WAIT, FIRST_WAIT * 2**self.wrong)
        self.wrong, self._since = self.wrong + 1, 0.0
        return False
