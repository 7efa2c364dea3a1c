"""Reel: a record that can be wound to any step, forwards and back."""

from dataclasses import dataclass

from engine.core.events import Event, Heard, redact
from engine.core.game import Game, Setup, State
from engine.core.match import Match
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step

MARKED = 64  # steps between two states that are kept


@dataclass(frozen=True, slots=True)
class RecordCursor:
    """The steps of a record that was checked, and what happened at each. `marks` are the states after every MARKED of
    them, the start first."""

    game: Game
    setup: Setup
    steps: tuple[Step, ...]
    marks: tuple[State, ...]
    told: tuple[tuple[Event, ...], ...] = ()

    def __len__(self) -> int:
        return len(self.steps)

    def match(self, number: int) -> Match:
        """A match as it stood after `number` steps, 0 to all. It has forgotten how it came there."""
        mark, rest = divmod(number, MARKED)
        state = self.marks[mark]
        for step in self.steps[number - rest : number]:
            state = self.game.apply(state, step)[0]
        return Match(self.game, self.setup, state)

    def heard(self, number: int, seat: Seat) -> Heard:
        """What a seat had heard after `number` steps."""
        return tuple(event for events in self.told[:number] for event in redact(events, seat))

    @property
    def hands(self) -> tuple[int, ...]:
        """Where hands begin: before chance is asked, how many steps there were."""
        asked = [step.by == CHANCE for step in self.steps]
        return tuple(number for number, chance in enumerate(asked) if chance and not (number and asked[number - 1]))


def cursor(match: Match) -> RecordCursor:
    """The reel of a whole match, or of one that goes on."""
    state = match.game.start(match.setup)
    marks, told = [state], []
    for number, step in enumerate(match.steps, 1):
        state, events = match.game.apply(state, step)
        told.append(events)
        if number % MARKED == 0:
            marks.append(state)
    return RecordCursor(match.game, match.setup, tuple(match.steps), tuple(marks), tuple(told))
