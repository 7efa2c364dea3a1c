"""Assignment: who gets what, one each, so that all together are worth most."""

from collections.abc import Sequence
from math import inf


def assigned(worth: Sequence[Sequence[float]]) -> list[int]:
    """For each row of `worth` its column, no column twice, so that the sum is largest; there are as many columns as
    rows, or more. The Hungarian method: one row after the other joins by the path that costs least.

    >>> from engine.bots.assignment import assigned
    >>> assigned([[3.0, 2.0], [3.0, 0.0]])
    [1, 0]
    """
    if not worth:
        return []
    columns = len(worth[0])
    owner = [-1] * columns
    by_row, by_column = [0.0] * len(worth), [0.0] * columns
    for first in range(len(worth)):
        least, before, done = [inf] * columns, [-1] * columns, [False] * columns
        row, at = first, -1
        while row >= 0:
            nearest, step = -1, inf
            for column in range(columns):
                if done[column]:
                    continue
                if (left := -worth[row][column] - by_row[row] - by_column[column]) < least[column]:
                    least[column], before[column] = left, at
                if least[column] < step:
                    nearest, step = column, least[column]
            by_row[first] += step
            for column in range(columns):
                if done[column]:
                    by_row[owner[column]] += step
                    by_column[column] -= step
                else:
                    least[column] -= step
            at, done[nearest] = nearest, True
            row = owner[nearest]
        while at >= 0:
            owner[at] = owner[before[at]] if before[at] >= 0 else first
            at = before[at]
    found = [-1] * len(worth)
    for column, row in enumerate(owner):
        if row >= 0:
            found[row] = column
    return found
