"""The Rook's eyes in the logo: they look at what is chosen, and blink now and then. Pure."""

from pygame import Rect

_EYES = (1420, 190)
_SLIDE_WIDE = 420
_BLINK_EVERY, _BLINK_SECONDS = 4.2, 0.26


def gaze(rect: Rect | None, slide: float) -> tuple[float, float]:
    """The direction from the eyes to the thing in focus, one long; the shelf is still `slide` places aside."""
    middle = rect.center if rect else (960, 560)
    dx, dy = middle[0] + slide * _SLIDE_WIDE - _EYES[0], middle[1] - _EYES[1]
    far = max(1.0, (dx * dx + dy * dy) ** 0.5)
    return dx / far, dy / far


def lid(clock: float) -> float:
    """How far the eyes are closed, `clock` seconds after the curtain went up: 0 open, 1 shut."""
    since = clock % _BLINK_EVERY
    if since > _BLINK_SECONDS or clock < _BLINK_EVERY:
        return 0.0
    half = _BLINK_SECONDS / 2
    return 1 - abs(since - half) / half
