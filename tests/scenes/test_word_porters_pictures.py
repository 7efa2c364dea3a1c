"""The pictures of Word Porters. Luggage of all seats differs, and texts are legible. Secrets are not drawn before their
time, and porters stand at their points."""

from itertools import combinations, product
from types import SimpleNamespace

import pygame
import pytest
from pygame import Rect

from game.canvas import Canvas
from game.cards.sprite import Prints
from game.cards.table import Table
from game.draw.color import contrast, rgb
from game.theme import (
    CREAM,
    GOLD,
    GOLD_INK,
    GROWN_UP,
    INK,
    KIDS,
    SAFE,
    SEAT_LOOKS,
    SMALLEST_TEXT,
    STAGE,
    SeatLook,
    Theme,
)
from scenes.games.word_porters.art import faces, labels, paints, tags, tile, track, word_plates
from scenes.games.word_porters.art.backdrop import DOINGS, backdrop, draw_idle
from scenes.games.word_porters.art.furniture import _BELL, SIGN_MOST, bell_sign, sign_place
from scenes.games.word_porters.art.parcels import (
    HIGH,
    UNDER_AT,
    UPPER_AT,
    Token,
    draw_turning,
    pair,
    parcel,
    token,
    under,
    wrapped,
)
from scenes.games.word_porters.art.progress import best_of_rounds, draw_progress, station_clock
from scenes.games.word_porters.art.track import cap, porter
from scenes.games.word_porters.layout import places
from scenes.table.stage.stage import Flourish, Stage
from scenes.table.stage.table_layout import TableLayout

STRONG = Theme(high_contrast=True)
LARGE = Theme(text_scale=2.0)
BOARD = Rect(120, 832, *track.SIZE)
LABELS = (labels.SIZE, (331, 196), (273, 174), (331, 174))


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def _grey(picture: pygame.Surface) -> bytes:
    return _bytes(pygame.transform.grayscale(picture))


def _multiplied(color: str, by: tuple[int, int, int]) -> str:
    return "#" + "".join(f"{round(part * factor / 255):02X}" for part, factor in zip(rgb(color), by, strict=True))


# Parcels and suitcases


@pytest.mark.parametrize("theme", [GROWN_UP, STRONG], ids=["grown-up", "7:1"])
def test_parcels_of_all_seats_differ_also_without_their_colors(theme: Theme) -> None:
    """WP-2 gives every seat a colour; a grey screen must still tell whose parcel it is."""
    drawn = {_grey(parcel(look, number, 82, theme).surface) for look in SEAT_LOOKS for number in (1, 2, 3)}
    assert len(drawn) == 36


def test_parcels_of_all_seats_have_outlines_of_their_own() -> None:
    """By the animal at the corner."""
    masks = {
        _bytes(pygame.mask.from_surface(parcel(look, 1, 82, GROWN_UP).surface).to_surface()) for look in SEAT_LOOKS
    }
    assert len(masks) == 12


def test_a_shared_place_shows_both_numbers() -> None:
    """WP-31, WP-110: the lower one in front, the last one of its seat under it, its number beside the upper one."""
    look, width = SEAT_LOOKS[0], 82
    both = [_bytes(pair(look, numbers, width, GROWN_UP).surface) for numbers in ((1, 2), (1, 3), (2, 3))]
    assert len({*both}) == len(both)
    lower = under(look, 3, width, GROWN_UP)
    upper_right = (UPPER_AT[0] + 0.5) * width
    ink = pygame.mask.from_threshold(lower.surface, rgb(CREAM), (30, 30, 30, 255))
    assert ink.count() > 40
    left = min(rect.left for rect in ink.get_bounding_rects()) - lower.anchor[0] + UNDER_AT[0] * width
    assert left >= upper_right - 2


def test_a_parcel_that_is_not_yet_placed_is_transparent() -> None:
    solid, ghost = (parcel(SEAT_LOOKS[0], 2, 82, GROWN_UP, ghost=faint) for faint in (False, True))
    assert solid.surface.get_at(solid.anchor).a == 255
    assert 100 < ghost.surface.get_at(ghost.anchor).a < 220


@pytest.mark.parametrize("look", SEAT_LOOKS, ids=lambda look: look.name)
def test_numbers_and_words_in_a_seats_color_can_be_read(look: SeatLook) -> None:
    ink = paints.ink(look)
    assert contrast(ink, paints.luggage(look, GROWN_UP)) >= 3.2
    assert contrast(ink, paints.board(look, GROWN_UP)) >= 4.5
    assert contrast(ink, paints.luggage(look, STRONG)) >= 7
    assert contrast(ink, paints.board(look, STRONG)) >= 7


def test_a_closed_suitcase_shows_its_owner_only() -> None:
    closed = {_grey(tags.suitcase(look, None, 132, GROWN_UP).surface) for look in SEAT_LOOKS}
    assert len(closed) == 12
    opened = {_bytes(tags.suitcase(SEAT_LOOKS[0], n, 132, GROWN_UP).surface) for n in range(1, 11)}
    assert len(opened) == 10


def test_no_secret_is_drawn_before_it_has_turned() -> None:
    """WP-52: the text of a suitcase or a tag is not even requested while its other side shows."""
    canvas = pygame.Surface((600, 600))
    shut = tags.identity(None, 180, GROWN_UP)

    def never() -> object:
        raise AssertionError("too early")

    for share in (0.0, 0.2, 0.49):
        draw_turning(canvas, shut, never, (300, 300), share)
    seen = []
    for share in (0.5, 0.8, 1.0):
        draw_turning(canvas, shut, lambda: seen.append(1) or tags.identity(4, 180, GROWN_UP), (300, 300), share)
    assert len(seen) == 3


def test_every_number_has_a_tag_of_its_own_and_all_have_one_back() -> None:
    drawn = {_bytes(tags.identity(number, 180, GROWN_UP).surface) for number in range(1, 11)}
    assert len(drawn) == 10
    assert _bytes(tags.identity(None, 180, GROWN_UP).surface) not in drawn


# Words and hints


def test_plates_show_their_state() -> None:
    plates = [
        word_plates.word_plate(3, "tiger", word_plates.SIZE, GROWN_UP, state) for state in ("plain", "lit", "dim")
    ]
    plates += [word_plates.word_plate(3, "tiger", word_plates.SIZE, GROWN_UP, own=look) for look in SEAT_LOOKS]
    assert len({_bytes(plate.surface) for plate in plates}) == 15
    masks = {_bytes(pygame.mask.from_surface(plate.surface).to_surface()) for plate in plates[3:]}
    assert len(masks) == 12  # by the animal


def test_words_and_hints_stand_out() -> None:
    for theme, least in ((GROWN_UP, 7.0), (STRONG, 12.0)):
        assert contrast(paints.words_on_enamel(theme), paints.enamel(theme)) >= least
        assert contrast(INK, paints.LABEL) >= 7 and contrast(INK, paints.TAG) >= 7
    assert contrast(GOLD_INK, GOLD) >= 7 and contrast(paints.BRASS_INK, paints.BRASS) >= 7


@pytest.mark.parametrize(("theme", "least"), [(GROWN_UP, 3.0), (STRONG, 7.0)], ids=["grown-up", "7:1"])
def test_cards_out_of_play_are_still_legible(theme: Theme, least: float) -> None:
    shade = paints.dim(theme)
    for ink, ground in ((paints.words_on_enamel(theme), paints.enamel(theme)), (INK, paints.LABEL)):
        assert contrast(_multiplied(ink, shade), _multiplied(ground, shade)) >= least


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
@pytest.mark.parametrize("size", LABELS, ids=str)
@pytest.mark.parametrize("count", range(1, 7))
def test_parcels_stay_on_their_label_and_apart(count: int, size: tuple[int, int], theme: Theme) -> None:
    """WP-34: any number of seats may be on one hint; the first alone, the others with the 3 under it."""
    shared = (False, *(True,) * (count - 1))
    where = labels.spots(shared, size, theme)
    width, paper = where.width, Rect((0, 0), size)
    bodies = []
    for two, (x, y) in zip(shared, where.places, strict=True):
        box = Rect(0, 0, round((1.42 if two else 1) * width), round((1.08 if two else HIGH) * width))
        box.center = (round(x + size[0] / 2), round(y + size[1] / 2))
        bodies.append(box)
    assert width >= 44 and all(paper.inflate(-8, -8).contains(box) for box in bodies)
    for one, other in combinations(bodies, 2):
        both = one.clip(other)
        assert both.width * both.height == 0 or both.height <= 0.08 * width


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS, STRONG, LARGE], ids=["grown-up", "kids", "7:1", "200 %"])
def test_no_letter_is_too_small(theme: Theme, letters: list[int]) -> None:
    look = SEAT_LOOKS[0]
    for width in (42, 52, 60, 82):
        parcel(look, 1, width, theme)
        token(Token(look, (2, 3)), width, theme)
    for wide in (54, 132, 260):
        tags.suitcase(look, 10, wide, theme)
    for high in (60, 132, 268):
        tags.identity(10, high, theme)
    for picture in (None, pygame.Surface((90, 90), pygame.SRCALPHA)):
        word_plates.word_plate(10, "ladder", word_plates.SIZE, theme, picture=picture)
        labels.label("outside", labels.SIZE, theme, picture=picture)
    porter(look, 50, over=True)
    track.board()
    assert min(letters) >= SMALLEST_TEXT


def test_paper_hides_which_word_or_hint_it_is() -> None:
    assert wrapped(word_plates.SIZE).box.size == word_plates.SIZE
    assert wrapped(labels.SIZE).box.size == labels.SIZE


# Track, clock, hall


def test_a_porter_hops_from_space_to_space() -> None:
    start, middle, end = (track.stand(total, BOARD) for total in (7, 7.5, 8))
    assert start.x < middle.x < end.x
    assert middle.y < start.y == end.y


def test_the_tunnel_swallows_a_porter_and_returns_it_with_a_ribbon() -> None:
    inside, outside = track.stand(20.49, BOARD), track.stand(20.51, BOARD)
    assert inside.x > 1600 and outside.x < 300
    assert inside.seen < 0.1 and outside.seen < 0.1
    assert not inside.over and outside.over


def test_six_porters_on_one_space_are_all_visible() -> None:
    stands = [track.stand(0, BOARD, (number, 6)) for number in range(6)]
    for one, other in combinations(stands, 2):
        assert abs(one.x - other.x) >= 30 or abs(one.y - other.y) >= 30
    assert len({_bytes(porter(look, 50).surface) for look in SEAT_LOOKS}) == 12
    assert _bytes(cap(SEAT_LOOKS[0], 48).surface) != _bytes(cap(SEAT_LOOKS[1], 48).surface)


def test_a_track_with_totals_of_all_kinds_is_drawn() -> None:
    pictures = set()
    for totals in ((0, 0, 0, 0, 0, 0), (3, 23, 3, 9, 20, 40), (3.5, 23, 20.2, 20.7, 9, 40)):
        canvas = pygame.Surface(STAGE)
        track.draw_track(canvas, list(zip(SEAT_LOOKS, totals, strict=False)), BOARD)
        pictures.add(_bytes(canvas))
    assert len(pictures) == 3


@pytest.mark.parametrize("across", [4, 2])
@pytest.mark.parametrize("theme", [GROWN_UP, STRONG], ids=["grown-up", "7:1"])
def test_the_sign_shows_how_many_rounds_have_ended(theme: Theme, across: int) -> None:
    """WP-14: four of them."""
    bright = [_bright(bell_sign(number, 4, SIGN_MOST, across, theme).surface) for number in (1, 2, 3, 4)]
    assert bright[0] > 0
    assert all(bright[i] == pytest.approx((i + 1) * bright[0], rel=0.05) for i in range(4))


def test_the_sign_is_clear_of_hints_and_rail_or_not_there() -> None:
    shown = 0
    for name, scale, players, rounds in product(("grown-up", "kids"), (1.0, 1.5, 2.0), range(3, 7), (2, 4)):
        theme = Theme(name, text_scale=scale)
        hints = places(players, 6 + players, theme, theme.kids, False).labels
        place = sign_place(hints, rounds, theme)
        if place is None:
            assert players % 2 == 0, "beside an odd row there is room"
            continue
        high, across, at = place
        assert _BELL * high >= SMALLEST_TEXT
        rect = bell_sign(1, rounds, high, across, theme).rect(at)
        assert rect.collidelist(hints) < 0 and SAFE.left <= rect.left and rect.bottom <= theme.bar_top
        shown += 1
    assert shown > 24


def _bright(picture: pygame.Surface) -> int:
    """Pixels in the colour of a bell that has rung."""
    return pygame.mask.from_threshold(picture, rgb(CREAM), (8, 8, 8, 255)).count()


def test_the_lights_go_down_for_the_count() -> None:
    bright, dark = backdrop(GROWN_UP), backdrop(GROWN_UP, counting=True)
    assert bright.get_size() == dark.get_size() == STAGE
    assert sum(pygame.transform.average_color(dark)[:3]) < sum(pygame.transform.average_color(bright)[:3])


def test_a_sentence_is_legible_on_the_hall_while_points_are_counted() -> None:
    """Names and results are on it at the left."""
    dark = backdrop(GROWN_UP, counting=True)
    for x in range(290, 620, 30):
        for y in range(110, 220, 20):
            red, green, blue = dark.get_at((x, y))[:3]
            assert contrast(CREAM, f"#{red:02X}{green:02X}{blue:02X}") >= 4.5, (x, y)


def test_the_little_theatre_shows_parcels_instead_of_cards() -> None:
    assert tile.CARDS == ()
    assert tile.painted(440, 343).get_size() == (440, 343)


@pytest.mark.parametrize("kind", [kind for kind, _ in DOINGS])
def test_idle_motion_leaves_nothing_behind(kind: str) -> None:
    pictures = []
    for share in (0.0, 0.3, 0.6, 1.0):
        canvas = pygame.Surface(STAGE)
        stage = Stage(None, Table(Prints(faces, GROWN_UP)), TableLayout(4, 0, True), lambda *_: None)
        stage.flourishes.append(Flourish(kind, (0, 0), share))
        draw_idle(canvas, stage, GROWN_UP)
        pictures.append(_bytes(canvas))
    bare = _bytes(pygame.Surface(STAGE))
    assert pictures[0] == pictures[-1] == bare
    assert len({*pictures, bare}) == 3


# What the eye finds


def test_free_hints_given_ones_and_own_ones_have_papers_of_their_own() -> None:
    """WP-26: public facts, and the viewer's own parcels."""
    look, size = SEAT_LOOKS[0], labels.SIZE
    at = (size[0] - 30, size[1] - 40)
    papers = [
        labels.label("far", size, GROWN_UP, state, None, own).surface.get_at(at)
        for state, own in ((labels.PLAIN, None), (labels.GIVEN, None), (labels.GIVEN, look), (labels.DIM, look))
    ]
    free, given, own, barred = papers
    assert len({tuple(free), tuple(given), tuple(own)}) == 3 and own == barred, "an own one is not dark as well"
    assert free.r - given.r > 20 and own.b > own.r


def test_a_given_word_has_the_colour_of_the_seat_that_gets_it() -> None:
    given = [
        word_plates.word_plate(3, "far", word_plates.SIZE, GROWN_UP, given=look).surface.get_at((20, 20))
        for look in (None, *SEAT_LOOKS[:3])
    ]
    assert len(set(map(tuple, given))) == 4


def test_luggage_and_clock_show_what_all_know_of_the_match() -> None:
    """A suitcase a scored round, for the seat that won most; the hand goes on by a round."""
    played = [SimpleNamespace(points=points) for points in ((1, 3, 2), (0, 0, 0), (2, 2, 5))]
    assert best_of_rounds(SimpleNamespace(played=played)) == (1, 0, 2)
    assert len({_bytes(station_clock(number, 4, 54).surface) for number in (1, 2, 3, 4)}) == 4
    for number in (1, 4):
        canvas = Canvas(STAGE)
        view = SimpleNamespace(played=played[: number - 1], round=number)
        sign = pygame.Rect(860, 853, 250, 54)
        draw_progress(canvas, view, SEAT_LOOKS, sign, 4, GROWN_UP)
        boxes = [pygame.Rect(one.place) for one in canvas.commands]
        assert len(boxes) == 2 + number - 1 and not any(box.colliderect(sign) for box in boxes)
        assert all(SAFE.left < box.left and box.right < SAFE.right for box in boxes)
