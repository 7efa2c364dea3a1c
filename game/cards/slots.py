"""Slot: the position of a card. All layouts return slots; sprites move from slot to slot."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect

CARD_WIDTH = 220  # the width of scale 1, and the unit of every measure on a card
CARD_HEIGHT = 308
KIDS_WIDTH = 300


@dataclass(frozen=True, slots=True)
class Slot:
    """Centre of a card in stage pixels, its turn in degrees (counter-clockwise) and its size (1.0 is 220 wide)."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0

    @property
    def width(self) -> float:
        return CARD_WIDTH * self.scale

    @property
    def height(self) -> float:
        return CARD_HEIGHT * self.scale

    def moved(self, dx: float = 0, dy: float = 0) -> "Slot":
        """Return the slot, shifted by (dx, dy) pixels."""
        return Slot(self.x + dx, self.y + dy, self.angle, self.scale)


def height_of(width: float) -> float:
    """Return the height in pixels of a card of this width."""
    return width * CARD_HEIGHT / CARD_WIDTH


def scale_of(width: float) -> float:
    """Return the `scale` of a card `width` pixels wide."""
    return width / CARD_WIDTH


def around(slots: Iterable[Slot]) -> Rect:
    """Return the upright rectangle around cards in these slots, without their rotation; at least one slot."""
    boxes = [
        Rect(round(slot.x - slot.width / 2), round(slot.y - slot.height / 2), round(slot.width), round(slot.height))
        for slot in slots
    ]
    return boxes[0].unionall(boxes[1:])
