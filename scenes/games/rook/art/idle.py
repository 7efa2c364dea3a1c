"""Idle life round Rook's table: a rook hops, a window flickers, one thing at a time and seldom."""

import math

import pygame

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.paper import Piece, added_light, with_shadow
from game.draw.parallax import lit
from game.draw.svg import picture
from game.theme import Theme
from game.timeline import Clip
from scenes.table.stage.scenery import Idle
from scenes.table.stage.stage import Stage

BIRDS = (((138, 278), 84), ((1818, 460), 72))  # middle and width: on the tree, on the fence
HOP_SECONDS, HOP, HOPS = 0.7, 16, 2  # px
WINDOW = (1564, 282)
WINDOW_SECONDS, FLICKERS = 1.2, 2
LIGHT, LIGHT_COLOR = 110, "#FFDC8A"
STRENGTHS = 5
DOINGS = (("hop 0", HOP_SECONDS), ("window", WINDOW_SECONDS), ("hop 1", HOP_SECONDS))


def idle(stage: Stage) -> Clip:
    """A rook hops, the window flickers, the other rook hops."""
    return Idle(stage, DOINGS)


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """The rooks where they are now, and the window if it flickers."""
    shares = {what.kind: what.share for what in stage.flourishes}
    for i, (place, width) in enumerate(BIRDS):
        share = shares.get(f"hop {i}", 0.0)
        up = round(HOP * abs(math.sin(math.pi * HOPS * share)))
        _bird(width, theme).draw(canvas, (place[0], place[1] - up))
    if "window" in shares:
        strength = round(STRENGTHS * abs(math.sin(math.pi * FLICKERS * shares["window"])))
        if strength:
            light = window_light(strength)
            canvas.blit(light, light.get_rect(center=WINDOW), special_flags=pygame.BLEND_RGB_ADD)


def window_light(strength: int) -> pygame.Surface:
    """The light that is added to the window, 1 to STRENGTHS."""
    return added_light(LIGHT, LIGHT, LIGHT_COLOR, strength * 0.1)


@cached
def _bird(width: int, theme: Theme) -> Piece:
    return with_shadow(lit(picture("rook/rook-dusk", width).copy(), theme), 8, 90, (3, 4))
