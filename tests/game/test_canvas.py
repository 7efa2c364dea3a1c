"""The canvas and its painter: the picture is the same as on any surface, and only changes are painted."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import painter as painter_module
from game.canvas import Canvas, DrawTarget, put
from game.painter import Painter, paint
from scenes.handover.curtain import CurtainScene
from tests.scenes.at_table import TablePilot, plan

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
FRAMES = st.lists(st.lists(st.one_of(BLITS, FILLS), max_size=8), min_size=1, max_size=5)


def draw(target: DrawTarget, drawn) -> list[pygame.Rect]:
    """Draw all; return the place of each, without those that have none."""
    target.blit(GROUND, (0, 0))
    places = [target.fill(*one) if isinstance(one[0], str) else target.blit(*one) for one in drawn]
    return [place for place in places if place]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@given(FRAMES)
def test_every_frame_looks_as_if_it_had_been_painted_whole(frames):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(painter_module, "COVERING", 30 * 30)
        check(frames)


def check(frames) -> None:
    painter, plain = Painter(SIZE), pygame.Surface(SIZE)
    shown = pygame.Surface(SIZE)
    for drawn in frames:
        canvas = Canvas(SIZE)
        rects = draw(canvas, drawn)
        changed = painter.paint(canvas)
        assert rects == draw(plain, drawn)
        assert pixels(painter.picture) == pixels(paint(canvas)) == pixels(plain)
        for place in changed:
            shown.blit(painter.picture, place, place)
        assert pixels(shown) == pixels(plain), "a place that changed was not named"


def frame(painter: Painter, *blits) -> tuple[pygame.Rect, ...]:
    canvas = Canvas(SIZE)
    draw(canvas, blits)
    return painter.paint(canvas)


def test_a_still_frame_paints_nothing():
    painter = Painter(SIZE)
    assert frame(painter, (PICTURES[0], (10, 10))) == (WHOLE,)
    assert frame(painter, (PICTURES[0], (10, 10))) == ()


def test_only_the_old_and_new_places_of_a_moved_picture_are_painted():
    painter = Painter(SIZE)
    frame(painter, (PICTURES[0], (10, 10)), (PICTURES[1], (90, 50)))
    assert set(map(tuple, frame(painter, (PICTURES[0], (40, 10)), (PICTURES[1], (90, 50))))) == {
        (10, 10, 9, 9),
        (40, 10, 9, 9),
    }


def test_many_small_changes_are_not_painted_as_a_whole():
    painter, places = Painter(SIZE), [(x, y) for x in (0, 30, 60, 90) for y in (0, 30, 60)]
    spots = [picture(3, "#FFFFFF") for _ in range(2)]
    frame(painter, *((spots[0], place) for place in places))
    assert len(frame(painter, *((spots[1], place) for place in places))) == len(places)


def test_no_picture_is_painted_while_it_is_drawn():
    painter, canvas = Painter(SIZE), Canvas(SIZE)
    assert canvas.blit(PICTURES[0], (10, 10)) == pygame.Rect(10, 10, 9, 9)
    assert painter.picture.get_at((12, 12))[:3] == (0, 0, 0)
    painter.paint(canvas)
    assert painter.picture.get_at((12, 12))[:3] == (255, 0, 0)


def test_a_picture_is_put_by_a_point_of_its_box_at_the_nearest_pixel():
    canvas = Canvas(SIZE)
    assert put(canvas, PICTURES[0], center=(14.6, 13.4)) == pygame.Rect(11, 9, 9, 9)
    assert put(canvas, PICTURES[0], midbottom=(20, 30)).midbottom == (20, 30)


def test_shapes_are_not_drawn_on_a_canvas():
    with pytest.raises(TypeError):
        pygame.draw.line(Canvas(SIZE), "#FFFFFF", (0, 0), (9, 9))


def test_a_canvas_on_another_is_separate_with_all_its_pictures():
    canvas, moved = Canvas((40, 40)), Canvas((40, 40))
    moved.blit(PICTURES[0], (10, 10), (0, 0, 4, 4))
    moved.fill("#00FF00", (20, 20, 2, 2))
    canvas.add(moved, (3, -2))
    picture = paint(canvas)
    assert picture.get_at((13, 8))[:3] == picture.get_at((16, 11))[:3] == (255, 0, 0)
    assert picture.get_at((12, 8))[:3] == picture.get_at((17, 11))[:3] == (0, 0, 0)
    assert picture.get_at((23, 18))[:3] == (0, 255, 0)


def test_another_order_is_another_picture():
    painter = Painter(SIZE)
    frame(painter, (PICTURES[0], (10, 10)), (PICTURES[1], (5, 5)))
    assert frame(painter, (PICTURES[1], (5, 5)), (PICTURES[0], (10, 10))) == (WHOLE,)
    assert painter.picture.get_at((12, 12))[:3] == (255, 0, 0)


@pytest.mark.parametrize("variant", ["beginner", "classic"])
def test_no_picture_at_a_table_changes_after_it_was_shown(tmp_path, variant):
    """Curtains, hands, stories and pages: the picture is the one that the commands of its frame would paint now."""
    with TablePilot(tmp_path, plan(variant, 4, ("keys", "mouse")), pace="fast") as pilot:
        painter, curtains, drawn = pilot.context.window.painter, 0, []
        usual = painter.paint
        painter.paint = lambda canvas: (drawn.append(canvas), usual(canvas))[1]
        for _ in range(40):
            pilot.on()
            pilot.frames(2, 0.2)
            pilot.app.frame(0.2, ())
            curtains += isinstance(pilot.scene, CurtainScene)
            assert pixels(paint(drawn[-1])) == pixels(painter.picture)
        assert curtains
