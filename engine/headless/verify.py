"""The command `verify FILE...`: check that records are well-formed, follow the rules, match their seals, and end
correctly. `main.py` imports this module only for it."""

from collections.abc import Iterator, Sequence
from os import cpu_count
from pathlib import Path

from engine.core.jsonlines import BadRecord
from engine.core.records import Games, Record, check
from engine.headless.files import Say, check_seals, read, verdict

_WORTH_SHARING = 64
"""Number of files from which a second process is worth its start."""
_PORTION = 16


def fault(path: Path) -> BadRecord | None:
    """Return the fault of one file. A file as a whole (missing, a folder, too large) is line 0."""
    try:
        check_seals(path, read(path, _checked))
    except BadRecord as bad:
        return bad
    return None


def _checked(record: Record, games: Games) -> Record:
    check(record, games)
    return record


def verify(files: Sequence[Path], say: Say) -> Iterator[tuple[str, bool]]:
    """For each file, in order, its line of output and whether it is good. If a second process cannot be started, or is
    killed by a file, this process checks the rest."""
    for path, bad in zip(files, _judged(files), strict=True):
        yield verdict(path, bad, say), bad is None


def _judged(files: Sequence[Path]) -> Iterator[BadRecord | None]:
    done = 0
    for judged in _shared(files) if len(files) >= _WORTH_SHARING and (cpu_count() or 1) > 1 else ():
        yield judged
        done += 1
    yield from map(_judge, files[done:])


def _shared(files: Sequence[Path]) -> Iterator[BadRecord | None]:
    """The same by two processes, until one fails."""
    try:
        from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor

        pool = ProcessPoolExecutor(2)
    except (ImportError, NotImplementedError, OSError):  # the machine provides no semaphores
        return
    try:
        yield from pool.map(_judge, files, chunksize=_PORTION)
    except (BrokenProcessPool, OSError):
        return
    finally:
        pool.shutdown(cancel_futures=True)


def _judge(path: Path) -> BadRecord | None:
    return fault(path)  # looked up at the call, in either process
