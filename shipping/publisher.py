"""Names that the publisher of the game must own. Packages, recipes and workflows read them here.

Nothing may be released while one is a placeholder: `python -m shipping.publisher` says so, with exit status 1.
"""

import sys

ID = "io.github.by_hook_or_by_rook.ByHookOrByRook"
"""The game's id in shops and on desktops: a domain of the publisher, reversed."""
MAINTAINER = "By Hook or by Rook contributors <contributors@by-hook-or-by-rook.invalid>"
"""The maintainer of Debian's packages."""
PLACEHOLDERS: tuple[str, ...] = (ID, MAINTAINER)
"""Names without an owner. A publisher who replaces one by an own name removes it here."""


def main() -> int:
    """Print the placeholders. Returns 1 if there are any."""
    for name in PLACEHOLDERS:
        print(f"shipping/publisher.py: a placeholder still: {name}")
    return 1 if PLACEHOLDERS else 0


if __name__ == "__main__":
    sys.exit(main())
