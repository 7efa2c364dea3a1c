"""Fixtures for pictures."""

from collections.abc import Iterator

import pygame
import pytest

from game import surfaces
from game.draw import text
from game.theme import CREAM
from tests.pilot import COARSE
from tests.scenes.wordless import forget_words


@pytest.fixture(scope="module")
def small_window() -> None:
    """A window for tests that paint without a pilot."""
    pygame.display.init()
    pygame.display.set_mode((320, 180))


@pytest.fixture
def coarse_pictures() -> Iterator[None]:
    """Pictures as coarse as a pilot's, for tests that draw many of them without one and look at no fine edges."""
    with surfaces.at_density(COARSE):
        yield


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Sizes of all letters that are drawn, without a cache."""
    sizes: list[int] = []
    written = text.text

    def write(words: str, size: float, color: str = CREAM, role: str = "bold") -> pygame.Surface:
        sizes.append(round(size))
        return written(words, size, color, role)

    monkeypatch.setattr(text, "text", write)
    forget_words(monkeypatch)
    return sizes
