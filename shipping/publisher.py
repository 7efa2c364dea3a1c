"""Publisher: the names that whoever hands the game out has to own. Packages, recipes and workflows ask here. As long as
one is a placeholder nothing may be released: `python -m shipping.publisher` says so, and ends with 1."""

import sys

ID = "io.github.by_hook_or_by_rook.ByHookOrByRook"
"""What shops and desktops know the game by: a place in the net that is the publisher's, backwards."""
MAINTAINER = "By Hook or by Rook contributors <contributors@by-hook-or-by-rook.invalid>"
"""Who answers for Debian's packages."""
PLACEHOLDERS: tuple[str, ...] = (ID, MAINTAINER)
"""Those that nobody owns yet: whoever has put their own name there takes it out here."""


def main() -> int:
    """Print what is missing; 1 where anything is."""
    for name in PLACEHOLDERS:
        print(f"shipping/publisher.py: a placeholder still: {name}")
    return 1 if PLACEHOLDERS else 0


if __name__ == "__main__":
    sys.exit(main())
