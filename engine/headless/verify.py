"""The command `verify FILE...`: whether records are well written, keep to the rules and to their seals, and end as they
should. `main.py` imports it when it is asked for."""

from collections.abc import Iterator, Sequence
from os import cpu_count
from pathlib import Path

from engine.core.jsonlines import BadRecord
from engine.core.records import Games, Record, check
from engine.headless.files import Say, check_seals, read, verdict

_WORTH_SHARING = 64
"""Files from which on a second process pays for its start."""
_PORTION = 16


def fault(path: Path) -> BadRecord | None:
    """What is wrong with one file. A file as a whole (missing, a folder, too large) is line 0."""
    try:
        check_seals(path, read(path, _checked))
    except BadRecord as bad:
        return bad
    return None


def _checked(record: Record, games: Games) -> Record:
    check(record, games)
    return record


def verify(files: Sequence[Path], say: Say) -> Iterator[tuple[str, bool]]:
    """For each file, in order, its line of output and whether it is good. Where a second process cannot be had, or is
    killed over a file, this one judges what is left."""
    for path, bad in zip(files, _judged(files), strict=True):
        yield verdict(path, bad, say), bad is None


def _judged(files: Sequence[Path]) -> Iterator[BadRecord | None]:
    done = 0
    for judged in _shared(files) if len(files) >= _WORTH_SHARING and (cpu_count() or 1) > 1 else ():
        yield judged
        done += 1
    yield from map(_judge, files[done:])


def _shared(files: Sequence[Path]) -> Iterator[BadRecord | None]:
    """The same by two processes, as far as they come."""
    try:
        from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor

        pool = ProcessPoolExecutor(2)
    except (ImportError, NotImplementedError, OSError):  # a machine that has no semaphores to give
        return
    try:
        yield from pool.map(_judge, files, chunksize=_PORTION)
    except (BrokenProcessPool, OSError):
        return
    finally:
        pool.shutdown(cancel_futures=True)


def _judge(path: Path) -> BadRecord | None:
    return fault(path)  # looked up where it is called, in either process
