"""Limits of this process: open files and memory. Also returns freed memory to the system and hides it from other
programs.

The limit of open files is raised before the first file is opened: `main.py` imports this module before all modules that
draw. Otherwise a late import in the middle of a match could fail.
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
except ImportError:  # Windows has no such limit, and allows plenty
    resource = None  # type: ignore[assignment]

LEAST = 64
"""Open files that are needed: about thirty in an evening, and a pad or two each for eight players."""
WANTED = 1024
"""Open files that most systems allow by default."""


def make_room() -> None:
    """Raise the limit of open files for this process and its children, as far as the system allows. BadUse if it allows
    fewer than LEAST."""
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
"""`nice` value and limit of address space in MiB for each kind of helper process, some three times what it needs. A
speaker passes its limit on to the voice program, which may load a large model."""


def live_within(part: str) -> None:
    """Set `nice` value and memory limit of this process, a helper of that kind, and of its children."""
    if part in ALLOWED and resource is not None:
        politeness, memory = ALLOWED[part]
        os.nice(politeness)
        with suppress(OSError, ValueError):  # a lower limit is set already, or there is none
            resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))


_PR_SET_DUMPABLE = 4


def keep_memory_private() -> None:
    """Disable core dumps, and reading this process's memory by other programs of the account (G7), since it has hands
    and seals. `python -X dev` leaves both enabled for debuggers."""
    if sys.flags.dev_mode:
        return
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform.startswith("linux"):  # systemd collects dumps despite the limit
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
"""Options of `mallopt` in the C library on Linux. With a heap of its own, a thread that decodes a sound of 8 MB keeps
16 MB."""
LARGE = 512 * 1024
"""Bytes from which a block of memory is mapped separately, and returned to the system as soon as it is freed.

Without this the C library raises the value to the size of the largest freed picture. From then on pictures of all sizes
share one heap with small objects, and the gaps are never returned. In an evening of `soak` without a clock the gaps
were 130 to 195 MiB, and 25 to 45 with this value. A smaller value saves no more and costs frames, as a hand's pictures
are mapped again each time.
"""


class _Heap(ctypes.Structure):
    """`mallinfo2` of the C library on Linux, in bytes; `free`: unused blocks."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "_1", "_2", "mapped_blocks", "mapped", "_3", "_4", "used", "free", "_5")
    ]


def free_heap() -> float:
    """Return the unused MiB of this process's heap; 0 if unknown."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
        ask.restype = _Heap
        return float(round(ask().free / 2**20, 1))
    except (OSError, AttributeError, TypeError):
        return 0.0


def give_back_free_heap() -> None:
    """Return free heap memory to the system, which takes 1 to 10 ms. Only works on Linux.

    Pictures smaller than LARGE, such as most cards, leave gaps between small objects that stay.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def peak() -> float:
    """Return the largest memory of this process so far in MiB; 0 if unknown."""
    try:
        said = Path("/proc/self/status").read_text(encoding="ascii")
        return round(int(said.partition("VmHWM:")[2].split()[0]) / 1024, 1)
    except (OSError, IndexError, ValueError):
        return 0.0


def resident() -> float:
    """Return the memory of this process in MiB; 0 if unknown."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return round(pages * mmap.PAGESIZE / 2**20, 1)
    except (OSError, IndexError, ValueError):
        return 0.0


def give_back_large_blocks() -> bool:
    """Fix LARGE for this process, and one heap for all threads. Call it before the first picture is made. Returns
    False, without effect, except on Linux with glibc."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
        return bool(mallopt(_M_MMAP_THRESHOLD, LARGE)) and bool(mallopt(_M_ARENA_MAX, 1))
    except (OSError, AttributeError):  # musl has no mallopt
        return False
