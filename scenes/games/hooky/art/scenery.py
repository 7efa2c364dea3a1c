"""The classroom as SVG elements in stage units: wall, window, coats on their rail, floor, the board in its frame."""

import random

from pygame import Rect

from game.draw.color import darker, lighter

Box = tuple[int, int, int, int]
"""(x, y, width, height)."""

OAK, OAK_LIGHT, OAK_DARK = "#A9744A", "#C28E60", "#7D5232"
BRASS = "#E9C66A"
RAIL_Y = 560
FLOOR_Y = 790
EDGE = 24  # of the board's frame
PLANK = 96
COATS = ((64, "#C4573C"), (392, "#8A9A3E"), (1060, "#D9A441"), (1500, "#3E7CA6"), (1858, "#6E4A8C"))
BAGS = ((186, "#3E7CA6"), (620, "#B8506E"), (1270, "#4E8A5A"), (1734, "#D9A441"))
SPONGE_IN = 320  # px from the slate's right edge
SMUDGES = 22
FEATHER = ((1.0, 0.010), (0.76, 0.010), (0.52, 0.010), (0.28, 0.008))
"""Shares of a smudge's width with their opacity: wiped chalk has no edge."""
FRIEZE = ("#B4472F", "#E0A020", "#2F7A4B", "#1F6FA3", "#7A4296")


def wall() -> str:
    """Boards of the wall, and a darker skirting below the rail of the coats."""
    planks = "".join(f"M{x} 0V{FLOOR_Y}" for x in range(0, 1921, PLANK))
    return (
        f'<path d="M-10 {RAIL_Y}H1930V{FLOOR_Y}H-10Z" fill="#2C5054" fill-opacity=".55"/>'
        f'<path d="{planks}" stroke="#2F565A" stroke-opacity=".5" stroke-width="3"/>'
    )


def frieze() -> str:
    """Small pennants on a string along the top of the wall."""
    flags = "".join(
        f'<path d="M{x} {_sag(x):.0f}h52l-26 50Z" fill="{FRIEZE[i % len(FRIEZE)]}"/>'
        for i, x in enumerate(range(20, 1900, 76))
    )
    string = "M-10 84" + "".join(f"Q{x + 240} 132 {x + 480} 84" for x in range(0, 1920, 480))
    return f'<path d="{string}" fill="none" stroke="#E8D3A0" stroke-width="3"/>{flags}'


def _sag(x: float) -> float:
    """How low the string of the pennants hangs at `x`."""
    t = (x + 26) % 480 / 480
    return 84 + 96 * t * (1 - t)


def window(x: float, y: float, wide: float, high: float) -> str:
    """A window on the far playground: sky, a hill, a tree and a swing."""
    foot, middle, tree = y + high, x + wide / 2, x + wide * 0.74
    hill = f"M{x} {foot - 90}Q{middle:.0f} {foot - 150} {x + wide} {foot - 84}V{foot}H{x}Z"
    swing = f"M{x + wide * 0.2:.0f} {foot - 18}l18 -76h60l18 76M{x + wide * 0.2 + 40:.0f} {foot - 94}v54h24v-54"
    return (
        f'<rect x="{x - 16}" y="{y - 16}" width="{wide + 32}" height="{high + 32}" rx="8" fill="{OAK_DARK}"/>'
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="#8CC5DA"/>'
        f'<path d="{hill}" fill="#7FB060"/>'
        f'<path d="M{tree:.0f} {foot - 108}v60" stroke="#6A4630" stroke-width="10"/>'
        f'<circle cx="{tree:.0f}" cy="{foot - 156}" r="60" fill="#4E8A4A"/>'
        f'<path d="{swing}" fill="none" stroke="#C4573C" stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="M{middle} {y}V{foot}M{x} {y + high * 0.44:.0f}H{x + wide}" stroke="{OAK}" stroke-width="10"/>'
        f'<rect x="{x - 26}" y="{foot + 10}" width="{wide + 52}" height="16" rx="5" fill="{OAK_LIGHT}"/>'
    )


def coat_rail() -> str:
    """The rail along the wall with coats and bags on brass hooks."""
    rail = (
        f'<rect x="-10" y="{RAIL_Y}" width="1940" height="30" rx="6" fill="#8A5A36"/>'
        f'<rect x="-10" y="{RAIL_Y}" width="1940" height="9" fill="#A87046"/>'
    )
    return rail + "".join(coat(*each) for each in COATS) + "".join(_bag(*each) for each in BAGS)


def _hook(x: float) -> str:
    path = f"M{x} {RAIL_Y + 12}q0 26 -14 26"
    return f'<path d="{path}" stroke="{BRASS}" stroke-width="8" fill="none" stroke-linecap="round"/>'


def coat(x: float, color: str) -> str:
    """A coat on its hook, with collar, sleeves and buttons."""
    y = RAIL_Y + 34
    body = f"M{x - 18} {y}Q{x} {y - 16} {x + 18} {y}L{x + 46} {y + 34}L{x + 38} {y + 178}H{x - 38}L{x - 46} {y + 34}Z"
    sleeves = f"M{x - 44} {y + 36}l-14 92l22 4ZM{x + 44} {y + 36}l14 92l-22 4Z"
    buttons = "".join(
        f'<circle cx="{x + 11}" cy="{y + down}" r="5" fill="{darker(color, 0.4)}"/>' for down in (56, 96, 136)
    )
    return (
        f'{_hook(x)}<path d="{sleeves}" fill="{darker(color, 0.16)}"/><path d="{body}" fill="{color}"/>'
        f'<path d="M{x - 18} {y}Q{x} {y + 22} {x + 18} {y}Q{x} {y - 16} {x - 18} {y}Z" fill="{darker(color, 0.32)}"/>'
        f'<path d="M{x} {y + 14}V{y + 176}" stroke="{darker(color, 0.25)}" stroke-width="5"/>{buttons}'
        f'<path d="M{x - 32} {y + 116}h20v26h-20ZM{x + 14} {y + 150}h18" fill="{darker(color, 0.12)}"/>'
    )


def _bag(x: float, color: str) -> str:
    """A satchel with a pocket and a buckle."""
    y = RAIL_Y + 52
    strap = f"M{x - 18} {y + 4}Q{x} {y - 34} {x + 18} {y + 4}"
    return (
        f'{_hook(x)}<path d="{strap}" stroke="{darker(color, 0.32)}" stroke-width="8" fill="none"/>'
        f'<rect x="{x - 42}" y="{y}" width="84" height="102" rx="20" fill="{color}"/>'
        f'<path d="M{x - 42} {y + 34}Q{x} {y + 58} {x + 42} {y + 34}" fill="none" stroke="{darker(color, 0.3)}" '
        'stroke-width="4"/>'
        f'<rect x="{x - 28}" y="{y + 56}" width="56" height="36" rx="8" fill="{darker(color, 0.18)}"/>'
        f'<rect x="{x - 7}" y="{y + 42}" width="14" height="20" rx="4" fill="{BRASS}"/>'
    )


def floor() -> str:
    """Floorboards below the skirting."""
    lines = "".join(f"M-10 {y}H1930" for y in (840, 900, 980))
    return (
        f'<path d="M-10 {FLOOR_Y}H1930V1090H-10Z" fill="#6A4630"/>'
        f'<path d="{lines}" stroke="#5A3A27" stroke-width="3"/>'
        f'<rect x="-10" y="{FLOOR_Y - 12}" width="1940" height="18" fill="#4A2F20"/>'
    )


def frame(slate: Box) -> str:
    """The oak round a slate, mitred at the corners."""
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


def smudges(slate: Box, seed: int = 4) -> str:
    """Where chalk was wiped off, and the shadow of the frame."""
    x, y, wide, high = slate
    pick = random.Random(seed)
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
    """The line on which things lie under a slate."""
    _, y, _, high = slate
    return y + high + EDGE - 6


def sponge(slate: Box) -> Rect:
    """Where the sponge lies."""
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
