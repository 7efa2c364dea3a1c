"""Mixer: the machine's sound device and its channels."""

import contextlib
from collections import deque

import pygame

from game.quiet import quiet

FREQUENCY = 48_000
"""Sample rate of our files, so that loading converts nothing."""
SPEECH, AMBIENCE, LAYER = 0, 1, 2
"""Channels that effects must not take."""
STOP_MS = 20
_BITS, _BUFFER = -16, 512
"""11 ms of buffer."""
_CHANNELS = 24
_RESERVED = 3
_MOST_FOLEY = 6


class Mixer:
    """Plays effects on free channels while it is `open`. Nothing raises."""

    def __init__(self) -> None:
        self.open = False
        self._foley: deque[pygame.mixer.Channel] = deque()
        self._given_way = 0

    def begin(self, mono: bool) -> None:
        """Open the device, if there is one."""
        try:
            with quiet():
                pygame.mixer.init(FREQUENCY, _BITS, 1 if mono else 2, _BUFFER, allowedchanges=0)
        except pygame.error:
            return
        pygame.mixer.set_num_channels(_CHANNELS)
        self.open = True

    def close(self) -> None:
        """Close the device."""
        self.open = False
        self._foley.clear()
        pygame.mixer.quit()

    @property
    def outputs(self) -> tuple[str, ...]:
        """The names of the machine's sound devices, for a seat's headset."""
        if not self.open:
            return ()
        from pygame._sdl2 import audio

        with contextlib.suppress(pygame.error):
            return tuple(audio.get_audio_device_names(False))
        return ()

    def play(self, sound: pygame.mixer.Sound, factor: float, place: float, foley: bool = False) -> None:
        """Play an effect, `factor` times as loud as it is, at `place` between -1 (left) and 1 (right)."""
        channel = self._free()
        if foley:
            self._foley = deque(other for other in self._foley if other.get_busy())
            if len(self._foley) >= _MOST_FOLEY:
                self._foley.popleft().fadeout(STOP_MS)
            self._foley.append(channel)
        channel.play(sound)
        channel.set_volume(factor * min(1.0, 1 - place), factor * min(1.0, 1 + place))

    def _free(self) -> pygame.mixer.Channel:
        """Return a channel for an effect; if all are busy, the next in turn. The mixer's own choice could be a reserved
        one."""
        for number in range(_RESERVED, _CHANNELS):
            if not (channel := pygame.mixer.Channel(number)).get_busy():
                return channel
        self._given_way = (self._given_way + 1) % (_CHANNELS - _RESERVED)
        return pygame.mixer.Channel(_RESERVED + self._given_way)
