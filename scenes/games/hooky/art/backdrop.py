"""The backdrop of Hooky and its idle animations: a classroom, from far to near, and a chalkboard of any size in an oak
frame. At the table it fills the room above the bar. Now and then a paper plane sails by, a snail looks out, or a
ladybird walks up the frame."""

import math
import random

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas, put
from game.draw.cache import Painting, cached, disk_in_steps
from game.draw.color import lighter
from game.draw.frame import frame
from game.draw.paper import Piece, gradient, with_shadow
from game.draw.parallax import ParallaxLayers, lit
from game.draw.svg import body, picture
from game.theme import Theme
from scenes.games.hooky.layout import spots
from scenes.table.stage.stage import Stage

Box = tuple[int, int, int, int]
"""(x, y, width, height)."""

OAK, OAK_LIGHT, OAK_DARK = "#A9744A", "#C28E60", "#7D5232"
EDGE = 24  # px of the board's frame
SPONGE_IN = 320  # px from the slate's right edge
SMUDGES = 22
FEATHER = ((1.0, 0.010), (0.76, 0.010), (0.52, 0.010), (0.28, 0.008))
"""Shares of a smudge's width with their opacity, because wiped chalk has soft edges."""


def oak(slate: Box) -> str:
    """The oak frame around a slate, mitred at the corners."""
    x, y, wide, high = slate
    left, top, right, foot = x - EDGE, y - EDGE, x + wide + EDGE, y + high + EDGE
    mitres = (
        f"M{left + 4} {top + 4}l{EDGE - 4} {EDGE - 4}M{right - 4} {top + 4}l{4 - EDGE} {EDGE - 4}"
        f"M{left + 4} {foot - 4}l{EDGE - 4} {4 - EDGE}M{right - 4} {foot - 4}l{4 - EDGE} {4 - EDGE}"
    )
    outer = f'x="{left}" y="{top}" width="{right - left}" height="{foot - top}" rx="12"'
    return (
        f'<rect {outer} fill="{OAK}"/><rect {outer} fill="none" stroke="{OAK_LIGHT}" stroke-width="4"/>'
        f'<path d="{mitres}" stroke="{OAK_DARK}" stroke-width="3"/>'
    )


def smudges(slate: Box) -> str:
    """Smudges of wiped chalk, and the shadow of the frame."""
    x, y, wide, high = slate
    pick = random.Random(4)
    wiped = ""
    for _ in range(SMUDGES):
        long, thick = pick.randint(180, 420), pick.randint(40, 90)
        left = pick.randint(x + thick, x + wide - long - thick)
        down = pick.randint(y + 50, y + high - 60)
        bow = f"q{long // 2} {pick.randint(-30, 30)} {long} {pick.randint(-16, 16)}"
        wiped += "".join(
            f'<path d="M{left} {down}{bow}" stroke-width="{thick * share:.0f}" stroke-opacity="{opacity}"/>'
            for share, opacity in FEATHER
        )
    return (
        f'<g stroke="#FFFFFF" stroke-linecap="round" fill="none">{wiped}</g>'
        f'<path d="M{x} {y + 4}H{x + wide}" stroke="#0C1F1A" stroke-opacity=".5" stroke-width="10"/>'
        f'<path d="M{x + 3} {y}V{y + high}" stroke="#0C1F1A" stroke-opacity=".3" stroke-width="6"/>'
    )


def ledge(slate: Box) -> int:
    """Return the y on which things are placed under a slate."""
    _, y, _, high = slate
    return y + high + EDGE - 6


def sponge(slate: Box) -> Rect:
    """Return the place of the sponge."""
    x, _, wide, _ = slate
    return Rect(x + wide - SPONGE_IN, ledge(slate) - 24, 96, 26)


def tray(slate: Box) -> str:
    """The ledge under a slate with two pieces of chalk and a sponge."""
    x, _, wide, _ = slate
    line, wet = ledge(slate), sponge(slate)
    return (
        f'<rect x="{x + 60}" y="{line}" width="{wide - 120}" height="18" rx="6" fill="#8A5A36"/>'
        f'<path d="M{x + 66} {line + 3}H{x + wide - 66}" stroke="{lighter(OAK, 0.2)}" stroke-width="3"/>'
        f'<rect x="{x + 150}" y="{line - 10}" width="60" height="11" rx="5" fill="#FFFFFF"/>'
        f'<rect x="{x + 230}" y="{line - 10}" width="46" height="11" rx="5" fill="#FFE08A"/>'
        f'<rect x="{wet.x}" y="{wet.y}" width="{wet.w}" height="{wet.h}" rx="5" fill="#C8573C"/>'
        f'<rect x="{wet.x}" y="{wet.y + 14}" width="{wet.w}" height="12" fill="#F3E7CF"/>'
    )


DOINGS = (("plane", 4.2), ("snail", 7.0), ("ladybird", 7.5))
PLANE, PLANE_OVER_FOOT, PLANE_RISE = 66, 46, 22  # px: its width, its height above the foot, its rise and fall
WAVES = 1.5
TILT = 9.0  # degrees
SNAIL, SNAIL_OUT = 64, 58  # px: its width, and how far it comes out
LOOKS = 0.3
"""Share of its time during which it is out."""
LADYBIRD = 24
STEPS = 34  # steps of a ladybird on its way
SWAY = 5.0  # degrees


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme, slate: Box) -> None:
    """Draw the current idle animation."""
    draw = {"plane": _fly, "snail": _look_out, "ladybird": _walk}
    for what in stage.flourishes:
        if what.kind in draw:
            draw[what.kind](canvas, what.share, theme, slate)


def _fly(canvas: Canvas, share: float, theme: Theme, slate: Box) -> None:
    """Draw the plane from left to right over the foot of the board, with a slow rise and fall."""
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
    """Draw the snail, which comes out from behind the sponge, looks round, and goes in again. The part behind the
    sponge is not drawn."""
    way = min(1.0, share / ((1 - LOOKS) / 2), (1 - share) / ((1 - LOOKS) / 2))
    edge, foot = sponge(slate).right, ledge(slate)
    out = round(SNAIL_OUT * way * way * (3 - 2 * way))
    snail = _snail(theme)
    seen = snail.subsurface((SNAIL - out, 0, out, snail.get_height()))
    canvas.blit(seen, (edge, foot - snail.get_height() + 2))


def _walk(canvas: Canvas, share: float, theme: Theme, slate: Box) -> None:
    """Draw the ladybird on its way up the right side of the frame, in small steps."""
    left, top, wide, high = slate
    step = math.floor(share * STEPS)
    y = top + high - 60 - (high - 120) * step / STEPS
    fade = min(1.0, 10 * share, 10 * (1 - share))
    bug = _ladybird(SWAY if step % 2 else -SWAY, theme)
    bug.set_alpha(round(255 * fade))
    put(canvas, bug, center=(left + wide + EDGE / 2, y))


@cached
def _plane(tilt: int, theme: Theme) -> Piece:
    """The plane. Its surface is not shared."""
    paper = lit(picture("hooky/thing-plane", PLANE).copy(), theme)
    return with_shadow(surfaces.rotozoom(paper, tilt, 1), 5, 90, (3, 8))


@cached
def _snail(theme: Theme) -> pygame.Surface:
    return lit(picture("hooky/snail", SNAIL).copy(), theme)


@cached
def _ladybird(turn: float, theme: Theme) -> pygame.Surface:
    """The ladybird. Its surface is not shared."""
    return lit(surfaces.rotozoom(picture("hooky/ladybird", LADYBIRD), turn, 1), theme)


FRAME = "#8A4A2E"  # valance and side curtains
BAR = "#3A2416"  # the bottom bar of public views
WALL = ("#31565C", "#3C6A6C", "#477A78", "#3A6264")
SLATE = ("#1E4038", "#24493F", "#1B3A33")
VIGNETTE = 0.42


@cached
def backdrop(theme: Theme, slate: Box | None = None) -> pygame.Surface:
    """Return the whole stage at rest, with a chalkboard whose slate fills the box inside its frame, or with the wall
    alone. The surface is cached, so never draw on it."""
    name = f"hooky-classroom-{slate}-{theme.set_light}-{theme.high_contrast}"
    return disk_in_steps(name, lambda: _paint(theme, slate), __name__)


def _paint(theme: Theme, slate: Box | None) -> Painting:
    layers = ParallaxLayers(*WALL)
    layers.draw(body("hooky/room/wall"))
    layers.light((960, 240), (1700, 760), "#FFF0C4", 0.2)
    layers.layer(body("hooky/room/window"), alpha=100, drop=(4, 6))
    layers.layer(body("hooky/room/frieze"), alpha=70, blur=10, drop=(2, 6))
    layers.layer(body("hooky/room/coats"), alpha=100, blur=12, drop=(4, 8))
    layers.layer(body("hooky/room/floor"), alpha=90, drop=(0, -4))
    if slate:
        _hang(layers, theme, slate)
    return layers.painting(VIGNETTE, theme=theme)


def _hang(layers: ParallaxLayers, theme: Theme, slate: Box) -> None:
    """Draw the board: frame, slate, smudges, and its tray."""
    x, y, wide, high = slate
    layers.layer(oak(slate), alpha=130, blur=20, drop=(6, 14))
    layers.place(lambda: gradient((wide, high), *SLATE), (x + wide / 2, y + high / 2))
    layers.draw(smudges(slate))
    layers.layer(tray(slate), alpha=90, blur=8, drop=(2, 6))


def _slate(theme: Theme) -> Box:
    return spots(4, 3, Theme(theme.name, text_scale=theme.text_scale)).slate


def classroom(theme: Theme) -> pygame.Surface:
    """The stage of the table."""
    return backdrop(theme, _slate(theme))


def room(theme: Theme) -> pygame.Surface:
    """The same behind the frame of the stage, for a scene that covers the table."""
    return framed(theme, _slate(theme))


@cached
def framed(theme: Theme, slate: Box) -> pygame.Surface:
    """The classroom with a board, and its frame around the stage. The surface is cached, so never draw on it."""
    out = backdrop(theme, slate).copy()
    frame(FRAME).draw(out)
    return out
