"""Reports of the arena as plain text."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

_RARE = 0.001
"""A smaller probability is not shown more exactly."""
_APART = "   "


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """The lines of a report, as a table."""
    yield from {"pairs": _pairs, "tables": _tables, "elo": _elo}.get(found.get("kind", ""), _contest)(found)
    if "speed" in found:
        yield speed(found["matches"], found["speed"])


def speed(matches: int, took: Mapping[str, Any]) -> str:
    """Return the duration of `matches` matches, and how much several workers helped."""
    workers = _many(took["workers"], "worker")
    return (
        f"{matches} matches in {took['clock']:.1f} s, with {took['computing']:.1f} s of computing by {workers}: "
        f"speed-up {took['speed_up']:.2f}"
    )


def progress(done: int, jobs: int, seconds: float) -> str:
    """Return the progress after `seconds`, and how long the rest takes at the same pace.

    >>> from engine.headless.arena_lines import progress
    >>> progress(25, 100, 30.0)
    '25 of 100 matches, 1:30 to go'
    """
    minutes, left = divmod(round(seconds / done * (jobs - done)), 60)
    return f"{done} of {jobs} matches, {minutes}:{left:02} to go"


def extent(found: Mapping[str, Any]) -> str:
    """Return the number of matches, the first deal, and the number asked for if it was larger."""
    many = f"{found['matches']} matches"
    seats = f" of {', '.join(found['seats'])}" if "seats" in found else f" of {found['players']} seats"
    match found.get("kind"):
        case "pairs" if found["places"] == 2:
            many = f"{_many(found['pairs'], 'pair')} ({many}){seats}"
        case "pairs":
            many = f"{_many(found['pairs'], 'deal')} in {found['places']} places each ({many}){seats}"
        case "tables":
            many = f"{_many(found['deals'], 'deal')} at a table of each level ({many}){seats}"
        case "elo":
            many = f"{_many(found['deals'], 'deal')} for every two levels ({many}){seats}"
        case _:
            many += seats
    stopped = found.get("stopped")
    early = f" (stopped after {stopped['after']} of {stopped['of']} matches)" if stopped else ""
    return f"{many} from deal {found['seed']}{early}"


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _head(found: Mapping[str, Any]) -> str:
    options = "".join(f", {name} {value}" for name, value in found["options"].items())
    return f"{found['game']} {found['variant']}{options}: {extent(found)}"


def _contest(found: Mapping[str, Any]) -> Iterator[str]:
    yield _head(found)
    for level, results in found["levels"].items():
        yield f"{level}: {_results(results['results'])}" + _times(results, ", ")
    for pair in found["differences"]:
        yield f"{pair['first']} - {pair['second']}: {_results(pair['results'], signed=True)}"


def _pairs(found: Mapping[str, Any]) -> Iterator[str]:
    yield _head(found)
    yield from _by_measure(found, found["differences"])


def _tables(found: Mapping[str, Any]) -> Iterator[str]:
    yield _head(found)
    yield "all win or nobody does: each level plays at a table of its own"
    yield from _by_measure(found, neighbours(found))


def neighbours(found: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the differences between levels on neighbouring rows of the report."""
    following = list(pairwise(found["levels"]))
    return [pair for pair in found["differences"] if (pair["first"], pair["second"]) in following]


def _by_measure(found: Mapping[str, Any], differences: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """A column for each measure, a row for each level, and three for each difference."""
    names = list(dict.fromkeys(name for level in found["levels"].values() for name in level["results"]))
    rows = [["", *names]]
    for level, results in found["levels"].items():
        rows.append([level, *(_value(results["results"].get(name)) for name in names)])
    for pair in differences:
        results = [pair["results"].get(name) for name in names]
        rows += [
            [f"{pair['first']} - {pair['second']}", *(_value(each, signed=True) for each in results)],
            ["  higher : equal : lower", *(_counts(each) for each in results)],
            ["  by chance", *(_chance(each) for each in results)],
        ]
    yield from _table(rows)
    for level, results in found["levels"].items():
        if "seconds" in results:
            yield f"{level}: {_times(results)}"


def _elo(found: Mapping[str, Any]) -> Iterator[str]:
    yield _head(found)
    levels = found["levels"]
    gaps = {(pair["first"], pair["second"]): pair for pair in found["differences"]}
    beaten = [["of the wins against", *levels]]
    rows = [["", "elo", "ahead of the next by"]]
    for level, weaker in zip(levels, [*list(levels)[1:], None], strict=True):
        ahead = _value(gaps[level, weaker]["elo"], signed=True, digits=0) if weaker else ""
        rows.append([level, _value(levels[level]["elo"], digits=0), ahead])
        beaten.append([f"{level} took", *(_share(gaps, level, other) for other in levels)])
    yield from _table(rows)
    yield ""
    yield from _table(beaten)
    for level, results in levels.items():
        if "seconds" in results:
            yield f"{level}: {_times(results)}"


def _share(gaps: Mapping[tuple[str, str], Mapping[str, Any]], level: str, other: str) -> str:
    """Return in percent the level's share of the wins between the two."""
    share = won(gaps, level, other)
    return "-" if share is None else f"{100 * share:.1f} %"


def won(gaps: Mapping[tuple[str, str], Mapping[str, Any]], level: str, other: str) -> float | None:
    """Return the level's share of the wins between the two, from the differences of a round robin. None for the level
    itself, and if neither has won."""
    pair = gaps.get((level, other)) or gaps.get((other, level))
    if pair is None or pair["won"] is None:
        return None
    share: float = pair["won"]["value"]
    return share if pair["first"] == level else 1 - share


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns as wide as their widest words, the first aligned left, numbers aligned right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(wide[0]), *(cell.rjust(width) for cell, width in zip(others, wide[1:], strict=True))]
        yield _APART.join(cells).rstrip()


def _results(results: Mapping[str, Any], signed: bool = False) -> str:
    return ", ".join(f"{name} {_value(found, signed)}" for name, found in results.items())


def _value(found: Mapping[str, Any] | None, signed: bool = False, digits: int = 3) -> str:
    """Return a value and its interval: `0.512 +-0.034`."""
    if found is None:
        return "-"
    within = "" if found["within"] is None else f" +-{found['within']:.{digits}f}"
    return f"{found['value']:{'+' if signed else ''}.{digits}f}{within}"


def _counts(found: Mapping[str, Any] | None) -> str:
    return "-" if found is None else f"{found['higher']} : {found['equal']} : {found['lower']}"


def _chance(found: Mapping[str, Any] | None) -> str:
    if found is None:
        return "-"
    chance = found["by_chance"]
    return f"< {100 * _RARE:.1f} %" if chance < _RARE else f"{100 * chance:.1f} %"


def _times(results: Mapping[str, Any], before: str = "") -> str:
    if "seconds" not in results:
        return ""
    took = results["seconds"]
    return f"{before}decided in {took['median']:.4f} s (median), {took['p99']:.4f} (p99), {took['max']:.4f} (longest)"
