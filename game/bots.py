"""SeatWorkers: asks the computer player of each seat in a process of its own, without ever blocking.
Answers are checked for legality here. A seat whose process fails gets a simple legal answer.
"""

import logging
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from engine import program
from engine.core.advice import Advice
from engine.core.events import Heard
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.worker import ADVICE, STEP, Answer, Cancel, Ready, Request
from game.helper_process import SILENT, UNSTARTABLE, HelperProcess

PREFERRED_VERBS = ("agree", "pass")
"""Verbs that a simple answer prefers, because they commit the seat to nothing."""


def simple_answer(prompts: Sequence[Prompt]) -> Step:
    """Return a legal answer that needs no thought: agree or pass if offered, else the first option.

    `prompts`: the open questions of one seat. Raises ValueError if none of them has an answer.
    """
    asked = [prompt for prompt in prompts if not prompt.interrupts] or list(prompts)
    asked.sort(key=lambda prompt: prompt.verb not in PREFERRED_VERBS)
    for prompt in asked:
        for step in prompt.steps():
            return step
    raise ValueError("nothing is asked")


def is_legal(step: Step, prompts: Sequence[Prompt]) -> bool:
    """Whether one of `prompts` accepts `step`, which may be malformed."""
    try:
        return any(prompt.accepts(step) for prompt in prompts)
    except (TypeError, ValueError, AttributeError):  # a malformed step may not be comparable
        return False


log = logging.getLogger(__name__)

COMMAND = program.again(program.WORKER)
DEADLINE = 4.0  # seconds; a slower bot counts as hung
NO_PROCESS = say("notice-no-process")
YOUNG = 8.0  # extra seconds until a process's first answer: it may still be starting


class Answered(NamedTuple):
    """The answer to a brief. `simple`: it replaces the computer player's own. `seconds`: thinking time."""

    key: Hashable
    step: Step
    simple: bool = False
    seconds: float = 0.0


class Advised(NamedTuple):
    """A coach's advice, or None if it has none, died, hung or answered nonsense."""

    key: Hashable
    advice: Advice | None


class Brief(NamedTuple):
    """All that a computer player is told: what its seat may know, and its prompts. The caller chooses the `key`."""

    key: Hashable
    game: str
    view: Any
    heard: Heard
    prompts: tuple[Prompt, ...]

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        seat = self.prompts[0].who
        assert isinstance(seat, int), "chance is no computer player"
        return seat


class _Job(NamedTuple):
    brief: Brief
    level: str
    seed: int
    wanted: str = STEP
    about: Step | None = None


class Bots(Protocol):
    """The interface for asking computer players: briefs go in at once, answers come out some frames later."""

    @property
    def slowness(self) -> float:
        """This machine's thinking time as a multiple of the reference machine's (see `Game.thinks`)."""

    def forget(self) -> None:
        """Start a new match: drop all that seats were told before, and all open briefs."""

    def warm(self, seats: Iterable[Seat]) -> Iterator[None]:
        """Prepare for briefs to `seats`, one seat with each piece of idle work."""

    def ask(self, brief: Brief, level: str, seed: int) -> None:
        """Send a brief; `poll` returns exactly one answer to it unless it is cancelled."""

    def cancel(self, key: Hashable) -> None:
        """Drop the brief of that key, if there is one."""

    def poll(self) -> tuple[Answered, ...]:
        """Return the answers that came in since the last poll."""

    def advise(self, brief: Brief, about: Step | None, seed: int) -> None:
        """Ask a coach for a recommendation, or why a seat took the step `about`; `poll_advice` returns it."""

    def poll_advice(self) -> tuple[Advised, ...]:
        """Return the advice that came in since the last call."""

    def close(self) -> None:
        """End all processes."""


class BotWorker:
    """One worker process. `ask` and `poll` return at once; `start` or the first brief starts the process.

    A worker that dies, hangs or answers nonsense is replaced. A brief that it cannot answer gets a simple answer; a
    coach that cannot answer gives no advice. The caller chooses the keys, with one open brief for each. The worker
    has `deadline` seconds for each brief, and `young` more until its first answer. `name` is for the log.
    """

    def __init__(
        self,
        name: str = "worker",
        deadline: float = DEADLINE,
        command: Sequence[str] = COMMAND,
        clock: Callable[[], float] = time.monotonic,
        young: float = YOUNG,
    ) -> None:
        self._name, self._deadline, self._young = name, deadline, young
        self._command, self._clock = tuple(command), clock
        self._began = False
        """Whether the process has said that it is ready, which it does before its first answer."""
        self.unstartable = False
        """Whether a brief got a simple answer because the process never started."""
        self.slowness = 0.0
        """The slowness that the latest process reported; 0 before its first report."""
        self._jobs: dict[int, _Job] = {}
        self._ready: list[Answered] = []
        self._advised: list[Advised] = []
        self._number = 0
        self._suspect = 0  # the brief at which the latest worker failed
        self._process: HelperProcess | None = None
        self._told: dict[tuple[str, Seat], Heard] = {}

    @property
    def open(self) -> bool:
        """Whether a brief or its answer is pending."""
        return bool(self._jobs or self._ready or self._advised)

    def start(self) -> None:
        """Start a process if there is none. A new process gets all open briefs again."""
        if self._process is not None:
            return
        self._began = False
        self._told.clear()
        self._process = HelperProcess(self._name, self._command, young=self._young, clock=self._clock)
        if self._process.fault:
            self._process = None
            for number in list(self._jobs):
                self._answer_simply(number, UNSTARTABLE)
            return
        self._wait()
        for number in self._jobs:
            self._request(number)

    def ask(self, brief: Brief, level: str, seed: int) -> None:
        """Send a brief; `poll` returns exactly one answer to it unless it is cancelled."""
        self._put(_Job(brief, level, seed))

    def advise(self, brief: Brief, about: Step | None, seed: int) -> None:
        """Ask a coach for a recommendation, or why a seat took the step `about`; `poll_advice` returns it."""
        self._put(_Job(brief, "", seed, ADVICE, about))

    def _put(self, job: _Job) -> None:
        self.cancel(job.brief.key)
        self._number += 1
        self._jobs[self._number] = job
        if self._process is None:
            self.start()
            return
        if len(self._jobs) == 1:
            self._wait()
        self._request(self._number)

    def cancel(self, key: Hashable) -> None:
        """Drop the brief of that key, if there is one."""
        for number, job in list(self._jobs.items()):
            if job.brief.key == key:
                del self._jobs[number]
                self._wait()
                if self._process is not None:
                    self._process.send(Cancel(number))
        self._ready = [answered for answered in self._ready if answered.key != key]
        self._advised = [advised for advised in self._advised if advised.key != key]

    def poll(self) -> tuple[Answered, ...]:
        """Return the answers that came in since the last poll. Call it once a frame."""
        self._receive()
        ready, self._ready = tuple(self._ready), []
        return ready

    def poll_advice(self) -> tuple[Advised, ...]:
        """Return the advice that came in since the last call. Call it once a frame."""
        self._receive()
        ready, self._advised = tuple(self._advised), []
        return ready

    def close(self) -> None:
        """End the worker process and drop open briefs."""
        self._jobs.clear()
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _wait(self) -> None:
        """Set the worker's deadline for the oldest brief, or lift it if none is open."""
        if self._process is not None:
            if self._jobs:
                self._process.expect(self._deadline)
            else:
                self._process.rest()

    def _request(self, number: int) -> None:
        """Send a brief with only the new events; a whole match's events would cost a frame each time."""
        job = self._jobs[number]
        _, game, view, heard, prompts = brief = job.brief
        stream = game, brief.seat
        told = self._told.get(stream, ())
        kept = len(told) if heard[: len(told)] == told else 0
        self._told[stream] = heard
        assert self._process is not None
        self._process.send(
            Request(number, *stream, view, kept, heard[kept:], prompts, job.level, job.seed, job.wanted, job.about)
        )

    def _receive(self) -> None:
        process = self._process
        if process is None:
            return
        for message in process.received():
            if not self._take(message):
                process.refuse()
                break
        if process.fault:
            self._replace(process.fault)

    def _take(self, message: object) -> bool:
        """Handle one message; False if it is not a worker's."""
        if isinstance(message, Ready) and isinstance(message.slowness, float):
            self.slowness = message.slowness
            self._began = True
            self._wait()
            return True
        if not isinstance(message, Answer) or not message.is_well_formed:
            return False
        job = self._jobs.get(message.number)
        if job is None:
            return True
        said = message.said
        if said is None:
            self._answer_simply(message.number, message.fault)
        elif job.wanted == ADVICE and isinstance(said, Advice) and isinstance(said.step, Step):
            del self._jobs[message.number]
            self._advised.append(Advised(job.brief.key, said))
        elif job.wanted == STEP and isinstance(said, Step) and is_legal(said, job.brief.prompts):
            del self._jobs[message.number]
            self._ready.append(Answered(job.brief.key, said, seconds=message.seconds))
        else:
            self._answer_simply(message.number, "an answer that is not allowed")
        self._wait()
        return True

    def _replace(self, fault: str) -> None:
        """Replace a worker that failed. The brief that it had is sent once more; after a second failure, or a
        timeout, it gets a simple answer."""
        self._process = None
        if not self._jobs:
            return
        oldest = min(self._jobs)
        if fault == SILENT or oldest == self._suspect:
            self._answer_simply(oldest, fault)
        self._suspect = oldest
        if self._jobs:
            self.start()

    def _answer_simply(self, number: int, why: str) -> None:
        """The log never names cards, because people read it."""
        job = self._jobs.pop(number)
        brief = job.brief
        self.unstartable |= not self._began
        if job.wanted == ADVICE:
            log.warning("no advice for seat %s of %s: %s", brief.seat, brief.game, why)
            self._advised.append(Advised(brief.key, None))
            return
        log.warning("simple answer for seat %s of %s: %s", brief.seat, brief.game, why)
        self._ready.append(Answered(brief.key, simple_answer(brief.prompts), simple=True))


class SeatWorkers:
    """One worker process for each seat that is asked, so that no process knows two seats' secrets.

    A process starts with the first brief to its seat, or earlier if the caller calls `warm`. It ends when the next
    match begins. `name` is for the log. If a process cannot be started, `told` is called once.
    """

    def __init__(
        self,
        name: str = "worker",
        told: Callable[[Message], None] = lambda notice: None,
        made: Callable[[str], BotWorker] = BotWorker,
    ) -> None:
        self._name, self._made = name, made
        self._told: Callable[[Message], None] | None = told
        self._workers: dict[Seat, BotWorker] = {}
        self._slowness = 1.0

    @property
    def slowness(self) -> float:
        """The largest slowness that a process reported; 1 before the first report."""
        said = [worker.slowness for worker in self._workers.values() if worker.slowness]
        if said:
            self._slowness = max(said)
        return self._slowness

    def forget(self) -> None:
        """End all processes, and with them all that they know."""
        for worker in self._workers.values():
            worker.close()
        self._workers = {}

    def warm(self, seats: Iterable[Seat]) -> Iterator[None]:
        """Start the processes of `seats`, one by one, while the same match goes on."""
        ours = self._workers
        for seat in seats:
            if self._workers is not ours:
                return
            self._of(seat).start()
            yield

    def ask(self, brief: Brief, level: str, seed: int) -> None:
        """Ask the process of the brief's seat."""
        self._of(brief.seat).ask(brief, level, seed)

    def advise(self, brief: Brief, about: Step | None, seed: int) -> None:
        """Ask the process of the brief's seat for advice."""
        self._of(brief.seat).advise(brief, about, seed)

    def cancel(self, key: Hashable) -> None:
        """Drop the brief of that key, if there is one."""
        for worker in self._workers.values():
            worker.cancel(key)

    def poll(self) -> tuple[Answered, ...]:
        """Return the answers of all seats since the last poll. Call it once a frame."""
        answers = tuple(answered for worker in self._open() for answered in worker.poll())
        self._tell()
        return answers

    def poll_advice(self) -> tuple[Advised, ...]:
        """Return the advice that came in since the last call. Call it once a frame."""
        advice = tuple(advised for worker in self._open() for advised in worker.poll_advice())
        self._tell()
        return advice

    def close(self) -> None:
        self.forget()

    def _tell(self) -> None:
        """Tell the players, once, if computer players cannot think here."""
        if self._told is not None and any(worker.unstartable for worker in self._workers.values()):
            told, self._told = self._told, None
            told(NO_PROCESS)

    def _open(self) -> list[BotWorker]:
        """The workers with an open brief. Others are not polled, because each look into a pipe costs time."""
        return [worker for worker in self._workers.values() if worker.open]

    def _of(self, seat: Seat) -> BotWorker:
        if seat not in self._workers:
            self._workers[seat] = self._made(self._name)
        return self._workers[seat]
