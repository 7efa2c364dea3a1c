"""What the bench says beside frame times: start-up, records, a playout. Each is measured on the real program."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import cycle, islice
from math import ceil
from pathlib import Path
from time import perf_counter

from engine.headless.arguments import Playout
from engine.headless.playout import playout

ROOT = Path(__file__).resolve().parent.parent
RECORDS = 1_000
STARTS = 3
Setups = Sequence[tuple[str, int, str]]
"""Variant, players and options of the records, in turn."""


def startup() -> dict[str, float]:
    """Seconds from starting the process until its first frame that takes presses is on the glass.

    "cold_s": nothing was ever painted (a new, empty data folder); "warm_s": the starts after it. Each is the middle one
    of some. The files themselves are in the system's memory all the time. "cpu": what the processes worked till then.
    """
    cold, warm = [], []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            cold.append(_first_frame(folder))
            _first_frame(folder, settled=True)
            warm.append(_first_frame(folder))
    middle = STARTS // 2
    return {
        "cold_s": round(sorted(seconds for seconds, _ in cold)[middle], 3),
        "cold_cpu_s": round(sorted(worked for _, worked in cold)[middle], 3),
        "warm_s": round(sorted(seconds for seconds, _ in warm)[middle], 3),
        "warm_cpu_s": round(sorted(worked for _, worked in warm)[middle], 3),
    }


def _first_frame(folder: str, settled: bool = False) -> tuple[float, float]:
    """Seconds by the clock and of work; `settled` plays on until everything that was painted is on the disk."""
    words = ["--data", folder, "--windowed", "--size", "1920x1080", "--mute"]
    program = [sys.executable, "-m", "tools.bench.startup_probe", *(["settled"] if settled else []), *words]
    begin = perf_counter()
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        spent = perf_counter() - begin
        child.stdout.read()  # what goes on must not find its listener gone
    return spent, float(line.split()[1])


def verifying(game: str, setups: Setups, seconds: float, share: float) -> dict[str, float]:
    """Seconds that `verify` needs for whole records: RECORDS of them, or that `share` of it.

    New ones are made for about `seconds`, which do not count; then they come again.
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
    """Seconds of `playout --bots random` of one hand, the start of the process included: the middle one of some."""
    words = ("playout", game, "--variant", variant, "--bots", "random", "--options", options)
    runs = [_timed(*words) for _ in range(STARTS)]
    seconds = sorted(spent for spent, _ in runs)[STARTS // 2]
    return {"seconds": round(seconds, 3), "lines": runs[0][1].count(b"\n")}


def _timed(*words: str) -> tuple[float, bytes]:
    begin = perf_counter()
    done = subprocess.run([sys.executable, "main.py", *words], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return perf_counter() - begin, done.stdout


def machine() -> dict[str, object]:
    """What the figures hang on."""
    import pygame

    return {
        "python": sys.version.split()[0],
        "pygame": pygame.version.ver,
        "cores": os.cpu_count() or 0,
        "video": os.environ.get("SDL_VIDEODRIVER", "") or "a screen",
        "load": load(),
    }


def load() -> float:
    """How many processes wanted a core during the last minute; 0 where the system does not say."""
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return 0.0
