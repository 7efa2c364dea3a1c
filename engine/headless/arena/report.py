"""Report: the tallies of a contest as one JSON object, and that object as lines for people."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from engine.headless.arena.contest import Contest, Tally
from engine.headless.arena.estimates import Estimate, difference, ratio

_DIGITS = 4
"""Decimals in the JSON object."""


def report(contest: Contest, tallies: Sequence[Tally], times: bool) -> dict[str, Any]:
    """What was played, each level's results, and how much more each level has than those named after it.

    With `times` how long decisions took, in seconds; these alone differ from run to run.
    """
    setup = contest.setup
    return {
        "game": setup.game,
        "variant": setup.variant,
        "players": setup.players,
        "options": dict(setup.options),
        "seats": list(contest.seats),
        "matches": contest.matches,
        "seed": contest.first,
        "levels": {each.level: _level(each, times) for each in tallies},
        "differences": [
            {"first": first.level, "second": second.level, **_difference(first, second)}
            for first, second in combinations(tallies, 2)
        ],
    }


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """The report as a table: a line for each level, then a line for each difference."""
    options = "".join(f", {name} {value}" for name, value in found["options"].items())
    yield (
        f"{found['game']} {found['variant']}{options}: {found['matches']} matches "
        f"of {', '.join(found['seats'])} from deal {found['seed']}"
    )
    for level, results in found["levels"].items():
        yield f"{level}: {_in_words(results['results'])}" + _times_in_words(results)
    for pair in found["differences"]:
        yield f"{pair['first']} - {pair['second']}: {_in_words(pair['results'], signed=True)}"


def _level(found: Tally, times: bool) -> dict[str, Any]:
    entry: dict[str, Any] = {"seats": found.seats, "results": _all({n: ratio(s) for n, s in _counted(found).items()})}
    if times and found.seconds:
        slow = sorted(found.seconds)
        entry["seconds"] = {"median": slow[len(slow) // 2], "p99": slow[len(slow) * 99 // 100], "max": slow[-1]}
    return entry


def _difference(first: Tally, second: Tally) -> dict[str, Any]:
    theirs = _counted(second)
    shared = {name: sums for name, sums in _counted(first).items() if name in theirs}
    return {"results": _all({name: difference(sums, theirs[name]) for name, sums in shared.items()})}


def _counted(found: Tally) -> dict[str, Any]:
    """What was counted at least once: a figure may never come up."""
    return {name: sums for name, sums in found.sums.items() if any(unit for _, unit in sums)}


def _all(estimates: Mapping[str, Estimate]) -> dict[str, Any]:
    return {
        name: {
            "value": round(value, _DIGITS),
            "within": None if within is None else round(within, _DIGITS),
        }
        for name, (value, within) in estimates.items()
    }


def _in_words(results: Mapping[str, Any], signed: bool = False) -> str:
    sign = "+" if signed else ""
    parts = []
    for name, found in results.items():
        within = "" if found["within"] is None else f" +-{found['within']:.3f}"
        parts.append(f"{name} {found['value']:{sign}.3f}{within}")
    return ", ".join(parts)


def _times_in_words(results: Mapping[str, Any]) -> str:
    if "seconds" not in results:
        return ""
    took = results["seconds"]
    return f", decided in {took['median']:.4f} s (median), {took['p99']:.4f} (p99), {took['max']:.4f} (longest)"
