"""The row of remarks under a score sheet: who has asked the coach, how many questions and how far; and whose hand was
opened with what it is not held with. Both are public; what was said or seen is nowhere."""

from collections.abc import Sequence

import pygame

from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import pill
from game.draw.icons import badge, icon
from game.draw.paper import Piece
from game.theme import CREAM, GOLD_INK, SAFE, SeatLook, Theme
from scenes.table.coach.coach_usage import Counts

Asked = Sequence[tuple[SeatLook, Counts]]
Opened = Sequence[tuple[SeatLook, Sequence[tuple[str, int]]]]
"""Whose hand was opened, and by what, as the name of a badge, how often."""
PICTURES = ("tick", "feather", "question")
"""For a question that was asked about as far as what is allowed, what is sensible, or why."""
ASKED, OPENED = "Asked the coach", "Hands opened"
LETTERS, HIGH, FACE, ICON = 32, 46, 38, 30
GAP = 16


def draw_remarks(canvas: pygame.Surface, asked: Asked, opened: Opened, middle: float, theme: Theme) -> None:
    """A row of pills on the line `middle`; where they are too many for it, each says only how many questions."""
    if not asked and not opened:
        return
    plain = Theme(theme.name)  # the row has the room between paper and rail, whatever the size of the text
    hands = [_opened(look, ways, plain, theme.plate) for look, ways in opened]
    pieces = _titled(ASKED, [_one(look, counts, plain, theme.plate) for look, counts in asked], plain, theme.plate)
    pieces += _titled(OPENED, hands, plain, theme.plate)
    if _wide(pieces) > SAFE.width:
        pieces = [_sum(look, counts, plain, theme.plate) for look, counts in asked] + hands
    x = SAFE.centerx - _wide(pieces) / 2
    for piece in pieces:
        piece.draw(canvas, (x + piece.box.width / 2, middle))
        x += piece.box.width + GAP


def _titled(title: str, pills: list[Piece], theme: Theme, ground: str) -> list[Piece]:
    return [_pill((title,), theme, ground), *pills] if pills else []


def _opened(look: SeatLook, ways: Sequence[tuple[str, int]], theme: Theme, ground: str) -> Piece:
    parts: list[text.Part] = [avatar(look, FACE)]
    for device, often in ways:
        parts += [badge(device, FACE), str(often)]
    return _pill(tuple(parts), theme, ground)


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
