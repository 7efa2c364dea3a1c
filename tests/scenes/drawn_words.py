"""All words that are drawn, for tests of the texts on the screen: whole, cut off, or over the edge of their paper."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from game.draw import text
from game.draw.text import DrawTarget
from tests.scenes.wordless import forget_words


@dataclass
class Drawn:
    """The words drawn since the last `clear`."""

    words: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)
    """Words that ended with an ellipsis, or exceeded an edge of their paper."""

    def clear(self) -> None:
        """Start again."""
        self.words.clear()
        self.cut.clear()


@contextmanager
def letter_sizes() -> Iterator[dict[str, set[float]]]:
    """The sizes of the letters of all words that are placed meanwhile, in px."""
    sizes, place = dict[str, set[float]](), text.place

    def placed(target: DrawTarget, words: str, size: float, *where: Any) -> pygame.Rect:
        sizes.setdefault(words, set()).add(size)
        return place(target, words, size, *where)

    with patch.object(text, "place", placed):
        yield sizes


@contextmanager
def all_words() -> Iterator[Drawn]:
    """Every word that is drawn meanwhile; pictures with words come from no cache."""
    with pytest.MonkeyPatch.context() as memory, new_words() as drawn:
        forget_words(memory)
        yield drawn


@contextmanager
def new_words() -> Iterator[Drawn]:
    """Every word that is drawn meanwhile for the first time."""
    drawn, write, clip, place = Drawn(), text.text, text.clipped, text.place

    def written(words: str, *how: object, **named: object) -> pygame.Surface:
        drawn.words.add(words)
        return write(words, *how, **named)

    def clipped(words: str, *how: object, **named: object) -> str:
        found = clip(words, *how, **named)
        if found != words:
            drawn.cut.add(words)
        return found

    def placed(canvas: DrawTarget, words: str, *how: object, **named: object) -> pygame.Rect:
        rect = place(canvas, words, *how, **named)
        wide = canvas.get_size()[0]
        if rect.left < 0 or rect.left + text.text(words, how[0], *how[2:4]).get_width() > wide:
            drawn.cut.add(words)
        return rect

    with (
        patch.object(text, "text", written),
        patch.object(text, "clipped", clipped),
        patch.object(text, "place", placed),
    ):
        yield drawn
