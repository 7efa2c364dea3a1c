"""Music: one looped piece, streamed from its file, and its extra layer near the end of a game.

The next piece starts when the last one has faded. A layer is a few bars long, starts with the piece and loops in step
with it, silent until wanted. It fades in and out at the start of four bars, by the piece's clock.
"""

import pygame

from engine import damage
from game.sound.catalogue import PIECES
from game.sound.decoded import Decoded
from game.sound.mixer import Mixer

FADE = 0.9
"""Seconds of a fade."""
LAYER_FADE = 1.5


class Music:
    """Plays on `pygame.mixer.music` and one channel."""

    def __init__(self, channel: int, mixer: Mixer, decoded: Decoded) -> None:
        self._channel, self._mixer, self._decoded = channel, mixer, decoded
        self.wanted = self.now = ""
        """The wanted piece, and the current one."""
        self.layer_wanted = self.layer_on = False
        self._began = self._clock = self._share = self._lag = 0.0  # when the piece began, and its seconds since
        self._switched = -LAYER_FADE
        self._streams = ""
        self._layer: pygame.mixer.Sound | None = None

    def advance(self, clock: float, dt: float, volume: float) -> bool:
        """Let `dt` seconds of a fade pass until `clock`, with the bed as loud as `volume`, 0 to 1. Returns whether it
        goes on."""
        self._clock = clock - self._began
        if self.now != self.wanted:
            self._share -= dt / FADE
            if self._share <= 0 or not self.now:
                self._change(clock)
        else:
            self._share = min(1.0, self._share + dt / FADE)
        self._switch_layer(dt)
        self._sound(volume)
        silent = not self._mixer.open or not self.now or not volume
        starts, fades = not silent and not self._streams, self.now != self.wanted or self._share < 1.0
        return starts or fades or self.layer_on != self.layer_wanted or self._layer_share() not in (0.0, 1.0)

    def _change(self, clock: float) -> None:
        self.stop()
        self.now, self._began = self.wanted, clock

    def stop(self) -> None:
        """Stop at once; the same piece would start from its beginning."""
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
        """The layer's share of the volume. The file may have started slightly later than the piece's clock."""
        share = max(0.0, min(1.0, (self._clock - self._lag - self._switched) / LAYER_FADE))
        return share if self.layer_on else 1.0 - share

    def _sound(self, volume: float) -> None:
        """Update the mixer to the piece's state."""
        if not self._mixer.open:
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
        """Start the piece; False while the layer is being decoded, or if there is no such file."""
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
