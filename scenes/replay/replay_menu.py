"""More actions for a finished match: a page of rows, each with a line about it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.core.messages import say
from engine.core.seats import Seat
from game.context import Context
from game.input.actions import Press
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.replay.review import Review
from scenes.seating import SeatPlan


@dataclass(frozen=True, slots=True)
class ReplayChoice:
    """The chosen action and the device that chose it. `person`: for a lesson, the seat at which its player sat down."""

    what: Literal["highlights", "turning", "what-if", "mistake", "film"]
    device: str
    person: Seat = 0


class ReplayMenu(Page):
    """Dismissed with a `ReplayChoice`. The review goes on meanwhile; rows without a finding yet show its progress."""

    title = say("replay-more")

    def __init__(
        self, context: Context, review: Review | None, people: Mapping[Seat, SeatPlan], forks: bool, films: bool
    ) -> None:
        """`forks`: whether there is a decision at this place of the record. `people`: by the seats at which they sat
        down. Without a review no row is about better moves."""
        super().__init__(context)
        self._review, self._people, self._forks, self._films = review, people, forks, films

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._review is not None:
            self._review.advance()

    def rows(self) -> Sequence[Row]:
        fork = say("replay-what-if-line") if self._forks else say("replay-nothing-decided")
        return (
            Row("highlights", say("replay-highlights"), None, say("replay-highlights-line"), "star", leads=True),
            Row("what-if", say("replay-what-if"), None, fork, "question", not self._forks, leads=True),
            *self._found(),
            *((Row("film", say("replay-film"), None, say("replay-film-line"), "eye"),) if self._films else ()),
            Row("back", say("replay-more-back"), None, None, "back", do=self.context.stack.dismiss),
        )

    def _found(self) -> Sequence[Row]:
        """The coach's findings: the turning point, and the decisions that people can try again."""
        review = self._review
        if review is None:
            return ()
        line = say("replay-turning-line")
        if review.turning is None:
            line = say("replay-no-turning") if review.over else say("replay-looking", amount=review.percent)
        turning = Row("turning", say("replay-turning"), None, line, "feather", review.turning is None, leads=True)
        lessons = (
            Row(
                ("mistake", person),
                say("replay-lesson", name=plan.name),
                None,
                say("replay-lesson-line"),
                look=plan.picture,
                leads=True,
            )
            for person, plan in self._people.items()
            if person in review.found
        )
        return (turning, *lessons)

    def chosen(self, row: Row, press: Press) -> None:
        match row.id:
            case ("mistake", int(person)):
                self.context.stack.dismiss(ReplayChoice("mistake", press.device, person))
            case "highlights" | "turning" | "what-if" | "film" as what:
                self.context.stack.dismiss(ReplayChoice(what, press.device))
