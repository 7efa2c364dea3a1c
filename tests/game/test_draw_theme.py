"""Colours by the numbers: texts have their contrast, and different colours look different; text has a minimum size."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game import theme
from game.draw import color, text
from game.draw.color import contrast
from game.theme import GROWN_UP, KIDS, SEAT_LOOKS, SeatLook, Theme

# white on deep and deep on cream for each seat, in the order of the seats
SEAT_CONTRASTS = {
    "indigo": (10.5, 13.6),
    "pink": (7.1, 9.0),
    "green": (8.3, 10.9),
    "plum": (11.6, 14.8),
    "lime": (6.1, 7.7),
    "sky": (7.5, 9.7),
    "orange": (7.5, 9.6),
    "teal": (8.3, 10.8),
    "lavender": (7.9, 10.4),
    "brown": (11.4, 15.1),
    "ivory": (6.0, 7.7),
    "slate": (10.3, 13.8),
}
BOARD_LIGHT = "#FFFDF5"  # the lit end of a cream board
BAR_LIGHT = 0.10  # the rail's lit end is this much lighter than the deep colour


def test_house_colors_have_the_contrast_they_were_chosen_for() -> None:
    assert contrast(theme.INK, theme.CREAM) == pytest.approx(16.4, abs=0.1)
    assert contrast(theme.INK, theme.CREAM_SHADE) == pytest.approx(14.1, abs=0.1)
    assert contrast(theme.GOLD, theme.INK) == pytest.approx(11.2, abs=0.1)
    assert contrast(theme.GOLD_INK, theme.GOLD) == pytest.approx(8.1, abs=0.1)
    assert contrast(theme.GOOD, theme.CREAM) >= 4.5
    assert contrast(theme.BAD, theme.CREAM) >= 4.5
    assert contrast(theme.CREAM, color.lighter(theme.PLATE, 0.05)) >= 7


@pytest.mark.parametrize("look", SEAT_LOOKS, ids=lambda look: look.name)
def test_seat_contrasts(look: SeatLook) -> None:
    lit = color.lighter(look.deep, BAR_LIGHT)
    white, deep = SEAT_CONTRASTS[look.name]
    assert contrast("#FFFFFF", lit) == pytest.approx(white, abs=0.5)
    assert contrast(look.deep, BOARD_LIGHT) == pytest.approx(deep, abs=0.2)
    assert contrast(look.light, lit) >= 4.5


def test_seats_are_twelve_different_ones() -> None:
    assert len(SEAT_LOOKS) == 12
    for field in ("name", "main", "deep", "animal", "pattern"):
        assert len({getattr(look, field) for look in SEAT_LOOKS}) == 12
    assert {look.name for look in SEAT_LOOKS if look.dark_ink} == {"pink", "lime", "lavender", "ivory"}


def test_no_seat_color_is_near_gold() -> None:
    for look in SEAT_LOOKS:
        distance = sum((a - b) ** 2 for a, b in zip(color.rgb(look.main), color.rgb(theme.GOLD), strict=True)) ** 0.5
        assert distance > 80, look.name


def test_seat_colors_differ_from_each_other() -> None:
    for one, other in itertools.combinations(SEAT_LOOKS, 2):
        assert sum(abs(a - b) for a, b in zip(color.rgb(one.main), color.rgb(other.main), strict=True)) > 40


def test_seven_to_one_everywhere_in_high_contrast() -> None:
    high = Theme(high_contrast=True)
    for ground in (high.plate, high.sign, high.bar("#3F5A0C")):
        lit = color.lighter(ground, BAR_LIGHT)
        assert contrast("#FFFFFF", lit) >= 7
        assert contrast(theme.CREAM, lit) >= 7
        assert contrast(high.sign_title, lit) >= 7


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("base", [GROWN_UP, KIDS])
def test_text_is_never_under_the_floor_nor_over_double(base: Theme, scale: float) -> None:
    scaled = base.scaled(scale)
    for size in (1, 10, 31, 32, 46, 140):
        assert scaled.px(size) >= theme.SMALLEST_TEXT
        assert scaled.px(size) <= max(theme.SMALLEST_TEXT, 2 * size)
        assert text.floor(size) >= theme.SMALLEST_TEXT


def test_fit_stops_at_the_floor() -> None:
    assert text.fit("a very long name indeed", 50, 40) == theme.SMALLEST_TEXT
    assert text.fit("Ida", 50, 400) == 50


def test_wrapped_rows_are_no_wider_than_asked() -> None:
    rows = text.wrap("Red was led and red comes first of all", 46, 400)
    assert len(rows) > 1
    assert all(text.width(row, 46) <= 400 for row in rows)
    assert " ".join(rows) == "Red was led and red comes first of all"


def test_clipped_text_fits_and_short_text_stays() -> None:
    assert text.clipped("Ida", 40, 300) == "Ida"
    shorter = text.clipped("Maximiliane", 40, 120)
    assert shorter.endswith("…")
    assert text.width(shorter, 40) <= 120


@pytest.mark.parametrize("role", list(text.ROLES))
def test_placed_capitals_are_centred_by_their_ink(role: str) -> None:
    canvas = pygame.Surface((300, 200), pygame.SRCALPHA)
    text.place(canvas, "H", 80, (150, 100), role=role)
    ink = canvas.get_bounding_rect()
    assert abs(ink.centery - 100) <= 1
    assert abs(ink.centerx - 150) <= 6


def test_words_with_descenders_have_the_baseline_of_those_without() -> None:
    assert text.line("xgx", 46).get_height() == text.line("xxx", 46).get_height()


def test_colors_are_checked() -> None:
    with pytest.raises(ValueError, match="#RRGGBB"):
        color.rgb("#123")
    assert color.mix("#000000", "#FFFFFF", 0.5) == "#808080"
