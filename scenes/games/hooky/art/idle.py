"""Idle life in the classroom: a paper plane sails by below the words, a snail looks out from behind the sponge, a
ladybird walks up the frame of the board."""

import math

import pygame

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.draw.parallax import lit
from game.draw.svg import picture
from game.theme import Theme
from game.timeline import Clip
from scenes.games.hooky.art.scenery import EDGE, Box, ledge, sponge
from scenes.table.stage.scenery import Idle
from scenes.table.stage.stage import Stage

DOINGS = (("plane", 4.2), ("snail", 7.0), ("ladybird", 7.5))
PLANE, PLANE_OVER_FOOT, PLANE_RISE = 66, 46, 22  # px: its width, where it flies, how far it goes up and down
WAVES = 1.5
TILT = 9.0  # degrees
SNAIL, SNAIL_OUT = 64, 58  # px: its width, how far it comes out
LOOKS = 0.3
"""Share of its time that it stays out."""
LADYBIRD = 24
STEPS = 34  # of a ladybird on its way
SWAY = 5.0  # degrees


def idle(stage: Stage) -> Clip:
    """One thing after the other."""
    return Idle(stage, DOINGS)


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme, slate: Box) -> None:
    """Whatever happens round the board now."""
    draw = {"plane": _fly, "snail": _look_out, "ladybird": _walk}
    for what in stage.flourishes:
        if what.kind in draw:
            draw[what.kind](canvas, what.share, theme, slate)


def _fly(canvas: Canvas, share: float, theme: Theme, slate: Box) -> None:
    """From left to right over the foot of the board, up and down with the air."""
    left, top, wide, high = slate
    x = left + PLANE / 2 + (wide - PLANE) * share
    wave = 2 * math.pi * WAVES * share
    y = top + high - PLANE_OVER_FOOT - PLANE_RISE * math.sin(wave)
    fade = min(1.0, 9 * share, 9 * (1 - share))
    plane = _plane(round(TILT * math.cos(wave) / 3) * 3, theme)
    surface = plane.surface
    surface.set_alpha(round(255 * fade))
    plane.draw(canvas, (x, y))


def _look_out(canvas: Canvas, share: float, theme: Theme, slate: Box) -> None:
    """Out from behind the sponge, a look round, and in again; what the sponge hides is not drawn."""
    way = min(1.0, share / ((1 - LOOKS) / 2), (1 - share) / ((1 - LOOKS) / 2))
    edge, foot = sponge(slate).right, ledge(slate)
    out = round(SNAIL_OUT * way * way * (3 - 2 * way))
    snail = _snail(theme)
    seen = snail.subsurface((SNAIL - out, 0, out, snail.get_height()))
    canvas.blit(seen, (edge, foot - snail.get_height() + 2))


def _walk(canvas: Canvas, share: float, theme: Theme, slate: Box) -> None:
    """Up the right side of the frame, a small step at a time."""
    left, top, wide, high = slate
    step = math.floor(share * STEPS)
    y = top + high - 60 - (high - 120) * step / STEPS
    fade = min(1.0, 10 * share, 10 * (1 - share))
    bug = _ladybird(SWAY if step % 2 else -SWAY, theme)
    bug.set_alpha(round(255 * fade))
    canvas.blit(bug, bug.get_rect(center=(round(left + wide + EDGE / 2), round(y))))


@cached
def _plane(tilt: int, theme: Theme) -> Piece:
    """Nobody else draws with it."""
    paper = lit(picture("hooky/thing-plane", PLANE).copy(), theme)
    return with_shadow(pygame.transform.rotozoom(paper, tilt, 1), 5, 90, (3, 8))


@cached
def _snail(theme: Theme) -> pygame.Surface:
    return lit(picture("hooky/snail", SNAIL).copy(), theme)


@cached
def _ladybird(turn: float, theme: Theme) -> pygame.Surface:
    """Nobody else draws with it."""
    return lit(pygame.transform.rotozoom(picture("hooky/ladybird", LADYBIRD), turn, 1), theme)
