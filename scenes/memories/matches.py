"""The matches that were played here, the latest first, each with the number of its deal."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from engine.core.game import Setup
from engine.core.messages import Message, say, verbatim
from engine.games import GAMES
from game.context import Context
from game.deals import number_of
from game.input.actions import Press
from game.store.saved import Result
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.ending.podium import many
from scenes.games import entry_of
from scenes.memories import said

MOST = 200


def day_of(result: Result) -> date | None:
    """The day on which a match ended, in local time; None if the date cannot be read."""
    try:
        return datetime.fromisoformat(result.finished).astimezone().date()
    except (OverflowError, ValueError):
        return None


def day_words(result: Result) -> Message:
    """The same day in words."""
    day = day_of(result)
    return verbatim("–") if day is None else said.on(day)


def setup_of(result: Result) -> Setup | None:
    """The setup of a match; None if its game or variant is not installed."""
    header = result.header
    try:
        return GAMES[header["game"]].setup(header["variant"], header["players"], header.get("options", {}))
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal: its number, its latest match, and the number of its matches."""

    number: int
    latest: Result
    often: int


def deals_of(results: Sequence[Result]) -> tuple[Dealt, ...]:
    """Group matches, the latest first, by their cards."""
    found: dict[int, Dealt] = {}
    for result in results:
        number = number_of(result.aids) or result.match
        before = found.get(number)
        found[number] = Dealt(number, before.latest if before else result, 1 + (before.often if before else 0))
    return tuple(found.values())


class MatchesScene(Page):
    """Dismissed with None. Each row leads to a deal with its matches."""

    title = say("memories-matches")

    def __init__(self, context: Context, device: str | None = None) -> None:
        super().__init__(context)
        self.device = device or self.device
        results = [one for one in context.store.history.remembered(MOST) if setup_of(one) is not None]
        self._listed = tuple(self._row(dealt) for dealt in deals_of(results))

    def _row(self, dealt: Dealt) -> Row:
        latest = dealt.latest
        people = [str(seat.get("name", "")) for seat in latest.seats if seat.get("kind") == "person"]
        label = say("memories-match", text=str(dealt.number), game=entry_of(str(latest.header["game"])).title)
        line = say("memories-match-line", names=many(people), count=dealt.often)
        return Row(dealt.number, label, line=line, picture="cards", leads=True, now=day_words(latest))

    def rows(self) -> Sequence[Row]:
        return self._listed or (NONE,)

    def chosen(self, row: Row, press: Press) -> None:
        self.context.stack.push(self.context.place("deal", row.id, press.device))

    def named(self, target: Hashable) -> Message | None:
        row = self.row(target)
        return None if row is None else row.label


NONE = Row("none", say("memories-none"), line=say("memories-none-line"), off=True)
"""The row shown if there are no matches."""
