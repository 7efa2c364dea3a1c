"""`verify FILE...`: whether records are well written, keep to the rules and to their seals, and end as they should."""

from collections.abc import Iterator, Sequence
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.jsonlines import BadRecord
from engine.core.records import Games, Record, check
from engine.headless.files import check_seals, read, verdict

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

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


def verify(files: Sequence[Path]) -> Iterator[tuple[str, bool]]:
    """For each file, in order, its line of output and whether it is good."""
    pool = _pool() if len(files) >= _WORTH_SHARING and (cpu_count() or 1) > 1 else None
    if pool is None:
        yield from map(_judge, files)
        return
    with pool:
        yield from pool.imap(_judge, files, _PORTION)


def _pool() -> "Pool | None":
    """Two processes, or None on a machine that has no semaphores to give."""
    import multiprocessing

    try:
        return multiprocessing.Pool(2)
    except (ImportError, OSError):
        return None


def _judge(path: Path) -> tuple[str, bool]:
    bad = fault(path)
    return verdict(path, bad), bad is None
