"""Clauses of the rules by their numbers: which of them a text cites, and how several are written in short."""

import re
from collections.abc import Sequence
from itertools import groupby

_CITED = re.compile(
    r"(?<![a-z])(?P<letters>[a-z]{2})[-_](?P<mark>q?)(?P<first>\d+)"
    r"(?:(?: to |_to_)(?:(?P=letters)[-_])?(?P=mark)(?P<last>\d+))?",
    re.IGNORECASE,
)
_WORTH_A_DASH = 3


def numbers_in(text: str) -> tuple[str, ...]:
    """The numbers of the clauses that a text cites, as `RK-55`, in code also `rk_55`; spans in full.

    >>> from engine.core.clauses import numbers_in
    >>> numbers_in("def test_rk_8_to_10(): RK-Q2")
    ('RK-8', 'RK-9', 'RK-10', 'RK-Q2')
    """
    found: list[str] = []
    for match in _CITED.finditer(text):
        first, last = int(match["first"]), int(match["last"] or match["first"])
        found += [f"{match['letters'].upper()}-{match['mark'].upper()}{number}" for number in range(first, last + 1)]
    return tuple(found)


def short(numbers: Sequence[str]) -> str:
    """Clauses of one game in rising order, the letters of the game once and three or more in a row as a span.

    >>> from engine.core.clauses import short
    >>> short(("RK-50", "RK-51", "RK-52", "RK-47", "RK-Q29"))
    'RK-47, 50–52, Q29'
    """
    if not numbers:
        return ""
    letters = numbers[0].partition("-")[0]
    parts: list[str] = []
    for mark in ("", "Q"):
        pattern = re.compile(rf"{letters}-{mark}(\d+)")
        counted = sorted({int(match[1]) for match in map(pattern.fullmatch, numbers) if match})
        for _, row in groupby(enumerate(counted), lambda pair: pair[1] - pair[0]):
            run = [number for _, number in row]
            spans = len(run) >= _WORTH_A_DASH
            parts += [f"{mark}{run[0]}–{run[-1]}"] if spans else [f"{mark}{number}" for number in run]
    return f"{letters}-{', '.join(parts)}"
