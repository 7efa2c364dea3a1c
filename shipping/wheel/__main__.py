"""`python -m by_hook_or_by_rook`."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
