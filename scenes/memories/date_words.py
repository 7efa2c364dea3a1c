"""Words for dates, shared by the memories."""

from datetime import date

from engine.core.messages import Message, say, verbatim

_MONTHS = (
    say("-month-1"),
    say("-month-2"),
    say("-month-3"),
    say("-month-4"),
    say("-month-5"),
    say("-month-6"),
    say("-month-7"),
    say("-month-8"),
    say("-month-9"),
    say("-month-10"),
    say("-month-11"),
    say("-month-12"),
)


def month(day: date) -> Message:
    """The short name of a day's month."""
    return _MONTHS[day.month - 1]


def on(day: date) -> Message:
    """A day: `23 Nov 2026`."""
    return say("-memories-day", number=day.day, month=month(day), year=str(day.year))


def lately(day: date | None, today: date) -> Message:
    """A day as people say it: today, yesterday, the day and month of this year, or the month and year."""
    match None if day is None else (today - day).days:
        case None:
            return verbatim("–")
        case 0:
            return say("memories-today")
        case 1:
            return say("memories-yesterday")
    assert day is not None
    if day.year == today.year:
        return say("-memories-day-month", number=day.day, month=month(day))
    return say("-memories-month-year", month=month(day), year=str(day.year))
