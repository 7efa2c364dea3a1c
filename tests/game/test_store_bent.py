"""Store: damaged in every way and cut off at any write, seeded shares of `tests.bend_stores` and `tests.cut_power`."""

from tests import bend_stores, cut_power


def test_no_damaged_store_breaks_or_loses_data_silently() -> None:
    figures = bend_stores.run(50, 11)
    assert figures.silent == [] and figures.broken == []
    assert figures.counts["told"] > 15 and figures.counts["with all that they had"] > 15


def test_r4_no_power_cut_or_kill_is_reported_as_damage_and_every_loss_is_reported() -> None:
    """Before, 44 of 210 power cuts and 2 of 45 kills were reported as a damaged end, although nothing was missing."""
    figures = cut_power.run(60, 6)
    assert figures.wrong == []
    assert figures.counts["power cut"] > 20 and figures.counts["kill"] > 2 and figures.counts["missing"] > 0


def test_the_last_match_is_the_last_one_by_any_clock() -> None:
    assert bend_stores.go_back(20, 3) == 0
