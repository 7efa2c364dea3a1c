"""Spooks' tile on the title screen: a small stage with a background and some cards."""

import pygame

from game.draw.svg import body, fragment, linear

CARDS = ("spook-4", "cat", "goblin-7")
_SKY = ("#150B30", "#2E1660", "#5E2C8C", "#9A4FA6", "#D07BA8")
_NIGHT_BAT = (("#D1350F", "#2A1552"), ("#7E1F08", "#1E0E3E"), ("#FDFDFF", "#F1F6C6"))


def painted(wide: int, high: int) -> pygame.Surface:
    """The haunted garden with its moon, house and bats, and the table with its cloth."""
    stops = tuple((i / (len(_SKY) - 1), color) for i, color in enumerate(_SKY))
    sky = linear("s", (0, 0), (0, 210), *stops)
    bat = body("spooks/bat", _NIGHT_BAT)
    shape = (
        f'<defs>{sky}</defs><rect width="400" height="300" fill="url(#s)"/>'
        '<circle cx="104" cy="72" r="40" fill="#F1F6C6"/><circle cx="92" cy="60" r="7" fill="#DDE6A6"/>'
        '<circle cx="118" cy="86" r="9" fill="#DDE6A6"/>'
        f'<g transform="translate(168 34) scale(.17)">{bat}</g><g transform="translate(216 76) scale(.1)">{bat}</g>'
        '<path d="M0 150Q90 110 190 140T400 124V300H0Z" fill="#74409A"/>'
        f'<g transform="translate(272 34) scale(.22)">{body("spooks/house")}</g>'
        '<path d="M0 176Q120 146 230 170T400 156V300H0Z" fill="#4B2676"/>'
        '<path d="M0 300V196Q200 172 400 196V300Z" fill="#331858"/>'
        '<path d="M44 182C40 134 52 108 30 74M42 144C58 122 66 116 74 96M40 126C26 112 20 108 12 88" '
        'stroke="#220E42" stroke-width="7" fill="none" stroke-linecap="round"/>'
        '<path d="M32 200A168 62 0 0 0 368 200V216A168 66 0 0 1 32 216Z" fill="#3B1A57"/>'
        '<path d="M32 200V214A168 64 0 0 0 368 214V200" fill="none" stroke="#D9A63A" stroke-width="4"/>'
        '<ellipse cx="200" cy="200" rx="168" ry="62" fill="#6B45A0"/>'
        '<ellipse cx="200" cy="201" rx="163" ry="58" fill="#4E2576"/>'
        '<ellipse cx="200" cy="200" rx="140" ry="48" fill="none" stroke="#7D4DA8" stroke-width="3" '
        'stroke-dasharray="2 9" stroke-linecap="round"/>'
    )
    return fragment(shape, (400, 300), (wide, high)).copy()
