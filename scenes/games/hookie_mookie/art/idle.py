"""Idle life on the square: a gull crosses the bay to and fro."""

import math

import pygame

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.parallax import lit
from game.draw.svg import fragment
from game.theme import Theme
from game.timeline import Clip
from scenes.table.stage.scenery import Idle
from scenes.table.stage.stage import Stage

GULL, GULL_FROM, GULL_TO = (62, 30), (460, 132), (1400, 84)
WAVES, WAVE = 2, 18  # px
BEATS = 13
DOINGS = (("gull", 5.0), ("gull back", 5.0))


def idle(stage: Stage) -> Clip:
    """One thing after the other."""
    return Idle(stage, DOINGS)


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Whatever happens round the table now."""
    for what in stage.flourishes:
        if what.kind in ("gull", "gull back"):
            _fly(canvas, what.share if what.kind == "gull" else 1 - what.share, theme)


def _fly(canvas: Canvas, share: float, theme: Theme) -> None:
    x = GULL_FROM[0] + (GULL_TO[0] - GULL_FROM[0]) * share
    y = GULL_FROM[1] + (GULL_TO[1] - GULL_FROM[1]) * share + WAVE * math.sin(2 * math.pi * WAVES * share)
    gull = _gull(round(3 * abs(math.sin(math.pi * BEATS * share))), theme)
    gull.set_alpha(round(255 * min(1.0, 8 * share, 8 * (1 - share))))
    canvas.blit(gull, gull.get_rect(center=(round(x), round(y))))


@cached
def _gull(beat: int, theme: Theme) -> pygame.Surface:
    """A far gull with its wings more or less up; nobody else draws with it."""
    up, tip = 4 + 7 * beat, 20 - (4 + 7 * beat) * 0.6
    upper = f"M31 22Q20 {22 - up} 4 {tip:.0f}Q18 {26 - up} 31 26"
    wing = f"{upper}Q44 {26 - up} 58 {tip:.0f}Q42 {22 - up} 31 22Z"
    body = '<ellipse cx="31" cy="24" rx="7" ry="4" fill="#FFFDF6"/>'
    return lit(fragment(f'<path d="{wing}" fill="#FFFDF6"/>{body}', GULL).copy(), theme)
