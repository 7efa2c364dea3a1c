"""Spotlight: the light of lessons, and the memory that it needs."""

from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from game.canvas import Canvas
from game.draw import cache
from game.easing import LIGHT_GLIDES
from game.painter import paint
from game.theme import BAR_TOP, STAGE, WHITE
from scenes.lesson.spotlight import DARK, LEFT, Spotlight

THINGS = (Rect(1300, 500, 300, 300), Rect(300, 200, 200, 200))
IN_THE_DARK = ((5, 5), (950, 470), (1915, 5), (5, BAR_TOP - 5), (1915, BAR_TOP - 5))


def drawn(light: Spotlight) -> Canvas:
    canvas = Canvas(STAGE)
    canvas.fill(WHITE)
    light.draw(canvas, BAR_TOP)
    return canvas


def brightness(picture: pygame.Surface, at: tuple[int, int]) -> int:
    return picture.get_at(at)[0]


DARKENED = round(DARK[0] + (255 - DARK[0]) * LEFT)


@pytest.mark.parametrize("things", [THINGS, THINGS[:1], ()])
def test_all_is_dark_but_the_things_and_what_is_below(things: tuple[Rect, ...]) -> None:
    light = Spotlight()
    light.aim(things, glides=False)
    picture = paint(drawn(light))
    assert all(abs(brightness(picture, at) - DARKENED) <= 2 for at in IN_THE_DARK)
    for thing in THINGS:
        inside = [thing.topleft, thing.center, (thing.right - 1, thing.bottom - 1)]
        assert all((brightness(picture, at) > 200) == (thing in things) for at in inside)
    assert brightness(picture, (960, BAR_TOP + 1)) == 255


def test_no_edge_is_seen_where_the_dark_beside_a_light_begins() -> None:
    light = Spotlight()
    light.aim(THINGS[:1], glides=False)
    picture = paint(drawn(light))
    for y in (450, THINGS[0].centery, 800):
        row = [brightness(picture, (x, y)) for x in range(STAGE[0])]
        assert max(abs(left - right) for left, right in pairwise(row)) <= 12
        assert row[0] == row[-1] == row[900]


def test_a_light_that_glides_and_breathes_keeps_little_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, each frame of a motion kept a picture of the stage: 7 MiB, and 380 after three lights."""
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))
    light = Spotlight()
    light.aim(THINGS[:1], glides=False)
    drawn(light)
    still, pictures = cache.LRU.used, len(cache.LRU)
    light.aim(THINGS[1:], glides=True)
    for _ in range(round(LIGHT_GLIDES.seconds * 60) - 1):
        light.update(1 / 60, breathes=False)
        drawn(light)
    assert len(cache.LRU) == pictures, "pictures of a motion are needed once"
    for _ in range(600):
        light.update(1 / 60, breathes=True)
        drawn(light)
    assert cache.LRU.used < 2 * still


def test_only_the_light_is_painted_again_while_it_breathes() -> None:
    light = Spotlight()
    light.aim(THINGS[:1], glides=False)
    frames = []
    for _ in range(60):
        light.update(1 / 60, breathes=True)
        frames.append(drawn(light).commands)
    assert len({tuple(commands) for commands in frames}) > 1
    assert all(len(set(one) ^ set(frames[0])) <= 2 for one in frames)
