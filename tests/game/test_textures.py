"""Textures: SDL's renderer shows what a painter paints, and if it does not, a window continues without it.

These tests use SDL's renderer in software. It rounds every clear picture by up to three levels. Graphics cards and
their emulations stay within one, and a window requires that.
"""

import gc
import logging
import re
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from pygame._sdl2.video import Renderer

from game import surfaces, textures, window
from game.canvas import Canvas
from game.painter import paint
from game.textures import TexturePainter, alike, trial
from game.theme import STAGE
from game.window import AUTO, LOST, PLAIN, SCALED, TEXTURES, Window, fit
from tests.game.test_canvas import FRAMES, SIZE, draw, picture
from tests.pilot import Pilot

ROOT = Path(__file__).resolve().parents[2]
ROUNDED = 3
"""Levels by which the renderer in software is off for a clear picture."""
LAYERS = 4
"""Clear pictures over one another in a scene that shows: an edge, a shadow, a light, a veil."""
RED, GREEN = (200, 30, 40), (10, 220, 40)


def through(size: tuple[int, int]) -> TexturePainter:
    """Textures in a window of that size."""
    with window._no_warnings():
        screen = pygame.display.set_mode(surfaces.inside(size), pygame.FULLSCREEN | pygame.SCALED)
        return TexturePainter(size, screen, screen.get_rect())


@settings(max_examples=20)
@given(FRAMES)
def test_every_frame_looks_as_a_painter_paints_it(frames) -> None:
    painter = through(SIZE)
    for drawn in frames:
        canvas = Canvas(SIZE)
        draw(canvas, drawn)
        painter.paint(canvas)
        assert alike(painter.read(), paint(canvas), ROUNDED * len(drawn))
    painter.close()


def test_what_the_renderer_does_not_know_is_painted_in_software() -> None:
    painter, canvas = through(SIZE), Canvas(SIZE)
    draw(canvas, ())
    canvas.fill((90, 120, 210, 120), (10, 10, 50, 50), pygame.BLEND_RGBA_MULT)
    canvas.blit(picture(21, "#00FF00", 120), (30, 30), special_flags=pygame.BLEND_RGB_SUB)
    painter.paint(canvas)
    assert alike(painter.read(), paint(canvas), 0)
    painter.close()


def test_a_picture_that_is_off_by_two_levels_in_one_place_is_another() -> None:
    one = pygame.Surface(SIZE)
    other = one.copy()
    other.set_at((7, 9), (0, 1, 0))
    assert alike(one, other, 1) and alike(other, one, 1) and not alike(one, other, 0)
    other.set_at((7, 9), (0, 2, 0))
    assert not alike(one, other, 1) and not alike(other, one, 1)
    assert not alike(one, pygame.Surface((9, 9)), 255)


def same_through_textures(pilot: Pilot) -> None:
    """Check that the current picture is the same for both painters. The pilot's window is gone afterwards."""
    painter, canvas = through(STAGE), pilot.app.draw()
    painter.paint(canvas)
    assert alike(painter.read(), paint(canvas), ROUNDED * LAYERS)
    painter.close()


def test_nothing_is_left_of_the_picture_before() -> None:
    painter, canvas = through(SIZE), Canvas(SIZE)
    canvas.fill(RED)
    painter.paint(canvas)
    painter.begin()
    assert not any(pygame.image.tobytes(painter.read(), "RGB"))
    painter.close()


def test_a_texture_goes_with_its_picture_and_the_longest_unused_makes_room(monkeypatch) -> None:
    monkeypatch.setattr(textures, "LIMIT", 3 * 20 * 20 * textures.BYTES)
    painter = through(SIZE)
    pictures = [picture(20, color) for color in ("#FF0000", "#00FF00", "#0000FF", "#FFFFFF")]
    for shown in ((0, 1), (0, 2), (0, 3), (1, 3)):
        canvas = Canvas(SIZE)
        canvas.fill(RED)
        for number in shown:
            canvas.blit(pictures[number], (30 * number, 5))
        painter.paint(canvas)
        assert alike(painter.read(), paint(canvas), 0)
    assert {pictures.index(one) for one in painter._textures} == {1, 2, 3}, "the first lies still, and was not painted"
    painter.begin()
    del pictures[:], canvas, number
    gc.collect()
    assert not painter._textures
    painter.close()


# ------------------------------------------------------------------------------------------------ the window


def frame(color: tuple[int, int, int], at: tuple[int, int] = (300, 200)) -> Canvas:
    canvas = Canvas(STAGE)
    canvas.fill(color)
    canvas.fill(GREEN, (*at, 400, 300))
    return canvas


def the_renderer() -> Renderer:
    """The window's renderer, as it is there."""
    with window._no_warnings():
        return Renderer.from_window(pygame.Window.from_display_module())


def on_screen() -> pygame.Surface:
    """The picture of a window that uses the renderer."""
    renderer = the_renderer()
    renderer.target = None
    size, renderer.logical_size = renderer.logical_size, (0, 0)  # pygame reads rubbish if everything is scaled
    seen = renderer.to_surface()
    renderer.logical_size = size
    return seen


def shown(seen: pygame.Surface, x: int, y: int) -> tuple[int, ...]:
    """The colour at a place of the stage."""
    return tuple(seen.get_at(fit(seen.get_size()).to_window(x, y)))[:3]


@pytest.fixture
def full() -> Window:
    pygame.display.quit()
    return Window(way=TEXTURES)


def test_frames_reach_the_screen(full) -> None:
    for at in ((300, 200), (900, 600)):
        full.paint(frame(RED, at))
        assert shown(on_screen(), at[0] + 200, at[1] + 150) == GREEN and shown(on_screen(), 20, 20) == RED
    assert full.way == TEXTURES


def test_the_same_folds_are_beside_the_stage(monkeypatch) -> None:
    monkeypatch.setattr(window, "size_to_scale", lambda desktop: (1280, 960))  # as tall as the screen
    pygame.display.quit()
    full = Window(way=TEXTURES)
    margin = full.screen.copy()
    for color in (GREEN, RED):
        full.paint(frame(color))
    seen, expected = on_screen(), set(map(tuple, (margin.get_at((x, 0))[:3] for x in range(1280))))
    assert {tuple(seen.get_at((x, 0))[:3]) for x in range(seen.get_width())} <= expected
    assert len(expected) > 5 and seen.get_at((40, 400))[:3] == RED and full.fit.place.size == (1280, 720)


def test_full_screen_and_back(full) -> None:
    for windowed in (False, True, False):
        full.show(windowed)
        full.paint(frame(RED))
        seen = full.screen if windowed else on_screen()
        assert shown(seen, 500, 350) == pytest.approx(GREEN, abs=4) and shown(seen, 20, 20) == pytest.approx(RED, abs=4)
    assert full.way == TEXTURES


@pytest.mark.parametrize("kind", LOST)
def test_textures_that_a_graphics_card_lost_are_made_again(full, kind) -> None:
    full.paint(frame(RED))
    renderer = the_renderer()
    renderer.target = full._textures._stage
    renderer.draw_color = (255, 255, 255, 255)
    renderer.clear()
    full.event(pygame.event.Event(kind))
    full.paint(frame(RED))
    assert shown(on_screen(), 500, 350) == GREEN and shown(on_screen(), 20, 20) == RED


def test_a_failing_driver_loses_no_frame_and_is_not_asked_again(full, monkeypatch, caplog) -> None:
    full.paint(frame(RED))

    def broken(*given: object) -> None:
        raise pygame.error("the card is gone")

    monkeypatch.setattr(TexturePainter, "_fill", broken)
    with caplog.at_level(logging.WARNING):
        full.paint(frame(RED, (900, 600)))
        assert full.way == PLAIN and full._textures is None
        place = full.fit.to_window(1100, 750)
        assert full.screen.get_at(place)[:3] == pytest.approx(GREEN, abs=4)
        for windowed in (True, False):
            full.show(windowed)
            full.paint(frame(RED))
            assert full.screen.get_at(full.fit.to_window(500, 350))[:3] == pytest.approx(GREEN, abs=4)
    assert [one.levelname for one in caplog.records] == ["WARNING"] and "the card is gone" in caplog.text


@pytest.mark.parametrize(
    ("accelerated", "agrees", "way"), [(False, True, SCALED), (True, False, SCALED), (True, True, TEXTURES)]
)
def test_a_graphics_card_that_was_not_requested_is_first_tested(monkeypatch, accelerated, agrees, way) -> None:
    monkeypatch.setattr(window, "way_to_present", lambda wish, driver: TEXTURES)
    if agrees:
        monkeypatch.setattr(textures, "alike", lambda one, other, levels: True)
    pygame.display.quit()
    full = Window(way=AUTO)
    assert not full._accelerated, "SDL says so of its renderer in software"
    full._accelerated = accelerated
    full.paint(frame(RED))
    assert full.way == way
    if way == SCALED:
        assert shown(full.screen, 500, 350) == GREEN
    else:
        assert shown(on_screen(), 500, 350) == GREEN


def test_the_renderer_in_software_rounds_too_much_to_count_as_a_graphics_card() -> None:
    painter, canvas = through((320, 180)), trial((320, 180))
    painter.paint(canvas)
    assert not alike(painter.read(), paint(canvas), 1) and alike(painter.read(), paint(canvas), ROUNDED)
    painter.close()


IMPORTED = re.compile(r"^( *)(?:from game\.textures|import game\.textures|from game import .*textures)", re.MULTILINE)


def test_only_a_window_that_needs_them_imports_textures() -> None:
    for folder in ("engine", "game", "scenes", "tools"):
        for file in (ROOT / folder).rglob("*.py"):
            code, name = file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix()
            assert "_sdl2.video" not in code or name == "game/textures.py"
            indents = IMPORTED.findall(code)
            assert all(indents) and (not indents or name == "game/window.py"), name
