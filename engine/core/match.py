"""Match: one sitting of one game, and the one door through which a table, a bot or a record changes it."""

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.events import Event, Heard
from engine.core.game import Game, Setup, State, View
from engine.core.prompts import Prompt, Reason
from engine.core.seats import CHANCE, Seat, Viewer
from engine.core.steps import IllegalStep, Step, step_fault
from engine.core.takeback import shows_only_itself
from engine.core.words import sentence

if TYPE_CHECKING:
    from engine.core.dealers import Dealer
    from engine.core.records import Record


class Mark(NamedTuple):
    """A place in a match to come back to: its state, and how many steps and events there were."""

    state: State
    steps: int
    events: int


class Match:
    """State, steps and events of a sitting. Nothing in it depends on the order in which sealed answers came in.

    A secret answer is *sealed* as long as others that were asked for together with it, of other seats or another one
    of the same seat, are still missing. Sealed answers are kept in seat order, and may be retracted until the last one
    of them is in.
    """

    def __init__(self, game: Game, setup: Setup, state: State = None) -> None:
        """A new match; `state` starts it elsewhere (a bot's guess, a test) than at the game's own beginning."""
        self.game = game
        self.setup = setup
        self.state: State = game.start(setup) if state is None else state
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self._prompts: tuple[Prompt, ...] | None = None
        self._heard: dict[Viewer, list[Event]] = {}
        self._sealed: list[Step] = []
        self._mark = Mark(self.state, 0, 0)
        self._before: Mark | None = None  # where the latest step began, if a seat took it in the open
        self._undoes: bool | None = None  # whether that step may be taken back, once somebody wants to know

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.end() is not None

    def end(self) -> dict[str, Any] | None:
        """What the record's end line says, or None while the game goes on."""
        return self.game.end(self.state)

    def prompts(self) -> tuple[Prompt, ...]:
        """All questions that are open now."""
        if self._prompts is None:
            self._prompts = self.game.prompts(self.state)
        return self._prompts

    def asks(self, seat: Seat) -> tuple[Prompt, ...]:
        """The open questions of one seat: alternatives, one answer is enough."""
        return tuple(prompt for prompt in self.prompts() if prompt.who == seat)

    def chance(self) -> tuple[Prompt, ...]:
        """What chance has to answer before anything else can happen: alternatives, one answer is enough."""
        return tuple(prompt for prompt in self.prompts() if prompt.who == CHANCE)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that the table waits for, in seat order: all that are asked and not merely allowed to interrupt."""
        asked = {p.who for p in self.prompts() if p.who != CHANCE and not p.interrupts}
        return tuple(seat for seat in range(self.setup.players) if seat in asked)

    def submit(self, step: Step) -> tuple[Event, ...]:
        """Take `step`; returns what happened, unredacted. IllegalStep says why not, and then nothing has changed."""
        answered, asked = self._question(step), self.prompts()
        here = Mark(self.state, len(self.steps), len(self.events))
        if not self._sealed:
            self._mark = here
        events = self._apply(step)
        self._seal(step, answered, asked)
        self._before, self._undoes = None if answered.secret or step.by == CHANCE else here, None
        return events

    def retract(self, seat: Seat) -> bool:
        """Take back the sealed answer of `seat`; False where it has none any more. Replays the others' answers."""
        kept = [step for step in self._sealed if step.by != seat]
        if len(kept) == len(self._sealed):
            return False
        self._replay(kept)
        return True

    def may_take_back(self, seat: Seat) -> bool:
        """Whether the latest answer of `seat` may still be taken back: it is sealed, or it is the latest step of all
        and nothing came to light by it. A public fact."""
        if seat in self.sealed:
            return True
        if self._before is None or self.steps[-1].by != seat:
            return False
        if self._undoes is None:
            step, events = self.steps[-1], self.events[self._before.events :]
            showed = shows_only_itself(self.game, self.setup.players, self._before.state, step, events)
            self._undoes = showed and not self.over
        return self._undoes

    def take_back(self, seat: Seat) -> bool:
        """Take that answer back, so that it is open again; False where it may not be."""
        if self.retract(seat):
            return True
        if self._before is None or not self.may_take_back(seat):
            return False
        self._return_to(self._before)
        self._sealed, self._before = [], None
        return True

    def deal(self, dealer: "Dealer") -> tuple[Event, ...]:
        """Let `dealer` answer chance's questions until none is open; returns what happened."""
        events: list[Event] = []
        while asked := self.chance():
            events += self.submit(dealer.answer(*asked))
        return tuple(events)

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """The seats whose secret answers wait for others' and may be retracted."""
        return tuple(step.by for step in self._sealed if step.by != CHANCE)

    def view(self, viewer: Viewer) -> View:
        """What `viewer` sees now."""
        return self.game.view(self.state, viewer)

    def heard(self, viewer: Viewer) -> Heard:
        """All that happened so far, as `viewer` may know it."""
        known = self._heard.setdefault(viewer, [])
        known += [event.to(viewer) for event in self.events[len(known) :]]
        return tuple(known)

    def record(self) -> "Record":
        """The record so far; of a finished match with its end."""
        from engine.core.records import Record

        return Record(self.setup, tuple(self.steps), self.end())

    @classmethod
    def resume(cls, game: Game, record: "Record") -> "Match":
        """The match that `record` tells of. IllegalStep where a step of it is against the rules."""
        match = cls(game, record.setup)
        for step in record.steps:
            match.submit(step)
        return match

    def _question(self, step: Step) -> Prompt:
        """The prompt that `step` answers, or IllegalStep with a sentence that a player understands."""
        if fault := step_fault(step, self.game.verbs, self.game.is_card, self.setup.players):
            raise IllegalStep(fault)
        for prompt in self.prompts():
            if prompt.accepts(step):
                return prompt
        raise IllegalStep(refusal(self.game, self.state, self.prompts(), step))

    def _apply(self, step: Step) -> tuple[Event, ...]:
        self.state, events = self.game.apply(self.state, step)
        self._prompts = None
        self.steps.append(step)
        self.events += events
        return events

    def _seal(self, step: Step, answered: Prompt, asked: tuple[Prompt, ...]) -> None:
        """Bring a secret answer into seat order among the sealed ones, and open them all with the last one."""
        if not answered.secret or step.by == CHANCE:
            self._sealed = []
            return
        self._sealed.append(step)
        ordered = sorted(self._sealed, key=self._place)
        if ordered != self._sealed:
            self._replay(ordered)
        others = {(prompt.who, prompt.verb) for prompt in asked if prompt.secret} - {(step.by, step.do)}
        if not any((prompt.who, prompt.verb) in others for prompt in self.prompts()):
            self._sealed = []

    def _place(self, step: Step) -> tuple[int, int]:
        """Where a sealed answer stands: by seat, and the answers of one seat in the order of the game's verbs."""
        verb = next(at for at, verb in enumerate(self.game.verbs) if verb.name == step.do)
        return -1 if step.by == CHANCE else step.by, verb

    def _replay(self, sealed: list[Step]) -> None:
        """Go back to before the first sealed answer and give the answers of `sealed` instead."""
        self._return_to(self._mark)
        self._sealed, self._before = sealed, None
        for step in sealed:
            self._apply(step)

    def _return_to(self, mark: Mark) -> None:
        """As if nothing had happened since."""
        self.state, self._prompts = mark.state, None
        del self.steps[mark.steps :]
        del self.events[mark.events :]
        for known in self._heard.values():
            del known[mark.events :]


def refusal(game: Game, state: State, prompts: tuple[Prompt, ...], step: Step) -> str:
    """The sentence that says why `step`, though it is well written, answers none of the open `prompts`."""
    return sentence(game.words, reason(game, state, prompts, step))


def reason(game: Game, state: State, prompts: tuple[Prompt, ...], step: Step) -> Reason:
    """The reason alone, for whoever has other words for it."""
    if not prompts:
        return ("over",)
    for prompt in prompts:
        if prompt.who == step.by and prompt.verb == step.do and (known := prompt.why_not(step)):
            return known
    return game.refusal(state, step)
