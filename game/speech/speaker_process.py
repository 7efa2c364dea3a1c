"""Speaker process: the game's end of the process that makes sounds of sentences. It never waits for it, and ends it
where it hangs."""

from collections.abc import Sequence

from engine import program
from game.helper_process import UNSTARTABLE, HelperProcess
from game.speech.speaker import HEARD, MOST_SOUND, PATIENCE, Said, Wish, whole_wav
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
        self._process: HelperProcess | None = None
        self._number = self._failures = 0
        self._waits = False
        self._seconds = 0.0

    @property
    def failed(self) -> bool:
        """Whether it is not worth while to ask again: there is no process, or sentences came to nothing running."""
        return self._failures >= _MOST_FAILURES

    def ask(self, voice: SystemVoice, words: str, language: str, pace: int, volume: float = 1.0) -> None:
        """Make a sound of `words` (nothing: be silent), `pace` words a minute. What was asked for before is not wanted
        any more."""
        if self.failed:
            return
        if self._process is None:
            most = 2 * MOST_SOUND  # the sentence before may still be on its way
            self._process = HelperProcess("speaker", self._command, most=most, family=True, clock=lambda: self._seconds)
        self._number += 1
        self._waits = bool(words)
        self._process.send(Wish(self._number, voice, words, language, pace, volume))
        self._process.expect(HANGS)

    def advance(self, dt: float) -> bytes | None:
        """`dt` seconds later: the sound of the latest sentence once it is there, b"" if nothing came of it."""
        self._seconds += dt
        process = self._process
        if process is None:
            return None
        sound = None
        for said in process.received():
            if not isinstance(said, Said) or not self._is_answer(*said):
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
        """Whether a speaker answers so. A WAV file goes to the mixer, so it is checked again here."""
        if not isinstance(number, int) or number > self._number or not isinstance(sound, bytes):
            return False
        return not sound or (sound == HEARD if self.device else whole_wav(sound) == sound)
