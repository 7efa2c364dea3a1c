"""The strip of captions is inside the safe rectangle, above the rail, at every size of text."""

import pygame
import pytest

from game.sound.captions import CAPTIONS, UNSHOWN, draw
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import GROWN_UP, KIDS, SAFE, STAGE, Theme
from scenes.handover.curtain import CAPTIONS_END
from tests.text.test_files import spoken

SHOWN = set(CAPTIONS) - UNSHOWN


def longest(language: str) -> list[str]:
    """The two longest captions."""
    voice = Voice(catalogue_of(language))
    return sorted((voice.words(CAPTIONS[name]) for name in SHOWN), key=len)[-2:]


NOTICES = [key for key, entry in catalogue_of("en").chain[0].entries.items() if entry.file == "en/notices.ftl"]


def painted(theme: Theme, heard: list[str], said: list[str]) -> pygame.Rect:
    """Where the strip paints."""
    canvas = pygame.Surface(STAGE, pygame.SRCALPHA)
    draw(canvas, theme, heard, said)
    return canvas.get_bounding_rect()


@pytest.mark.parametrize("base", [GROWN_UP, KIDS])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", WHOLE)
def test_the_longest_captions_stay_in_their_corner(base: Theme, scale: float, language: str) -> None:
    theme = base.scaled(scale)
    where = painted(theme, longest(language), [])
    assert where.width and SAFE.contains(where)
    assert where.bottom < theme.bar_top and where.top > 500 and where.left > 800


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", WHOLE)
def test_every_notice_fits(language: str, scale: float) -> None:
    assert len(NOTICES) > 25
    for key, said in spoken(language, "grown-up"):
        if key in NOTICES:
            assert SAFE.contains(painted(GROWN_UP.scaled(scale), [], [said])), key


def test_no_captions_paint_nothing() -> None:
    assert painted(GROWN_UP, [], []).size == (0, 0)


def test_a_scene_can_have_its_captions_higher_up() -> None:
    canvas = pygame.Surface(STAGE, pygame.SRCALPHA)
    draw(canvas, GROWN_UP, longest("en"), [], CAPTIONS_END)
    where = canvas.get_bounding_rect()
    assert SAFE.contains(where)
    assert where.bottom == CAPTIONS_END
