"""Drops: tags that fall onto their hooks and swing."""

from engine.core.seats import Seat
from game.easing import JOIN
from game.timeline import Lane

_HIGH = 220.0  # px a tag falls


class _Drop:
    """A tag on its way down."""

    def __init__(self) -> None:
        self.y = -_HIGH


class Drops:
    """Which tags fall now, and how far they still have to."""

    def __init__(self) -> None:
        self._lane = Lane()
        self._drops: dict[Seat, _Drop] = {}

    @property
    def busy(self) -> bool:
        """Whether a tag still swings."""
        return self._lane.busy

    def fall(self, seat: Seat) -> None:
        """A tag is dropped."""
        self._drops[seat] = _Drop()
        self._lane.play(JOIN.tween(self._drops[seat], y=0.0))

    def missing(self, seat: Seat) -> int:
        """Px that are still missing (negative) above its hook; 0 for a tag that hangs."""
        return round(self._drops[seat].y) if seat in self._drops else 0

    def advance(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._lane.advance(dt)
        if not self._lane.busy:
            self._drops.clear()
