"""Bench: frame times of the busiest moments, and other promised figures of speed and size.

The others are start-up, records and a playout, each measured on the real program. A game has its own figures in
`tools/bench/games/<game>.py`. `ROWS` are busy moments, `SOAK` is the plan of a short match, and `RHYTHM` that of a
match with one person, whose waits are measured. `RECORDS` are kinds of whole records to verify. `PLAYOUT` is the
variant and options of one short hand.
"""

import json as jsonlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, islice
from math import ceil
from pathlib import Path
from statistics import median
from time import perf_counter
from types import ModuleType
from typing import Any

from engine.games import GAMES
from engine.headless.arguments import BadUse, Playout
from engine.headless.playout import playout
from engine.headless.progress import interruptible, tell
from engine.program import PROBE, again
from game.resources import resident
from game.window import NoDisplay
from scenes.play import Built, first_scene
from tools.bench import idle
from tools.bench.rhythm import rhythm
from tools.bench.rows import BESIDE, FULL_HD, BenchRow, BenchRun, Busy, Each, Times, measure, row_of
from tools.bench.startup_probe import SETTLED
from tools.bench.tables import looked_on, soak

RECORDS = 1_000
STARTS = 3
Setups = Sequence[tuple[str, int, str]]
"""Variants, players and options of the records, in turn."""


def startup() -> dict[str, float]:
    """Seconds from starting the process until its first frame that takes presses.

    "cold_s": with a new, empty data folder, so nothing was painted before. "warm_s": later starts. Each is the median
    of several. The program's files are in the system's memory all the time. "cpu": the processes' working time until
    then.
    """
    cold, warm = [], []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            cold.append(_startup(folder))
            _startup(folder, settled=True)
            warm.append(_startup(folder))
    return {
        "cold_s": round(median(seconds for seconds, _ in cold), 3),
        "cold_cpu_s": round(median(worked for _, worked in cold), 3),
        "warm_s": round(median(seconds for seconds, _ in warm), 3),
        "warm_cpu_s": round(median(worked for _, worked in warm), 3),
    }


def _startup(folder: str, settled: bool = False) -> tuple[float, float]:
    """Seconds by the clock and of work. `settled`: play on until all pictures are on the disk."""
    words = ["--data", folder, "--windowed", "--size", "x".join(map(str, FULL_HD)), "--mute"]
    program = again(PROBE, *([SETTLED] if settled else []), *words)
    begin = perf_counter()
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as child:
        assert child.stdout is not None
        try:
            line = child.stdout.readline()
            spent = perf_counter() - begin
            child.stdout.read()  # keep the pipe open while the child goes on
        finally:
            child.kill()
    return spent, float(line.split()[1])


def verifying(game: str, setups: Setups, seconds: float, share: float) -> dict[str, float]:
    """Seconds that `verify` needs for whole records: RECORDS of them, or that `share` of it.

    New ones are made for about `seconds`, which do not count; then they are repeated.
    """
    count = max(1, min(RECORDS, ceil(RECORDS * share)))
    with tempfile.TemporaryDirectory() as folder:
        files = _make_records(Path(folder), game, setups, perf_counter() + seconds)
        given = list(islice(cycle(files), count))
        spent, _ = _timed("verify", *map(str, given))
        lines = sum(file.read_bytes().count(b"\n") for file in given)
    return {
        "records": count,
        "different": len(set(given)),
        "lines": lines,
        "seconds": round(spent, 2),
        "seconds_per_1000": round(RECORDS * spent / count, 2),
    }


def _make_records(folder: Path, game: str, setups: Setups, until: float) -> Sequence[Path]:
    files: list[Path] = []
    for seed, (variant, players, options) in enumerate(islice(cycle(setups), RECORDS)):
        if seed >= len(setups) and perf_counter() > until:
            break
        file = folder / f"{seed}.jsonl"
        lines = playout(Playout(game, variant, players, seed, options, "random"))
        file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        files.append(file)
    return files


def playing_out(game: str, variant: str, options: str) -> dict[str, float]:
    """Seconds of `playout --bots random` of one hand, with the start of the process: the median of several."""
    words = ("playout", game, "--variant", variant, "--bots", "random", "--options", options)
    runs = [_timed(*words) for _ in range(STARTS)]
    return {"seconds": round(median(spent for spent, _ in runs), 3), "lines": runs[0][1].count(b"\n")}


def _timed(*words: str) -> tuple[float, bytes]:
    begin = perf_counter()
    done = subprocess.run(again(*words), stdout=subprocess.PIPE, check=True)
    return perf_counter() - begin, done.stdout


def machine() -> dict[str, object]:
    """The properties of the machine on which the figures depend."""
    import pygame

    return {
        "python": sys.version.split()[0],
        "pygame": pygame.version.ver,
        "cores": os.cpu_count() or 0,
        "video": os.environ.get("SDL_VIDEODRIVER", "") or "a screen",
        "load": load(),
    }


def load() -> float:
    """Mean number of processes that wanted a core during the last minute; 0 if the system does not tell."""
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return 0.0


SIZES = ((1280, 720), (1280, 800), (2560, 1440), (3840, 2160))
"""Windows in which the rows are measured again. The largest one is last, because the others leave their memory to
it."""
SECONDS = 6.0  # of each row by default
SOAKED = 600.0
"""Seconds of game time of the soak for each second of a row: an hour by default."""
IDLE = 2.5
"""Seconds of an idle screen for each second of a row."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def _title(built: Built) -> Each:
    """The first scene, with its idle motion."""

    def each(run: BenchRun) -> None:
        """Press nothing."""

    built.context.stack.push(first_scene(built.context))
    return each


def games() -> Iterator[tuple[str, ModuleType]]:
    """Yield the games with measurements, in the order of the shelf."""
    for game in GAMES:
        name = f"tools.bench.games.{game}"
        if find_spec(name):
            yield game, import_module(name)


@interruptible()
def run(seconds: float | None, json: bool) -> None:
    """Measure every row for `seconds` of game time and write a table, or one JSON object, to standard output.

    Without a screen, or with dummy drivers, nothing is shown; with a screen there is a window. Raises BadUse if there
    is a screen that cannot be used. After Ctrl-C or SIGTERM it writes the rows that are complete, and raises
    KeyboardInterrupt.
    """
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in DISPLAYS):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    seconds = seconds or SECONDS
    times: dict[str, Times] = {}
    figures: dict[str, Any] = {"machine": machine()}
    part = "the start"
    try:
        for part in _measured(seconds, times, figures):
            tell(part)
    except NoDisplay as error:
        raise BadUse(str(error)) from None
    except KeyboardInterrupt:
        print(f"stopped at {part}; complete rows: {len(times)}", file=sys.stderr)
        if times:
            _write(times, figures, json)
        raise
    _write(times, figures, json)


def _write(times: Mapping[str, Times], figures: dict[str, Any], json: bool) -> None:
    tell("")
    figures["cpu"] = {name: _short(row_of(name, spent.cpu)) for name, spent in times.items()}
    if json:
        rows = [asdict(row_of(name, spent.wall)) for name, spent in times.items()]
        sys.stdout.write(jsonlib.dumps({"rows": rows, **figures}) + "\n")
    else:
        sys.stdout.write("\n".join((*_table(times), *_lines(figures), "")))


def _measured(seconds: float, times: dict[str, Times], figures: dict[str, Any]) -> Iterator[str]:
    """Fill `times` and `figures`. Yields the name of each part before it is measured."""
    yield "title"
    times |= measure(Busy("title", _title), seconds)[0]
    for game, module in games():
        for busy in (*module.ROWS, Busy("passers-by of a kiosk look on", looked_on(game))):
            yield f"{game}: {busy.name}"
            measured, answers = measure(busy, seconds)
            times |= {f"{game}: {name}": spent for name, spent in measured.items()}
            if busy.hard is not None:
                figures[f"{game}: thinking"] = _thinking(measured[busy.name], measured[busy.name + BESIDE], answers)
        yield f"{game}: soak"
        figures[f"{game}: soak"] = soak(module.SOAK, SOAKED * seconds)
        yield f"{game}: rhythm"
        figures[f"{game}: rhythm"] = dict(rhythm(module.RHYTHM()))
        for kind, setups in module.RECORDS.items():
            yield f"{game}: verify {kind}"
            figures[f"{game}: verify {kind}"] = verifying(game, setups, seconds, seconds / SECONDS)
        yield f"{game}: playout"
        figures[f"{game}: playout"] = playing_out(game, *module.PLAYOUT)
    yield "idle"
    figures["idle"] = {
        "title_percent": idle.percent(idle.title, IDLE * seconds),
        "table_percent": idle.percent(idle.table, IDLE * seconds),
    }
    yield "startup"
    figures["startup"] = startup()
    for size in SIZES:
        name = f"{size[0]} x {size[1]}"
        yield from _in_window(size, name, seconds, times)
        figures[name] = {"memory_mib": resident()}
    figures["machine"]["load_end"] = load()


def _in_window(size: tuple[int, int], name: str, seconds: float, times: dict[str, Times]) -> Iterator[str]:
    """The busy moments of all games without a worker, in a window of another size."""
    rows = [("title", Busy("title", _title))]
    rows += [(f"{game}: {busy.name}", replace(busy, hard=None)) for game, module in games() for busy in module.ROWS]
    for row, busy in rows:
        yield f"{row}, {name}"
        times[f"{row}, {name}"] = measure(busy, seconds, size)[0][busy.name]


def _thinking(alone: Times, beside: Times, answers: int) -> dict[str, float]:
    """By how much a thinking worker changes the slowest hundredth of the frames."""

    def change(one: list[float], other: list[float]) -> float:
        return round(100 * (row_of("", other).p99_ms / row_of("", one).p99_ms - 1), 1)

    return {
        "answers": answers,
        "p99_change_percent": change(alone.wall, beside.wall),
        "p99_cpu_change_percent": change(alone.cpu, beside.cpu),
    }


def _short(row: BenchRow) -> dict[str, float]:
    return {"p50_ms": row.p50_ms, "p99_ms": row.p99_ms, "max_ms": row.max_ms}


def _table(times: Mapping[str, Times]) -> list[str]:
    wide = max(len(name) for name in times) + 1
    lines = [f"{'':{wide}}{'frames':>7}{'p50':>8}{'p99':>8}{'max':>8}   cpu p50{'p99':>8}{'max':>8}  ms"]
    for name, spent in times.items():
        row, cpu = row_of(name, spent.wall), row_of(name, spent.cpu)
        lines.append(
            f"{name:{wide}}{row.frames:7}{row.p50_ms:8.2f}{row.p99_ms:8.2f}{row.max_ms:8.2f}"
            f"   {cpu.p50_ms:7.2f}{cpu.p99_ms:8.2f}{cpu.max_ms:8.2f}"
        )
    return [*lines, "Times are of whole frames without the wait for the next one; cpu is what this program worked."]


def _lines(figures: Mapping[str, Mapping[str, Any]]) -> list[str]:
    shown = {name: said for name, said in figures.items() if name != "cpu"}
    return [f"{name}: " + ", ".join(f"{key} {value}" for key, value in said.items()) for name, said in shown.items()]
