"""Rook's backdrop and its idle animations: fields at dusk, from far to near, and the sawn stump that is the table. Now
and then a rook hops or a window flickers, one at a time."""

import math
import random
from collections.abc import Sequence

import pygame

from game.canvas import Canvas
from game.draw.cache import Painting, cached, disk_in_steps
from game.draw.paper import Piece, added_light, with_shadow
from game.draw.parallax import ParallaxLayers, bare_tree, hill, lit, stars
from game.draw.svg import body, picture, placed
from game.theme import Theme
from scenes.games.rook.art import furniture
from scenes.table.stage.stage import Stage

DUSK = "#2B2858"
DUSK_LIGHT = "#383470"
WOOD, SHIFT = "#A06E45", 0.09  # the sawn top; how far its inner rings are aside, in half axes


def wheat(places: Sequence[float], top: float, foot: float, count: int, seed: int) -> str:
    """Ears of wheat around some places, as dark shapes in front of the light."""
    pick = random.Random(seed)
    out = ""
    for _ in range(count):
        x, y = pick.choice(places) + pick.uniform(-150, 150), pick.uniform(top, foot)
        bow, color = pick.uniform(-30, 30), pick.choice([DUSK_LIGHT, DUSK])
        out += _ear(x, y, bow, color)
    return out


def _ear(x: float, y: float, bow: float, color: str) -> str:
    tip = x + bow
    stalk = f"M{x:.0f} {y + 330:.0f}Q{x + bow * 0.3:.0f} {y + 110:.0f} {tip:.0f} {y:.0f}"
    grains = "".join(
        f'<ellipse cx="{tip + side * 7:.0f}" cy="{y - 4 + level * 17:.0f}" rx="5.5" ry="12" '
        f'transform="rotate({side * 24} {tip + side * 7:.0f} {y - 4 + level * 17:.0f})"/>'
        for level in range(4)
        for side in (-1, 1)
    )
    return (
        f'<path d="{stalk}" stroke="{color}" stroke-width="5" fill="none"/>'
        f'<g fill="{color}">{grains}<ellipse cx="{tip:.0f}" cy="{y - 18:.0f}" rx="6" ry="14"/></g>'
    )


BIRDS = (((138, 278), 84), ((1818, 460), 72))  # middle and width: on the tree, on the fence
HOP_SECONDS, HOP, HOPS = 0.7, 16, 2  # px
WINDOW = (1564, 282)
WINDOW_SECONDS, FLICKERS = 1.2, 2
LIGHT, LIGHT_COLOR = 110, "#FFDC8A"
STRENGTHS = 5
DOINGS = (("hop 0", HOP_SECONDS), ("window", WINDOW_SECONDS), ("hop 1", HOP_SECONDS))


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Draw the rooks at their place, and the window while it flickers."""
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
    """The light that is added to the window, for a strength of 1 to STRENGTHS."""
    return added_light(LIGHT, LIGHT, LIGHT_COLOR, strength * 0.1)


@cached
def _bird(width: int, theme: Theme) -> Piece:
    return with_shadow(lit(picture("rook/rook-dusk", width).copy(), theme), 8, 90, (3, 4))


FRAME = "#2A2E6A"  # valance and side curtains
BAR = "#1A1430"  # the bottom bar of public views
TABLE = (960, 492, 760, 288)  # middle and half axes of the stump
HORIZON = 420
MOON = (1322, 172)
SKY = ("#161D50", "#2B3685", "#5A55A8", "#B07AB0", "#F6B884", "#FFD7A0")
NEST_BROWNS = (DUSK, "#3A376F")
VIGNETTE = 0.38


@cached
def backdrop(theme: Theme, table: bool = True) -> pygame.Surface:
    """Return the whole stage at rest; `table`: with the stump. The surface is cached, so never draw on it."""
    name = f"rook-fields-{table}-{theme.set_light}-{theme.high_contrast}"
    return disk_in_steps(name, lambda: _paint(theme, table), __name__)


def _paint(theme: Theme, table: bool) -> Painting:
    layers = ParallaxLayers(*SKY, horizon=HORIZON)
    _sky(layers)
    _far_fields(layers)
    _near_fields(layers)
    if table:
        _table(layers)
    return layers.painting(VIGNETTE, theme=theme)


def _sky(layers: ParallaxLayers) -> None:
    layers.draw(stars(70, 200))
    layers.glow(MOON, 300, "#FFE7B0", 0.6)
    layers.draw(body("rook/fields/sky"))


def _far_fields(layers: ParallaxLayers) -> None:
    layers.layer(hill(318, 22, 6, "#8B74B8", 3), rim="#C9A4CC", alpha=60, blur=18)
    layers.layer(hill(366, 22, 5, "#6A60A8", 8) + placed("rook/barn", 1484, 218), rim="#9A8CC8", blur=18)
    layers.glow((1564, 280), 90, "#FFDC8A", 0.35)
    layers.layer(hill(430, 16, 5, "#4A4488", 5), rim="#756CB4", alpha=90)
    layers.draw(body("rook/fields/furrows"))


def _near_fields(layers: ParallaxLayers) -> None:
    """Draw the bare tree with two nests, the scarecrow, and wheat at the edges of the stage. The rooks on tree and
    fence are drawn by `draw_idle`."""
    things = bare_tree(232, 930, 830, DUSK, seed=11)
    things += furniture.small_nest(146, 300, 36, NEST_BROWNS) + furniture.small_nest(372, 372, 30, NEST_BROWNS)
    things += placed("rook/scarecrow", 1616, 336)
    layers.layer(things, alpha=100, drop=(4, 4))
    ears = wheat((60, 300), 700, 900, 46, 3) + wheat((1640, 1860), 700, 900, 46, 4)
    layers.layer(ears, alpha=90, blur=14, drop=(0, -4))


def _table(layers: ParallaxLayers) -> None:
    layers.layer(body("rook/fields/stump"), alpha=170, blur=30, drop=(0, 34))
    layers.light((960, 460), (1500, 640), "#FFDFA0", 0.30)
