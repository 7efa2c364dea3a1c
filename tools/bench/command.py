"""Bench: frame times of the busiest moments, and what else the program promises about speed and size.

A game brings its own in `scenes/games/<game>/bench.py`: `ROWS` of busy moments, `SOAK`, the plan of a short match,
`RECORDS`, kinds of whole records to verify, and `PLAYOUT`, the variant and options of one short hand.
"""

import json as jsonlib
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from engine.headless.arguments import BadUse
from game.window import NoDisplay
from scenes.games import BILLS
from scenes.play import Built, first_scene
from tools.bench import figures
from tools.bench.rows import BESIDE, Busy, Each, Row, Run, Times, measure, row_of
from tools.bench.tables import looked_on, soak

SECONDS = 6.0  # of each row, where nothing else is said
SOAKED = 600.0
"""Seconds of the game's time that the soak takes for each second of a row: an hour where nothing else is said."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def _title(built: Built) -> Each:
    """The first scene, with its idle motion."""

    def each(run: Run) -> None:
        """Nobody presses anything."""

    built.context.stack.push(first_scene(built.context))
    return each


def games() -> Iterator[tuple[str, ModuleType]]:
    """The games that are awake and have something to measure, in the order of the shelf."""
    for bill in BILLS:
        name = f"scenes.games.{bill.game}.bench"
        if bill.awake and find_spec(name):
            yield bill.game, import_module(name)


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
        times, figures = _measured(seconds)
    except NoDisplay as error:
        raise BadUse(str(error)) from None
    if json:
        rows = [asdict(row_of(name, spent.wall)) for name, spent in times.items()]
        sys.stdout.write(jsonlib.dumps({"rows": rows, **figures}) + "\n")
    else:
        sys.stdout.write("\n".join((*_table(times), *_lines(figures), "")))


def _measured(seconds: float) -> tuple[dict[str, Times], dict[str, Any]]:
    figures: dict[str, Any] = {"machine": figures.machine()}
    times, _ = measure(Busy("title", _title), seconds)
    for game, module in games():
        shown = [bill.game for bill in BILLS].index(game)
        for busy in (*module.ROWS, Busy("passers-by of a kiosk look on", looked_on(shown))):
            measured, answers = measure(busy, seconds)
            times |= {f"{game}: {name}": spent for name, spent in measured.items()}
            if busy.hard is not None:
                figures[f"{game}: thinking"] = _thinking(measured[busy.name], measured[busy.name + BESIDE], answers)
        figures[f"{game}: soak"] = soak(module.SOAK, SOAKED * seconds)
        for kind, setups in module.RECORDS.items():
            figures[f"{game}: verify {kind}"] = figures.verifying(game, setups, seconds, seconds / SECONDS)
        figures[f"{game}: playout"] = figures.playing_out(game, *module.PLAYOUT)
    figures["startup"] = figures.startup()
    figures["cpu"] = {name: _short(row_of(name, spent.cpu)) for name, spent in times.items()}
    figures["machine"]["load_end"] = figures.load()
    return times, figures


def _thinking(alone: Times, beside: Times, answers: int) -> dict[str, float]:
    """By how much a thinking worker changes the slowest hundredth of the frames."""

    def change(one: list[float], other: list[float]) -> float:
        return round(100 * (row_of("", other).p99_ms / row_of("", one).p99_ms - 1), 1)

    return {
        "answers": answers,
        "p99_change_percent": change(alone.wall, beside.wall),
        "p99_cpu_change_percent": change(alone.cpu, beside.cpu),
    }


def _short(row: Row) -> dict[str, float]:
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
