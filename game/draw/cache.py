"""Two caches: pictures in memory, limited by their bytes, and large pictures on disk. A failure of the disk only costs
time."""

from __future__ import annotations

import functools
import hashlib
import os
import struct
import tempfile
import zlib
from collections import OrderedDict, deque
from collections.abc import Callable, Generator, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import fields, is_dataclass
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any, BinaryIO, NamedTuple, ParamSpec, Protocol, TypeVar
from weakref import WeakKeyDictionary, WeakSet

import pygame

from engine import damage
from game import surfaces
from game.draw import sources
from game.theme import STAGE

PARTS = 1 / 6
"""Share of the cache for parts of other pictures and for values of `cached_briefly`."""
LEAST = 1 / 2
"""Share of the cache that holders leave to it. With a quarter there was no room for sharp pictures of an attract screen
in 4K, so its coarse ones stayed stretched."""
_LARGE = 1024 * 1024  # bytes at density 1: a picture a quarter as wide as the stage

_Row = OrderedDict[Hashable, tuple[object, int]]
"""Values with their bytes, the least recently used one first."""


def weight(value: object) -> int:
    """Return the bytes of the surfaces in a value: a surface, a dataclass, or a sequence of these.

    A part of another surface keeps all of that one in memory.
    """
    if isinstance(value, pygame.Surface):
        wide, high = surfaces.texels(value.get_abs_parent())
        return wide * high * value.get_bytesize()
    if isinstance(value, (tuple, list)):
        return sum(map(weight, value))
    if is_dataclass(value):
        return sum(weight(getattr(value, field.name)) for field in fields(value))
    return 0


class Holder(Protocol):
    """An object that keeps pictures of its own; `used` is their size in bytes."""

    @property
    def used(self) -> int: ...


class LruCache:
    """Least recently used cache, limited in bytes (at density 1). The newest value stays, however large.

    Values that were only `parts` of others, or are used briefly, get at most a share of it. They are many, and would
    push out the values that frames cannot wait for. A part that is requested by itself, or by a value that is used
    briefly, becomes a normal value.

    The limit is for all pictures together: the pictures of a `Holder` that shares it leave less room for values.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._values: _Row = OrderedDict()
        self._parts: _Row = OrderedDict()
        self._used = {False: 0, True: 0}
        self._sharing: WeakSet[Holder] = WeakSet()
        self._added: list[Hashable] | None = None
        """Keys of the values that the innermost `scratch` has added."""

    def __len__(self) -> int:
        return len(self._values) + len(self._parts)

    def __contains__(self, key: Hashable) -> bool:
        """Whether the value is cached; does not count as use."""
        return key in self._values or key in self._parts

    @property
    def used(self) -> int:
        """Bytes of all values."""
        return sum(self._used.values())

    def find(self, key: Hashable, part: bool = False) -> object | None:
        """Return the value, now the most recently used one, or None."""
        entry = self._values.get(key)
        if entry is not None:
            self._values.move_to_end(key)
            return entry[0]
        entry = self._parts.get(key)
        if entry is None:
            return None
        if part:
            self._parts.move_to_end(key)
        else:
            self._forget(key, True)
            self._keep(key, entry, False)
            self.make_room()
        return entry[0]

    def put(self, key: Hashable, value: object, part: bool = False) -> None:
        """Add a value and drop the least recently used ones that no longer fit."""
        self.forget(key)
        if self._added is not None:
            self._added.append(key)
        self._keep(key, (value, weight(value) + 256), part)  # an entry without a surface has a cost as well
        self.make_room()

    def _row(self, part: bool) -> _Row:
        return self._parts if part else self._values

    def _keep(self, key: Hashable, entry: tuple[object, int], part: bool) -> None:
        self._row(part)[key] = entry
        self._used[part] += entry[1]

    def share(self, holder: Holder) -> None:
        """Count the pictures of `holder` within this cache's limit, while it lives."""
        self._sharing.add(holder)

    @property
    def shared(self) -> int:
        """Bytes of all holders."""
        return sum(holder.used for holder in self._sharing)

    def make_room(self, in_a_hurry: bool = False) -> None:
        """Drop the least recently used values that do not fit beside the holders. If there is time, a large sharp
        picture leaves a coarse copy, which a frame can show if it needs the picture again."""
        copies = _owed is None and not in_a_hurry
        limit = surfaces.bytes_for(self.limit)
        while self._used[True] > limit * PARTS and len(self._parts) > 1:
            self._forget(next(iter(self._parts)), True)
        if self.used <= limit * LEAST:  # holders leave it at least that
            return
        limit = max(limit * LEAST, limit - self.shared)
        while self.used > limit and len(self._values) > 1:
            key, newest = next(iter(self._values)), next(reversed(self._values))
            coarse = _coarse_copy(key, self._values[key][0]) if copies else None
            self._forget(key, False)
            if coarse is not None and coarse[0] not in self:
                self._keep(coarse[0], (coarse[1], weight(coarse[1])), False)
                self._values.move_to_end(newest)

    def _forget(self, key: Hashable, part: bool) -> None:
        self._used[part] -= self._row(part).pop(key)[1]

    @contextmanager
    def scratch(self) -> Iterator[None]:
        """Drop large pictures that are added inside the `with` block: they are only parts of another one."""
        added: list[Hashable] = []
        around, self._added = self._added, added
        try:
            yield
        finally:
            self._added = around
            for key, part in product(added, (False, True)):
                if self._row(part).get(key, (None, 0))[1] > _LARGE:
                    self._forget(key, part)

    def forget(self, key: Hashable) -> None:
        """Drop a value if it is cached."""
        for part in (False, True):
            if key in self._row(part):
                self._forget(key, part)

    def clear(self) -> None:
        """Drop all values."""
        self._values.clear()
        self._parts.clear()
        self._used = {False: 0, True: 0}


P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

MEMORY_LIMIT = 224 * 1024 * 1024
"""Bytes of all pictures in memory at density 1, cards included. With 96 MiB for all but the cards, frames remade two
and a half times as many pictures as with 192."""
DISK_LIMIT = 256 * 1024 * 1024
_MAGIC = b"PAPER2"
_HEADER = struct.Struct("<6sIIBII")
_ALPHA = 0xFF000000  # SDL's mask of the alpha channel
_LARGEST_SIDE = 8192
_PORTION = 256 * 1024  # bytes of pixels that are compressed in one piece of work: about two milliseconds


class PictureKey(NamedTuple):
    """The key of a picture that a cached drawing function made."""

    name: str
    args: tuple[object, ...]
    kwargs: tuple[tuple[str, object], ...]
    density: float


def _coarse_copy(key: Hashable, value: object) -> tuple[PictureKey, pygame.Surface] | None:
    """Return a large sharp picture no sharper than in full HD, with its key; None for others."""
    if not (isinstance(key, PictureKey) and isinstance(value, pygame.Surface) and key.density > 1):
        return None
    if weight(value) < _LARGE * key.density**2:
        return None
    with surfaces.no_sharper():
        return key._replace(density=surfaces.density()), surfaces.smoothscale(value, value.get_size())


LRU = LruCache(MEMORY_LIMIT)


class Remembering(Protocol[P, R_co]):
    """A cached drawing function. `ready` returns whether a call with these arguments would return at once, and `kept`
    the picture that it would return, or None. `soon` lets a missing picture be made after the frame being drawn."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    def ready(self, *args: P.args, **kwargs: P.kwargs) -> bool: ...

    def kept(self, *args: P.args, **kwargs: P.kwargs) -> R_co | None: ...

    def soon(self, *args: P.args, **kwargs: P.kwargs) -> None: ...


class Owed(NamedTuple):
    """The function that makes a missing picture later. `moves`: only the next frames need it."""

    make: Callable[[], object]
    moves: bool


_NOTHING = object()
"""Cached in place of None, when a drawing function found nothing to draw."""
_making = 0
"""Number of pictures being made now, each a part of the one before."""
_within_kept = False
"""Whether the last one of them will be kept, so that its parts are not needed again."""
_until: float | None = None
"""When drawing ahead must stop, by `perf_counter`."""
_parts_too = False
"""Whether it also stops within a picture, after one of its parts."""
_owed: dict[Hashable, Owed] | None = None
"""Pictures that the current frame shows coarsely or by a substitute; None outside a frame."""
A_PIECE = 0.003
"""Seconds of one piece of work. The picture that is begun by then is finished."""
MOST_PIECES = 60
"""Pieces for one frame. If its pictures never fit into memory together, the work must still end."""
MOST_BREAKS = 8
"""Interruptions of one picture. Parts that are not cached are made again after each."""


class TimeIsUp(BaseException):
    """The time for making pictures is over. Drawing again gets further, because the finished ones are cached."""


class StoredPictureWaits(TimeIsUp):
    """A stored picture was interrupted between two steps; it continues there."""


@contextmanager
def for_a_while(seconds: float, parts_too: bool = False) -> Iterator[None]:
    """Raise TimeIsUp after the first picture, or step of a stored picture, that ends later than `seconds` from now.
    `parts_too`: also after a part of a picture."""
    global _until, _parts_too
    _until, _parts_too = perf_counter() + seconds, parts_too
    try:
        yield
    finally:
        _until, _parts_too = None, False


@contextmanager
def _in_one_go() -> Iterator[None]:
    """Prevent interruptions inside the `with` block: a step of a stored picture would have to start again."""
    global _until
    before, _until = _until, None
    try:
        yield
    finally:
        _until = before


def in_pieces(make: Callable[[], object]) -> Iterator[None]:
    """Make a picture in pieces of work, each some parts of it or some steps of its stored picture. The picture ends a
    piece as well, so that a job of many small ones is no long piece."""
    breaks = 0
    while breaks < MOST_BREAKS:
        try:
            with for_a_while(A_PIECE, parts_too=True):
                make()
            yield
            return
        except TimeIsUp as up:
            breaks += not isinstance(up, StoredPictureWaits)
            yield
    make()
    yield


@contextmanager
def coarse_at_first() -> Iterator[Mapping[Hashable, Owed]]:
    """Draw a frame inside the `with` block: missing pictures are made no sharper than in full HD. Yields the functions
    that make the sharp ones, by key; call them after the frame."""
    global _owed
    owed: dict[Hashable, Owed] = {}
    _owed = owed
    try:
        yield owed
    finally:
        _owed = None


def owe(key: Hashable, make: Callable[[], object], moves: bool = False) -> bool:
    """Whether a missing picture is to be coarse now, or replaced, because a frame waits for it. Then `make` is called
    later: at once if it `moves`, else when it has stood still."""
    if _owed is None or surfaces.density() <= 1:
        return False
    _owed[key] = Owed(make, moves)
    return True


def soon(key: Hashable, make: Callable[[], object]) -> None:
    """Let `make` be called in the time that this frame leaves, because a next frame needs its picture."""
    if _owed is not None:
        _owed[key] = Owed(make, True)


def cached(make: Callable[P, R]) -> Remembering[P, R]:
    """Cache the results of a pure drawing function.

    Arguments must be hashable. The result is shared: never draw on it.
    """
    return _remembering(make, False)


def cached_briefly(make: Callable[P, R]) -> Remembering[P, R]:
    """Like `cached`, for many pictures that are each needed only for a while."""
    return _remembering(make, True)


def _remembering(make: Callable[P, R], brief: bool) -> Remembering[P, R]:
    name = f"{make.__module__}.{make.__qualname__}"

    def key_of(args: tuple[object, ...], kwargs: dict[str, object]) -> PictureKey:
        return PictureKey(name, args, tuple(sorted(kwargs.items())) if kwargs else (), surfaces.density())

    @functools.wraps(make)
    def remembered(*args: P.args, **kwargs: P.kwargs) -> R:
        global _making, _within_kept
        key, part = key_of(args, kwargs), brief or _within_kept
        value: Any = LRU.find(key, part)
        if value is None:
            if not _making and owe(key, functools.partial(sharpened, *args, **kwargs)):
                with surfaces.no_sharper():
                    return remembered(*args, **kwargs)
            before, _within_kept = _within_kept, not brief
            _making += 1
            try:
                value = make(*args, **kwargs)
            finally:
                _making -= 1
                _within_kept = before
            if value is None:
                value = _NOTHING
            LRU.put(key, value, part)
            if _until is not None and (_parts_too or not _making) and perf_counter() > _until:
                raise TimeIsUp
        found: Any = None if value is _NOTHING else value
        result: R = found
        return result

    def sharpened(*args: P.args, **kwargs: P.kwargs) -> None:
        """Make the sharp picture, and drop the coarse one."""
        remembered(*args, **kwargs)
        if surfaces.density() > 1:
            with surfaces.no_sharper():
                LRU.forget(key_of(args, kwargs))

    def ready(*args: P.args, **kwargs: P.kwargs) -> bool:
        return LRU.find(key_of(args, kwargs), True) is not None

    def kept(*args: P.args, **kwargs: P.kwargs) -> R | None:
        found: Any = LRU.find(key_of(args, kwargs), True)
        return None if found is _NOTHING else found

    def wanted(*args: P.args, **kwargs: P.kwargs) -> None:
        # In a sharp window the coarse picture comes first, and large sharp ones need the memory
        if surfaces.density() <= 1 and not ready(*args, **kwargs):
            soon(key_of(args, kwargs), functools.partial(sharpened, *args, **kwargs))

    function: Any = remembered
    function.ready, function.kept, function.soon = ready, kept, wanted
    remembering: Remembering[P, R] = function
    return remembering


def clear() -> None:
    """Drop all pictures in memory (the window's format changed, or a test wants a cold start)."""
    LRU.clear()
    _begun.clear()


def converted(surface: pygame.Surface) -> pygame.Surface:
    """Return the surface in the window's format: itself if it has that format or there is no window, else a copy."""
    window = pygame.display.get_surface() if pygame.display.get_init() else None
    if window is None:
        return surface
    clear = bool(surface.get_flags() & pygame.SRCALPHA)
    # The properties that a conversion would change. A part of another surface would keep all of that one alive.
    wanted = (*window.get_masks()[:3], _ALPHA if clear else 0)
    if surface.get_parent() is None and surface.get_bitsize() == 32 and surface.get_masks() == wanted:
        return surface
    return surface.convert_alpha() if clear else surface.convert()


# ------------------------------------------------------------------------------------------------ disk

_folder: Path | None = None
_baking: Callable[[], None] | None = None
_put_off: Callable[[Iterator[object]], None] | None = None

Painting = Generator[None, None, pygame.Surface]
"""Paints a picture in steps and returns it; it may be interrupted after each step."""
UNSAVED = 32 * 1024 * 1024
"""Bytes of stored pictures that may wait to be written, at density 1. Further ones are not saved this time."""
_unsaved: WeakKeyDictionary[Iterator[None], int] = WeakKeyDictionary()
"""Bytes of stored pictures that wait, while the job of writing them exists."""
_begun: dict[str, Painting] = {}
"""The stored picture that is being painted or was interrupted, by key. There is at most one, as it may hold a whole
stage."""
LAYERS = 3
"""Pictures as large as the stage that a painting in steps holds at a time."""


class _StoredPictures:
    """Counts the stored pictures that wait to be written, and the one being painted."""

    @property
    def used(self) -> int:
        wide, high = surfaces.inside(STAGE)
        return sum(_unsaved.values()) + (LAYERS * wide * high * 4 if _begun else 0)


_STORED = _StoredPictures()
LRU.share(_STORED)


def use_folder(folder: Path | None, put_off: Callable[[Iterator[object]], None] | None = None) -> None:
    """Set the folder of stored pictures; None keeps none. `put_off` takes the job of writing one, piece by piece;
    without it a stored picture is written before it is returned."""
    global _folder, _put_off
    _folder, _put_off = folder, put_off
    if folder is not None:
        _prune(folder)


def tell_before_painting(tell: Callable[[], None] | None) -> None:
    """Call `tell` before each stored picture that must be painted, which takes time; None calls nothing."""
    global _baking
    _baking = tell


def _tell() -> None:
    if _baking is not None:
        _baking()


def disk(key: str, make: Callable[[], pygame.Surface], *painters: str) -> pygame.Surface:
    """Return the picture `key` from the folder of stored pictures, or make and save it.

    `key`: the name with all parameters. `painters`: names of the modules that paint it. The picture is made again if
    one of them, or a module that they import, has changed. Modules of this folder need no name, as they affect all
    pictures. FileNotFoundError for an unknown module. A missing, full, read-only or damaged folder only costs time.
    """

    def whole() -> pygame.Surface:
        with nullcontext() if _folder is None else _in_one_go():
            return make()

    return _found(_said(key), whole, painters)


def disk_in_steps(key: str, begin: Callable[[], Painting], *painters: str) -> pygame.Surface:
    """Like `disk`, for a picture that takes long. When time is up it is interrupted after a step (StoredPictureWaits),
    and the next call continues."""
    said = _said(key)
    return _found(said, lambda: _painted(said, begin), painters)


def _said(key: str) -> str:
    return f"{key} {surfaces.density():.3f}"


def _found(said: str, make: Callable[[], pygame.Surface], painters: Sequence[str]) -> pygame.Surface:
    if _folder is None:
        _tell()
        return converted(make())
    digest = hashlib.sha256(b"".join((sources.of_all(), *map(sources.of, painters), said.encode()))).hexdigest()
    file = _folder / f"{digest[:32]}.paper"
    kept = _load(file)
    if kept is not None:
        _begun.pop(said, None)  # another process was faster
        return kept
    _tell()
    with LRU.scratch():
        surface = make()
    if damage.noted():  # it has stand-ins, so it is made again once the program is complete
        return converted(surface)
    saving = _saving(file, surface)
    if _put_off is None:
        deque(saving, maxlen=0)
    elif sum(_unsaved.values()) + weight(surface) <= surfaces.bytes_for(UNSAVED):
        _unsaved[saving] = weight(surface)
        _put_off(saving)
    return converted(surface)


def at_once(painting: Painting) -> pygame.Surface:
    """Run all steps of a painting."""
    while True:
        try:
            next(painting)
        except StopIteration as done:
            picture: pygame.Surface = done.value
            return picture


def _painted(said: str, begin: Callable[[], Painting]) -> pygame.Surface:
    """Return a finished painting; continues an interrupted one."""
    painting = _begun.pop(said, None) or begin()
    _begun.clear()
    _begun[said] = painting
    LRU.make_room()
    while True:
        _begun[said] = painting
        try:
            with _in_one_go():
                next(painting)
        except StopIteration as done:
            picture: pygame.Surface = done.value
            return picture
        finally:
            _begun.clear()
        if _until is not None and perf_counter() > _until:
            _begun[said] = painting
            raise StoredPictureWaits


def _load(file: Path) -> pygame.Surface | None:
    """Return a stored picture in the window's format, or None if it cannot be used. It is read in portions: unpacked at
    once, a set in 4K would be in memory three times."""
    try:
        with file.open("rb") as kept:
            magic, width, height, alpha, *on_stage = _HEADER.unpack(kept.read(_HEADER.size))
            if magic != _MAGIC or not 0 < width <= _LARGEST_SIDE or not 0 < height <= _LARGEST_SIDE:
                return None
            row = width * (4 if alpha else 3)
            picture, top = None, 0
            for pixels in _unpacked(kept, _rows(row) * row):
                high = len(pixels) // row
                if top + high > height or len(pixels) % row:
                    return None
                lent = pygame.image.frombuffer(pixels, (width, high), "RGBA" if alpha else "RGB")
                band = converted(lent)
                picture = picture or surfaces.like(band, (width, height), (on_stage[0], on_stage[1]))
                surfaces.put_rows(band, picture, top)
                top += high
            return picture if top == height else None
    except (OSError, struct.error, zlib.error, ValueError, pygame.error):
        return None


def _rows(row: int) -> int:
    """Return the number of rows in a portion."""
    return max(1, _PORTION // row)


def _unpacked(kept: BinaryIO, portion: int) -> Iterator[bytes]:
    """Yield the rest of a file unpacked, in portions of that many bytes; the last one may be smaller. zlib.error for a
    truncated file."""
    unpacker, out = zlib.decompressobj(), b""
    while more := unpacker.decompress(unpacker.unconsumed_tail or kept.read(_PORTION), portion - len(out)):
        out += more
        if len(out) == portion:
            yield out
            out = b""
    if not unpacker.eof:
        raise zlib.error("the file was cut off")
    if out:
        yield out


def _saving(file: Path, surface: pygame.Surface) -> Iterator[None]:
    """Write a stored picture, one portion a piece. Compressing a backdrop at once would delay two frames. Many pictures
    may wait at the same time, each without a copy of its pixels."""
    alpha = bool(surface.get_flags() & pygame.SRCALPHA)
    wide, high = surfaces.texels(surface)
    packer = zlib.compressobj(1)
    packed = [_HEADER.pack(_MAGIC, wide, high, alpha, *surface.get_size())]
    rows = _rows(wide * (4 if alpha else 3))
    for top in range(0, high, rows):
        band = surfaces.rows_of(surface, top, min(rows, high - top))
        packed.append(packer.compress(pygame.image.tobytes(band, "RGBA" if alpha else "RGB")))
        yield
    _write(file, b"".join((*packed, packer.flush())))


def _write(file: Path, data: bytes) -> None:
    """Write a file completely or not at all; a full or read-only disk is ignored."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, suffix=".part")
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        os.replace(name, file)
    except OSError:
        Path(name).unlink(missing_ok=True)


def _prune(folder: Path) -> None:
    """Keep the folder under its limit; the pictures used longest ago are deleted first."""
    try:
        files = sorted((f.stat().st_mtime, f.stat().st_size, f.path) for f in os.scandir(folder) if ".p" in f.name)
        used = sum(size for _, size, _ in files)
        for _, size, file in files:
            if used > DISK_LIMIT or file.endswith(".part"):
                Path(file).unlink(missing_ok=True)
                used -= size
    except OSError:
        return
