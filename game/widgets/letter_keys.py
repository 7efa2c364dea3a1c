"""Letter keys as they look: paper keys with a letter each, one that takes a letter back, one that says "ready"."""

import pygame

from game.draw import text
from game.draw.cache import cached
from game.draw.color import darker
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM, INK
from game.widgets.letters import DONE, ERASED

PLAIN = CREAM
ERASES, READY, NOT_READY = "#E7B7A5", "#A9DDB9", "#C9D3C6"
TICK_INK, QUIET_INK = "#0F4A28", "#5B6A60"
FONT = "kids_bold"
LETTER_SHARE = 0.8  # em of a letter, of the key's height
SIGN_SHARE = 0.66
_RADIUS, _EDGE = 16, 4
_ERASE = (
    f'<path d="M36 20H92V80H36L8 50Z" fill="none" stroke="{INK}" stroke-width="8" stroke-linejoin="round"/>'
    f'<path d="M50 38L74 62M74 38L50 62" stroke="{INK}" stroke-width="8" stroke-linecap="round"/>'
)
_TICK = (
    '<path d="M16 54L40 78L86 24" stroke="{ink}" stroke-width="14" fill="none" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
)


@cached
def letter_key(
    sign: str, size: tuple[int, int], ground: str = PLAIN, ink: str = INK, struck: bool = False, ready: bool = True
) -> Piece:
    """A key of that size, anchored at its middle: a letter, ERASED or DONE. `struck`: the letter is crossed out.
    `ready` tells whether DONE would end the word."""
    wide, high = size
    if sign == ERASED:
        ground = ERASES
    elif sign == DONE:
        ground = READY if ready else NOT_READY
    face = board(wide, high, ground, _RADIUS, darker(ground, 0.2), _EDGE).copy()
    picture = _sign(sign, size, ink, ready)
    face.blit(picture, picture.get_rect(center=(wide // 2, high // 2 - 1)))
    if struck:
        line = f'<path d="M{wide * 0.18} {high / 2}H{wide * 0.82}" stroke="{ink}" stroke-width="6"/>'
        face.blit(fragment(line, size), (0, 0))
    return with_shadow(face, 5, 90, (1, 4))


def _sign(sign: str, size: tuple[int, int], ink: str, ready: bool) -> pygame.Surface:
    if sign not in (ERASED, DONE):
        return text.inked(sign, round(min(size) * LETTER_SHARE), ink, FONT)
    side = round(min(size) * SIGN_SHARE)
    if sign == ERASED:
        return fragment(_ERASE, (100, 100), (side, side))
    return fragment(_TICK.format(ink=TICK_INK if ready else QUIET_INK), (100, 100), (side, side))
