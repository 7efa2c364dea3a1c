"""Review: the coach goes through all decisions of a finished match while it is watched.

It keeps the decisions that were much worse than the coach's own. They are the turning point of the match, and one
decision for each person to learn from. It thinks in a separate process with one open question at a time, so that no
frame waits for it. It gets only what the seat could know at that moment, like the coach at a table.
"""

from dataclasses import dataclass

from engine.core.advice import Advice
from engine.core.events import Heard, redact
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from game.bots import Bots, Brief
from scenes.table.recorded import RecordCursor, prompts_of

A_FRAME = 4
"""Most steps in one frame on the way to the next decision."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision of `seat` after `at` steps.

    `person`: the seat at which its player sat down at the start. `cost`: how much the step that was `taken` is worse
    than the coach's, in the unit of `Advice.cost`. `best`: the coach's step and its reason.
    """

    at: int
    seat: Seat
    person: Seat
    taken: Step
    cost: float
    best: Advice


class Review:
    """`advance` is called once a frame. `found` has the worst decision of each player so far, by the seat of the
    start."""

    def __init__(self, bots: Bots, players: int, cursor: RecordCursor) -> None:
        self._bots, self._cursor = bots, cursor
        self._at, self._state = 0, cursor.state(0)
        self._heard: dict[Seat, Heard] = dict.fromkeys(range(players), ())
        self._asked: tuple[str, int, str] | None = None
        self._behind: Advice | None = None
        """Advice about a worse step, until the reason for the better one is known."""
        self.found: dict[Seat, Finding] = {}

    @property
    def over(self) -> bool:
        """Whether the end of the record is reached."""
        return self._at >= len(self._cursor)

    @property
    def percent(self) -> int:
        """Progress in percent, rounded down to tens so that its words change rarely."""
        return 10 * (10 * self._at // max(1, len(self._cursor)))

    @property
    def turning(self) -> Finding | None:
        """The turning point of the match: the decision with the highest cost."""
        return max(self.found.values(), key=lambda found: (found.cost, found.at), default=None)

    def advance(self) -> None:
        """Take an answer of the coach, and ask about the next decision."""
        if self._asked is not None:
            answers = [advised.advice for advised in self._bots.poll_advice() if advised.key == self._asked]
            if not answers:
                return
            self._asked = None
            self._take(answers[0])
        for _ in range(A_FRAME):
            if self.over or self._asked is not None:
                return
            self._look()

    def leave(self) -> None:
        """Cancel the review and end its processes."""
        self._asked = None
        self._bots.forget()

    def _look(self) -> None:
        """Look at one step: ask the coach about it if it was a decision."""
        step = self._cursor.steps[self._at]
        if isinstance(step.by, int) and decided(self._prompts_of(step.by), step):
            self._ask(step.by, step)
        else:
            self._pass()

    def _prompts_of(self, seat: Seat) -> tuple[Prompt, ...]:
        return prompts_of(self._cursor.game, self._state, seat)

    def _ask(self, seat: Seat, about: Step | None) -> None:
        game, heard = self._cursor.game, self._heard[seat]
        self._asked = "review", self._at, "best" if about is None else "taken"
        view, asks = game.view(self._state, seat), self._prompts_of(seat)
        self._bots.advise(Brief(self._asked, game.name, view, heard, asks), about, len(heard))

    def _take(self, advice: Advice | None) -> None:
        step, behind = self._cursor.steps[self._at], self._behind
        assert isinstance(step.by, int)
        if behind is None:
            worst = self.found.get(self._cursor.person(self._at, step.by))
            if advice is not None and advice.better is not None and advice.cost > (worst.cost if worst else 0.0):
                self._behind = advice
                self._ask(step.by, None)
                return
        elif advice is not None and not advice.waits and advice.step not in (step, None):
            person = self._cursor.person(self._at, step.by)
            self.found[person] = Finding(self._at, step.by, person, step, behind.cost, advice)
        self._behind = None
        self._pass()

    def _pass(self) -> None:
        """Go to the next step, and let each seat hear its events."""
        told = self._cursor.told[self._at]
        self._heard = {seat: heard + redact(told, seat) for seat, heard in self._heard.items()}
        self._state, _ = self._cursor.game.apply(self._state, self._cursor.steps[self._at])
        self._at += 1


def decided(prompts: tuple[Prompt, ...], step: Step) -> bool:
    """Whether a step answers questions with more than one possible answer. Calls in between answer none."""
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    return any(prompt.verb == step.do for prompt in asked) and (len(asked) > 1 or any(one.count() > 1 for one in asked))
