"""The backdrop of Spooks and its idle animations: a haunted garden in moonlight, from far to near, and the table with
its cloth. Now and then a window goes dark, or a bat crosses the sky."""

import math
from collections.abc import Sequence

import pygame

from game import surfaces
from game.canvas import Canvas, put
from game.draw.cache import Painting, cached, disk_in_steps
from game.draw.color import lighter, rgb
from game.draw.parallax import ParallaxLayers, bare_tree, hill, lit, stars
from game.draw.svg import body, dashed_ellipse, picture, placed, star
from game.theme import Theme
from scenes.table.stage.stage import Stage

CLOTH = "#4E2576"
CHARM = "#7D4DA8"
NIGHT_BAT = (("#D1350F", "#2A1552"), ("#7E1F08", "#1E0E3E"), ("#FDFDFF", "#F1F6C6"))
CLOTH_CAT = (("#17131F", "#3A1A5C"), ("#3A3150", "#3A1A5C"), ("#FFD23F", CHARM), ("#E8788A", CHARM), ("#8B7FA8", CHARM))
CHARMS = 16
CHARM_SIZE = (40, 28)  # px; the table is seen from the side


def graves() -> str:
    """Three leaning gravestones on the right."""
    stones = ((1690, 506, 5, 1.1), (1778, 558, -7, 1.3), (1724, 648, 3, 1.5))
    return "".join(placed("spooks/grave", x, y, size, turn) for x, y, turn, size in stones)


def pumpkins() -> str:
    """Two lanterns in the grass."""
    return placed("spooks/pumpkin", 250, 741, 0.9) + placed("spooks/pumpkin", 1560, 754, 1.05)


def cloth(x: float, y: float, across: float, down: float) -> str:
    """The top of the table with a lighter rim, a seam and charms: stars and cats in turn."""
    seam = f'stroke="{CHARM}" stroke-width="4" stroke-linecap="round"'
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{lighter(CLOTH, 0.16)}"/>'
        f'<ellipse cx="{x}" cy="{y + 2}" rx="{across - 9}" ry="{down - 7}" fill="{CLOTH}"/>'
        + dashed_ellipse((x, y), across - 54, down - 30, 2, 16, seam)
        + "".join(_charm(i, x, y, across - 96, down - 52) for i in range(CHARMS))
    )


def _charm(number: int, x: float, y: float, across: float, down: float) -> str:
    angle = number * 2 * math.pi / CHARMS + 0.2
    wide, high = CHARM_SIZE
    left, top = x + across * math.cos(angle) - wide / 2, y + down * math.sin(angle) - high / 2
    inner = star(100, 100, 90, CHARM) if number % 2 else body("spooks/cat", CLOTH_CAT)
    return f'<g transform="translate({left:.0f} {top:.0f}) scale({wide / 200} {high / 200})">{inner}</g>'


DARK_WINDOWS = (
    ((1414, 128), (1454, 128), (1454, 192), (1414, 192)),
    ((1499, 244), (1545, 244), (1545, 307), (1499, 289)),
)
"""Corners of the house's windows that are visible above the table."""
NIGHT = "#2A1248"
DARK = 210
BAT, BAT_FROM, BAT_TO = 64, (520, 150), (1330, 96)
WAVES, WAVE = 3, 26  # px
BEATS = 11
MOONLIT = (("#D1350F", "#5B34A0"), ("#7E1F08", "#3E1F78"), ("#FDFDFF", "#F1F6C6"))
DOINGS = (("window 0", 0.9), ("sky bat", 4.5), ("window 1", 0.9), ("sky bat back", 4.5))


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Draw the current idle animation. While a spook shows itself at a window, the whole house is dark."""
    for what in stage.flourishes:
        for number, window in enumerate(DARK_WINDOWS):
            if what.kind in ("spook", f"window {number}"):
                _darken(canvas, window, math.sin(math.pi * min(1.0, what.share)))
        if what.kind in ("sky bat", "sky bat back"):
            _fly(canvas, what.share if what.kind == "sky bat" else 1 - what.share, theme)


def _darken(canvas: Canvas, corners: Sequence[tuple[int, int]], strength: float) -> None:
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    dark = surfaces.new((max(x for x, _ in corners) - left, max(y for _, y in corners) - top), pygame.SRCALPHA)
    shape = [(x - left, y - top) for x, y in corners]
    surfaces.polygon(dark, (*rgb(NIGHT), round(DARK * strength)), shape)
    canvas.blit(dark, (left, top))


def _fly(canvas: Canvas, share: float, theme: Theme) -> None:
    x = BAT_FROM[0] + (BAT_TO[0] - BAT_FROM[0]) * share
    y = BAT_FROM[1] + (BAT_TO[1] - BAT_FROM[1]) * share + WAVE * math.sin(2 * math.pi * WAVES * share)
    beat = round(4 * abs(math.sin(math.pi * BEATS * share)))
    bat = _bat(beat, theme)
    bat.set_alpha(round(255 * min(1.0, 8 * share, 8 * (1 - share))))
    put(canvas, bat, center=(x, y))


@cached
def _bat(beat: int, theme: Theme) -> pygame.Surface:
    """The distant bat with its wings more or less lowered. The surface is not shared."""
    return lit(picture("spooks/bat", BAT, round(BAT * (1 - 0.1 * beat)), MOONLIT).copy(), theme)


FRAME = "#5A1F6E"  # valance and side curtains
BAR = "#2A1240"  # the bottom bar of public views
GREEN_BAR = "#123524"  # during a goblin trick
PLATE = "#1C0D30"
TABLE = (960, 492, 760, 288)  # middle and half axes of the table
HORIZON = 460
MOON = (470, 190)
BATS = ((610, 96, 0.36), (1240, 84, 0.24), (700, 190, 0.2))  # upper left corner and scale, against the sky
WINDOWS = ((1460, 330), (1540, 280))
LANTERNS = ((303, 810, 110), (1622, 830, 120))
SKY = ("#150B30", "#2E1660", "#5E2C8C", "#9A4FA6", "#D07BA8")
VIGNETTE = 0.42


@cached
def backdrop(theme: Theme, table: bool = True) -> pygame.Surface:
    """Return the whole stage at rest; `table`: with the cloth. The surface is cached, so never draw on it."""
    name = f"spooks-garden-{table}-{theme.set_light}-{theme.high_contrast}"
    return disk_in_steps(name, lambda: _paint(theme, table), __name__)


def _paint(theme: Theme, table: bool) -> Painting:
    layers = ParallaxLayers(*SKY, horizon=HORIZON)
    _sky(layers)
    _far_garden(layers)
    _near_garden(layers)
    if table:
        layers.layer(body("spooks/garden/skirt"), alpha=170, blur=30, drop=(0, 34))
        layers.draw(cloth(*TABLE))
        layers.light((960, 470), (1300, 600), "#F0C8FF", 0.34)
    return layers.painting(VIGNETTE, theme=theme)


def _sky(layers: ParallaxLayers) -> None:
    layers.draw(stars(70, 260, 9, "#E9DFFF"))
    layers.glow(MOON, 400, "#E4F0A6", 0.55)
    layers.draw(body("spooks/garden/moon"))
    layers.draw("".join(placed("spooks/bat", *at, recolor=NIGHT_BAT) for at in BATS))


def _far_garden(layers: ParallaxLayers) -> None:
    layers.layer(hill(330, 26, 6, "#74409A", 3), rim="#A06CBF", alpha=70, blur=20)
    house = placed("spooks/house", 1296, 40, 0.86)
    layers.layer(house + hill(420, 14, 5, "#4B2676", 6), rim="#7444A0", alpha=110, blur=20)
    for window in WINDOWS:
        layers.glow(window, 150, "#FFC65A", 0.4)
    layers.draw(body("spooks/garden/fog"))
    layers.layer(hill(500, 14, 5, "#331858", 12), rim="#54307E", alpha=110)


def _near_garden(layers: ParallaxLayers) -> None:
    """Draw the bare tree, stones, the fence and two lanterns."""
    tree = bare_tree(150, 900, 800, "#220E42", 4, 0.08, 1.15)
    layers.layer(tree + graves(), alpha=110, drop=(4, 4))
    layers.layer(body("spooks/garden/fence"), alpha=110, blur=14, drop=(0, -4))
    layers.layer(pumpkins(), alpha=110, blur=12, drop=(2, 8))
    for x, y, radius in LANTERNS:
        layers.glow((x, y), radius, "#FFB03A", 0.35)
