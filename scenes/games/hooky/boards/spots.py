"""The places on Hooky's private boards. The chalkboard on the left has the rows of guesses and their keys; the register
is on the right. The slate of the children's game is here too. Pure geometry.

With large text each of the two has the whole width, one at a time.
"""

from dataclasses import dataclass
from functools import cache

from pygame import Rect

from engine.games.hooky.cards import LETTERS
from game.theme import Theme
from scenes.games.hooky.art.backdrop import Box
from scenes.games.hooky.layout import FOOT
from scenes.table.boards.turned_board import Arrows, arrows_at

LETTER_COUNT = len(LETTERS)
PLATE_HIGH = 110
NOTED_TOP = 302
"""Y of a large register below the host of a lesson, px."""


@dataclass(frozen=True, slots=True)
class BoardSizes:
    """Letters and heights of a board, in px."""

    tab: int  # height
    name: int
    word: int  # letters of an earlier word
    label: int


NORMAL = BoardSizes(tab=92, name=40, word=40, label=34)
LARGE = BoardSizes(tab=92, name=58, word=62, label=50)


@dataclass(frozen=True, slots=True)
class BoardSpots:
    """All places. `inside`: the slate without its margin. `plate`: hands in a guess. `keys`: the letters. `register`:
    the sheet of paper."""

    sizes: BoardSizes
    large: bool
    slate: Box
    inside: Rect
    plate: Rect
    keys: Rect
    register: Rect


@cache
def spots(theme: Theme, noting: bool = False) -> BoardSpots:
    """Return the places for a theme. `noting`: a lesson asks for a note, so a large register leaves room for the
    host."""
    return _large(theme, noting) if theme.large_text else _normal()


def _normal() -> BoardSpots:
    x, y, wide = 134, 100, 866
    return BoardSpots(
        sizes=NORMAL,
        large=False,
        slate=(112, 84, 900, 792),
        inside=Rect(x, y, wide, 760),
        plate=Rect(x, y + 270, wide, PLATE_HIGH),
        keys=Rect(x, y + 396, wide, 270),
        register=Rect(1052, 70, 756, 806),
    )


def _large(theme: Theme, noting: bool) -> BoardSpots:
    x, y, wide = 140, 96, 1640
    paper = NOTED_TOP if noting else 66
    bottom = theme.bar_top - FOOT - 18
    return BoardSpots(
        sizes=LARGE,
        large=True,
        slate=(114, 82, 1692, theme.bar_top - FOOT - 82),
        inside=Rect(x, y, wide, bottom - y),
        plate=Rect(x, y + 246, 1100, PLATE_HIGH),
        keys=Rect(x, y + 372, 1100, bottom - y - 372),
        register=Rect(114, paper, 1692, theme.bar_top - FOOT - paper + 16),
    )


@dataclass(frozen=True, slots=True)
class Lines:
    """The register's lines. `heads`: the places of the faces over each block of columns. `rows`: those of the letters A
    to Z. `cells`: for every letter the middle of each column."""

    letter: int  # em of a letter
    face: int
    mark: int
    heads: tuple[tuple[tuple[int, int], ...], ...]
    rows: tuple[Rect, ...]
    cells: tuple[tuple[Rect, ...], ...]
    folds: tuple[int, ...]
    """X of the vertical rules between two blocks."""


@cache
def lines(theme: Theme, columns: int, noting: bool = False) -> Lines:
    """Return the lines for that number of columns, including the missing: two blocks of 13 letters, four with large
    text. `noting` as in `spots`."""
    where = spots(theme, noting)
    paper = where.register
    blocks, head, foot = (4, 88, 14) if where.large else (2, 96, 21)
    each = -(-LETTER_COUNT // blocks)
    wide = (paper.width - 24) // blocks
    high = (paper.height - head - foot) // each
    letter = min(76 if where.large else 46, round(high * 1.1))
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
        tuple(
            (paper.left + 12 + b * wide + first + i * step + step // 2, paper.top + head // 2 + 4)
            for i in range(columns)
        )
        for b in range(blocks)
    )
    folds = tuple(paper.left + 12 + b * wide for b in range(1, blocks))
    face = min(60 if where.large else 50, step - 6)
    mark = min(round(high * 0.78), round(step * 0.72), 64 if where.large else 40)
    return Lines(letter, face, mark, heads, tuple(rows), tuple(cells), folds)


KEYS_HIGH, GUESS_PLATE_HIGH = 236, 84
PLATE_GAP = 16
ROW_GAP = 12
LARGEST_ROW = 100
SLOT = 0.92  # width of a slot by its height
SLOT_GAP = 10
FACE_ROOM = 22
HOOKED, HOOKED_GAP = (138, 150), 24


@dataclass(frozen=True, slots=True)
class GuessSpots:
    """`faces` (the seat of a row) and `slots` row by row, `keys`, and the `plate` that hands in. `head` and `before`
    (guesses of earlier rounds) exist only if just the missing are guessed."""

    faces: tuple[Rect, ...]
    slots: tuple[tuple[Rect, ...], ...]
    keys: Rect
    plate: Rect
    head: Rect
    before: Rect


@cache
def guess_spots(theme: Theme, sizes: tuple[int, ...], alone: bool) -> GuessSpots:
    """Return the places for rows of those sizes; `alone`: one row of hooks."""
    where = spots(theme)
    box = where.inside
    if alone:
        wide, high = HOOKED
        head = Rect(box.left, box.top, box.width, 56)
        top = where.plate.top - high - 18
        hooks = tuple(Rect(box.left + 30 + i * (wide + HOOKED_GAP), top, wide, high) for i in range(sizes[0]))
        left = hooks[-1].right + 56
        before = Rect(left, top + 8, box.right - left, high)
        if where.large:  # no room above the hooks
            head.update(left, top - 60, box.right - left, 72)
            before.move_ip(0, 24)
        return GuessSpots((hooks[0].copy(),), (hooks,), where.keys, where.plate, head, before)
    if where.large:
        half = box.width // 2 - 20
        area, keys = Rect(box.left + 14, box.top, half, box.height), Rect(box.right - half, box.top, half, box.height)
        plate = Rect(keys.left, keys.bottom - where.plate.height, half, where.plate.height)
        keys.height -= plate.height + PLATE_GAP
    else:
        keys = Rect(box.left, box.bottom - KEYS_HIGH, box.width, KEYS_HIGH)
        plate = Rect(box.left, keys.top - PLATE_GAP - GUESS_PLATE_HIGH, box.width, GUESS_PLATE_HIGH)
        area = Rect(box.left + 14, box.top - 4, box.width - 14, plate.top - PLATE_GAP - box.top)
    high = min(LARGEST_ROW, (area.height + ROW_GAP) // len(sizes) - ROW_GAP)
    each = min(round(high * SLOT), (area.width - high - FACE_ROOM) // max(sizes) - SLOT_GAP)
    faces, slots = [], []
    for i, size in enumerate(sizes):
        y = area.top + i * (high + ROW_GAP)
        faces.append(Rect(area.left, y, high, high))
        left = area.left + high + FACE_ROOM
        slots.append(tuple(Rect(left + j * (each + SLOT_GAP), y, each, high) for j in range(size)))
    return GuessSpots(tuple(faces), tuple(slots), keys, plate, Rect(area.topleft, (0, 0)), Rect(area.topleft, (0, 0)))


TILES_ACROSS, TILE_GAP, TILES_LEFT, TILES_TOP = 6, 18, 134, 84
TILE_WIDE, WORDS, BELOW, SIDE = 176, 3, 226, 24
SHADOW = 92
FOOT_OF_BELOW = 22
GUESSED, GUESSED_LEFT, GUESSED_WIDE, GUESSED_ASIDE = 6, 187, 242, 300
"""Number of pupils in view for a guess. Then px to the first, width of each, and from them to those beside the
stage."""
ARROW_IN = 40  # px from the slate's edge to the middle of an arrow


@dataclass(frozen=True, slots=True)
class SlateSpots:
    """`slate`: the board with the twelve `tiles`. `title`: the line above them, with the three `shadows`. `answer`: the
    latest one. `words`: the three to choose from. `plate`: hands in a guess."""

    slate: Box
    title: Rect
    tiles: tuple[Rect, ...]
    shadows: tuple[Rect, ...]
    answer: Rect
    words: tuple[Rect, ...]
    plate: Rect


@cache
def slate_spots(count: int, theme: Theme) -> SlateSpots:
    """Return the places on the slate for that number of pupils. With large text the tiles are lower in height, because
    the rail is higher."""
    bottom = theme.bar_top - FOOT_OF_BELOW
    below = bottom - BELOW
    head = 104
    rows = -(-count // TILES_ACROSS)
    room = below - FOOT - TILES_TOP - head - 8
    high = (room - TILE_GAP * (rows - 1)) // rows
    tiles = tuple(
        Rect(TILES_LEFT + column * (TILE_WIDE + TILE_GAP), TILES_TOP + head + row * (high + TILE_GAP), TILE_WIDE, high)
        for row, column in (divmod(place, TILES_ACROSS) for place in range(count))
    )
    wide = TILES_ACROSS * (TILE_WIDE + TILE_GAP) - TILE_GAP
    title = Rect(TILES_LEFT, TILES_TOP, wide, head)
    shadows = tuple(Rect(title.right - (3 - i) * (SHADOW + 16), TILES_TOP + 6, SHADOW, SHADOW) for i in range(3))
    slate = (TILES_LEFT - SIDE, TILES_TOP - 4, wide + 2 * SIDE, below - FOOT - TILES_TOP + 4)
    answer_left = slate[0] + slate[2] + 48
    each, between = 440, 60
    first = (1920 - WORDS * each - (WORDS - 1) * between) // 2
    return SlateSpots(
        slate=slate,
        title=title,
        tiles=tiles,
        shadows=shadows,
        answer=Rect(answer_left, TILES_TOP + 6, 1812 - answer_left, 440),
        words=tuple(Rect(first + i * (each + between), below + 6, each, BELOW - 6) for i in range(WORDS)),
        plate=Rect(260, below + 24, 1400, BELOW - 48),
    )


@dataclass(frozen=True, slots=True)
class GuessedSpots:
    """The slate for a guess: `title`, the pupils' `tiles`, of which GUESSED are in view, the `arrows` by direction, and
    the `plate` that hands in."""

    slate: Box
    title: Rect
    tiles: tuple[Rect, ...]
    arrows: Arrows
    plate: Rect


@cache
def guessed_spots(count: int, first: int, theme: Theme, after_question: bool = False) -> GuessedSpots:
    """Return the places for that number of pupils while those from `first` on are in view. The others are beside the
    stage. `after_question`: there is a page before them."""
    usual = slate_spots(count, theme)
    _, top, _, high = usual.slate
    slate = (110, top, 1700, high)
    tile_top = usual.tiles[0].top
    tall = top + high - TILE_GAP - tile_top

    def left(place: int) -> int:
        aside = -GUESSED_ASIDE if place < first else GUESSED_ASIDE if place >= first + GUESSED else 0
        return GUESSED_LEFT + (place - first) * (GUESSED_WIDE + TILE_GAP) + aside

    tiles = tuple(Rect(left(place), tile_top, GUESSED_WIDE, tall) for place in range(count))
    ends = slate[0] + ARROW_IN, slate[0] + slate[2] - ARROW_IN
    arrows = arrows_at(*ends, tile_top + tall // 2, first > 0 or after_question, first + GUESSED < count)
    title = Rect(GUESSED_LEFT, usual.title.top, 1546, usual.title.height)
    return GuessedSpots(slate, title, tiles, arrows, usual.plate)
