"""`verify FILE...`: whether records are well written, keep to the rules and end as they should."""

from collections.abc import Iterator, Sequence
from os import cpu_count
from pathlib import Path

from engine.core.jsonlines import BadRecord
from engine.core.records import check, parse
from engine.games import GAMES
from engine.headless.files import read, verdict

_WORTH_SHARING = 64
"""Files from which on a second process pays for its start."""
_PORTION = 16


def fault(path: Path) -> BadRecord | None:
    """What is wrong with one file. A file as a whole (missing, a folder, too large) is line 0."""
    try:
        check(parse(read(path), GAMES), GAMES)
    except BadRecord as bad:
        return bad
    return None


def verify(files: Sequence[Path]) -> Iterator[tuple[str, bool]]:
    """For each file, in order, its line of output and whether it is good."""
    if len(files) < _WORTH_SHARING or (cpu_count() or 1) < 2:
        yield from map(_judge, files)
        return
    from multiprocessing import Pool

    with Pool(2) as pool:
        yield from pool.imap(_judge, files, _PORTION)


def _judge(path: Path) -> tuple[str, bool]:
    bad = fault(path)
    return verdict(path, bad), bad is None
