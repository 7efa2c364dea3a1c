"""The things on the podium: the cup on its thread, the thing that is thrown, and the stool of a fourth player. Also
pictures of what won a match."""

import pygame

from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.color import darker
from game.draw.paper import Piece, turned, with_shadow
from game.draw.svg import around, dashes, draw_svg, fragment, star
from game.draw.svg import picture as svg_picture
from game.theme import CARD_EDGE, CREAM, GOLD, GOLD_DARK, INK, SeatLook

CUP = (168, 196)
CUP_HELD = 152
"""px from the cup's handles down to where a paw holds it."""
_LINE = "#8A5A00"
_FELT = "#2B3358"
_THROWN = 124  # px
_TICK, _SHOWN, _STAR, _NUMBER = 0.4, 0.52, 0.6, 0.24  # shares of a picture's height
SEAT_DOWN = 6  # px of the stool's seat below a waist on it


@cached
def cup(wide: int = CUP[0]) -> Piece:
    """The cup on the hook, `wide` px wide; anchored where a paw holds its foot."""
    handles = 'd="M34 34C0 30 0 84 44 86M134 34C168 30 168 84 124 86" fill="none"'
    shape = (
        f'<path {handles} stroke="{_LINE}" stroke-width="16"/><path {handles} stroke="{GOLD}" stroke-width="9"/>'
        f'<path d="M30 18H138C138 90 118 122 84 126C50 122 30 90 30 18Z" fill="{GOLD}" stroke="{_LINE}" '
        'stroke-width="5"/><path d="M44 26C46 76 56 98 70 108" stroke="#FFF3C4" stroke-width="9" fill="none" '
        'stroke-linecap="round"/>'
        f'<rect x="74" y="124" width="20" height="28" fill="{GOLD_DARK}" stroke="{_LINE}" stroke-width="4"/>'
        '<rect x="46" y="148" width="76" height="20" rx="6" fill="#7A3B28" stroke="#3A1420" stroke-width="4"/>'
        f"{star(84, 64, 22, '#FFF3C4')}"
    )
    scale = wide / CUP[0]
    drawn_cup = fragment(shape, CUP, (wide, round(CUP[1] * scale)))
    return with_shadow(drawn_cup, 8, 130, (3, 6), (wide / 2, CUP_HELD * scale))


@cached
def thread(high: int) -> Piece:
    """The thread of the hook, `high` px long; anchored at its lower end."""
    line = f'<path d="M4 0V{high}" stroke="#0D0A1A" stroke-width="6"/>'
    out = fragment(f'{line}<path d="M4 0V{high}" stroke="#E8D3A0" stroke-width="3"/>', (8, high))
    return with_shadow(out, 3, 90, (1, 2), (4, high))


@cached
def hat(look: SeatLook, degrees: int) -> Piece:
    """A top hat with a band in a seat's colour, turned to the right; anchored at its middle."""
    edge = f'stroke="{CREAM}" stroke-width="6"'
    shape = (
        f'<g transform="translate(100 100) rotate({degrees})">'
        f'<ellipse cx="0" cy="34" rx="78" ry="17" fill="{darker(_FELT, 0.35)}" {edge}/>'
        f'<path d="M-46 32L-40 -40Q0 -54 40 -40L46 32Q0 46 -46 32Z" fill="{_FELT}" {edge}/>'
        f'<path d="M-46 30L-44 8Q0 22 44 8L46 30Q0 44 -46 30Z" fill="{look.main}"/></g>'
    )
    return with_shadow(fragment(shape, (200, 200), (180, 180)), 7, 120, (2, 6))


def thrown(name: str, look: SeatLook, degrees: int) -> Piece:
    """A picture in place of the hat, the same for all seats."""
    return _thrown(name, degrees)


@cached
def _thrown(name: str, degrees: int) -> Piece:
    return in_the_air(svg_picture(name, _THROWN), degrees)


def in_the_air(flat: pygame.Surface, degrees: int) -> Piece:
    """A thing turned to the right, anchored at its middle."""
    return with_shadow(turned(flat, -degrees), 7, 120, (2, 6))


@cached
def stool() -> Piece:
    """A stool with three legs; anchored at the middle of its seat."""
    legs = (
        '<path d="M30 34L14 128M104 34L120 128M67 38V134" stroke="#4A2416" stroke-width="13" stroke-linecap="round"/>'
    )
    shape = (
        f'{legs}<ellipse cx="67" cy="28" rx="62" ry="20" fill="#5A2E1C"/>'
        '<ellipse cx="67" cy="22" rx="62" ry="19" fill="#B4683E"/>'
    )
    return with_shadow(fragment(shape, (134, 146), (154, 168)), 8, 120, (3, 8), (77, 26))


@cached
def empty_hand(high: int) -> pygame.Surface:
    """A hand whose cards are all gone: dashed places, and a tick."""
    cards = "".join(
        f'<rect x="-36" y="-122" width="72" height="110" rx="10" transform="translate(100 158) rotate({turn})" '
        f'fill="{CARD_EDGE}" fill-opacity=".25" stroke="{INK}" stroke-width="5" {dashes(around(72, 110, 10), 12, 9)}/>'
        for turn in (-34, 0, 34)
    )
    return ticked(draw_svg(cards, (200, 200), (high, high)))


def ticked(picture: pygame.Surface) -> pygame.Surface:
    """A picture with a tick at its lower right corner."""
    out, side = picture.copy(), round(picture.get_height() * _TICK)
    put(out, svg_picture("marks/tick", side), bottomright=out.get_rect().bottomright)
    return converted(out)


@cached
def starred(name: str, count: int, high: int) -> pygame.Surface:
    """A picture over a gold star with a number: what earned the points, and how many."""
    out = surfaces.new((high, high), pygame.SRCALPHA)
    put(out, svg_picture(name, round(high * _SHOWN)), midtop=(high // 2, 0))
    gold = draw_svg(
        star(50, 50, 48, GOLD).replace("/>", f' stroke="{_LINE}" stroke-width="3"/>'), (100, 100), (high, high)
    )
    gold = surfaces.smoothscale_by(gold, _STAR)
    place = gold.get_rect(midbottom=(high // 2, high))
    out.blit(gold, place)
    text.place(out, str(count), round(high * _NUMBER), (place.centerx, place.centery + high * 0.02), INK, "kids_bold")
    return converted(out)
