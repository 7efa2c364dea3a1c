"""Words for dates, shared by the memories."""

from datetime import date

from engine.core.messages import Message, say

_MONTHS = (
    say("-month-1"), say("-month-2"), say("-month-3"), say("-month-4"), say("-month-5"), say("-month-6"),
    say("-month-7"), say("-month-8"), say("-month-9"), say("-month-10"), say("-month-11"), say("-month-12"),
)  # fmt: skip


def month(day: date) -> Message:
    """The short name of a day's month."""
    return _MONTHS[day.month - 1]


def on(day: date) -> Message:
    """A day: `23 Nov 2026`."""
    return say("-memories-day", number=day.day, month=month(day), year=str(day.year))
