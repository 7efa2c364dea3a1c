"""Decorations of Rook's table: the bird's shadow, dust, a ring of light, a colour on its way to its sign, twigs that
bounce. They hold nothing up and nothing depends on them."""

import math

import pygame

from game.draw.cache import cached, converted
from game.draw.effects import dust
from game.draw.focus import ring
from game.draw.paper import Piece, shadow, with_shadow
from game.draw.svg import picture
from game.easing import BID, SIGN_FLY
from game.theme import Theme
from scenes.games.rook.art.faces import suit_chip
from scenes.seating import Seating
from scenes.table.stage.stage import Flourish, Stage

BIRD_SECONDS = 0.85
BIRD_WIDTH, BIRD_HEIGHT = 620, 460
BIRD_WAY = (1500, -320)  # px from the card that it crosses to where its shadow leaves
BIRD_BLUR, BIRD_ALPHA = 14, 96
BOUNCE_SECONDS = 0.42
BOUNCE = 14  # px
BOUNCES = 2
PUFFS = 9
PUFF = 120
DUST_REACH = (190, 46)  # px sideways and up
RING_SIZE = (172, 241)
CHIP = 84
CHIP_FROM = (960, 560)  # the seat in the rail
CHIP_TO = (176, 172)  # where it lies on the sign
CHIP_POPS = 0.4  # of the time
CHIP_LARGEST = 1.6


def draw_flourishes(canvas: pygame.Surface, stage: Stage, seating: Seating, theme: Theme) -> None:
    """All that are under way."""
    del seating
    for what in stage.flourishes:
        kind, _, detail = what.kind.partition(" ")
        match kind:
            case "bird":
                _draw_bird(canvas, what)
            case "dust":
                _draw_dust(canvas, what)
            case "ring":
                ring(*RING_SIZE, 16, theme.ring).draw(canvas, what.at)
            case "suit":
                _draw_chip(canvas, what, detail)
            case _:
                pass


def bounce(stage: Stage) -> int:
    """How many px the nest of twigs jumps now."""
    share = next((what.share for what in stage.flourishes if what.kind == "twigs"), 0.0)
    return round(BOUNCE * abs(math.sin(math.pi * BOUNCES * share)) * (1 - share))


def _draw_bird(canvas: pygame.Surface, what: Flourish) -> None:
    """From the lower left to the upper right, over the place where the card will lie."""
    dark = _bird_shadow()
    way = 2 * what.share - 1
    middle = round(what.at[0] + way * BIRD_WAY[0]), round(what.at[1] + way * BIRD_WAY[1])
    canvas.blit(dark, dark.get_rect(center=middle))


@cached
def _bird_shadow() -> pygame.Surface:
    return converted(shadow(picture("rook/rook-flying", BIRD_WIDTH, BIRD_HEIGHT), BIRD_BLUR, BIRD_ALPHA))


def _draw_dust(canvas: pygame.Surface, what: Flourish) -> None:
    """Puffs that spread, rise and thin out."""
    out = 1 - (1 - what.share) ** 3
    size = round(PUFF * (0.45 + 0.55 * out))
    puff = pygame.transform.smoothscale(dust(PUFF), (size, size // 2))
    puff.set_alpha(round(255 * (1 - what.share)))
    for i in range(PUFFS):
        side = 2 * i / (PUFFS - 1) - 1
        x = what.at[0] + side * DUST_REACH[0] * out
        y = what.at[1] - (1 - side * side) * DUST_REACH[1] * out
        canvas.blit(puff, puff.get_rect(center=(round(x), round(y))))


def _draw_chip(canvas: pygame.Surface, what: Flourish, color: str) -> None:
    """It pops up where the colour was named and flies to the sign."""
    piece = _chip(color)
    if what.share < CHIP_POPS:
        at, scale = what.at, CHIP_LARGEST * BID.ease(what.share / CHIP_POPS)
    else:
        way = SIGN_FLY.ease((what.share - CHIP_POPS) / (1 - CHIP_POPS))
        at = (what.at[0] + (CHIP_TO[0] - what.at[0]) * way, what.at[1] + (CHIP_TO[1] - what.at[1]) * way)
        scale = CHIP_LARGEST + (1 - CHIP_LARGEST) * way
    piece.draw_grown(canvas, at, scale)


@cached
def _chip(color: str) -> Piece:
    return with_shadow(suit_chip(color, CHIP), 8, 120, (2, 6))
