"""A store of many matches: the cost of its start, damages, copies and wipes.

    python -m tests.large_store MATCHES [FOLDER]

Prints CPU and wall seconds, the peak of memory and the bytes written for each, every one in a process of its own.
FOLDER keeps the filled store for the next call.
"""

import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from engine.core.game import Setup
from engine.core.records import header_line
from game.store.database import FILE
from game.store.people import Person
from game.store.store import Store

STEPS, VISITOR = 150, "Rosa"
SEATS = [{"kind": "person", "name": VISITOR}, {"kind": "person", "name": "Max"}, {"kind": "bot", "name": "Cat"}]
_CUTS = (0.5, 2.0)
"""Seconds after which a start is killed."""


def line(n: int) -> str:
    """A step of usual length."""
    return f'{{"by": {n % 4}, "do": "play", "card": "black-{n % 14 + 1}"}}'


def fill(folder: Path, matches: int) -> None:
    """A closed store of a number of finished matches and an open one, written as the game does it, but all at once."""
    store = Store.open(folder)
    for name in (VISITOR, "Max", "Ida"):
        store.people.keep(Person(name, len(name)))
    disk = store._games.disk
    assert disk is not None
    disk.execute("PRAGMA synchronous = OFF")
    header, seats = header_line(Setup("rook", "classic", 4)), json.dumps(SEATS)
    for begin in range(1, matches + 1, 500):
        numbers = range(begin, min(begin + 500, matches + 1))
        disk.execute("BEGIN")
        rows = ((n, header, seats, "finished", "2026", "2026", "{}", n, STEPS) for n in numbers)
        disk.executemany("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)", rows)
        steps = ((n, step, line(step)) for n in numbers for step in range(STEPS))
        disk.executemany("INSERT INTO steps VALUES (?, ?, ?, NULL)", steps)
        ending = json.dumps({"scores": [200, 100], "winners": [0, 2]})
        disk.executemany("INSERT INTO results VALUES (?, ?, '2026', NULL)", ((n, ending) for n in numbers))
        told = json.dumps({"game": "rook", "won": True, "points": 120, "best": "A hand with no trick lost"})
        memories = ((name, n, told) for n in numbers for name in (VISITOR, "Max"))
        disk.executemany("INSERT INTO memories VALUES (?, ?, ?, NULL)", memories)
        disk.execute("COMMIT")
    store.matches.add_steps(store.matches.begin(Setup("rook", "classic", 4), SEATS), [line(n) for n in range(40)])
    store.close()


def counts(store: Store) -> str:
    """The numbers of rows by kind."""
    tables = ("people", "matches", "steps", "results", "memories")
    return " ".join(str(store._games.rows(f"SELECT count(*) FROM {table}")[0][0]) for table in tables)


def start(folder: Path) -> str:
    """Open the store and print its contents."""
    told: list[int] = []
    store = Store.open(folder, lambda done, total: told.append(done))
    said = [notice.key for notice in store.notices]
    print_cost("start")
    return f"{counts(store)} {said} progress {len(told)}"


def copy(folder: Path) -> str:
    """Play a match to its end, then measure its copy alone."""
    store = Store.open(folder)
    store._games.copy()  # the bytes from before
    store._games._copies.wait()
    found = store.matches.to_continue()
    assert found is not None
    store.matches.reopen(found)
    for n in range(len(found.lines), STEPS):
        store.matches.add_steps(found.id, (line(n),))
    real = store._games.copy
    store._games.copy = lambda: None
    store.matches.finish(found.id, {"scores": [1, 2], "winners": [0]})
    for name in (VISITOR, "Max"):
        store.people.keep_memory(name, found.id, {"game": "rook", "won": True})
    begin = cost()
    real()
    store._games._copies.wait()
    print_cost("copy after a match", begin)
    return ""


def wipe(folder: Path) -> str:
    """Remove a person."""
    store = Store.open(folder)
    begin = cost()
    store.people.forget(VISITOR, "A guest")
    print_cost("wipe of a person", begin)
    return counts(store)


def wipe_all(folder: Path) -> str:
    """Remove all visitors."""
    store = Store.open(folder)
    begin = cost()
    store.forget_visitors()
    print_cost("wipe of all visitors", begin)
    return f"{counts(store)}, file of {(folder / FILE).stat().st_size:,} bytes"


def whole_copy(folder: Path) -> str:
    """Copy the store as after a wipe or a kill."""
    store = Store.open(folder)
    store._games._copies.base = 0
    assert store._games.disk is not None
    store._games.disk.execute("INSERT INTO temp.changed VALUES ('people', 'Max', NULL, NULL)")
    begin = cost()
    store._games.copy()
    store._games._copies.wait()
    print_cost("whole copy", begin)
    return ""


def leave(folder: Path) -> str:
    """End the process in the middle of a match."""
    store = Store.open(folder)
    found = store.matches.to_continue()
    assert found is not None
    store.matches.add_steps(found.id, [line(0), line(1)])
    return ""


def close(folder: Path) -> str:
    """Open and close."""
    store = Store.open(folder)
    begin = cost()
    store.close()
    print_cost("close", begin)
    return ""


DOES = {function.__name__: function for function in (start, leave, copy, whole_copy, wipe, wipe_all, close)}


def cost() -> tuple[float, float, int]:
    """CPU seconds, wall seconds and bytes written so far."""
    return time.process_time(), time.monotonic(), int(dict(_io())["write_bytes"])


def _io() -> list[list[str]]:
    return [text.split(": ") for text in Path("/proc/self/io").read_text("ascii").splitlines()]


def print_cost(what: str, begin: tuple[float, float, int] = (0.0, 0.0, 0)) -> None:
    """Print a line of figures; the peak is of the whole process."""
    cpu, wall, written = (now - then for now, then in zip(cost(), begin, strict=True))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    if not begin[1]:
        wall = time.monotonic() - _BEGUN
    sys.stdout.write(f"{what}: {cpu:.3f} CPU s, {wall:.2f} s, peak {peak:.0f} MB, {written:,} bytes written\n")


_BEGUN = time.monotonic()


def bend(folder: Path) -> None:
    """Flip one bit in a step in the middle of the file."""
    data = bytearray((folder / FILE).read_bytes())
    data[data.index(b'"play"', len(data) // 2)] ^= 8
    (folder / FILE).write_bytes(data)


def bend_page(folder: Path) -> None:
    """Zero the head of a page of steps in the middle of the file."""
    data = bytearray((folder / FILE).read_bytes())
    at = data.index(b'"play"', len(data) // 2) // 4096 * 4096
    data[at : at + 16] = bytes(16)
    (folder / FILE).write_bytes(data)


def _run(action: str, folder: Path, kill_after: float = 0.0) -> bool:
    """Run in a process of its own. Returns whether it finished."""
    process = subprocess.Popen([sys.executable, "-m", "tests.large_store", "--do", action, str(folder)])
    try:
        process.wait(kill_after or None)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        process.wait()
        return False
    return process.returncode == 0


def _measure(base: Path, title: str, action: str, bend_it: object = None, copies: bool = True, kills: int = 0) -> None:
    folder = base / "case"
    shutil.copytree(base / "filled", folder)
    if not copies:
        for path in folder.glob("*.gz"):
            path.unlink()
    if callable(bend_it):
        bend_it(folder)
    sys.stdout.write(f"\n{title}\n")
    sys.stdout.flush()
    rng, done = random.Random(1), 0
    if title == "after a kill":
        _run("leave", folder)
    for _ in range(kills):
        done += _run(action, folder, rng.uniform(*_CUTS))
    if kills:
        sys.stdout.write(f"killed {kills - done} times\n")
        sys.stdout.flush()
    _run(action, folder)
    shutil.rmtree(folder)


def main(words: list[str]) -> int:
    """Fill a store and measure; or do one thing in a process of its own."""
    if words[:1] == ["--do"]:
        said = DOES[words[1]](Path(words[2]))
        sys.stdout.write(f"{said}\n" if said else "")
        sys.stdout.flush()
        os._exit(0)  # no close: a start is measured
    if len(words) > 1:
        Path(words[1]).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=words[1] if len(words) > 1 else None) as name:
        base = Path(name)
        kept = Path(words[1]) / f"filled {words[0]}" if len(words) > 1 else base / "filled"
        if not kept.exists():
            fill(kept, int(words[0]))
        if kept != base / "filled":
            shutil.copytree(kept, base / "filled")
        sys.stdout.write(f"file of {(base / 'filled' / FILE).stat().st_size:,} bytes\n")
        _measure(base, "clean", "start")
        _measure(base, "after a kill", "start")
        _measure(base, "one bent bit, a copy that equals it", "start", bend)
        _measure(base, "one bent bit, no copies", "start", bend, copies=False)
        _measure(base, "a page without a head, no copies", "start", bend_page, copies=False)
        _measure(base, "a page without a head, no copies, killed", "start", bend_page, copies=False, kills=10)
        for action in ("copy", "whole_copy", "wipe", "wipe_all", "close"):
            _measure(base, action, action)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
