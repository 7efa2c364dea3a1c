"""Worker: a process in which a computer player thinks, so that no frame waits for it (`python main.py worker`).

It first reports how fast this machine is. Then it reads requests on standard input and writes answers on standard
output, as frames (`engine/frames.py`). It only receives the view and the redacted events of one seat, so it cannot
cheat. It ends when its standard input is closed.
"""

import os
import queue
import threading
import time
from typing import Any, BinaryIO, NamedTuple

from engine.core.advice import Advice
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.frames import BadFrame, own_streams, received, tell

STEP, ADVICE = "step", "advice"
"""The kinds of request: a computer player's step, or a coach's advice."""
PROBES = 3
REFERENCE = 0.0034
"""Seconds of one probe on the machine on which `Game.thinks` was measured."""
SLOWNESS_LEAST = 0.1
"""The smallest slowness to report; a coarse clock can measure 0."""


class Request(NamedTuple):
    """The arguments of `decide` or `advise`, and a number that the answer repeats.

    `wanted`: STEP, for a step of `level`, or ADVICE. `about`: the step to explain, or None for a recommendation.
    `news`: the events after the first `kept` ones that the worker already knows for the same game and seat. A long
    match has thousands of events, so they are not all sent again.
    """

    number: int
    game: str
    seat: Seat
    view: Any
    kept: int
    news: Heard
    prompts: tuple[Prompt, ...]
    level: str
    seed: int
    wanted: str = STEP
    about: Step | None = None


class Cancel(NamedTuple):
    """The answer with that number is no longer needed."""

    number: int


class Answer(NamedTuple):
    """A step or an advice, or None and a `fault`. `seconds`: the time it took."""

    number: int
    said: Step | Advice | None
    fault: str = ""
    seconds: float = 0.0

    @property
    def is_well_formed(self) -> bool:
        """Whether all fields but `said` have their types."""
        return isinstance(self.number, int) and isinstance(self.fault, str) and isinstance(self.seconds, float)


class Ready(NamedTuple):
    """The worker has started. `slowness`: this machine's thinking time, as a multiple of the reference machine's."""

    slowness: float


class EventHistory:
    """The events that each seat has heard, rebuilt from the news in requests."""

    def __init__(self) -> None:
        self._heard: dict[tuple[str, Seat], Heard] = {}

    def listen(self, request: Request) -> Heard:
        """Return all events of the request's seat. Call it for every request in order, even cancelled ones."""
        stream = request.game, request.seat
        heard = self._heard.get(stream, ())[: request.kept] + request.news
        self._heard[stream] = heard
        return heard


def answer(request: Request, heard: Heard) -> Answer:
    """Let the game decide or advise. An exception becomes a fault and does not end the worker."""
    from engine.games import GAMES

    try:
        game = GAMES[request.game]
        if request.wanted == ADVICE:
            advice = game.advise(request.view, heard, request.prompts, request.about, request.seed)
            return Answer(request.number, advice)
        step = game.decide(request.view, heard, request.prompts, request.level, request.seed)
    except Exception as error:  # a bot's mistake must not stop the table
        return Answer(request.number, None, type(error).__name__)  # its text might name cards
    return Answer(request.number, step)


def slowness() -> float:
    """Measure the CPU time of a small piece of bot-like work. 1 is the reference machine, 2 is half as fast."""
    best = min(_probe() for _ in range(PROBES))
    return max(best / REFERENCE, SLOWNESS_LEAST)


def _probe() -> float:
    """Return the CPU seconds of one piece of work."""
    began = time.process_time()
    counts: dict[int, int] = {}
    for number in range(20_000):
        mixed = (number * 0x9E3779B1 ^ number >> 3) & 0xFFF
        counts[mixed] = counts.get(mixed, 0) + mixed.bit_count()
    return time.process_time() - began


def _read(source: BinaryIO, inbox: "queue.SimpleQueue[object]") -> None:
    """Pass messages on until the stream ends, then end the process, even during a decision."""
    try:
        for message in received(source):
            inbox.put(message)
    except BadFrame:
        os._exit(1)
    os._exit(0)


def serve(inbox: "queue.SimpleQueue[object]", sink: BinaryIO) -> None:
    """Answer requests in order; skip those that were cancelled before their turn."""
    import engine.games  # noqa: F401 (a worker is ready once it has the games)

    history = EventHistory()
    tell(sink, Ready(slowness()))
    while True:
        messages = [inbox.get()]
        while not inbox.empty():
            messages.append(inbox.get())
        for place, message in enumerate(messages):
            if not isinstance(message, Request):
                continue
            heard = history.listen(message)
            if Cancel(message.number) not in messages[place:]:
                began = time.monotonic()
                said = answer(message, heard)
                tell(sink, said._replace(seconds=time.monotonic() - began))


def main() -> None:
    """Run until standard input is closed."""
    source, sink = own_streams()
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(source, inbox), daemon=True).start()
    try:
        serve(inbox, sink)
    except BrokenPipeError:  # the asker is gone; the other pipe may tell so a moment later
        os._exit(0)
