"""Decoded: the samples of sounds in memory. Effects stay until others need their room. Loops are decoded by a thread,
because that takes longer than a frame."""

import io
import threading
import wave
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from engine import damage

MOST = 4_000_000
"""Bytes of effects that are kept: enough for a game and the menus. Others are decoded in a millisecond or two."""
PENTATONIC = (0, 2, 4, 7, 9)
"""Semitones of the pitch steps within an octave."""
_SAMPLE = 2
_decoding: set[threading.Thread] = set()


def _in_a_thread(name: str, decode: Callable[[], None]) -> None:
    """Decode in a thread."""

    def run() -> None:
        try:
            decode()
        finally:
            _decoding.discard(threading.current_thread())

    thread = threading.Thread(target=run, name=f"decodes {name}", daemon=True)
    _decoding.add(thread)
    thread.start()


def wait() -> None:
    """Wait for all threads that decode. The mixer must not close while they use it."""
    for thread in tuple(_decoding):
        thread.join()


class Sentence:
    """A spoken sentence, a whole WAV file, decoded by a thread, since resampling takes longer than a frame. `sound` is
    None for an unusable file."""

    def __init__(self, wav: bytes) -> None:
        self.sound: pygame.mixer.Sound | None = None
        self.ready = False
        """Whether decoding has ended."""
        _in_a_thread("a sentence", partial(self._decode, wav))

    def _decode(self, wav: bytes) -> None:
        try:
            self.sound = pygame.mixer.Sound(file=io.BytesIO(wav))
        except pygame.error:
            pass
        finally:
            self.ready = True


class Decoded:
    """Sounds of `folder`, by their file names without suffix."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._effects: OrderedDict[tuple[str, int], pygame.mixer.Sound | None] = OrderedDict()
        self._bytes = 0
        self._rounds: dict[str, pygame.mixer.Sound | None] = {}
        self._decoding: set[str] = set()

    @property
    def full(self) -> bool:
        """Whether another effect would push one out."""
        return self._bytes > MOST * 3 / 4

    def effect(self, file: str, step: int = 0) -> pygame.mixer.Sound | None:
        """Return an effect, `step` notes of the pentatonic scale higher, or None for a missing or broken file."""
        known = (file, step)
        if known not in self._effects:
            plain = self.effect(file) if step else self._read(file)
            self._effects[known] = sound = _pitched(plain, step) if plain is not None and step else plain
            self._bytes += _size(sound)
            while self._bytes > MOST and len(self._effects) > 1:
                self._bytes -= _size(self._effects.popitem(last=False)[1])
        self._effects.move_to_end(known)
        return self._effects[known]

    def round(self, file: str) -> pygame.mixer.Sound | None:
        """Return a loop, or None while it is being decoded or if there is no such file (see `has`)."""
        if file not in self._rounds and file not in self._decoding and self.has(file):
            self._decoding.add(file)
            _in_a_thread(file, partial(self._decode, file))
        return self._rounds.get(file)

    def has(self, file: str) -> bool:
        """Whether the file exists and has not turned out to be broken."""
        return self._rounds.get(file, self) is not None and self.path(file) is not None

    def path(self, file: str) -> Path | None:
        """Return the path of a sound, or None if it is missing."""
        path = self._folder / f"{file}.ogg"
        if path.is_file():
            return path
        damage.note(path, "missing")
        return None

    def drop(self, file: str) -> None:
        self._rounds.pop(file, None)

    def clear(self) -> None:
        """Drop all samples, which were made for a device that is gone."""
        self._effects.clear()
        self._rounds.clear()
        self._bytes = 0

    def _decode(self, file: str) -> None:
        try:
            self._rounds[file] = self._read(file)
        finally:
            self._decoding.discard(file)

    def _read(self, file: str) -> pygame.mixer.Sound | None:
        path = self.path(file)
        try:
            return pygame.mixer.Sound(path) if path is not None else None
        except pygame.error as error:
            damage.note(self._folder / f"{file}.ogg", error)
            return None


def _size(sound: pygame.mixer.Sound | None) -> int:
    opened = pygame.mixer.get_init()
    return round(sound.get_length() * opened[0]) * opened[2] * _SAMPLE if sound is not None and opened else 0


def _pitched(sound: pygame.mixer.Sound, step: int) -> pygame.mixer.Sound | None:
    """Return the same samples with a higher sample rate; the mixer resamples them."""
    octave, note = divmod(step, len(PENTATONIC))
    factor = 2 ** (octave + PENTATONIC[note] / 12)
    opened = pygame.mixer.get_init()
    if opened is None:
        return None
    out = io.BytesIO()
    with wave.open(out, "wb") as target:
        target.setnchannels(opened[2])
        target.setsampwidth(_SAMPLE)
        target.setframerate(round(opened[0] * factor))
        target.writeframes(sound.get_raw())
    return pygame.mixer.Sound(file=io.BytesIO(out.getvalue()))
