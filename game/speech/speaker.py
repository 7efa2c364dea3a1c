"""Speaker: a process that makes sounds of sentences (`python main.py speaker`), so that no frame waits for a
voice. With the name of a device behind it, it says them there itself and gives nothing back.

It reads a line of JSON for each sentence and writes one: `{"number": 3, "wav": "UklGR..."}`, base 64, and `""` where
nothing came of it. A sentence without words means silence now. It ends when nobody writes to it any more.
"""

import base64
import contextlib
import io
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO, Any

from game.speech.system_voices import SAPI, SAY, SystemVoice

PATIENCE = 3.0
"""Seconds that a voice may need for a sentence: later nobody wants to hear it."""
_FLAGS = getattr(subprocess, "CREATE_NO_WINDOW", 0)
_SAPI_STEP = 20
"""Words a minute of one of its twenty steps, and where its middle is."""
_SAPI_MIDDLE = 180


class Kept:
    """A program that stays open and answers line by line."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, creationflags=_FLAGS
        )
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def answer(self, line: bytes, seconds: float) -> bytes:
        """OSError or queue.Empty where there is none in time."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        return self._lines.get(timeout=seconds)

    def kill(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)


class Synthesis:
    """Sentences become WAV files, as bytes."""

    def __init__(self) -> None:
        self._kept: Kept | None = None

    def wav(self, voice: SystemVoice, words: str, language: str, pace: int) -> bytes:
        """b"" where the voice is gone, hangs or says nothing."""
        with contextlib.suppress(OSError, ValueError, subprocess.SubprocessError):
            if voice.kind == SAPI:
                return self._line(voice, words, language, pace)
            if voice.kind == SAY:
                return _in_file(voice, words, language, pace)
            return _run(voice.command(language, pace), words)
        return b""

    def _line(self, voice: SystemVoice, words: str, language: str, pace: int) -> bytes:
        if self._kept is None:
            self._kept = Kept(voice.command(language, pace))
        rate = max(-10, min(10, (pace - _SAPI_MIDDLE) // _SAPI_STEP))
        try:
            line = f"{language} {rate} {base64.b64encode(words.encode()).decode()}".encode()
            return base64.b64decode(self._kept.answer(line, PATIENCE))
        except (OSError, queue.Empty):
            self._kept.kill()
            self._kept = None
            return b""


def _run(command: list[str], words: str) -> bytes:
    """What a program gives out for what it gets. It is killed where it needs too long."""
    done = subprocess.run(
        command,
        input=words.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        timeout=PATIENCE,
        creationflags=_FLAGS,
        check=True,
    )
    return done.stdout


def _in_file(voice: SystemVoice, words: str, language: str, pace: int) -> bytes:
    """macOS wants a file, and the name of a voice that speaks the language."""
    own = SystemVoice(voice.kind, voice.program, _name_of(voice.program, language))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "sentence.wav"
        _run(own.command(language, pace, str(out)), words)
        return out.read_bytes()


@cache
def _name_of(program: str, language: str) -> str:
    """The first voice that `say` lists for a language: `Anna   de_DE   # Hallo!`; "" for its own choice."""
    for line in _run([program, "-v", "?"], "").decode("utf-8", "replace").splitlines():
        words = line.partition("#")[0].split()
        if len(words) > 1 and words[-1].startswith(f"{language}_"):
            return " ".join(words[:-1])
    return ""


class Headphones:
    """One output device of the machine, by its name, for this process alone."""

    def __init__(self, device: str) -> None:
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # the way out is for answers
        import pygame

        self._mixer, self._error = pygame.mixer, pygame.error
        self._open = True
        try:
            self._mixer.init(22_050, -16, 2, 1024, devicename=device)
        except pygame.error:
            self._open = False  # never another one: somebody else might hear it

    def play(self, wav: bytes, volume: float) -> None:
        """Say this instead of what is said now; nothing for b""."""
        if not self._open:
            return
        self._mixer.stop()
        with contextlib.suppress(self._error):
            if wav:
                sound = self._mixer.Sound(file=io.BytesIO(wav))
                sound.set_volume(volume)
                sound.play()


def newest(lines: "queue.SimpleQueue[bytes]") -> Iterator[dict[str, Any]]:
    """What is asked for, without what something newer has made stale while a voice was busy."""
    while line := lines.get():
        while not lines.empty():
            line = lines.get()
            if not line:
                return
        yield json.loads(line)


def serve(asked: IO[bytes], out: IO[bytes], device: str = "") -> None:
    """Say what is asked for until nobody asks."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(asked, lines), daemon=True).start()
    synthesis = Synthesis()
    headphones = Headphones(device) if device else None
    for wish in newest(lines):
        words = str(wish["words"])
        voice = SystemVoice(*wish["voice"])
        wav = synthesis.wav(voice, words, str(wish["language"]), int(wish["pace"])) if words else b""
        if headphones is not None:
            headphones.play(wav, float(wish["volume"]))
            wav = b"said" if wav else b""
        answer = {"number": wish["number"], "wav": base64.b64encode(wav).decode()}
        out.write(json.dumps(answer).encode() + b"\n")
        out.flush()


def _read(asked: IO[bytes], lines: "queue.SimpleQueue[bytes]") -> None:
    for line in asked:
        lines.put(line)
    lines.put(b"")


def main(words: list[str]) -> None:
    """The process; `words` are the name of a device, or nothing."""
    serve(sys.stdin.buffer, sys.stdout.buffer, *words)
