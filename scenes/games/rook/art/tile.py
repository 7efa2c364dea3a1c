"""Rook's tile on the title screen: a small stage with a background and some cards."""

import pygame

from game.draw.svg import fragment, linear

CARDS = ("red-14", "rook", "green-10")
_DUSK = ("#161D50", "#2B3685", "#5A55A8", "#B07AB0", "#F6B884")


def painted(wide: int, high: int) -> pygame.Surface:
    """Evening fields with a moon, and the stump that is Rook's table."""
    stops = tuple((i / (len(_DUSK) - 1), color) for i, color in enumerate(_DUSK))
    sky = linear("s", (0, 0), (0, 210), *stops)
    shape = (
        f'<defs>{sky}</defs><rect width="400" height="300" fill="url(#s)"/>'
        '<circle cx="292" cy="52" r="24" fill="#FFF1C4"/>'
        '<circle cx="284" cy="46" r="5" fill="#F0DCA0"/><circle cx="300" cy="60" r="4" fill="#F0DCA0"/>'
        '<path d="M0 150Q90 96 190 138T400 112V300H0Z" fill="#8B74B8"/>'
        '<path d="M0 178Q120 134 230 168T400 150V300H0Z" fill="#6A60A8"/>'
        '<path d="M334 128h34v30h-34z M328 130l23 -20 23 20Z" fill="#8E3B4A"/>'
        '<path d="M0 300V196Q200 168 400 196V300Z" fill="#383470"/>'
        '<path d="M46 176C40 130 52 104 30 70M44 140C58 118 66 112 74 92M40 122C26 108 20 104 12 84" '
        'stroke="#221E44" stroke-width="7" fill="none" stroke-linecap="round"/>'
        '<ellipse cx="200" cy="212" rx="168" ry="62" fill="#4B3022"/>'
        '<ellipse cx="200" cy="200" rx="168" ry="62" fill="#A06E45"/>'
        '<ellipse cx="200" cy="200" rx="128" ry="44" fill="none" stroke="#8B5F3A" stroke-width="5"/>'
        '<ellipse cx="200" cy="200" rx="80" ry="26" fill="none" stroke="#8B5F3A" stroke-width="5"/>'
    )
    return fragment(shape, (400, 300), (wide, high)).copy()
