"""What the bench says beside frame times: start-up, records, a playout. Each is measured on the real program."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

from engine.headless.arguments import Playout
from engine.headless.playout import playout

ROOT = Path(__file__).resolve().parent.parent
RECORDS = 1_000
KINDS: tuple[tuple[str, int, str], ...] = (
    ("beginner", 4, "{}"),
    ("intermediate", 4, "{}"),
    ("classic", 4, "{}"),
    ("classic", 4, '{"enforcement": "honour"}'),
    ("classic_individual", 5, "{}"),
    ("classic_individual", 6, '{"enforcement": "honour"}'),
)
"""Variant, players and options of the records, in turn."""
WARM_STARTS = 3


def startup() -> dict[str, float]:
    """Seconds from starting the process until its first frame that takes presses is on the glass.

    "cold_s": nothing was ever painted (a new, empty data folder); "warm_s": the middle one of some starts after it.
    The files themselves are in the system's memory both times.
    """
    with tempfile.TemporaryDirectory() as folder:
        cold = _first_frame(folder)
        warm = sorted(_first_frame(folder) for _ in range(WARM_STARTS))
    return {"cold_s": round(cold, 3), "warm_s": round(warm[WARM_STARTS // 2], 3)}


def _first_frame(folder: str) -> float:
    words = ["--data", folder, "--windowed", "--size", "1920x1080", "--mute"]
    begin = perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "scenes.first_frame", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        return perf_counter() - begin


def verifying(seconds: float) -> dict[str, float]:
    """Seconds that `verify` needs for whole records of all variants; they are made for about `seconds`, 1,000 at
    most. Making them does not count."""
    with tempfile.TemporaryDirectory() as folder:
        files = _make_records(Path(folder), perf_counter() + seconds)
        spent, _ = _timed("verify", *map(str, files))
        steps = sum(file.read_bytes().count(b"\n") for file in files)
    return {
        "records": len(files),
        "lines": steps,
        "seconds": round(spent, 2),
        "seconds_per_1000": round(1000 * spent / len(files), 2),
    }


def _make_records(folder: Path, until: float) -> Sequence[Path]:
    files: list[Path] = []
    for seed, (variant, players, options) in enumerate(islice(cycle(KINDS), RECORDS)):
        if seed >= len(KINDS) and perf_counter() > until:
            break
        file = folder / f"{seed}.jsonl"
        lines = playout(Playout("rook", variant, players, seed, options, "random"))
        file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        files.append(file)
    return files


def beginners_hand() -> dict[str, float]:
    """Seconds of `playout --bots random` of a beginner's game, the start of the process included."""
    words = ("playout", "rook", "--variant", "beginner", "--bots", "random", "--options", '{"target": 1}')
    spent, out = _timed(*words)
    return {"seconds": round(spent, 3), "lines": out.count(b"\n")}


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
        "video": pygame.display.get_driver() if pygame.display.get_init() else os.environ.get("SDL_VIDEODRIVER", ""),
    }
