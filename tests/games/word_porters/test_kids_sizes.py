"""The size of texts for children in the hall of Word Porters."""

import pytest

from engine.games.word_porters.options import PLAYERS, TOKENS
from game.draw.svg import PICTURES
from scenes.games.word_porters.art.child_cards import hint_em
from scenes.games.word_porters.layout import columns
from tests.scenes.kids_tables import LETTERS


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_hint_of_the_childrens_game_is_large_below_its_picture(players: int, large: bool) -> None:
    size = columns(players, len(TOKENS["two_rounds"]), large)[0].slots[0].size
    hints = sorted(path.stem for path in (PICTURES / "word_porters" / "hints").glob("*.svg"))
    assert hints and min(hint_em(hint, size) for hint in hints) >= LETTERS
