"""By Hook or by Rook as an installed package: the house lies whole inside it, so that `game`, `scenes` or `main` are
nobody else's names."""

import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent / "house"


def main() -> int:
    """The program; returns its exit status."""
    sys.path.insert(0, str(HOUSE))
    from main import main as run

    return run(sys.argv[1:])
