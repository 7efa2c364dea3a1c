"""Speaker process: the game's end of the process that turns sentences into sound. It never waits for it, and ends it if
it hangs."""

from collections.abc import Sequence

from engine import program
from game.helper_process import UNSTARTABLE, HelperProcess
from game.speech.speaker import HEARD, MOST_SOUND, PATIENCE, SpeechSound, Wish, whole_wav
from game.speech.system_voices import SystemVoice

COMMAND = program.again(program.SPEAKER)
HANGS = PATIENCE + 1.0
"""Seconds after which the process itself has failed, since it ends a hanging voice earlier."""
_MOST_FAILURES = 2


class SpeakerProcess:
    """Starts with the first sentence. `device`: where it plays them itself, or ""."""

    def __init__(self, device: str = "", command: Sequence[str] = COMMAND) -> None:
        self.device = device
        self._command = (*command, device) if device else tuple(command)
        self._process: HelperProcess | None = None
        self._number = self._failures = 0
        self._waits = False
        self._seconds = 0.0

    @property
    def failed(self) -> bool:
        """Whether to give up: there is no process, or several sentences in a row failed."""
        return self._failures >= _MOST_FAILURES

    def ask(self, voice: SystemVoice, words: str, language: str, pace: int, volume: float = 1.0) -> None:
        """Ask for the sound of `words` ("" means silence), at `pace` words a minute. The request before is dropped."""
        if self.failed:
            return
        if self._process is None:
            most = 2 * MOST_SOUND  # the last sentence may still be in the pipe
            self._process = HelperProcess("speaker", self._command, most=most, family=True, clock=lambda: self._seconds)
        self._number += 1
        self._waits = bool(words)
        self._process.send(Wish(self._number, voice, words, language, pace, volume))
        self._process.expect(HANGS)

    def advance(self, dt: float) -> bytes | None:
        """Let `dt` seconds pass. Returns the sound of the latest sentence once it is there, b"" if it failed."""
        self._seconds += dt
        process = self._process
        if process is None:
            return None
        sound = None
        for said in process.received():
            if not isinstance(said, SpeechSound) or not self._is_answer(*said):
                process.refuse()
                break
            if said.number == self._number:
                process.rest()
                sound = said.sound
        if process.fault:
            self._process = None
            if process.fault == UNSTARTABLE:
                self._failures = _MOST_FAILURES
            sound = sound or b""
        if sound is None or not self._waits:
            return None
        self._waits = False
        self._failures = 0 if sound else self._failures + 1
        return sound

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _is_answer(self, number: object, sound: object) -> bool:
        """Whether this is a speaker's answer. A WAV file is checked again before it goes to the mixer."""
        if not isinstance(number, int) or number > self._number or not isinstance(sound, bytes):
            return False
        return not sound or (sound == HEARD if self.device else whole_wav(sound) == sound)
