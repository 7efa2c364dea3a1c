"""Record all writes of a store, in the order of its system calls, and work out what a disk may have of them later.

SQLite's writes are seen through its file layer (`sqlite3_vfs`), whose functions are replaced. Python's are seen through
replacements of `open` and some functions of `os`.
"""

import _sqlite3
import builtins
import ctypes
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

SECTOR = 512
"""Bytes that a disk writes completely or not at all."""


@dataclass(frozen=True, slots=True)
class Event:
    """A system call: `what` is create, write, size, sync, rename, unlink or sync folder. `file` is a number, and
    `name`, `to` are names in the folder."""

    what: str
    file: int = 0
    at: int = 0
    data: bytes = b""
    name: str = ""
    to: str = ""


class Recorder:
    """The events in one folder."""

    def __init__(self, folder: Path, begin: "Disk | None" = None) -> None:
        self.folder = folder
        self.events: list[Event] = []
        self._names = dict(begin.names) if begin is not None else {}
        self._next = max(begin.files, default=0) + 1 if begin is not None else 1
        self._lock = threading.Lock()

    def name_of(self, path: object) -> str | None:
        """Return the name of a file in the folder; None for one elsewhere."""
        found = Path(os.fsdecode(path)) if isinstance(path, (str, bytes, os.PathLike)) else None
        return found.name if found is not None and found.parent == self.folder else None

    def opened(self, name: str) -> int:
        """Return the number of the existing file of that name."""
        with self._lock:
            if name not in self._names:
                self._names[name] = self._next
                self._next += 1
                self.events.append(Event("create", self._names[name], name=name))
            return self._names[name]

    def add(self, event: Event) -> None:
        """Note an event."""
        with self._lock:
            if event.what == "rename":
                self._names[event.to] = self._names.pop(event.name)
            elif event.what == "unlink":
                self._names.pop(event.name, None)
            self.events.append(event)


@dataclass(slots=True)
class Disk:
    """The contents of a disk: files by number, and their names."""

    files: dict[int, bytearray] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, folder: Path) -> "Disk":
        """Return a disk with the contents of a folder."""
        disk = cls()
        for number, path in enumerate(sorted(folder.iterdir()), 1):
            disk.files[number], disk.names[path.name] = bytearray(path.read_bytes()), number
        return disk

    def do(self, event: Event) -> None:
        """Apply one event."""
        match event.what:
            case "create":
                self.names[event.name] = event.file
                self.files.setdefault(event.file, bytearray())
            case "write":
                file = self.files.setdefault(event.file, bytearray())
                file.extend(bytes(max(0, event.at + len(event.data) - len(file))))
                file[event.at : event.at + len(event.data)] = event.data
            case "size":
                file = self.files.setdefault(event.file, bytearray())
                file[:] = file[: event.at].ljust(event.at, b"\0")
            case "rename":
                if event.name in self.names:
                    self.names[event.to] = self.names.pop(event.name)
            case "unlink":
                self.names.pop(event.name, None)

    def lay_out(self, folder: Path) -> None:
        """Write the files into a new folder."""
        folder.mkdir()
        for name, file in self.names.items():
            (folder / name).write_bytes(self.files.get(file, b""))


def killed(disk: Disk, events: list[Event], at: int) -> None:
    """Bring a disk to the state after the process was killed: all of its calls are done."""
    for event in events[:at]:
        disk.do(event)


def cut(disk: Disk, events: list[Event], at: int, rng: Random) -> None:
    """Bring a disk to a possible state after a power cut. All synced data is there, and any sectors of the rest, in any
    order. Of the names that changed since the last sync of the folder, only the first ones are kept."""
    pending: list[Event] = []
    names: list[Event] = []
    for event in events[:at]:
        match event.what:
            case "sync":
                for one in [one for one in pending if one.file == event.file]:
                    disk.do(one)
                pending = [one for one in pending if one.file != event.file]
                made = [n for n, one in enumerate(names, 1) if one.what == "create" and one.file == event.file]
                for one in names[: max(made, default=0)]:
                    disk.do(one)
                del names[: max(made, default=0)]
            case "sync folder":
                for one in names:
                    disk.do(one)
                names.clear()
            case "write" | "size":
                pending.append(event)
            case _:
                names.append(event)
    for event in names[: rng.randrange(len(names) + 1)]:
        disk.do(event)
    share = rng.choice((0.1, 0.5, 0.9))
    for event in pending:
        if event.what == "size":
            if rng.random() < share:
                disk.do(event)
            continue
        at, end = event.at, event.at + len(event.data)
        while at < end:
            to = min(end, (at // SECTOR + 1) * SECTOR)
            if rng.random() < share:
                disk.do(Event("write", event.file, at, event.data[at - event.at : to - event.at]))
            at = to


# SQLite's file layer

_File = ctypes.c_void_p
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, _File, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, _File, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, _File, ctypes.c_int)
_OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, _File, ctypes.c_int, ctypes.POINTER(ctypes.c_int)
)
_DELETE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
_OWN_METHODS = 19
"""Fields of `sqlite3_io_methods`, each of one word; the fourth to the sixth are xWrite, xTruncate and xSync."""


class _Vfs(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_int),
        ("size", ctypes.c_int),
        ("longest", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        ("delete", ctypes.c_void_p),
    )


_METHODS = ctypes.c_void_p * _OWN_METHODS


@contextmanager
def _sqlite_seen(recorder: Recorder) -> Iterator[None]:
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
    vfs = library.sqlite3_vfs_find(None).contents
    real = vfs.open, vfs.delete
    files: dict[int, int] = {}
    methods: dict[int, Any] = {}

    def seen(file: int, event: Event) -> None:
        recorder.add(event)

    def on_open(layer: Any, name: int | None, file: int, flags: int, out: Any) -> int:
        status = _OPEN(real[0])(layer, name, file, flags, out)  # it keeps the address of the name
        known = recorder.name_of(ctypes.string_at(name)) if name else None
        if status == 0 and known is not None:
            files[file] = recorder.opened(known)
            own = ctypes.c_void_p.from_address(file)
            assert own.value is not None
            own.value = ctypes.addressof(methods.setdefault(own.value, _methods(own.value, files, seen))[0])
        return status

    def on_delete(layer: Any, name: bytes, sync: int) -> int:
        if (known := recorder.name_of(name)) is not None and os.path.exists(name):
            recorder.add(Event("unlink", name=known))
        return _DELETE(real[1])(layer, name, sync)

    kept = _OPEN(on_open), _DELETE(on_delete)
    vfs.open, vfs.delete = (ctypes.cast(function, ctypes.c_void_p).value for function in kept)
    try:
        yield
    finally:
        vfs.open, vfs.delete = real


def _methods(real: int, files: dict[int, int], seen: Callable[[int, Event], None]) -> tuple[Any, ...]:
    """Return a table of functions like the one at `real`, and the objects that must live as long."""
    table = _METHODS.from_buffer_copy(_METHODS.from_address(real))
    write, truncate, sync = _WRITE(table[3]), _TRUNCATE(table[4]), _SYNC(table[5])

    def on_write(file: int, data: int, length: int, at: int) -> int:
        seen(file, Event("write", files[file], at, ctypes.string_at(data, length)))
        return int(write(file, data, length, at))

    def on_truncate(file: int, size: int) -> int:
        seen(file, Event("size", files[file], size))
        return int(truncate(file, size))

    def on_sync(file: int, flags: int) -> int:
        status = int(sync(file, flags))
        seen(file, Event("sync", files[file]))
        return status

    kept = _WRITE(on_write), _TRUNCATE(on_truncate), _SYNC(on_sync)
    for n, function in enumerate(kept, 3):
        table[n] = ctypes.cast(function, ctypes.c_void_p).value
    return table, kept, write, truncate, sync


# Python's own writes


class _Seen:
    """A file opened for writing."""

    def __init__(self, file: Any, number: int, recorder: Recorder) -> None:
        self._file, self._number, self._recorder = file, number, recorder

    def write(self, data: bytes) -> int:
        at = self._file.tell()
        self._recorder.add(Event("write", self._number, at, bytes(data)))
        return int(self._file.write(data))

    def truncate(self, size: int) -> int:
        self._recorder.add(Event("size", self._number, size))
        return int(self._file.truncate(size))

    def __enter__(self) -> "_Seen":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


@contextmanager
def recorded(recorder: Recorder) -> Iterator[None]:
    """Record all writes in the recorder's folder meanwhile. Syncs are recorded but not done."""
    real_open, real_sync = builtins.open, os.fsync
    numbers: dict[tuple[int, int], int] = {}

    def on_open(path: Any, mode: str = "r", *rest: Any, **options: Any) -> Any:
        file = real_open(path, mode, *rest, **options)
        name = recorder.name_of(path)
        if name is None or not set(mode) & set("wxa+"):
            return file
        number = recorder.opened(name)
        if "w" in mode:
            recorder.add(Event("size", number, 0))
        found = os.fstat(file.fileno())
        numbers[found.st_dev, found.st_ino] = number
        return _Seen(file, number, recorder)

    def on_sync(handle: int) -> None:
        found = os.fstat(handle)
        if (number := numbers.get((found.st_dev, found.st_ino))) is not None:
            recorder.add(Event("sync", number))
        elif os.path.samestat(found, os.stat(recorder.folder)):
            recorder.add(Event("sync folder"))
        else:
            real_sync(handle)

    def changed(what: str, real: Callable[..., None]) -> Callable[..., None]:
        def on_change(path: Any, *rest: Any, **options: Any) -> None:
            real(path, *rest, **options)
            if (name := recorder.name_of(path)) is not None:
                if what == "size":
                    recorder.add(Event("size", recorder.opened(name), rest[0]))
                else:
                    recorder.add(Event(what, name=name, to=recorder.name_of(rest[0]) or "" if rest else ""))

        return on_change

    with (
        _sqlite_seen(recorder),
        patch.object(builtins, "open", on_open),
        patch.object(os, "fsync", on_sync),
        patch.object(os, "replace", changed("rename", os.replace)),
        patch.object(os, "rename", changed("rename", os.rename)),
        patch.object(os, "unlink", changed("unlink", os.unlink)),
        patch.object(os, "truncate", changed("size", os.truncate)),
    ):
        yield
