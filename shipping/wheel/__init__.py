"""By Hook or by Rook as an installed package. The whole program is inside it, so `game`, `scenes` and `main` do not
become names of other packages."""

import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent / "house"


def main() -> int:
    """Run the program and return its exit status."""
    sys.path.insert(0, str(HOUSE))
    from main import main as run

    return run(sys.argv[1:])
