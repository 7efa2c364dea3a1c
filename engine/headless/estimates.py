"""Estimates for all deals from a sample of deals: values with 95 % intervals, and how often chance alone does as much.

Matches on one deal depend on each other, so a deal counts as one observation.
"""

from collections.abc import Callable, Sequence
from math import atan, comb, cos, fsum, pi, sin, sqrt
from typing import NamedTuple

SURE = 1.96
"""Standard errors of a 95 % interval of many observations."""
_CONFIDENCE = 0.95
_NOTHING = 1e-12
"""Rounding leaves less than this of an error of 0."""
_HALVINGS = 60
"""Number of halvings of the search for a limit: to the last digit of a float."""

Sums = Sequence[tuple[float, float]]
"""For each deal a sum and its number of units: points and hands, wins and matches."""
Pulls = Sequence[float]
"""By how much each deal pulls at an estimate."""
Within = Callable[[Pulls], float | None]
"""Returns half the width of an interval, or None if the deals do not determine it."""


class Estimate(NamedTuple):
    """A value and half the width of its interval, or None if the deals do not determine it."""

    value: float
    within: float | None


def normal(pulls: Pulls) -> float | None:
    """Return the half width for many deals, or None for a single one."""
    return None if len(pulls) < 2 else SURE * _error(pulls)


def student(pulls: Pulls, besides: Pulls = ()) -> float | None:
    """Return the half width by Student's t, which is right for few deals also. `besides`: pulls that belong to no deal.
    None also if all deals were alike, since they do not show by how much others differ."""
    if len(pulls) < 2:
        return None
    error = sqrt(_error(pulls) ** 2 + fsum(pull * pull for pull in besides))
    return limit(len(pulls)) * error if error > _NOTHING else None


def _error(pulls: Pulls) -> float:
    """Return the standard error."""
    return sqrt(len(pulls) / (len(pulls) - 1) * fsum(pull * pull for pull in pulls))


def limit(deals: int) -> float:
    """Return the number of standard errors that contains Student's t in 95 of 100 cases, for at least two deals.

    >>> from engine.headless.estimates import limit
    >>> round(limit(10), 3), round(limit(1000), 2)
    (2.262, 1.96)
    """
    low, high = 0.0, 1.0
    while _share_within(high, deals - 1) < _CONFIDENCE:
        high *= 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _share_within(middle, deals - 1) < _CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def _share_within(reach: float, freedom: int) -> float:
    """Return the share of Student's distribution between -reach and reach: its finite series (Abramowitz, Stegun
    26.7.3-4)."""
    angle = atan(reach / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term, total = (cos(angle) if odd else 1.0), 0.0
    for power in range(2 + odd, freedom + 1, 2):  # each term has the cosine to the power of `power` - 2
        total += term
        term *= square * (power - 1) / power
    if odd:
        return 2 / pi * (angle + sin(angle) * total)
    return sin(angle) * total


def ratio(sums: Sums, within: Within = normal) -> Estimate:
    """Return the sum per unit over all deals. ValueError if there is no unit at all."""
    value = _value(sums)
    return Estimate(value, within(_pulls(sums, value)))


def difference(first: Sums, second: Sums, within: Within = normal) -> Estimate:
    """Return by how much `first` is more per unit than `second`, deal by deal on the same deals."""
    ours, theirs = _value(first), _value(second)
    pairs = zip(_pulls(first, ours), _pulls(second, theirs), strict=True)
    return Estimate(ours - theirs, within([mine - other for mine, other in pairs]))


def _value(sums: Sums) -> float:
    units = fsum(unit for _, unit in sums)
    if not units:
        raise ValueError("nothing was counted")
    return fsum(total for total, _ in sums) / units


def _pulls(sums: Sums, value: float) -> list[float]:
    """Return by how much each deal pulls the ratio away from its value."""
    units = fsum(unit for _, unit in sums)
    return [(total - value * unit) / units for total, unit in sums]


class Comparison(NamedTuple):
    """The number of deals on which the first had more than the second, as much, and less. Also the probability of such
    an uneven split between equally good levels."""

    higher: int
    equal: int
    lower: int
    by_chance: float


def compared(first: Sums, second: Sums) -> Comparison:
    """Return the sign test. A deal counts only if both have units there.

    >>> from engine.headless.estimates import compared
    >>> compared([(1, 1)] * 9 + [(0, 1)], [(0, 1)] * 9 + [(2, 2)])
    Comparison(higher=9, equal=0, lower=1, by_chance=0.021484375)
    """
    gaps = [
        ours / unit - theirs / other
        for (ours, unit), (theirs, other) in zip(first, second, strict=True)
        if unit and other
    ]
    higher, lower = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    return Comparison(higher, len(gaps) - higher - lower, lower, _lopsided(higher, lower))


def _lopsided(one: int, other: int) -> float:
    """Return the probability that a fair coin falls at least so unevenly, to either side."""
    tosses = one + other
    tail: float = sum(comb(tosses, heads) for heads in range(min(one, other) + 1)) / (1 << tosses)
    return min(1.0, 2 * tail)
