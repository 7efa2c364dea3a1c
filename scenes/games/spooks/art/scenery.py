"""The haunted garden as SVG elements in stage units: moon, bats, house, fog, graves, fence, pumpkins, cloth table."""

import itertools
import math

from game.draw.color import lighter
from game.draw.svg import body, star

CLOTH = "#4E2576"
SKIRT = "#3B1A57"
FOLD = "#2F1546"
CORD = "#D9A63A"
CHARM = "#7D4DA8"
NIGHT_BAT = (("#D1350F", "#2A1552"), ("#7E1F08", "#1E0E3E"), ("#FDFDFF", "#F1F6C6"))
CLOTH_CAT = (("#17131F", "#3A1A5C"), ("#3A3150", "#3A1A5C"), ("#FFD23F", CHARM), ("#E8788A", CHARM), ("#8B7FA8", CHARM))
FENCE = "#1A0A30"
SCALLOPS = 24
SCALLOP_DROP = 30
CHARMS = 16
CHARM_SIZE = (40, 28)  # px; they lie on a table that is seen from the side


def picture_at(name: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A picture of the game as elements, its upper left corner at (x, y), turned about that corner."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{body(f"spooks/{name}")}</g>'


def moon(x: float, y: float, radius: float = 128) -> str:
    """A pale full moon with three seas."""
    seas = ((-40, -40, 22), (42, 46, 30), (54, -50, 12))
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#F1F6C6"/>' + "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="{r}" fill="#DDE6A6"/>' for dx, dy, r in seas
    )


def bat_at(x: float, y: float, scale: float) -> str:
    """A far bat against the sky, its upper left corner at (x, y)."""
    return f'<g transform="translate({x} {y}) scale({scale})">{body("spooks/bat", NIGHT_BAT)}</g>'


def fog() -> str:
    """A veil over the ground behind the table."""
    veil = "M-20 440Q300 380 620 440T1240 440T1940 410V520H-20Z"
    return f'<path d="{veil}" fill="#D9A8E6" fill-opacity=".16"/>'


def graves() -> str:
    """Three stones that lean, at the right."""
    stones = ((1690, 506, 5, 1.1), (1778, 558, -7, 1.3), (1724, 648, 3, 1.5))
    return "".join(picture_at("grave", x, y, size, turn) for x, y, turn, size in stones)


def fence() -> str:
    """Pales in both lower corners, every second one a little lower."""
    places = (*range(-10, 330, 46), *range(1600, 1930, 46))
    pales = "".join(_pale(x, 18 * (i % 2)) for i, x in enumerate(places))
    return f'{pales}<path d="M0 870H330M1600 870H1920" stroke="{FENCE}" stroke-width="13"/>'


def _pale(x: int, low: int) -> str:
    path = f"M{x} 1080V{820 + low}L{x + 12} {792 + low}L{x + 24} {820 + low}V1080Z"
    return f'<path d="{path}" fill="{FENCE}"/>'


def pumpkins() -> str:
    """Two lanterns in the grass."""
    return picture_at("pumpkin", 250, 741, 0.9) + picture_at("pumpkin", 1560, 754, 1.05)


def _rim(x: float, y: float, across: float, down: float, edge: float) -> list[tuple[float, float]]:
    """The points of the cloth's lower edge between which it hangs, from left to right."""
    angles = [math.pi * i / SCALLOPS for i in range(SCALLOPS + 1)]
    return [(x - across * math.cos(angle), y + down * math.sin(angle) + edge) for angle in angles]


def skirt(x: float, y: float, across: float, down: float, edge: float) -> str:
    """What hangs down all round: scallops with a cord, every second fold darker."""
    rim = _rim(x, y, across, down, edge)
    bows = [
        f"Q{(a[0] + b[0]) / 2:.0f} {(a[1] + b[1]) / 2 + SCALLOP_DROP:.0f} {b[0]:.0f} {b[1]:.0f}"
        for a, b in itertools.pairwise(rim)
    ]
    outline = f"M{x - across} {y}L{rim[0][0]:.0f} {rim[0][1]:.0f}{''.join(bows)}L{x + across} {y}Z"
    folds = "".join(
        f"M{rim[i][0]:.0f} {rim[i][1] - edge:.0f}V{rim[i][1]:.0f}{bows[i]}V{rim[i + 1][1] - edge:.0f}Z"
        for i in range(0, SCALLOPS, 2)
    )
    return (
        f'<path d="{outline}" fill="{SKIRT}"/><path d="{folds}" fill="{FOLD}"/>'
        f'<path d="{outline}" fill="none" stroke="{CORD}" stroke-width="5"/>'
    )


def cloth(x: float, y: float, across: float, down: float) -> str:
    """The table's upper side with a lighter rim, a seam and charms: stars and cats by turns."""
    seam = f'fill="none" stroke="{CHARM}" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round"'
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{lighter(CLOTH, 0.16)}"/>'
        f'<ellipse cx="{x}" cy="{y + 2}" rx="{across - 9}" ry="{down - 7}" fill="{CLOTH}"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{across - 54}" ry="{down - 30}" {seam}/>'
        + "".join(_charm(i, x, y, across - 96, down - 52) for i in range(CHARMS))
    )


def _charm(number: int, x: float, y: float, across: float, down: float) -> str:
    angle = number * 2 * math.pi / CHARMS + 0.2
    wide, high = CHARM_SIZE
    left, top = x + across * math.cos(angle) - wide / 2, y + down * math.sin(angle) - high / 2
    inner = star(100, 100, 90, CHARM) if number % 2 else body("spooks/cat", CLOTH_CAT)
    return f'<g transform="translate({left:.0f} {top:.0f}) scale({wide / 200} {high / 200})">{inner}</g>'
