"""The opening hours of a kiosk: by weekday, over midnight, and the next opening."""

from datetime import datetime

import pytest

from game.kiosk.opening_hours import ALWAYS, is_open, next_opening, spans

DAY = "10:00-18:00"
WEEK = (DAY, DAY, "closed", "10:00-12:00, 14:00-22:00", "18:00-02:00", "00:00-24:00", "12:00-04:00")


def at(day: int, hour: int, minute: int = 0) -> datetime:
    """A moment of the week that begins on Monday, 2 November 2026; day 0 is that Monday."""
    return datetime(2026, 11, 2 + day, hour, minute, 30)


@pytest.mark.parametrize(
    ("now", "opened"),
    [
        (at(0, 9, 59), False),
        (at(0, 10), True),
        (at(0, 17, 59), True),
        (at(0, 18), False),
        (at(2, 12), False),
        (at(3, 11, 59), True),
        (at(3, 13), False),
        (at(3, 21), True),
        (at(4, 17), False),
        (at(4, 23, 59), True),
        (at(5, 1, 59), True),  # Saturday, of Friday's evening and of its own day
        (at(6, 11), False),
        (at(6, 23), True),
        (at(7, 3, 59), True),  # Sunday's evening ends on Monday
        (at(7, 4), False),
    ],
)
def test_open_by_weekday_and_over_midnight(now, opened):
    assert is_open(WEEK, now) is opened


@pytest.mark.parametrize(
    ("now", "then"),
    [
        (at(0, 9), at(0, 10)),
        (at(0, 18), at(1, 10)),
        (at(1, 20), at(3, 10)),
        (at(3, 13), at(3, 14)),
        (at(7, 5), at(7, 10)),
    ],
)
def test_when_it_opens_next(now, then):
    assert next_opening(WEEK, now) == then.replace(second=0)


def test_a_kiosk_that_never_opens():
    assert not is_open(("closed",) * 7, at(0, 12))
    assert next_opening(("closed",) * 7, at(0, 12)) is None
    assert is_open((ALWAYS,) * 7, at(6, 23, 59))


@pytest.mark.parametrize(
    "text", ["", "10-18", "10:00", "10:60-11:00", "24:00-25:00", "10:00-24:01", "9:00-9:00", "open"]
)
def test_an_invalid_time_is_refused(text):
    with pytest.raises(ValueError):
        spans(text)
