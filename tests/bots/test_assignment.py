"""The best assignment, against all there are."""

from itertools import permutations
from random import Random

import pytest

from engine.bots.assignment import assigned


@pytest.mark.parametrize("spare", [0, 2])
def test_no_other_way_is_worth_more(spare: int) -> None:
    rng = Random(5)
    for rows in (1, 2, 3, 4):
        for _ in range(20):
            worth = [[rng.choice((0.0, 1.0, rng.random())) for _ in range(rows + spare)] for _ in range(rows)]
            found = assigned(worth)
            most = max(
                sum(row[at] for row, at in zip(worth, way, strict=False)) for way in permutations(range(rows + spare), rows)
            )
            assert len(set(found)) == rows
            assert sum(row[at] for row, at in zip(worth, found, strict=True)) == pytest.approx(most)


def test_nobody_gets_nothing() -> None:
    assert assigned([]) == []
