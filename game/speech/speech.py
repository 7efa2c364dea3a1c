"""Speech: the only way to say something aloud in the room.

Everything said is public, as the narrator ensures. The newest sentence wins: moving on cuts the last one off. News wait
for its end, two at most. Tables wait for both, so none is lost there.
"""

from collections import OrderedDict, deque
from collections.abc import Callable
from functools import cache
from typing import Protocol

from engine.core.messages import Message, say
from game.settings import Settings
from game.sound import levels
from game.speech.speaker_process import SpeakerProcess
from game.speech.system_voices import SystemVoice, voice_of

WORDS_A_MINUTE = {"slow": 130, "normal": 160, "fast": 200}
SLOWER = 0.7
"""Pace of a sentence that is repeated for the second time."""
GIVEN_UP = say("notice-voice-hangs")
_MOST_WAIT = 2
_KEPT = 4_000_000
"""Bytes of cached sentences, 48,000 for a second: those of a menu come again and again."""
_LOG = 200

found = cache(voice_of)
"""The voice of a language; programs are searched once."""
Sentence = tuple[str, str, int]
"""Words, language, words a minute."""


def ended(words: str) -> str:
    """Return the words with a full stop, so that voices pause."""
    return words if words[-1] in ".!?…:" else f"{words}."


class RoomSpeaker(Protocol):
    """The part of `Sound` that speech uses."""

    @property
    def silent(self) -> bool: ...
    @property
    def speaking(self) -> bool: ...
    def speak(self, sentence: bytes) -> None: ...
    def stop_speaking(self) -> None: ...


class Headset:
    """The room of one seat: its sentences are played by a process, on that seat's device."""

    silent = speaking = False

    def speak(self, sentence: bytes) -> None:
        """Do nothing: it has been said already."""

    def stop_speaking(self) -> None:
        """Do nothing: the caller tells the process."""


class Speech:
    """Speaks sentences with a voice of the system, one after the other. `language` returns the current language; `told`
    gets a notice once if the voice hangs."""

    def __init__(
        self,
        room: RoomSpeaker,
        settings: Settings,
        language: Callable[[], str],
        process: SpeakerProcess | None = None,
        find: Callable[[str], SystemVoice | None] = found,
        told: Callable[[Message], None] = lambda message: None,
    ) -> None:
        self.said: deque[str] = deque(maxlen=_LOG)
        """The requested sentences, newest last, even if there is no voice."""
        self.told = told
        self._room, self._settings, self._language, self._find = room, settings, language, find
        self._process = process or SpeakerProcess()
        self._news: deque[str] = deque(maxlen=_MOST_WAIT)
        self._kept: OrderedDict[Sentence, bytes] = OrderedDict()
        self._asked: Sentence | None = None
        self._gave_up = self._repeated = False

    @property
    def voice(self) -> SystemVoice | None:
        """The current voice; None if there is none, or no sound device."""
        silent = self._room.silent or self._process.failed or not self._settings.get.speech
        return None if silent else self._find(self._language())

    @property
    def speaking(self) -> bool:
        """Whether a sentence is being made or spoken."""
        return self._asked is not None or self._room.speaking

    @property
    def busy(self) -> bool:
        """Whether a sentence is being spoken or waits."""
        return self.speaking or bool(self._news)

    def speak(self, words: str, cuts: bool = True) -> None:
        """Speak at once, or (not `cuts`) after the current sentence."""
        if not words:
            return
        self.said.append(words)
        self._repeated = False
        if cuts or not self.speaking:
            self.hush()
            self._begin(words)
        else:
            self._news.append(words)

    def repeat(self) -> None:
        """Repeat the last sentence, slower if it was repeated before."""
        if self.said:
            self.hush()
            self._begin(self.said[-1], SLOWER if self._repeated else 1.0)
            self._repeated = True

    def hush(self) -> None:
        """Stop at once, and drop waiting sentences."""
        self._news.clear()
        self._room.stop_speaking()
        voice = self.voice
        if voice is not None and self._process.device:
            self._process.ask(voice, "", self._language(), 0)
        self._asked = None

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass: play a finished sentence, or start the next."""
        sound = self._process.advance(dt)
        if sound is not None and self._asked is not None:
            self._keep(self._asked, sound)
            self._asked = None
            self._room.speak(sound)
        if self._process.failed and not self._gave_up:
            self._gave_up = True
            self.told(GIVEN_UP)
        if self._news and not self.speaking:
            self._begin(self._news.popleft())

    def elsewhere(self, device: str) -> "Speech":
        """Return the same voice on a seat's headset."""
        return Speech(Headset(), self._settings, self._language, SpeakerProcess(device), self._find)

    def close(self) -> None:
        self._process.close()

    def _begin(self, words: str, pace: float = 1.0) -> None:
        voice = self.voice
        if voice is None:
            return
        values = self._settings.get
        sentence = words, self._language(), round(WORDS_A_MINUTE[values.speech_pace] * pace)
        if (sound := self._kept.get(sentence)) is not None:
            self._kept.move_to_end(sentence)
            self._room.speak(sound)
            return
        self._asked = sentence
        self._process.ask(voice, *sentence, levels.loudness(values.speech))

    def _keep(self, sentence: Sentence, sound: bytes) -> None:
        if self._process.device or not sound:
            return
        self._kept[sentence] = sound
        while sum(map(len, self._kept.values())) > _KEPT:
            self._kept.popitem(last=False)
