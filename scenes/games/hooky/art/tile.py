"""Hooky's tile on the title screen: a small stage with a background and some cards."""

import pygame

from game.draw.color import darker
from game.draw.svg import body, fragment, linear

CARDS = ("J", "D", "M")
_HOOKS = (97, 200, 303)
"""X of the hooks above the middles of the cards, which lean outwards."""
_COATS = ((22, "#C4573C"), (378, "#6E4A8C"))
_SLATE = ("#1E4038", "#24493F", "#1B3A33")


def painted(wide: int, high: int) -> pygame.Surface:
    """The chalkboard between coats, under a rail with three hooks."""
    wall = linear("w", (0, 0), (0, 240), (0, "#31565C"), (0.6, "#477A78"), (1, "#3A6264"))
    slate = linear("s", (0, 40), (0, 244), *((i / 2, color) for i, color in enumerate(_SLATE)))
    planks = "".join(f"M{x} 0V236" for x in range(0, 401, 25))
    shape = (
        f'<defs>{wall}{slate}</defs><rect width="400" height="300" fill="url(#w)"/>'
        f'<path d="{planks}" stroke="#2F565A" stroke-opacity=".5" stroke-width="1.5"/>'
        '<rect x="-2" y="142" width="404" height="9" fill="#8A5A36"/><rect x="-2" y="142" width="404" height="3" '
        'fill="#A87046"/>'
        f"{''.join(_coat(*each) for each in _COATS)}"
        '<path d="M0 236H400V300H0Z" fill="#6A4630"/><path d="M0 236H400" stroke="#4A2F20" stroke-width="6"/>'
        '<path d="M0 258H400M0 280H400" stroke="#5A3A27" stroke-width="1.5"/>'
        '<rect x="46" y="26" width="308" height="232" rx="5" fill="#A9744A"/>'
        '<rect x="46" y="26" width="308" height="232" rx="5" fill="none" stroke="#C28E60" stroke-width="2"/>'
        '<rect x="55" y="35" width="290" height="214" fill="url(#s)"/>'
        '<path d="M55 37H345" stroke="#0C1F1A" stroke-opacity=".5" stroke-width="4"/>'
        f"{_chalk()}{_rail()}"
    )
    return fragment(shape, (400, 300), (wide, high)).copy()


def _coat(x: int, color: str) -> str:
    return (
        f'<path d="M{x - 6} 152Q{x} 147 {x + 6} 152L{x + 18} 164L{x + 15} 222H{x - 15}L{x - 18} 164Z" fill="{color}"/>'
        f'<path d="M{x} 156V221" stroke="{darker(color, 0.25)}" stroke-width="2"/>'
    )


def _chalk() -> str:
    """Wiped drawings in the corners of the board."""
    return (
        '<path d="M70 120q60 -10 110 4M220 150q60 8 100 -6M90 200q40 8 80 -2" stroke="#FFFFFF" stroke-opacity=".05" '
        'stroke-width="14" stroke-linecap="round" fill="none"/>'
        '<path d="M66 232l10 -17 10 17ZM318 214h17v17h-17Z" stroke="#8FBFAE" stroke-width="2.5" fill="none" '
        'stroke-linejoin="round"/>'
    )


def _rail() -> str:
    """The rail, and the hooks for the missing cards."""
    hooks = "".join(f'<g transform="translate({x - 17} 58) scale(.34)">{body("hook")}</g>' for x in _HOOKS)
    return (
        '<rect x="72" y="62" width="256" height="10" rx="4" fill="#8A5A36"/>'
        f'<rect x="72" y="62" width="256" height="3.5" rx="1.5" fill="#A87046"/>{hooks}'
    )
