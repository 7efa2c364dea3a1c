"""The leaves of the rules: how much of a page is in sight at once. Pure but for the widths of words."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.draw import text
from game.theme import Theme

LEAD = 1.24
"""Height of a line by the size of its letters."""
GAP = 0.45
"""Between two sentences, by the size of letters."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What is in sight at once: a page, or a part of one. `size` is that of its letters, `picture` stands there
    instead of cards."""

    title: str
    lines: tuple[str, ...]
    cards: tuple[str, ...]
    size: int
    picture: str = ""


def split(lines: Sequence[str], width: int, size: int, height: int, theme: Theme) -> tuple[tuple[str, ...], ...]:
    """The lines in as many parts as are needed so that each fits into the height, none of them much shorter."""
    step, gap = round(size * LEAD), round(size * GAP)
    needs = [len(text.wrap(line, size, width, theme.sentence_role)) * step + gap for line in lines]
    parts = _filled(needs, height + gap)
    evenly = next(
        part
        for limit in range(-(-sum(needs) // len(parts)), height + gap + step, step)
        if len(part := _filled(needs, min(limit, height + gap))) == len(parts)
    )
    return tuple(tuple(lines[i] for i in part) for part in evenly)


def _filled(needs: Sequence[int], limit: int) -> list[list[int]]:
    """Indices of lines, part by part, none higher than the limit but where one line alone is."""
    parts: list[list[int]] = [[]]
    used = 0
    for i, need in enumerate(needs):
        if parts[-1] and used + need > limit:
            parts.append([])
            used = 0
        parts[-1].append(i)
        used += need
    return parts
