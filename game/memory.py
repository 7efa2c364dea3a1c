"""Memory: what this process holds of it."""

import mmap
from pathlib import Path


def resident() -> float:
    """MiB of memory that this process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return round(pages * mmap.PAGESIZE / 2**20, 1)
    except (OSError, IndexError, ValueError):
        return 0.0
