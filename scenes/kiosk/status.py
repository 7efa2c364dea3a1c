"""The status of a running kiosk: gathers it once a minute and at each event, for `StatusFiles` to write."""

import shutil
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from engine import program
from engine.core.messages import Message
from game import surfaces
from game.canvas import Canvas
from game.context import Context
from game.idle_work import WhileWanted
from game.kiosk.config import STATUS, defaults
from game.kiosk.kiosk import Kiosk
from game.kiosk.status import (
    CLOSED,
    FORMAT,
    NORMAL,
    OPERATOR,
    SAFE,
    SHOW,
    VISITOR,
    StatusFiles,
    counts,
    moment,
    read_status,
)
from game.kiosk.taken import Taken
from game.painter import paint
from game.resources import resident
from game.store.disk.private import FAULT_PICTURE
from game.text.terminal import terminal_text
from game.theme import STAGE
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.closed import ClosedScene
from scenes.kiosk.operators import FrameTimes, Operators
from scenes.kiosk.state import diagnostics
from scenes.table.preload import draw_frame

EVERY = 60.0
"""Seconds between statuses without an event."""
PICTURE = (480, 270)
"""Size of the picture of a fault, px."""
_LOOKS = 1.0
"""Seconds between looks for an event."""


class StatusReporter:
    """Gathers the status. Presses and the last fault outlast a restart: they are read from the status before."""

    def __init__(self, context: Context, kiosk: Kiosk, frames: FrameTimes) -> None:
        self.context, self.kiosk, self.frames = context, kiosk, frames
        folder = kiosk.config[STATUS]
        self._begun, self._waited, self._since = time.monotonic(), 0.0, EVERY
        self._presses: dict[str, datetime] = {}
        self._first = self._now()
        """Since when presses are noted."""
        self._fault: Any = None
        self._latest: str | None = None
        """The fault of this run that was noticed last."""
        self._seen: object = None
        self._was_idle = False
        self._counts: list[dict[str, Any]] = []
        self._picture: Callable[[], bytes] | None = None
        self._open_seconds = 0.0
        """How long it has been open without a press."""
        if folder:
            self._remember(Path(folder))
            self._counts = counts(kiosk.usage.rows())
            kiosk.status = StatusFiles(Path(folder))
            kiosk.status.screen = self._screen

    def pressed(self, device: str | None) -> None:
        if device is not None:
            self._presses[device] = self._now()
            self._open_seconds = 0.0

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass. A look once a second finds the events; the counts are read when a visit has ended."""
        if self.kiosk.status is None:
            return
        self._waited, self._since = self._waited + dt, self._since + dt
        if self._waited < _LOOKS:
            return
        self._open_seconds += 0.0 if self.kiosk.shut else self._waited
        self._waited = 0.0
        if self.kiosk.idle and not self._was_idle:
            self._counts = counts(self.kiosk.usage.rows())
        self._was_idle = self.kiosk.idle
        seen = (self._doing(), self._last_fault(), diagnostics(self.context))
        if seen != self._seen or self._since >= EVERY:
            self._seen, self._since = seen, 0.0
            picture, self._picture = self._picture, None
            self.kiosk.status.offer(self._status(*seen), picture)

    def _status(self, doing: str, fault: Any, troubles: Sequence[Message]) -> Mapping[str, Any]:
        """The status now, as docs/kiosk.md describes it."""
        kiosk, now, usual = self.kiosk, self._now(), defaults()
        values = kiosk.config.values.items()
        ages = {name: (now - at).total_seconds() / 3600 for name, at in self._presses.items()}
        return {
            "format": FORMAT,
            "written": now.isoformat(timespec="seconds"),
            "version": program.VERSION,
            "config": {name: value for name, value in values if value != usual[name]},
            "mistakes": [str(mistake) for mistake in kiosk.mistakes],
            "taken": _taken(kiosk.taken),
            "uptime_seconds": round(time.monotonic() - self._begun),
            "state": SAFE if kiosk.safe else NORMAL,
            "doing": doing,
            "troubles": [terminal_text(trouble) for trouble in troubles],
            "frames": {"per_second": self.frames.rate, "slowest_ms": self.frames.slowest},
            "memory_mib": resident(),
            "disk": _disk(kiosk.folder),
            "last_fault": fault,
            "presses_since": self._first.isoformat(timespec="seconds"),
            "presses": {
                name: {"at": at.isoformat(timespec="seconds"), "hours": round(ages[name], 1)}
                for name, at in self._presses.items()
            },
            "open_hours_without_press": round(self._open_seconds / 3600, 1),
            "counts": self._counts,
        }

    def _now(self) -> datetime:
        return self.kiosk.clock().astimezone(UTC)

    def _remember(self, folder: Path) -> None:
        """Take presses and the last fault from the status of the run before, if it can be read."""
        try:
            before = read_status(folder)
            presses = {str(name): moment(one["at"]) for name, one in before["presses"].items()}
            first, fault = moment(before["presses_since"]), before["last_fault"]
            open_seconds = 3600.0 * before.get("open_hours_without_press", 0.0)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return
        self._presses, self._first, self._fault, self._open_seconds = presses, first, fault, open_seconds

    def _doing(self) -> str:
        scenes = self.context.stack.scenes
        if any(isinstance(scene, Operators) for scene in scenes):
            return OPERATOR
        if isinstance(self.context.stack.top, ClosedScene):
            return CLOSED
        return SHOW if self.kiosk.idle else VISITOR

    def _last_fault(self) -> Any:
        """The latest warning or error of the log. A new one gets its picture in idle time."""
        latest = self.kiosk.log.fault if self.kiosk.log is not None else None
        if latest not in (None, self._latest):
            self._latest, self._fault = latest, {"words": latest, "picture": None}
            self.context.idle_work.add(WhileWanted(self._pictured(), self._alone), first=True)
        return self._fault

    def _alone(self) -> bool:
        """Whether the screen shows nothing that belongs to a visitor. At other times there is no picture: it could show
        an open hand, or a name."""
        return isinstance(self.context.stack.top, AttractScene | ClosedScene)

    def _pictured(self) -> Iterator[None]:
        """Draw the picture of the last fault."""
        fault = self._fault
        canvas = yield from draw_frame(self.context.stack)
        yield
        self._picture = _small(canvas)
        if fault is self._fault:
            self._fault = {**fault, "picture": FAULT_PICTURE}

    def _screen(self) -> Callable[[], bytes] | None:
        """Draw the screen at once, for a program that ends."""
        if not self._alone():
            return None
        canvas = Canvas(STAGE)
        self.context.stack.draw(canvas)
        return _small(canvas)


def _small(canvas: Canvas) -> Callable[[], bytes]:
    """Paint a small picture; returns what encodes it as PNG, for another thread."""
    picture = surfaces.smoothscale(paint(canvas), PICTURE)

    def encoded() -> bytes:
        out = BytesIO()
        pygame.image.save(picture, out, "fault.png")
        return out.getvalue()

    return encoded


def _taken(taken: Taken | None) -> dict[str, Any] | None:
    """The versions of the files whose settings are in force, and when they were read."""
    if taken is None or not taken.files:
        return None
    files = [{"file": file, "version": version} for file, version in taken.files]
    return {"files": files, "read": taken.at.astimezone(UTC).isoformat(timespec="seconds"), "former": taken.former}


def _disk(folder: Path) -> dict[str, int] | None:
    """MiB of the disk with the data folder; None if the system does not tell."""
    try:
        found = shutil.disk_usage(folder)
    except OSError:
        return None
    return {"free_mib": found.free // 2**20, "total_mib": found.total // 2**20}
