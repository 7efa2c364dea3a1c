"""Statuses of kiosks, as tests need them."""

from datetime import UTC, datetime
from typing import Any

from game.kiosk.status import FORMAT, NORMAL, SHOW, counts
from game.kiosk.usage_stats import UsageRow

NOW = datetime(2026, 11, 2, 12, tzinfo=UTC)


def status(**changes: Any) -> dict[str, Any]:
    """The status of a kiosk that is well at `NOW`, with these changes."""
    return {
        "format": FORMAT,
        "written": NOW.isoformat(),
        "version": "1.10.0",
        "config": {},
        "mistakes": [],
        "taken": {
            "files": [
                {"file": "/etc/kiosk.toml", "version": "0a1b2c"},
                {"file": "/srv/all.toml", "version": "2026-11"},
            ],
            "read": "2026-11-02T08:00:00+00:00",
            "former": False,
        },
        "uptime_seconds": 7200,
        "state": NORMAL,
        "doing": SHOW,
        "troubles": [],
        "frames": {"per_second": 60, "slowest_ms": 18},
        "memory_mib": 310.5,
        "disk": {"free_mib": 9000, "total_mib": 30000},
        "last_fault": None,
        "presses_since": "2026-10-01T00:00:00+00:00",
        "presses": {"pad:0": {"at": "2026-11-02T09:00:00+00:00", "hours": 3.0}},
        "open_hours_without_press": 9.0,
        "counts": counts((UsageRow("2026-11-02", 9, "rook", plays=2, finished=1, seconds=600),)),
        **changes,
    }
