"""The program's name, version and folder, and the command line that starts it again.

It may run from a source folder, from a wheel, or frozen into an executable without Python. This module imports little,
and only from the standard library.
"""

import sys
from pathlib import Path

VERSION = "1.0.0"
"""The only place that states the version. Packages, pages and picture caches read it."""
NAME = "by-hook-or-by-rook"
"""The command of an installed program."""
FROZEN = bool(getattr(sys, "frozen", False))
"""Whether the program is frozen into an executable file."""
HOUSE = Path(__file__).resolve().parents[1]
"""The folder that `main.py` and the assets lie in."""
WORKER, PRERENDER, SPEAKER, FILM, PROBE, STILL = PARTS = (
    "worker",
    "prerender",
    "speaker",
    "film",
    "startup-probe",
    "still-picture",
)
"""Internal commands, which the program uses to start its helper processes."""


def again(*words: str) -> list[str]:
    """Return the command line that starts this program again with the arguments `words`."""
    return [sys.executable, *words] if FROZEN else [sys.executable, str(HOUSE / "main.py"), *words]


def called() -> str:
    """Return the command that starts the program, for messages on the command line."""
    return "python main.py" if (HOUSE / "pyproject.toml").exists() else NAME
