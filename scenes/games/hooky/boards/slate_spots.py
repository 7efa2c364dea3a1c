"""Where things stand on the children's slate. Pure geometry."""

from dataclasses import dataclass
from functools import cache

from pygame import Rect

from game.theme import Theme
from scenes.games.hooky.art.backdrop import Box

FOOT = 36  # px from the slate's lower edge to what is below: frame and tray
ACROSS, GAP, LEFT, TOP = 6, 18, 134, 84
TILE_WIDE, WORDS, BELOW, SIDE = 176, 3, 226, 24
SHADOW = 92
FOOT_OF_BELOW = 22


@dataclass(frozen=True, slots=True)
class SlateSpots:
    """`slate` is the board with the twelve `tiles` on it; `title` the line above them, with the three `shadows`;
    `answer` what was told last; `words` the three to choose from, and `plate` where a guess is handed in."""

    slate: Box
    title: Rect
    tiles: tuple[Rect, ...]
    shadows: tuple[Rect, ...]
    answer: Rect
    words: tuple[Rect, ...]
    plate: Rect


@cache
def slate_spots(count: int, theme: Theme) -> SlateSpots:
    """The places for so many pupils. With large text the tiles are lower, because the rail is higher."""
    bottom = theme.rail_top - FOOT_OF_BELOW
    below = bottom - BELOW
    head = 104
    rows = -(-count // ACROSS)
    room = below - FOOT - TOP - head - 8
    high = (room - GAP * (rows - 1)) // rows
    tiles = tuple(
        Rect(LEFT + place % ACROSS * (TILE_WIDE + GAP), TOP + head + place // ACROSS * (high + GAP), TILE_WIDE, high)
        for place in range(count)
    )
    wide = ACROSS * (TILE_WIDE + GAP) - GAP
    title = Rect(LEFT, TOP, wide, head)
    shadows = tuple(Rect(title.right - (3 - i) * (SHADOW + 16), TOP + 6, SHADOW, SHADOW) for i in range(3))
    slate = (LEFT - SIDE, TOP - 4, wide + 2 * SIDE, below - FOOT - TOP + 4)
    answer_left = slate[0] + slate[2] + 48
    each, between = 440, 60
    first = (1920 - WORDS * each - (WORDS - 1) * between) // 2
    return SlateSpots(
        slate=slate,
        title=title,
        tiles=tiles,
        shadows=shadows,
        answer=Rect(answer_left, TOP + 6, 1812 - answer_left, 440),
        words=tuple(Rect(first + i * (each + between), below + 6, each, BELOW - 6) for i in range(WORDS)),
        plate=Rect(260, below + 24, 1400, BELOW - 48),
    )
