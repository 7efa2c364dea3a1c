"""The strip on a curtain: the newest things side by side without touching."""

from itertools import pairwise

import pygame
import pytest

from game.canvas import DrawTarget
from game.draw import text
from game.draw.curtain import STRIP
from game.theme import GROWN_UP, SEAT_LOOKS, SMALLEST_TEXT, Theme
from scenes.handover.recent_events import MOST, RecentEvent, draw_strip, fitting
from tests.scenes.voices import voice

CARD = pygame.Surface((74, 104))
SHORT = RecentEvent(SEAT_LOOKS[1], None, "pass")
LONG = RecentEvent(SEAT_LOOKS[2], None, "WOMEN 4")
SHOWN = RecentEvent(SEAT_LOOKS[3], CARD)


@pytest.mark.parametrize(
    ("since", "count"),
    [((SHORT,) * 6, 4), ((SHOWN,) * 4, 4), ((LONG,) * 4, 2), ((SHORT, SHORT, LONG), 2), ((LONG,), 1), ((), 0)],
    ids=["words", "cards", "long words", "a long one", "one", "none"],
)
def test_as_many_of_the_newest_as_there_is_room_for(since: tuple[RecentEvent, ...], count: int) -> None:
    shown = fitting(since)
    assert len(shown) == count <= MOST
    assert tuple(shown) == since[len(since) - len(shown) :], "the newest"


@pytest.mark.parametrize("theme", [GROWN_UP, Theme(text_scale=2.0)], ids=["100 %", "200 %"])
@pytest.mark.parametrize("since", [(LONG,) * 4, (LONG, SHOWN, SHORT, LONG), (SHORT,) * 4], ids=len)
def test_nothing_on_it_touches_or_exceeds_its_end(
    since: tuple[RecentEvent, ...], theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[pygame.Rect, float]] = []
    place = text.place

    def write(canvas: DrawTarget, words: str, size: float, *rest: object) -> pygame.Rect:
        rect = place(canvas, words, size, *rest)
        if words in (SHORT.words, LONG.words):
            written.append((rect, size))
        return rect

    monkeypatch.setattr(text, "place", write)
    draw_strip(pygame.Surface((1920, 1080)), True, voice(), SEAT_LOOKS[0], since, theme, 0)
    rects = [rect for rect, _ in written]
    assert rects and all(size >= SMALLEST_TEXT for _, size in written)
    assert all(rect.right <= STRIP.right for rect in rects)
    assert all(b.left - a.right >= 60 for a, b in pairwise(rects)), "a face stands between two words"
