"""The lines of a page of the rules: how large their letters are, and which of them are in sight at once."""

from collections.abc import Sequence

from game.draw import text
from game.theme import Theme

LEAD = 1.24
"""Height of a line by the size of its letters, also of what is said below a small table."""
GAP = 0.45
"""Between two sentences, by the size of letters."""
_LEAST, _LESS = 0.78, 2
"""So much smaller letters may be, if that saves a screen or a line would not fit, and in such steps they are tried."""

Parts = tuple[tuple[str, ...], ...]


def in_fewest(lines: Sequence[str], room: tuple[int, int], size: int, theme: Theme) -> tuple[int, Parts]:
    """The lines in as few parts as can be, each of which has room, and the size of letters: the largest up to `size`
    with which they are so few."""
    sizes = range(size, round(size * _LEAST) - 1, -_LESS)
    found = [(letters, split(lines, room[0], letters, room[1], theme)) for letters in sizes]
    return min(found, key=lambda one: (not _fits(lines, room, one[0], theme.sentence_role), len(one[1])))


def _fits(lines: Sequence[str], room: tuple[int, int], size: int, role: str) -> bool:
    """Whether each line alone has room on a page, and each word in a line."""
    rows = [text.wrap(line, size, room[0], role) for line in lines]
    high = max(map(len, rows)) * round(size * LEAD) <= room[1]
    return high and all(text.width(words, size, role) <= room[0] for row in rows for words in row)


def split(lines: Sequence[str], width: int, size: int, height: int, theme: Theme) -> tuple[tuple[str, ...], ...]:
    """The lines in as many parts as are needed so that each fits into the height, none of them much shorter."""
    step, gap = round(size * LEAD), round(size * GAP)
    needs = [len(text.wrap(line, size, width, theme.sentence_role)) * step + gap for line in lines]
    parts = _filled(needs, height + gap)
    limits = range(-(-sum(needs) // len(parts)), height + gap + step, step)
    filled = (_filled(needs, min(limit, height + gap)) for limit in limits)
    evenly = next((some for some in filled if len(some) == len(parts)), parts)
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
