"""Opening hours: a page for the week, and one for each day, in steps of half an hour."""

from collections.abc import Sequence
from functools import partial

from engine.core.messages import Message, say, verbatim
from game.input.actions import Press
from game.kiosk.config import DAYS
from game.kiosk.opening_hours import CLOSED, DAY, spans
from game.widgets.menu import Row
from scenes.kiosk.closed import DAYS as NOUNS
from scenes.kiosk.operators import OperatorContext, OperatorPage, Way

STEP = 30
"""Minutes of a step."""
_USUAL = (10 * 60, 18 * 60)


def clock(minute: int) -> str:
    """A minute of the day as `09:30`; midnight at the end of a day is `24:00`."""
    hour, rest = divmod(minute if minute <= DAY else minute - DAY, 60)
    return f"{hour:02}:{rest:02}"


def words(hours: str) -> Message:
    """The hours of a day in words."""
    parts = ", ".join(f"{clock(start)}\N{EN DASH}{clock(end)}" for start, end in spans(hours))
    return verbatim(parts) if parts else say("kiosk-closed")


def moved(hours: str, end: bool, step: int) -> str:
    """The hours of an open day with its opening (or with `end` its closing) half an hour later (1) or earlier (-1). A
    closing before the opening is on the next day."""
    found = spans(hours) or (_USUAL,)
    start, close = found[0][0], (found[-1][1] - 1) % DAY + 1
    while True:
        if end:
            close = (close // STEP * STEP + step * STEP - 1) % DAY + 1
        else:
            start = (start // STEP * STEP + step * STEP) % DAY
        if start != close:
            return f"{clock(start)}-{clock(close)}"


class WeekPage(OperatorPage):
    """Each day leads to its page."""

    title = say("operator-hours")

    def rows(self) -> Sequence[Row]:
        line = say("operator-day-line")
        days = []
        for day, noun, hours in zip(DAYS, NOUNS, self.kiosk.config.week, strict=True):
            label = say("operator-day-hours", day=noun, hours=words(hours))
            days.append(Way(day, label, line, "clock", partial(DayPage, day=day)).row(self.keeper))
        return (*days, self.closing_row())


class DayPage(OperatorPage):
    """Open or closed, the two times, and a row that copies them to all days."""

    def __init__(self, keeper: OperatorContext, day: str) -> None:
        super().__init__(keeper)
        self.day = day

    @property
    def title(self) -> Message:
        return NOUNS[DAYS.index(self.day)]

    @property
    def hours(self) -> str:
        """The day's hours, as the file writes them."""
        hours: str = self.kiosk.config[f"hours.{self.day}"]
        return hours

    def rows(self) -> Sequence[Row]:
        found = spans(self.hours)
        now = say("operator-yes" if found else "operator-no")
        rows = [Row("open", say("operator-open"), now, words(self.hours), "door")]
        if found:
            half = say("operator-half-hours")
            late = say("operator-next-day") if found[-1][1] > DAY else half
            rows.append(Row("from", say("operator-from"), verbatim(clock(found[0][0])), half, "clock"))
            rows.append(Row("to", say("operator-to"), verbatim(clock(found[-1][1])), late, "clock"))
        rows.append(Row("all", say("operator-all-like-this"), None, words(self.hours), "replay", do=self._copy))
        return (*rows, self.closing_row())

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        if row.id == "open":
            hours = CLOSED if spans(self.hours) else moved(CLOSED, end=True, step=0)
        else:
            hours = moved(self.hours, row.id == "to", step)
        self.kiosk.change(f"hours.{self.day}", hours)

    def _copy(self) -> None:
        """Give all days these hours."""
        for day in DAYS:
            self.kiosk.change(f"hours.{day}", self.hours)
        self.say(say("operator-all-are-like-this"))
