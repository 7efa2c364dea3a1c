"""Match: one sitting of one game. Tables, bots and records change it only through `submit`, `retract` and `take_back`.

An open answer can be taken back if it revealed nothing but itself and its verb is reversible. Only public facts decide.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.events import Event, Heard
from engine.core.game import Game, Setup, State, View
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, PUBLIC, Seat, Viewer
from engine.core.steps import IllegalStep, Step, step_fault
from engine.core.views import viewers

if TYPE_CHECKING:
    from engine.core.dealers import Dealer


class ReturnPoint(NamedTuple):
    """A point that a match can return to: the state, and the numbers of steps and events so far."""

    state: State
    steps: int
    events: int


@dataclass(frozen=True, slots=True)
class Record:
    """A setup, the steps so far, and the object of the `end` line, if the match has ended."""

    setup: Setup
    steps: tuple[Step, ...] = ()
    end: dict[str, Any] | None = None


class Match:
    """The state, the steps and the events of a sitting.

    A secret answer is *sealed* until all answers that were asked for together have come in, from other seats or from
    the same seat. Sealed answers are kept in seat order, so the order in which they came does not matter. They can be
    retracted until the last one is in.

    >>> from engine.core.dealers import SeededDealer
    >>> from engine.core.match import Match
    >>> from engine.games import GAMES
    >>> match = Match(GAMES["rook"], GAMES["rook"].setup("intermediate", 4, {}))
    >>> dealt = match.deal(SeededDealer(1))
    >>> seat = match.waiting()[0]
    >>> [(prompt.who == seat, prompt.verb) for prompt in match.prompts()]
    [(True, 'bid'), (True, 'pass')]
    >>> match.submit(match.prompts_of(seat)[0].answer(20))[0].amount
    20
    """

    def __init__(self, game: Game, setup: Setup, state: State = None) -> None:
        """Begin at `state` (a bot's guess, a test), or at the game's start if none is given."""
        self.game = game
        self.setup = setup
        self.state: State = game.start(setup) if state is None else state
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self._prompts: tuple[Prompt, ...] | None = None
        self._heard: dict[Viewer, list[Event]] = {}
        self._sealed: list[Step] = []
        self._mark = ReturnPoint(self.state, 0, 0)
        self._before: ReturnPoint | None = None  # the point before the latest step, if that was an open answer
        self._undoes: bool | None = None  # whether that step can be taken back; None until it is asked

    def __copy__(self) -> "Match":
        """Return an independent copy of the match."""
        other = Match(self.game, self.setup, self.state)
        other.steps, other.events = [*self.steps], [*self.events]
        other._prompts, other._sealed = self._prompts, [*self._sealed]
        other._mark, other._before, other._undoes = self._mark, self._before, self._undoes
        return other

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.end() is not None

    def end(self) -> dict[str, Any] | None:
        """The object of the record's end line, or None while the game goes on."""
        return self.game.end(self.state)

    def prompts(self) -> tuple[Prompt, ...]:
        """All questions that are open now."""
        if self._prompts is None:
            self._prompts = self.game.prompts(self.state)
        return self._prompts

    def prompts_of(self, seat: Seat) -> tuple[Prompt, ...]:
        """The open questions to one seat; they are alternatives, so one answer is enough."""
        return tuple(prompt for prompt in self.prompts() if prompt.who == seat)

    def chance(self) -> tuple[Prompt, ...]:
        """The open questions to chance, which must be answered first; they are alternatives."""
        return tuple(prompt for prompt in self.prompts() if prompt.who == CHANCE)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that the table waits for, in seat order. Seats that may only interrupt are not among them."""
        return tuple(sorted({p.who for p in self.prompts() if isinstance(p.who, int) and not p.interrupts}))

    def submit(self, step: Step) -> tuple[Event, ...]:
        """Apply `step` and return the events, unredacted.

        Raises IllegalStep with the reason for a malformed or illegal step; the match is unchanged then.

        >>> from engine.core.match import Match
        >>> from engine.core.steps import Step
        >>> from engine.games import GAMES
        >>> match = Match(GAMES["hookie_mookie"], GAMES["hookie_mookie"].setup("race", 2, {}))
        >>> match.submit(Step("chance", "start", (("seat", 1),)))
        (StartChosen(seat=1),)
        >>> match.submit(Step(1, "draw"))
        Traceback (most recent call last):
        engine.core.steps.IllegalStep: hookie_mookie-no-chance-first
        """
        answered, asked = self._prompt_for(step), self.prompts()
        here = ReturnPoint(self.state, len(self.steps), len(self.events))
        if not self._sealed:
            self._mark = here
        events = self._apply(step)
        self._seal(step, answered, asked)
        self._before, self._undoes = None if answered.secret or step.by == CHANCE else here, None
        return events

    def retract(self, seat: Seat) -> bool:
        """Take back all sealed answers of `seat`. Return False if it has none.

        The other seats' sealed answers are applied again without them.

        >>> from engine.core.dealers import SeededDealer
        >>> from engine.core.match import Match
        >>> from engine.core.steps import Step
        >>> from engine.games import GAMES
        >>> match = Match(GAMES["hookie_mookie"], GAMES["hookie_mookie"].setup("race", 2, {}))
        >>> dealt = match.deal(SeededDealer(1))
        >>> caller = match.waiting()[0]
        >>> called = match.submit(Step(caller, "hookie", (("partner", 1 - caller),)))  # both offer a card, sealed
        >>> offered = match.submit(next(match.prompts_of(0)[0].steps()))
        >>> match.sealed, match.waiting()
        ((0,), (1,))
        >>> match.retract(0), match.waiting()
        (True, (0, 1))
        """
        kept = [step for step in self._sealed if step.by != seat]
        if len(kept) == len(self._sealed):
            return False
        self._replay(kept)
        return True

    def may_take_back(self, seat: Seat) -> bool:
        """Whether `seat` can take its latest answer back. The result is a public fact.

        It can if the answer is sealed, or if it is the latest step of the match and revealed nothing but itself.
        """
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
        """Take the latest answer of `seat` back, so that its question is open again. Return False if it cannot be.

        >>> from engine.core.dealers import SeededDealer
        >>> from engine.core.match import Match
        >>> from engine.core.steps import Step
        >>> from engine.games import GAMES
        >>> match = Match(GAMES["rook"], GAMES["rook"].setup("intermediate", 4, {}))
        >>> dealt = match.deal(SeededDealer(1))
        >>> seat = match.waiting()[0]
        >>> passed = match.submit(Step(seat, "pass"))
        >>> match.take_back(seat), match.waiting() == (seat,), match.take_back(seat)
        (True, True, False)
        """
        if self.retract(seat):
            return True
        if self._before is None or not self.may_take_back(seat):
            return False
        self._return_to(self._before)
        self._sealed, self._before = [], None
        return True

    def deal(self, dealer: "Dealer") -> tuple[Event, ...]:
        """Let `dealer` answer the questions to chance until none is open. Return the events, unredacted."""
        events: list[Event] = []
        while asked := self.chance():
            events += self.submit(dealer.answer(*asked))
        return tuple(events)

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """The seats of the sealed answers, in seat order."""
        return tuple(step.by for step in self._sealed if step.by != CHANCE)

    def view(self, viewer: Viewer) -> View:
        """What `viewer` sees now.

        >>> from engine.core.dealers import SeededDealer
        >>> from engine.core.match import Match
        >>> from engine.games import GAMES
        >>> match = Match(GAMES["rook"], GAMES["rook"].setup("intermediate", 4, {}))
        >>> dealt = match.deal(SeededDealer(1))
        >>> len(match.view(2).hand), match.view("public").hand, match.view("public").counts
        (9, (), (9, 9, 9, 9))
        """
        return self.game.view(self.state, viewer)

    def heard(self, viewer: Viewer) -> Heard:
        """Return all events so far, oldest first, as `viewer` may know them.

        >>> from engine.core.dealers import SeededDealer
        >>> from engine.core.match import Match
        >>> from engine.games import GAMES
        >>> match = Match(GAMES["hookie_mookie"], GAMES["hookie_mookie"].setup("race", 2, {}))
        >>> start, dealt = match.deal(SeededDealer(1))
        >>> match.heard("public")[1].hands, match.heard(1)[1].hands == (None, dealt.hands[1])
        ((None, None), True)
        """
        known = self._heard.setdefault(viewer, [])
        known += [event.to(viewer) for event in self.events[len(known) :]]
        return tuple(known)

    def record(self) -> Record:
        """Return the record so far, with its end if the match is over."""
        return Record(self.setup, tuple(self.steps), self.end())

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Match":
        """Return the match of `record` after its last step. Raises IllegalStep for an illegal step."""
        match = cls(game, record.setup)
        for step in record.steps:
            match.submit(step)
        return match

    def _prompt_for(self, step: Step) -> Prompt:
        """Return the prompt that `step` answers. Raises IllegalStep with the reason if there is none."""
        if fault := step_fault(step, self.game.verbs, self.game.is_card, self.setup.players):
            raise IllegalStep(say("core-no-written", text=fault))
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
        """Sort a secret answer into the sealed ones; the last one that is due unseals them all."""
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
        """Sort key of a sealed answer: its seat, then the order of the game's verbs."""
        verb = next(at for at, verb in enumerate(self.game.verbs) if verb.name == step.do)
        return -1 if step.by == CHANCE else step.by, verb

    def _replay(self, sealed: list[Step]) -> None:
        """Return to the point before the first sealed answer and apply the answers of `sealed` instead."""
        self._return_to(self._mark)
        self._sealed, self._before = sealed, None
        for step in sealed:
            self._apply(step)

    def _return_to(self, mark: ReturnPoint) -> None:
        """Drop all steps and events after `mark`."""
        self.state, self._prompts = mark.state, None
        del self.steps[mark.steps :]
        del self.events[mark.events :]
        for known in self._heard.values():
            del known[mark.events :]


def refusal(game: Game, state: State, prompts: tuple[Prompt, ...], step: Step) -> Message:
    """Return the reason why `step`, which is well formed, answers none of the open `prompts`."""
    if not prompts:
        return say("core-no-over")
    for prompt in prompts:
        if prompt.who == step.by and prompt.verb == step.do and (known := prompt.why_not(step)):
            return known
    return game.refusal(state, step)


def shows_only_itself(game: Game, players: int, before: State, step: Step, events: Sequence[Event]) -> bool:
    """Whether `step`, taken in the state `before` with these unredacted `events`, revealed nothing but itself.

    False if its verb is irreversible, or if an event differs between viewers. Also False if an event names a card that
    the step does not name and that was not public before.

    >>> from engine.core.steps import Step
    >>> from engine.core.match import shows_only_itself
    >>> from engine.games import GAMES
    >>> game, start = GAMES["hookie_mookie"], Step("chance", "start", (("seat", 1),))
    >>> before = game.start(game.setup("race", 2, {}))
    >>> shows_only_itself(game, 2, before, start, game.apply(before, start)[1])  # who begins is no secret
    True
    """
    if next(verb for verb in game.verbs if verb.name == step.do).irreversible:
        return False
    if any(event.to(viewer) != event for event in events for viewer in viewers(players)):
        return False
    told, named = set(_cards(events, game.is_card)), set(_cards(step.args, game.is_card))
    return told <= named or told <= named | set(_cards(game.view(before, PUBLIC), game.is_card))


def _cards(value: Any, is_card: Callable[[str], bool]) -> Iterator[str]:
    """Yield all words in `value` that name cards, at any depth."""
    if isinstance(value, str):
        if is_card(value):
            yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _cards(part, is_card)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _cards(getattr(value, field.name), is_card)
