"""Colours as hex strings like "#1B1730", which work in SVG text and in pygame."""

from __future__ import annotations

Rgb = tuple[int, int, int]

WHITE = "#FFFFFF"
BLACK = "#000000"

# WCAG 2: the linear part of the sRGB curve, its gamma part, and the weights of the three primaries.
_LINEAR_LIMIT = 0.04045
_WEIGHTS = (0.2126, 0.7152, 0.0722)


def rgb(color: str) -> Rgb:
    """Return the three channels (0 to 255) of "#RRGGBB". ValueError for anything else."""
    if len(color) != 7 or color[0] != "#":
        raise ValueError(f"not a colour like #RRGGBB: {color!r}")
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """Mix two colours, from `first` (share 0) to `second` (share 1)."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def lighter(color: str, share: float) -> str:
    """Mix with white."""
    return mix(color, WHITE, share)


def darker(color: str, share: float) -> str:
    """Mix with black."""
    return mix(color, BLACK, share)


def with_alpha(color: str, alpha: int) -> tuple[int, int, int, int]:
    """Return four channels for pygame; `alpha` 0 to 255."""
    return (*rgb(color), alpha)


def luminance(color: str) -> float:
    """Return the relative luminance of WCAG 2: 0 black, 1 white."""
    channels = (c / 255 for c in rgb(color))
    linear = (c / 12.92 if c <= _LINEAR_LIMIT else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return sum(weight * c for weight, c in zip(_WEIGHTS, linear, strict=True))


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of WCAG 2: 1 (none) to 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
