"""The focus in gold: its ring, its glow, and the hook, which is the program's cursor."""

from __future__ import annotations

from pygame import Rect, Surface

from game.draw.cache import cached
from game.draw.paper import Piece, spot, with_shadow
from game.draw.svg import fragment, picture
from game.theme import GOLD, GOLD_LIGHT, INK, WHITE

HANGS_IN = 42  # how deep the hook reaches into its target
CARD_HOOK = 90
PLATE_HOOK = 64
_INK = 6  # three px of ink on either side of the gold
_GLOW = 0.55
_AIR, _POINTING_RADIUS, _POINTING = 10, 16, 6  # px
_HALO, _HALO_STEP = 30, 0.1  # px that a halo reaches, and the light of each of its rings


@cached
def ring(width: int, height: int, radius: int = 24, thickness: int = 9, color: str = GOLD) -> Piece:
    """Return ink, gold and ink around a target of that size, visible on every background. Its anchor is the target's
    middle."""
    whole = thickness + _INK
    line = (
        f'x="{whole / 2}" y="{whole / 2}" width="{width + whole}" height="{height + whole}" rx="{radius + whole / 2}"'
    )
    shape = f'<rect {line} fill="none" stroke="{INK}" stroke-width="{whole}"/>'
    shape += f'<rect {line} fill="none" stroke="{color}" stroke-width="{thickness}"/>'
    surface = fragment(shape, (width + 2 * whole, height + 2 * whole))
    anchor = (whole + width // 2, whole + height // 2)
    return Piece(surface, anchor, Rect(-width // 2, -height // 2, width, height))


def pointing_ring(rect: Rect) -> Piece:
    """Return a white ring for a thing that the host speaks of, because gold is the colour of the focus."""
    return ring(*rect.inflate(_AIR, _AIR).size, _POINTING_RADIUS, _POINTING, WHITE)


@cached
def focus_glow(width: int, height: int) -> Surface:
    """Return gold light behind a target of that size, to be centred on it. Not drawn if theme.glow is False."""
    return spot(round(width * 1.9), round(height * 1.7), GOLD, _GLOW)


@cached
def halo(width: int, height: int, radius: int) -> Piece:
    """Return pale light around an available target. It is not gold, which marks the focus. Its anchor is the target's
    middle."""
    steps = "".join(
        f'<rect x="{_HALO - out}" y="{_HALO - out}" width="{width + 2 * out}" height="{height + 2 * out}" '
        f'rx="{radius + out}" fill="{GOLD_LIGHT}" fill-opacity="{_HALO_STEP}"/>'
        for out in range(2, _HALO, 3)
    )
    surface = fragment(steps, (width + 2 * _HALO, height + 2 * _HALO))
    return Piece(surface, (_HALO + width // 2, _HALO + height // 2), Rect(-width // 2, -height // 2, width, height))


@cached
def hook(height: int = CARD_HOOK) -> Piece:
    """Return the hook on its thread, with a shadow. Its anchor is HANGS_IN px (scaled) above its lowest point; put it
    on the middle of the target's upper edge."""
    wide = height * 110 / 160
    drawn = picture("hook", wide, height)
    deep = HANGS_IN * height / CARD_HOOK
    return with_shadow(drawn, 5, 110, (2, 5), (wide * 0.46, height - deep))


@cached
def peg(height: int = 84) -> Piece:
    """Return a hook of the coat rail; its anchor is where an eyelet hangs."""
    wide = height * 110 / 100
    return with_shadow(picture("peg", wide, height), 5, 110, (2, 5), (wide * 0.5, height * 0.72))
