"""Memory: what this process holds of it, and how it gives back what it no longer needs."""

import mmap
import sys
from pathlib import Path


def resident() -> float:
    """MiB of memory that this process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return round(pages * mmap.PAGESIZE / 2**20, 1)
    except (OSError, IndexError, ValueError):
        return 0.0


def give_back() -> None:
    """Let the system have what is free inside this process: pictures come and go in many sizes, and the C library keeps
    their room. It takes some milliseconds, and does nothing where that library has no way to do it."""
    if sys.platform.startswith("linux"):
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
