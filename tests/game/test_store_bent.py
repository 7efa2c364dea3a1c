"""Store: bent in every way and cut off at any write, seeded shares of `tests.bend_stores` and `tests.cut_power`."""

from tests import bend_stores, cut_power


def test_no_store_that_is_bent_breaks_or_loses_anything_in_silence() -> None:
    figures = bend_stores.run(50, 11)
    assert figures.silent == [] and figures.broken == []
    assert figures.counts["told"] > 15 and figures.counts["with all that they had"] > 15


def test_r4_no_power_cut_or_kill_is_told_as_damage_and_every_loss_is_told() -> None:
    """Before, 44 of 210 power cuts and 2 of 45 kills said that the end was damaged, although nothing was missing."""
    figures = cut_power.run(60, 6)
    assert figures.wrong == []
    assert figures.counts["power cut"] > 20 and figures.counts["kill"] > 2 and figures.counts["missing"] > 0


def test_the_last_match_is_the_last_one_by_any_clock() -> None:
    assert bend_stores.go_back(20, 3) == 0
