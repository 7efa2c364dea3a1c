"""Speaker process: the game's end of the process that makes sounds of sentences. It never waits for it, and ends it
where it hangs."""

import base64
import contextlib
import json
import os
import signal
import subprocess
import threading
from collections.abc import Sequence

from engine import program
from game.pipes import Pipes, open_pipes
from game.speech.speaker import PATIENCE
from game.speech.system_voices import SystemVoice

COMMAND = program.again(program.SPEAKER)
HANGS = PATIENCE + 1.0
"""Seconds after which the process itself is to blame: it ends a voice that hangs before that."""
_MOST_FAILURES = 2


class SpeakerProcess:
    """Starts with the first sentence. `device`: where it says them itself, "" for nowhere."""

    def __init__(self, device: str = "", command: Sequence[str] = COMMAND) -> None:
        self.device = device
        self._command = (*command, device) if device else tuple(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._pipes: Pipes | None = None
        self._unread = b""
        self._number = self._failures = 0
        self._waits: float | None = None
        self._wish: dict[str, object] | None = None
        self._starting: threading.Thread | None = None

    @property
    def failed(self) -> bool:
        """Whether it is not worth while to ask again: there is no process, or sentences came to nothing running."""
        return self._failures >= _MOST_FAILURES

    def ask(self, voice: SystemVoice, words: str, language: str, pace: int, volume: float = 1.0) -> None:
        """Make a sound of `words` (nothing: be silent), `pace` words a minute. What was asked for before is not wanted
        any more."""
        if self.failed:
            return
        self._number += 1
        self._waits = 0.0 if words else None
        self._wish = {
            "number": self._number, "voice": (voice.kind, voice.program, voice.model), "words": words,
            "language": language, "pace": pace, "volume": volume,
        }  # fmt: skip
        self._send()

    def advance(self, dt: float) -> bytes | None:
        """`dt` seconds later: the sound of the latest sentence once it is there, b"" if nothing came of it."""
        self._send()
        if self._waits is None:
            return None
        self._waits += dt
        got, ended = self._pipes.read() if self._pipes is not None else (b"", False)
        *lines, self._unread = (self._unread + got).split(b"\n")
        for line in lines:
            with contextlib.suppress(ValueError):  # a library of the system may have had something to say
                answer = json.loads(line)
                if answer["number"] == self._number:
                    return self._answered(base64.b64decode(answer["wav"]))
        if ended or self._waits > HANGS:
            self.close()
            return self._answered(b"")
        return None

    def close(self) -> None:
        """End the process."""
        if self._starting is not None:
            self._starting.join()
        if self._process is not None and self._pipes is not None:
            _end(self._process)
            self._pipes.close()
            self._process.wait()
        self._process = self._pipes = self._starting = self._wish = None
        self._unread = b""

    def _answered(self, wav: bytes) -> bytes:
        self._waits = None
        self._failures = 0 if wav else self._failures + 1
        return wav

    def _send(self) -> None:
        """The wish goes out as soon as there is somebody to hear it."""
        if self._wish is None:
            return
        if self._pipes is not None:
            self._pipes.write(json.dumps(self._wish).encode() + b"\n")
            self._wish = None
        elif self._starting is None:
            self._starting = threading.Thread(target=self._start, name="starts the speaker", daemon=True)
            self._starting.start()

    def _start(self) -> None:
        """In a thread: a process of a large program takes some frames to begin."""
        flags, pipe = getattr(subprocess, "CREATE_NO_WINDOW", 0), subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                self._command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, cwd=program.HOUSE, bufsize=0,
                creationflags=flags, start_new_session=True,
            )  # fmt: skip
        except OSError:
            self._failures = _MOST_FAILURES
            return
        self._pipes = open_pipes(self._process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """The process and, where the system knows families, the voice that it may still be waiting for."""
    if os.name == "nt":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
