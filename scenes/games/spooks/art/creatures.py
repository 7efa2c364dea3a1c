"""Creatures that show themselves for a moment: one way of moving for each suit, bats that carry cards, a swarm.

Each is drawn from how far it has come (`share` from 0 to 1) and nothing else.
"""

import math
from collections.abc import Callable, Mapping

import pygame

from game.draw.svg import picture
from game.theme import CREAM
from scenes.table.stage.stage import Flourish

SIZE = 96
SMALL = 62
CARRIER = 84
SWARM = 5


def draw_creature(canvas: pygame.Surface, flourish: Flourish) -> None:
    """Draw a flourish that is a creature; others are none of its business."""
    draw = _DRAWN.get(flourish.kind)
    if draw is not None:
        draw(canvas, flourish.at, flourish.share)


def _blit(canvas: pygame.Surface, name: str, size: int, at: tuple[float, float], alpha: float = 1.0) -> None:
    shape = picture(f"spooks/{name}", size)
    if alpha < 1:
        shape = shape.copy()
        shape.set_alpha(round(255 * max(0.0, alpha)))
    canvas.blit(shape, shape.get_rect(center=(round(at[0]), round(at[1]))))


def _spider(canvas: pygame.Surface, at: tuple[float, float], share: float) -> None:
    """Lets itself down on a thread beside the card and goes up again."""
    x, y = at[0] - 128, at[1] - 60 + 190 * math.sin(math.pi * share)
    canvas.fill(CREAM, (round(x), 58, 2, max(0, round(y - SIZE * 0.4) - 58)))
    _blit(canvas, "spider", SIZE, (x, y))


def _spook(canvas: pygame.Surface, at: tuple[float, float], share: float) -> None:
    """Rises out of the card, sways, and is gone."""
    x = at[0] + 16 * math.sin(2 * math.pi * share)
    _blit(canvas, "spook", SIZE, (x, at[1] + 60 - 150 * share), 0.8 * (1 - share))


def _goblin(canvas: pygame.Surface, at: tuple[float, float], share: float) -> None:
    """Looks over the edge of the card, and ducks."""
    shape = picture("spooks/goblin", SIZE)
    high = round(SIZE * 0.72 * math.sin(math.pi * share))
    if high > 1:
        part = shape.subsurface((0, 0, SIZE, min(high, SIZE)))
        canvas.blit(part, (round(at[0] - SIZE / 2 + 24), round(at[1] - high + 6)))


def _bone(canvas: pygame.Surface, at: tuple[float, float], share: float) -> None:
    """Three bones jump up and fall."""
    for i in (-1, 0, 1):
        x = at[0] + i * (40 + 90 * share)
        y = at[1] - 150 * math.sin(math.pi * min(1.0, share * 1.1)) * (1 if i == 0 else 0.7) + 160 * share * share
        _blit(canvas, "bone", SMALL, (x, y), 1.6 * (1 - share))


def _bat(canvas: pygame.Surface, at: tuple[float, float], share: float) -> None:
    """Two bats fly off to either side, in waves."""
    for side in (-1, 1):
        x = at[0] + side * (30 + 260 * share)
        y = at[1] + 20 - 170 * share + 18 * math.sin(2 * math.pi * 3 * share)
        _blit(canvas, "bat", SMALL, (x, y), 1.5 * (1 - share))


def _cat(canvas: pygame.Surface, at: tuple[float, float], share: float) -> None:
    """The Cat leaps over the pile from left to right."""
    x = at[0] - 190 + 380 * share
    y = at[1] + 40 - 150 * math.sin(math.pi * share)
    _blit(canvas, "cat", SIZE, (x, y), min(1.0, 6 * share, 6 * (1 - share)))


def _carrier(canvas: pygame.Surface, at: tuple[float, float], share: float) -> None:
    """A bat with a card in its claws: its wings beat."""
    beat = 0.78 + 0.22 * math.cos(2 * math.pi * 6 * share)
    shape = picture("spooks/bat", CARRIER, round(CARRIER * beat))
    canvas.blit(shape, shape.get_rect(center=(round(at[0]), round(at[1]))))


def _swarm(canvas: pygame.Surface, at: tuple[float, float], share: float) -> None:
    """Bats circle over somebody."""
    for i in range(SWARM):
        turn = 2 * math.pi * (share * 1.2 + i / SWARM)
        fade = min(1.0, 5 * share, 5 * (1 - share))
        _blit(canvas, "bat", SMALL, (at[0] + 92 * math.cos(turn), at[1] - 40 + 46 * math.sin(turn)), fade)


_DRAWN: Mapping[str, Callable[[pygame.Surface, tuple[float, float], float], None]] = {
    "spider": _spider,
    "spook": _spook,
    "goblin": _goblin,
    "bone": _bone,
    "bat": _bat,
    "cat": _cat,
    "carrier": _carrier,
    "swarm": _swarm,
}
