"""The window: the stage is in its middle, and pointers reach the right place, at every size."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import surfaces, window
from game.canvas import Canvas
from game.input.actions import Action
from game.input.pointer import REST_SECONDS, Pointer
from game.theme import STAGE
from game.window import (
    ACCELERATION,
    AUTO,
    DESKTOP_FILE,
    DESKTOP_FILE_OF,
    PLAIN,
    SCALED,
    SHADE,
    TEXTURES,
    UNCOVERED,
    WAYLAND,
    Window,
    acceleration,
    fit,
    has_graphics_card,
    paint_margin,
    size_to_scale,
    way_to_present,
)

SIZES = ((1920, 1080), (3840, 2160), (1280, 720), (1024, 768), (1920, 1200), (800, 1280), (2560, 1080), (320, 180))

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("size", SIZES)
def test_the_stage_keeps_its_shape_and_is_in_the_middle(size):
    place = fit(size)
    assert place.width <= size[0] and place.height <= size[1]
    assert place.width == size[0] or place.height == size[1]
    assert place.width / place.height == pytest.approx(16 / 9, rel=0.01)
    assert abs(size[0] - place.width - 2 * place.left) <= 1
    assert abs(size[1] - place.height - 2 * place.top) <= 1


@given(st.integers(320, 4000), st.integers(180, 4000), st.integers(0, 1919), st.integers(0, 1079))
def test_pointers_reach_the_right_place(width, height, x, y):
    place = fit((width, height))
    grain = 1 / place.scale + 1
    back = place.to_logical(*place.to_window(x, y))
    assert back is not None
    assert abs(back[0] - x) <= grain and abs(back[1] - y) <= grain


@given(st.integers(-50, 5000), st.integers(-50, 5000), st.sampled_from(SIZES))
def test_no_pixel_points_beyond_the_stage(x, y, size):
    at = fit(size).to_logical(x, y)
    assert at is None or (0 <= at[0] < STAGE[0] and 0 <= at[1] < STAGE[1])


@pytest.mark.parametrize("size", SIZES)
def test_the_picture_reaches_the_screen(size):
    window = Window(windowed=True, size=size, way=PLAIN)
    canvas = Canvas(STAGE)
    canvas.fill((200, 30, 40))
    canvas.fill((10, 220, 40), (960, 0, 960, 1080))
    window.paint(canvas)
    place = window.fit
    for x, color in ((400, (200, 30, 40)), (1500, (10, 220, 40))):
        assert window.screen.get_at(place.to_window(x, 540))[:3] == pytest.approx(color, abs=4)
    if place.left > 1:
        margin = window.screen.get_at((0, size[1] // 2))[:3]
        assert margin not in ((200, 30, 40), (10, 220, 40))


@pytest.mark.parametrize("size", [*SIZES, (1920, 1440), (3840, 2400)])
def test_only_changes_are_shown(size, monkeypatch):
    window = Window(windowed=True, size=size, way=PLAIN)
    canvas = Canvas(STAGE)
    canvas.fill((200, 30, 40))
    window.paint(canvas)
    canvas = Canvas(STAGE)
    canvas.fill((200, 30, 40))
    canvas.fill((10, 220, 40), (300, 200, 400, 300))
    shown: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.display, "update", shown.extend)
    window.paint(canvas)
    assert window.screen.get_at(window.fit.to_window(500, 350))[:3] == pytest.approx((10, 220, 40), abs=4)
    assert window.screen.get_at(window.fit.to_window(1500, 900))[:3] == pytest.approx((200, 30, 40), abs=4)
    corners = [window.fit.to_window(x, y) for x, y in ((301, 201), (698, 498))]
    assert all(any(place.collidepoint(corner) for place in shown) for corner in corners)


@pytest.mark.parametrize("kind", UNCOVERED)
def test_a_window_that_was_covered_shows_everything_again(kind):
    window = Window(windowed=True, size=(640, 360), way=PLAIN)
    canvas = Canvas(STAGE)
    canvas.fill((200, 30, 40))
    window.paint(canvas)
    window.screen.fill((0, 0, 0))  # another window was in front of it
    window.event(pygame.event.Event(kind))
    window.paint(canvas)
    assert window.screen.get_at((320, 180))[:3] == pytest.approx((200, 30, 40), abs=4)


def test_the_window_follows_a_resize():
    window = Window(windowed=True, size=(640, 360), way=PLAIN)
    pygame.display.set_mode((900, 700), pygame.RESIZABLE)  # as SDL does when a user pulls at the window
    window.event(pygame.event.Event(pygame.VIDEORESIZE, w=900, h=700, size=(900, 700)))
    window.present()
    assert window.screen_size() == (900, 700) and window.size == (900, 700)
    assert window.fit == fit((900, 700))


def test_full_screen_and_back():
    window = Window(windowed=True, size=(640, 360), way=PLAIN)
    canvas = Canvas(STAGE)
    canvas.fill((200, 30, 40))
    for windowed in (True, False, True):
        window.show(windowed)
        window.paint(canvas)
        assert window.screen.get_at(window.fit.to_window(960, 540))[:3] == pytest.approx((200, 30, 40), abs=4)
    assert window.screen_size() == (640, 360)


@pytest.mark.parametrize(
    ("size", "density"),
    [
        ((1280, 720), 2 / 3),
        ((1280, 800), 2 / 3),
        ((1024, 768), 2 / 3),
        ((1366, 768), 1),
        ((1920, 1080), 1),
        ((2560, 1440), 4 / 3),
        ((3440, 1440), 4 / 3),
        ((3840, 2160), 2),
        ((7680, 4320), 2),
    ],
)
def test_pictures_are_made_for_the_window_and_never_coarser_up_to_4k(size, density):
    place = fit(size)
    assert surfaces.step_for(place.scale) == density
    assert density >= min(place.scale, 2) - 1e-9


def test_a_window_as_large_as_its_pictures_is_painted_directly_and_never_after_its_memory_changed():
    window = Window(windowed=True, size=(1280, 800), way=PLAIN)
    canvas = Canvas(STAGE)
    canvas.fill((200, 30, 40))
    window.paint(canvas)
    assert window.painter.picture.get_parent() is window.screen
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)  # as SDL does when a user pulls at the window
    window.paint(canvas)
    assert window.painter.picture.get_parent() is pygame.display.get_surface()
    assert window.screen.get_at((5, 5))[:3] == (200, 30, 40)


def test_a_graphics_card_gets_pictures_as_large_as_its_screen():
    assert size_to_scale((3840, 2160)) == (3840, 2160)
    assert size_to_scale((1280, 800)) == (1280, 800), "its margins are ours, too"
    assert size_to_scale((1366, 768)) == STAGE, "no picture is made for that: it scales"
    assert size_to_scale((7680, 4320)) == (3840, 2160)


@pytest.mark.parametrize("size", [(1024, 768), (2560, 1080)])
def test_folds_are_beside_the_stage_from_top_to_bottom(size):
    screen, place = pygame.Surface(size), fit(size)
    paint_margin(screen, place)
    away = round(SHADE * place.scale) + 1  # outside the stage's shadow
    margin = pygame.Rect(0, 0, size[0] if place.top else place.left - away, place.top - away if place.top else size[1])
    columns = {x: {tuple(screen.get_at((x, y))) for y in range(margin.height)} for x in range(margin.width)}
    assert all(len(shades) == 1 for shades in columns.values())
    assert len({shades.pop() for shades in columns.values()}) > 5


def test_the_way_to_present_can_be_chosen():
    assert way_to_present(PLAIN) == PLAIN
    assert way_to_present(SCALED, "dummy") == SCALED
    assert way_to_present(AUTO, "dummy") == PLAIN
    assert way_to_present(TEXTURES, "dummy") == TEXTURES
    assert way_to_present(AUTO, "x11") == (TEXTURES if has_graphics_card() else PLAIN)


@pytest.mark.parametrize(
    ("way", "driver", "said", "told"),
    [
        (PLAIN, "x11", None, "0"),  # SDL's own way would be six times slower without a graphics card
        (PLAIN, "x11", "1", "1"),
        (SCALED, "x11", None, None),
        (SCALED, "x11", "0", "0"),
        (TEXTURES, "x11", None, None),
        (PLAIN, WAYLAND, None, None),  # its only way into a window there
        (PLAIN, WAYLAND, "0", None),
        (PLAIN, WAYLAND, "software", None),
        (SCALED, WAYLAND, "0", None),  # if scaling fails, plain follows
        (PLAIN, WAYLAND, "opengles2", "opengles2"),
        (SCALED, WAYLAND, None, None),
    ],
)
def test_a_plain_window_does_not_use_the_graphics_card_except_under_wayland(way, driver, said, told):
    environment = {} if said is None else {ACCELERATION: said}
    assert acceleration(way, driver, environment) == told


def test_the_hints_for_sdl_are_in_its_environment(monkeypatch):
    monkeypatch.delenv(ACCELERATION, raising=False)
    Window(windowed=True, size=(640, 360), way=PLAIN)
    assert os.environ[ACCELERATION] == "0"
    monkeypatch.setattr("game.window._driver", lambda: WAYLAND)
    Window(windowed=True, size=(640, 360), way=PLAIN)
    assert ACCELERATION not in os.environ


def test_a_desktop_gets_the_windows_name_and_icon(monkeypatch):
    shown = []
    monkeypatch.setattr(pygame.display, "set_icon", shown.append)
    monkeypatch.setenv(DESKTOP_FILE_OF[0], "what.a.package.says")
    monkeypatch.delenv(DESKTOP_FILE_OF[1], raising=False)
    monkeypatch.setattr("sys.argv", ["/somewhere/main.py"])
    Window(windowed=True, size=(640, 360), way=PLAIN)
    assert [os.environ[name] for name in DESKTOP_FILE_OF] == ["what.a.package.says", DESKTOP_FILE]
    assert [picture.get_bounding_rect().size for picture in shown] != [(0, 0)] and len(shown) == 1
    monkeypatch.setenv(DESKTOP_FILE_OF[0], "main.py")  # the output of pygame itself
    Window(windowed=True, size=(640, 360), way=PLAIN)
    assert os.environ[DESKTOP_FILE_OF[0]] == DESKTOP_FILE


@pytest.fixture
def pointer():
    place = fit((960, 600))  # half the stage, with a margin of 30 above and below
    return Pointer(place.to_logical, lambda: (960, 600))


def said(pointer, kind, **what):
    return [(s.device, s.action, s.down, s.at) for s in pointer.read(pygame.event.Event(kind, **what))]


def test_the_mouse(pointer):
    assert said(pointer, pygame.MOUSEMOTION, pos=(10, 40)) == [("mouse", Action.POINT, True, (20, 20))]
    assert said(pointer, pygame.MOUSEMOTION, pos=(10, 20)) == []
    assert said(pointer, pygame.MOUSEBUTTONDOWN, pos=(10, 40), button=1) == [("mouse", Action.CONFIRM, True, (20, 20))]
    assert said(pointer, pygame.MOUSEBUTTONUP, pos=(10, 40), button=1) == [("mouse", Action.CONFIRM, False, (20, 20))]
    assert said(pointer, pygame.MOUSEBUTTONDOWN, pos=(10, 40), button=3) == [("mouse", Action.BACK, True, (20, 20))]
    assert said(pointer, pygame.MOUSEBUTTONDOWN, pos=(10, 40), button=4) == []
    assert said(pointer, pygame.MOUSEWHEEL, y=2) == [("mouse", Action.UP, True, None)] * 2
    assert said(pointer, pygame.MOUSEWHEEL, y=-1) == [("mouse", Action.DOWN, True, None)]


def test_touch_counts_once_though_sdl_also_sends_it_as_a_mouse(pointer):
    assert said(pointer, pygame.FINGERDOWN, x=0.5, y=0.5, finger_id=0) == [("touch", Action.CONFIRM, True, (960, 540))]
    assert said(pointer, pygame.MOUSEBUTTONDOWN, pos=(480, 300), button=1, touch=True) == []
    beside = ("touch", Action.CONFIRM, False, None)  # its target is released, wherever the finger is lifted
    assert said(pointer, pygame.FINGERUP, x=0.5, y=0.01, finger_id=0) == [beside]


def test_a_mouse_can_release_beside_the_stage_but_not_press_there(pointer):
    assert said(pointer, pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1) == []
    assert said(pointer, pygame.MOUSEBUTTONUP, pos=(10, 20), button=1) == [("mouse", Action.CONFIRM, False, None)]


def finger(pointer, kind, x, y, lift=False, finger_id=0):
    event = pygame.event.Event(kind, x=x, y=y, finger_id=finger_id)
    return [(s.action, s.down, s.at) for s in pointer.read(event, lift)]


def test_a_finger_on_an_undecided_thing_counts_when_it_is_lifted(pointer):
    assert finger(pointer, pygame.FINGERDOWN, 0.5, 0.5, lift=True) == [(Action.POINT, True, (960, 540))]
    assert finger(pointer, pygame.FINGERMOTION, 0.505, 0.5, lift=True) == []
    lifted = finger(pointer, pygame.FINGERUP, 0.51, 0.5, lift=True)
    assert lifted == [(Action.CONFIRM, True, (960, 540)), (Action.CONFIRM, False, (979, 540))]
    finger(pointer, pygame.FINGERDOWN, 0.5, 0.5, lift=True)
    assert finger(pointer, pygame.FINGERUP, 0.54, 0.53, lift=True) == []


@pytest.mark.parametrize(
    ("x", "y", "way"),
    [(0.3, 0.52, Action.LEFT), (0.7, 0.5, Action.RIGHT), (0.5, 0.2, Action.UP), (0.52, 0.8, Action.DOWN)],
)
def test_a_stroke_is_a_direction_from_its_beginning(pointer, x, y, way):
    finger(pointer, pygame.FINGERDOWN, 0.5, 0.5, lift=True)
    assert finger(pointer, pygame.FINGERUP, x, y, lift=True) == [(way, True, (960, 540))]
    finger(pointer, pygame.FINGERDOWN, 0.5, 0.5)
    assert finger(pointer, pygame.FINGERUP, x, y)[-1] == (way, True, (960, 540))


def test_a_finger_down_during_a_change_of_scene_does_nothing_in_the_new_one(pointer):
    assert finger(pointer, pygame.FINGERDOWN, 0.5, 0.5) == [(Action.CONFIRM, True, (960, 540))]
    assert finger(pointer, pygame.FINGERUP, 0.5, 0.5, lift=True) == [(Action.CONFIRM, False, (960, 540))]


def test_two_fingers_are_two(pointer):
    finger(pointer, pygame.FINGERDOWN, 0.2, 0.5, lift=True, finger_id=1)
    finger(pointer, pygame.FINGERDOWN, 0.8, 0.5, lift=True, finger_id=2)
    assert finger(pointer, pygame.FINGERUP, 0.8, 0.5, lift=True, finger_id=2)[0] == (Action.CONFIRM, True, (1536, 540))
    assert finger(pointer, pygame.FINGERUP, 0.2, 0.5, lift=True, finger_id=1)[0] == (Action.CONFIRM, True, (384, 540))
    assert finger(pointer, pygame.FINGERUP, 0.2, 0.5, lift=True, finger_id=1) == []


def test_a_resting_mouse_is_hidden(pointer):
    assert not pointer.rest(REST_SECONDS - 0.1)
    assert pointer.rest(0.2)
    said(pointer, pygame.MOUSEMOTION, pos=(10, 40))
    assert not pointer.rest(0.1)


@pytest.mark.parametrize("held", ["init", "set_mode"])
def test_a_screen_that_never_answers_ends_the_program_which_says_where_it_stood(held: str) -> None:
    """Before, under a compositor that sends no frames it ran forever, and only SIGKILL ended it."""
    code = (
        "import time, pygame; from game import window; window.OPENING = 0.2;"
        f"pygame.display.{held} = lambda *given, **named: time.sleep(60); window.Window()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
    )
    assert done.returncode == 1
    assert "Timeout" in done.stderr and "window.py" in done.stderr


def test_a_screen_that_answers_late_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "OPENING", 0.05)
    with window.not_for_ever():
        pass
    time.sleep(0.1)


@pytest.mark.usefixtures("noted")
def test_r3_a_window_opens_without_its_icon(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("game.window.PICTURES", tmp_path)
    window = Window(True, (320, 180))
    assert window.screen_size() == (320, 180)
    window.close()
