"""The furniture of Rook's table and its decorations. The back of the nest of twigs is behind the cards in it, its front
before them.

The decorations are the bird's shadow, dust, a ring of light, and a colour on its way to its sign. They never delay the
game, and nothing depends on them.
"""

import math
import random

import pygame

from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import disc
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.effects import puffs
from game.draw.focus import ring
from game.draw.paper import Piece, shadow, with_shadow
from game.draw.svg import fragment, picture
from game.easing import BID, SIGN_FLY, STAMPED
from game.theme import CREAM, GOLD, INK, Theme
from scenes.games.rook.art.faces import suit_chip
from scenes.seating import Seating
from scenes.table.stage.stage import Flourish, Stage

AT = (960, 352)  # the middle of the nest's mouth on the stage
RADIUS, RADIUS_WATCHED = 200, 116  # px; the second between open hands
CARDS_UP = 0.15  # radii from its mouth up to the middle of its cards
TWIGS = 70
LOOSE = 16
BACK_BROWNS = ("#5A3D2B", "#8A6242")
FRONT_BROWNS = ("#6B4A33", "#9A7450")
DEPTH = 0.52  # of the bowl, in radii
SEED = 967


@cached
def nest_back(radius: int = RADIUS) -> Piece:
    """The inner side of the bowl, anchored at the middle of its mouth."""
    return _piece(bowl_back(radius * 1.4, radius, radius, BACK_BROWNS), radius, shaded=False)


@cached
def nest_front(radius: int = RADIUS) -> Piece:
    """The outer side of the bowl, anchored at the middle of its mouth."""
    return _piece(bowl_front(radius * 1.4, radius + radius * 0.05, radius * 1.03, FRONT_BROWNS), radius, shaded=True)


MARK = 54  # px: the disc over a card that came from the nest


@cached
def nest_mark() -> Piece:
    """A small nest on a cream disc, anchored at its middle."""
    out = disc(MARK, CREAM, INK, 4).copy()
    out.blit(fragment(small_nest(50, 42, 40, FRONT_BROWNS), (100, 100), (MARK, MARK)), (0, 0))
    return with_shadow(out, 5, 110, (1, 4))


def small_nest(x: float, y: float, radius: float, browns: tuple[str, str]) -> str:
    """A whole nest as SVG elements, for the branches of a tree."""
    return bowl_back(x, y, radius, browns, 0.62) + bowl_front(x, y, radius, browns, 0.62)


def bowl_back(x: float, y: float, radius: float, browns: tuple[str, str], depth: float = DEPTH) -> str:
    """The dark mouth and the twigs of the far rim."""
    mouth = f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{radius * 1.02:.0f}" ry="{radius * 0.26:.0f}"'
    return f'{mouth} fill="{darker(browns[0], 0.45)}"/>' + _twigs(x, y, radius, browns, (-0.28, 0.2), depth, TWIGS // 3)


def bowl_front(x: float, y: float, radius: float, browns: tuple[str, str], depth: float = DEPTH) -> str:
    """Twigs that follow the bowl, and loose ends at its rim."""
    twigs = _twigs(x, y, radius, browns, (0.25, 1.0), depth, TWIGS)
    return twigs + _loose_ends(x, y, radius, browns, depth)


def _piece(shape: str, radius: int, *, shaded: bool) -> Piece:
    box = (radius * 2.8, radius * 2)
    drawn = fragment(shape, box)
    return with_shadow(drawn, 8 if shaded else 2, 110 if shaded else 0, (0, 5), (radius * 1.4, radius))


def _twigs(
    x: float, y: float, radius: float, browns: tuple[str, str], level: tuple[float, float], depth: float, count: int
) -> str:
    """Short arcs of half ellipses whose depth is within `level` (negative: the far rim)."""
    pick = random.Random(SEED)
    tones = (*browns, darker(browns[0], 0.22), lighter(browns[1], 0.08))
    out = ""
    for _ in range(count):
        deep = pick.uniform(*level)
        begin = pick.uniform(0.06, 0.72) * math.pi
        end = min(begin + pick.uniform(0.16, 0.34) * math.pi, 0.97 * math.pi)
        wide = radius * pick.uniform(0.94, 1.1)
        points = [
            (x + wide * reach * math.cos(angle), y + wide * depth * deep * reach * math.sin(angle))
            for angle, reach in ((begin, 1.0), ((begin + end) / 2, 1.12), (end, 1.0))
        ]
        (x0, y0), (xm, ym), (x1, y1) = points
        out += (
            f'<path d="M{x0:.0f} {y0:.0f}Q{xm:.0f} {ym:.0f} {x1:.0f} {y1:.0f}" stroke="{pick.choice(tones)}" '
            f'stroke-width="{max(2, radius * 0.05):.1f}" fill="none" stroke-linecap="round"/>'
        )
    return out


def _loose_ends(x: float, y: float, radius: float, browns: tuple[str, str], depth: float) -> str:
    pick = random.Random(SEED + 1)
    out = ""
    for _ in range(LOOSE):
        angle = pick.uniform(0, math.pi)
        left, top = x + radius * 1.02 * math.cos(angle), y + radius * depth * pick.uniform(0.1, 0.5) * math.sin(angle)
        turn = pick.uniform(-0.7, 0.7) + (math.pi if math.cos(angle) < 0 else 0)
        end = f"{radius * 0.24 * math.cos(turn):.0f} {-abs(radius * 0.16 * math.sin(turn)):.0f}"
        out += (
            f'<path d="M{left:.0f} {top:.0f}l{end}" '
            f'stroke="{pick.choice(browns)}" stroke-width="{max(2, radius * 0.04):.1f}" stroke-linecap="round"/>'
        )
    return out


BIRD_SECONDS = 0.85
BIRD_WIDTH, BIRD_HEIGHT = 620, 460
BIRD_WAY = (1500, -320)  # px from the card that it crosses to the end of its shadow
BIRD_BLUR, BIRD_ALPHA = 14, 96
BOUNCE_SECONDS = 0.42
BOUNCE = 14  # px
BOUNCES = 2
RING_SIZE = (172, 241)
CHIP = 84
CHIP_FROM = (960, 560)  # the seat in the bar
CHIP_TO = (176, 172)  # its place on the sign
CHIP_POPS = 0.4  # of the time
CHIP_LARGEST = 1.6
DUST_AT = (262, 244)  # under the sign with trump
STAMP_AT, STAMP_LETTERS, STAMP_FROM = (302, 174), 76, 2.4  # of the bid on its sign: place, px, first size


def draw_flourishes(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw all decorations that are moving."""
    for what in stage.flourishes:
        kind, _, detail = what.kind.partition(" ")
        match kind:
            case "bird":
                _draw_bird(canvas, what)
            case "dust":
                puffs(canvas, what.at, what.share)
            case "ring":
                ring(*RING_SIZE, 16, theme.ring).draw(canvas, what.at)
            case "suit":
                _draw_chip(canvas, what, detail)
            case "stamp":
                size = STAMP_FROM + (1 - STAMP_FROM) * STAMPED.ease(what.share)
                _stamp(detail).draw_grown(canvas, what.at, size)
            case _:
                pass


def bounce(stage: Stage) -> int:
    """Return how many px the nest of twigs is raised now."""
    share = next((what.share for what in stage.flourishes if what.kind == "twigs"), 0.0)
    return round(BOUNCE * abs(math.sin(math.pi * BOUNCES * share)) * (1 - share))


def _draw_bird(canvas: Canvas, what: Flourish) -> None:
    """Draw the bird's shadow from the lower left to the upper right, over the place of the card."""
    dark = _bird_shadow()
    way = 2 * what.share - 1
    middle = round(what.at[0] + way * BIRD_WAY[0]), round(what.at[1] + way * BIRD_WAY[1])
    put(canvas, dark, center=middle)


@cached
def _bird_shadow() -> pygame.Surface:
    return converted(shadow(picture("rook/rook-flying", BIRD_WIDTH, BIRD_HEIGHT), BIRD_BLUR, BIRD_ALPHA))


def _draw_chip(canvas: Canvas, what: Flourish, color: str) -> None:
    """Draw the chip of a colour, which appears at the namer's seat and flies to the sign."""
    piece = _chip(color)
    if what.share < CHIP_POPS:
        at, scale = what.at, CHIP_LARGEST * BID.ease(what.share / CHIP_POPS)
    else:
        way = SIGN_FLY.ease((what.share - CHIP_POPS) / (1 - CHIP_POPS))
        at = (what.at[0] + (CHIP_TO[0] - what.at[0]) * way, what.at[1] + (CHIP_TO[1] - what.at[1]) * way)
        scale = CHIP_LARGEST + (1 - CHIP_LARGEST) * way
    piece.draw_grown(canvas, at, scale)


@cached
def _stamp(amount: str) -> Piece:
    """A bid as it is written on its sign, anchored at its middle."""
    return with_shadow(text.inked(amount, STAMP_LETTERS, GOLD, "extrabold"), 6, 140, (2, 5))


@cached
def _chip(color: str) -> Piece:
    return with_shadow(suit_chip(color, CHIP), 8, 120, (2, 6))
