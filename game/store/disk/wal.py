"""The write-ahead log as bytes: which frames SQLite would take, which it would leave out without a word, and a store's
file as it is with them. The names are those of https://www.sqlite.org/fileformat2.html#walformat.

A log ends where its checksums end. SQLite cannot tell an end from a bent byte, so it drops all that comes after one;
but a later frame is vouched for by the checksum that stands in the frame before it, and can still be told for whole.
"""

import struct
from dataclasses import dataclass

HEADER, FRAME_HEADER = 32, 24
PAGE = 4096
"""Bytes of a page; all our files have pages of this size."""
SLOT = FRAME_HEADER + PAGE
_MAGIC = 0x377F0682
_MASK = 0xFFFFFFFF
_WORDS = {False: struct.Struct(f"<{(8 + PAGE) // 4}I"), True: struct.Struct(f">{(8 + PAGE) // 4}I")}

_FOREIGN = 8
"""Slots of another round in a row after which nothing of this one is looked for."""

Sum = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """A page as a transaction wrote it: `at` is where its bytes begin in the log, `commit` not 0 at the end of a
    transaction (the pages that the file has from then on). `whole`: its checksum is right; `taken`: SQLite knows."""

    page: int
    commit: int
    at: int
    whole: bool
    taken: bool


@dataclass(frozen=True, slots=True)
class Log:
    """The frames of the latest round through the log. `broken`: something was written that cannot be read as it was, or
    that SQLite would leave out."""

    frames: tuple[Frame, ...] = ()
    broken: bool = False

    @property
    def taken(self) -> tuple[Frame, ...]:
        """The frames that SQLite would use, and perhaps an unfinished transaction."""
        end = next((n for n, frame in enumerate(self.frames) if not frame.taken), len(self.frames))
        return self.frames[:end]


def read(log: bytes) -> Log:
    """The frames of a log; of no log, or one that was only made long, there are none."""
    if not log.strip(b"\0"):
        return Log()
    if len(log) < HEADER:
        return Log(broken=True)
    magic, _, _, _, *salts, one, two = struct.unpack(">8I", log[:HEADER])
    big = magic == _MAGIC | 1
    own = _sum(log[: HEADER - 8], big)
    sound = magic in (_MAGIC, _MAGIC | 1) and own == (one, two)
    if not sound:  # every round begins in the first slot
        salts = list(struct.unpack(">2I", log[HEADER + 8 : HEADER + 16].ljust(8, b"\0")))
    frames = _frames(log, big, tuple(salts), {(one, two), own})
    if not sound:
        frames = tuple(Frame(frame.page, frame.commit, frame.at, frame.whole, False) for frame in frames)
    return Log(frames, not sound or not all(frame.taken for frame in frames))


def _frames(log: bytes, big: bool, salts: tuple[int, ...], seeds: set[Sum]) -> tuple[Frame, ...]:
    """All slots up to the last one of this round. Those of an earlier round among them were lost."""
    found, ours = list[Frame](), 0
    for at in range(HEADER, len(log) - SLOT + 1, SLOT):
        page, commit, *salted, one, two = struct.unpack_from(">6I", log, at)
        of_this_round = tuple(salted) == salts and page > 0
        if not of_this_round and len(found) - ours >= _FOREIGN:
            break
        sums = {_sum(log[at : at + 8] + log[at + FRAME_HEADER : at + SLOT], big, seed) for seed in seeds}
        whole = (one, two) in sums and page > 0
        if not of_this_round and len(found) > ours:
            whole = False
        # The salts are not in the sum: a frame that continues it is of this round even where they are bent.
        found.append(Frame(page, commit, at + FRAME_HEADER, whole, whole and of_this_round))
        if of_this_round or whole:
            ours = len(found)
        seeds = {(one, two), *sums}
    return tuple(found[:ours])


def _sum(data: bytes, big: bool, seed: Sum = (0, 0)) -> Sum:
    words = _WORDS[big].unpack(data) if len(data) == 8 + PAGE else struct.unpack(f"{'<>'[big]}{len(data) // 4}I", data)
    one, two = seed
    for n in range(0, len(words), 2):
        one = (one + words[n] + two) & _MASK
        two = (two + words[n + 1] + one) & _MASK
    return one, two


def image(file: bytes, log: bytes, frames: tuple[Frame, ...]) -> bytes:
    """The file with the whole ones of `frames` in it, to be read from memory. A transaction at the end that is not
    complete stays out, as it does for SQLite."""
    end = _end(frames)
    size = len(file)
    pages: dict[int, int] = {}
    for frame in frames[:end]:
        if frame.whole and 0 < frame.page <= 1 << 20:
            pages[frame.page] = frame.at
            size = frame.commit * PAGE or size
    out = bytearray(file.ljust(size, b"\0")[:size])
    for page, at in pages.items():
        if page * PAGE <= size:
            out[(page - 1) * PAGE : page * PAGE] = log[at : at + PAGE]
    return in_memory(bytes(out))


def _end(frames: tuple[Frame, ...]) -> int:
    """Where the last transaction ends that has come down whole; what cannot be read before it may have been written
    once more since."""
    commits = [n for n, frame in enumerate(frames, 1) if frame.commit]
    for begin, end in reversed(list(zip((0, *commits), commits, strict=False))):
        if all(frame.whole for frame in frames[begin:end]):
            return end
    return 0


def in_memory(file: bytes) -> bytes:
    """A file without a log: SQLite takes no other kind from memory."""
    return file if file[18:20] != b"\2\2" else file[:18] + b"\1\1" + file[20:]


def on_disk(file: bytes) -> bytes:
    """The same file as one that has a log."""
    return file[:18] + b"\2\2" + file[20:]
