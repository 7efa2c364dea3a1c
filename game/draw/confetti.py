"""Confetti that falls behind players as long as their scene stands."""

import math
from collections.abc import Sequence
from random import Random

from pygame import Rect

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.effects import confetti_bits

_BITS = 60
_FALLS, _SWAY = 90.0, 24.0  # px a second, and px to each side
_REST_AT = 3.0  # seconds after which confetti rests with less motion
_LANE = Rect(270, 60, 1380, 700)


def draw_confetti(canvas: Canvas, time: float, fallen: float, still: bool, clear: Sequence[Rect] = ()) -> None:
    """Draw confetti after `time` seconds, except in `clear`. It comes from above to the share `fallen`. `still`: it
    rests."""
    if fallen <= 0:
        return
    bits, time = confetti_bits(26), _REST_AT if still else time
    for x, y, kind, sways in _scraps():
        low = y + time * _FALLS
        at = x + round(_SWAY * math.sin(sways * math.tau + time * 1.7)), _LANE.top + round(low % _LANE.height)
        bit = bits[kind % len(bits)]
        if low >= _LANE.height * (1 - fallen) and bit.get_rect(topleft=at).collidelist(clear) < 0:
            canvas.blit(bit, at)


@cached
def _scraps() -> tuple[tuple[int, int, int, float], ...]:
    """For each scrap: where it begins, its kind, and its sway. The same every evening."""
    rng = Random(21)
    return tuple(
        (rng.randrange(_LANE.left, _LANE.right), rng.randrange(_LANE.height), rng.randrange(10_000), rng.random())
        for _ in range(_BITS)
    )
