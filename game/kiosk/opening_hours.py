"""Opening hours: when a kiosk is open, by weekday, and when it opens next; and its loudness by hour. Pure; the caller
brings the time."""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

CLOSED = "closed"
ALWAYS = "00:00-24:00"
DAY = 24 * 60
"""Minutes of a day."""
_WEEK = 7 * DAY
_MOST_SPANS = 4
_SPAN = re.compile(r"([0-9]{1,2}):([0-9]{2})\s*-\s*([0-9]{1,2}):([0-9]{2})")

Span = tuple[int, int]
"""Opening and closing time in minutes from midnight; closing may be on the next day."""


def spans(text: str) -> tuple[Span, ...]:
    """Parse `10:00-18:00`, `10:00-12:00, 14:00-02:00` or `closed`. ValueError for anything else."""
    if text.strip().lower() == CLOSED:
        return ()
    parts = text.split(",")
    if len(parts) > _MOST_SPANS:
        raise ValueError("too many times")
    return tuple(map(_span, parts))


def _span(text: str) -> Span:
    found = _SPAN.fullmatch(text.strip())
    if not found:
        raise ValueError(f"no time: {text!r:.40}")
    hours, minutes = (int(found[1]), int(found[3])), (int(found[2]), int(found[4]))
    start, end = (60 * hour + minute for hour, minute in zip(hours, minutes, strict=True))
    if max(minutes) > 59 or start >= DAY or end > DAY or start == end:
        raise ValueError(f"no time: {text!r:.40}")
    return start, end if end > start else end + DAY


def is_open(week: Sequence[str], now: datetime) -> bool:
    """Whether a kiosk with the hours `week` (from Monday) is open at `now`, local time."""
    minute = now.weekday() * DAY + now.hour * 60 + now.minute
    return any(start <= minute + later < end for start, end in _of_week(week) for later in (0, _WEEK))


def loudness(text: str) -> tuple[tuple[Span, int], ...]:
    """Parse `20:00-08:00 50, 08:00-10:00 30`: times with the loudness in percent. ValueError for anything else."""
    parts = text.split(",") if text.strip() else []
    if len(parts) > _MOST_SPANS:
        raise ValueError("too many times")
    found = []
    for part in parts:
        span, _, percent = part.strip().rpartition(" ")
        if not (percent.isascii() and percent.isdecimal() and len(percent) <= 3 and int(percent) <= 100):
            raise ValueError(f"no loudness: {part!r:.40}")
        found.append((_span(span), int(percent)))
    return tuple(found)


def loud_at(text: str, now: datetime) -> float:
    """The share of all volumes at `now`, local time: that of the first time that it is in, or else 1."""
    minute = now.hour * 60 + now.minute
    shares = (share for (start, end), share in loudness(text) if start <= minute < end or start <= minute + DAY < end)
    return next(shares, 100) / 100


def next_opening(week: Sequence[str], now: datetime) -> datetime | None:
    """Return the next opening time after `now`, or None if it never opens."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    monday = midnight - timedelta(days=now.weekday())
    starts = (monday + timedelta(minutes=start + later) for start, _ in _of_week(week) for later in (0, _WEEK))
    return min((start for start in starts if start > now), default=None)


def _of_week(week: Sequence[str]) -> list[Span]:
    """Return all spans in minutes from Monday's midnight."""
    return [(day * DAY + a, day * DAY + b) for day, hours in enumerate(week) for a, b in spans(hours)]
