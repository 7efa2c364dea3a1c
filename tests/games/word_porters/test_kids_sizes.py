"""The size of texts for children on the boards of Word Porters."""

import pytest

from game.draw.svg import PICTURES
from game.theme import KIDS
from scenes.games.word_porters.art.labels import word_size
from scenes.games.word_porters.layout import places
from tests.scenes.kids_tables import LETTERS


@pytest.mark.parametrize("row", [6, 8, 10])
def test_every_hint_of_the_childrens_game_is_large_beside_its_picture(row: int) -> None:
    size = places(4, row, KIDS, True, False).labels[0].size
    hints = sorted(path.stem for path in (PICTURES / "word_porters" / "hints").glob("*.svg"))
    assert hints and min(word_size(hint, size, KIDS, pictured=True) for hint in hints) >= LETTERS
