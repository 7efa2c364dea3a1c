"""What this process may hold of the system: open files, and memory. Memory that large pictures leave goes back, and no
other program may read it.

Room for as many files as an evening needs is made before the first of them is opened: `main.py` imports this alone
before it imports what draws. Without it the first file too many would be some module that is imported late, in the
middle of a match.
"""

import ctypes
import mmap
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from engine import program
from engine.headless.arguments import BadUse

try:
    import resource
except ImportError:  # Windows counts them otherwise, and allows plenty
    resource = None  # type: ignore[assignment]

LEAST = 64
"""An evening has thirty or so open at once; a pad or two each for eight people come to that."""
WANTED = 1024
"""What most systems allow without being asked."""


def make_room() -> None:
    """Raise this process's limit of open files to what is wanted, as far as the system lets us, for itself and all that
    it starts. BadUse where it allows fewer than an evening needs."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= WANTED:
        return
    allowed = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # some systems have a lower limit of their own
        allowed = soft
    if allowed < LEAST:
        raise BadUse(f"only {allowed} files may be open at once, and playing needs {LEAST} (ulimit -n {LEAST})")


ALLOWED: Mapping[str, tuple[int, int]] = {
    program.WORKER: (15, 512),
    program.FILM: (10, 1024),
    program.PRERENDER: (19, 1536),
    program.SPEAKER: (0, 4096),
}
"""Politeness (`nice`) and limit of address space in MiB for each kind of helper process: some three times what it
needs. A speaker passes the limit on to the voice that it starts, which may be a large model."""


def live_within(part: str) -> None:
    """Set politeness and memory limit of this process, a helper of that kind, and of all that it starts."""
    if part in ALLOWED and resource is not None:
        politeness, memory = ALLOWED[part]
        os.nice(politeness)
        with suppress(OSError, ValueError):  # a lower limit is set already, or the system has none
            resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))


_PR_SET_DUMPABLE = 4


def keep_memory_private() -> None:
    """Leave no core dump, and let no other program of the same account read this process's memory (G7), where hands and
    seals are. Under `python -X dev` nothing is hidden, for debuggers."""
    if sys.flags.dev_mode:
        return
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform.startswith("linux"):  # systemd collects dumps in spite of the limit
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
"""`mallopt`'s names, of the C library on Linux. With a heap of its own a thread that decodes a sound of 8 MB keeps
16."""
LARGE = 512 * 1024
"""Bytes from which on a block of memory is one of the system's own, and goes back to it as soon as it is dropped.

The C library raises this by itself to the size of the largest picture that was ever dropped. From then on pictures of
all sizes share one heap with small things that stay, and the room between them is never given back: in an evening of
`soak` without a clock it held 130 to 195 MiB of such room, and 25 to 45 with this. Less than this brings no more of it
back and costs frames: what a hand's pictures are made of is fetched anew from the system each time.
"""


class _Heap(ctypes.Structure):
    """`mallinfo2` of the C library on Linux, bytes; `free`: in blocks that are not used."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "_1", "_2", "mapped_blocks", "mapped", "_3", "_4", "used", "free", "_5")
    ]


def free_heap() -> float:
    """MiB of this process's heap that nothing uses and that the system has not got back; 0 where the C library does
    not say."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
        ask.restype = _Heap
        return round(ask().free / 2**20, 1)
    except (OSError, AttributeError, TypeError):
        return 0.0


def give_back_free_heap() -> None:
    """Give the system what is free in the heap: 1 to 10 ms. Elsewhere than on Linux nothing happens.

    Pictures of less than LARGE bytes, as most cards are, leave gaps between small things that stay.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def peak() -> float:
    """MiB of memory that this process held at most; 0 where the system does not say."""
    try:
        said = Path("/proc/self/status").read_text(encoding="ascii")
        return round(int(said.partition("VmHWM:")[2].split()[0]) / 1024, 1)
    except (OSError, IndexError, ValueError):
        return 0.0


def resident() -> float:
    """MiB of memory that this process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return round(pages * mmap.PAGESIZE / 2**20, 1)
    except (OSError, IndexError, ValueError):
        return 0.0


def give_back_large_blocks() -> bool:
    """Fix LARGE for the rest of this process, and one heap for all threads; to be called before the first picture.
    False where the C library knows no such thing, as everywhere but on Linux: nothing changes there."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
        return bool(mallopt(_M_MMAP_THRESHOLD, LARGE)) and bool(mallopt(_M_ARENA_MAX, 1))
    except (OSError, AttributeError):  # musl has no mallopt
        return False
