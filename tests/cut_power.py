"""Cut the power or kill the process at any write of a store. Check that all promised data is kept, and that every
notice has a reason.

    python -m tests.cut_power CUTS SEED

Matches are played while every write is recorded (`tests/disk_writes.py`). Each cut takes one recording up to some
write. A power cut leaves all synced data and any sectors of the rest; a kill (every fourth cut) leaves everything. Then
the store is opened, and every third time cut again meanwhile. After a kill a bit of the log may also flip; then any
missing data must be reported.
"""

import shutil
import sys
import tempfile
import traceback
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

from game.store.database import FILE
from game.store.disk import opening, wal
from game.store.people import Person
from game.store.store import Store
from tests.disk_writes import Disk, Event, Recorder, cut, killed, recorded
from tests.game.stores import SEATS, SETUP

Steps = dict[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Promise:
    """What the store promised to keep, after so many events: steps by match, people, and the settings."""

    events: int
    steps: Steps
    people: frozenset[str]
    settings: dict[str, object]


@dataclass(slots=True)
class Evening:
    """What was written, the disk before it, and what was promised meanwhile."""

    begin: Disk
    events: list[Event]
    promises: list[Promise]

    def promised(self, at: int) -> Promise:
        """Return the last promise before an event."""
        return [promise for promise in self.promises if promise.events <= at][-1]


def holds(store: Store) -> tuple[Steps, frozenset[str], dict[str, object]]:
    """Return the same contents, read from a store."""
    steps: Steps = {}
    for match, line in store._games.rows("SELECT match, line FROM steps ORDER BY match, n"):
        steps[match] = (*steps.get(match, ()), line)
    settings = {name: store.setting(name) for (name,) in store._settings.rows("SELECT name FROM settings")}
    return steps, frozenset(person.name for person in store.people.all()), settings


def play(folder: Path, begin: Disk, rng: Random, matches: int) -> Evening:
    """Play in `folder`, which starts as `begin`. Without a match only a start and some steps are played."""
    recorder, promises = Recorder(folder, begin), [Promise(0, {}, frozenset(), {})]
    with recorded(recorder):
        store = Store.open(folder)

        def promise() -> None:
            assert store.saving and not store.notices, store.notices
            promises.append(Promise(len(recorder.events), *holds(store)))

        promise()
        for number in range(max(matches, 1)):
            store.people.keep(Person(f"Person {number}", number))
            store.keep_setting(rng.choice(("theme", "music", "pace")), rng.randrange(100))
            match = store.matches.begin(SETUP, SEATS)
            for n in range(rng.randrange(4, 30)):
                line = f'{{"by": {n % 4}, "n": {n}, "filler": "{"x" * rng.choice((10, 10, 10, 3000))}"}}'
                store.matches.add_steps(match, [line] * rng.choice((1, 1, 3)))
                promise()
                if rng.random() < 0.2:
                    store.matches.keep_notes(match, 0, {"mine": "thinks " * n})
            if number < matches:
                if rng.random() < 0.4:
                    store.matches.leave(match)
                else:
                    store.matches.finish(match, {"winners": [0]})
                store._games._copies.wait()  # giving up a copy would raise in our own functions
                promise()
        end = len(recorder.events)
        store.close()
    return Evening(begin, recorder.events[: None if rng.random() < 0.6 else end], promises)


@dataclass(slots=True)
class Figures:
    """Counts of the results, and each case where something was wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def bend_log(disk: Disk, rng: Random) -> bool:
    """Flip a bit in a frame of the games' log. Returns whether there was a frame."""
    log = disk.files.get(disk.names.get(f"{FILE}-wal", 0), bytearray())
    frames = wal.read(bytes(log)).taken
    if frames:
        frame = rng.choice(frames[-4:])  # most earlier frames are written again later
        log[frame.at - wal.FRAME_HEADER + rng.randrange(wal.SLOT)] ^= 1 << rng.randrange(8)
    return bool(frames)


def check(folder: Path, promise: Promise, bent: bool, where: str, figures: Figures) -> None:
    """Open the store, and compare its contents with the promise."""
    store = Store.open(folder)
    steps, people, settings = holds(store)
    missing = [
        f"match {match}: {len(steps.get(match, ()))} of {len(lines)} steps"
        for match, lines in promise.steps.items()
        if steps.get(match, ())[: len(lines)] != lines
    ]
    missing += [f"{name} is not known" for name in promise.people - people]
    missing += [f"setting {name}" for name in promise.settings.keys() - settings.keys()]
    told = [notice.key for notice in store.notices]
    figures.counts["missing"] += bool(missing)
    figures.counts["told"] += bool(told)
    if missing and not (bent and told):
        figures.wrong.append(f"{where}: {missing} is missing, told: {told}")
    if told and not bent:
        figures.wrong.append(f"{where}: nothing is missing, but told: {told}")
    store.close()
    again = Store.open(folder)
    if again.notices or holds(again) != (steps, people, settings):
        figures.wrong.append(f"{where}: the next start differs: {again.notices}")
    again.close()


def run(count: int, seed: int) -> Figures:
    """Cut `count` times, some hundred times in each recording."""
    figures, evening = Figures(), Evening(Disk(), [], [])
    with tempfile.TemporaryDirectory() as name:
        for number in range(count):
            rng, base = Random(f"{seed} {number}"), Path(name) / "case"
            if number % 100 == 0:
                room = rng.choice((12, 40, 200))  # pages: a short log is reused often
                with patch.multiple(opening, CHECKPOINT=room, ROOM=wal.HEADER + room * wal.SLOT):
                    (Path(name) / f"evening {number}").mkdir()
                    evening = play(Path(name) / f"evening {number}", Disk(), rng, rng.randrange(2, 5))
            base.mkdir()
            try:
                _one(base, evening, number, rng, figures)
            except Exception:
                figures.wrong.append(f"{number}: {traceback.format_exc()}")
            shutil.rmtree(base)
    return figures


def _one(base: Path, evening: Evening, number: int, rng: Random, figures: Figures) -> None:
    disk, at = Disk(), rng.randrange(len(evening.events) + 1)
    promise = evening.promised(at)
    kind = "kill" if number % 4 == 0 else "power cut"
    if kind == "kill":
        killed(disk, evening.events, at)
    else:
        cut(disk, evening.events, at, rng)
    if number % 3 == 0:
        disk.lay_out(base / "first")
        second = play(base / "first", deepcopy(disk), rng, 0)
        at = rng.randrange(len(second.events) + 1)
        promise = second.promised(at) if at >= second.promises[1].events else promise
        cut(disk, second.events, at, rng)
        kind += " and a power cut"
    bent = kind == "kill" and rng.random() < 0.5 and bend_log(disk, rng)
    figures.counts[kind + " and a bent log" * bent] += 1
    disk.lay_out(base / "store")
    check(base / "store", promise, bent, f"{number}: {kind}{' and a bent log' * bent} at {at}", figures)


def main(words: list[str]) -> int:
    """Print the results. Exit status 1 if something was wrong."""
    count, seed = map(int, (words + ["200", "1"][len(words) :])[:2])
    figures = run(count, seed)
    lines = [f"{amount:8} {name}" for name, amount in (*figures.counts.items(), ("wrong", len(figures.wrong)))]
    sys.stdout.write("\n".join((*lines, *figures.wrong, "")))
    return int(bool(figures.wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
