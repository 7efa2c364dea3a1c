"""Worker: a process in which a computer player thinks, so that no frame waits for it (`python main.py worker`).

It first says how fast this machine is. Then it reads framed requests on standard input and writes framed answers on
standard output: four bytes of length, then a pickle. What it is sent is the view and the redacted events of one seat,
so it could not cheat if it wanted to. It ends when its standard input is closed.
"""

import io
import os
import pickle
import queue
import struct
import sys
import threading
import time
from typing import Any, BinaryIO, NamedTuple

from engine.core.advice import Advice
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step

STEP, ADVICE = "step", "advice"
"""What can be wanted of a computer player: its step, or what it would say to whoever sits there."""
LENGTH = struct.Struct(">I")
MOST_BYTES = 1 << 25
"""No request is anywhere near this long: a longer frame means that the stream is out of step."""
POLITENESS = 15
"""How far the worker steps back behind the picture (`nice`)."""
PROBES = 3
REFERENCE = 0.0034
"""Seconds of one probe on the machine on which `Game.thinks` was measured."""
SLOWNESS_LEAST = 0.1
"""A clock that does not tick so finely says nothing."""


class Request(NamedTuple):
    """What a seat is asked: everything that `decide` or `advise` gets, and a number to know the answer by.

    `wanted` is a STEP, of `level`, or ADVICE, which `about` a step says why somebody may have taken it. A long match
    has thousands of events, so a request tells only the `news`: the events after the first `kept` ones of those that
    the worker was told before for the same game and seat.
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
    """Nobody waits for that answer any more."""

    number: int


class Answer(NamedTuple):
    """The step that was decided on or the advice, or None and what went wrong; `seconds` is how long it thought."""

    number: int
    said: Step | Advice | None
    fault: str = ""
    seconds: float = 0.0


class Ready(NamedTuple):
    """The worker has started. `slowness` is how many times longer this machine takes to think than the one on which
    `Game.thinks` was measured."""

    slowness: float


class BadFrame(ValueError):
    """Bytes that cannot be the beginning of a frame; whoever sent them cannot be understood any more."""


def frame(message: object) -> bytes:
    """`message` as it goes through a pipe."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


class Unframer:
    """Cuts a stream of bytes, as it comes in, into messages. Frames that hold no pickle are skipped and counted."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self.skipped = 0

    def feed(self, data: bytes) -> list[object]:
        """The messages that are complete with `data`; BadFrame where a length is absurd."""
        self._bytes += data
        messages: list[object] = []
        while len(self._bytes) >= LENGTH.size:
            (size,) = LENGTH.unpack_from(self._bytes)
            if size > MOST_BYTES:
                raise BadFrame(f"a frame of {size} bytes")
            end = LENGTH.size + size
            if len(self._bytes) < end:
                break
            body = bytes(self._bytes[LENGTH.size : end])
            del self._bytes[:end]
            try:
                messages.append(pickle.loads(body))
            except Exception:  # a pickle can fail in any way at all
                self.skipped += 1
        return messages


class Ears:
    """What each seat has heard, put together again from the news."""

    def __init__(self) -> None:
        self._heard: dict[tuple[str, Seat], Heard] = {}

    def listen(self, request: Request) -> Heard:
        """All events of that seat. To be called for every request in order, cancelled ones included."""
        stream = request.game, request.seat
        heard = self._heard.get(stream, ())[: request.kept] + request.news
        self._heard[stream] = heard
        return heard


def answer(request: Request, heard: Heard) -> Answer:
    """Let the game's computer player decide, or advise; what goes wrong becomes a fault, never an end of the worker."""
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
    """How slow this machine is, by a small piece of work of the kind that computer players do. Time that other
    programs had does not count."""
    best = min(_probe() for _ in range(PROBES))
    return max(best / REFERENCE, SLOWNESS_LEAST)


def _probe() -> float:
    """Seconds of this process for one piece of work."""
    began = time.process_time()
    counts: dict[int, int] = {}
    for number in range(20_000):
        mixed = (number * 0x9E3779B1 ^ number >> 3) & 0xFFF
        counts[mixed] = counts.get(mixed, 0) + mixed.bit_count()
    return time.process_time() - began


def _read(source: io.FileIO, inbox: "queue.SimpleQueue[object]") -> None:
    """Pass messages on until the stream ends, and then end the process, also in the middle of a thought."""
    unframer = Unframer()
    try:
        while data := source.read(1 << 16):
            for message in unframer.feed(data):
                inbox.put(message)
    except BadFrame:
        os._exit(1)
    os._exit(0)


def serve(inbox: "queue.SimpleQueue[object]", sink: BinaryIO) -> None:
    """Answer requests in the order of their coming, leaving out those that were cancelled before their turn."""
    ears = Ears()
    sink.write(frame(Ready(slowness())))
    sink.flush()
    while True:
        messages = [inbox.get()]
        while not inbox.empty():
            messages.append(inbox.get())
        for place, message in enumerate(messages):
            if not isinstance(message, Request):
                continue
            heard = ears.listen(message)
            if Cancel(message.number) not in messages[place:]:
                began = time.monotonic()
                said = answer(message, heard)
                sink.write(frame(said._replace(seconds=time.monotonic() - began)))
                sink.flush()


def main() -> None:
    """Run until standard input is closed."""
    source, sink = io.FileIO(0, closefd=False), os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr  # a stray print must not get between two frames
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(source, inbox), daemon=True).start()
    try:
        serve(inbox, sink)
    except BrokenPipeError:  # whoever asked is gone; the pipe in front of it may tell so a moment later
        os._exit(0)
