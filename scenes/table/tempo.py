"""Tempo: when the answers of computer players are shown at a table. Everything in it is public, so that the time that
an answer takes says nothing about what its seat held and whether it had a choice."""

from collections.abc import Mapping

from engine.core.seats import Seat

LEAST_BEAT, BEAT_RANGE = 0.7, 0.6  # seconds
NOD = 0.35
"""Of a beat, where everybody is asked at once and in public."""
ON_THE_WAY = 0.05
"""Seconds that an answer needs besides: it comes through a pipe, and waits for a frame."""


def beat(seat: Seat, turn: int) -> float:
    """Seconds from a question to a seat until its answer is shown. It hangs on seat and turn number alone, so that
    the time tells nothing about how hard the question was; the small changes keep it from ticking like a clock."""
    mixed = ((seat + 1) * 0x9E3779B1 ^ (turn + 1) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    return LEAST_BEAT + BEAT_RANGE * (mixed ^ mixed >> 12) / 0xFFFFFFFF


class Tempo:
    """How long a table waits for each answer of a level: as long as its longest thoughts are expected to take on this
    machine, and from the first answer on that took longer, as long as that one. It never waits less again."""

    def __init__(self, thinks: Mapping[str, float]) -> None:
        """`thinks` are the seconds that the longest decisions of the game's levels take, as in `Game.thinks`."""
        self._thinks = thinks
        self._took: dict[str, float] = {}

    def wait(self, seat: Seat, turn: int, level: str, slowness: float, quick: bool) -> float:
        """Seconds from a question to `seat` until its answer is shown, if it is there by then. `quick`: everybody is
        asked at once and in public, so that a nod is enough. `slowness` is that of `Bots`."""
        self.took(level, self._thinks.get(level, 0.0) * slowness)
        return max(beat(seat, turn) * (NOD if quick else 1), self._took[level])

    def took(self, level: str, seconds: float) -> None:
        """An answer of that level was there only after so many seconds."""
        self._took[level] = max(self._took.get(level, 0.0), seconds + ON_THE_WAY if seconds else 0.0)
