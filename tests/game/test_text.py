"""Text: words from a record are whatever somebody wrote there."""

import pytest

from game.draw.text import clipped, fit, inked, numeral, text, width, wrap

STRANGE = ("\0", "a\0b", "\ud800", "x\udfffy", "\n", "\t", "日本語", "\N{FIRE}", "x" * 200_000)


@pytest.mark.parametrize("words", STRANGE, ids=range(len(STRANGE)))
def test_any_words_can_be_drawn(words):
    assert text(words, 40).get_width() >= 0
    assert width(words, 40) >= 0 and fit(words, 60, 300) >= 32
    assert wrap(words, 40, 300) is not None
    assert width(clipped(words, 40, 300), 40) <= 300


def test_a_six_is_no_nine_however_it_lies():
    for number in (6, 9):
        shown = numeral(number, 80)
        wide, high = shown.get_size()
        foot, head = (sum(shown.get_at((x, y)).a > 128 for x in range(wide)) for y in (high - 2, 1))
        assert (foot, head) == (wide, 0), "a bar under it, and none over it when it is turned"
    assert numeral(8, 80).get_size() == inked("8", 80, role="extrabold").get_size()
