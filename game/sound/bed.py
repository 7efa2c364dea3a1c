"""Bed: music and ambience under all other sounds. It gets softer while one of those is heard."""

from game.settings import Values
from game.sound import levels
from game.sound.ambience import Ambience
from game.sound.decoded import Decoded
from game.sound.mixer import AMBIENCE, LAYER, Mixer
from game.sound.music import Music


class Bed:
    """At rest, while it neither fades nor moves to another level, it needs no time."""

    def __init__(self, mixer: Mixer, decoded: Decoded) -> None:
        self.music = Music(LAYER, mixer, decoded)
        self.ambience = Ambience(AMBIENCE, mixer, decoded)
        self.moves = True
        """Whether it fades, or something was changed that it has not taken up yet."""
        self.down = 0.0
        """Decibels by which it is lower now than the settings say."""

    def play(self, piece: str) -> bool:
        """Change to the piece of music; "" for none. Returns whether it is another one."""
        if self.music.wanted == piece:
            return False
        self.music.wanted, self.music.layer_wanted = piece, False
        self.moves = True
        return True

    def surround(self, name: str, clock: float) -> bool:
        """Change to the ambience at this time; "" for none. Returns whether it is another one."""
        if self.ambience.wanted == name:
            return False
        self.ambience.begin(name, clock)
        self.moves = True
        return True

    def layer(self, wanted: bool) -> None:
        """Set whether the layer of the piece is wanted."""
        self.music.layer_wanted, self.moves = wanted, True

    def ambience_volume(self, values: Values) -> float:
        """Return the loudness of the ambience and its distant sounds, 0 to 1."""
        night = levels.AT_NIGHT if values.night else 0.0
        return levels.loudness(values.music) * levels.factor(night) if values.ambience else 0.0

    def advance(self, clock: float, dt: float, down: float, values: Values) -> None:
        """Let `dt` seconds pass until `clock`, on the way to a level `down` decibels lower."""
        self.down = levels.towards(self.down, down, dt)
        level = self.down + (levels.AT_NIGHT if values.night else 0.0)
        fades = self.music.advance(clock, dt, levels.loudness(values.music) * levels.factor(level))
        self.moves = self.ambience.advance(dt, self.ambience_volume(values)) or fades
