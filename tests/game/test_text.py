"""Text: words from a record may be any text."""

from itertools import product

import pygame
import pytest

from game.draw.text import ROLES, clipped, fit, inked, missing, numeral, place, text, width, wrap

STRANGE = ("\0", "a\0b", "\ud800", "x\udfffy", "\n", "\t", "日本語", "\N{FIRE}", "x" * 200_000)


@pytest.mark.parametrize("words", STRANGE, ids=range(len(STRANGE)))
def test_any_words_can_be_drawn(words):
    assert text(words, 40).get_width() > 0
    assert width(words, 40) > 0 and 32 <= fit(words, 60, 300) <= 60
    assert " ".join(wrap(words, 40, 300)).split() == words.split()
    assert width(clipped(words, 40, 300), 40) <= 300


BOX = "\U0010ffff"
"""A character that no font has is drawn as a box."""


def drawn(words: str, role: str) -> tuple[tuple[int, int], bytes]:
    picture = text(words, 40, role=role)
    return picture.get_size(), picture.get_buffer().raw


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", ["Jürgen", "Łukasz", "Şükrü", "Nguyễn", "Жанна"])
def test_names_that_can_be_drawn_have_no_box_in_any_role(name: str, role: str) -> None:
    """G7: if a role's font lacks a letter another font draws the words."""
    assert missing(name) is None
    boxed = {drawn(name.replace(letter, BOX), role) for letter in name if not letter.isascii()}
    assert drawn(name, role) not in boxed
    assert width(name, 40, role) == text(name, 40, role=role).get_width()


@pytest.mark.parametrize("role", ROLES)
def test_capitals_are_centred_in_every_font(role: str) -> None:
    """G7: before, on the baseline of another font they were too high or too low."""
    canvas = pygame.Surface((200, 200), pygame.SRCALPHA)
    place(canvas, "Ж", 100, (100, 100), role=role)
    assert abs(canvas.get_bounding_rect().centery - 100) <= 1


@pytest.mark.parametrize("space", "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")
def test_no_break_spaces_are_not_broken_and_stay_as_they_are(space: str) -> None:
    assert wrap(f"Oui{space}!  C’est toi", 40, 1) == (f"Oui{space}!", "C’est", "toi")
    assert wrap(f"Oui{space}! C’est toi", 40, 900) == (f"Oui{space}! C’est toi",)


@pytest.mark.parametrize(
    ("name", "first"), [("日本", 0), ("Li\N{FIRE}", 2), ("Ελένη", 0), ("a\u200b", 1), ("O'Neil-2", None)]
)
def test_the_first_letter_that_no_font_has_is_found(name: str, first: int | None) -> None:
    """G7: a font's metrics of a missing letter are those of its box, so they cannot tell."""
    assert missing(name) == first


def test_a_six_is_no_nine_in_any_orientation():
    for number in (6, 9):
        shown = numeral(number, 80)
        wide, high = shown.get_size()
        foot, head = (sum(shown.get_at((x, y)).a > 128 for x in range(wide)) for y in (high - 2, 1))
        assert (foot, head) == (wide, 0), "a bar under it, and none over it when it is turned"
    assert numeral(8, 80).get_size() == inked("8", 80, role="extrabold").get_size()


def test_each_line_has_as_many_words_as_fit() -> None:
    """A line may be wider or narrower than its words and spaces together, because some letters are set closer."""
    words = ["We", "take", "AVA", "to", "Lyon,", "Tom", "to", "Yalta", "and", "Wolf.", "Lea", "To", "fj", "AV"]
    longer = set()
    for size, many in product((34, 40, 58, 77), range(2, len(words) + 1)):
        whole = " ".join(words[:many])
        room = width(whole, size)
        assert wrap(" ".join(words), size, room)[0] == whole
        assert wrap(" ".join(words), size, room - 1)[0] == " ".join(words[: many - 1])
        longer.add(room > sum(width(word, size) for word in words[:many]) + (many - 1) * width(" ", size))
    assert longer == {False, True}
