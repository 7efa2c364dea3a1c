"""Memory: what this process holds of it, and that it gives back what large pictures leave."""

import ctypes
import mmap
import sys
from pathlib import Path

_M_MMAP_THRESHOLD = -3
"""`mallopt`'s name for it, of the C library on Linux."""
LARGE = 512 * 1024
"""Bytes from which on a block of memory is one of the system's own, and goes back to it as soon as it is dropped.

The C library raises this by itself to the size of the largest picture that was ever dropped. From then on pictures of
all sizes share one heap with small things that stay, and the room between them is never given back: in an evening of
`soak` without a clock it held 130 to 195 MiB of such room, and 25 to 45 with this. Less than this brings no more of it
back and costs frames: what a hand's pictures are made of is fetched anew from the system each time.
"""


def resident() -> float:
    """MiB of memory that this process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return round(pages * mmap.PAGESIZE / 2**20, 1)
    except (OSError, IndexError, ValueError):
        return 0.0


def give_back_large_blocks() -> bool:
    """Fix LARGE for the rest of this process; to be called before the first picture. False where the C library knows
    no such thing, as everywhere but on Linux: nothing changes there."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE))
    except (OSError, AttributeError):  # musl has no mallopt
        return False
