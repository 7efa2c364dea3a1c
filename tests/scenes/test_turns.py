"""What comes next at a table, without a table."""

import pytest

from engine.core.seats import PUBLIC
from scenes.table.turns import Next, Turn, home_viewpoint, next_turn

ALONE = (False, True, False, False)
TWO = (True, False, True, False)
NOBODY = (False, False, False, False)


def test_home_is_the_only_person_and_else_the_public() -> None:
    assert home_viewpoint(ALONE) == 1
    assert home_viewpoint(TWO) == PUBLIC
    assert home_viewpoint(NOBODY) == PUBLIC


@pytest.mark.parametrize(
    ("waiting", "people", "looking", "openly", "expected"),
    [
        ((), TWO, PUBLIC, False, Turn(Next.RESULTS)),
        ((), ALONE, 1, False, Turn(Next.RESULTS)),
        ((3,), TWO, PUBLIC, False, Turn(Next.BOT, 3)),
        ((2,), TWO, PUBLIC, False, Turn(Next.CURTAIN, 2)),
        ((2,), TWO, 0, False, Turn(Next.CURTAIN, 2)),
        ((2,), TWO, 2, False, Turn(Next.GO_ON, 2)),
        ((2,), TWO, PUBLIC, True, Turn(Next.ASK, 2)),
        ((1,), ALONE, 1, False, Turn(Next.GO_ON, 1)),
        ((1,), ALONE, PUBLIC, False, Turn(Next.ASK, 1)),
        ((0, 1, 2, 3), TWO, PUBLIC, True, Turn(Next.BOT, 1)),
        ((0, 2), TWO, PUBLIC, True, Turn(Next.ASK, 0)),
        ((0, 3), TWO, PUBLIC, False, Turn(Next.BOT, 3)),
        ((0,), NOBODY, PUBLIC, False, Turn(Next.BOT, 0)),
    ],
)
def test_what_comes_next(waiting, people, looking, openly, expected) -> None:
    assert next_turn(waiting, people, looking, openly) == expected


@pytest.mark.parametrize("looking", [PUBLIC, 0, 2])
def test_nobody_is_asked_before_the_eyes_of_another(looking) -> None:
    """With two people, a hand is open only for the seat that looks already; all others get their curtain."""
    for waiting in [(0,), (2,), (0, 2), (0, 1, 2, 3)]:
        turn = next_turn(waiting, TWO, looking, False)
        assert turn.what is not Next.ASK
        assert (turn.what is Next.GO_ON) == (turn.seat == looking)
