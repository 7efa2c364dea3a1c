"""Effects: rays, confetti, dust."""

from __future__ import annotations

import math

import pygame

from game import surfaces
from game.canvas import DrawTarget
from game.draw.cache import cached
from game.draw.svg import fragment, radial
from game.theme import CREAM, GOLD

CONFETTI_COLORS = (GOLD, "#F0685A", "#5AA8F5", "#7FD05A", "#F7A8B8", CREAM)
_SHAPES = (
    '<rect x="6" y="2" width="12" height="20" rx="2" fill="{c}"/>',
    '<path d="M12 2L22 20H2Z" fill="{c}"/>',
    '<circle cx="12" cy="12" r="9" fill="{c}"/>',
    '<path d="M2 16Q7 2 12 12T22 8" stroke="{c}" stroke-width="5" fill="none" stroke-linecap="round"/>',
)
_CONFETTI = 24
_TURNED = math.radians(4)


@cached
def rays(radius: int, color: str = "#FFE0A0", count: int = 18, strength: float = 0.35) -> pygame.Surface:
    """Return wedges of light that fade out at `radius`; they must not reach the next text. No edge is level or upright,
    where it would look like a seam."""
    light = radial("r", (radius, radius), radius, (0, color, strength), (0.6, color, strength * 0.5), (1, color, 0))
    wedges = ""
    for i in range(count):
        start = 2 * math.pi * i / count + _TURNED
        end = start + math.pi / count
        points = [(radius, radius)] + [
            (radius + radius * math.cos(a), radius + radius * math.sin(a)) for a in (start, end)
        ]
        wedges += f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="url(#r)"/>'
    return fragment(f"<defs>{light}</defs>{wedges}", (2 * radius, 2 * radius))


@cached
def confetti_bits(size: int = _CONFETTI) -> tuple[pygame.Surface, ...]:
    """Return all scraps of paper: every colour and shape in six rotations."""
    bits = []
    for color in CONFETTI_COLORS:
        for i, shape in enumerate(_SHAPES):
            for turn in range(0, 180, 30):
                body = f'<g transform="rotate({turn + 7 * i} 12 12)">{shape.format(c=color)}</g>'
                bits.append(fragment(body, (24, 24), (size, size)))
    return tuple(bits)


_DUST = "#E8D3A0"


@cached
def dust(size: int = 60) -> pygame.Surface:
    """Return a puff of dust where a card lands."""
    light = radial("d", (50, 50), 50, (0, _DUST, 0.55), (0.5, _DUST, 0.25), (1, _DUST, 0))
    return fragment(
        f'<defs>{light}</defs><circle cx="50" cy="50" r="50" fill="url(#d)"/>', (100, 100), (size, size // 2)
    )


PUFF, PUFFS = 120, 9
DUST_REACH = (190, 46)  # px sideways and up


def puffs(canvas: DrawTarget, at: tuple[float, float], share: float) -> None:
    """Draw the dust of a landed card: puffs that spread, rise and fade as `share` runs from 0 to 1."""
    out = 1 - (1 - share) ** 3
    size = round(PUFF * (0.45 + 0.55 * out))
    puff = surfaces.smoothscale(dust(PUFF), (size, size // 2))
    puff.set_alpha(round(255 * (1 - share)))
    for i in range(PUFFS):
        side = 2 * i / (PUFFS - 1) - 1
        x = at[0] + side * DUST_REACH[0] * out
        y = at[1] - (1 - side * side) * DUST_REACH[1] * out
        canvas.blit(puff, puff.get_rect(center=(round(x), round(y))))
