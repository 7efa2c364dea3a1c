"""Music: one piece that goes round, streamed from its file, and the layer that comes in over it near the end of a game.

Pieces change when the one before has faded. A layer is a few bars long, begins with the piece and goes round in step
with it, unheard until it is wanted; it comes and goes on a line of four bars, by the clock of the piece.
"""

from collections.abc import Callable

import pygame

from engine import damage
from game.sound.catalogue import PIECES
from game.sound.decoded import Decoded

FADE = 0.9
"""Seconds in which a piece comes and goes."""
LAYER_FADE = 1.5


class Music:
    """Plays on `pygame.mixer.music` and one channel."""

    def __init__(self, channel: int, audible: Callable[[], bool], decoded: Decoded) -> None:
        self._channel, self._audible, self._decoded = channel, audible, decoded
        self.wanted = self.now = ""
        """The piece that is to be heard, and the one that is."""
        self.layer_wanted = self.layer_on = False
        self._clock = self._share = self._lag = 0.0
        self._switched = -LAYER_FADE
        self._streams = ""
        self._layer: pygame.mixer.Sound | None = None

    def advance(self, dt: float, volume: float) -> None:
        """`dt` seconds later, with the bed as loud as `volume` says, 0 to 1."""
        self._clock += dt
        if self.now != self.wanted:
            self._share -= dt / FADE
            if self._share <= 0 or not self.now:
                self._change()
        else:
            self._share = min(1.0, self._share + dt / FADE)
        self._switch_layer(dt)
        self._sound(volume)

    def _change(self) -> None:
        self.stop()
        self.now = self.wanted

    def stop(self) -> None:
        """Silence at once; the same piece would begin anew."""
        self._clock = self._share = self._lag = 0.0
        self.layer_on, self._switched = False, -LAYER_FADE
        self.now = ""
        self._be_silent()

    def _be_silent(self) -> None:
        self._layer = None
        if self._streams:
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
            pygame.mixer.Channel(self._channel).stop()
            self._decoded.drop(f"{self._streams}_end")
            self._streams = ""

    def _switch_layer(self, dt: float) -> None:
        if not self.now:
            return
        line = PIECES[self.now].line
        if self.layer_wanted != self.layer_on and int(self._clock / line) != int((self._clock - dt) / line):
            self.layer_on, self._switched = self.layer_wanted, self._clock

    def _layer_share(self) -> float:
        """How far the layer is in. What is heard may have begun a little later than the piece should have."""
        share = max(0.0, min(1.0, (self._clock - self._lag - self._switched) / LAYER_FADE))
        return share if self.layer_on else 1.0 - share

    def _sound(self, volume: float) -> None:
        """Bring the mixer to where the piece is."""
        if not self._audible():
            return
        if not self.now or not volume:
            self._be_silent()
            return
        if not self._streams and not self._start():
            return
        pygame.mixer.music.set_volume(volume * self._share)
        if self._layer is not None:
            pygame.mixer.Channel(self._channel).set_volume(volume * self._share * self._layer_share())

    def _start(self) -> bool:
        """False as long as the layer is being decoded, or where there is no such file."""
        file, path = f"{self.now}_end", self._decoded.path(self.now)
        layer = self._decoded.round(file) if PIECES[self.now].layered else None
        awaited = PIECES[self.now].layered and layer is None and self._decoded.has(file)
        if awaited or path is None:
            return False
        try:
            pygame.mixer.music.load(path)
        except pygame.error as error:
            damage.note(path, error)
            return False
        self._streams, self._layer = self.now, layer
        self._lag = self._clock
        pygame.mixer.music.set_volume(0.0)
        pygame.mixer.music.play(loops=-1)
        if layer is not None:
            channel = pygame.mixer.Channel(self._channel)
            channel.play(layer, loops=-1)
            channel.set_volume(0.0)
        return True
