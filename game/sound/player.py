"""Sound: effects, music, ambience and the host's voice from assets/sounds; without a device everything goes on in
silence.

What is played is logged and captioned in any case, so that tests and those who do not hear get the same as all others.
"""

import contextlib
import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from engine.core.messages import Message, say
from game.settings import Settings, Values
from game.sound import levels
from game.sound.ambience import Ambience
from game.sound.captions import Captions
from game.sound.catalogue import FOLDER, FOLEY, LOUDNESS, files
from game.sound.decoded import Decoded, Sentence
from game.sound.music import Music
from game.sound.voices import Voice, Voices

FREQUENCY = 48_000
"""The rate of our files, so that loading one converts nothing."""
_BITS, _BUFFER = -16, 512
"""11 ms of buffer."""
_CHANNELS = 24
_SPEECH, _AMBIENCE, _LAYER = 0, 1, 2
"""Channels that no effect may take."""
_RESERVED = 3
_MOST_FOLEY = 6
_STOP_MS = 20
_LOG = 1000
_EFFECT_SOUNDS = 0.25
"""Seconds of an effect in which the bed makes way."""
CHATTER_EVERY = 8.0
_SYLLABLE = 0.13
"""Seconds that the host's beak is open or shut."""

_HIGHEST = 10

NO_DEVICE = say("notice-no-sound")


class Sound:
    """Plays sounds by name. Unknown names are a KeyError; nothing else ever raises."""

    def __init__(self, settings: Settings, mute: bool = False, folder: Path = FOLDER) -> None:
        """Opens the device at once unless `mute`; `notice` says so where there is none."""
        self.captions = Captions()
        self.played: deque[tuple[str, int]] = deque(maxlen=_LOG)
        """Name and pitch step of what was asked for, newest last, heard or not."""
        self.begun: deque[Voice] = deque(maxlen=_LOG)
        """What came of that, and of what happens round the table."""
        self.private: Callable[[], bool] = lambda: False
        """Whether something lies open that one seat alone may see."""
        self.notice: Message | None = None
        self.voices = Voices()
        self._settings = settings
        self._decoded = Decoded(folder)
        self._foley: deque[pygame.mixer.Channel] = deque()
        self._mono = False
        self._ducked, self._ducked_for = levels.Ducking(), 0.0
        self._chattered = -CHATTER_EVERY
        self._spoken_for = 0.0
        self._given_way = 0
        self._sentence: Sentence | None = None
        self.worded: Callable[[], bool] = lambda: False
        """Whether the host has words, and needs none without."""
        self._open = not mute and self._open_device()
        self._music = Music(_LAYER, self._is_open, self._decoded)
        self._ambience = Ambience(_AMBIENCE, self._is_open, self._decoded)
        settings.listen(self._follow)

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard whatever the settings say."""
        return not self._open

    @property
    def volume(self) -> float:
        """Loudness of effects, 0 to 1."""
        return levels.loudness(self._settings.get.effects)

    @property
    def piece(self) -> str:
        """The piece of music that is wanted now; empty for none."""
        return self._music.wanted

    @property
    def round_table(self) -> str:
        """What is wanted round the table now; empty for nothing."""
        return self._ambience.wanted

    @property
    def layer_on(self) -> bool:
        """Whether the music has its layer now."""
        return self._music.layer_on

    @property
    def outputs(self) -> tuple[str, ...]:
        """The names of the machine's sound devices, for a seat that wants one of its own."""
        if not self._open:
            return ()
        from pygame._sdl2 import audio

        with contextlib.suppress(pygame.error):
            return tuple(audio.get_audio_device_names(False))
        return ()

    def play(self, name: str, pitch_step: int = 0, place: float = 0.0) -> None:
        """Play an effect once, `pitch_step` notes of the pentatonic higher, at `place` between -1 (the left edge of the
        screen) and 1. Pitch and place may follow public facts only."""
        step = max(-_HIGHEST, min(_HIGHEST, pitch_step))
        self.captions.hear(name)
        self.played.append((name, step))
        voice = self.voices.ask(name, step, place, self.private())
        if voice is not None:
            self._begin(voice)

    def music(self, name: str | None) -> None:
        """Let the piece `name` go round, or none (None or empty), once the one before has faded. The same again goes
        on."""
        if self._music.wanted != (name or ""):
            self._music.wanted, self._music.layer_wanted = name or "", False
            self._note(name)

    def near_end(self, near: bool) -> None:
        """Whether the layer of the piece is wanted. It may follow what the public sees only; children hear none."""
        self._music.layer_wanted = near and self._settings.get.theme != "kids"

    def ambience(self, name: str | None) -> None:
        """Let what is heard round the table go round, or nothing."""
        if self._ambience.wanted != (name or ""):
            self._ambience.begin(name or "")
            self._note(name)

    def chatter(self, kind: str) -> None:
        """The host says something without words: `greet`, `news` or `ask`. Seldom, and never over a voice that
        speaks."""
        name = f"chatter_{kind}"
        if self.worded() or self.voices.clock - self._chattered < CHATTER_EVERY:
            return
        self._chattered = self.voices.clock
        self.captions.hear(name)
        self.played.append((name, 0))
        voice = self.voices.ask(name)
        if voice is None:
            return
        self.begun.append(voice)
        if (
            self._open
            and not self.speaking
            and self._settings.get.speech
            and (sound := self._decoded.effect(voice.file))
        ):
            self._speak(sound)

    def chatter_now(self, kind: str) -> None:
        """The host says something at once, instead of what is said now: somebody sets how loud he is."""
        self._chattered = -CHATTER_EVERY
        if self._open:
            pygame.mixer.Channel(_SPEECH).stop()
        self.chatter(kind)

    def speak(self, sentence: bytes) -> None:
        """Say a sentence, a whole WAV file, instead of the one before, as soon as a thread has decoded it. What is no
        sound is silence."""
        self.stop_speaking()
        if self._open and sentence and self._settings.get.speech:
            self._sentence = Sentence(sentence)

    def stop_speaking(self) -> None:
        """Fall silent in the middle of a word."""
        self._sentence = None
        if self._open:
            pygame.mixer.Channel(_SPEECH).fadeout(_STOP_MS)

    @property
    def speaking(self) -> bool:
        """Whether a sentence is being said, or will be at once, or the host chatters."""
        return self._open and (self._sentence is not None or pygame.mixer.Channel(_SPEECH).get_busy())

    @property
    def beak_open(self) -> bool:
        """Whether the host's beak is open now: it moves as long as he is heard, whatever he says, and rests with less
        motion."""
        still = not self.speaking or self._settings.get.reduced_motion
        return not still and int(self._spoken_for / _SYLLABLE) % 2 == 0

    def advance(self, dt: float) -> None:
        """`dt` seconds later: captions grow old, what has waited begins, the bed makes way and comes back."""
        self.captions.advance(dt)
        self._spoken_for = self._spoken_for + dt if self.speaking else 0.0
        for voice in self.voices.advance(dt):
            self._begin(voice)
        if self._sentence is not None and self._sentence.ready:
            sound, self._sentence = self._sentence.sound, None
            if sound is not None and self._open:
                self._speak(sound)
        self._ducked_for = max(0.0, self._ducked_for - dt)
        values = self._settings.get
        down = self._ducked.advance(dt, self._makes_way())
        night = levels.AT_NIGHT if values.night else 0.0
        bed = levels.loudness(values.music)
        self._music.advance(dt, bed * levels.factor(down + night))
        bed = bed * levels.factor(night) if values.ambience else 0.0
        if (heard := self._ambience.advance(dt)) is not None:
            self._hear_far_away(*heard, bed)
        self._ambience.sound(dt, bed)

    def preload(self) -> Iterator[str]:
        """Decode one effect after the other, each when the next is asked for, as long as there is room; for the slack
        of frames."""
        for file in (file for name in LOUDNESS for file in files(name)):
            if self._open and not self._decoded.full:
                self._decoded.effect(file)
            yield file

    def close(self) -> None:
        """Let go of the device."""
        if self._open:
            self._music.stop()
            self._open = False
            self._sentence = None
            self._decoded.clear()
            self._foley.clear()
            pygame.mixer.quit()

    # Effects

    def _note(self, name: str | None) -> None:
        if name:
            self.captions.hear(name)
            self.played.append((name, 0))

    def _begin(self, voice: Voice) -> None:
        self.begun.append(voice)
        loud = LOUDNESS[voice.name]
        values = self._settings.get
        if levels.as_played(loud, values.effects) > levels.HEARD_OVER:
            self._ducked_for = _EFFECT_SOUNDS
        factor = levels.effect(values, loud) * voice.share
        if self._open and factor and (sound := self._decoded.effect(voice.file, voice.step)):
            self._start(sound, factor, voice.place, foley=loud <= FOLEY)

    def _start(self, sound: pygame.mixer.Sound, factor: float, place: float, foley: bool = False) -> None:
        channel = self._free()
        if foley:
            self._foley = deque(other for other in self._foley if other.get_busy())
            if len(self._foley) >= _MOST_FOLEY:
                self._foley.popleft().fadeout(_STOP_MS)
            self._foley.append(channel)
        channel.play(sound)
        channel.set_volume(factor * min(1.0, 1 - place), factor * min(1.0, 1 + place))

    def _free(self) -> pygame.mixer.Channel:
        """A channel for an effect; where all are busy, one after the other gives way. (The mixer's own choice could be
        a reserved one.)"""
        for number in range(_RESERVED, _CHANNELS):
            if not (channel := pygame.mixer.Channel(number)).get_busy():
                return channel
        self._given_way = (self._given_way + 1) % (_CHANNELS - _RESERVED)
        return pygame.mixer.Channel(_RESERVED + self._given_way)

    def _hear_far_away(self, name: str, place: float, volume: float) -> None:
        voice = self.voices.ask(name, place=place)
        if voice is None:
            return
        self.begun.append(voice)
        if self._open and volume and (sound := self._decoded.effect(voice.file)):
            self._start(sound, volume, voice.place)

    def _speak(self, sound: pygame.mixer.Sound) -> None:
        channel = pygame.mixer.Channel(_SPEECH)
        channel.play(sound)
        channel.set_volume(levels.loudness(self._settings.get.speech))

    def _makes_way(self) -> float:
        """Decibels by which the bed should be softer now."""
        wanted = [0.0]
        if self._ducked_for:
            wanted.append(levels.UNDER_EFFECTS)
        if self.private():
            wanted.append(levels.UNDER_SECRETS)
        if self.speaking:
            wanted.append(levels.UNDER_SPEECH)
        return min(wanted)

    # The device

    def _is_open(self) -> bool:
        return self._open

    def _open_device(self) -> bool:
        mono = self._settings.get.mono
        try:
            with _quiet_stderr():
                pygame.mixer.init(FREQUENCY, _BITS, 1 if mono else 2, _BUFFER, allowedchanges=0)
        except pygame.error:
            self.notice = NO_DEVICE
            return False
        pygame.mixer.set_num_channels(_CHANNELS)
        self._mono = mono
        return True

    def _follow(self, values: Values) -> None:
        """A device of one ear or of two is another device; everything else is asked anew each frame."""
        if self._open and values.mono != self._mono:
            self.close()
            self._open = self._open_device()


@contextmanager
def _quiet_stderr() -> Iterator[None]:
    """The system's sound library prints what it misses straight to the terminal; nobody can use that."""
    try:
        kept = os.dup(2)
    except OSError:  # started without a terminal
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
