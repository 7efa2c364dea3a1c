"""Where everything of the great reveal stands on the board. Pure geometry, for any number of seats and size of text."""

from dataclasses import dataclass

from engine.games.hooky.terms import GUESSED_AFTER, HAND_SIZE, HOOKY
from game.cards.slots import height_of
from game.theme import STAGE, Theme
from scenes.games.hooky.spots import FOOT, SLATE, Box

BAR_WIDE = 1180
CARD_STEP = 430
CARD, LARGE_CARD = 230, 184
"""Width of a card on its hook, and with large text."""
FRONT = 1.16
"""The one that was found last, against the others."""
BAR_DOWN, CARD_DOWN = 30, 60  # px from the slate's top to the rail and to the upper edge of a card
HEAD = 84
LABEL_WIDE = 236
INSET = 26
PART = 40  # px between two columns
TILE_GAP = 6
TILE_MOST = 66
POINTS_WIDE = 88
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
    labels: Box | None


def guess_places(players: int, theme: Theme) -> Places:
    """A line for each round, with its name at the left."""
    left, _, wide = SLATE
    begin = left + INSET + (0 if theme.large_text else LABEL_WIDE)
    room = (left + wide - INSET - begin) / players
    tile = min(TILE_MOST, int((room - PART - POINTS_WIDE) / HOOKY) - TILE_GAP)
    return _places(players, begin, room, len(GUESSED_AFTER), tile, theme, labels=not theme.large_text)


def hand_places(players: int, theme: Theme) -> Places:
    """A column for each hand: what it was, and a line for each of the others who named it."""
    left, _, wide = SLATE
    room = (wide - 2 * INSET) / players
    tile = min(TILE_MOST, int((room - PART - FACE_WIDE - POINTS_WIDE * 0.7) / HAND_SIZE[players]) - TILE_GAP)
    return _places(players, left + INSET, room, players, tile, theme, labels=False)


def _places(players: int, begin: float, room: float, lines: int, tile: int, theme: Theme, *, labels: bool) -> Places:
    _, top, _ = SLATE
    card = LARGE_CARD if theme.large_text else CARD
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
        labels=(SLATE[0] + INSET, lowest, LABEL_WIDE - 20, bottom - lowest) if labels else None,
    )
