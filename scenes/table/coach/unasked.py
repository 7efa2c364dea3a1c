"""Unasked: what the coach says without having been asked, one sentence on its slip that goes with the next press.

Each moment comes once in a person's life, one in a turn (from one answer to the next) and `MOST` in a match, and none
to whoever has won `WON` matches of the game. They are looked for in what the seat that looks may know alone.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engine import damage
from engine.core.messages import Message
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import Step
from game.lessons import FOLDER, MOMENTS, Moment, When, moments
from scenes.table.coach.moments import Moments, Situation, Trigger

if TYPE_CHECKING:
    from game.context import Context
    from scenes.table.game_table import GameTable
    from scenes.table.session import Session

MOST, WON = 3, 2
NOTE = "moments"
"""How many a seat has heard in this match, among its notes."""


class Asked(Protocol):
    """A question, or a board, in front of the seat that looks."""

    @property
    def intended(self) -> Step | None:
        """The answer in focus or picked, as far as it has come; None while there is none."""

    @property
    def in_the_middle(self) -> bool:
        """Whether an answer of several parts is being put together."""


class Unasked:
    """`said` is what stands on the slip now. People are known by the seats that they took at the start."""

    def __init__(self, context: "Context", look: "GameTable[Any]", session: "Session") -> None:
        self._context, self._session = context, session
        brought = look.feature(Moments)
        self._triggers: Mapping[str, Trigger] = brought.triggers if brought is not None else {}
        self._moments = tuple(one for one in moments() if one.game == look.name and one.id in self._triggers)
        self.said: Message | None = None
        self._about: Step | None = None  # the answer that it speaks of
        self._first = len(session.seen(PUBLIC).heard)  # events of a match that is gone on with are no news
        self._known: dict[int, int] = {}  # by person, how many events it has looked at
        self._served: set[int] = set()  # who has heard a moment in this turn
        self._experts: dict[int, bool] = {}
        self._asked: object = None  # the question that was looked at last
        self._watched: object = None

    def hush(self) -> None:
        """Nothing is said any more."""
        self.said = self._about = None

    def answered(self, seat: Seat) -> None:
        """`seat` has answered: its next turn begins."""
        self._served.discard(self._session.persons()[seat])

    def watch(self, seat: Seat, asked: Asked | None) -> None:
        """Look for a moment of `seat`, which has `asked` in front of it; once for all that stays the same."""
        intended = asked.intended if asked is not None else None
        middle = asked is not None and asked.in_the_middle
        watched = (seat, self._session.step_count, asked is None, intended, middle)
        if watched == self._watched:
            return
        self._watched = watched
        if self._about is not None and self._about != intended:
            self.hush()
        coached = bool(self._triggers) and self._session.plan.coached and self._session.seating[seat].person
        if coached and self.said is None:
            self._look(seat, self._situation(seat, asked is not None, intended), middle)

    def _situation(self, seat: Seat, asked: bool, intended: Step | None) -> Situation[Any]:
        seen, plan = self._session.seen(seat), self._session.plan
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
        """What was told and what is asked is never spoken of in the middle of an answer."""
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
        return not (self._experts[person] or person in self._served or self._heard(seat) >= MOST)

    def _heard(self, seat: Seat) -> int:
        """How many moments the seat has heard in this match. A store may be bent: what is no number counts as none."""
        kept = self._session.notes.of(seat).read(NOTE)
        return kept if type(kept) is int else 0

    def _speak(self, seat: Seat, person: int, now: Situation[Any], whens: Sequence[When]) -> None:
        """The first moment that it is the time for, and that the person has not heard yet."""
        plan, learning = self._session.seating[seat], self._context.learning
        in_time = (moment for when in whens for moment in self._moments if moment.when == when)
        for moment in (moment for moment in in_time if not learning.heard(plan, moment.id)):
            line = line_of(moment, self._triggers[moment.id], now)
            if line is not None:
                self.said, self._about = line, now.intended if moment.when == "choosing" else None
                learning.hear(plan, moment.id)
                self._served.add(person)
                now.notes.write(NOTE, self._heard(seat) + 1)
                return


def line_of(moment: Moment, trigger: Trigger, now: Situation[Any]) -> Message | None:
    """The line of a moment with its gaps filled, where it is the time for it."""
    found = trigger(now)
    try:
        return moment.says(**(found if isinstance(found, Mapping) else {})) if found else None
    except TypeError as error:  # its file names other gaps
        damage.note(FOLDER / MOMENTS, error)
        return None
