"""Every picture, glyph and part can be drawn, is not empty, and has the size that its measures say."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.canvas import Canvas
from game.draw import (
    animals,
    boards,
    curtain,
    effects,
    focus,
    glyphs,
    host,
    icons,
    paper,
    patterns,
    plates,
    svg,
    tags,
    text,
)
from game.input import bindings
from game.input.pads import BUTTONS, TRIGGERS, numbered
from game.theme import GROWN_UP, INK, KIDS, SAFE, SEAT_LOOKS, SMALLEST_TEXT, STAGE, Theme
from game.widgets import bottom_bar

FOLDERS = sorted({file.parent for file in svg.PICTURES.rglob("*.svg")})
of_each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(svg.PICTURES)))
# The loader gets these wrong or ignores them silently.
HANGS = 6
"""px that letters of a last row may extend below their room: few do, and every screen has that much space."""
FORBIDDEN_ELEMENTS = {"clipPath", "mask", "filter", "pattern", "use", "symbol", "text", "image", "svg"}
FORBIDDEN_VALUES = ("rgba(", "hsl(", "currentColor")

THEMES = [
    GROWN_UP,
    KIDS,
    Theme(high_contrast=True),
    Theme(bright_room=True),
    Theme(text_scale=2.0),
    Theme("kids", text_scale=2.0, high_contrast=True),
]


def theme_name(theme: Theme) -> str:
    flags = [theme.name, str(theme.text_scale)]
    return "-".join(flags + [flag for flag in ("high_contrast", "bright_room") if getattr(theme, flag)])


def is_inked(surface: pygame.Surface) -> bool:
    return surface.get_bounding_rect().width > 0


@of_each_folder
def test_picture_files_load_and_are_not_empty(folder: Path) -> None:
    for file in folder.glob("*.svg"):
        picture = svg.picture(str(file.relative_to(svg.PICTURES).with_suffix("")), 120)
        assert picture.get_width() == 120, file
        assert picture.get_bounding_rect().width > 12, file


@of_each_folder
def test_picture_files_use_only_what_the_loader_knows(folder: Path) -> None:
    for file in folder.glob("*.svg"):
        content = file.read_text(encoding="utf-8")
        assert not any(value in content for value in FORBIDDEN_VALUES), file
        root = ElementTree.fromstring(content)
        for element in root.iter():
            tag = element.tag.split("}")[-1]
            assert element is root or tag not in FORBIDDEN_ELEMENTS, file
            for key in ("fill", "stroke", "stop-color"):
                value = element.get(key, "none")
                fine = value == "none" or value.startswith("url(") or (value[0] == "#" and len(value) == 7)
                assert fine, (file, value)


@pytest.mark.parametrize("kind", animals.KINDS)
def test_animals_fill_their_head(kind: str) -> None:
    head = animals.animal(kind, 90)
    ink = head.get_bounding_rect()
    assert ink.width > 70
    assert ink.height > 70
    assert pygame.Rect((0, 0), head.get_size()).contains(ink)


@pytest.mark.parametrize("pose", host.POSES)
def test_host_has_every_pose(pose: str) -> None:
    assert is_inked(host.host(pose, 120))


def test_every_seat_has_its_animal_and_pattern() -> None:
    assert {look.animal for look in SEAT_LOOKS} == set(animals.KINDS)
    assert {look.pattern for look in SEAT_LOOKS} == set(patterns.NAMES)


def test_patterns_repeat_without_a_seam_in_size() -> None:
    area = patterns.pattern("waves", (333, 101), "#FFFFFF", 0.5)
    assert area.get_size() == (333, 101)


@pytest.mark.parametrize("family", glyphs.FAMILIES)
def test_every_family_has_every_button(family: str) -> None:
    for button, size in product(glyphs.BUTTONS, (50, 96)):
        picture = glyphs.glyph(family, button, size)
        assert picture.get_height() == size, button
        assert picture.get_bounding_rect().width > size * 0.4, button


@pytest.mark.parametrize("family", glyphs.PAD_FAMILIES)
def test_buttons_of_a_pad_look_different(family: str) -> None:
    pictures = {pygame.image.tobytes(glyphs.glyph(family, place, 60), "RGBA") for place in glyphs.PLACES}
    assert len(pictures) == 4


@pytest.mark.parametrize("family", [*glyphs.PAD_FAMILIES, "something"])
def test_every_button_that_a_pad_can_send_has_a_glyph(family: str) -> None:
    names = (*BUTTONS.values(), *TRIGGERS.values(), *(numbered(number) for number in range(40)), "odd thing")
    for name in names:
        picture = glyphs.glyph(family, name, 50)
        assert picture.get_height() == 50
        assert picture.get_bounding_rect().width > 20


def test_the_buttons_in_the_middle_are_different() -> None:
    for family in glyphs.PAD_FAMILIES:
        pair = {pygame.image.tobytes(glyphs.glyph(family, name, 60), "RGBA") for name in ("start", "select")}
        assert len(pair) == 2


@pytest.mark.parametrize("key", ["A", "Enter", "Esc", "Space", "Backspace", "←→", "F11", "q"])
def test_keys_have_caps_as_wide_as_their_words(key: str) -> None:
    cap = glyphs.glyph("keys", key, 50)
    assert cap.get_width() >= 50
    assert cap.get_height() == 50


@pytest.mark.parametrize("table", [bindings.WHOLE_KEYBOARD, bindings.LEFT_HALF, bindings.RIGHT_HALF])
def test_no_cap_of_a_key_shows_the_box_of_a_missing_letter(table: bindings.Table) -> None:
    missing = pygame.image.tobytes(text.inked("\uffff", 28, INK, "bold"), "RGBA")
    for name in (name for names in table.values() for name in names):
        for sign in bindings.cap(name):
            drawn = sign in "←→↑↓⌫"
            assert drawn or pygame.image.tobytes(text.inked(sign, 28, INK, "bold"), "RGBA") != missing, name
    caps = {pygame.image.tobytes(glyphs.glyph("keys", sign, 50), "RGBA") for sign in "←→↑↓⌫\uffff"}
    assert len(caps) == 6


def test_an_unknown_family_is_a_plain_pad() -> None:
    plain = pygame.image.tobytes(glyphs.glyph("pad", "south", 50), "RGBA")
    assert pygame.image.tobytes(glyphs.glyph("something", "south", 50), "RGBA") == plain


@pytest.mark.parametrize("kind", icons.DEVICES)
def test_every_device_has_a_badge(kind: str) -> None:
    assert is_inked(icons.badge(kind, 44))


def test_a_fragment_has_the_requested_size_at_any_aspect() -> None:
    square = '<rect width="100" height="100" fill="#FF0000"/>'
    for size in ((100, 100), (40, 90), (301, 7)):
        picture = svg.fragment(square, (100, 100), size)
        assert picture.get_size() == size
        assert picture.get_at((size[0] - 2, size[1] - 2))[:3] == (255, 0, 0)


def test_masks_cut_opaque_pictures_too() -> None:
    opaque = pygame.Surface((40, 40))
    opaque.fill("#FFFFFF")
    cut = paper.masked(opaque, '<circle cx="20" cy="20" r="10" fill="#123456"/>')
    assert cut.get_at((0, 0)).a == 0
    assert cut.get_at((20, 20)) == pygame.Color("#FFFFFF")


def test_shadows_leave_the_picture_where_its_box_says() -> None:
    piece = paper.with_shadow(paper.board(60, 40, "#FFFFFF", 4), 8, 100, (3, 9))
    canvas = pygame.Surface((300, 300), pygame.SRCALPHA)
    box = piece.draw(canvas, (150, 150))
    assert box.center == (150, 150)
    assert box.size == (60, 40)
    assert canvas.get_at(box.center).r > 230


@pytest.mark.parametrize("theme", THEMES, ids=theme_name)
@pytest.mark.parametrize("name", ["Ida", "Maximiliane-Sophie"])
def test_plates_keep_their_words_inside(theme: Theme, name: str) -> None:
    items = (("cards", "17"), ("tricks", "10"))
    for side in ("right", "left"):
        plate = plates.plate(SEAT_LOOKS[0], name, items, side, theme, device="bot")
        assert plate.box.width <= 520
        assert plate.box.contains(pygame.Rect(-60, -60, 120, 120))
    compact = plates.compact_plate(SEAT_LOOKS[1], name, items[:1], theme, device="pad")
    assert compact.box.size == (220, 78)
    tags.seat_tag(SEAT_LOOKS[3], name, "Keyboard left", "keys", True, theme, tilt=1.5)
    tags.seat_tag(SEAT_LOOKS[3], name, "", "keys", True, theme, tags.SMALL_TAG)


def test_a_plate_on_turn_is_gold() -> None:
    def golden(on_turn: bool) -> bool:
        plate = plates.plate(SEAT_LOOKS[0], "Ida", (("cards", "7"),), on_turn=on_turn)
        color = plate.surface.get_at((plate.anchor[0] + plate.box.right - 14, plate.anchor[1] - 20))
        return color.r > 220 and color.b < 110

    assert golden(True)
    assert not golden(False)


@pytest.mark.parametrize("count", [0, 1, 5, 30])
def test_held_fans_show_at_most_five(count: int) -> None:
    back = paper.board(46, 64, "#26305F", 8)
    fan = plates.held(back, count)
    assert fan.box.width <= 160
    assert is_inked(fan.surface) == (count > 0)


@pytest.mark.parametrize("theme", THEMES, ids=theme_name)
def test_its_parts_fit_into_the_bar(theme: Theme) -> None:
    (_, shade), (base, place) = bottom_bar.bar_ground(SEAT_LOOKS[4], theme).parts
    assert base.get_rect(topleft=place) == (0, theme.bar_top, STAGE[0], STAGE[1] - theme.bar_top)
    assert not base.get_flags() & pygame.SRCALPHA and shade[1] < theme.bar_top  # the area below need not be painted
    who = bottom_bar.owner(SEAT_LOOKS[4], "Maximiliane", "no trick yet", theme).rect((SAFE.left, theme.bar_top))
    assert who.left == SAFE.left
    assert who.bottom <= SAFE.bottom
    room = SAFE.bottom - theme.bar_top - 30
    words = bottom_bar.sentence(("Follow yellow", icons.icon("star", 50), "or play the Rook"), 560, room, theme)
    assert words.get_width() <= 560
    assert words.get_bounding_rect().height <= room + HANGS


def test_a_sentence_takes_a_second_line_before_it_gets_small() -> None:
    short = bottom_bar.sentence(("Anything goes",), 800, 110)
    long = bottom_bar.sentence(("Red was led. Red comes first. Everybody follows if they can",), 800, 110)
    assert long.get_width() <= 800
    assert long.get_height() > short.get_height()


def test_wrapped_parts_count_a_picture_as_a_word() -> None:
    chip = boards.chip(icons.icon("star", 60), 52)
    rows = text.wrap_parts(("Follow yellow", chip, "or play the Rook"), 46, 420)
    assert [part for row in rows for part in row if not isinstance(part, str)] == [chip]
    assert all(text.line_width(row, 46) <= 420 for row in rows)


@pytest.mark.parametrize("look", [SEAT_LOOKS[0], SEAT_LOOKS[10], curtain.HOUSE_LOOK], ids=lambda look: look.name)
def test_curtain_is_opaque_and_covers_the_stage(look: object) -> None:
    canvas = Canvas(STAGE)
    curtain.draw_closed(canvas, look)
    cloth, *swags = canvas.commands
    assert cloth.hides() and cloth.place == (0, 0, *STAGE)
    assert all(swag.place[1] + swag.place[3] < 300 for swag in swags)


def test_the_halves_move_apart_evenly_and_by_multiples_of_four_texels_in_4k() -> None:
    """Rows that begin between multiples of four take twice as long to copy."""
    for share in (0, 0.003, 0.137, 0.5, 0.861, 1):
        canvas = Canvas(STAGE)
        curtain.draw_halves(canvas, curtain.HOUSE_LOOK, share)
        left, right = (pygame.Rect(command.place) for command in canvas.commands)
        assert -left.left == right.right - STAGE[0] == pytest.approx(share * STAGE[0] / 2, abs=1)
        assert 2 * left.left % 4 == 2 * right.left % 4 == 0


def test_a_board_on_a_curtain_is_mixed_only_where_it_is_transparent() -> None:
    """Most of it would be clear, and most of the rest is paper."""
    for parts, opaque in (
        (curtain.curtain_board(SEAT_LOOKS[0], "Pass to Rosa").board.parts, curtain.BOARD),
        (curtain.valance(SEAT_LOOKS[0]).parts, pygame.Rect(0, 0, STAGE[0], 104)),
    ):
        copied = [part.get_rect(topleft=at) for part, at in parts if not part.get_flags() & pygame.SRCALPHA]
        assert len(copied) == 1 and opaque.contains(copied[0])
        assert copied[0].width * copied[0].height > 0.8 * opaque.width * opaque.height
        assert not any(
            copied[0].colliderect(part.get_rect(topleft=at)) for part, at in parts if part.get_flags() & pygame.SRCALPHA
        )


@pytest.mark.parametrize("theme", THEMES, ids=theme_name)
def test_boards_are_drawn_in_every_theme(theme: Theme) -> None:
    assert boards.sign(300, 156, "Trump", 74, theme).box == pygame.Rect(0, 0, 300, 156)
    for kind, tail in (("plain", "left"), ("gold", "right"), ("quiet", "up")):
        assert is_inked(boards.bubble("pass", tail, kind, 50, theme).surface)
    assert boards.question_plate("Pass", True, theme).box.height == 112
    assert boards.question_plate("Pass", False, theme).box.height == 92
    boards.menu_tag("End the game", "door", theme)
    board = curtain.curtain_board(SEAT_LOOKS[0], "Pass to Maximiliane-Sophie", "Everybody else looks away", theme)
    assert SAFE.contains(board.box)


def test_words_are_drawn_on_a_copy_of_a_blank_board() -> None:
    """A second word on the same board does not show the first."""
    first, blank = boards.question_plate("70", False, GROWN_UP, width=200), boards.blank_plate(200)
    before = pygame.image.tobytes(blank.surface, "RGBA")
    second = boards.question_plate("75", False, GROWN_UP, width=200)
    assert pygame.image.tobytes(blank.surface, "RGBA") == before
    assert len({before, *(pygame.image.tobytes(piece.surface, "RGBA") for piece in (first, second))}) == 3
    assert first.box == second.box == blank.box


def test_a_swinging_board_stays_level_and_its_cords_keep_their_ends() -> None:
    hung = curtain.curtain_board(SEAT_LOOKS[0], "Pass to Rosa")
    still, aside = pygame.Surface(STAGE), pygame.Surface(STAGE)
    curtain.draw_board(still, hung)
    curtain.draw_board(aside, hung, across=11)
    paper = pygame.Rect(curtain.BOARD)
    moved = aside.subsurface(paper.move(11, 0))
    assert pygame.image.tobytes(moved, "RGB") == pygame.image.tobytes(still.subsurface(paper), "RGB")
    top = pygame.Rect(0, 0, STAGE[0], 20)
    assert pygame.image.tobytes(aside.subsurface(top), "RGB") == pygame.image.tobytes(still.subsurface(top), "RGB")


def test_focus_ring_surrounds_the_thing() -> None:
    ring = focus.ring(200, 100, 20)
    canvas = pygame.Surface((400, 300), pygame.SRCALPHA)
    thing = ring.draw(canvas, (200, 150))
    assert thing.size == (200, 100)
    assert canvas.get_at(thing.center).a == 0
    assert canvas.get_at((thing.left - 7, thing.centery))[:3] == (255, 200, 61)


def test_numbers_of_a_plate_move_closer_before_they_lose_their_icons() -> None:
    items = ("cards", "2"), ("star", "46")
    wide = plates._row(items, SMALLEST_TEXT)
    close = plates._row(items, SMALLEST_TEXT, wide.width - 1)
    bare = plates._row(items, SMALLEST_TEXT, close.width - 1)
    assert wide.items == close.items == items and close.width < wide.width
    assert bare.items == (("", "2"), ("", "46"))


@pytest.mark.parametrize("count", [14, 18, 24])
def test_no_edge_of_a_ray_is_level_or_upright(count: int) -> None:
    light, middle, out = effects.rays(300, count=count, strength=1.0), 300, 200
    for side in (-1, 1):
        around = (
            [(middle + side * out, middle + step) for step in (-4, 4)],
            [(middle + step, middle + side * out) for step in (-4, 4)],
        )
        for before, after in around:
            assert abs(light.get_at(before).a - light.get_at(after).a) < 20
