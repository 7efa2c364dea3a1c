"""The size of chalk for children on Hooky's boards."""

from game.theme import GROWN_UP, KIDS
from scenes.games.hooky.layout import sizes
from tests.scenes.kids_tables import LETTERS


def test_chalk_is_larger_for_children() -> None:
    assert sizes(KIDS).letters >= LETTERS > sizes(GROWN_UP).letters
