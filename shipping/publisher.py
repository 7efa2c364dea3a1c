"""Publisher: the names that the publisher of the game has to own. Packages, recipes and workflows read them here.

While one is a placeholder there must be no release. `python -m shipping.publisher` says so, and exits with status 1.
"""

import sys

ID = "io.github.by_hook_or_by_rook.ByHookOrByRook"
"""The game's id for shops and desktops: a domain of the publisher in reverse."""
MAINTAINER = "By Hook or by Rook contributors <contributors@by-hook-or-by-rook.invalid>"
"""The maintainer of Debian's packages."""
PLACEHOLDERS: tuple[str, ...] = (ID, MAINTAINER)
"""Names without an owner. A publisher who sets a name above removes it here."""


def main() -> int:
    """Print the placeholders. Returns 1 if there are any."""
    for name in PLACEHOLDERS:
        print(f"shipping/publisher.py: still a placeholder: {name}")
    return 1 if PLACEHOLDERS else 0


if __name__ == "__main__":
    sys.exit(main())
