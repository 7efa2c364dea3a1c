"""Disturb all helper processes at once, and measure what their frames cost meanwhile.

    python -m tests.trouble_helpers [SECONDS] [MATCHES]

For each kind of trouble a worker, a coach, an analyst, a film, a speaker and a prerenderer work for SECONDS. There are
sixty frames a second. A line shows the time of the calls of a frame in milliseconds, by the clock and of this process.
It also shows how many questions were answered, how many failed, and what was left over. Then MATCHES matches are played
by workers, with a coach, each with processes of its own.
"""

import gc
import logging
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from engine import program
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook.game import GAME
from engine.headless.playout import setup_of
from game import helper_process
from game.bots import Advised, Answered, BotWorker, Brief, SeatWorkers
from game.film_process import FilmProcess
from game.helper_process import FAILURES, HelperProcess, reap_ended, wait_for_closed
from game.loop import FRAME
from game.resources import ALLOWED
from game.settings import Settings
from game.speech.speaker_process import SpeakerProcess
from game.speech.speech import Speech
from game.speech.system_voices import ESPEAK, SystemVoice
from game.theme import GROWN_UP
from scenes import prerender
from tests.game.test_helper_process import BABBLES, HELPERS, HUNGRY, NEVER_ENDS, STAYS, Room, question
from tests.game.test_speech import wav

SIZE = 960, 540
STUBS = {"rubbish": BABBLES, "without end": NEVER_ENDS, "silent": STAYS, "no memory": HUNGRY}
SIGNALS = {"killed": (signal.SIGKILL,), "stopped": (signal.SIGSTOP,), "slowed": (signal.SIGSTOP, signal.SIGCONT)}
VOICES = {"a voice without end": "/dev/zero", "a voice of rubbish": sys.executable}
"""The output of such a voice, instead of a sound."""
TROUBLES = ("none", *SIGNALS, *STUBS, *VOICES)
HARM_EVERY = 60  # frames
START_EVERY = 10  # frames; the game starts no two workers in one either
SLOW = 52  # the frames for which a slowed process stands still


class Helpers:
    """All six, each always busy. `came` counts the results."""

    def __init__(self, trouble: str, folder: Path) -> None:
        self._stub = STUBS.get(trouble)
        self._folder = folder
        self.came: Counter[str] = Counter()
        self.workers = {name: self._workers(name) for name in ("worker", "coach", "analyst")}
        self._asked: set[str] = set()
        process = SpeakerProcess(command=self._command("speaker") or program.again(program.SPEAKER))
        voice = SystemVoice(ESPEAK, str(voice_in(folder, VOICES.get(trouble, ""))))
        self.room = Room()
        self.speech = Speech(self.room, Settings(), lambda: "en", process, lambda language: voice)
        self.film, self.prerenderer = self._film(), self._prerenderer()
        self._said = self._frames = 0

    def frame(self) -> None:
        """Run one frame of the game, with the calls of all scenes at once."""
        self._frames += 1
        for place, (name, workers) in enumerate(self.workers.items()):
            if name not in self._asked and self._frames > START_EVERY * place:
                self._asked.add(name)
                workers.ask(question(), "fair", 1) if name == "worker" else workers.advise(question(), None, 1)
            for answered in workers.poll():
                self._note(name, not answered.simple)
            for advised in workers.poll_advice():
                self._note(name, advised.advice is not None)
        self._films()
        if not self.speech.speaking:
            self._said += 1
            self.speech.speak(f"This is sentence {self._said}")
        self.speech.advance(FRAME)
        if (sound := self.room.heard) is not None:
            self.room.heard = None
            self.came["speaker " + ("done" if sound else "failed")] += 1
        if self.prerenderer.closed:
            self.came["prerenderer " + ("failed" if self.prerenderer.fault else "done")] += 1
            self.prerenderer = self._prerenderer()
        reap_ended()

    def close(self) -> None:
        """End all of them."""
        for workers in self.workers.values():
            workers.close()
        for process in (self.film, self.speech, self.prerenderer):
            process.close()

    def _note(self, name: str, good: bool) -> None:
        self._asked.discard(name)
        self.came[f"{name} " + ("done" if good else "failed")] += 1

    def _films(self) -> None:
        if self.film.ready:
            self.film.add(bytes(3 * SIZE[0] * SIZE[1]))
        if (file := self.film.file) is not None:
            self.came["film " + ("done" if file else "failed")] += 1
            self.film.close()
            self.film = self._film()

    def _command(self, name: str) -> list[str] | None:
        if self._stub is None:
            return None
        part = HELPERS[name][0]
        most = ALLOWED[part][1] << 20
        return [sys.executable, "-S", "-c", self._stub.replace("{part!r}", repr(part)).replace("{most}", str(most))]

    def _workers(self, name: str) -> SeatWorkers:
        command = self._command(name) or program.again(program.WORKER)
        return SeatWorkers(name, made=lambda called: BotWorker(called, command=command))

    def _film(self) -> FilmProcess:
        return FilmProcess(SIZE, 25, 80, self._command("film") or program.again(program.FILM))

    def _prerenderer(self) -> HelperProcess:
        if (command := self._command("prerenderer")) is None:
            return prerender.start(self._folder, GROWN_UP)
        return HelperProcess("prerenderer", command, heard=False)


def voice_in(folder: Path, source: str) -> Path:
    """A voice that gives a file: three seconds of sound, unless another one is named."""
    sound, voice = folder / "sound.wav", folder / "voice"
    sound.write_bytes(wav(3.0))
    voice.write_text(f"#!/bin/sh\nexec cat {source or sound}\n")
    voice.chmod(0o755)
    return voice


def harm(trouble: str, number: int) -> None:
    """Harm all processes before this frame."""
    signals = SIGNALS.get(trouble, ())
    moments = (0, SLOW)[: len(signals)]
    for at, what in zip(moments, signals, strict=True):
        if number % HARM_EVERY == at:
            for helper in helper_process._ALIVE:
                if not helper.closed:
                    os.kill(helper.pid, what)


def timed(frame: Callable[[], None], seconds: float, trouble: str) -> tuple[list[float], list[float]]:
    """Milliseconds of each frame, by the clock and of this process."""
    wall, own = [], []
    gc.disable()  # as the game's own loop does, which collects garbage between frames
    for number in range(round(seconds / FRAME)):
        harm(trouble, number)
        began, worked = time.perf_counter(), time.process_time()
        frame()
        wall.append(1000 * (time.perf_counter() - began))
        own.append(1000 * (time.process_time() - worked))
        if number % HARM_EVERY == 0:
            gc.collect()
        time.sleep(max(0.0, FRAME - wall[-1] / 1000))
    gc.enable()
    return sorted(wall), sorted(own)


def zombies() -> int:
    """Processes of ours that have ended and that the system still lists; 0 if it does not tell."""
    states = Path("/proc").glob("[0-9]*/stat")
    return sum(1 for state in states if _is_zombie(state))


def _is_zombie(state: Path) -> bool:
    try:
        words = state.read_text().rpartition(")")[2].split()
    except OSError:  # the process is gone
        return False
    return words[0] == "Z" and int(words[1]) == os.getpid()


def files() -> int:
    """Number of open files; 0 if the system does not tell."""
    folder = Path("/dev/fd")
    return len(list(folder.iterdir())) if folder.is_dir() else 0


def troubles(seconds: float) -> Iterator[str]:
    """A line for each kind."""
    for trouble in TROUBLES:
        FAILURES.clear()
        with tempfile.TemporaryDirectory() as folder:
            helpers = Helpers(trouble, Path(folder))
            wall, own = timed(helpers.frame, seconds, trouble)
            helpers.close()
            wait_for_closed()
        times = " ".join(
            f"{name} p50 {line[len(line) // 2]:.2f} p99 {line[len(line) * 99 // 100]:.2f} max {line[-1]:.1f}"
            for name, line in (("clock", wall), ("own", own))
        )
        came = ", ".join(f"{what} {count}" for what, count in sorted(helpers.came.items()))
        yield f"{trouble}: {times}; zombies {zombies()}, files {files()}; {came}; faults {dict(FAILURES)}"


def matches(count: int) -> Iterator[str]:
    """Play short matches, one after the other, with new processes for each, as the table does."""
    players, coach, most = SeatWorkers(), SeatWorkers("coach"), 0
    for number in range(count):
        game = list(GAMES.values())[number % len(GAMES)] if number % 2 else GAME
        match, dealer = Match(game, setup_of(game.name, None, None, "{}")), SeededDealer(number)
        players.forget()
        coach.forget()
        for turn in range(8):
            match.deal(dealer)
            seat = match.waiting()[0]
            asked = Brief(turn, game.name, match.view(seat), match.heard(seat), match.prompts_of(seat))
            coach.advise(asked, None, turn)
            players.ask(asked, game.levels[0], turn)
            match.submit(_answer(players, coach))
        most = max(most, zombies())
    yield f"{count} matches: zombies at most {most} before a frame came, open files {files()} with the last match's"
    players.close()
    coach.close()
    wait_for_closed()
    yield f"afterwards: zombies {zombies()}, open files {files()}, faults {dict(FAILURES)}"


def _answer(players: SeatWorkers, coach: SeatWorkers) -> Step:
    """The player's step, after the coach has also spoken."""
    steps: list[Answered] = []
    advice: list[Advised] = []
    while not (steps and advice):
        steps += players.poll()
        advice += coach.poll_advice()
        reap_ended()
        time.sleep(0.001)
    return steps[0].step


def main() -> None:
    """Print all of it."""
    logging.disable(logging.WARNING)
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    for lines in (troubles(seconds), matches(count)):
        for line in lines:
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
