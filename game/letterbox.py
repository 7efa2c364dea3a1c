"""Letterbox: where the stage lies in a window of any shape, and the pleats beside it."""

from dataclasses import dataclass

import pygame

from game.theme import STAGE

Point = tuple[int, int]

PLEAT = 44
PLEAT_DARK, PLEAT_LIGHT = (58, 16, 34), (116, 30, 58)


@dataclass(frozen=True, slots=True)
class Letterbox:
    """Where the stage lies in a window: `scale` window pixels for one logical pixel, upper left corner, size."""

    scale: float
    left: int
    top: int
    width: int
    height: int

    def to_logical(self, x: float, y: float) -> Point | None:
        """The logical pixel under a window pixel, None beside the stage."""
        if not (self.left <= x < self.left + self.width and self.top <= y < self.top + self.height):
            return None
        column = int((x - self.left) * STAGE[0] / self.width)
        row = int((y - self.top) * STAGE[1] / self.height)
        return min(STAGE[0] - 1, column), min(STAGE[1] - 1, row)

    def to_window(self, x: float, y: float) -> Point:
        """The window pixel of a logical one."""
        return round(self.left + (x + 0.5) * self.scale - 0.5), round(self.top + (y + 0.5) * self.scale - 0.5)


def fit(size: Point) -> Letterbox:
    """The largest stage that a window of `size` holds, in its middle."""
    scale = min(size[0] / STAGE[0], size[1] / STAGE[1])
    width, height = max(1, round(STAGE[0] * scale)), max(1, round(STAGE[1] * scale))
    return Letterbox(scale, (size[0] - width) // 2, (size[1] - height) // 2, width, height)


def paint_margin(screen: pygame.Surface, place: Letterbox) -> None:
    """Fill what the stage leaves free with the pleats of a curtain, mirrored from the middle outwards."""
    width, height = screen.get_size()
    screen.fill((0, 0, 0))
    pleat = max(4, round(PLEAT * place.scale))
    for x in range(width if place.left else 0):
        if place.left <= x < place.left + place.width:
            continue
        distance = place.left - x if x < place.left else x - place.left - place.width
        pygame.draw.line(screen, _pleat(distance, pleat), (x, 0), (x, height))
    for y in range(height if place.top else 0):
        if not place.top <= y < place.top + place.height:
            distance = place.top - y if y < place.top else y - place.top - place.height
            pygame.draw.line(screen, _pleat(distance, pleat), (0, y), (width, y))


def _pleat(distance: int, pleat: int) -> tuple[int, int, int]:
    share = abs((distance % pleat) / pleat - 0.5) * 2
    mixed = [round(dark + (light - dark) * (1 - share)) for dark, light in zip(PLEAT_DARK, PLEAT_LIGHT, strict=True)]
    return mixed[0], mixed[1], mixed[2]
