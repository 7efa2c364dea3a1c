"""Who has asked the coach, under a score sheet: a face, and how many questions were asked about how far. It is public;
what was said is nowhere."""

from collections.abc import Sequence

import pygame

from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import pill
from game.draw.icons import icon
from game.draw.paper import Piece
from game.theme import CREAM, GOLD_INK, SAFE, SeatLook, Theme
from scenes.table.coach.coach_usage import Counts

Asked = Sequence[tuple[SeatLook, Counts]]
PICTURES = ("tick", "feather", "question")
"""For a question that was asked about as far as what is allowed, what is sensible, or why."""
TITLE = "Asked the coach"
LETTERS, HIGH, FACE, ICON = 32, 46, 38, 30
GAP = 16


def draw_asked(canvas: pygame.Surface, asked: Asked, middle: float, theme: Theme) -> None:
    """A row of pills on the line `middle`; where they are too many for it, each says only how many questions."""
    if not asked:
        return
    plain = Theme(theme.name)  # the row has the room between paper and rail, whatever the size of the text
    pieces = [_pill((TITLE,), plain, theme.plate), *(_one(look, counts, plain, theme.plate) for look, counts in asked)]
    if _wide(pieces) > SAFE.width:
        pieces = [_sum(look, counts, plain, theme.plate) for look, counts in asked]
    x = SAFE.centerx - _wide(pieces) / 2
    for piece in pieces:
        piece.draw(canvas, (x + piece.box.width / 2, middle))
        x += piece.box.width + GAP


def _wide(pieces: Sequence[Piece]) -> int:
    return sum(piece.box.width for piece in pieces) + GAP * (len(pieces) - 1)


def _one(look: SeatLook, counts: Counts, theme: Theme, ground: str) -> Piece:
    parts: list[text.Part] = [avatar(look, FACE)]
    for picture, count in zip(PICTURES, counts, strict=True):
        if count:
            parts += [icon(picture, ICON, CREAM, ground), str(count)]
    return _pill(tuple(parts), theme, ground)


def _sum(look: SeatLook, counts: Counts, theme: Theme, ground: str) -> Piece:
    return _pill((avatar(look, FACE), icon("feather", ICON, CREAM, ground), str(sum(counts))), theme, ground)


def _pill(parts: tuple[text.Part, ...], theme: Theme, ground: str) -> Piece:
    return pill(parts, ground, GOLD_INK, LETTERS, HIGH, 3, theme)
