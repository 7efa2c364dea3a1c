"""Sound: effects, music, ambience and the host's voice from assets/sounds. Without a device it is silent.

All sounds are logged and captioned in any case, for tests and for players who do not hear them.
"""

from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from engine.core.messages import Message, say
from game.settings import Settings, Values
from game.sound import decoded, levels
from game.sound.bed import Bed
from game.sound.captions import Captions
from game.sound.catalogue import FOLDER, FOLEY, LOUDNESS, files
from game.sound.decoded import Decoded, Sentence
from game.sound.mixer import SPEECH, STOP_MS, Mixer
from game.sound.voices import PlannedSound, Voices

_LOG = 1000
_EFFECT_SOUNDS = 0.25
"""Seconds of an effect for which the bed is lowered."""
CHATTER_EVERY = 8.0
_SYLLABLE = 0.13
"""Seconds that the host's beak is open or shut."""

_HIGHEST = 10

NO_DEVICE = say("notice-no-sound")


class Sound:
    """Plays sounds by name. KeyError for unknown names; nothing else raises."""

    def __init__(self, settings: Settings, mute: bool = False, folder: Path = FOLDER) -> None:
        """Open the device unless `mute`; `notice` says if there is none."""
        self.captions = Captions()
        self.played: deque[tuple[str, int]] = deque(maxlen=_LOG)
        """Name and pitch step of the requested sounds, newest last, audible or not."""
        self.begun: deque[PlannedSound] = deque(maxlen=_LOG)
        """The voices that began, including distant sounds at tables."""
        self.private: Callable[[], bool] = lambda: False
        """Whether a secret is open that only one seat may see."""
        self.notice: Message | None = None
        self.voices = Voices()
        self._settings = settings
        self.share = 1.0
        """The share of all volumes, as the hour wants it."""
        self._values, self._at_share = settings.get, self.share
        self._decoded = Decoded(folder)
        self._mono = False
        self._effect_for = 0.0
        self._chattered = -CHATTER_EVERY
        self._spoken_for = 0.0
        self._sentence: Sentence | None = None
        self.worded: Callable[[], bool] = lambda: False
        """Whether speech is on, so the host does not chatter without words."""
        self.all_read: Callable[[], bool] = lambda: True
        """Whether everything on the screen that is read aloud has been read."""
        self.mixer = Mixer()
        if not mute:
            self._begin_device()
        self._bed = Bed(self.mixer, self._decoded)
        settings.listen(self._change_values)

    @property
    def silent(self) -> bool:
        """Whether there is no sound device."""
        return not self.mixer.open

    @property
    def volume(self) -> float:
        return levels.loudness(self._values.effects)

    @property
    def piece(self) -> str:
        """The wanted piece of music, or ""."""
        return self._bed.music.wanted

    @property
    def round_table(self) -> str:
        """The wanted ambience of the table, or ""."""
        return self._bed.ambience.wanted

    @property
    def layer_on(self) -> bool:
        return self._bed.music.layer_on

    def play(self, name: str, pitch_step: int = 0, place: float = 0.0, exactly: bool = False) -> None:
        """Play an effect once, `pitch_step` notes of the pentatonic scale higher, at `place` between -1 (left) and 1
        (right). Pitch and place may depend on public facts only. `exactly`: -1 is the left loudspeaker alone."""
        step = max(-_HIGHEST, min(_HIGHEST, pitch_step))
        self.captions.hear(name)
        self.played.append((name, step))
        if exactly:
            self._begin(PlannedSound(0.0, name, files(name)[0], step, place))
            return
        voice = self.voices.ask(name, step, place, self.private())
        if voice is not None:
            self._begin(voice)

    def music(self, name: str | None) -> None:
        """Loop the piece `name`, or none (None or empty), once the last one has faded. The same piece goes on."""
        if self._bed.play(name or ""):
            self._note(name)

    def near_end(self, near: bool) -> None:
        """Set whether the piece's layer is wanted. It may depend on public facts only. Children do not hear it."""
        wanted = near and self._values.theme != "kids"
        if wanted != self._bed.music.layer_wanted:
            self._bed.layer(wanted)

    def ambience(self, name: str | None) -> None:
        """Loop the ambience `name`, or none."""
        if self._bed.surround(name or "", self.voices.clock):
            self._note(name)

    def chatter(self, kind: str) -> None:
        """Let the host chatter without words: `greet`, `news` or `ask`. Rare, and never during speech."""
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
            self.mixer.open
            and not self.speaking
            and self._values.speech
            and (sound := self._decoded.effect(voice.file))
        ):
            self._speak(sound)

    def chatter_now(self, kind: str) -> None:
        """Let the host chatter at once, as a sample of his volume."""
        self._chattered = -CHATTER_EVERY
        if self.mixer.open:
            pygame.mixer.Channel(SPEECH).stop()
        self.chatter(kind)

    def speak(self, sentence: bytes) -> None:
        """Speak a sentence, a whole WAV file, instead of the last one, once a thread has decoded it. Unusable bytes are
        silence."""
        self.stop_speaking()
        if self.mixer.open and sentence and self._values.speech:
            self._sentence = Sentence(sentence)

    def stop_speaking(self) -> None:
        """Stop speaking at once."""
        self._sentence = None
        if self.mixer.open:
            pygame.mixer.Channel(SPEECH).fadeout(STOP_MS)

    @property
    def speaking(self) -> bool:
        """Whether a sentence is spoken or about to be, or the host chatters."""
        return self.mixer.open and (self._sentence is not None or pygame.mixer.Channel(SPEECH).get_busy())

    @property
    def beak_open(self) -> bool:
        """Whether the host's beak is open now. It moves while he is heard, except with less motion."""
        still = not self.speaking or self._values.reduced_motion
        return not still and int(self._spoken_for / _SYLLABLE) % 2 == 0

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass: update captions, delayed sounds and the bed's level. What rests is not called."""
        self.voices.clock += dt
        if self.captions.any:
            self.captions.advance(dt)
        self._spoken_for = self._spoken_for + dt if self.speaking else 0.0
        if self.voices.due:
            for voice in self.voices.begin():
                self._begin(voice)
        if self._sentence is not None and self._sentence.ready:
            sound, self._sentence = self._sentence.sound, None
            if sound is not None and self.mixer.open:
                self._speak(sound)
        self._effect_for = max(0.0, self._effect_for - dt)
        if self.share != self._at_share:
            self._take(self._settings.get)
        if self.voices.clock >= self._bed.ambience.due:
            self._hear_far_away(*self._bed.ambience.far_away())
        down = self._makes_way()
        if self._bed.moves or down != self._bed.down:
            self._bed.advance(self.voices.clock, dt, down, self._values)

    def preload(self) -> Iterator[str]:
        """Decode effects one by one, as long as there is room; for idle time."""
        for file in (file for name in LOUDNESS for file in files(name)):
            if self.mixer.open and not self._decoded.full:
                self._decoded.effect(file)
            yield file

    def close(self) -> None:
        """Close the device."""
        if self.mixer.open:
            self._bed.music.stop()
            self._sentence = None
            decoded.wait()
            self._decoded.clear()
            self.mixer.close()

    # Effects

    def _note(self, name: str | None) -> None:
        if name:
            self.captions.hear(name)
            self.played.append((name, 0))

    def _begin(self, voice: PlannedSound) -> None:
        self.begun.append(voice)
        loud = LOUDNESS[voice.name]
        values = self._values
        if levels.as_played(loud, values.effects) > levels.HEARD_OVER:
            self._effect_for = _EFFECT_SOUNDS
        factor = levels.effect(values, loud) * voice.share
        if self.mixer.open and factor and (sound := self._decoded.effect(voice.file, voice.step)):
            self.mixer.play(sound, factor, voice.place, foley=loud <= FOLEY)

    def _hear_far_away(self, name: str, place: float) -> None:
        voice, volume = self.voices.ask(name, place=place), self._bed.ambience_volume(self._values)
        if voice is None:
            return
        self.begun.append(voice)
        if self.mixer.open and volume and (sound := self._decoded.effect(voice.file)):
            self.mixer.play(sound, volume, voice.place)

    def _speak(self, sound: pygame.mixer.Sound) -> None:
        channel = pygame.mixer.Channel(SPEECH)
        channel.play(sound)
        channel.set_volume(levels.loudness(self._values.speech))

    def _makes_way(self) -> float:
        """Return the decibels by which the bed should be lowered now."""
        wanted = [0.0]
        if self._effect_for:
            wanted.append(levels.UNDER_EFFECTS)
        if self.private():
            wanted.append(levels.UNDER_SECRETS)
        if self.speaking:
            wanted.append(levels.UNDER_SPEECH)
        return min(wanted)

    # The device

    def _begin_device(self) -> None:
        self._mono = self._values.mono
        self.mixer.begin(self._mono)
        if not self.mixer.open:
            self.notice = NO_DEVICE

    def _change_values(self, values: Values) -> None:
        """Take new values, and reopen the device if mono was switched."""
        self._take(values)
        if self.mixer.open and values.mono != self._mono:
            self.close()
            self._begin_device()

    def _take(self, values: Values) -> None:
        """Take new volumes, at the share of this hour."""
        self._values, self._at_share = levels.softened(values, self.share), self.share
        self._bed.moves = True
