"""Store: bent in every way, a seeded share of `python -m tests.bend_stores`."""

from tests.bend_stores import go_back, run


def test_no_store_that_is_bent_breaks_or_loses_anything_in_silence() -> None:
    figures = run(50, 11)
    assert figures.silent == [] and figures.broken == []
    assert figures.counts["told"] > 15 and figures.counts["with all that they had"] > 15


def test_the_last_match_is_the_last_one_by_any_clock() -> None:
    assert go_back(20, 3) == 0
