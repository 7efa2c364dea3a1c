"""Ambience: the loop of a table's background, and rare distant sounds."""

from math import inf
from random import Random

import pygame

from game.sound.catalogue import EVENTS
from game.sound.decoded import Decoded
from game.sound.mixer import Mixer

FADE = 0.9
"""Seconds of a fade."""
APART = (20.0, 70.0)
"""Seconds between two distant sounds."""


class Ambience:
    """Plays on one channel. Time and place of distant sounds depend only on their number so far, so all players hear
    the same."""

    def __init__(self, channel: int, mixer: Mixer, decoded: Decoded) -> None:
        self._channel, self._mixer, self._decoded = channel, mixer, decoded
        self.wanted = self._now = ""
        self.due = inf
        """The time of the next distant sound; infinity if there is none."""
        self._share = 0.0
        self._count = 0
        self._lots = Random()

    def begin(self, name: str, clock: float) -> None:
        """Change to the loop `name` at this time; empty means none."""
        self.wanted = name
        self._count += 1
        self._lots = Random(f"{name}-{self._count}")
        self.due = clock + self._lots.uniform(*APART) if EVENTS.get(name) else inf

    def far_away(self) -> tuple[str, float]:
        """Return the distant sound that is due, and its place between -1 and 1."""
        self.due += self._lots.uniform(*APART)
        return self._lots.choice(EVENTS[self.wanted]), self._lots.uniform(-1, 1)

    def advance(self, dt: float, volume: float) -> bool:
        """Let `dt` seconds of a fade pass, as loud as `volume`, 0 to 1. Returns whether it goes on."""
        if not self._mixer.open:
            self._now = ""
            return False
        channel, wanted = pygame.mixer.Channel(self._channel), self.wanted if volume else ""
        if self._now != wanted:
            self._share -= dt / FADE
            if self._share <= 0 or not self._now:
                self._change(channel, wanted)
        else:
            self._share = min(1.0, self._share + dt / FADE)
        channel.set_volume(volume * max(0.0, self._share))
        return self._now != wanted or self._share < 1.0

    def _change(self, channel: pygame.mixer.Channel, wanted: str) -> None:
        if self._now:
            channel.stop()
            self._decoded.drop(self._now)
            self._now = ""
        self._share = 0.0
        if wanted and (sound := self._decoded.round(wanted)) is not None:
            channel.play(sound, loops=-1)
            self._now = wanted
