"""Text: words from a record are whatever somebody wrote there."""

import pytest

from game.draw.text import clipped, fit, text, width, wrap

STRANGE = ("\0", "a\0b", "\ud800", "x\udfffy", "\n", "\t", "日本語", "\N{FIRE}", "x" * 200_000)


@pytest.mark.parametrize("words", STRANGE, ids=range(len(STRANGE)))
def test_any_words_can_be_drawn(words):
    assert text(words, 40).get_width() >= 0
    assert width(words, 40) >= 0 and fit(words, 60, 300) >= 32
    assert wrap(words, 40, 300) is not None
    assert width(clipped(words, 40, 300), 40) <= 300
