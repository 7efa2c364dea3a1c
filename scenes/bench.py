"""Bench: frame times of the busiest moments of each game, and what else the program promises about speed and size."""

import json as jsonlib
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from engine.headless.arguments import BadUse
from game.window import NoDisplay
from scenes import bench_figures, bench_rows
from scenes.bench_rows import Measured, Run, measure
from scenes.play import Built

SECONDS = 6.0  # of each row, where nothing else is said
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
SOAK = "rook: match after match, in a hurry"
DEAL, DEAL_BESIDE_THOUGHT = "rook: six seats being dealt", "rook: the same, worker thinking hard"

ROWS: Mapping[str, Callable[[Built], Callable[[Run], None]]] = {
    "title": bench_rows.title,
    DEAL: bench_rows.dealing,
    DEAL_BESIDE_THOUGHT: bench_rows.dealing_beside_thought,
    "rook: four computer players": bench_rows.four_bots,
    SOAK: bench_rows.match_after_match,
}


def run(seconds: float | None, json: bool) -> None:
    """Measure every row for `seconds` of the game's time and write a table, or one JSON object, to standard output.

    Without a screen, or with the dummy drivers asked for, nothing is shown; on a screen there is a window. BadUse where
    a screen is there but cannot be used.
    """
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in DISPLAYS):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    seconds = seconds or SECONDS
    try:
        measured = {name: measure(name, start, seconds) for name, start in ROWS.items()}
    except NoDisplay as error:
        raise BadUse(str(error)) from None
    figures = _figures(measured, seconds)
    if json:
        sys.stdout.write(jsonlib.dumps({"rows": [asdict(m.row) for m in measured.values()], **figures}) + "\n")
    else:
        sys.stdout.write("\n".join((*_table(measured), *_lines(figures), "")))


def _figures(measured: Mapping[str, Measured], seconds: float) -> dict[str, dict[str, Any]]:
    alone, beside = measured[DEAL].row.p99_ms, measured[DEAL_BESIDE_THOUGHT].row.p99_ms
    soak = measured[SOAK].run
    return {
        "thinking": {
            "answers": measured[DEAL_BESIDE_THOUGHT].run.asked,
            "p99_change_percent": round(100 * (beside / alone - 1), 1),
        },
        "soak": {
            "matches": soak.matches,
            "hurry": bench_rows.HURRY,
            "memory_mib_start": soak.memory[0] if soak.memory else 0.0,
            "memory_mib_half": soak.memory[len(soak.memory) // 2] if soak.memory else 0.0,
            "memory_mib_end": soak.memory[-1] if soak.memory else 0.0,
        },
        "startup": bench_figures.startup(),
        "verify": bench_figures.verifying(seconds),
        "playout_beginner": bench_figures.beginners_hand(),
        "machine": bench_figures.machine(),
    }


def _table(measured: Mapping[str, Measured]) -> list[str]:
    lines = [f"{'':40}{'frames':>8}{'p50':>8}{'p99':>8}{'max':>8}  ms, without the wait for the next frame"]
    rows = [m.row for m in measured.values()]
    return lines + [f"{r.name:40}{r.frames:8}{r.p50_ms:8.2f}{r.p99_ms:8.2f}{r.max_ms:8.2f}" for r in rows]


def _lines(figures: Mapping[str, Mapping[str, Any]]) -> list[str]:
    return [f"{name}: " + ", ".join(f"{key} {value}" for key, value in said.items()) for name, said in figures.items()]
