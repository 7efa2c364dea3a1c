"""IdleTimer: how long nobody has touched anything, and what the host does about it: he waves, he never scolds."""

from game.input.actions import Action, Press

HINTS_AFTER, POINTS_AFTER, SHOWS_AFTER = 8.0, 16.0, 24.0
"""Seconds without a touch until the host says how to do what is to be done; until he points at it, to children; and
until it is shown to them."""
_WAVES_AFTER, _WAVES_FOR, _ROUND = 2.0, 3.0, 12.0  # seconds after the hint: when, how long, and how often again
_WING = 0.5  # seconds that his wing is up or down

OPEN, WAVE, CHEER = "open", "wave", "cheer"
"""Poses of the host that stand in the bar."""


def rung(seconds: float) -> int:
    """How far help comes by so much silence: 0 to 3."""
    return sum(seconds >= after for after in (HINTS_AFTER, POINTS_AFTER, SHOWS_AFTER))


class IdleTimer:
    """Seconds since the latest press, of any device."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def advance(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self.seconds += dt

    def touched(self, press: Press) -> None:
        """Somebody did something; a mouse that is pushed counts too."""
        if not press.released or press.action is Action.POINT:
            self.seconds = 0.0

    @property
    def long(self) -> bool:
        """Whether a hint would help."""
        return self.seconds >= HINTS_AFTER

    def pose(self, calm: bool) -> str:
        """How the host stands now; `calm`: his wing stays up instead of waving."""
        since = (self.seconds - HINTS_AFTER) % _ROUND - _WAVES_AFTER
        if not self.long or not 0 <= since < _WAVES_FOR:
            return OPEN
        return WAVE if calm or int(since / _WING) % 2 == 0 else OPEN


class HostElsewhere(IdleTimer):
    """For a house within the house: the host stands in the bar of the outer one."""

    def pose(self, calm: bool) -> str:
        return ""
