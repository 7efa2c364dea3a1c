"""The end of a match at its count: the sun on its path, the full sets below it, and the cards left to each player."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from engine.core.cards import Cards
from game.canvas import Canvas, put
from game.draw import text
from game.draw.boards import number_tag
from game.draw.figures import TALL
from game.theme import CREAM, STAGE, SeatLook, Theme
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.signs import tied
from scenes.games.hookie_mookie.art.sky import SEA, draw_sky
from scenes.table.boards.lead import Spot
from scenes.table.boards.sheet import APART, CARD, draw_strips
from scenes.table.boards.table_count import draw_player, hat_at

_LEFT, _SKY_WIDE, _SKY_TOP, _SKY_TOP_LARGE, _SKY_SHARE = 110, 1180, 208, 232, 0.4  # px; the last: of the free height
HAND_HIGH = 172
"""Px for the cards left, at the foot of a player's place."""
_OVER_PLAYERS, _HEAD_MOST, _ASIDE = 48, 92, 96
_NAME, _NAME_LARGE, _TAG, _LETTERS = 40, 56, 84, 60
_LEFT_TAG, _LEFT_LETTERS, _CHIP_STEP = 100, 76, 56


@dataclass(frozen=True, slots=True)
class HandLeft:
    """A seat at one moment. `cards`: those left in its hand. `shown`: how many of them have come. `out`: its hand
    is empty."""

    name: str
    look: SeatLook
    pose: str
    hop: int
    cards: Cards
    shown: int
    out: bool


def sky_of(bottom: int, large_text: bool) -> Rect:
    """Return the place of the sky on a stage whose free part ends at y `bottom`."""
    top = _SKY_TOP_LARGE if large_text else _SKY_TOP
    return Rect((STAGE[0] - _SKY_WIDE) // 2, top, _SKY_WIDE, round((bottom - top) * _SKY_SHARE))


def places(players: int, bottom: int, large_text: bool) -> list[Rect]:
    """Return the place of each player below the sky, side by side."""
    top = sky_of(bottom, large_text).bottom + _OVER_PLAYERS
    wide = (STAGE[0] - 2 * _LEFT) // players
    return [Rect(_LEFT + seat * wide, top, wide, bottom - top) for seat in range(players)]


def head_of(box: Rect) -> int:
    """Return the width of a figure's head."""
    return min(_HEAD_MOST, round((box.height - HAND_HIGH) / TALL))


def crown_at(box: Rect, seat: HandLeft) -> Spot:
    """Return where a player has a crown."""
    return hat_at(seat.pose, head_of(box), _foot(box), seat.hop)


def _foot(box: Rect) -> tuple[int, int]:
    """The waist of a figure."""
    return box.centerx - _ASIDE, box.bottom - HAND_HIGH


def draw_day(canvas: Canvas, box: Rect, day: float, sets: Sequence[str]) -> None:
    """Draw the sun, and the full sets on the sea."""
    draw_sky(canvas, box, day)
    line = box.bottom - SEA
    for number, value in enumerate(sets):
        chip = tied(value)
        x = box.centerx + round((number - (len(sets) - 1) / 2) * _CHIP_STEP)
        put(canvas, chip, center=(x, line + SEA // 2))


def draw_deck_left(canvas: Canvas, box: Rect, left: int) -> None:
    """Draw below the sun the number of cards `left` in the deck."""
    middle = (box.centerx, (box.top + box.bottom - SEA) // 2 + 24)
    number_tag(str(left), _LEFT_TAG, _LEFT_LETTERS, gold=True).draw(canvas, middle)


def name_letters(names: Iterable[str], box: Rect, theme: Theme) -> int:
    """Return the size of all players' names, each in a place as large as `box`."""
    most = _NAME_LARGE if theme.kids else min(theme.px(_NAME), _NAME_LARGE)
    return min(text.fit(name, most, box.width // 2, theme.sentence_role) for name in names)


def draw_hand_left(canvas: Canvas, box: Rect, seat: HandLeft, letters: int, theme: Theme) -> None:
    """Draw a player, its name, the number of its cards, and these in one or two rows below. Children see no number."""
    head, (x, foot) = head_of(box), _foot(box)
    draw_player(canvas, seat.look, seat.pose, head, (x, foot), seat.hop)
    role = theme.sentence_role
    middle, name = box.centerx + _ASIDE, text.clipped(seat.name, letters, box.width // 2, role)
    text.place(canvas, name, letters, (middle, foot - _TAG - letters * 0.8), CREAM, role)
    if not theme.kids:
        number_tag(str(seat.shown), _TAG, _LETTERS, gold=seat.out).draw(canvas, (middle, foot - _TAG // 2 - 4))
    wide = min(box.width - 24, round(len(seat.cards) * (CARD + APART)))
    row = Rect(box.centerx - wide // 2, foot + 2, wide, box.bottom - foot - 2)
    if seat.shown:
        draw_strips(canvas, seat.cards, row, faces, seat.shown)
