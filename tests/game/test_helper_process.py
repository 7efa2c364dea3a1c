"""Helper processes: each may be killed, stopped, slow, silent, endless, short of memory or talk rubbish, and nothing
waits for it (R7, R8, R10)."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from engine import program
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.steps import Step
from engine.frames import frame
from engine.games.rook.game import GAME
from engine.headless.arguments import Play
from game import helper_process, pipes
from game.bots import DEADLINE, NO_PROCESS, YOUNG, BotWorker, Brief, SeatWorkers
from game.film_process import PATIENCE, FilmProcess
from game.helper_process import (
    ENDED,
    ENDLESS,
    FAILURES,
    MESSAGES,
    RUBBISH,
    SILENT,
    UNSTARTABLE,
    HelperProcess,
    reap_ended,
    wait_for_closed,
)
from game.pipes import A_FRAME, CHUNK, PollPipes, ThreadPipes
from game.resources import ALLOWED
from game.settings import Settings
from game.speech.speaker_process import HANGS, SpeakerProcess
from game.speech.speech import GIVEN_UP, Speech
from game.speech.system_voices import ESPEAK, SystemVoice
from game.theme import GROWN_UP
from scenes import prerender
from scenes.play import playing
from tests.pilot import Pilot

ROUNDS = 4000
"""Polls, of 5 ms each, until a test gives up on a process."""
sleep = time.sleep
SECRET = "red-5"
"""A secret that no log may contain, even if a process prints it."""

PRELUDE = "import os, sys, time\nsys.path.insert(0, '.')\n"
STAY = "\nsys.stdin.buffer.read()"
"""Wait until the test is over, however it ends."""
STAYS = PRELUDE + STAY
BABBLES = PRELUDE + f"os.write(1, b'what? {SECRET} ' * 4000)" + STAY
WRONG_WORD = PRELUDE + f"os.write(1, {frame(SECRET)!r})" + STAY
NEVER_ENDS = PRELUDE + "os.write(1, (1 << 25).to_bytes(4, 'big'))\nwhile True: os.write(1, bytes(65536))"
HUNGRY = PRELUDE + "from game.resources import live_within\nlive_within({part!r})\nheld = bytearray({most})" + STAY
LISTENS = PRELUDE + "from engine.frames import *\nsource, sink = own_streams()\ntold = received(source)\n"
FILES = repr({".webp": b"RIFF\4\0\0\0WEBP", ".gif": b"GIF89a;"})
SLOW = {
    program.WORKER: LISTENS
    + """
from engine.worker import *
from engine.core.advice import Advice
for asked in told:
    time.sleep(0.1)
    step = next(asked.prompts[0].steps())
    tell(sink, Answer(asked.number, step if asked.wanted == STEP else Advice(step, "for a reason")))
""",
    program.FILM: LISTENS
    + """
next(told)
for _ in range(2):
    next(told)
    time.sleep(0.1)
    tell(sink, "taken")
time.sleep(0.1)
tell(sink, """
    + FILES
    + """)
next(told)
""",
    program.SPEAKER: LISTENS
    + """
from game.speech.speaker import *
import io
out = io.BytesIO()
with wave.open(out, "wb") as file:
    file.setparams((1, 2, 22050, 0, "NONE", ""))
    file.writeframes(bytes(4410))
for wish in told:
    time.sleep(0.1)
    tell(sink, SpeechSound(wish.number, out.getvalue()))
""",
    program.PRERENDER: PRELUDE + "time.sleep(0.1)",
}
"""A program that does its work with a delay."""


@dataclass
class Clock:
    """A clock that the test sets."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Rig:
    """One helper of the game with a program that a test wrote. `look` does the work of a frame; it is True once the
    result of the question is known, and `good` tells whether it is the real one. `told` are messages to people."""

    part: str
    name: str
    patience: float
    command: list[str]
    clock: Clock = field(default_factory=Clock)
    told: list[object] = field(default_factory=list)
    good: bool = False
    look: Callable[[], bool] = lambda: False
    close: Callable[[], None] = lambda: None


def question() -> Brief:
    """A seat's turn in the auction."""
    match = Match(GAME, GAME.setup("classic", 4, {}))
    match.deal(SeededDealer(1))
    seat = match.waiting()[0]
    return Brief("a", GAME.name, match.view(seat), match.heard(seat), match.prompts_of(seat))


def bots(rig: Rig) -> None:
    """Computer players, coach and analyst, by the name."""
    workers = SeatWorkers(rig.name, rig.told.append, lambda name: BotWorker(name, command=rig.command, clock=rig.clock))
    asked = question()
    if rig.name == "worker":
        workers.ask(asked, "fair", 1)
    else:
        workers.advise(asked, None, 1)

    def look() -> bool:
        for answered in workers.poll():
            assert isinstance(answered.step, Step) and any(prompt.accepts(answered.step) for prompt in asked.prompts)
            rig.good = not answered.simple
            return True
        for advised in workers.poll_advice():
            rig.good = advised.advice is not None
            return True
        return False

    rig.look, rig.close = look, workers.close


def film(rig: Rig) -> None:
    """A film of two frames."""
    process = FilmProcess((32, 18), 2, 80, rig.command, rig.clock)

    def look() -> bool:
        if process.ready:
            process.add(bytes(32 * 18 * 3))
        rig.good = bool(process.files)
        return process.files is not None

    rig.look, rig.close = look, process.close


class Room:
    """A mixer that plays nothing but counts."""

    silent = speaking = False
    heard: bytes | None = None

    def speak(self, sentence: bytes) -> None:
        self.heard = sentence

    def stop_speaking(self) -> None:
        """Stop speaking at once."""


def speaker(rig: Rig) -> None:
    """The voice of the room, with its notice."""
    room, seen = Room(), rig.clock.now
    process = SpeakerProcess(command=rig.command)
    speech = Speech(room, Settings(), lambda: "en", process, lambda language: VOICE, rig.told.append)
    speech.speak("Is anybody there?")

    def look() -> bool:
        nonlocal seen
        speech.advance(rig.clock.now - seen)
        seen = rig.clock.now
        rig.good = bool(room.heard)
        return room.heard is not None

    rig.look, rig.close = look, speech.close


VOICE = SystemVoice(ESPEAK, "espeak-ng")


def prerenderer(rig: Rig) -> None:
    """The process that paints ahead, as the game starts it."""
    process = HelperProcess("prerenderer", rig.command, heard=False, clock=rig.clock)
    process.expect(prerender.PRERENDERED_WITHIN)

    def look() -> bool:
        reap_ended()
        rig.good = process.closed and not process.fault
        return process.closed

    rig.look, rig.close = look, process.close


HELPERS = {
    "worker": (program.WORKER, DEADLINE + YOUNG, bots),
    "coach": (program.WORKER, DEADLINE + YOUNG, bots),
    "analyst": (program.WORKER, DEADLINE + YOUNG, bots),
    "film": (program.FILM, PATIENCE, film),
    "speaker": (program.SPEAKER, HANGS, speaker),
    "prerenderer": (program.PRERENDER, prerender.PRERENDERED_WITHIN, prerenderer),
}


@pytest.fixture(autouse=True)
def alone() -> None:
    """Check that no other test has left a process."""
    for helper in helper_process._ALIVE:
        helper.close()
    wait_for_closed()


@pytest.fixture(params=HELPERS)
def rig(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Rig:
    """Each helper in turn; no call of it may wait."""

    def waits(*_args: object, **_more: object) -> None:
        raise AssertionError("a frame waits")

    for what in ("subprocess.Popen.wait", "subprocess.Popen.communicate", "time.sleep", "threading.Thread.join"):
        monkeypatch.setattr(what, waits)
    part, patience, _ = HELPERS[request.param]
    FAILURES.clear()
    return Rig(part, request.param, patience, [])


def begin(rig: Rig, does: str) -> list[int]:
    """Start it with that program; returns the numbers of its processes."""
    rig.command = [sys.executable, "-S", "-c", does]
    HELPERS[rig.name][2](rig)
    return [helper.pid for helper in helper_process._ALIVE]


def decided(rig: Rig, each: Callable[[], None] = lambda: None) -> None:
    """Run frames until the result is known."""
    for _ in range(ROUNDS):
        if rig.look():
            return
        each()
        sleep(0.005)
    raise AssertionError("a question that is never answered")


def gone(processes: Sequence[int]) -> None:
    """Run frames until all processes are gone; a zombie still has a number."""
    for _ in range(ROUNDS):
        reap_ended()
        if not helper_process._ALIVE:
            break
        sleep(0.005)
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def ends(
    rig: Rig,
    processes: Sequence[int],
    caplog: pytest.LogCaptureFixture,
    fault: str,
    each: Callable[[], None] = lambda: None,
) -> None:
    """Check that the question failed harmlessly: reported at most once, logged by the kind of fault, all processes
    gone."""
    decided(rig, each)
    processes = [*processes, *(helper.pid for helper in helper_process._ALIVE)]
    rig.close()
    gone(processes)
    lines = [line for line in caplog.messages if line.startswith(f"the {rig.name} process")]
    assert not rig.good and rig.told in ([], [NO_PROCESS], [GIVEN_UP])
    assert lines == [f"the {rig.name} process {fault} (failure {count + 1})" for count in range(FAILURES[rig.name])]
    assert lines and SECRET not in caplog.text


def test_a_helper_that_is_killed(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    """R8: also its successor, and one without another question."""
    processes = begin(rig, STAYS)

    def kill() -> None:
        for helper in helper_process._ALIVE:
            with contextlib.suppress(ProcessLookupError):
                os.kill(helper.pid, signal.SIGKILL)
                processes.append(helper.pid)

    ends(rig, processes, caplog, ENDED, kill)


if os.name == "posix":  # other systems cannot stop a process or limit its memory

    def test_a_helper_that_is_stopped(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
        """R7: its time is waited for, and no longer."""
        processes = begin(rig, STAYS)
        rig.look()
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        rig.look()
        rig.clock.now = rig.patience - 0.1
        assert not rig.look() and not rig.look() and not caplog.messages
        rig.clock.now = rig.patience + 0.1
        ends(rig, processes, caplog, SILENT)

    def test_a_helper_without_memory(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
        """The limit is that of its kind: a process that asks for more ends, and the machine keeps its memory."""
        most = ALLOWED[rig.part][1] << 20
        ends(rig, begin(rig, HUNGRY.format(part=rig.part, most=most)), caplog, ENDED)


def test_a_helper_that_is_silent(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    processes = begin(rig, STAYS)
    for _ in range(3):
        assert not rig.look()
    rig.clock.now = rig.patience + 0.1
    ends(rig, processes, caplog, SILENT)


@pytest.mark.parametrize("does", [BABBLES, WRONG_WORD])
def test_a_helper_that_talks_rubbish(rig: Rig, does: str, caplog: pytest.LogCaptureFixture) -> None:
    """Invalid messages, and messages that no such helper sends."""
    processes = begin(rig, does)
    if rig.name == "prerenderer":  # its words have no reader
        rig.clock.now = rig.patience + 0.1
    ends(rig, processes, caplog, SILENT if rig.name == "prerenderer" else RUBBISH)


def test_a_helper_without_end(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    """R10: its output is bounded in total."""
    processes = begin(rig, NEVER_ENDS)
    if rig.name == "prerenderer":
        rig.clock.now = rig.patience + 0.1
    ends(rig, processes, caplog, SILENT if rig.name == "prerenderer" else ENDLESS)


def test_a_helper_that_is_slow(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    """Answers in time are taken, and there is no report."""
    processes = begin(rig, SLOW[rig.part])
    decided(rig, lambda: setattr(rig.clock, "now", rig.clock.now + 0.002))
    rig.close()
    gone(processes)
    assert rig.good and not rig.told and not caplog.messages and not FAILURES


@pytest.mark.parametrize(
    ("webp", "gif"),
    [
        (b"RIFF\4\0\0\0WEBP", b"GIF89a;"),
        (b"RIFF\5\0\0\0WEBP", b"GIF89a;"),
        (b"RIFF\4\0\0\0WAVE", b"GIF89a;"),
        (b"RIFF\4\0\0\0WEBP", b"GIF89a,"),
        ("RIFF", b"GIF89a;"),
    ],
)
def test_a_film_is_known_by_its_first_bytes_and_its_length(webp: object, gif: object) -> None:
    files = {".webp": webp, ".gif": gif}
    does = SLOW[program.FILM].replace(FILES, repr(files))
    rig = Rig(program.FILM, "film", PATIENCE, [])
    processes = begin(rig, does)
    decided(rig)
    rig.close()
    gone(processes)
    assert rig.good == (repr(files) == FILES)


def test_a_helper_that_cannot_be_started(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    rig.command = ["/no/such/program"]
    HELPERS[rig.name][2](rig)
    ends(rig, [], caplog, UNSTARTABLE)


def test_a_hundred_matches_leave_no_zombie_and_no_open_file() -> None:
    """R8: before, six matches with a coach left six zombies until the game ended."""
    command = [sys.executable, "-S", "-c", STAYS]
    players, coach = (SeatWorkers(name, made=lambda name: BotWorker(name, command=command)) for name in ("a", "b"))
    asked, processes, files = question(), [], []
    for _ in range(100):
        list(players.warm((1, 2)))
        coach.advise(asked, None, 1)
        processes += [helper.pid for helper in helper_process._ALIVE if not helper.closed]
        players.forget()
        coach.forget()
        for _ in range(ROUNDS):
            reap_ended()
            if len(helper_process._ALIVE) <= 6:  # as frames go on they become fewer
                break
            sleep(0.001)
        files.append(len(os.listdir("/dev/fd")) if os.path.isdir("/dev/fd") else 0)
    gone(processes)
    assert len(set(processes)) == 300 and max(files[1:]) <= files[0]


def test_a_process_that_ends_by_itself_is_reaped_without_a_question() -> None:
    """R8: before, a worker that died between two questions stayed until the next."""
    workers = SeatWorkers(made=lambda name: BotWorker(name, command=[sys.executable, "-S", "-c", ""]))
    list(workers.warm((1,)))
    (helper,) = helper_process._ALIVE
    gone([helper.pid])
    workers.close()


def test_frames_and_the_end_of_the_program_reap_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R8: under any scene, and also while the pictures of a frame are still being made."""
    stays = [sys.executable, "-S", "-c", STAYS]
    with Pilot(tmp_path) as pilot:
        monkeypatch.setattr(pilot.app, "advance", lambda dt, events: None)
        monkeypatch.setattr(pilot.app, "show", lambda: None)
        first = HelperProcess("first", stays)
        first.close()
        for _ in range(ROUNDS):
            pilot.app.frame(0.0, ())
            if not helper_process._ALIVE:
                break
            sleep(0.001)
        with pytest.raises(ProcessLookupError):
            os.kill(first.pid, 0)
        last = HelperProcess("last", stays)
        last.close()
    with pytest.raises(ProcessLookupError):
        os.kill(last.pid, 0)


def test_the_prerenderer_ends_with_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R8: before, it was killed but not reaped."""
    monkeypatch.setattr(prerender.program, "again", lambda *words: [sys.executable, "-S", "-c", STAYS, *words])
    with playing(Play(data=tmp_path, mute=True, windowed=True, size=(480, 270))) as built:
        while not helper_process._ALIVE:
            assert built.context.idle_work.piece()
        (prerenderer,) = helper_process._ALIVE
        assert prerenderer.name == "prerenderer" and not prerenderer.closed
    with pytest.raises(ProcessLookupError):
        os.kill(prerenderer.pid, 0)


def test_a_prerenderer_that_never_finishes_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prerender.program, "again", lambda *words: [sys.executable, "-S", "-c", STAYS, *words])
    monkeypatch.setattr(prerender, "PRERENDERED_WITHIN", 0.0)
    prerenderer = prerender.start(tmp_path, GROWN_UP)
    gone([prerenderer.pid])
    assert prerenderer.fault == SILENT


# Pipes


KINDS = (PollPipes, ThreadPipes)


@pytest.mark.parametrize("kind", KINDS)
def test_a_pipe_gives_nothing_if_empty_and_all_of_it_if_full(kind: type) -> None:
    there, back = os.pipe(), os.pipe()
    ends = kind(os.fdopen(there[1], "wb", 0), os.fdopen(back[0], "rb", 0))
    assert ends.read() == (b"", False)
    os.write(back[1], b"hello")
    os.close(back[1])
    ends.write(bytes(3 * A_FRAME))
    got, ended, taken = b"", False, 0
    for _ in range(ROUNDS):
        taken += len(os.read(there[0], CHUNK)) if taken < 3 * A_FRAME else 0
        if not ended:
            data, ended = ends.read()
            got += data
        elif taken == 3 * A_FRAME and not ends.unsent:
            break
        elif kind is PollPipes:
            ends.read()
        sleep(0.001)
    assert (got, ended, taken, ends.unsent) == (b"hello", True, 3 * A_FRAME, 0)
    ends.close()
    os.close(there[0])


def test_a_frame_reads_and_writes_no_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """R10: before, a pipe that always had more to give delayed a frame for half a second."""
    there, back = os.pipe(), os.pipe()
    ends = PollPipes(os.fdopen(there[1], "wb", 0), os.fdopen(back[0], "rb", 0))
    read: list[int] = []
    written: list[int] = []

    def endless(_file: int, most: int) -> bytes:
        assert sum(read) < A_FRAME
        read.append(most)
        return bytes(most)

    def greedy(_file: int, data: bytes) -> int:
        assert sum(written) < A_FRAME
        written.append(len(data))
        return len(data)

    with monkeypatch.context() as patched:
        patched.setattr(pipes.os, "read", endless)
        patched.setattr(pipes.os, "write", greedy)
        ends.write(bytes(3 * A_FRAME))
        assert sum(written) == A_FRAME and ends.unsent == 2 * A_FRAME
        written.clear()
        data, ended = ends.read()
        assert len(data) == sum(read) == A_FRAME and not ended and sum(written) == A_FRAME
    for end in (there[0], back[1]):
        os.close(end)
    ends.close()


def test_without_polling_unread_pipes_are_not_read_either() -> None:
    """Before, on Windows a process with endless output filled the memory of the game."""
    there, back = os.pipe(), os.pipe()
    ends = ThreadPipes(os.fdopen(there[1], "wb", 0), os.fdopen(back[0], "rb", 0))
    os.set_blocking(back[1], False)
    taken = 0
    for _ in range(40):
        with contextlib.suppress(BlockingIOError):
            taken += os.write(back[1], bytes(CHUNK))
        sleep(0.005)
    assert 2 * CHUNK < taken <= A_FRAME + 3 * CHUNK  # those in the queue, in the thread's hand and in the pipe
    assert len(ends.read()[0]) <= A_FRAME
    ends.close()
    os.close(back[1])
    os.close(there[0])


def test_a_frame_takes_some_of_many_messages() -> None:
    does = f"os.write(1, {frame(None)!r} * 1000)"
    process = HelperProcess("any", [sys.executable, "-S", "-c", PRELUDE + does + STAY])
    got: list[int] = []
    for _ in range(ROUNDS):
        got.append(len(process.received()))
        if sum(got) == 1000:
            break
        sleep(0.001)
    assert sum(got) == 1000 and max(got) == MESSAGES and not process.fault
    process.close()
    gone([process.pid])


def test_a_process_that_reads_nothing_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(helper_process, "MOST_UNSENT", A_FRAME)
    process = HelperProcess("any", [sys.executable, "-S", "-c", "import time; time.sleep(20)"])
    process.send(bytes(A_FRAME // 2))
    assert not process.fault
    process.send(bytes(A_FRAME))
    assert process.closed and caplog.messages == ["the any process reads nothing (failure 1)"]
    gone([process.pid])


# Limits by the system


LOOK = """
import ctypes, resource, sys
said = resource.getrlimit(resource.RLIMIT_CORE), ctypes.CDLL(None).prctl(3) if sys.platform == "linux" else 0
print(*said[0], said[1])
"""

if os.name == "posix":

    @pytest.mark.parametrize("part", ALLOWED)
    def test_every_part_lives_within_its_limits_and_keeps_its_memory_to_itself(part: str) -> None:
        """G7: a core dump would keep hands for weeks."""
        instead = "import builtins, os, main\nfrom engine import worker\nfrom game import film_process, resources\n"
        instead += "from game.speech import speaker\nfrom scenes import prerender\nimport resource\n"
        instead += f"def look(*words):\n    exec({LOOK!r})\n"
        instead += "    print(resource.getrlimit(resource.RLIMIT_AS)[0] >> 20, os.nice(0))\n"
        instead += "for each in (worker, film_process, speaker, prerender): each.main = look\n"
        instead += f"main.main([{part!r}])"
        done = subprocess.run([sys.executable, "-c", instead], capture_output=True, text=True, check=True)
        core, own = done.stdout.splitlines()
        politeness, memory = ALLOWED[part]
        assert core == "0 0 0" and own == f"{memory} {min(19, os.nice(0) + politeness)}"

    @pytest.mark.parametrize(("words", "dumps"), [((), "0 0 0"), (("-X", "dev"), None)])
    def test_the_game_keeps_its_memory_to_itself_unless_it_is_debugged(words: Sequence[str], dumps: str | None) -> None:
        """G7, and `python -X dev` for debugging."""
        instead = f"import main\nmain._draw = lambda command: exec({LOOK!r})\nmain.main(['bench'])"
        plain = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True).stdout
        done = subprocess.run([sys.executable, *words, "-c", instead], capture_output=True, text=True, check=True)
        assert done.stdout == (f"{dumps}\n" if dumps else plain)
        assert plain.split()[2] == "1" or sys.platform != "linux"

    def test_the_memory_size_of_a_process_that_hides_its_memory_can_still_be_read() -> None:
        """The soak and the kiosk read how much memory the game holds, which the system shows to all."""
        program_text = (
            "from game.resources import keep_memory_private, resident\nkeep_memory_private()\nprint(resident())"
        )
        done = subprocess.run([sys.executable, "-c", program_text], capture_output=True, text=True, check=True)
        assert float(done.stdout) > 1 or not Path("/proc/self/statm").exists()
