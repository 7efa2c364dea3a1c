"""Shifted: how far everything stands aside from its place, a few pixels, so that nothing burns in."""

from math import cos, pi, sin

from game.easing import GLIDE

REACH = 12
"""Pixels that anything stands away from its place at most."""
EVERY = 20.0
"""Seconds that it stands still."""
_GLIDES = 3.0
"""Seconds of them in which it goes to its next place."""
_PLACES = 8


def aside(clock: float) -> tuple[int, int]:
    """How far everything stands from its place after `clock` seconds: round a circle, a place every EVERY seconds."""
    number, since = divmod(clock, EVERY)
    share = GLIDE.ease(min(1.0, since / _GLIDES))
    first, second = _place(int(number) - 1), _place(int(number))
    return tuple(round(a + (b - a) * share) for a, b in zip(first, second, strict=True))  # type: ignore[return-value]


def _place(number: int) -> tuple[float, float]:
    turn = 2 * pi * (number % _PLACES) / _PLACES
    return REACH * cos(turn), REACH * sin(turn)
