"""The latest trick, shown again over the table to whoever was not there when it turned."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.canvas import Canvas
from game.cards.sprite import Prints
from game.cards.table import Table
from game.draw.avatar import avatar
from scenes.seating import Seating
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable, PlacedCards

SHADED = (110, 104, 130)
"""What the table is multiplied by while the latest trick lies over it."""
FACE, MOST_FACE, FACE_DOWN = 0.62, 104, 26
"""Faces of those who laid its cards: how wide of a card, px at most, and px from the card down to their middle."""


@dataclass(frozen=True, slots=True)
class LatestTrick(Feature[V]):
    """Where the latest trick lies that everybody may see again, None where there is none."""

    lying: Callable[[V], PlacedCards | None]


def latest_trick(look: GameTable[Any], view: Any) -> PlacedCards | None:
    """The latest trick, None where there is none or the game has no tricks to look back at."""
    latest = look.feature(LatestTrick)
    return latest.lying(view) if latest is not None else None


def draw_latest(canvas: Canvas, prints: Prints, seating: Seating, lying: PlacedCards) -> None:
    """The trick over the table in the shade, each card with the face of whoever laid it."""
    table = Table(prints)
    table.sync(lying.zone, lying.slots, lying.cards)
    canvas.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    table.draw(canvas)
    for slot, seat in zip(lying.slots, lying.owners, strict=False):
        face = avatar(seating[seat].picture, round(min(MOST_FACE, slot.width * FACE)))
        canvas.blit(face, face.get_rect(center=(round(slot.x), round(slot.y + slot.height / 2 + FACE_DOWN))))
