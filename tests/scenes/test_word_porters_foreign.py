"""Foreign words: a record may have any texts on its cards (WP-80), and the table draws them."""

import pytest

from game.draw.paper import Piece
from game.theme import GROWN_UP, KIDS, Theme
from scenes.games.word_porters.art import labels, word_plates
from scenes.games.word_porters.art.word_plates import HINTS, WORDS, picture_of

STRANGE = ("x" * 3000, "very " * 60 + "long", "\ud800", "a\0b", "../../icon", "..", "日本語", "a\nb")
SIZE = (331, 108)
EDGE, EYELET, DISC = 10, 40, 70
"""px from the right and from the left without letters."""


def same_sides(one: Piece, other: Piece, left: int) -> bool:
    """Whether two pieces are equal up to `left` px from their left edge, and at the right one."""
    assert (one.box, one.anchor) == (other.box, other.anchor)
    begin, end = one.anchor[0] + one.box.left, one.anchor[0] + one.box.right
    columns = (*range(begin, begin + left), *range(end - EDGE, end))
    rows = range(0, one.surface.get_height(), 3)
    return all(one.surface.get_at((x, y)) == other.surface.get_at((x, y)) for x in columns for y in rows)


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
@pytest.mark.parametrize("word", STRANGE, ids=range(len(STRANGE)))
def test_any_word_stays_on_its_plate_and_label(word: str, theme: Theme) -> None:
    """The disc with the number, the eyelet and the edges look as they do beside a short word."""
    assert same_sides(word_plates.word_plate(1, word, SIZE, theme), word_plates.word_plate(1, "o", SIZE, theme), DISC)
    assert same_sides(labels.label(word, labels.SIZE, theme), labels.label("o", labels.SIZE, theme), EYELET)


@pytest.mark.parametrize("word", STRANGE, ids=range(len(STRANGE)))
def test_no_word_is_used_as_a_path(word: str) -> None:
    """A word without a picture of ours has none, at any length and with any path in it."""
    assert picture_of(WORDS, word) is None and picture_of(HINTS, word) is None
