"""Recorded: a cursor over the steps of a record, and the flow of a table that replays them."""

from dataclasses import dataclass

from engine.core.events import Event, Heard, redact
from engine.core.game import Game, State
from engine.core.match import Record
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, PUBLIC, Seat
from engine.core.steps import Step
from engine.games import GAMES
from game.theme import SeatLook
from scenes.table.boards.sheet import Sheet
from scenes.table.flow import Flow
from scenes.table.stage.animation_queue import ViewedEvent

MARKED = 64  # steps between two saved states


@dataclass(frozen=True, slots=True)
class RecordCursor:
    """The steps of a checked record, with the events of each. `marks` are the states after every MARKED steps, from the
    start."""

    game: Game
    steps: tuple[Step, ...]
    marks: tuple[State, ...]
    told: tuple[tuple[Event, ...], ...] = ()

    def __len__(self) -> int:
        return len(self.steps)

    def state(self, number: int) -> State:
        """The state after `number` steps, from 0 to all."""
        mark, rest = divmod(number, MARKED)
        state = self.marks[mark]
        for step in self.steps[number - rest : number]:
            state = self.game.apply(state, step)[0]
        return state

    def events(self, number: int) -> tuple[Event, ...]:
        """All events of the first `number` steps, unredacted."""
        return tuple(event for events in self.told[:number] for event in events)

    def heard(self, number: int, seat: Seat) -> Heard:
        """The events of the first `number` steps for a seat."""
        return redact(self.events(number), seat)

    def prompts_of(self, number: int, seat: Seat) -> tuple[Prompt, ...]:
        """The prompts of a seat after `number` steps."""
        return prompts_of(self.game, self.state(number), seat)

    def person(self, number: int, seat: Seat) -> Seat:
        """The first seat of the player who sat at `seat` after `number` steps."""
        sits = self.game.seating(self.game.view(self.state(number), PUBLIC))
        return sits[seat] if sits else seat

    @property
    def hands(self) -> tuple[int, ...]:
        """Numbers of steps at which deals begin, before chance is asked."""
        asked = [step.by == CHANCE for step in self.steps]
        return tuple(number for number, chance in enumerate(asked) if chance and not (number and asked[number - 1]))


def prompts_of(game: Game, state: State, seat: Seat) -> tuple[Prompt, ...]:
    """The open questions to one seat in a state of a record."""
    return tuple(prompt for prompt in game.prompts(state) if prompt.who == seat)


def cursor(record: Record) -> RecordCursor:
    """The cursor of a checked record, complete or not."""
    game = GAMES[record.setup.game]
    state = game.start(record.setup)
    marks, told = [state], []
    for number, step in enumerate(record.steps, 1):
        state, events = game.apply(state, step)
        told.append(events)
        if number % MARKED == 0:
            marks.append(state)
    return RecordCursor(game, record.steps, tuple(marks), tuple(told))


class Recorded(Flow):
    """The flow of a record. `at` is the number of the steps that were told."""

    cursor: RecordCursor
    at = 0
    _rest = 0.0  # seconds until the next step

    @property
    def busy(self) -> bool:
        return self._rest > 0 or super().busy

    @property
    def ended(self) -> bool:
        """Whether no step is left."""
        return self.at >= len(self.cursor)

    def tell(self, events: Heard, behind: SeatLook | None = None) -> None:
        super().tell(events, behind)
        self._spare_pages()

    def _story(self, story: tuple[ViewedEvent, ...], behind: SeatLook | None = None) -> None:
        super()._story(story, behind)
        self._spare_pages()

    def _tell_and_think_ahead(self, events: Heard, behind: SeatLook | None = None) -> None:
        """Tell events. No computer player thinks about a record."""
        self.tell(events, behind)

    def _spare_pages(self) -> None:
        """Remove seals and summaries. They wait for a press and are no part of the story, and would stop the record."""
        self.animations.after = [scene for scene in self.animations.after if isinstance(scene, Sheet) and scene.tells]

    def advance(self, dt: float) -> None:
        if self._rest > 0 and not self.animations.busy:
            self._rest = max(0.0, self._rest - dt)
            if self._rest == 0:
                self.end_rest()
        else:
            super().advance(dt)

    def end_rest(self) -> None:
        """Act on the end of the rest: the next step is due."""
        self.step()

    def step(self) -> None:
        """Tell the next step, if one is left."""
        if not self.ended:
            step = self.cursor.steps[self.at]
            self.at += 1
            self.tell(self.session.submit(step, self.screen.room.viewpoint))

    def wind(self, number: int) -> None:
        """Jump to the state after `number` steps, without any story. Numbers beyond either end mean that end."""
        self._rest = 0.0
        self.animations.land()
        self.screen.stage.table.clear()  # a zone that is empty there would keep its cards
        self.at = max(0, min(len(self.cursor), number))
        self.session.wind(self.cursor.state(self.at), self.cursor.steps[: self.at], self.cursor.events(self.at))
        self.settle()
