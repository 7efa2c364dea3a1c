"""The pictures of Hookie-Mookie: all cards differ, texts are legible, and the sun sinks with the deck."""

from itertools import pairwise

import pygame
import pytest

from engine.games.hookie_mookie.cards import JOKER, NATURALS, SUITS, VALUE, pack
from game import surfaces
from game.cards.card_face import index_em
from game.cards.slots import KIDS_WIDTH
from game.draw.color import contrast, luminance
from game.draw.svg import fragment
from game.theme import CREAM, GROWN_UP, STAGE, Theme
from scenes.games.hookie_mookie.art import faces, tile
from scenes.games.hookie_mookie.art.backdrop import SHORE, SKIES, SUN_RADIUS, TABLE, Day, daylight, draw_set, skies
from tests.pilot import COARSE

KIDS = Theme(name="kids")
STRONG = Theme(high_contrast=True)
CARDS = (*NATURALS, JOKER)


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS, STRONG], ids=["grown-up", "kids", "7:1"])
def test_every_card_has_a_face_of_its_own(theme: Theme) -> None:
    drawn = {card: _bytes(faces.face(card, 116, theme)) for card in CARDS}
    assert len(set(drawn.values())) == 53
    assert _bytes(faces.back(116)) not in drawn.values()


def test_six_and_nine_differ_also_upside_down() -> None:
    for suit in SUITS:
        six, nine = faces.face(f"6-{suit}", 220, GROWN_UP), faces.face(f"9-{suit}", 220, GROWN_UP)
        assert _bytes(six) != _bytes(pygame.transform.rotate(nine, 180))


def test_the_index_is_the_value_alone() -> None:
    """HM-4: only the value counts, so it is read first; a card of every suit has the same one."""
    signs = {VALUE[card]: faces.spec(card, GROWN_UP).index for card in NATURALS}
    assert len(set(signs.values())) == 13
    assert all(faces.spec(card, GROWN_UP).index == signs[VALUE[card]] for card in NATURALS)


def test_suits_have_shapes_of_their_own_without_their_colors() -> None:
    white = {_bytes(pygame.mask.from_surface(_pip(suit)).to_surface()) for suit in SUITS}
    assert len(white) == 4


def _pip(suit: str) -> pygame.Surface:
    return fragment(faces.spec(f"2-{suit}", GROWN_UP).pip, (200, 200), (60, 60))


def test_a_childs_index_is_large() -> None:
    assert all(index_em(faces.spec(card, KIDS).index, KIDS_WIDTH, KIDS) >= 120 for card in NATURALS)


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
def test_the_joker_has_stars_and_no_letter(theme: Theme) -> None:
    spec = faces.spec(JOKER, theme)
    assert spec.index == "" and spec.pip.count("<polygon") == 3
    assert pack(1).count(JOKER) == 1
    assert len({spec.pennant} | {faces.spec(card, theme).pennant for card in NATURALS}) == 3


def test_index_and_pennant_stand_out() -> None:
    for theme, least in ((GROWN_UP, 4.25), (STRONG, 7.0)):
        for card in CARDS:
            spec = faces.spec(card, theme)
            assert contrast(spec.index_color, spec.pennant) >= least, card


@pytest.mark.parametrize(("left", "start", "t"), [(33, 33, 0.0), (13, 26, 0.5), (0, 19, 1.0)])
def test_the_deck_sets_the_time_of_day(left: int, start: int, t: float) -> None:
    assert daylight(left, start) == t


def test_every_hour_is_between_two_painted_skies() -> None:
    for percent in range(101):
        t = percent / 100
        first, second, share = skies(t)
        assert first in SKIES and second in SKIES and 0 <= share < 1
        assert first + share * (second - first) == pytest.approx(min(t, SKIES[-1]))


def test_the_sun_sinks_until_the_sea_and_the_table_hide_it() -> None:
    heights = [Day(t).sun[1] for t in (*SKIES, 1.0)]
    assert all(high < low for high, low in pairwise(heights))
    assert heights[-1] > SHORE
    assert heights[0] + SUN_RADIUS < SHORE


def test_it_grows_darker_and_lamps_are_lit() -> None:
    top = [luminance(Day(t).sky()[0]) for t in SKIES]
    assert all(light > dark for light, dark in pairwise(top))
    assert Day(0.0).window != Day(0.9).window


@pytest.mark.usefixtures("coarse_pictures")
@pytest.mark.parametrize("theme", [GROWN_UP, STRONG], ids=["grown-up", "7:1"])
def test_every_hour_can_be_drawn_and_cream_cards_stand_out_on_the_cloth(theme: Theme) -> None:
    canvas, pictures = surfaces.new(STAGE), set()
    for t in (0.0, 0.4, 0.7, 0.9):
        draw_set(canvas, theme, t)
        pictures.add(_bytes(canvas))
        red, green, blue, _ = canvas.get_at(surfaces.placed((TABLE[0] + 300, TABLE[1] + 120), COARSE))
        assert contrast(CREAM, f"#{red:02X}{green:02X}{blue:02X}") >= 4.5
    assert len(pictures) == 4


def test_one_hour_over_another_leaves_both_as_they_are() -> None:
    first, second, canvas = pygame.Surface(STAGE), pygame.Surface(STAGE), pygame.Surface(STAGE)
    draw_set(first, GROWN_UP, 0.45)
    draw_set(canvas, GROWN_UP, 0.4)
    draw_set(second, GROWN_UP, 0.45)
    assert _bytes(first) == _bytes(second)


def test_the_little_theatre_has_three_cards_and_a_set() -> None:
    assert len(tile.CARDS) == 3 and set(tile.CARDS) <= set(NATURALS)
    assert tile.painted(440, 343).get_size() == (440, 343)
