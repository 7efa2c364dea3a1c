"""Gold means "here": the ring of the focus, its glow, and the hook, which is the cursor of the house."""

from __future__ import annotations

from pygame import Rect, Surface

from game.draw.cache import cached
from game.draw.paper import Piece, spot, with_shadow
from game.draw.svg import fragment, picture
from game.theme import GOLD, GOLD_LIGHT, INK

HANGS_IN = 42  # how deep the hook hangs into the thing it holds
CARD_HOOK = 90
PLATE_HOOK = 64
_INK = 6  # three px of ink on either side of the gold
_GLOW = 0.55
_HALO, _HALO_STEP = 30, 0.1  # px that a halo reaches, and how much light each of its rings adds


@cached
def ring(width: int, height: int, radius: int = 24, thickness: int = 9) -> Piece:
    """Ink, gold, ink round a thing of that size: readable on every ground. Its anchor is the middle of the thing."""
    whole = thickness + _INK
    line = (
        f'x="{whole / 2}" y="{whole / 2}" width="{width + whole}" height="{height + whole}" rx="{radius + whole / 2}"'
    )
    shape = f'<rect {line} fill="none" stroke="{INK}" stroke-width="{whole}"/>'
    shape += f'<rect {line} fill="none" stroke="{GOLD}" stroke-width="{thickness}"/>'
    surface = fragment(shape, (width + 2 * whole, height + 2 * whole))
    anchor = (whole + width // 2, whole + height // 2)
    return Piece(surface, anchor, Rect(-width // 2, -height // 2, width, height))


@cached
def focus_glow(width: int, height: int) -> Surface:
    """Gold light behind a thing of that size; centre it on the thing. Leave it out if theme.glow is False."""
    return spot(round(width * 1.9), round(height * 1.7), GOLD, _GLOW)


@cached
def halo(width: int, height: int, radius: int) -> Piece:
    """Pale light round a thing that may be chosen now: not gold, for that is where somebody is. Its anchor is the
    middle of the thing."""
    steps = "".join(
        f'<rect x="{_HALO - out}" y="{_HALO - out}" width="{width + 2 * out}" height="{height + 2 * out}" '
        f'rx="{radius + out}" fill="{GOLD_LIGHT}" fill-opacity="{_HALO_STEP}"/>'
        for out in range(2, _HALO, 3)
    )
    surface = fragment(steps, (width + 2 * _HALO, height + 2 * _HALO))
    return Piece(surface, (_HALO + width // 2, _HALO + height // 2), Rect(-width // 2, -height // 2, width, height))


@cached
def hook(height: int = CARD_HOOK) -> Piece:
    """The hook on its thread, with a shadow. Its anchor is the point HANGS_IN px above its lowest point (scaled):
    put it on the middle of the upper edge of what it holds."""
    wide = height * 110 / 160
    drawn = picture("hook", wide, height)
    deep = HANGS_IN * height / CARD_HOOK
    return with_shadow(drawn, 5, 110, (2, 5), (wide * 0.46, height - deep))


@cached
def peg(height: int = 84) -> Piece:
    """A hook of the coat rail; its anchor is where an eyelet hangs."""
    wide = height * 110 / 100
    return with_shadow(picture("peg", wide, height), 5, 110, (2, 5), (wide * 0.5, height * 0.72))
