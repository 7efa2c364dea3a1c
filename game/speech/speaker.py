"""Speaker: a process that turns sentences into sound (`python main.py speaker`), so that no frame waits for a voice.
With a device name as its argument it plays them there and returns nothing.

It receives a Wish for each sentence and answers with a SpeechSound. A wish without words means silence. It ends with
its standard input.
"""

import base64
import contextlib
import io
import os
import queue
import subprocess
import tempfile
import threading
import wave
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import BinaryIO, NamedTuple

from engine.frames import BadFrame, own_streams, received, tell
from game.speech.system_voices import SAPI, SAY, SystemVoice

PATIENCE = 3.0
"""Seconds that a voice may take for a sentence; later it is useless."""
MOST_SOUND = 4_000_000
"""Largest sound of a sentence, in bytes: a minute and a half at 22,050 samples a second."""
HEARD = b"said"
"""Answer for a sentence that was played on a device."""
_FLAGS = getattr(subprocess, "CREATE_NO_WINDOW", 0)
_SAPI_STEP = 20
"""Words a minute of one of SAPI's twenty steps, and of its middle."""
_SAPI_MIDDLE = 180


class Wish(NamedTuple):
    """A sentence to speak, at `pace` words a minute; `volume` is for a device."""

    number: int
    voice: SystemVoice
    words: str
    language: str
    pace: int
    volume: float


class SpeechSound(NamedTuple):
    """Answer to the wish of that number: a WAV file, HEARD from a device, or b"" after a failure."""

    number: int
    sound: bytes


def whole_wav(data: bytes) -> bytes:
    """Return `data` as a WAV file with the right length in its header, which a voice that writes to a pipe cannot know.
    Returns b"" if it is no WAV file, has no samples or is longer than MOST_SOUND."""
    if len(data) > MOST_SOUND:
        return b""
    try:
        with wave.open(io.BytesIO(data)) as file:
            form, samples = file.getparams(), file.readframes(MOST_SOUND)
    except (wave.Error, EOFError, ValueError, RuntimeError):  # `wave` raises these for malformed bytes
        return b""
    known = form.nchannels in (1, 2) and form.sampwidth in (1, 2, 3, 4) and 4_000 <= form.framerate <= 192_000
    if not (samples and known):
        return b""
    out = io.BytesIO()
    with wave.open(out, "wb") as whole:
        whole.setparams(form._replace(nframes=0))
        whole.writeframes(samples)
    return out.getvalue()


class LineProgram:
    """A program that stays open and answers line by line."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, creationflags=_FLAGS
        )
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def answer(self, line: bytes, seconds: float) -> bytes:
        """Return its answer. OSError or queue.Empty if there is none in time."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        return self._lines.get(timeout=seconds)

    def kill(self) -> None:
        """Kill it."""
        self._process.kill()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(2 * MOST_SOUND):
            self._lines.put(line)


class Synthesis:
    """Turns sentences into WAV files, as bytes."""

    def __init__(self) -> None:
        self._kept: LineProgram | None = None

    def wav(self, voice: SystemVoice, words: str, language: str, pace: int) -> bytes:
        """Return the WAV file, or b"" if the voice is gone, hangs or says nothing."""
        with contextlib.suppress(OSError, ValueError, subprocess.SubprocessError):
            if voice.kind == SAPI:
                return self._line(voice, words, language, pace)
            if voice.kind == SAY:
                return _in_file(voice, words, language, pace)
            return _run(voice.command(language, pace), words)
        return b""

    def _line(self, voice: SystemVoice, words: str, language: str, pace: int) -> bytes:
        if self._kept is None:
            self._kept = LineProgram(voice.command(language, pace))
        rate = max(-10, min(10, (pace - _SAPI_MIDDLE) // _SAPI_STEP))
        try:
            line = f"{language} {rate} {base64.b64encode(words.encode()).decode()}".encode()
            return base64.b64decode(self._kept.answer(line, PATIENCE))
        except (OSError, queue.Empty):
            self._kept.kill()
            self._kept = None
            return b""


def _run(command: list[str], words: str) -> bytes:
    """Return the output of a program that is given `words`. It is killed after PATIENCE or MOST_SOUND bytes.
    SubprocessError or OSError then, and if it fails."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, creationflags=_FLAGS
    ) as voice:
        assert voice.stdin is not None and voice.stdout is not None
        killer = threading.Timer(PATIENCE, voice.kill)
        killer.start()
        try:
            voice.stdin.write(words.encode())
            voice.stdin.close()
            given = voice.stdout.read(MOST_SOUND + 1)
            if len(given) <= MOST_SOUND and voice.wait() == 0:
                return given
        finally:
            killer.cancel()
            voice.kill()
    raise subprocess.SubprocessError


def _in_file(voice: SystemVoice, words: str, language: str, pace: int) -> bytes:
    """Return the sound from a file, as macOS needs one, and the name of a voice for the language."""
    own = SystemVoice(voice.kind, voice.program, _name_of(voice.program, language))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "sentence.wav"
        _run(own.command(language, pace, str(out)), words)
        return out.read_bytes()


@cache
def _name_of(program: str, language: str) -> str:
    """Return the first voice that `say` lists for a language: `Anna   de_DE   # Hallo!`; "" for its own choice."""
    for line in _run([program, "-v", "?"], "").decode("utf-8", "replace").splitlines():
        words = line.partition("#")[0].split()
        if len(words) > 1 and words[-1].startswith(f"{language}_"):
            return " ".join(words[:-1])
    return ""


class Headphones:
    """One output device of the machine, by name, for this process only."""

    def __init__(self, device: str) -> None:
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # standard output is for answers
        import pygame

        self._mixer, self._error = pygame.mixer, pygame.error
        self._open = True
        try:
            self._mixer.init(22_050, -16, 2, 1024, devicename=device)
        except pygame.error:
            self._open = False  # never another device: other people might hear it

    def play(self, sound: bytes, volume: float) -> None:
        """Play this instead of the last one; b"" plays nothing."""
        if not self._open:
            return
        self._mixer.stop()
        with contextlib.suppress(self._error):
            if sound:
                said = self._mixer.Sound(file=io.BytesIO(sound))
                said.set_volume(volume)
                said.play()


def newest(wishes: "queue.SimpleQueue[Wish | None]") -> Iterator[Wish]:
    """Yield the latest wish each time, and drop older ones that came while a voice was busy. None ends it."""
    while wish := wishes.get():
        while not wishes.empty():
            newer = wishes.get()
            if newer is None:
                return
            wish = newer
        yield wish


def serve(source: BinaryIO, sink: BinaryIO, device: str = "") -> None:
    """Answer wishes until the input ends."""
    wishes: queue.SimpleQueue[Wish | None] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(source, wishes), daemon=True).start()
    synthesis = Synthesis()
    headphones = Headphones(device) if device else None
    for wish in newest(wishes):
        sound = b""
        if wish.words:
            sound = whole_wav(synthesis.wav(wish.voice, wish.words, wish.language, wish.pace))
        if headphones is not None:
            headphones.play(sound, wish.volume)
            sound = HEARD if sound else b""
        tell(sink, SpeechSound(wish.number, sound))


def _read(source: BinaryIO, wishes: "queue.SimpleQueue[Wish | None]") -> None:
    with contextlib.suppress(BadFrame):
        for wish in received(source):
            assert isinstance(wish, Wish)
            wishes.put(wish)
    wishes.put(None)


def main(words: list[str]) -> None:
    """Run the process; `words` has the name of a device, or nothing."""
    serve(*own_streams(), *words)
