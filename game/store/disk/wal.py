"""The write-ahead log as bytes: the frames that SQLite would take, those that it would silently drop, and a file with
them in it.

The names are those of https://www.sqlite.org/fileformat2.html#walformat. A log ends at its first wrong checksum. SQLite
cannot tell an end from a damaged byte, so it drops all later frames. But the checksum in the frame before it still
proves a later frame whole.
"""

import struct
from dataclasses import dataclass, replace
from pathlib import Path
from zlib import crc32

HEADER, FRAME_HEADER = 32, 24
PAGE = 4096
"""Bytes of a page; all our files have pages of this size."""
SLOT = FRAME_HEADER + PAGE
_MAGIC = 0x377F0682
_MASK = 0xFFFFFFFF
_WORDS = {False: struct.Struct(f"<{(8 + PAGE) // 4}I"), True: struct.Struct(f">{(8 + PAGE) // 4}I")}

_FOREIGN = 8
"""Number of successive slots of another round after which the search for this one ends."""

Sum = tuple[int, int]


@dataclass(frozen=True, slots=True)
class WalFrame:
    """A page as a transaction wrote it. `at` is the place of its bytes in the log. `commit` is not 0 at the end of a
    transaction: the number of pages of the file from then on. `whole`: its checksum is right. `taken`: SQLite uses it.
    """

    page: int
    commit: int
    at: int
    whole: bool
    taken: bool


@dataclass(frozen=True, slots=True)
class WalEnd:
    """The end of the last synced commit: the number of `frames` up to there in a log with these `salts`. Also the page
    of the last of them, and that page's CRC-32."""

    salts: int = 0
    frames: int = 0
    page: int = 0
    check: int = 0


@dataclass(frozen=True, slots=True)
class WalLog:
    """The frames of the latest round through the log, with its salts; `sound`: its header is whole."""

    frames: tuple[WalFrame, ...] = ()
    salts: int = 0
    sound: bool = False

    @property
    def taken(self) -> tuple[WalFrame, ...]:
        """The frames that SQLite would use, and perhaps an unfinished transaction."""
        end = next((n for n, frame in enumerate(self.frames) if not frame.taken), len(self.frames))
        return self.frames[:end]

    def lost(self, known: WalEnd | None) -> bool:
        """Whether a synced frame is not in `taken`; `known` is the latest end that was noted, if any.

        A power cut may tear unsynced data. That is part of one transaction, with nothing after it.
        """
        if known is None:
            return len(self.taken) < len(self.frames)
        used = _end(self.taken)
        if known.salts == self.salts:
            return known.frames > used
        # Half a frame's header may be of an earlier round. Then earlier frames seem to follow on.
        behind = self.frames[used:]
        commit = next((n for n, frame in enumerate(behind) if frame.taken and frame.commit), len(behind))
        return any(frame.taken for frame in behind[commit + 1 :])


def read(log: bytes) -> WalLog:
    """Return the frames of a log, or none for a log that is empty or only zeros."""
    if len(log) < HEADER or not log.strip(b"\0"):
        return WalLog()
    magic, _, _, _, *salts, one, two = struct.unpack(">8I", log[:HEADER])
    big = magic == _MAGIC | 1
    own = _sum(log[: HEADER - 8], big)
    sound = magic in (_MAGIC, _MAGIC | 1) and own == (one, two)
    if not sound:  # every round begins in the first slot
        salts = list(struct.unpack(">2I", log[HEADER + 8 : HEADER + 16].ljust(8, b"\0")))
    frames = _frames(log, big, tuple(salts), {(one, two), own})
    if not sound:
        frames = tuple(replace(frame, taken=False) for frame in frames)
    return WalLog(frames, salts[0] << 32 | salts[1], sound)


def follow(path: Path, end: WalEnd) -> WalEnd:
    """Return the end of the log at `path` now, after a synced commit; `end` is the one before. OSError."""
    with open(path, "rb") as log:
        salts = int.from_bytes(log.read(HEADER)[16:24], "big")
        at = found = end.frames if salts == end.salts else 0
        while True:
            log.seek(HEADER + at * SLOT)
            head = log.read(FRAME_HEADER)
            if len(head) < FRAME_HEADER or int.from_bytes(head[8:16], "big") != salts or not any(head[:4]):
                break
            at += 1
            if any(head[4:8]):
                found, page, check = at, int.from_bytes(head[:4], "big"), crc32(log.read(PAGE))
        return WalEnd(salts, found, page, check) if found > end.frames or (salts != end.salts and found) else end


def done(path: Path) -> WalEnd:
    """Return the end of a log at `path` whose frames are no longer needed; OSError."""
    with open(path, "rb") as log:
        return WalEnd(int.from_bytes(log.read(HEADER)[16:24], "big"))


def _frames(log: bytes, big: bool, salts: tuple[int, ...], seeds: set[Sum]) -> tuple[WalFrame, ...]:
    """Return all slots up to the last one of this round. Those of an earlier round among them were lost."""
    found, ours = list[WalFrame](), 0
    for at in range(HEADER, len(log) - SLOT + 1, SLOT):
        page, commit, *salted, one, two = struct.unpack_from(">6I", log, at)
        of_this_round = tuple(salted) == salts and page > 0
        if not of_this_round and len(found) - ours >= _FOREIGN:
            break
        sums = {_sum(log[at : at + 8] + log[at + FRAME_HEADER : at + SLOT], big, seed) for seed in seeds}
        whole = (one, two) in sums and page > 0
        if not of_this_round and len(found) > ours:
            whole = False
        # The salts are not in the sum, so a frame that continues it is of this round even if they are damaged.
        found.append(WalFrame(page, commit, at + FRAME_HEADER, whole, whole and of_this_round))
        if of_this_round or whole:
            ours = len(found)
        seeds = {(one, two), *sums}
    return tuple(found[:ours])


def _sum(data: bytes, big: bool, seed: Sum = (0, 0)) -> Sum:
    words = _WORDS[big].unpack(data) if len(data) == 8 + PAGE else struct.unpack(f"{'<>'[big]}{len(data) // 4}I", data)
    one, two = seed
    rest = iter(words)
    for even, odd in zip(rest, rest, strict=True):
        one = (one + even + two) & _MASK
        two = (two + odd + one) & _MASK
    return one, two


def patch(file: bytearray, log: bytes, frames: tuple[WalFrame, ...]) -> None:
    """Put the whole ones of `frames` into the file. An incomplete transaction at the end stays out, as in SQLite."""
    size = len(file)
    pages: dict[int, int] = {}
    for frame in frames[: _end(frames)]:
        if frame.whole and 0 < frame.page <= 1 << 20:
            pages[frame.page] = frame.at
            size = frame.commit * PAGE or size
    file.extend(bytes(max(0, size - len(file))))
    for page, at in pages.items():
        if page * PAGE <= size:
            file[(page - 1) * PAGE : page * PAGE] = log[at : at + PAGE]
    del file[size:]


def _end(frames: tuple[WalFrame, ...]) -> int:
    """Return the end of the last transaction that is whole. Unreadable frames before it may have been written again
    later."""
    commits = [n for n, frame in enumerate(frames, 1) if frame.commit]
    for begin, end in reversed(list(zip((0, *commits), commits, strict=False))):
        if all(frame.whole for frame in frames[begin:end]):
            return end
    return 0


def on_disk(file: bytes) -> bytes:
    """Return the same file as one with a log."""
    return file[:18] + b"\2\2" + file[20:]
