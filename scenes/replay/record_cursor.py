"""RecordCursor: a record that can be wound to any step, forwards and back."""

from dataclasses import dataclass

from engine.core.events import Event, Heard, redact
from engine.core.game import Game, State
from engine.core.match import Record
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games import GAMES

MARKED = 64  # steps between two states that are kept


@dataclass(frozen=True, slots=True)
class RecordCursor:
    """The steps of a record that was checked, and what happened at each. `marks` are the states after every MARKED of
    them, the start first."""

    game: Game
    steps: tuple[Step, ...]
    marks: tuple[State, ...]
    told: tuple[tuple[Event, ...], ...] = ()

    def __len__(self) -> int:
        return len(self.steps)

    def state(self, number: int) -> State:
        """The state after `number` steps, 0 to all."""
        mark, rest = divmod(number, MARKED)
        state = self.marks[mark]
        for step in self.steps[number - rest : number]:
            state = self.game.apply(state, step)[0]
        return state

    def heard(self, number: int, seat: Seat) -> Heard:
        """What a seat had heard after `number` steps."""
        return tuple(event for events in self.told[:number] for event in redact(events, seat))

    @property
    def hands(self) -> tuple[int, ...]:
        """Where hands begin: before chance is asked, how many steps there were."""
        asked = [step.by == CHANCE for step in self.steps]
        return tuple(number for number, chance in enumerate(asked) if chance and not (number and asked[number - 1]))


def cursor(record: Record) -> RecordCursor:
    """The reel of a record, whole or not, that was checked."""
    game = GAMES[record.setup.game]
    state = game.start(record.setup)
    marks, told = [state], []
    for number, step in enumerate(record.steps, 1):
        state, events = game.apply(state, step)
        told.append(events)
        if number % MARKED == 0:
            marks.append(state)
    return RecordCursor(game, record.steps, tuple(marks), tuple(told))
