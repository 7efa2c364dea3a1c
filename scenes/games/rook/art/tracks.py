"""The tracks on Rook's right sign: one for each side, up to the target, and the bid as a flag on its bidder's.

The flag stands where the bid would take its side. What the tricks so far are worth is no player's business (RK-Q36).
"""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.color import darker
from game.draw.icons import icon
from game.draw.paper import board
from game.theme import CREAM, GOLD, GOLD_DARK, GOLD_INK, INK, SeatLook, Theme

MOST = 4
"""Most sides that have a track."""
SIZE = (520, 176)
INSET, GAP = 22, 12  # px from the sign's edge, and between the parts of a row
OVERLAP = 0.58  # distance of two faces of a side, in faces
NUMBER_ROOM, LARGEST = 84, 54  # px of a total, and of its letters
GOAL_IN = 12  # px from the target to the end of its track
GROOVE, GROOVE_EDGE, BEHIND = "#15112B", "#5A5288", "#B3A6F2"
FLAG_WIDE, POLE = 92, 6


class Row(NamedTuple):
    """Measures of a row, px. `first` is the middle line of the first row, `step` the distance of two. Letters are
    `number` of a total, `goal` of the target and `flag` of the bid. The flag is `up` over its track."""

    first: int
    step: int
    face: int
    track: int
    star: int
    number: int
    goal: int
    flag: int
    up: int


FEW, MANY = Row(64, 72, 56, 36, 50, 42, 34, 36, 36), Row(34, 37, 36, 26, 34, 38, 34, 34, 0)
"""For two sides, and for more."""


class Side(NamedTuple):
    """One side of the sign: its faces, its total, and its bid if it has won the auction."""

    looks: tuple[SeatLook, ...]
    total: int
    bid: int | None


def draw_tracks(paper: pygame.Surface, sides: Sequence[Side], target: int, theme: Theme) -> None:
    """Draw the track of each side, and the flag over all of them. The target is at the end of a track that has room."""
    row, most, flags = FEW if len(sides) <= 2 else MANY, max(side.total for side in sides), []
    start = INSET + round(row.face * (1 + OVERLAP * (max(len(side.looks) for side in sides) - 1))) + GAP
    for place, side in enumerate(sides):
        y, right = row.first + place * row.step, SIZE[0] - INSET
        for number, look in enumerate(side.looks):
            put(paper, avatar(look, row.face), center=(INSET + row.face * (0.5 + OVERLAP * number), y))
        size = text.fit(str(side.total), min(theme.px(row.number), LARGEST), NUMBER_ROOM, "extrabold")
        text.place(paper, str(side.total), size, (right, y), CREAM, "extrabold", "right")
        track = Rect(start, y - row.track // 2, right - NUMBER_ROOM - GAP - start, row.track)
        _draw_track(paper, track, row, side.total, target, leads=side.total == most)
        if side.bid is not None:
            flags.append((_at(track, side.total + side.bid, target), track, side.bid))
    for x, track, bid in flags:
        _draw_flag(paper, x, track, row, bid)


def _at(track: Rect, points: int, target: int) -> int:
    """The x of a number of points on a track, within its ends."""
    share = min(1.0, max(0.0, points / target))
    return round(track.left + track.height / 2 + share * (track.width - track.height))


def _draw_track(paper: pygame.Surface, track: Rect, row: Row, total: int, target: int, *, leads: bool) -> None:
    paper.blit(board(*track.size, GROOVE, track.height // 2, GROOVE_EDGE, 3), track)
    end = _at(track, max(0, total), target)
    if end + row.star / 2 < track.right - GOAL_IN - text.width(str(target), row.goal, "bold"):
        text.place(paper, str(target), row.goal, (track.right - GOAL_IN, track.centery), BEHIND, "bold", "right")
    if total <= 0:
        return
    paper.blit(_filling((end - track.left + track.height // 2, track.height), leads), track)
    put(paper, icon("star", row.star, GOLD, GOLD_INK), center=(end, track.centery))


@cached
def _filling(size: tuple[int, int], leads: bool) -> pygame.Surface:
    color = GOLD if leads else BEHIND
    return board(*size, color, size[1] // 2, darker(color, 0.3), 3)


def _draw_flag(paper: pygame.Surface, x: int, track: Rect, row: Row, bid: int) -> None:
    """Draw the bid on a pole that stands in its track."""
    y = track.centery - row.up
    surfaces.line(paper, CREAM, (x, track.bottom), (x, y), POLE)
    plate = flag(bid, row.flag)
    rect = plate.get_rect(center=(x, y))
    rect.clamp_ip(Rect(8, 4, SIZE[0] - 16, SIZE[1]))
    paper.blit(plate, rect)


@cached
def flag(bid: int, letters: int) -> pygame.Surface:
    """The number of a bid on gold."""
    out = board(FLAG_WIDE, letters + 10, GOLD, 12, GOLD_DARK, 4).copy()
    size = text.fit(str(bid), letters, FLAG_WIDE - 16, "extrabold")
    text.place(out, str(bid), size, (FLAG_WIDE / 2, (letters + 10) / 2), INK, "extrabold")
    return out
