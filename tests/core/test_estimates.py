"""Estimates of the arena against numbers from textbooks or calculated by hand."""

from math import sqrt

import pytest

from engine.headless.estimates import SURE, compared, difference, limit, ratio, student


def test_a_ratio_is_the_sum_over_all_deals_and_its_interval_comes_from_how_deals_differ():
    # Three deals with two units each: 2, 4 and 6 points. Ratio 2; pulls (2-4)/6, 0, (6-4)/6.
    found = ratio([(2, 2), (4, 2), (6, 2)])
    assert found.value == 2
    assert found.within == pytest.approx(SURE * sqrt(3 / 2 * (1 / 9 + 1 / 9)))


def test_one_deal_has_no_interval():
    assert ratio([(3, 2)]) == (1.5, None)
    assert ratio([(3, 2)], student).within is None


def test_a_difference_on_the_same_deals_ignores_what_both_share():
    lucky = [(10, 1), (0, 1), (20, 1)]
    better = [(total + 1, unit) for total, unit in lucky]
    assert difference(better, lucky) == (1, pytest.approx(0))


def test_pulls_of_no_deal_widen_an_interval():
    """Two deals that differ by 2 have an error of 2, and 12.706 of Student's table; a pull of 3 besides makes it the
    root of 13."""
    assert student([-1.0, 1.0]) == pytest.approx(12.706 * 2, abs=0.01)
    assert student([-1.0, 1.0], [3.0]) == pytest.approx(12.706 * sqrt(13), abs=0.01)


@pytest.mark.parametrize(
    ("deals", "table"),
    [(2, 12.706), (3, 4.303), (4, 3.182), (5, 2.776), (10, 2.262), (21, 2.086), (31, 2.042), (121, 1.980)],
)
def test_students_limits_are_those_of_the_table(deals, table):
    assert limit(deals) == pytest.approx(table, abs=0.0005)


def test_few_pairs_are_less_sure_than_many():
    sums = [(1, 1), (2, 1), (3, 1)]  # standard error 1 / sqrt(3)
    assert ratio(sums, student).within == pytest.approx(4.303 / sqrt(3), abs=0.001)
    assert ratio(sums).within == pytest.approx(1.96 / sqrt(3))


def test_equal_pairs_have_no_interval():
    assert ratio([(1, 3)] * 7, student) == (pytest.approx(1 / 3), None)
    assert difference([(1, 1)] * 3, [(0, 1)] * 3, student) == (1, None)
    assert difference([(1, 1)] * 3, [(0, 1)] * 3) == (1, 0)  # as the arena has always reported matches


@pytest.mark.parametrize(("higher", "lower", "chance"), [(9, 1, 0.0215), (8, 2, 0.1094), (5, 5, 1.0), (0, 6, 0.0312)])
def test_the_sign_test_is_a_fair_coin(higher, lower, chance):
    ours = [(2, 1)] * higher + [(0, 1)] * lower + [(2, 2)]  # the last one is as extreme
    found = compared(ours, [(1, 1)] * len(ours))
    assert found[:3] == (higher, 1, lower)
    assert found.by_chance == pytest.approx(chance, abs=0.0001)


def test_deals_without_observations_of_one_side_are_not_compared():
    assert compared([(1, 1), (0, 0)], [(0, 1), (5, 1)])[:3] == (1, 0, 0)
