"""The canvas: what it paints is what any surface would show, and it paints only what is new."""

import ast
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import canvas as canvas_module
from game.canvas import Canvas, rehearse
from scenes.handover.curtain import CurtainScene
from tests.scenes.at_table import TablePilot, plan

ROOT = Path(__file__).parents[2]
SIZE = (120, 80)
WHOLE = pygame.Rect(0, 0, *SIZE)


def picture(side: int, color: str, alpha: int = 255) -> pygame.Surface:
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    out.fill((*pygame.Color(color)[:3], alpha))
    return out


GROUND = pygame.Surface(SIZE)
GROUND.fill("#204060")
PICTURES = tuple(
    picture(side, color, alpha)
    for side, color, alpha in ((9, "#FF0000", 255), (21, "#00FF00", 120), (40, "#0000FF", 30))
)
SOLID = pygame.Surface((60, 90))  # opaque, and higher than the canvas
SOLID.fill("#AA7733")
FAINT = SOLID.copy()
FAINT.set_alpha(90)
KEYED = SOLID.copy()
KEYED.set_colorkey("#AA7733")
PICTURES = (*PICTURES, SOLID, FAINT, KEYED)
PLACES = st.tuples(st.integers(-30, 130), st.integers(-30, 90))
AREAS = st.one_of(st.none(), st.tuples(*[st.integers(0, 12)] * 4))
BLITS = st.tuples(st.sampled_from(PICTURES), PLACES, AREAS, st.sampled_from((0, pygame.BLEND_RGB_ADD)))
FILLS = st.tuples(st.just("#405060"), st.tuples(*[st.integers(0, 60)] * 4), st.sampled_from((0, pygame.BLEND_RGB_MULT)))
FRAMES = st.lists(st.tuples(st.booleans(), st.lists(st.one_of(BLITS, FILLS), max_size=8)), min_size=1, max_size=5)


def draw(canvas: pygame.Surface, strokes) -> list[pygame.Rect]:
    """Draw all; where each stroke says it is, without those that are nowhere."""
    canvas.blit(GROUND, (0, 0))
    places = [canvas.fill(*stroke) if isinstance(stroke[0], str) else canvas.blit(*stroke) for stroke in strokes]
    return [place for place in places if place]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@given(FRAMES)
def test_every_frame_looks_as_if_it_had_been_painted_whole(frames):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas_module, "COVERING", 30 * 30)
        check(frames)


def check(frames) -> None:
    canvas, plain = Canvas(SIZE), pygame.Surface(SIZE)
    shown = pygame.Surface(SIZE)
    for noting, strokes in frames:
        canvas.begin(noting)
        rects = draw(canvas, strokes)
        changed = canvas.finish()
        assert rects == draw(plain, strokes)
        assert pixels(canvas) == pixels(plain)
        for place in changed:
            shown.blit(canvas, place, place)
        assert pixels(shown) == pixels(plain), "a place that changed was not named"


def frame(canvas: Canvas, *strokes) -> tuple[pygame.Rect, ...]:
    canvas.begin()
    canvas.blit(GROUND, (0, 0))
    for stroke in strokes:
        canvas.blit(*stroke)
    return canvas.finish()


def test_a_still_frame_paints_nothing():
    canvas = Canvas(SIZE)
    assert frame(canvas, (PICTURES[0], (10, 10))) == (WHOLE,)
    assert frame(canvas, (PICTURES[0], (10, 10))) == ()


def test_only_the_place_that_a_picture_left_and_the_one_it_came_to_are_painted():
    canvas = Canvas(SIZE)
    frame(canvas, (PICTURES[0], (10, 10)), (PICTURES[1], (90, 50)))
    assert set(map(tuple, frame(canvas, (PICTURES[0], (40, 10)), (PICTURES[1], (90, 50))))) == {
        (10, 10, 9, 9),
        (40, 10, 9, 9),
    }


def test_what_differs_in_many_small_places_is_not_painted_whole():
    canvas, places = Canvas(SIZE), [(x, y) for x in (0, 30, 60, 90) for y in (0, 30, 60)]
    spots = [picture(3, "#FFFFFF") for _ in range(2)]
    frame(canvas, *((spots[0], place) for place in places))
    assert len(frame(canvas, *((spots[1], place) for place in places))) == len(places)


def test_who_rehearses_makes_pictures_and_paints_none():
    drawn = []

    def scene(canvas: pygame.Surface) -> None:
        drawn.append(canvas.blit(PICTURES[0], (10, 10)))
        assert canvas.get_at((12, 12))[:3] == (0, 0, 0)

    rehearse(scene, SIZE)
    assert drawn == [pygame.Rect(10, 10, 9, 9)]


def test_another_order_is_another_picture():
    canvas = Canvas(SIZE)
    frame(canvas, (PICTURES[0], (10, 10)), (PICTURES[1], (5, 5)))
    assert frame(canvas, (PICTURES[1], (5, 5)), (PICTURES[0], (10, 10))) == (WHOLE,)
    assert canvas.get_at((12, 12))[:3] == (255, 0, 0)


def test_what_was_painted_at_once_is_painted_over_as_a_whole():
    canvas = Canvas(SIZE)
    frame(canvas)
    canvas.fill("#FFFFFF")
    assert frame(canvas) == (WHOLE,)


def test_a_copy_is_a_surface_of_its_own():
    canvas = Canvas(SIZE)
    frame(canvas)
    kept = canvas.copy()
    kept.blit(PICTURES[0], (0, 0))
    assert kept.get_at((1, 1))[:3] == (255, 0, 0)
    assert frame(canvas) == ()


@pytest.mark.parametrize("variant", ["beginner", "classic"])
def test_no_picture_at_a_table_changes_after_it_was_shown(tmp_path, variant):
    """Curtains, hands, stories and pages: the canvas holds what its strokes would paint now."""
    with TablePilot(tmp_path, plan(variant, 4, ("keys", "mouse")), pace="fast") as pilot:
        canvas = pilot.context.window.canvas
        curtains = 0
        for _ in range(40):
            pilot.on()
            pilot.frames(3, 0.2)
            curtains += isinstance(pilot.scene, CurtainScene)
            if canvas._before is not None:
                again = pygame.Surface(canvas.get_size(), 0, canvas)
                for source, x, y, part, flags, color in canvas._before:
                    if source is None:
                        again.fill(color, pygame.Rect(x, y, *part[2:]), flags)
                    else:
                        again.blit(source, (x, y), part, flags)
                assert pixels(again) == pixels(canvas)
        assert curtains


AROUND = ("pygame.draw.", "pygame.gfxdraw.", "pygame.transform.", "pygame.PixelArray")
UNNOTED = ("subsurface", "scroll", "set_at", "blits", "fblits", "set_clip", "get_view")


def unnoted(node: ast.AST) -> bool:
    """Whether this would write into a canvas without its knowledge."""
    if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(AROUND):
        return any(isinstance(arg, ast.Name) and arg.id == "canvas" for arg in node.args)
    return isinstance(node, ast.Attribute) and node.attr in UNNOTED and ast.unparse(node.value) == "canvas"


@pytest.mark.parametrize("folder", ["game", "scenes"])
def test_nothing_is_drawn_on_a_canvas_past_its_notes(folder):
    for path in (ROOT / folder).rglob("*.py"):
        found = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if unnoted(node)]
        assert not found, f"{path}:{found[0].lineno}: blit a picture instead"
