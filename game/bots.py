"""SeatWorkers: asks the computer player of each seat in a process of its own, and never waits for any of them.
Whether an answer is allowed is asked here, and where a seat has none it gets a simple one."""

import logging
import subprocess
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
from engine.worker import ADVICE, STEP, Answer, BadFrame, Cancel, Ready, Request, Unframer, frame
from game.pipes import Pipes, open_pipes

PREFERRED_VERBS = ("agree", "pass")
"""What a simple answer says wherever it can: it binds nobody to anything."""


def simple_answer(prompts: Sequence[Prompt]) -> Step:
    """A legal answer that needs no thought: agree or pass where that is offered, else the first option.

    `prompts` are the open questions of one seat; ValueError where none of them has an answer.
    """
    asked = [prompt for prompt in prompts if not prompt.interrupts] or list(prompts)
    asked.sort(key=lambda prompt: prompt.verb not in PREFERRED_VERBS)
    for prompt in asked:
        for step in prompt.steps():
            return step
    raise ValueError("nothing is asked")


def is_legal(step: Step, prompts: Sequence[Prompt]) -> bool:
    """Whether one of these questions accepts a step that may be any nonsense."""
    try:
        return any(prompt.accepts(step) for prompt in prompts)
    except (TypeError, ValueError, AttributeError):  # a step of nonsense may not even be comparable
        return False


log = logging.getLogger(__name__)

COMMAND = program.again(program.WORKER)
DEADLINE = 4.0  # seconds; a bot that needs longer is taken for hung
UNSTARTABLE = say("notice-no-process")
YOUNG = 8.0  # seconds more for a process that has not answered yet: it may still be starting, on a slow machine


class Answered(NamedTuple):
    """A finished question. `simple` is true where a plain legal answer stands in for the computer player's own;
    `seconds` is how long that one thought."""

    key: Hashable
    step: Step
    simple: bool = False
    seconds: float = 0.0


class Advised(NamedTuple):
    """What a coach says; None where it has nothing to say, because it died, hangs or talks nonsense."""

    key: Hashable
    advice: Advice | None


class Question(NamedTuple):
    """What goes to whoever thinks: all that one seat may know, with what it is asked. `key` is the asker's own."""

    key: Hashable
    game: str
    view: Any
    heard: Heard
    prompts: tuple[Prompt, ...]

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        seat = self.prompts[0].who
        assert isinstance(seat, int), "chance is no computer player"
        return seat


class _Asked(NamedTuple):
    question: Question
    level: str
    seed: int
    due: float
    wanted: str = STEP
    about: Step | None = None


class Bots(Protocol):
    """Whoever computer players are asked through: questions go in at once, answers come out frames later."""

    @property
    def slowness(self) -> float:
        """How many times longer this machine thinks than the one on which `Game.thinks` was measured."""

    def forget(self) -> None:
        """A match begins: all that seats were told before is gone, open questions too."""

    def warm(self, seats: Iterable[Seat]) -> Iterator[None]:
        """Make ready for questions to `seats`, one with each piece of work, in the time that frames leave."""

    def ask(self, question: Question, level: str, seed: int) -> None:
        """Put a question; `poll` will give exactly one answer to it unless it is cancelled."""

    def cancel(self, key: Hashable) -> None:
        """Forget the question of that key, if there is one."""

    def poll(self) -> tuple[Answered, ...]:
        """The answers that have come in since the last poll."""

    def advise(self, question: Question, about: Step | None, seed: int) -> None:
        """Ask what a coach says to a seat, or why it may have taken the step `about`; `advised` will tell once."""

    def advised(self) -> tuple[Advised, ...]:
        """What coaches have said since this was last asked."""

    def close(self) -> None:
        """Nobody asks any more."""


class BotWorker:
    """One warm worker process behind `ask` and `poll`, both of which return at once.

    A worker that dies, hangs or answers nonsense is replaced; a question that it cannot answer gets a simple answer,
    and a coach that cannot has nothing to say. Keys are the caller's own: one question may be open for each. Without
    `warm` there is no process before something is asked. Each question has `deadline` seconds, and `young` more as long
    as the process has not answered anything.
    """

    def __init__(
        self,
        deadline: float = DEADLINE,
        command: Sequence[str] = COMMAND,
        clock: Callable[[], float] = time.monotonic,
        warm: bool = True,
        young: float = YOUNG,
    ) -> None:
        self._deadline, self._young, self._command, self._clock = deadline, young, tuple(command), clock
        self._proven = False
        """Whether the process has ever answered."""
        self._began = False
        """Whether the process has said anything at all, as each does before it is asked."""
        self.unstartable = False
        """Whether a question got a simple answer because its process never began."""
        self.slowness = 0.0
        """What the latest process said of this machine; 0 before it has said anything."""
        self._asked: dict[int, _Asked] = {}
        self._ready: list[Answered] = []
        self._advised: list[Advised] = []
        self._number = 0
        self._suspect = 0  # the question at which the latest worker failed
        self._process: subprocess.Popen[bytes] | None = None
        self._pipes: Pipes | None = None
        self._told: dict[tuple[str, Seat], Heard] = {}
        self._unframer = Unframer()
        if warm:
            self._start()

    @property
    def open(self) -> bool:
        """Whether a question or its answer is still on the way."""
        return bool(self._asked or self._ready or self._advised)

    def start(self) -> None:
        """Let there be a process from now on."""
        if self._process is None:
            self._start()

    def ask(self, question: Question, level: str, seed: int) -> None:
        """Put a question; `poll` will give exactly one answer to it unless it is cancelled."""
        self._put(question, level, seed)

    def advise(self, question: Question, about: Step | None, seed: int) -> None:
        """Ask what a coach says to a seat, or why it may have taken the step `about`; `advised` will tell once."""
        self._put(question, "", seed, ADVICE, about)

    def _put(self, question: Question, level: str, seed: int, wanted: str = STEP, about: Step | None = None) -> None:
        self.cancel(question.key)
        self._number += 1
        due = self._clock() + self._deadline
        self._asked[self._number] = _Asked(question, level, seed, due, wanted, about)
        if self._process is None:
            self._start()
        else:
            self._request(self._number)

    def cancel(self, key: Hashable) -> None:
        """Forget the question of that key, if there is one."""
        for number, asked in list(self._asked.items()):
            if asked.question.key == key:
                del self._asked[number]
                self._send(Cancel(number))
        self._ready = [answered for answered in self._ready if answered.key != key]
        self._advised = [advised for advised in self._advised if advised.key != key]

    def poll(self) -> tuple[Answered, ...]:
        """The answers that have come in since the last poll; call it once a frame."""
        self._receive()
        self._expire()
        ready, self._ready = tuple(self._ready), []
        return ready

    def advised(self) -> tuple[Advised, ...]:
        """What coaches have said since this was last asked; call it once a frame."""
        self._receive()
        self._expire()
        ready, self._advised = tuple(self._advised), []
        return ready

    def close(self) -> None:
        """End the worker process; open questions are forgotten."""
        self._asked.clear()
        self._end()

    def dismiss(self) -> "subprocess.Popen[bytes] | None":
        """Kill the worker process, but leave it to the caller to wait for its end: that takes a millisecond, and there
        may be many of them in one frame."""
        process, self._process = self._process, None
        pipes, self._pipes = self._pipes, None
        if process is not None and pipes is not None:
            process.kill()
            pipes.close()
        return process

    def _end(self) -> None:
        if (process := self.dismiss()) is not None:
            process.wait()

    def _start(self) -> None:
        """A new process that is asked everything that is still open; without one, simple answers have to do."""
        self._end()
        flags = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                cwd=program.HOUSE,
                bufsize=0,
                creationflags=flags,
            )
        except OSError as error:
            log.warning("no process for the computer players: %s", error)
            self._began = False
            for number in list(self._asked):
                self._answer_simply(number, "no process")
            return
        self._pipes = open_pipes(self._process)
        self._unframer = Unframer()
        self._proven = self._began = False
        self._told.clear()
        for number in self._asked:
            self._request(number)

    def _request(self, number: int) -> None:
        """Send a question with the news alone: a whole evening's events would cost a frame each time."""
        asked = self._asked[number]
        _, game, view, heard, prompts = question = asked.question
        stream = game, question.seat
        told = self._told.get(stream, ())
        kept = len(told) if heard[: len(told)] == told else 0
        self._told[stream] = heard
        self._send(
            Request(
                number, *stream, view, kept, heard[kept:], prompts, asked.level, asked.seed, asked.wanted, asked.about
            )
        )

    def _send(self, message: object) -> None:
        if self._pipes is not None:
            self._pipes.write(frame(message))

    def _receive(self) -> None:
        if self._pipes is None:
            return
        data, ended = self._pipes.read()
        try:
            messages = self._unframer.feed(data)
        except BadFrame as error:
            self._replace(f"wrote {error}")
            return
        for message in messages:
            self._take(message)
        if self._unframer.skipped:
            self._replace("wrote what cannot be read")
        elif ended:
            self._replace("has ended")

    def _take(self, message: object) -> None:
        if isinstance(message, Ready):
            self.slowness = message.slowness
            self._began = True
            return
        if not isinstance(message, Answer):
            self._unframer.skipped += 1
            return
        self._proven = True
        asked = self._asked.get(message.number)
        if asked is None:
            return
        said = message.said
        if said is None:
            self._answer_simply(message.number, message.fault)
        elif asked.wanted == ADVICE and isinstance(said, Advice) and isinstance(said.step, Step):
            del self._asked[message.number]
            self._advised.append(Advised(asked.question.key, said))
        elif asked.wanted == STEP and isinstance(said, Step) and is_legal(said, asked.question.prompts):
            del self._asked[message.number]
            self._ready.append(Answered(asked.question.key, said, seconds=message.seconds))
        else:
            self._answer_simply(message.number, "an answer that is not allowed")

    def _expire(self) -> None:
        now = self._clock() - (0 if self._proven else self._young)
        late = [number for number, asked in self._asked.items() if asked.due <= now]
        for number in late:
            self._answer_simply(number, "no answer for too long")
        if late:
            log.warning("the worker of the computer players hangs; it is replaced")
            self._start()

    def _replace(self, what: str) -> None:
        """The worker cannot be used any more. The question that it was at, the oldest one, is put to one more worker:
        only if that fails too is the question to blame, and gets a simple answer."""
        log.warning("the worker of the computer players %s; it is replaced", what)
        if not self._asked:
            self.close()
            return
        oldest = min(self._asked)
        if oldest == self._suspect:
            self._answer_simply(oldest, what)
        self._suspect = oldest
        self._start()

    def _answer_simply(self, number: int, why: str) -> None:
        """No word of cards in the log: people read it."""
        asked = self._asked.pop(number)
        question = asked.question
        self.unstartable |= not self._began
        if asked.wanted == ADVICE:
            log.warning("no advice for seat %s of %s: %s", question.seat, question.game, why)
            self._advised.append(Advised(question.key, None))
            return
        log.warning("simple answer for seat %s of %s: %s", question.seat, question.game, why)
        self._ready.append(Answered(question.key, simple_answer(question.prompts), simple=True))


class SeatWorkers:
    """A worker process for each seat that is asked, so that what one seat knows is in no other one's memory.

    Processes start with the first question to their seat, or before it where somebody lets them `warm` up. They end
    when the next match begins. Where one cannot be started at all, `told` hears it, once.
    """

    def __init__(
        self,
        worker: Callable[[], BotWorker] = lambda: BotWorker(warm=False),
        told: Callable[[Message], None] = lambda notice: None,
    ) -> None:
        self._worker = worker
        self._told: Callable[[Message], None] | None = told
        self._workers: dict[Seat, BotWorker] = {}
        self._ending: list[subprocess.Popen[bytes]] = []
        self._slowness = 1.0

    @property
    def slowness(self) -> float:
        """What the slowest process has said; 1 before any has said anything."""
        said = [worker.slowness for worker in self._workers.values() if worker.slowness]
        if said:
            self._slowness = max(said)
        return self._slowness

    def forget(self) -> None:
        """End all processes: what they were told is gone with them."""
        self._ending += filter(None, (worker.dismiss() for worker in self._workers.values()))
        self._workers = {}

    def warm(self, seats: Iterable[Seat]) -> Iterator[None]:
        """Start the processes of `seats`, one by one, as long as it is the same match."""
        ours = self._workers
        for seat in seats:
            if self._workers is not ours:
                return
            self._of(seat).start()
            yield

    def ask(self, question: Question, level: str, seed: int) -> None:
        """Put a question to the process of the seat that is asked."""
        self._of(question.seat).ask(question, level, seed)

    def advise(self, question: Question, about: Step | None, seed: int) -> None:
        """Ask the process of that seat what a coach says."""
        self._of(question.seat).advise(question, about, seed)

    def cancel(self, key: Hashable) -> None:
        """Forget the question of that key, if there is one."""
        for worker in self._workers.values():
            worker.cancel(key)

    def poll(self) -> tuple[Answered, ...]:
        """The answers of all seats that have come in since the last poll; call it once a frame."""
        if self._ending:
            self._ending = [process for process in self._ending if process.poll() is None]
        answers = tuple(answered for worker in self._open() for answered in worker.poll())
        self._tell()
        return answers

    def advised(self) -> tuple[Advised, ...]:
        """What coaches have said since this was last asked; call it once a frame."""
        advice = tuple(advised for worker in self._open() for advised in worker.advised())
        self._tell()
        return advice

    def _tell(self) -> None:
        """Who plays against computer players expects that they think: where they cannot, it is said."""
        if self._told is not None and any(worker.unstartable for worker in self._workers.values()):
            told, self._told = self._told, None
            told(UNSTARTABLE)

    def _open(self) -> list[BotWorker]:
        """Those that somebody waits for: every look into a pipe costs, and eleven others have nothing to say."""
        return [worker for worker in self._workers.values() if worker.open]

    def close(self) -> None:
        """End all processes; open questions are forgotten."""
        self.forget()
        for process in self._ending:
            process.wait()
        self._ending.clear()

    def _of(self, seat: Seat) -> BotWorker:
        if seat not in self._workers:
            self._workers[seat] = self._worker()
        return self._workers[seat]
