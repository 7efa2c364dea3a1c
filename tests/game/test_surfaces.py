"""Pictures of every density: the same size on the stage, sharper in the window, and without gaps."""

import ast
import math
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import painter as painter_module
from game import surfaces
from game.canvas import Canvas
from game.draw import cache, text
from game.draw.paper import board, cut_up, with_shadow
from game.draw.svg import fragment
from game.painter import Painter, paint
from tests.game.test_canvas import FRAMES, SIZE, draw, pixels

ROOT = Path(__file__).parents[2]
OTHERS = tuple(step for step in surfaces.STEPS if step != 1)
BOX = '<rect width="10" height="10" fill="#FF0000"/>'


@pytest.fixture(scope="module", autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 36))


@pytest.fixture(params=OTHERS, ids=lambda density: f"{density:.2f}")
def density(request) -> float:
    surfaces.use_density(request.param)
    return request.param


def test_a_picture_is_as_large_on_the_stage_and_has_texels_for_the_window(density):
    for picture in (
        surfaces.new((90, 33), pygame.SRCALPHA),
        fragment(BOX, (10, 10), (90, 33)),
        board(90, 33, "#405060"),
    ):
        assert picture.get_size() == (90, 33) and picture.get_rect(center=(50, 50)).center == (50, 50)
        assert surfaces.texels(picture) == surfaces.inside((90, 33))
    paper = with_shadow(board(90, 33, "#405060"))
    with surfaces.at_density(1):
        assert with_shadow(board(90, 33, "#405060")).box == paper.box


def test_a_picture_that_was_cut_up_looks_as_before(density):
    """Its opaque parts are copied, and nothing is drawn twice at the edge of two pieces."""
    whole = with_shadow(board(91, 61, "#405060", 10), 12, 160).surface
    opaque = pygame.Rect(0, 0, 91, 61).inflate(-24, -24).move(21, 15)
    parts = cut_up(whole, whole.get_rect(), (4, 7), opaque)
    assert sum(not part.get_flags() & pygame.SRCALPHA for part, _ in parts) == 1
    one, other = Canvas(SIZE), Canvas(SIZE)
    for canvas in (one, other):
        canvas.fill("#FFC83D")
    one.blit(whole, (4, 7))
    for part, place in parts:
        other.blit(part, place)
    assert pixels(paint(one)) == pixels(paint(other))
    assert sum(math.prod(surfaces.texels(part)) for part, _ in parts) == math.prod(surfaces.texels(whole))


def test_parts_and_changes_of_a_picture_are_as_dense_as_it(density):
    picture = fragment(BOX, (10, 10), (60, 60))
    changed = (surfaces.rotozoom(picture, 7, 1), surfaces.smoothscale(picture, (30, 30)), surfaces.rotate(picture, 90))
    kept = (picture.copy(), picture.convert_alpha(), picture.subsurface((6, 6, 30, 30)), cache.converted(picture))
    more = (
        surfaces.flip(picture, True, False),
        surfaces.smoothscale_by(picture, 0.5),
        surfaces.gaussian_blur(picture, 3),
    )
    for made in (*changed, *kept, *more):
        assert surfaces.density_of(made) == density
        ratio = surfaces.texels(made)[0] / made.get_width()
        assert ratio == pytest.approx(density, rel=0.05)


def test_a_picture_made_for_another_window_is_stretched_once(density):
    old = pygame.Surface((30, 30))
    old.fill("#FF0000")
    new = surfaces.with_density(old, density)
    assert new.get_size() == (30, 30) and surfaces.texels(new) == surfaces.inside((30, 30))
    assert surfaces.with_density(old, density) is new and surfaces.with_density(new, density) is new
    out = surfaces.new((60, 60))
    out.blit(old, (15, 15))
    middle, beside = surfaces.inside((30, 30)), surfaces.inside((8, 8))
    assert pygame.Surface.get_at(out, middle)[0] > 200 > 50 > pygame.Surface.get_at(out, beside)[0]


def test_a_coarse_picture_is_as_large_and_never_finer_than_full_hd(density):
    finest: list[float] = []

    def make() -> pygame.Surface:
        finest.append(surfaces.density())
        return board(90, 33, "#405060")

    made = surfaces.coarsely(make)
    assert finest == [min(1, density)] and surfaces.density() == density
    assert made.get_size() == (90, 33) and surfaces.density_of(made) == density


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_smaller_pictures_have_the_texels_that_pygame_makes(density, flags):
    picture = surfaces.new((60, 40), flags)
    picture.fill("#406080", (7, 5, 30, 20))
    made = surfaces.smoothscale(picture, (33, 21))
    plain = pygame.transform.smoothscale(picture, surfaces.inside((33, 21)))
    assert pixels(made) == pixels(plain) and made.get_flags() & pygame.SRCALPHA == flags


@given(st.sampled_from(OTHERS), st.integers(1, 200), st.integers(1, 200), st.integers(0, 900))
def test_things_that_touch_on_the_stage_leave_no_gap_in_the_window(density, wide, next_wide, left):
    with surfaces.at_density(density):
        strip = surfaces.inside((left + wide + next_wide, 1))[0]
        screen = pygame.Surface((strip, 2))
        canvas = Canvas((2000, 2))
        for at, width in ((left, wide), (left + wide, next_wide)):
            piece = surfaces.new((width, 1))
            piece.fill("#FF0000")
            canvas.blit(piece, (at, 0))
        canvas.fill("#FF0000", (left + wide + next_wide, 0, 5, 1))
        for command in canvas.commands:
            command.inside(density).stretched(density).paint(screen)
        begin = int(left * density + 1e-6)
        assert all(screen.get_at((x, 0))[:3] == (255, 0, 0) for x in range(begin, strip))


@given(st.sampled_from(OTHERS), FRAMES)
def test_every_frame_looks_as_if_all_its_commands_had_been_painted(density, frames):
    with surfaces.at_density(density), patch.object(painter_module, "COVERING", 30 * 30):
        painter, shown = Painter(SIZE), pygame.Surface(surfaces.inside(SIZE))
        for drawn in frames:
            canvas, plain = Canvas(SIZE), pygame.Surface(surfaces.inside(SIZE))
            draw(canvas, drawn)
            for command in canvas.commands:
                command.inside(density).stretched(density).paint(plain)
            for place in painter.paint(canvas):
                shown.blit(painter.picture, place, place)
            assert pixels(painter.picture) == pixels(paint(canvas)) == pixels(plain) == pixels(shown)


def test_stretched_pictures_count_with_all_pictures(density):
    """At 4K a cold start kept 160 MiB of them beside the limit."""
    with surfaces.at_density(1):
        card = surfaces.new((20, 30), pygame.SRCALPHA)
    painter, before = Painter(SIZE), cache.LRU.shared
    for drawn in (True, True, False):
        canvas = Canvas(SIZE)
        canvas.fill("#FFC83D")
        if drawn:
            canvas.blit(card, (10, 10))
        painter.paint(canvas)
        assert painter.used == cache.LRU.shared - before == drawn * cache.weight(surfaces.with_density(card, density))


def test_hidden_pictures_are_not_stretched_yet(density):
    """A hand that was printed coarsely behind a curtain: stretching all its cards in one frame would delay that
    frame."""
    with surfaces.at_density(1):
        card = surfaces.new((20, 30), pygame.SRCALPHA)
    cloth, painter = surfaces.new(SIZE), Painter(SIZE)
    seen = []
    with (
        patch.object(painter_module, "COVERING", 30 * 30),
        patch.object(surfaces, "with_density", side_effect=surfaces.with_density) as stretch,
    ):
        for way in (0, 60, 62):
            canvas = Canvas(SIZE)
            canvas.fill("#FFC83D")
            canvas.blit(card, (10, 10))
            canvas.blit(cloth, (way, 0))
            painter.paint(canvas)
            seen.append(stretch.call_count > 0)
    assert seen == [False, True, True]


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_fading_works_in_every_window(density, flags):
    """Before, a picture made for another window kept the alpha of its first stretching, so no light went out."""
    with surfaces.at_density(1):
        light = surfaces.new((20, 20), flags)
        light.fill("#FFFFFF")
    painter, seen = Painter(SIZE), []
    for alpha in (0, 90, 255, 40, None):
        light.set_alpha(alpha)
        canvas = Canvas(SIZE)
        canvas.fill("#000000")
        canvas.blit(light, (0, 0))
        painter.paint(canvas)
        seen.append(painter.picture.get_at((3, 3))[0])
    assert seen == pytest.approx([0, 90, 255, 40, 255], abs=5)  # a smooth scale rounds down


def test_words_are_no_wider_than_their_measured_width(density):
    for role in text.ROLES:
        for words in ("Otto to play", "Yellow comes first", "Geistervereinigung", "Wij", "11"):
            for size in (32, 35, 44):
                picture = text.text(words, size, role=role)
                assert picture.get_width() <= text.width(words, size, role)
                assert surfaces.texels(picture)[1] == pytest.approx(density * text.font(role, size).get_height(), abs=3)


def test_words_and_places_are_the_same_in_every_window(density):
    words = "An answer of several parts is handed in on one plate"
    rows, fitted = text.wrap(words, 34, 400), text.fit(words, 44, 500)
    with surfaces.at_density(1):
        assert (rows, fitted) == (text.wrap(words, 34, 400), text.fit(words, 44, 500))


def test_remembered_pictures_are_remembered_for_each_density():
    made = []
    draw_one = cache.cached(lambda side: made.append(side) or surfaces.new((side, side)))
    first = draw_one(8)
    with surfaces.at_density(2):
        assert surfaces.density_of(draw_one(8)) == 2 and made == [8, 8]
    assert draw_one(8) is first and made == [8, 8]


def test_a_stored_picture_comes_back_from_the_disk_in_its_size(tmp_path, density):
    cache.use_folder(tmp_path)
    try:
        made = cache.disk("box", lambda: fragment(BOX, (10, 10), (35, 21)))
        with patch.object(cache, "_saving", side_effect=AssertionError("it is there")):
            kept = cache.disk("box", lambda: pytest.fail("it is there"))
        assert kept.get_size() == made.get_size() == (35, 21)
        assert surfaces.texels(kept) == surfaces.texels(made) and surfaces.density_of(kept) == density
    finally:
        cache.use_folder(None)


def test_the_memory_for_pictures_doubles_in_4k():
    """When it grew with the area of the window, the cache held 768 MiB in 4K. When it grew by half, a kiosk had no room
    for its frame and its show."""
    few, many = cache.LruCache(4 * 100 * 100 * 12), []
    surfaces.use_density(2)
    for number in range(5):
        many.append(surfaces.new((100, 100), pygame.SRCALPHA))
        few.put(number, many[-1])
    with surfaces.no_sharper():
        few.put("coarse", surfaces.new((100, 100), pygame.SRCALPHA))
    assert len(few) == 6 and 1.5 * few.limit < few.used <= 2 * few.limit
    few.put("one too many", surfaces.new((100, 100), pygame.SRCALPHA))
    assert few.used <= 2 * few.limit and len(few) == 6


def test_pictures_of_a_larger_window_keep_their_size_on_the_stage():
    surfaces.use_density(2)
    kept = surfaces.new((10, 10))
    kept.fill("#FF0000")
    surfaces.use_density(1)
    canvas = Canvas((30, 30))
    canvas.blit(kept, (0, 0))
    shown = paint(canvas)
    assert shown.get_at((9, 9))[:3] == (255, 0, 0) and shown.get_at((10, 10))[:3] == (0, 0, 0)


@pytest.mark.parametrize("folder", ["game", "scenes"])
def test_no_module_bypasses_the_density(folder):
    """A surface that pygame itself makes, changes or draws on would be of another size in other windows."""
    own = {"game/surfaces.py", "game/window.py", "game/painter.py", "game/textures.py", "scenes/snapshot.py"}
    own.add("game/crash_screen.py")  # after an error it uses as little of our code as it can
    wrong = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if name in own:
            continue
        source = path.read_text(encoding="utf-8")
        if not any(word in source for word in ("Surface(", "pygame.transform.", "pygame.draw.")):
            continue
        for node in ast.walk(ast.parse(source)):
            said = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if said in ("pygame.Surface", "Surface") or said.startswith(("pygame.transform.", "pygame.draw.")):
                wrong.append(f"{name}:{node.lineno} {said}")
    assert wrong == []


def test_no_picture_is_kept_coarse_once_it_is_sharp():
    draw_one = cache.cached(lambda side: surfaces.new((side, side)))
    surfaces.use_density(2)
    with cache.coarse_at_first() as owed:
        assert surfaces.density_of(draw_one(9)) == 1
    with surfaces.no_sharper():
        assert draw_one.ready(9)
    for one in owed.values():
        one.make()
    assert draw_one.ready(9) and surfaces.density_of(draw_one(9)) == 2
    with surfaces.no_sharper():
        assert not draw_one.ready(9)


def test_in_a_smaller_window_the_only_picture_stays():
    draw_one = cache.cached(lambda side: surfaces.new((side, side)))
    surfaces.use_density(2)
    with cache.coarse_at_first() as owed:
        draw_one(7)
    surfaces.use_density(1)
    for one in owed.values():
        one.make()
    assert draw_one.ready(7)
