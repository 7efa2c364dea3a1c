"""Sound: effects, music and ambience from assets/sounds; without a device everything goes on in silence.

What is played is logged and captioned in any case, so that tests and those who do not hear get the same as all others.
"""

import io
import os
import wave
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.settings import Settings, Values
from game.sound.captions import CAPTIONS, Captions

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"

_FREQUENCY, _BITS, _STEREO, _BUFFER = 24_000, -16, 2, 256
"""The rate of our files, so that loading one converts nothing (a tune would cost three frames); 11 ms of buffer."""
_CHANNELS = 24
_MUSIC, _AMBIENCE = 0, 1
"""Channels that no effect may take."""
_RESERVED = 2
_FADE_MS = 900
_LOG = 1000

PENTATONIC = (0, 2, 4, 7, 9)
"""Half tones of the steps that `pitch_step` counts, in each octave."""
_HIGHEST = 10

NO_DEVICE = "There is no sound device, so the game is silent."


class Sound:
    """Plays sounds by name. Unknown names are a KeyError; nothing else ever raises."""

    def __init__(self, settings: Settings, mute: bool = False, folder: Path = FOLDER) -> None:
        """Opens the device at once unless `mute`; `notice` says so where there is none."""
        self.captions = Captions()
        self.played: deque[tuple[str, int]] = deque(maxlen=_LOG)
        """Name and pitch step of what was played, newest last, heard or not."""
        self.notice = ""
        self._settings = settings
        self._folder = folder
        self._loaded: dict[tuple[str, int], pygame.mixer.Sound | None] = {}
        self._going_round: dict[int, str] = {}
        self._sounding: dict[int, pygame.mixer.Sound] = {}
        self._given_way = 0
        self._open = not mute and self._open_device()
        settings.listen(self._follow)

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard whatever the settings say."""
        return not self._open

    @property
    def volume(self) -> float:
        """Loudness of effects, 0 to 1."""
        return _loudness(self._settings.get.effects)

    def play(self, name: str, pitch_step: int = 0) -> None:
        """Play an effect once, `pitch_step` notes of the pentatonic higher. A pitch may follow public facts only."""
        step = max(-_HIGHEST, min(_HIGHEST, pitch_step))
        self.captions.hear(name)
        self.played.append((name, step))
        if self.silent or not self.volume:
            return
        if sound := self._load(name, step):
            sound.set_volume(self.volume)
            (pygame.mixer.find_channel() or self._oldest()).play(sound)

    def music(self, name: str | None) -> None:
        """Let the tune `name` go round, or none (None or empty); the one before fades. The same again goes on."""
        self._go_round(_MUSIC, name)

    def ambience(self, name: str | None) -> None:
        """Let what is heard round the table go round, or nothing."""
        self._go_round(_AMBIENCE, name)

    def advance(self, dt: float) -> None:
        """Let captions grow old."""
        self.captions.advance(dt)

    def preload(self) -> Iterator[str]:
        """Load one effect after the other, each when the next is asked for; for the slack of frames."""
        for name in CAPTIONS:
            if not self.silent and (self._folder / f"{name}.wav").exists():
                self._load(name, 0)
            yield name

    def close(self) -> None:
        """Let go of the device."""
        if self._open:
            self._open = False
            self._loaded.clear()
            self._sounding.clear()
            pygame.mixer.quit()

    def _oldest(self) -> pygame.mixer.Channel:
        """All channels are busy: one after the other gives way. (The mixer's own choice could be the music's.)"""
        self._given_way = (self._given_way + 1) % (_CHANNELS - _RESERVED)
        return pygame.mixer.Channel(_RESERVED + self._given_way)

    def _open_device(self) -> bool:
        try:
            with _quiet_stderr():
                pygame.mixer.init(_FREQUENCY, _BITS, _STEREO, _BUFFER, allowedchanges=0)
        except pygame.error:
            self.notice = NO_DEVICE
            return False
        pygame.mixer.set_num_channels(_CHANNELS)
        pygame.mixer.set_reserved(_RESERVED)
        return True

    def _load(self, name: str, step: int) -> pygame.mixer.Sound | None:
        """The sound, loaded when it is first wanted; None for a file that is missing or broken."""
        if (name, step) not in self._loaded:
            try:
                data = _pitched((self._folder / f"{name}.wav").read_bytes(), step)
                self._loaded[name, step] = pygame.mixer.Sound(file=io.BytesIO(data))
            except (OSError, EOFError, wave.Error, pygame.error):
                self._loaded[name, step] = None
        return self._loaded[name, step]

    def _go_round(self, channel: int, name: str | None) -> None:
        if self._going_round.get(channel, "") == (name or ""):
            return
        if not name:
            del self._going_round[channel]
        else:
            self.captions.hear(name)
            self.played.append((name, 0))
            self._going_round[channel] = name
        self._sound_out(channel)

    def _sound_out(self, channel: int) -> None:
        """Make the channel do what `_going_round` says."""
        if self.silent:
            return
        player, name = pygame.mixer.Channel(channel), self._going_round.get(channel)
        loudness = self._loudness_of(channel)
        sound = self._load(name, 0) if name and loudness else None
        if sound is None:
            self._sounding.pop(channel, None)
            player.fadeout(_FADE_MS)
            return
        sound.set_volume(loudness)  # the channel's own volume is what fades
        if self._sounding.get(channel) is not sound:  # the channel itself still names one that fades away
            self._sounding[channel] = sound
            player.play(sound, loops=-1, fade_ms=_FADE_MS)

    def _loudness_of(self, channel: int) -> float:
        values = self._settings.get
        return _loudness(values.music if channel == _MUSIC else min(values.music, values.effects))

    def _follow(self, values: Values) -> None:
        del values
        for channel in (_MUSIC, _AMBIENCE):
            self._sound_out(channel)


def _loudness(percent: int) -> float:
    """The square of the share: what sounds like half as loud is a quarter of the height of the wave."""
    return (percent / 100) ** 2


def _pitched(data: bytes, step: int) -> bytes:
    """The wave file `data` that says of itself that it runs faster; the mixer does the rest."""
    if step == 0:
        return data
    octave, note = divmod(step, len(PENTATONIC))
    factor = 2 ** (octave + PENTATONIC[note] / 12)
    out = io.BytesIO()
    with wave.open(io.BytesIO(data)) as source, wave.open(out, "wb") as target:
        target.setparams(source.getparams())
        target.setframerate(round(source.getframerate() * factor))
        target.writeframes(source.readframes(source.getnframes()))
    return out.getvalue()


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
