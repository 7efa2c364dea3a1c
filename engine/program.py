"""Program: its name and version, and how it starts itself again, however it came to this machine: as a folder of
sources, as a wheel, or frozen, without a Python beside it. Standard library only, and little of it."""

import sys
from pathlib import Path

VERSION = "1.0.0"
"""Written down here alone: packages, pages and fingerprints of pictures ask for it."""
NAME = "by-hook-or-by-rook"
"""What an installed program is called on a command line."""
FROZEN = bool(getattr(sys, "frozen", False))
"""Whether sources and Python lie in one executable file."""
HOUSE = Path(__file__).resolve().parents[1]
"""The folder that `main.py` and the assets lie in."""
WORKER, PRERENDER, SPEAKER, FILM, PROBE, STILL = PARTS = (
    "worker", "prerender", "speaker", "film", "startup-probe", "still-picture",
)  # fmt: skip
"""Words that only the program itself says to another of its processes, in the place of a command."""


def again(*words: str) -> list[str]:
    """The command line that starts this program once more, with other words."""
    return [sys.executable, *words] if FROZEN else [sys.executable, str(HOUSE / "main.py"), *words]


def called() -> str:
    """How somebody starts it: what an answer on the command line calls it."""
    return "python main.py" if (HOUSE / "pyproject.toml").exists() else NAME
