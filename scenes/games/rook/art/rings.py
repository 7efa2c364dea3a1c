"""The rings of the stump: one for each trick of the hand, in the colour of its taker, from the bark inwards."""

import pygame

from engine.games.rook.view import View, ruleset_of
from game.draw.color import darker, lighter, mix
from game.draw.svg import drawn
from game.theme import STAGE, Theme
from scenes.games.rook.art.backdrop import SHIFT, TABLE, WOOD
from scenes.seating import Seating
from scenes.table.stage.backdrop import Dressing

RINGS_FROM, RINGS_TO = 0.955, 0.34  # the outermost edge and the innermost one, as shares of the stump
MOST_STEP, INKED = 0.056, 0.72  # the greatest distance of two rings, and how much of it is ink
STAINED = 0.72  # how much of a player's colour is in its rings

Rings = tuple[tuple[str, ...], int]
"""The colours of the rings from the bark inwards, and how many there will be."""


def worn(view: View, seating: Seating) -> Rings | None:
    """The rings of the tricks so far; None without any."""
    if not view.takers:
        return None
    return tuple(seating[seat].picture.main for seat in view.takers), ruleset_of(view).hand_size


def paint(scene: pygame.Surface, rings: Rings, theme: Theme) -> None:
    """Paint the rings on the stump, whose middle they share."""
    colors, most = rings
    step, (x, y, across, down) = min(MOST_STEP, (RINGS_FROM - RINGS_TO) / most), TABLE
    shape = ""
    for number, color in enumerate(colors):
        size, wood = RINGS_FROM - step * (number + INKED / 2), mix("#000000", WOOD, theme.set_light)
        ink = mix(wood, mix("#000000", color, theme.set_light), STAINED)
        middle = f"translate({x + SHIFT * across * (1 - size):.0f} {y}) scale(1 {down / across:.3f})"
        shape += f'<g transform="{middle}">{_ring(across * size, across * step * INKED, ink)}</g>'
    scene.blit(drawn(shape, STAGE), (0, 0))


def _ring(radius: float, wide: float, ink: str) -> str:
    """A ring with a darker rim and a lighter line in its middle."""
    return "".join(
        f'<circle r="{radius:.0f}" fill="none" stroke="{color}" stroke-width="{wide * share:.1f}"/>'
        for share, color in ((1.0, darker(ink, 0.35)), (0.74, ink), (0.2, lighter(ink, 0.16)))
    )


DRESSING = Dressing(worn, paint)
