"""The rings of the stump: one for each trick of the hand, in the colour of its taker. Those of one player are side by
side, so that the widest band shows who has most."""

from collections.abc import Iterator

import pygame

from engine.games.rook.view import View, ruleset_of
from game import surfaces
from game.draw.cache import cached_briefly
from game.draw.color import darker, lighter, mix
from game.draw.svg import draw_svg
from game.theme import Theme
from scenes.games.rook.art import jars
from scenes.games.rook.art.backdrop import SHIFT, TABLE, WOOD
from scenes.seating import Seating
from scenes.table.stage.backdrop import Dressing

RINGS_FROM, RINGS_TO = 0.955, 0.34  # the outermost edge and the innermost one, as shares of the stump
MOST_STEP, INKED = 0.056, 0.72  # the greatest distance of two rings, and how much of it is ink
STAINED = 0.72  # how much of a player's colour is in its rings

Rings = tuple[tuple[str, ...], int]
"""The colours of the rings from the bark inwards, and how many there will be."""


def worn(view: View, seating: Seating, theme: Theme) -> Rings | None:
    """The rings of the tricks so far; None without any, and where jars tell who is ahead."""
    if not any(view.taken) or jars.stand(view, theme):
        return None
    colors = (seating[seat].picture.main for seat, tricks in enumerate(view.taken) for _ in range(tricks))
    return tuple(colors), ruleset_of(view).hand_size


def paint(scene: pygame.Surface, rings: Rings, theme: Theme) -> Iterator[None]:
    """Paint the rings on the stump, one a step, each as four quarters."""
    colors, most = rings
    step, (x, y, across, _) = min(MOST_STEP, (RINGS_FROM - RINGS_TO) / most), TABLE
    for number, color in enumerate(colors):
        size = RINGS_FROM - step * (number + INKED / 2)
        quarter = _quarter(round(size, 4), round(step * INKED, 4), color, theme)
        middle, (wide, high) = round(x + SHIFT * across * (1 - size)), quarter.get_size()
        for left, top in ((False, False), (True, False), (False, True), (True, True)):
            corner = middle - wide * left, y - high * top
            scene.blit(surfaces.flip(quarter, left, top) if left or top else quarter, corner)
        yield


@cached_briefly
def _quarter(size: float, inked: float, color: str, theme: Theme) -> pygame.Surface:
    """The lower right quarter of a ring, with a darker rim and a lighter line in its middle. It is soft enough to be
    enlarged."""
    _, _, across, down = TABLE
    wood = mix("#000000", WOOD, theme.set_light)
    ink = mix(wood, mix("#000000", color, theme.set_light), STAINED)
    shape = "".join(
        f'<circle r="{across * size:.1f}" fill="none" stroke="{tone}" stroke-width="{across * inked * share:.1f}"/>'
        for share, tone in ((1.0, darker(ink, 0.35)), (0.74, ink), (0.2, lighter(ink, 0.16)))
    )
    box = across * (size + inked), down * (size + inked)
    squashed = f'<g transform="scale(1 {down / across:.4f})">{shape}</g>'
    return surfaces.coarsely(lambda: draw_svg(squashed, box))


DRESSING = Dressing(worn, paint)
