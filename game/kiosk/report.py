"""The report about many kiosks: one page that needs no network, worst first, and their counts as JSON or CSV."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from html import escape
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import Any

from engine.core.words import escaped
from engine.headless.arguments import BadUse, KioskReport
from game.csv_text import csv_text
from game.kiosk.status import CRASHED, NORMAL, VISITOR, moment, read_status
from game.kiosk.usage_stats import HEADINGS

FROZEN_AFTER = timedelta(minutes=3)
"""Age of a status that was not written again: two were left out."""
SILENT_AFTER, OPEN_LEAST = timedelta(days=2), timedelta(hours=8)
"""A kiosk is silent after so much time without a press, if it was open for so long of it."""
AHEAD = timedelta(minutes=5)
"""How far ahead the clock of a kiosk may be."""
MOST_MISTAKES = 3
"""Mistakes in the settings of a kiosk that are shown."""
LEAST_FREE = 500
"""MiB below which a disk counts as full."""
_TEXTS = ("day", "game")


class Verdict(IntEnum):
    """What stands out, worst first."""

    UNREAD = 0
    FROZEN = 1
    CRASHED = 2
    FULL = 3
    SILENT = 4
    OUTDATED = 5
    DIFFERENT = 6
    TROUBLE = 7
    WELL = 8


@dataclass(frozen=True, slots=True)
class Row:
    """One kiosk: its verdicts with a sentence each, worst first, and the cells of its row."""

    kiosk: str
    verdicts: tuple[tuple[Verdict, str], ...]
    cells: tuple[str, ...] = ()
    counts: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class _Status:
    """The parts of a status that the report needs, checked."""

    written: datetime
    version: str
    order: tuple[int, ...]
    state: str
    doing: str
    uptime: timedelta
    frames: tuple[float, float]
    memory: float
    free: int | None
    troubles: tuple[str, ...]
    mistakes: tuple[str, ...]
    taken: Mapping[str, str]
    """The version of each file of the settings, the kiosk's own one first."""
    read: datetime | None
    fault: str
    picture: str
    since: datetime
    open_quiet: timedelta
    presses: Mapping[str, datetime]
    counts: tuple[Mapping[str, Any], ...]

    @property
    def included(self) -> dict[str, str]:
        """The version of each file that the kiosk's own one includes, by its name: shares can have several paths."""
        return {Path(file).name: version for file, version in [*self.taken.items()][1:]}


def report(command: KioskReport, now: datetime | None = None) -> str:
    """Return the page, or the counts if the command asks for them. `now`: for tests."""
    if command.json and command.csv:
        raise BadUse("--json and --csv: choose one")
    now = now or datetime.now(UTC)
    rows = rows_of(command.folders, now)
    counts = [{"kiosk": row.kiosk, **one} for row in rows for one in row.counts]
    if command.json:
        return json.dumps(counts) + "\n"
    if command.csv:
        return csv_text(("kiosk", *HEADINGS.values()), map(dict.values, counts))
    return page(rows, now)


def rows_of(folders: Sequence[Path], now: datetime) -> tuple[Row, ...]:
    """Read the statuses in these folders; the worst come first."""
    found = {folder: _read(folder) for folder in folders}
    known = [one for one in found.values() if isinstance(one, _Status)]
    newest, shared = max((one.order for one in known), default=()), _shared(known)
    rows = (_row(escaped(str(folder)), one, newest, shared, now) for folder, one in found.items())
    return tuple(sorted(rows, key=lambda row: (row.verdicts[0][0], row.kiosk)))


def _read(folder: Path) -> "_Status | str":
    """Return the status in a folder, or a sentence about why there is none."""
    try:
        return _checked(read_status(folder))
    except FileNotFoundError:
        return "There is no status here."
    except OSError as error:
        return f"The status cannot be read: {(error.strerror or type(error).__name__).lower()}."
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        said = str(error) if type(error) is ValueError else "a part is missing or wrong"
        return f"The status is damaged: {said}."


def _checked(status: Mapping[str, Any]) -> _Status:
    frames, disk, fault = status["frames"], status["disk"], status["last_fault"]
    taken = status.get("taken") or {"files": ()}  # older versions write none
    return _Status(
        moment(status["written"]),
        _text(status["version"]),
        _order(status["version"]),
        _text(status["state"]),
        _text(status["doing"]),
        timedelta(seconds=_number(status["uptime_seconds"])),
        (_number(frames["per_second"]), _number(frames["slowest_ms"])),
        _number(status["memory_mib"]),
        None if disk is None else round(_number(disk["free_mib"])),
        tuple(map(_text, status["troubles"])),
        tuple(map(_text, status["mistakes"])),
        {_text(one["file"]): _text(one["version"]) for one in taken["files"]},
        moment(taken["read"]) if taken["files"] else None,
        "" if fault is None else _text(fault["words"]),
        "" if fault is None or fault["picture"] is None else _text(fault["picture"]),
        moment(status["presses_since"]),
        timedelta(hours=_number(status.get("open_hours_without_press", OPEN_LEAST.total_seconds()))),
        {_text(device): moment(one["at"]) for device, one in status["presses"].items()},
        tuple({name: _count(name, one[name]) for name in HEADINGS} for one in status["counts"]),
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("no number")
    return value


def _count(name: str, value: object) -> object:
    if name in _TEXTS:
        return _text(value)
    if not (isinstance(value, int) or (name == "hour" and value is None)):
        raise TypeError("no count")
    return value


def _order(version: str) -> tuple[int, ...]:
    """The numbers of a version, to compare it with others."""
    return tuple(int(part) if part.isdecimal() else 0 for part in version.split("."))


def _shared(statuses: Sequence[_Status]) -> dict[str, str]:
    """The version that most kiosks have of each file that more than half of them include. Of two equally frequent ones
    it is the one that was read later. Kiosks without any file do not count."""
    readers = sorted((one for one in statuses if one.read is not None), key=attrgetter("read"), reverse=True)
    found: dict[str, Counter[str]] = {}
    for one in readers:
        for file, version in one.included.items():
            found.setdefault(file, Counter())[version] += 1
    return {file: had.most_common(1)[0][0] for file, had in found.items() if 2 * had.total() > len(readers)}


def _row(kiosk: str, status: "_Status | str", newest: tuple[int, ...], shared: Mapping[str, str], now: datetime) -> Row:
    if isinstance(status, str):
        return Row(kiosk, ((Verdict.UNREAD, status),))
    found = (*_verdicts(status, newest, now), *_differences(status, shared))
    verdicts = tuple(sorted(found, key=itemgetter(0))) or ((Verdict.WELL, "All is well."),)
    presses = ", ".join(f"{device}: {_ago(now - at)}" for device, at in sorted(status.presses.items()))
    rate, slowest = status.frames
    cells = (
        f"{'a visitor' if status.doing == VISITOR else status.doing}, {status.state}",
        f"{_ago(now - status.written)} ago",
        status.version,
        _settings(status, now),
        _ago(status.uptime),
        f"{rate:g} a second, slowest {slowest:g} ms",
        f"{status.memory:g} MiB",
        "unknown" if status.free is None else f"{status.free} MiB",
        presses or "none yet",
        f"{status.fault} {status.picture}".strip() or "none",
        f"{sum(one['plays'] for one in status.counts)} matches, {sum(one['visits'] for one in status.counts)} visits",
    )
    return Row(kiosk, verdicts, cells, status.counts)


def _verdicts(status: _Status, newest: tuple[int, ...], now: datetime) -> Iterator[tuple[Verdict, str]]:
    age = now - status.written
    quiet = now - max((status.since, *status.presses.values()))
    if -age > AHEAD:
        yield Verdict.TROUBLE, "Its clock is ahead of this one."
    if status.state == CRASHED:
        yield Verdict.CRASHED, "The game has crashed."
    if age > FROZEN_AFTER:
        yield Verdict.FROZEN, f"No status for {_ago(age)}: is it frozen or turned off?"
    elif quiet >= SILENT_AFTER and status.open_quiet >= OPEN_LEAST:
        yield Verdict.SILENT, f"No press for {_ago(quiet)}: is the pad broken?"
    if status.free is not None and status.free < LEAST_FREE:
        yield Verdict.FULL, f"The disk is full: {status.free} MiB are free."
    if status.order < newest:
        yield Verdict.OUTDATED, f"Version {status.version} is outdated. Another kiosk has a newer one."
    if status.state not in (NORMAL, CRASHED):
        yield Verdict.TROUBLE, f"It runs with {status.state} settings."
    yield from ((Verdict.TROUBLE, trouble) for trouble in (*status.mistakes[:MOST_MISTAKES], *status.troubles))


def _differences(status: _Status, shared: Mapping[str, str]) -> Iterator[tuple[Verdict, str]]:
    """Yield the shared files that a kiosk has in another version than most, or not at all."""
    for file, version in shared.items() if status.read is not None else ():
        own = status.included.get(file)
        if own is None:
            yield Verdict.DIFFERENT, f"It does not include {file}, as most kiosks do."
        elif own != version:
            yield Verdict.DIFFERENT, f"It has version {own} of {file}. Most kiosks have {version}."


def _settings(status: _Status, now: datetime) -> str:
    """The files of the settings with their versions, and when they were read."""
    if status.read is None:
        return "factory"
    files = ", ".join(f"{Path(file).name} {version}".strip() for file, version in status.taken.items())
    return f"{files}, read {_ago(now - status.read)} ago"


def _ago(time: timedelta) -> str:
    """A time in whole days, from two on, or in whole hours or minutes."""
    minutes = max(0, int(time.total_seconds() // 60))
    if minutes >= 2 * 1440:
        number, unit = minutes // 1440, "day"
    elif minutes >= 60:
        number, unit = minutes // 60, "hour"
    else:
        number, unit = minutes, "minute"
    return f"{number} {unit}{'' if number == 1 else 's'}"


_COLUMNS = (
    "doing",
    "status",
    "version",
    "settings",
    "runs for",
    "frames",
    "memory",
    "free disk",
    "last press",
    "last fault",
    "counts",
)
_STYLE = """body { font: 16px/1.4 sans-serif; margin: 2em; color: #222; background: #fff }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .4em .6em; border-bottom: 1px solid #ccc }
td { overflow-wrap: anywhere }
td:first-child { border-left: .6em solid #3a7d44; min-width: 8em }
td.verdict { font-weight: bold; min-width: 14em }
p { margin: 0 }
tr.bad td { background: #fbdcd8 }
tr.bad td:first-child { border-left-color: #b3261e }
tr.odd td { background: #fdf0c8 }
tr.odd td:first-child { border-left-color: #b27a00 }"""


def page(rows: Sequence[Row], now: datetime) -> str:
    """The page as HTML, without scripts, and without files or links of other places."""
    bad = sum(row.verdicts[0][0] is not Verdict.WELL for row in rows)
    head = "".join(f"<th>{name}</th>" for name in ("kiosk", "look at", *_COLUMNS))
    lines = (
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8"><title>Kiosks</title>',
        f"<style>{_STYLE}</style></head><body>",
        "<h1>Kiosks</h1>",
        f"<p>{now.astimezone():%Y-%m-%d %H:%M}. {bad} of {len(rows)} need a look.</p>",
        f"<table><thead><tr>{head}</tr></thead><tbody>",
        *map(_html, rows),
        "</tbody></table></body></html>",
    )
    return "\n".join(lines) + "\n"


def _html(row: Row) -> str:
    said = "".join(f"<p>{escape(words)}</p>" for _, words in row.verdicts)
    cells = row.cells or ("",) * len(_COLUMNS)
    rest = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    worst = row.verdicts[0][0]
    shade = "bad" if worst <= Verdict.FULL else "odd" if worst < Verdict.WELL else "well"
    return f'<tr class="{shade}"><td>{escape(row.kiosk)}</td><td class="verdict">{said}</td>{rest}</tr>'
