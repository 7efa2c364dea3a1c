"""Boards that hang from strings over the table: a title with a picture and a value, or totals by side."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.draw import text
from game.draw.boards import sign
from game.draw.cache import cached, converted
from game.draw.medallion import medallion
from game.draw.paper import Piece
from game.theme import CREAM, GOLD, SeatLook, Theme

LEFT = (112, 74)
RIGHT_EDGE = 1808
TOP = 74
SMALL = (300, 156)
LARGE = (380, 176)
PICTURE = 84
PICTURE_AT = 64  # middle of the picture from the board's left edge
VALUE_Y = 100
RULE = "#4A4270"
FACE = 48
FACE_STEP = 36
HEAD_Y = 46
TOTALS_Y = 126


@dataclass(frozen=True, slots=True)
class Total:
    """A side's faces and its number."""

    looks: tuple[SeatLook, ...]
    number: str


@cached
def value_sign(
    title: str, value: str, theme: Theme, picture: pygame.Surface | None = None, color: str = CREAM, size: int = 56
) -> Piece:
    """A small sign: title, below it a picture (up to 84 px) and a value. Anchor: the board's upper left corner."""
    width, height = SMALL
    board = sign(width, height, title, TOP, theme)
    out = board.surface.copy()
    x, y = board.anchor
    middle = VALUE_Y if not theme.large_text else height // 2
    left = 24
    if picture is not None:
        scale = min(1.0, PICTURE / picture.get_height())
        small = picture if scale == 1 else pygame.transform.smoothscale_by(picture, scale)
        out.blit(small, small.get_rect(center=(x + PICTURE_AT, y + middle)))
        left = PICTURE_AT + PICTURE // 2 + 18
    letters = text.fit(value, size, width - left - 20, "extrabold")
    text.place(out, value, letters, (x + (left + width - 20) / 2, y + middle), color, "extrabold")
    return Piece(converted(out), board.anchor, board.box)


@cached
def totals_sign(title: str, value: str, totals: tuple[Total, ...], theme: Theme) -> Piece:
    """A large sign: words with a gold value, below a line the faces and numbers of each side. Anchor: upper left corner."""
    width, height = LARGE
    board = sign(width, height, "", TOP, theme)
    out = board.surface.copy()
    x, y = board.anchor
    _draw_head(out, title, value, (x, y), width, theme)
    pygame.draw.line(out, RULE, (x + 24, y + 84), (x + width - 24, y + 84), 3)
    room = (width - 40) / max(1, len(totals))
    for i, total in enumerate(totals):
        _draw_total(out, total, (x + 20 + room * (i + 0.5), y + TOTALS_Y), room, len(totals))
    return Piece(converted(out), board.anchor, board.box)


def right(piece: Piece) -> tuple[int, int]:
    """Where the anchor of a sign goes that hangs at the right."""
    return RIGHT_EDGE - piece.box.width, TOP


def _draw_head(
    out: pygame.Surface, title: str, value: str, corner: tuple[int, int], width: int, theme: Theme
) -> None:
    """Title and value side by side, centred as one group between the strings."""
    value_wide = text.width(value, 60, "extrabold") if value else 0
    size = text.fit(title, theme.px(38), width - 110 - value_wide, "semibold")
    gap = 22 if value else 0
    wide = text.width(title, size, "semibold") + gap + value_wide
    left = corner[0] + (width - wide) / 2
    text.place(out, title, size, (left, corner[1] + HEAD_Y), theme.sign_title, "semibold", "left")
    if value:
        text.place(out, value, 60, (left + wide, corner[1] + HEAD_Y), GOLD, "extrabold", "right")


def _draw_total(out: pygame.Surface, total: Total, at: tuple[float, float], room: float, sides: int) -> None:
    faces = total.looks if sides <= 3 else total.looks[:1]
    size = text.fit(total.number, 42, room - FACE - FACE_STEP * (len(faces) - 1) - 8)
    wide = FACE + FACE_STEP * (len(faces) - 1) + 10 + text.width(total.number, size)
    left = at[0] - wide / 2
    for i, look in enumerate(faces):
        face = medallion(look, FACE)
        out.blit(face, face.get_rect(center=(round(left + FACE / 2 + i * FACE_STEP), round(at[1]))))
    text.place(out, total.number, size, (left + wide, at[1]), CREAM, "bold", "right")


def draw_signs(canvas: pygame.Surface, hung: Sequence[tuple[Piece, tuple[int, int]]]) -> None:
    """Draw signs at their upper left corners."""
    for piece, corner in hung:
        piece.draw(canvas, corner)
