"""A mixer without a clock: it sums up the sounds of the player frame by frame, as the real one would. A minute takes
less than a second."""

from pathlib import Path
from typing import Any

import numpy as np
import pygame

from game.sound.decoded import Decoded
from game.sound.mixer import FREQUENCY

RATE = FREQUENCY // 2
"""Samples a second: enough for loudness, and half of the work."""


class Channel:
    """Like `pygame.mixer.Channel`, with the part that the player uses."""

    def __init__(self) -> None:
        self._samples: np.ndarray | None = None
        self._at = self._fades = 0
        self._round = False
        self._volume = (1.0, 1.0)

    def play(self, sound: pygame.mixer.Sound, loops: int = 0) -> None:
        self.begin(samples_of(sound), loops != 0)

    def begin(self, samples: np.ndarray, goes_round: bool) -> None:
        self._samples, self._at, self._fades, self._round, self._volume = samples, 0, 0, goes_round, (1.0, 1.0)

    def set_volume(self, left: float, right: float | None = None) -> None:
        self._volume = (left, left if right is None else right)

    def get_busy(self) -> bool:
        return self._samples is not None

    def stop(self) -> None:
        self._samples = None

    def fadeout(self, ms: int) -> None:
        self._fades = ms * RATE // 1000

    def give(self, count: int) -> np.ndarray | float:
        """The next samples; silence if nothing is played."""
        if self._samples is None:
            return 0.0
        end = self._at + count
        if self._round:
            part = self._samples.take(np.arange(self._at, end) % len(self._samples), axis=0)
        else:
            part = self._samples[self._at : end]
            part = np.pad(part, ((0, count - len(part)), (0, 0)))
        loud: Any = np.array(self._volume, np.float32)
        if self._fades:
            loud = loud * np.clip(self._fades - np.arange(count), 0, None)[:, None] / self._fades
        if self._fades or (not self._round and end >= len(self._samples)):
            self._samples = None
        self._at = end
        return part * loud


class Mixer:
    """Replace pygame's mixer while `monkeypatch` is active. `heard` is the output to the loudspeakers."""

    def __init__(self, monkeypatch: Any) -> None:
        self.channels: dict[int, Channel] = {}
        self.music = _Music()
        self.heard: list[np.ndarray] = []
        monkeypatch.setattr(pygame.mixer, "Channel", lambda number: self.channels.setdefault(number, Channel()))
        monkeypatch.setattr(pygame.mixer, "music", self.music)
        monkeypatch.setattr(Decoded, "round", lambda decoded, file: decoded.effect(file))  # no thread to wait for

    def mix(self, seconds: float) -> None:
        """Let so much time pass."""
        count = round(seconds * RATE)
        silence = np.zeros((count, 2), np.float32)
        self.heard.append(sum((one.give(count) for one in (*self.channels.values(), self.music.channel)), silence))


class _Music:
    """Like `pygame.mixer.music`."""

    def __init__(self) -> None:
        self.channel = Channel()
        self._loaded = np.zeros((1, 2))
        self.set_volume, self.stop = self.channel.set_volume, self.channel.stop

    def load(self, path: Path) -> None:
        self._loaded = samples_of(pygame.mixer.Sound(path))

    def unload(self) -> None:
        self.channel.stop()

    def play(self, loops: int) -> None:
        self.channel.begin(self._loaded, loops != 0)


def samples_of(sound: pygame.mixer.Sound) -> np.ndarray:
    """Samples from -1 to 1, a column for each ear, `RATE` a second."""
    samples = np.frombuffer(sound.get_raw(), np.int16)
    pairs = samples[: len(samples) // 4 * 4].reshape(-1, 2, 2)
    return (pairs[:, 0].astype(np.float32) + pairs[:, 1]) / np.float32(65536)
