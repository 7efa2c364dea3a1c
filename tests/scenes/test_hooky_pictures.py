"""The pictures of Hooky: twenty-six different pupils, legible letters, a board with contrast to chalk."""

from itertools import combinations

import pygame
import pytest

from engine.games.hooky.cards import LETTERS
from game.cards.card_face import LABELLED_FROM, index_em
from game.cards.hand import SMALL_WIDTH
from game.cards.slots import CARD_WIDTH, KIDS_WIDTH
from game.cards.sprite import Prints
from game.cards.table import Table
from game.draw import text
from game.draw.color import contrast
from game.draw.svg import PICTURES, fragment
from game.theme import GROWN_UP, SMALLEST_TEXT, STAGE, Theme
from scenes.games.hooky.art import faces, tile
from scenes.games.hooky.art.backdrop import DOINGS, backdrop, draw_idle
from scenes.games.hooky.art.pupils import (
    BOX,
    CLOTHES_COLORS,
    HAIR_COLORS,
    PUPILS,
    SKINS,
    name,
    portrait,
)
from scenes.seating import BOT_NAMES, PERSON_NAMES
from scenes.table.stage.stage import Flourish, Stage
from scenes.table.stage.table_layout import TableLayout

CHALK = "#F3F8F4"
SLATE = (114, 82, 1692, 794)
KIDS = Theme(name="kids")
STRONG = Theme(high_contrast=True)
LOOKS = [GROWN_UP, KIDS, STRONG]
CALLED = ["grown-up", "kids", "7:1"]


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("width", [60, 116])
@pytest.mark.parametrize("theme", LOOKS, ids=CALLED)
def test_every_card_has_a_face_of_its_own(theme: Theme, width: int) -> None:
    """HK-2: 26 cards, one for each letter."""
    drawn = {card: _bytes(faces.face(card, width, theme)) for card in LETTERS}
    assert len(set(drawn.values())) == 26
    assert _bytes(faces.back(width)) not in drawn.values()


def test_pupils_differ_also_without_their_letters() -> None:
    assert len({_bytes(fragment(portrait(letter), (BOX, BOX), (100, 100))) for letter in LETTERS}) == 26


def test_no_two_pupils_have_the_same_hair_on_the_same_skin() -> None:
    """Seen from far away, where glasses and freckles are lost."""
    for one, other in combinations(PUPILS.values(), 2):
        seen = [(who.hair, who.hair_color, who.skin, who.cloth) for who in (one, other)]
        assert seen[0] != seen[1], (one.name, other.name)


@pytest.mark.parametrize("kind", ["hair", "clothes", "extra", "mouth", "thing"])
def test_all_parts_are_used(kind: str) -> None:
    files = {file.stem.removeprefix(f"{kind}-") for file in (PICTURES / "hooky").glob(f"{kind}-*.svg")}
    assert {getattr(who, kind) for who in PUPILS.values()} - {""} == {name.removesuffix("-behind") for name in files}


def test_all_colors_are_used() -> None:
    roll = PUPILS.values()
    assert {who.hair_color for who in roll} == set(HAIR_COLORS)
    assert {who.skin for who in roll} == set(range(len(SKINS)))
    assert {who.clothes_color for who in roll} == set(CLOTHES_COLORS) >= {who.cloth for who in roll}


def test_names_begin_with_their_letters_and_are_no_players_names() -> None:
    """ "Jonas played hooky" must never be about a player at the table."""
    names = [name(letter) for letter in LETTERS]
    assert [word[0] for word in names] == list(LETTERS)
    assert not set(names) & {*BOT_NAMES, *PERSON_NAMES}


def test_letters_can_be_read() -> None:
    for card in LETTERS:
        for theme, width, least in ((GROWN_UP, CARD_WIDTH, 72), (GROWN_UP, SMALL_WIDTH, 72), (KIDS, KIDS_WIDTH, 120)):
            spec = faces.spec(card, theme)
            assert index_em(card, width, theme, spec.form, spec.role) >= least, (card, width)


def test_the_letter_of_a_small_card_can_be_read_across_the_room() -> None:
    for width in (60, 72, faces.SMALL - 1):
        em = round(width * faces.SMALL_EM)
        assert em >= SMALLEST_TEXT
        assert max(text.inked(card, em, role=faces.LETTER_ROLE).get_width() for card in LETTERS) < width * 0.9


def test_letter_and_pennant_stand_out() -> None:
    for theme, least in ((GROWN_UP, 4.5), (STRONG, 7.0)):
        for card in LETTERS:
            spec = faces.spec(card, theme)
            assert contrast(spec.index_color, spec.pennant) >= least, card


def test_neighbours_in_the_alphabet_have_other_tones() -> None:
    tones = [faces.tone(card, GROWN_UP) for card in LETTERS]
    assert len(set(tones)) == 7
    assert all(len(set(tones[i : i + 7])) == 7 for i in range(20))


@pytest.mark.parametrize("width", [116, LABELLED_FROM, CARD_WIDTH, KIDS_WIDTH])
def test_names_are_large_enough_or_not_there(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    written = text.text

    def write(words: str, size: float, *rest: str) -> pygame.Surface:
        if len(words) > 1:
            sizes.append(round(size))
        return written(words, size, *rest)

    monkeypatch.setattr(text, "text", write)
    for card in LETTERS:
        sizes.clear()
        theme = KIDS if width == KIDS_WIDTH else GROWN_UP
        faces.card_face.face.__wrapped__(faces.spec(card, theme), width, theme)
        assert len(sizes) == (width >= LABELLED_FROM)
        assert all(size >= SMALLEST_TEXT for size in sizes)
        assert text.width(name(card), max(sizes, default=1), "kids_bold") <= width - 24


@pytest.mark.parametrize(("theme", "least"), [(GROWN_UP, 7.0), (STRONG, 12.0)], ids=["grown-up", "7:1"])
def test_chalk_stands_out_all_over_the_slate(theme: Theme, least: float) -> None:
    picture = backdrop(theme, SLATE)
    left, top, wide, high = SLATE
    for x in range(left + 20, left + wide, 60):
        for y in range(top + 20, top + high, 60):
            red, green, blue, _ = picture.get_at((x, y))
            assert contrast(CHALK, f"#{red:02X}{green:02X}{blue:02X}") >= least, (x, y)


def test_a_board_is_only_where_it_is_requested() -> None:
    bare, small = backdrop(GROWN_UP), backdrop(GROWN_UP, (112, 84, 900, 792))
    assert bare.get_at((500, 400)) != small.get_at((500, 400))
    assert bare.get_at((1500, 300)) == small.get_at((1500, 300))


def test_the_little_theatre_has_three_cards_and_a_set() -> None:
    assert len(tile.CARDS) == 3 and set(tile.CARDS) <= set(LETTERS)
    assert tile.painted(440, 343).get_size() == (440, 343)


@pytest.mark.parametrize("kind", [kind for kind, _ in DOINGS])
def test_idle_motion_leaves_nothing_behind(kind: str) -> None:
    pictures = []
    for share in (0.0, 0.3, 0.6, 1.0):
        canvas = pygame.Surface(STAGE)
        stage = Stage(None, Table(Prints(faces, GROWN_UP)), TableLayout(4, 0, True), lambda *_: None)
        stage.flourishes.append(Flourish(kind, (0, 0), share))
        draw_idle(canvas, stage, GROWN_UP, SLATE)
        pictures.append(_bytes(canvas))
    bare = _bytes(pygame.Surface(STAGE))
    assert pictures[0] == pictures[-1] == bare
    assert len({*pictures, bare}) == 3
