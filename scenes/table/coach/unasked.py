"""Unasked: what the coach says without having been asked, one sentence on its slip that goes with the next press.

Each moment comes once in a person's life, one in a turn (from one answer to the next) and `MOST` in a match, and none to
whoever has won `WON` matches of the game. It is looked for in what the seat that looks may know, and in nothing else.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from engine.core.messages import Message
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import Step
from game.lessons import Moment, When, moments
from scenes.table.coach.moments import Moments, Situation

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
        brought = look.feature(Moments)
        self._triggers = brought.triggers if brought is not None else {}
        self._moments = tuple(moment for moment in moments() if moment.game == look.name)
        self._context, self._session = context, session
        self.said: Message | None = None
        self._about: Step | None = None  # the answer that it speaks of
        self._first = len(session.seen(PUBLIC).heard)  # events of a match that is gone on with are no news
        self._known: dict[int, int] = {}  # by person, how many events it has looked at
        self._served: set[int] = set()  # who has heard a moment in this turn
        self._asked: tuple[int, int] | None = (
            None  # the latest question that was looked at: whose, after how many steps
        )
        self._watched: object = None
        self._experts: dict[int, bool] = {}

    # What ends it

    def hush(self) -> None:
        """Nothing is said any more."""
        self.said = self._about = None

    def pressed(self) -> None:
        """Whoever looks has pressed something."""
        self.hush()

    def answered(self, seat: Seat) -> None:
        """`seat` has answered: its next turn begins."""
        self._served.discard(self._session.persons()[seat])

    # What begins it

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
        if self._triggers and self.said is None and self._session.plan.coached and self._session.seating[seat].person:
            self._look(seat, self._situation(seat, asked is not None, intended), middle)

    def _situation(self, seat: Seat, asked: bool, intended: Step | None) -> Situation[Any]:
        session, person = self._session, self._session.persons()[seat]
        seen = session.seen(seat)
        told = seen.heard[self._known.get(person, self._first) :]
        prompts = tuple(prompt for prompt in seen.prompts if not prompt.interrupts) if asked else ()
        return Situation(
            seen.view, seen.heard, session.notes.of(seat), prompts, told, intended, dict(session.plan.aids)
        )

    def _look(self, seat: Seat, now: Situation[Any], middle: bool) -> None:
        """What was told and what is asked is never spoken of in the middle of an answer."""
        person, question = self._session.persons()[seat], (seat, self._session.step_count)
        whens: list[When] = []
        if not middle:
            whens.append("told")
            self._known[person] = len(now.heard)
        if now.prompts and question != self._asked and not middle:
            whens.append("asked")
            self._asked = question
        if now.intended is not None:
            whens.append("choosing")
        if whens and self._listens(seat, person):
            self._speak(seat, person, now, whens)

    def _speak(self, seat: Seat, person: int, now: Situation[Any], whens: list[When]) -> None:
        plan, learning = self._session.seating[seat], self._context.learning
        for moment in sorted(
            (one for one in self._moments if one.when in whens), key=lambda one: whens.index(one.when)
        ):
            if learning.heard(plan, moment.id):
                continue
            line = said_by(moment, self._triggers, now)
            if line is not None:
                self.said, self._about = line, now.intended if moment.when == "choosing" else None
                learning.hear(plan, moment.id)
                self._served.add(person)
                now.notes.write(NOTE, self._heard(seat) + 1)
                return

    def _listens(self, seat: Seat, person: int) -> bool:
        return person not in self._served and self._heard(seat) < MOST and not self._expert(seat, person)

    def _heard(self, seat: Seat) -> int:
        """A store may be bent: what is no number counts as nothing."""
        kept = self._session.notes.of(seat).read(NOTE)
        return kept if type(kept) is int else 0

    def _expert(self, seat: Seat, person: int) -> bool:
        """Whether whoever sits there had won so many matches before this one."""
        if person not in self._experts:
            won = self._context.learning.wins(self._session.game.name, self._session.seating[seat])
            self._experts[person] = won >= WON
        return self._experts[person]


def said_by(moment: Moment, triggers: Mapping[str, Any], now: Situation[Any]) -> Message | None:
    """The line of a moment where it is so now, its gaps filled."""
    found = triggers[moment.id](now)
    return moment.says(**(found if isinstance(found, Mapping) else {})) if found else None
