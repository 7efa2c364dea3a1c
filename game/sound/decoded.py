"""Decoded: the samples of sounds that are in memory. Effects stay as long as others do not need their room; what goes
round is decoded by a thread, because it takes longer than a frame."""

import contextlib
import io
import threading
import wave
from collections import OrderedDict
from pathlib import Path

import pygame

from engine import damage

MOST = 4_000_000
"""Bytes of effects that are kept: those of a game and of the house fit in; any other is decoded in a millisecond or
two."""
PENTATONIC = (0, 2, 4, 7, 9)
"""Half tones of the steps of pitch, in each octave."""
_SAMPLE = 2


class Sentence:
    """What somebody says, a whole WAV file, as a thread decodes it: at the mixer's rate a sentence takes longer than a
    frame, too. `sound` is None where it is none."""

    def __init__(self, wav: bytes) -> None:
        self.sound: pygame.mixer.Sound | None = None
        self._thread = threading.Thread(target=self._decode, args=(wav,), name="decodes a sentence", daemon=True)
        self._thread.start()

    @property
    def ready(self) -> bool:
        """Whether it can be heard now, or never will."""
        return not self._thread.is_alive()

    def _decode(self, wav: bytes) -> None:
        with contextlib.suppress(pygame.error):
            self.sound = pygame.mixer.Sound(file=io.BytesIO(wav))


class Decoded:
    """Sounds of `folder`, by the names of their files without an ending."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._effects: OrderedDict[tuple[str, int], pygame.mixer.Sound | None] = OrderedDict()
        self._bytes = 0
        self._rounds: dict[str, pygame.mixer.Sound | None] = {}
        self._decoding: set[str] = set()

    @property
    def full(self) -> bool:
        """Whether another effect would cost one that is there."""
        return self._bytes > MOST * 3 / 4

    def effect(self, file: str, step: int = 0) -> pygame.mixer.Sound | None:
        """An effect, `step` notes of the pentatonic higher; None for a file that is missing or broken."""
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
        """What goes round; None as long as it is being decoded, or where there is no such file (`has` tells)."""
        if file not in self._rounds and file not in self._decoding and self.has(file):
            self._decoding.add(file)
            threading.Thread(target=self._decode, args=(file,), name=f"decodes {file}", daemon=True).start()
        return self._rounds.get(file)

    def has(self, file: str) -> bool:
        """Whether something lies there that has not turned out to be broken."""
        return self._rounds.get(file, self) is not None and self.path(file) is not None

    def path(self, file: str) -> Path | None:
        """Where a sound lies; None where it is missing."""
        path = self._folder / f"{file}.ogg"
        if path.is_file():
            return path
        damage.note(path, "missing")
        return None

    def drop(self, file: str) -> None:
        """What went round is not needed any more."""
        self._rounds.pop(file, None)

    def clear(self) -> None:
        """The device has gone, and all samples were for it."""
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
    """The same samples that say of themselves that they run faster; the mixer does the rest."""
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
