"""Where everything of the great reveal stands on the board. Pure geometry, for any number of seats and size of text."""

from dataclasses import dataclass

from engine.games.hooky.options import GUESSED_AFTER, HAND_SIZE, HOOKY
from game.cards.slots import height_of
from game.theme import STAGE, Theme
from scenes.games.hooky.spots import FOOT, SLATE, Box

BAR_WIDE = 1180
CARD_STEP = 430
CARD, LARGE_CARD = 230, 184
"""Width of a card on its hook; and with large text, or where hands need the room."""
FRONT = 1.16
"""The one that was found last, against the others."""
BAR_DOWN, CARD_DOWN = 30, 60  # px from the slate's top to the rail and to the upper edge of a card
HEAD = 84
LABEL_WIDE = 196
INSET = 26
PART = 32  # px between two columns
TILE_GAP = 6
TILE_MOST = 66
POINTS, LARGEST_POINTS, SIGN_WIDE = 44, 48, 0.64
"""Size of points, at most, and how wide each of their signs is, in sizes."""
FACE, SMALL_FACES, FACES_SMALLER = 72, 56, 5
"""Of the seats; from so many on smaller."""
FACE_WIDE = 58


@dataclass(frozen=True, slots=True)
class Places:
    """`columns` are the boxes of the seats; `rows` the middles of so many lines below their heads; `tile` is a side."""

    bar: tuple[int, int]
    cards: tuple[tuple[float, float], ...]
    card: int
    columns: tuple[Box, ...]
    rows: tuple[float, ...]
    tile: int
    face: int
    labels: Box | None


def points_px(theme: Theme) -> int:
    """Size of what a guess brought."""
    return min(theme.px(POINTS), LARGEST_POINTS)


def points_wide(signs: int, theme: Theme) -> int:
    """Room for so many signs of points, and a gap before them."""
    return round(points_px(theme) * SIGN_WIDE * signs) + TILE_GAP


def guess_places(players: int, theme: Theme) -> Places:
    """A line for each round, with its name at the left."""
    left, _, wide = SLATE
    begin = left + INSET + (0 if theme.large_text else LABEL_WIDE)
    room = (left + wide - INSET - begin) / players
    tile = min(TILE_MOST, int((room - PART - points_wide(3, theme)) / HOOKY) - TILE_GAP)
    card = LARGE_CARD if theme.large_text else CARD
    return _places(players, begin, room, len(GUESSED_AFTER), tile, card, theme)


def hand_places(players: int, theme: Theme) -> Places:
    """A column for each hand: what it was, and a line for each of the others who named it."""
    left, _, wide = SLATE
    room = (wide - 2 * INSET) / players
    tile = min(TILE_MOST, int((room - PART - FACE_WIDE - points_wide(2, theme)) / HAND_SIZE[players]) - TILE_GAP)
    return _places(players, left + INSET, room, players, tile, LARGE_CARD, theme)


def _places(players: int, begin: float, room: float, lines: int, tile: int, card: int, theme: Theme) -> Places:
    _, top, _ = SLATE
    lowest = top + CARD_DOWN + round(height_of(card) * FRONT) + 14
    bottom = theme.rail_top - FOOT - 10
    step = min(84.0, (bottom - lowest - HEAD) / lines)
    middle = STAGE[0] / 2
    return Places(
        bar=(round(middle - BAR_WIDE / 2), top + BAR_DOWN),
        cards=tuple((middle + (place - 1) * CARD_STEP, top + CARD_DOWN) for place in range(HOOKY)),
        card=card,
        columns=tuple(
            (round(begin + room * seat), lowest, round(room - PART), bottom - lowest) for seat in range(players)
        ),
        rows=tuple(lowest + HEAD + step * (line + 0.5) for line in range(lines)),
        tile=min(tile, round(step) - 10),
        face=SMALL_FACES if players >= FACES_SMALLER else FACE,
        labels=(SLATE[0] + INSET, lowest, LABEL_WIDE - 20, bottom - lowest) if begin > SLATE[0] + INSET else None,
    )
