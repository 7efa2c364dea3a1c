"""A seat's avatar: a paper disc in the seat's colour with its animal."""

from __future__ import annotations

import pygame

from game import surfaces
from game.canvas import DrawTarget
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.expressions import features
from game.draw.paper import Piece, dimmed, glow, with_shadow
from game.draw.svg import fragment, linear
from game.theme import CREAM, GOLD, INK, SeatLook

_MARGIN = 0.24  # room for halo and shadow, as a share of the disc
_RIM = 6
_LARGE_RIM = 8
_LARGE = 180
_LEAN = 0.03  # distance of the animal above the disc's middle
_HEAD = 0.70
_SMALL_HEAD = 0.66
_SMALL = 80
_HALO = 0.72
_TURN_RING = 16
_TURN_EDGE = 4
_DIM = (150, 146, 170)


@cached
def disc(size: int, color: str, ring: str = CREAM, rim: int = _RIM) -> pygame.Surface:
    """Return a paper disc with a rim, lit from above."""
    dome = linear("m", (0, 0), (0, size), (0, lighter(color, 0.16)), (1, darker(color, 0.12)))
    half = size / 2
    return fragment(
        f'<defs>{dome}</defs><circle cx="{half}" cy="{half}" r="{half - 1}" fill="{ring}"/>'
        f'<circle cx="{half}" cy="{half}" r="{half - 1 - rim}" fill="url(#m)"/>',
        (size, size),
    )


@cached
def avatar(
    look: SeatLook, size: int = 128, on_turn: bool = False, dim: bool = False, ring: str = CREAM
) -> pygame.Surface:
    """Return disc and animal, `size` px wide, centred with room for halo and shadow.

    `on_turn`: gold halo and gold ring. `dim`: not in the game at the moment.
    """
    margin = round(size * _MARGIN)
    out = surfaces.new((size + 2 * margin, size + 2 * margin), pygame.SRCALPHA)
    center = (out.get_width() // 2, out.get_height() // 2)
    if on_turn:
        halo = glow(round(size * _HALO), GOLD, 0.95)
        out.blit(halo, halo.get_rect(center=center))
        ground = disc(size + _TURN_RING, GOLD, INK, _TURN_EDGE)
        out.blit(ground, ground.get_rect(center=center))
    rim = _LARGE_RIM if size >= _LARGE else _RIM if size >= _SMALL else max(3, round(size * 0.06))
    blur = max(2, round(size * 0.05))
    with_shadow(disc(size, look.main, ring, rim), blur, 90, (0, blur)).draw(out, center)
    head = animal(look.animal, _head(size))
    with_shadow(head, max(2, blur - 1), 90, (0, blur - 1)).draw(out, (center[0], center[1] - round(size * _LEAN)))
    return converted(dimmed(out, _DIM) if dim else out)


@cached
def face_in_words(look: SeatLook, size: int) -> pygame.Surface:
    """Return disc and animal without the room for a halo, `size` px wide. A line of words counts that room as part of
    the picture, and would draw the face much smaller than its letters."""
    whole = avatar(look, size)
    margin = (whole.get_width() - size) // 2
    return converted(whole.subsurface((margin, margin, size, size)).copy())


def _head(size: int) -> int:
    """Return the width of the head on a disc of that size."""
    return round(size * (_HEAD if size >= _SMALL else _SMALL_HEAD))


def expressed(canvas: DrawTarget, look: SeatLook, size: int, expression: str, at: tuple[float, float]) -> None:
    """Draw an expression on an avatar of that size that is drawn with its middle at `at`, and is not dim."""
    x, y = round(at[0]), round(at[1])
    features(look.animal, _head(size), expression).draw(canvas, (x, y - round(size * _LEAN)))


def avatar_piece(look: SeatLook, size: int = 128) -> Piece:
    """Return the avatar with its disc as its box, for layouts and flying faces."""
    surface = avatar(look, size)
    middle = surface.get_width() // 2
    return Piece(surface, (middle, middle), pygame.Rect(-size // 2, -size // 2, size, size))
