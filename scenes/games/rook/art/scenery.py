"""The evening fields as SVG elements in stage units: moon, rows, tree, wheat, stump. Seeds keep every bake the same."""

import math
import random
from collections.abc import Sequence

from game.draw.color import darker, lighter
from game.draw.svg import body

WIDTH, HEIGHT = 1920, 1080
DUSK = "#2B2858"
DUSK_LIGHT = "#383470"
BARK = "#4B3022"
BARK_TEETH = 46
RINGS = ((0.9, 3), (0.8, 4), (0.69, 3), (0.57, 6), (0.44, 4), (0.31, 3), (0.18, 4), (0.07, 3))  # size, line


def moon(x: float, y: float, radius: float = 84) -> str:
    """A round moon with three seas."""
    seas = ((-28, -26, 15), (28, 28, 20), (20, -36, 8))
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#FFEFC6"/>' + "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="{r}" fill="#F5DCA2"/>' for dx, dy, r in seas
    )


def clouds() -> str:
    """Two thin clouds that catch the last light."""
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


def picture_at(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """A picture of the game as elements, its upper left corner at (x, y)."""
    return f'<g transform="translate({x} {y}) scale({scale})">{body(f"rook/{name}")}</g>'


def wheat(places: Sequence[float], top: float, foot: float, count: int, seed: int) -> str:
    """Ears of wheat about some places, seen against the light."""
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
    """The table: a sawn tree, its edge of bark `edge` px thick, with rings and one crack."""
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
        f'<ellipse cx="{x}" cy="{y}" rx="{across * 0.985}" ry="{down * 0.975}" fill="#A06E45"/>'
    )
    for size, line in RINGS:
        parts += (
            f'<ellipse cx="{x + across * 0.09 * (1 - size):.0f}" cy="{y + down * 0.02:.0f}" rx="{across * size:.0f}" '
            f'ry="{down * size:.0f}" fill="none" stroke="#8B5F3A" stroke-width="{line}" stroke-opacity=".75"/>'
        )
    crack = f"M{x + across * 0.1:.0f} {y + down * 0.03:.0f}L{x + across * 0.72:.0f} {y + down * 0.5:.0f}"
    crack += f"L{x + across * 0.78:.0f} {y + down * 0.44:.0f}Z"
    return parts + f'<path d="{crack}" fill="#8B5F3A" fill-opacity=".8"/>'
