"""Whether things on a table are apart."""

from itertools import combinations

from pygame import Rect


def box(rect: tuple[float, float, float, float]) -> Rect:
    return Rect(*map(round, rect))


def meeting(things: dict[str, Rect]) -> list[tuple[str, str]]:
    """Return the names of all pairs that overlap."""
    return [(a, b) for (a, one), (b, other) in combinations(things.items(), 2) if one.colliderect(other)]
