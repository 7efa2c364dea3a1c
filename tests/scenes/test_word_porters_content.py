"""Words and hints of Word Porters on their cards: the texts fit in the smallest letters, and children get a picture."""

import pygame
import pytest

from engine.games.word_porters import content
from game.draw import svg
from game.theme import GROWN_UP, KIDS, Theme
from scenes.games.word_porters.art import enamel, labels

LETTERS = 45  # px: 46 are the smallest on a plate or label, and letters are fitted in steps of two
BESIDE_A_PICTURE = 32  # px, the smallest on any screen

WORDS = [card.a for card in content.content_of("en").words]
CHICKS = [hint.text for hint in content.content_of("en").hints if hint.chick]
PICTURES = [f"words/{word.lower().replace(' ', '-')}" for word in WORDS] + [f"hints/{hint}" for hint in CHICKS]
SIZE = 64
MARGIN = 8


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
def test_every_word_fits_its_plate(theme: Theme) -> None:
    for card in content.content_of("en").words:
        for side in (card.a, card.b):
            assert enamel.word_size(side, enamel.SIZE, theme) >= LETTERS, side
        assert enamel.word_size(card.a, enamel.SIZE, theme, pictured=True) >= BESIDE_A_PICTURE, card.a


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
def test_every_hint_fits_its_label(theme: Theme) -> None:
    for hint in content.content_of("en").hints:
        assert labels.word_size(hint.text, labels.SIZE, theme) >= LETTERS, hint.text
        if hint.chick:
            assert labels.word_size(hint.text, labels.SIZE, theme, pictured=True) >= BESIDE_A_PICTURE, hint.text


def test_each_word_and_hint_of_the_children_has_a_picture_and_no_picture_is_left_over() -> None:
    folder = svg.PICTURES / "word_porters"
    there = {f"{file.parent.name}/{file.stem}" for part in ("words", "hints") for file in (folder / part).iterdir()}
    assert there == set(PICTURES)
    assert len(PICTURES) == 2 * 150 + 30


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_there_to_be_seen_and_whole(name: str) -> None:
    """Drawn with a margin around its box nothing appears in that margin: so the box cuts nothing off."""
    inside, box = svg.body(f"word_porters/{name}"), svg.source(f"word_porters/{name}")[1]
    across = SIZE / box[0]
    moved = f'<g transform="translate({MARGIN} {MARGIN}) scale({across})">{inside}</g>'
    whole = SIZE + 2 * MARGIN
    ink = svg.drawn(moved, (whole, whole)).get_bounding_rect(min_alpha=40)
    assert pygame.Rect(MARGIN, MARGIN, SIZE, SIZE).contains(ink)
    assert max(ink.size) > SIZE * 0.7
    assert min(ink.size) > SIZE * 0.25


def test_no_two_pictures_are_the_same() -> None:
    drawn = {svg.body(f"word_porters/{name}") for name in PICTURES}
    assert len(drawn) == len(PICTURES)
