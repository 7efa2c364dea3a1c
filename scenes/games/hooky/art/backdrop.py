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
from game.draw.color import darker, lighter
from game.draw.frame import frame
from game.draw.paper import Piece, gradient, with_shadow
from game.draw.parallax import ParallaxLayers, lit
from game.draw.svg import picture
from game.theme import Theme
from scenes.games.hooky.layout import spots
from scenes.table.stage.stage import Stage

Box = tuple[int, int, int, int]
"""(x, y, width, height)."""

OAK, OAK_LIGHT, OAK_DARK = "#A9744A", "#C28E60", "#7D5232"
BRASS = "#E9C66A"
RAIL_Y = 560
FLOOR_Y = 790
EDGE = 24  # px of the board's frame
PLANK = 96
COATS = ((64, "#C4573C"), (392, "#8A9A3E"), (1060, "#D9A441"), (1500, "#3E7CA6"), (1858, "#6E4A8C"))
BAGS = ((186, "#3E7CA6"), (620, "#B8506E"), (1270, "#4E8A5A"), (1734, "#D9A441"))
SPONGE_IN = 320  # px from the slate's right edge
SMUDGES = 22
FEATHER = ((1.0, 0.010), (0.76, 0.010), (0.52, 0.010), (0.28, 0.008))
"""Shares of a smudge's width with their opacity, because wiped chalk has soft edges."""
FRIEZE = ("#B4472F", "#E0A020", "#2F7A4B", "#1F6FA3", "#7A4296")


def wall() -> str:
    """Boards of the wall, and a darker skirting below the coat rail."""
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
    """Px by which the string of the pennants is lower at `x`."""
    t = (x + 26) % 480 / 480
    return 84 + 96 * t * (1 - t)


def window(x: float, y: float, wide: float, high: float) -> str:
    """A window with a view of the distant playground: sky, a hill, a tree and a swing."""
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
WINDOW = (760, 190, 400, 300)
VIGNETTE = 0.42


@cached
def backdrop(theme: Theme, slate: Box | None = None) -> pygame.Surface:
    """Return the whole stage at rest, with a chalkboard whose slate fills the box inside its frame, or with the wall
    alone. The surface is cached, so never draw on it."""
    name = f"hooky-classroom-{slate}-{theme.set_light}-{theme.high_contrast}"
    return disk_in_steps(name, lambda: _paint(theme, slate), __name__)


def _paint(theme: Theme, slate: Box | None) -> Painting:
    layers = ParallaxLayers(*WALL)
    layers.draw(wall())
    layers.light((960, 240), (1700, 760), "#FFF0C4", 0.2)
    layers.layer(window(*WINDOW), alpha=100, drop=(4, 6))
    layers.layer(frieze(), alpha=70, blur=10, drop=(2, 6))
    layers.layer(coat_rail(), alpha=100, blur=12, drop=(4, 8))
    layers.layer(floor(), alpha=90, drop=(0, -4))
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
