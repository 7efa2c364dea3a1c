"""Idle life in the haunted garden: a window goes dark for a moment, a bat crosses the sky."""

import math
from collections.abc import Sequence

import pygame

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.color import rgb
from game.draw.parallax import lit
from game.draw.svg import picture
from game.theme import Theme
from game.timeline import Clip
from scenes.table.stage.scenery import Idle
from scenes.table.stage.stage import Stage

WINDOWS = (
    ((1414, 128), (1454, 128), (1454, 192), (1414, 192)),
    ((1499, 244), (1545, 244), (1545, 307), (1499, 289)),
)
"""Corners of the windows that look over the table."""
NIGHT = "#2A1248"
DARK = 210
BAT, BAT_FROM, BAT_TO = 64, (520, 150), (1330, 96)
WAVES, WAVE = 3, 26  # px
BEATS = 11
MOONLIT = (("#D1350F", "#5B34A0"), ("#7E1F08", "#3E1F78"), ("#FDFDFF", "#F1F6C6"))
DOINGS = (("window 0", 0.9), ("sky bat", 4.5), ("window 1", 0.9), ("sky bat back", 4.5))


def idle(stage: Stage) -> Clip:
    """One thing after the other."""
    return Idle(stage, DOINGS)


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Whatever happens round the table now. The house belongs to the Spooks: while one shows itself, it is all dark."""
    for what in stage.flourishes:
        for number, window in enumerate(WINDOWS):
            if what.kind in ("spook", f"window {number}"):
                _darken(canvas, window, math.sin(math.pi * min(1.0, what.share)))
        if what.kind in ("sky bat", "sky bat back"):
            _fly(canvas, what.share if what.kind == "sky bat" else 1 - what.share, theme)


def _darken(canvas: Canvas, corners: Sequence[tuple[int, int]], strength: float) -> None:
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    dark = pygame.Surface((max(x for x, _ in corners) - left, max(y for _, y in corners) - top), pygame.SRCALPHA)
    shape = [(x - left, y - top) for x, y in corners]
    pygame.draw.polygon(dark, (*rgb(NIGHT), round(DARK * strength)), shape)
    canvas.blit(dark, (left, top))


def _fly(canvas: Canvas, share: float, theme: Theme) -> None:
    x = BAT_FROM[0] + (BAT_TO[0] - BAT_FROM[0]) * share
    y = BAT_FROM[1] + (BAT_TO[1] - BAT_FROM[1]) * share + WAVE * math.sin(2 * math.pi * WAVES * share)
    beat = round(4 * abs(math.sin(math.pi * BEATS * share)))
    bat = _bat(beat, theme)
    bat.set_alpha(round(255 * min(1.0, 8 * share, 8 * (1 - share))))
    canvas.blit(bat, bat.get_rect(center=(round(x), round(y))))


@cached
def _bat(beat: int, theme: Theme) -> pygame.Surface:
    """The far bat with its wings more or less down; nobody else draws with it."""
    return lit(picture("spooks/bat", BAT, round(BAT * (1 - 0.1 * beat)), MOONLIT).copy(), theme)
