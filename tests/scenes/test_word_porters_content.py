"""Words and hints of Word Porters on their cards: the texts fit in the smallest letters, and children get a picture."""

from itertools import product

import pygame
import pytest

from engine.core.packs import ENGLISH, all_packs
from engine.games.word_porters import content
from game.draw import svg, text
from game.draw.text import font
from game.theme import GROWN_UP, KIDS, Theme
from scenes.games.word_porters.art import labels, word_plates
from scenes.games.word_porters.art.vote_drawing import _room, hint_size
from scenes.games.word_porters.art.vote_spots import answer_spots, asked_spots
from scenes.games.word_porters.art.word_plates import HINTS, picture_of
from scenes.games.word_porters.art.word_plates import WORDS as WORD_PICTURES
from scenes.games.word_porters.layout import places, taught

PACKS = [pack.language for pack in all_packs()]
LETTERS = 45  # px: 46 are the smallest on a plate or label, and letters are fitted in steps of two
TWO_LINES = 43  # px: two lines of a plate have room for no larger ones
BESIDE_A_PICTURE = 32  # px, the smallest on any screen

WORDS = [card.a for card in content.content_of("en").words]
CHICKS = [hint.text for hint in content.content_of("en").hints if hint.chick]
PICTURES = [f"words/{word.lower().replace(' ', '-')}" for word in WORDS] + [f"hints/{hint}" for hint in CHICKS]
SIZE = 64
MARGIN = 8


def word_size(word: str, theme: Theme, pictured: bool = False) -> int:
    """The em in px of a word on a plate."""
    return word_plates._lines(word, word_plates._layout(word_plates.SIZE, theme, pictured, lit=False))[1]


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
@pytest.mark.parametrize("language", PACKS)
def test_every_word_fits_its_plate(language: str, theme: Theme) -> None:
    for card in content.read(language).words:
        for side in (card.a, card.b):
            broken = len(content.lines_of(side)) > 1 and language != ENGLISH
            assert word_size(side, theme) >= (TWO_LINES if broken else LETTERS), side
        assert word_size(card.a, theme, pictured=True) >= BESIDE_A_PICTURE, card.a


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
@pytest.mark.parametrize("language", PACKS)
def test_every_hint_fits_its_label(language: str, theme: Theme) -> None:
    for hint in content.read(language).hints:
        assert labels.word_size(hint.text, labels.SIZE, theme) >= LETTERS, hint.text
        if hint.chick:
            assert labels.word_size(hint.text, labels.SIZE, theme, pictured=True) >= BESIDE_A_PICTURE, hint.text


@pytest.mark.parametrize("language", PACKS)
def test_the_letters_of_a_pack_are_in_the_font_of_plates_and_labels(language: str) -> None:
    found = content.read(language)
    texts = [*(side for card in found.words for side in (card.a, card.b)), *(hint.text for hint in found.hints)]

    def drawn(letter: str) -> bytes:
        return pygame.image.tobytes(font("kids_bold", 60).render(letter, True, "white"), "RGBA")

    assert drawn("日") == drawn("本"), "letters that are missing are the same box"
    assert drawn("日") not in {drawn(letter) for letter in set("".join(texts)) - {" "}}


@pytest.mark.parametrize("language", PACKS)
def test_every_pack_has_all_pictures_once(language: str) -> None:
    found = content.read(language)
    words = [picture_of(WORD_PICTURES, card.a) for card in found.words]
    hints = [picture_of(HINTS, hint.text) for hint in found.hints if hint.chick]
    assert None not in (*words, *hints) and len({id(drawn) for drawn in (*words, *hints)}) == len(PICTURES)


def test_each_word_and_hint_of_the_children_has_a_picture_and_no_picture_is_left_over() -> None:
    folder = svg.PICTURES / "word_porters"
    there = {f"{file.parent.name}/{file.stem}" for part in ("words", "hints") for file in (folder / part).iterdir()}
    assert there == set(PICTURES)
    assert len(PICTURES) == 2 * 150 + 30


@pytest.mark.parametrize("part", sorted({name.partition("/")[0] for name in PICTURES}))
def test_pictures_are_visible_and_complete(part: str) -> None:
    """Drawn with a margin around its box nothing appears in that margin: so the box cuts nothing off."""
    for name in (name for name in PICTURES if name.startswith(f"{part}/")):
        inside, box = svg.body(f"word_porters/{name}"), svg.source(f"word_porters/{name}")[1]
        across = SIZE / box[0]
        moved = f'<g transform="translate({MARGIN} {MARGIN}) scale({across})">{inside}</g>'
        whole = SIZE + 2 * MARGIN
        ink = svg.draw_svg(moved, (whole, whole)).get_bounding_rect(min_alpha=40)
        assert pygame.Rect(MARGIN, MARGIN, SIZE, SIZE).contains(ink), name
        assert max(ink.size) > SIZE * 0.7, name
        assert min(ink.size) > SIZE * 0.25, name


def test_no_two_pictures_are_the_same() -> None:
    drawn = {svg.body(f"word_porters/{name}") for name in PICTURES}
    assert len(drawn) == len(PICTURES)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", PACKS)
def test_every_hint_is_legible_in_every_hall(language: str, scale: float) -> None:
    """At every number of players, above the controls of a replay, in a lesson, and on the boards of a vote."""
    hints = content.read(language).hints
    longest = sorted(hints, key=lambda hint: text.width(hint.text, 40, "kids_bold"))[-8:]
    for theme, players in product((GROWN_UP.scaled(scale), KIDS.scaled(scale)), range(3, 7)):
        for pictured in {theme.kids, True}:
            rows = [places(players, players + 6, theme, pictured, winds).labels[0] for winds in (False, True)]
            rows.append(taught(players + 6, theme, pictured)[1][0])
            for hint, rect in product(hints, rows):
                if hint.chick or not pictured:
                    assert labels.word_size(hint.text, rect.size, theme, pictured) >= BESIDE_A_PICTURE, hint.text
    for theme, shared in product((GROWN_UP.scaled(scale), KIDS.scaled(scale)), (False, True)):
        boards = [asked_spots(theme, taught).labels[0] for taught in (False, True)]
        boards += [rect for others in range(2, 6) for rect in answer_spots(others, theme)[0].hints[:1]]
        for hint, rect in product(longest, boards):
            em = hint_size(hint.text, shared, rect.size, False)
            assert em >= BESIDE_A_PICTURE and text.width(hint.text, em, "kids_bold") <= _room(shared, rect.size), rect
