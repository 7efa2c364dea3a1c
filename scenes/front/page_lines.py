"""Lines on a page of rules: the size of their letters, and their split into screens."""

from collections.abc import Sequence

from game.draw import text
from game.theme import Theme

LEAD = 1.24
"""Height of a line divided by the size of its letters, also for captions of a small table."""
GAP = 0.45
"""Gap between two sentences, divided by the size of the letters."""
_SMALLEST_SHARE, _SIZE_STEP = 0.78, 2
"""Smallest share of the wanted size, used to save a screen or to make a line fit, and the step between tried sizes,
px."""

Parts = tuple[tuple[str, ...], ...]


def in_fewest(lines: Sequence[str], room: tuple[int, int], size: int, theme: Theme) -> tuple[int, Parts]:
    """Split the lines into the fewest parts that fit. Returns the size of the letters and the parts. The size is the
    largest, up to `size`, with which there are so few."""
    sizes = range(size, round(size * _SMALLEST_SHARE) - 1, -_SIZE_STEP)
    found = [(letters, split(lines, room[0], letters, room[1], theme)) for letters in sizes]
    return min(found, key=lambda one: (not _fits(lines, room, one[0], theme.sentence_role), len(one[1])))


def _fits(lines: Sequence[str], room: tuple[int, int], size: int, role: str) -> bool:
    """Whether each line fits on a page, and each word in a row."""
    rows = [text.wrap(line, size, room[0], role) for line in lines]
    high = max(map(len, rows)) * round(size * LEAD) <= room[1]
    return high and all(text.width(words, size, role) <= room[0] for row in rows for words in row)


def split(lines: Sequence[str], width: int, size: int, height: int, theme: Theme) -> tuple[tuple[str, ...], ...]:
    """Split the lines into the fewest parts that fit into `height`, with nearly even lengths."""
    step, gap = round(size * LEAD), round(size * GAP)
    needs = [len(text.wrap(line, size, width, theme.sentence_role)) * step + gap for line in lines]
    parts = _filled(needs, height + gap)
    limits = range(-(-sum(needs) // len(parts)), height + gap + step, step)
    filled = (_filled(needs, min(limit, height + gap)) for limit in limits)
    evenly = next((some for some in filled if len(some) == len(parts)), parts)
    return tuple(tuple(lines[i] for i in part) for part in evenly)


def _filled(needs: Sequence[int], limit: int) -> list[list[int]]:
    """The indices of the lines of each part. No part needs more than `limit`, unless one line alone does."""
    parts: list[list[int]] = [[]]
    used = 0
    for i, need in enumerate(needs):
        if parts[-1] and used + need > limit:
            parts.append([])
            used = 0
        parts[-1].append(i)
        used += need
    return parts
