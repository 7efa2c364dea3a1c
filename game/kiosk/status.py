"""The status of a kiosk for an operator with many: its form as JSON and for Prometheus, and the files.

Another program reads the files: nothing is served here, and no port is opened.
"""

import json
import logging
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from game.kiosk.usage_stats import HEADINGS, UsageRow
from game.shared_files import write_all
from game.store.disk.private import FAULT_PICTURE, METRICS, STATUS_FILE

FORMAT = 1
"""The version of the form of status.json."""
NORMAL, SAFE, CRASHED = "normal", "safe", "crashed"
"""The state of the program."""
VISITOR, SHOW, CLOSED, OPERATOR = "visitor", "show", "closed", "operator"
"""What the kiosk does: a visitor plays, it shows the games, it is closed, or the operator is at it."""
LARGEST = 16 * 2**20
"""Largest status that is read, in bytes."""
_PATIENCE = 2.0
"""Seconds that a crash waits for its status."""
_MIB = 2**20
log = logging.getLogger(__name__)


def counts(rows: tuple[UsageRow, ...]) -> list[dict[str, Any]]:
    """The counts by hour and game, with the names of `HEADINGS`."""
    return [{name: getattr(row, name) for name in HEADINGS} for row in rows]


def read_status(folder: Path) -> dict[str, Any]:
    """Return the status in a folder. OSError or ValueError if there is none, or if it is no status."""
    with (folder / STATUS_FILE).open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise ValueError("it is too large")
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        raise ValueError("it is no JSON") from None
    if not isinstance(found, dict):
        raise ValueError("it is no object")
    if found.get("format") != FORMAT:
        raise ValueError("its format is unknown")
    return found


def moment(text: object) -> datetime:
    """Read a time of a status. ValueError for any other value, and for a time without its zone."""
    found = datetime.fromisoformat(text) if isinstance(text, str) else None
    if found is None or found.tzinfo is None:
        raise ValueError("a time is missing")
    return found


class StatusFiles:
    """Writes statuses into a folder, in a thread of its own. A slow or full disk delays no frame and stops nothing:
    only the newest status waits, and a failure is logged once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.latest: Mapping[str, Any] | None = None
        """The status that was offered last."""
        self.screen: Callable[[], Callable[[], bytes] | None] = lambda: None
        """Returns what encodes a picture of the screen, or None if it may show what belongs to a visitor."""
        self._news = threading.Condition()
        self._waiting: Mapping[str, Any] | None = None
        self._picture: Callable[[], bytes] | None = None
        self._busy = self._failed = False
        threading.Thread(target=self._work, name="status", daemon=True).start()

    def offer(self, status: Mapping[str, Any], picture: Callable[[], bytes] | None = None) -> None:
        """Write this status soon, instead of one that still waits. `picture` encodes one of its last fault."""
        with self._news:
            self.latest = self._waiting = status
            self._picture = picture or self._picture
            self._news.notify_all()

    def crashed(self, place: str) -> None:
        """Write that the program has crashed at this place. A disk that hangs delays the end by two seconds at most."""
        if self.latest is None:
            return
        picture = None
        with suppress(Exception):  # drawing may be what has crashed
            picture = self.screen()
        fault = {"words": f"crashed: {place}", "picture": FAULT_PICTURE if picture else None}
        self.offer({**self.latest, "state": CRASHED, "last_fault": fault}, picture)
        self.settle(_PATIENCE)

    def settle(self, patience: float) -> bool:
        """Wait until all is written, at most `patience` seconds; returns whether it is."""
        with self._news:
            return self._news.wait_for(lambda: self._waiting is None and not self._busy, patience)

    def _work(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(lambda: self._waiting is not None)
                status, self._waiting, self._busy = self._waiting, None, True
                picture = self._picture
            assert status is not None
            written = self._write(status, picture)
            with self._news:
                self._busy = False
                if written and picture is self._picture:
                    self._picture = None
                self._news.notify_all()

    def _write(self, status: Mapping[str, Any], picture: Callable[[], bytes] | None) -> bool:
        """Write all files; returns whether it worked."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(status, ensure_ascii=False, indent=1) + "\n"
            files = {STATUS_FILE: text.encode(), METRICS: prometheus(status).encode()}
            if picture is not None:
                files[FAULT_PICTURE] = picture()
            write_all({self.folder / name: content for name, content in files.items()})
            self._failed = False
        except (OSError, ValueError) as error:
            if not self._failed:
                log.warning("the status cannot be written: %s", type(error).__name__)
            self._failed = True
        return not self._failed


def prometheus(status: Mapping[str, Any]) -> str:
    """The same status in the text format of Prometheus. Counts are sums by game: Prometheus itself knows the hours."""
    lines: list[str] = []

    def metric(name: str, kind: str, says: str, *values: tuple[Mapping[str, str], float]) -> None:
        lines.extend((f"# HELP by_hook_{name} {says}", f"# TYPE by_hook_{name} {kind}"))
        for labels, value in values:
            inside = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
            lines.append(f"by_hook_{name}{f'{{{inside}}}' if inside else ''} {value}")

    frames, disk, written = status["frames"], status["disk"], moment(status["written"])
    labels = {"version": status["version"], "state": status["state"], "doing": status["doing"]}
    metric("info", "gauge", "The version, the state, and what the kiosk does.", (labels, 1))
    metric("written_seconds", "gauge", "When the status was written.", ({}, round(written.timestamp())))
    metric("uptime_seconds", "gauge", "How long the game has run.", ({}, status["uptime_seconds"]))
    metric("visitor", "gauge", "1 if a visitor plays.", ({}, int(status["doing"] == VISITOR)))
    metric("frames_per_second", "gauge", "Frames per second.", ({}, frames["per_second"]))
    metric("slowest_frame_seconds", "gauge", "The slowest of the latest frames.", ({}, frames["slowest_ms"] / 1000))
    metric("memory_bytes", "gauge", "Memory of the game.", ({}, round(status["memory_mib"] * _MIB)))
    if disk is not None:
        metric("disk_free_bytes", "gauge", "Free space for the data.", ({}, disk["free_mib"] * _MIB))
    metric("troubles", "gauge", "Problems that the operator's screen shows.", ({}, len(status["troubles"])))
    presses = {name: moment(one["at"]) for name, one in status["presses"].items()}
    ages = [({"device": name}, (written - at).total_seconds()) for name, at in presses.items()]
    metric("press_age_seconds", "gauge", "Time since the last press of a device.", *ages)
    sums: dict[tuple[str, str], int] = {}
    for row in status["counts"]:
        for what in (name for name in row if name not in ("day", "hour", "game", "minutes")):
            sums[row["game"], what] = sums.get((row["game"], what), 0) + row[what]
    totals = [({"game": game, "count": what}, total) for (game, what), total in sums.items()]
    metric("counts_total", "counter", "What has happened, by game; without a game it belongs to none.", *totals)
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    """The value of a label, as the format asks for it."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
