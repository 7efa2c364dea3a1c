"""Replay: a record that can be wound to any step, and the course of a table whose steps come from it: they follow each
other, stop, and go one by one."""

from dataclasses import dataclass

from engine.core.events import Event, Heard, redact
from engine.core.game import Game, State
from engine.core.match import Record
from engine.core.messages import say
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games import GAMES
from game.theme import SeatLook
from scenes.table.boards.sheet import Sheet
from scenes.table.flow import Flow
from scenes.table.stage.animation_queue import Told

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


BEAT = 0.5  # seconds between two steps at normal speed
BEATS = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "off": 0.6}
"""By pace, how many beats there are between two steps; without motion there still is time to see them."""
THE_END = say("replay-end")


class Replay(Flow):
    """`at` counts the steps that were told."""

    cursor: RecordCursor
    at = 0
    paused = False
    _rest = 0.0

    @property
    def busy(self) -> bool:
        return self._rest > 0 or super().busy

    @property
    def ended(self) -> bool:
        """Whether no step is left."""
        return self.at >= len(self.cursor)

    def next(self) -> None:
        """The next step follows after a beat."""
        if self.ended:
            self.screen.stage.caption = THE_END
        elif not self.paused:
            self._rest = BEAT * BEATS[self.context.settings.get.pace]

    def _story(self, story: tuple[Told, ...], behind: SeatLook | None = None) -> None:
        """Pages that wait for a press would stop the record; the score sheet shows the same. What tells the story goes
        by itself where nobody sits."""
        super()._story(story, behind)
        self.animations.after = [scene for scene in self.animations.after if isinstance(scene, Sheet) and scene.tells]

    def advance(self, dt: float) -> None:
        if self._rest > 0 and not self.animations.busy:
            self._rest = max(0.0, self._rest - dt)
            if self._rest == 0 and not self.paused:
                self._step()
        else:
            super().advance(dt)

    def _step(self) -> None:
        if not self.ended:
            step = self.cursor.steps[self.at]
            self.at += 1
            self.tell(self.session.submit(step, self.screen.viewpoint))

    def stop_or_go_on(self) -> None:
        """Pause, or play on; at the end from the start."""
        self.paused = not (self.paused or self.ended)
        self._rest = 0.0
        if self.ended and not self.animations.busy:
            self.wind(0)
        if not self.paused and not self.animations.busy:
            self.next()

    def stand(self) -> None:
        """End what is told, and stand."""
        self.paused, self._rest = True, 0.0
        if self.animations.busy:
            self.hurry()

    def forward(self) -> None:
        """End what is told and tell one step; then stand."""
        self.stand()
        self._step()

    def back(self) -> None:
        """As it was before the latest step; then stand."""
        self.paused = True
        self.wind(self.at - 1)

    def wind(self, number: int) -> None:
        """As it was after `number` steps, at once; plays nothing. Numbers beyond either end mean that end."""
        self._rest = 0.0
        self.animations.land()
        self.at = max(0, min(len(self.cursor), number))
        self.session.wind(self.cursor.state(self.at))
        self.settle()
        if not self.paused or self.ended:
            self.next()

    def next_hand(self) -> None:
        """To where the next hand is about to be dealt, or to the end."""
        self.wind(next((number for number in self.cursor.hands if number > self.at), len(self.cursor)))

    def hand_before(self) -> None:
        """To where this hand was about to be dealt; from its very start to the one before."""
        before = [number for number in self.cursor.hands if number < self.at - 1]
        self.wind(before[-1] if before else 0)
