"""The opening hours of a kiosk: by weekday, over midnight, and the next opening."""

from datetime import datetime

import pytest

from game.kiosk.opening_hours import ALWAYS, is_open, loud_at, loudness, next_opening, spans

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


@pytest.mark.parametrize(
    ("hour", "share"), [(7, 0.5), (8, 0.3), (9, 0.3), (10, 1.0), (19, 1.0), (20, 0.5), (23, 0.5), (0, 0.5)]
)
def test_the_loudness_of_an_hour_is_that_of_the_first_time_it_is_in(hour, share):
    text = "20:00-08:00 50, 08:00-10:00 30, 07:00-21:00 100"
    assert loud_at(text, datetime(2026, 11, 2, hour)) == share


@pytest.mark.parametrize(
    "text", ["20:00-08:00", "50", "20:00-08:00 -1", "20:00-08:00 101", "20-8 50", "20:00-08:00 50,"]
)
def test_what_names_no_loudness_is_refused(text):
    with pytest.raises(ValueError):
        loudness(text)


def test_without_hours_everything_is_as_loud_as_it_is_set():
    assert loudness("") == () and loud_at("", datetime(2026, 11, 2, 3)) == 1.0
