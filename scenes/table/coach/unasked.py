"""Unasked: hints of the coach without a request, one sentence on its slip until the next press, with a ring on what it
speaks of. From children it goes by itself too, before their help begins to point.

Each moment comes once to a person, ever. There is at most one in a turn (from one answer to the next) and `MOST` in a
match. Players who have won `WON` matches of the game get none. Moments are found in the knowledge of the looking seat
only.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Protocol

from engine import damage
from engine.core.messages import Message
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import Step
from game.context import Context
from game.idle_timer import HINTS_AFTER
from game.lessons import FOLDER, MOMENTS, Mark, Moment, When, moments
from scenes.table.coach.moments import Moments, Occasion, Situation, Trigger
from scenes.table.game_table import GameTable
from scenes.table.session import Session

MOST, WON = 3, 2
KIDS_SECONDS = HINTS_AFTER
"""Seconds that children see a hint."""
NOTE = "moments"
"""Name of the note with the number of moments that a seat has heard in this match."""


About = tuple[tuple[Mark, ...], tuple[Step, ...]]
"""The things that a hint speaks of: marks, and the intended answer."""
NOTHING: About = ((), ())


class OpenQuestion(Protocol):
    """A question or a board in front of the looking seat."""

    @property
    def intended(self) -> Step | None:
        """The answer in focus, or its picked parts; None if there is none."""

    @property
    def begun(self) -> bool:
        """Whether a part of the answer is picked."""


class Unasked:
    """`said` is the sentence on the tip. People are known by their seats at the start."""

    def __init__(self, context: Context, game_table: GameTable[Any], session: Session) -> None:
        self._context, self._session = context, session
        brought = game_table.feature(Moments)
        self._occasions: Mapping[str, Occasion] = brought.occasions if brought is not None else {}
        self._moments = tuple(one for one in moments() if one.game == game_table.name and one.id in self._occasions)
        self.said: Message | None = None
        self.about: About = NOTHING
        self._to: Seat | None = None  # the seat that the hint speaks to
        self._left = inf  # seconds
        self._choosing: Step | None = None  # the answer that the hint is about
        self._first = len(session.facts_for(PUBLIC).heard)  # events of a resumed match are no news
        self._known: dict[int, int] = {}  # by person: number of events at the last look
        self.served: set[int] = set()
        """Persons who heard a moment in this turn."""
        self._experts: dict[int, bool] = {}
        self._asked: object = None  # the latest question
        self._watched: object = None

    def hush(self) -> None:
        """Remove the hint."""
        self.said = self._choosing = self._to = None
        self.about = NOTHING

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left -= dt
        if self._left <= 0:
            self.hush()

    def note_answer(self, seat: Seat) -> None:
        """Note that `seat` has answered: its next turn begins, and a hint to it ends. Not every answer is a press."""
        self.served.discard(self._session.persons()[seat])
        if seat == self._to:
            self.hush()

    def watch(self, seat: Seat, question: OpenQuestion | None) -> None:
        """Look for a moment of `seat` with `question` in front of it, if anything has changed."""
        intended = question.intended if question is not None else None
        middle = question is not None and question.begun
        watched = (seat, self._session.step_count, question is None, intended, middle)
        if watched == self._watched:
            return
        self._watched = watched
        if self._choosing is not None and self._choosing != intended:
            self.hush()
        coached = bool(self._occasions) and self._session.plan.coached and self._session.seating[seat].person
        if coached and self.said is None:
            self._look(seat, self._situation(seat, question is not None, intended), middle)

    def _situation(self, seat: Seat, asked: bool, intended: Step | None) -> Situation[Any]:
        seen, plan = self._session.facts_for(seat), self._session.plan
        known = self._known.get(self._session.persons()[seat], self._first)
        return Situation(
            seen.view,
            seen.heard,
            self._session.notes.of(seat),
            tuple(prompt for prompt in seen.prompts if asked and not prompt.interrupts),
            seen.heard[known:],
            intended,
            dict(plan.aids),
        )

    def _look(self, seat: Seat, now: Situation[Any], middle: bool) -> None:
        """Look for a moment. News and questions get none while a part of the answer is picked."""
        person, question = self._session.persons()[seat], (seat, self._session.step_count)
        whens: list[When] = []
        if not middle:
            whens.append("told")
            self._known[person] = len(now.heard)
        if not middle and now.prompts and question != self._asked:
            whens.append("asked")
            self._asked = question
        if now.intended is not None:
            whens.append("choosing")
        if self._listens(seat, person):
            self._speak(seat, person, now, whens)

    def _listens(self, seat: Seat, person: int) -> bool:
        if person not in self._experts:
            won = self._context.learning.wins(self._session.game.name, self._session.seating[seat])
            self._experts[person] = won >= WON
        return not (self._experts[person] or person in self.served or self._heard(seat) >= MOST)

    def _heard(self, seat: Seat) -> int:
        """Number of moments that the seat has heard in this match. A damaged value counts as 0."""
        kept = self._session.notes.of(seat).read(NOTE)
        return kept if type(kept) is int else 0

    def _speak(self, seat: Seat, person: int, now: Situation[Any], whens: Sequence[When]) -> None:
        """Show the first moment that fits and that the person has not heard yet."""
        plan, learning = self._session.seating[seat], self._context.learning
        in_time = (moment for when in whens for moment in self._moments if moment.when == when)
        for moment in (moment for moment in in_time if not learning.heard(plan, moment.id)):
            trigger, marks = self._occasions[moment.id]
            line = line_of(moment, trigger, now)
            if line is not None:
                self._left = KIDS_SECONDS if self._context.audience.children else inf
                self.said, self._to = line, seat
                self._choosing = now.intended if moment.when == "choosing" else None
                self.about = marks(now) if marks else (), (self._choosing,) if self._choosing is not None else ()
                learning.hear(plan, moment.id)
                self.served.add(person)
                now.notes.write(NOTE, self._heard(seat) + 1)
                return


def line_of(moment: Moment, trigger: Trigger, now: Situation[Any]) -> Message | None:
    """The line of a moment with its gaps filled; None if it is not the time for it."""
    found = trigger(now)
    try:
        return moment.says(**(found if isinstance(found, Mapping) else {})) if found else None
    except TypeError as error:  # its file has other gaps
        damage.note(FOLDER / MOMENTS, error)
        return None
