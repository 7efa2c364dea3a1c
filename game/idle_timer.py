"""IdleTimer: the time since the last press, and the host's reaction to it: he waves."""

from game.input.actions import Action, Press

HINTS_AFTER, POINTS_AFTER, SHOWS_AFTER = 8.0, 16.0, 24.0
"""Seconds without a touch until the host explains what to do, until he points at it for children, and until the focus
goes there."""
_WAVES_AFTER, _WAVES_FOR, _ROUND = (
    2.0,
    3.0,
    12.0,
)  # seconds: hint to wave, length, wave to wave
_WING = 0.5  # seconds that his wing is up or down

OPEN, WAVE, CHEER = "open", "wave", "cheer"
"""Poses of the host in the bar."""


def help_level(seconds: float) -> int:
    """Return the step of help after that much silence: 0 to 3."""
    return sum(seconds >= after for after in (HINTS_AFTER, POINTS_AFTER, SHOWS_AFTER))


class IdleTimer:
    """Seconds since the latest press of any device."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.seconds += dt

    def reset(self, press: Press) -> None:
        """Reset the time; a moved mouse counts as well."""
        if not press.released or press.action is Action.POINT:
            self.seconds = 0.0

    @property
    def long(self) -> bool:
        """Whether a hint would help."""
        return self.seconds >= HINTS_AFTER

    def pose(self, calm: bool) -> str:
        """Return the host's pose; `calm`: his wing stays up instead of waving."""
        since = (self.seconds - HINTS_AFTER) % _ROUND - _WAVES_AFTER
        if not self.long or not 0 <= since < _WAVES_FOR:
            return OPEN
        return WAVE if calm or int(since / _WING) % 2 == 0 else OPEN


class HostElsewhere(IdleTimer):
    """For a table inside another scene: the host stands in the outer scene's bar."""

    def pose(self, calm: bool) -> str:
        return ""
