"""Where things stand on Hooky's private boards: a chalkboard at the left, the register at the right. Pure geometry.

With large text each of them takes the whole width, one at a time.
"""

from dataclasses import dataclass
from functools import cache

from pygame import Rect

from engine.games.hooky.cards import LETTERS, WORD_LENGTH
from game.theme import Theme
from scenes.games.hooky.art.backdrop import Box

FOOT = 36  # px from the slate's lower edge to the rail: frame and tray
LETTER_COUNT = len(LETTERS)
PLATE_HIGH = 110


@dataclass(frozen=True, slots=True)
class Sizes:
    """Letters and heights of a board, in px."""

    tab: int  # height
    name: int
    slot: tuple[int, int]
    slot_gap: int
    word: int  # letters of a word so far
    label: int


NORMAL = Sizes(tab=92, name=40, slot=(114, 132), slot_gap=12, word=40, label=34)
LARGE = Sizes(tab=92, name=58, slot=(150, 124), slot_gap=14, word=62, label=50)


@dataclass(frozen=True, slots=True)
class Spots:
    """All places. `inside` is the slate without its margin; `tabs` the line of whom to ask, `slots` those of a word,
    `so_far` what somebody has answered, `plate` where a word is said, `keys` the letters, `foot` the line below them
    (two completions and a remark), `register` the sheet of paper."""

    sizes: Sizes
    large: bool
    slate: Box
    inside: Rect
    tabs: Rect
    slots: tuple[Rect, ...]
    so_far: Rect
    plate: Rect
    keys: Rect
    foot: Rect
    register: Rect

    def completions(self) -> tuple[Rect, Rect]:
        """Where the two words stand that the shoulders take."""
        foot = self.foot
        if self.large:
            high = foot.height // 2
            return Rect(foot.left, foot.top, foot.width, high), Rect(foot.left, foot.top + high, foot.width, high)
        return Rect(foot.left, foot.top, 300, foot.height), Rect(foot.left + 300, foot.top, 300, foot.height)

    def rects(self) -> dict[str, Rect]:
        """Everything on the chalkboard by name, for tests."""
        slots = {f"slot {i}": rect for i, rect in enumerate(self.slots)}
        below = {"plate": self.plate, "keys": self.keys, "foot": self.foot}
        return {"tabs": self.tabs, **slots, "so far": self.so_far, **below}


@cache
def spots(theme: Theme) -> Spots:
    """The places for a theme."""
    return _large(theme) if theme.large_text else _normal()


def _normal() -> Spots:
    x, y, wide = 134, 100, 866
    return Spots(
        sizes=NORMAL,
        large=False,
        slate=(112, 84, 900, 792),
        inside=Rect(x, y, wide, 760),
        tabs=Rect(x, y, wide, NORMAL.tab),
        slots=_slots(x, y + 114, NORMAL),
        so_far=Rect(x + 650, y + 96, 216, 173),
        plate=Rect(x, y + 270, wide, PLATE_HIGH),
        keys=Rect(x, y + 396, wide, 270),
        foot=Rect(x, y + 682, wide, 72),
        register=Rect(1052, 70, 756, 806),
    )


def _large(theme: Theme) -> Spots:
    x, y, wide = 140, 96, 1640
    bottom = theme.rail_top - FOOT - 18
    right = x + 1140
    return Spots(
        sizes=LARGE,
        large=True,
        slate=(114, 82, 1692, theme.rail_top - FOOT - 82),
        inside=Rect(x, y, wide, bottom - y),
        tabs=Rect(x, y, wide, LARGE.tab),
        slots=_slots(x, y + 108, LARGE),
        so_far=Rect(right, y + 108, wide - 1140, 400),
        plate=Rect(x, y + 246, 1100, PLATE_HIGH),
        keys=Rect(x, y + 372, 1100, bottom - y - 372),
        foot=Rect(right, bottom - 168, wide - 1140, 168),
        register=Rect(114, 66, 1692, theme.rail_top - FOOT - 66 + 16),
    )


def _slots(x: int, y: int, sizes: Sizes) -> tuple[Rect, ...]:
    wide, high = sizes.slot
    return tuple(Rect(x + i * (wide + sizes.slot_gap), y, wide, high) for i in range(WORD_LENGTH))


@dataclass(frozen=True, slots=True)
class Lines:
    """The register's lines: `heads` are the places of the faces over each block of columns, `rows` those of the letters
    A to Z, `cells` for every letter the middle of each column."""

    letter: int  # em of a letter
    face: int
    mark: int
    heads: tuple[tuple[tuple[int, int], ...], ...]
    rows: tuple[Rect, ...]
    cells: tuple[tuple[Rect, ...], ...]
    folds: tuple[int, ...]
    """Where the paper is ruled from top to bottom between two blocks."""


@cache
def lines(theme: Theme, columns: int) -> Lines:
    """The lines for so many columns, the missing counted: in two blocks of 13 letters, in four with large text."""
    where = spots(theme)
    paper = where.register
    blocks, head, foot = (4, 88, 14) if where.large else (2, 96, 21)
    each = -(-LETTER_COUNT // blocks)
    wide = (paper.width - 24) // blocks
    high = (paper.height - head - foot) // each
    letter = 76 if where.large else 46
    first = round(letter * 1.5)
    step = (wide - first - 22) // columns
    rows, cells = [], []
    for number in range(LETTER_COUNT):
        block, line = divmod(number, each)
        left, top = paper.left + 12 + block * wide, paper.top + head + line * high
        rows.append(Rect(left + 8, top, wide - 16, high))
        cells.append(
            tuple(Rect(left + first + i * step, top, step, high) for i in range(columns)),
        )
    heads = tuple(
        tuple((paper.left + 12 + b * wide + first + i * step + step // 2, paper.top + head // 2 + 4)
              for i in range(columns))
        for b in range(blocks)
    )  # fmt: skip
    folds = tuple(paper.left + 12 + b * wide for b in range(1, blocks))
    face = min(60 if where.large else 50, step - 6)
    mark = min(round(high * 0.78), round(step * 0.72), 64 if where.large else 40)
    return Lines(letter, face, mark, heads, tuple(rows), tuple(cells), folds)
