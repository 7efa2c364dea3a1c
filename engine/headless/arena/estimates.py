"""Estimates with 95 % intervals. What is played on one deal hangs together, so a deal counts as one observation."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

SURE = 1.96
"""Standard errors of a 95 % interval."""

Sums = Sequence[tuple[float, float]]
"""For each deal a sum and how much it is the sum of: points and hands, wins and matches."""


class Estimate(NamedTuple):
    """A value and half the width of its interval, None where a single deal tells nothing about it."""

    value: float
    within: float | None


def ratio(sums: Sums) -> Estimate:
    """The sum per unit over all deals. ValueError where there is no unit at all."""
    value = _value(sums)
    return Estimate(value, _within(_influences(sums, value)))


def difference(first: Sums, second: Sums) -> Estimate:
    """How much more `first` is per unit than `second`, deal by deal on the same deals."""
    ours, theirs = _value(first), _value(second)
    pairs = zip(_influences(first, ours), _influences(second, theirs), strict=True)
    return Estimate(ours - theirs, _within([mine - other for mine, other in pairs]))


def _value(sums: Sums) -> float:
    units = fsum(unit for _, unit in sums)
    if not units:
        raise ValueError("nothing was counted")
    return fsum(total for total, _ in sums) / units


def _influences(sums: Sums, value: float) -> list[float]:
    """By how much each deal pulls the ratio away from its value."""
    units = fsum(unit for _, unit in sums)
    return [(total - value * unit) / units for total, unit in sums]


def _within(influences: Sequence[float]) -> float | None:
    deals = len(influences)
    if deals < 2:
        return None
    return SURE * sqrt(deals / (deals - 1) * fsum(pull * pull for pull in influences))
