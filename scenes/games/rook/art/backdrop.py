"""Rook's backdrop and its idle animations: fields at dusk, from far to near, and the sawn stump that is the table. Now
and then a rook hops or a window flickers, one at a time."""

import math
import random
from collections.abc import Sequence

import pygame

from game.canvas import Canvas
from game.draw.cache import Painting, cached, disk_in_steps
from game.draw.color import darker, lighter
from game.draw.paper import Piece, added_light, with_shadow
from game.draw.parallax import ParallaxLayers, bare_tree, hill, lit, stars
from game.draw.svg import body, picture
from game.theme import Theme
from scenes.games.rook.art import furniture
from scenes.table.stage.stage import Stage

WIDTH, HEIGHT = 1920, 1080
DUSK = "#2B2858"
DUSK_LIGHT = "#383470"
BARK = "#4B3022"
BARK_TEETH = 46
WOOD, SHIFT = "#A06E45", 0.09  # the sawn top; how far its inner rings are aside, in half axes
RINGS = ((0.9, 3), (0.8, 4), (0.69, 3), (0.57, 6), (0.44, 4), (0.31, 3), (0.18, 4), (0.07, 3))  # size, line


def moon(x: float, y: float, radius: float = 84) -> str:
    """A round moon with three dark patches."""
    seas = ((-28, -26, 15), (28, 28, 20), (20, -36, 8))
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#FFEFC6"/>' + "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="{r}" fill="#F5DCA2"/>' for dx, dy, r in seas
    )


def clouds() -> str:
    """Two thin clouds in the evening light."""
    left = "M430 196q60-40 124-18q50-36 104 6q66-10 84 26H412q0-12 18-14Z"
    right = "M1500 236q46-26 92-10q38-26 84 4q54-6 70 22H1488q0-12 12-16Z"
    return f'<path d="{left} {right}" fill="#FFE3C8" fill-opacity=".28"/>'


def rows() -> str:
    """Furrows that run from the horizon towards the viewer."""
    middle = WIDTH / 2
    paths = "".join(
        f"M{middle + (x - middle) * 0.5:.0f} 440Q{middle + (x - middle) * 0.9:.0f} 640 "
        f"{middle + (x - middle) * 1.7:.0f} {HEIGHT}"
        for x in range(-700, 2700, 130)
    )
    return f'<path d="{paths}" stroke="#5A4F92" stroke-opacity=".6" stroke-width="9" fill="none"/>'


def picture_at(name: str, x: float, y: float) -> str:
    """A picture of the game as SVG elements, its upper left corner at (x, y)."""
    return f'<g transform="translate({x} {y})">{body(f"rook/{name}")}</g>'


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


def stump(x: float, y: float, across: float, down: float, edge: float) -> str:
    """The table: a sawn tree with rings and one crack. Its bark is `edge` px thick."""
    teeth = []
    for i in range(BARK_TEETH + 1):
        angle = math.pi * i / BARK_TEETH
        reach = 1.02 * (1.012 if i % 2 else 0.994)
        teeth.append((x - across * reach * math.cos(angle), y + down * reach * math.sin(angle) + edge))
    side = f"M{x - across * 1.02:.0f} {y}" + "".join(f"L{a:.0f} {b:.0f}" for a, b in teeth)
    cracks = "".join(f"M{a:.0f} {b - edge * 0.9:.0f}V{b - 6:.0f}" for a, b in teeth[3:-3:2])
    parts = (
        f'<path d="{side}L{x + across * 1.02:.0f} {y}Z" fill="{BARK}"/>'
        f'<path d="{cracks}" stroke="{darker(BARK, 0.3)}" stroke-width="5" stroke-linecap="round"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{across * 1.02}" ry="{down * 1.02}" fill="{lighter(BARK, 0.14)}"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{across * 0.985}" ry="{down * 0.975}" fill="{WOOD}"/>'
    )
    for size, line in RINGS:
        parts += (
            f'<ellipse cx="{x + across * SHIFT * (1 - size):.0f}" cy="{y + down * 0.02:.0f}" rx="{across * size:.0f}" '
            f'ry="{down * size:.0f}" fill="none" stroke="#8B5F3A" stroke-width="{line}" stroke-opacity=".75"/>'
        )
    crack = f"M{x + across * 0.1:.0f} {y + down * 0.03:.0f}L{x + across * 0.72:.0f} {y + down * 0.5:.0f}"
    crack += f"L{x + across * 0.78:.0f} {y + down * 0.44:.0f}Z"
    return parts + f'<path d="{crack}" fill="#8B5F3A" fill-opacity=".8"/>'


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
TABLE_EDGE = 52
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
    layers.draw(moon(*MOON))
    layers.draw(clouds())


def _far_fields(layers: ParallaxLayers) -> None:
    layers.layer(hill(318, 22, 6, "#8B74B8", 3), rim="#C9A4CC", alpha=60, blur=18)
    layers.layer(hill(366, 22, 5, "#6A60A8", 8) + picture_at("barn", 1484, 218), rim="#9A8CC8", blur=18)
    layers.glow((1564, 280), 90, "#FFDC8A", 0.35)
    layers.layer(hill(430, 16, 5, "#4A4488", 5), rim="#756CB4", alpha=90)
    layers.draw(rows())


def _near_fields(layers: ParallaxLayers) -> None:
    """Draw the bare tree with two nests, the scarecrow, and wheat at the edges of the stage. The rooks on tree and
    fence are drawn by `draw_idle`."""
    things = bare_tree(232, 930, 830, DUSK, seed=11)
    things += furniture.small_nest(146, 300, 36, NEST_BROWNS) + furniture.small_nest(372, 372, 30, NEST_BROWNS)
    things += picture_at("scarecrow", 1616, 336)
    layers.layer(things, alpha=100, drop=(4, 4))
    ears = wheat((60, 300), 700, 900, 46, 3) + wheat((1640, 1860), 700, 900, 46, 4)
    layers.layer(ears, alpha=90, blur=14, drop=(0, -4))


def _table(layers: ParallaxLayers) -> None:
    layers.layer(stump(*TABLE, TABLE_EDGE), alpha=170, blur=30, drop=(0, 34))
    layers.light((960, 460), (1500, 640), "#FFDFA0", 0.30)
