"""What a command that takes long owes its user: its progress, and an end at once on Ctrl-C or SIGTERM."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

STOPPED = 130
"""Exit status that a shell expects after Ctrl-C."""
_ENDS = (signal.SIGINT, signal.SIGTERM)


def tell(words: str) -> None:
    """Show `words` in the line of a terminal that has the progress; "" clears it."""
    if sys.stderr.isatty():
        print(f"\r{words:<60}\r", end="", file=sys.stderr, flush=True)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM raise KeyboardInterrupt, even in a shell's background job, which inherits an ignored
    SIGINT."""
    before = {end: signal.signal(end, signal.default_int_handler) for end in _ENDS}
    try:
        yield
    finally:
        for end, handler in before.items():
            signal.signal(end, handler)


def left_to_the_parent() -> None:
    """For a worker: ignore Ctrl-C, which reaches all processes of a terminal. The parent ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
