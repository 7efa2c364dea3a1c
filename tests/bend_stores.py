"""Damage stores in every way that a disk can, and check that each loss is reported.

    python -m tests.bend_stores COUNT SEED

Each trial damages files in a copy of a store, closed or cut off by a power failure, and opens it as the game does. A
loss is reported if there is a notice, or a message when the match continues.
"""

import os
import shutil
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from game.kiosk.usage_stats import UsageStats
from game.store import matches as matches_module
from game.store.database import FILE, SETTINGS_FILE
from game.store.disk import opening
from game.store.people import Person
from game.store.store import Store
from tests.game.stores import LINES, SEATS, SETUP, rewritten

PAGE = 4096
Truth = dict[str, dict[Any, Any]]


def truth(store: Store) -> Truth:
    """All that a store has, by kind."""
    rows, settings = store._games.rows, store._settings.rows
    return {
        "people": {row[0]: row for row in rows("SELECT name, look, used FROM people")},
        "matches": {row[0]: row for row in rows("SELECT id, header, seats, state, aids FROM matches")},
        "steps": {row[:2]: row for row in rows("SELECT match, n, line FROM steps")},
        "results": {row[0]: row for row in rows("SELECT match, ending FROM results")},
        "learned": {row[:3]: row for row in rows("SELECT name, kind, what, amount FROM learned")},
        "memories": {row[:2]: row for row in rows("SELECT name, match, told FROM memories")},
        "settings": {row[0]: row for row in settings("SELECT name, value FROM settings")},
        "books": {row[:3]: row for row in settings("SELECT day, game, what, amount FROM books")},
    }


@dataclass(frozen=True, slots=True)
class Template:
    """A store on disk, and what it was told to keep."""

    name: str
    folder: Path
    kept: Truth


def templates(folder: Path) -> list[Template]:
    """Stores of two sizes, closed and cut off, with copies and without."""
    found = []
    for matches in (2, 9):
        live = folder / f"live {matches}"
        store = Store.open(live)
        store._settings.copy()
        _fill(store, matches)
        cut_off = folder / f"cut off {matches}"
        shutil.copytree(live, cut_off)
        kept = truth(store)
        store.close()
        for name, source in (("closed", live), ("cut off", cut_off)):
            bare = folder / f"{name} {matches} bare"
            shutil.copytree(source, bare, ignore=shutil.ignore_patterns("*.gz"))
            found += [Template(name, source, kept), Template(f"{name}, no copies", bare, kept)]
    return found


def _fill(store: Store, matches: int) -> None:
    for name in ("Rosa", "Max", "Ida", "Änne"):
        store.people.keep(Person(name, len(name)))
        store.people.keep_learned(name, "beat", "rook", len(name))
    for name, value in (("theme", "kids"), ("music", 10), ("text_size", 150)):
        store.keep_setting(name, value)
    usage = UsageStats(store)
    for number in range(matches):
        usage.started("rook")
        match = store.matches.begin(SETUP, SEATS, {"hands": "open"})
        for n in range(40):
            store.matches.add_steps(
                match, (f'{{"by": {n % 4}, "do": "play", "card": "black-{n % 14 + 1}", "n": {n}}}',)
            )
        if number < matches - 1:
            store.matches.finish(match, {"scores": [number, 2], "winners": [0]})
            store.people.keep_memory("Rosa", match, {"game": "rook", "won": number > 1})
            store._games._copies.wait()
    store._settings._copies.wait()


# Ways to damage a file: each takes its bytes and returns others, None for no file at all.

Bend = Callable[[bytes, Random], bytes | None]


def _in_use(data: bytes, rng: Random) -> int:
    """Return a place where something is written."""
    for _ in range(200):
        at = rng.randrange(len(data))
        if data[at]:
            return at
    return rng.randrange(len(data))


def _over(data: bytes, at: int, new: bytes) -> bytes:
    return data[:at] + new[: len(data) - at] + data[at + len(new) :]


def _flip(data: bytes, rng: Random) -> bytes:
    at = _in_use(data, rng)
    return _over(data, at, bytes([data[at] ^ 1 << rng.randrange(8)]))


def _swap(data: bytes, rng: Random) -> bytes:
    pages = max(1, len(data) // PAGE)
    one, two = (rng.randrange(pages) * PAGE for _ in range(2))
    return _over(_over(data, one, data[two : two + PAGE]), two, data[one : one + PAGE])


BENDS: dict[str, Bend] = {
    "bit": _flip,
    "bits": lambda data, rng: _flip(_flip(_flip(data, rng), rng), rng),
    "bytes": lambda data, rng: _over(data, _in_use(data, rng), rng.randbytes(rng.randrange(1, 40))),
    "sector zeroed": lambda data, rng: _over(data, _in_use(data, rng) // 512 * 512, bytes(512)),
    "sector of noise": lambda data, rng: _over(data, _in_use(data, rng) // 512 * 512, rng.randbytes(512)),
    "page zeroed": lambda data, rng: _over(data, _in_use(data, rng) // PAGE * PAGE, bytes(PAGE)),
    "page of ones": lambda data, rng: _over(data, _in_use(data, rng) // PAGE * PAGE, b"\xff" * PAGE),
    "pages swapped": _swap,
    "cut off": lambda data, rng: data[: rng.randrange(len(data))],
    "emptied": lambda data, rng: b"",
    "longer": lambda data, rng: data + rng.randbytes(rng.randrange(1, 9000)),
    "letters": lambda data, rng: b"no database\n" * (len(data) // 12),
    "gone": lambda data, rng: None,
}
SIDES = ("", "-wal", ".mark", ".1.gz")
_WEIGHTS = (6, 6, 1, 1)


def _path(folder: Path, file: str, side: str) -> Path:
    return folder / (f"{file.removesuffix('.sqlite3')}.1.sqlite3.gz" if side == ".1.gz" else f"{file}{side}")


def bend(folder: Path, rng: Random) -> str:
    """Damage the files in `folder`, and return a description."""
    said = []
    for _ in range(rng.choice((1, 1, 1, 2))):
        path = _path(folder, rng.choice((FILE, FILE, SETTINGS_FILE)), rng.choices(SIDES, _WEIGHTS)[0])
        if not path.exists() or not path.stat().st_size:
            continue
        how = rng.choice(list(BENDS))
        new = BENDS[how](path.read_bytes(), rng)
        if new is None:
            path.unlink()
        else:
            path.write_bytes(new)
        said.append(f"{path.name}: {how}")
    return ", ".join(said)


ODD = ("x", "", -1, 2**62, None, 1.5, b"\xff\x00", "[" * 3000, "{}", "[1]", '{"by": 0}', "NaN")
COLUMNS = {
    FILE: {
        "people": ("name", "look", "used"),
        "matches": ("header", "seats", "state", "created", "updated", "aids", "turn", "length"),
        "steps": ("line", "n"),
        "results": ("ending", "finished"),
        "learned": ("kind", "what", "amount"),
        "memories": ("match", "told"),
    },
    SETTINGS_FILE: {"settings": ("value", "name"), "books": ("day", "game", "what", "amount")},
}


def write_oddly(folder: Path, rng: Random) -> str:
    """Write values of any type into the files. This must lose nothing and break nothing."""
    file = rng.choice((FILE, FILE, SETTINGS_FILE))
    table = rng.choice(list(COLUMNS[file]))
    column = rng.choice(COLUMNS[file][table])
    rewritten(folder, (f"UPDATE OR IGNORE {table} SET {column} = coalesce(?, {column})", (rng.choice(ODD),)), file=file)
    return f"{file}: {table}.{column} odd"


@dataclass(slots=True)
class Figures:
    """Counts of the results, unreported losses and errors."""

    counts: Counter[str]
    silent: list[str]
    broken: list[str]


def run(count: int, seed: int) -> Figures:
    """Damage `count` stores."""
    figures = Figures(Counter(), [], [])
    waits = (patch.object(opening, "SYNCHRONOUS", "OFF"), patch.object(os, "fsync", lambda handle: None))
    with tempfile.TemporaryDirectory() as name, waits[0], waits[1]:  # the test damages files, not the plug
        base = Path(name)
        made = templates(base / "templates")
        for number in range(count):
            rng = Random(f"{seed} {number}")
            template, folder = rng.choice(made), base / "bent"
            shutil.copytree(template.folder, folder)
            odd = rng.random() < 0.1
            how = write_oddly(folder, rng) if odd else bend(folder, rng)
            where = f"{number}: {template.name}; {how}"
            try:
                _look(folder, template, figures, where, odd)
            except Exception:
                figures.broken.append(f"{where}\n{traceback.format_exc()}")
            shutil.rmtree(folder)
    return figures


def _look(folder: Path, template: Template, figures: Figures, where: str, odd: bool) -> None:
    before = {path.read_bytes() for path in folder.iterdir()}
    store = Store.open(folder)
    found, told = truth(store), list(store.notices)
    saved = store.matches.to_continue()
    kept_aside = [path for path in folder.iterdir() if "corrupt-" in path.name or "mended-" in path.name]
    aside = {path.read_bytes() for path in kept_aside}
    figures.counts["stores"] += 1
    figures.counts["odd values"] += odd
    figures.counts["told"] += bool(told)
    figures.counts["kept aside"] += bool(aside)
    if not aside <= before:
        figures.broken.append(f"{where}: kept aside, but not byte for byte")
    if not odd:
        lost = {
            name: sum(found[name].get(key) != row for key, row in rows.items())
            for name, rows in template.kept.items()
            if rows != found[name]
        }
        figures.counts["with all that they had"] += not lost
        for name, rows in template.kept.items():
            figures.counts[f"{name} there were"] += len(rows)
            figures.counts[f"{name} lost or other"] += lost.get(name, 0)
        if lost and not told and not (saved is not None and saved.torn):
            figures.silent.append(f"{where}: {lost}")
    # Play goes on, and the next start must find the data.
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES)
    store.keep_setting("music", 70)
    told = list(store.notices)
    saving = store.saving
    store.close()
    again = Store.open(folder)
    if saving and not ((kept := again.matches.to_continue()) and kept.lines == LINES and again.setting("music") == 70):
        figures.broken.append(f"{where}: what was kept after it is not there: {told}")
    if saving and again.notices:
        figures.broken.append(f"{where}: told again: {again.notices}")
    again.close()


def go_back(count: int, seed: int) -> int:
    """Leave matches while the clock jumps, and return how often another match than the last one is offered."""
    rng, wrong, real = Random(seed), 0, matches_module._now
    store = Store.without()
    try:
        for _ in range(count):
            matches_module._now = lambda: f"{rng.randrange(1970, 2100)}-01-01T00:00:00+00:00"
            match = store.matches.begin(SETUP, SEATS)
            store.matches.leave(match)
            offered = store.matches.to_continue()
            wrong += offered is None or offered.id != match
    finally:
        matches_module._now = real
    return wrong


def main(words: list[str]) -> int:
    """Print the results. Exit status 1 if a loss was not reported or something broke."""
    count, seed = map(int, (words + ["200", "1"][len(words) :])[:2])
    figures = run(count, seed)
    wrong = go_back(min(count, 200), seed)
    counts = {**figures.counts, "lost something in silence": len(figures.silent), "broke": len(figures.broken)}
    lines = [f"{amount:8} {name}" for name, amount in (*counts.items(), ("matches out of turn", wrong))]
    sys.stdout.write("\n".join((*lines, *figures.silent, *figures.broken, "")))
    return int(bool(figures.silent or figures.broken or wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
