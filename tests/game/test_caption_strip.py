"""The strip of captions lies inside the safe rectangle, above the rail, at every size of text."""

import pygame
import pytest

from game.caption_strip import draw
from game.captions import CAPTIONS, UNSHOWN, Captions
from game.theme import GROWN_UP, KIDS, SAFE, STAGE, Theme

SHOWN = sorted(set(CAPTIONS) - UNSHOWN, key=lambda name: len(CAPTIONS[name]))


@pytest.mark.parametrize("base", [GROWN_UP, KIDS])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_longest_captions_stay_in_their_corner(base: Theme, scale: float) -> None:
    theme, captions = base.scaled(scale), Captions()
    for name in SHOWN[-2:]:
        captions.hear(name)
    canvas = pygame.Surface(STAGE, pygame.SRCALPHA)
    draw(canvas, captions, theme)
    painted = canvas.get_bounding_rect()
    assert painted.width and SAFE.contains(painted)
    assert painted.bottom < theme.rail_top and painted.top > 500 and painted.left > 800


def test_nothing_heard_is_nothing_painted() -> None:
    canvas = pygame.Surface(STAGE, pygame.SRCALPHA)
    draw(canvas, Captions(), GROWN_UP)
    assert canvas.get_bounding_rect().size == (0, 0)
