"""Voices: which requested sounds begin, when, and in which variant. No device, and no clock but that of frames.

The result depends only on the public requests so far, never on the time of day or on cards. Private sounds have their
own variants, so that they do not change what others hear later.
"""

from collections import deque
from dataclasses import dataclass, field
from random import Random

from game.sound.catalogue import files

ONCE_IN = 0.04
"""Seconds in which the same sound and pitch plays once: twelve cards that land together are one slap."""
SPREAD = 0.06
"""Seconds between the starts of one sound in several pitches."""
WIDEST = 0.35
"""Largest distance from the centre; 1 would be one ear only."""


@dataclass(frozen=True, slots=True)
class PlannedSound:
    """A sound that begins after `at` seconds: its file, `step` notes of the pentatonic scale higher, at `place` between
    -1 (left) and 1 (right)."""

    at: float
    name: str
    file: str
    step: int = 0
    place: float = 0.0
    share: float = 1.0
    """Amplitude: of sounds that begin together, each doubling makes further ones 3 dB softer."""


@dataclass(slots=True)
class _Bag:
    """Variants in shuffled order: all of them before any repeats, and none twice in a row."""

    name: str
    fills: int = 0
    left: list[str] = field(default_factory=list)
    latest: str = ""

    def draw(self) -> str:
        if not self.left:
            self.left = list(files(self.name))
            Random(f"{self.name}-{self.fills}").shuffle(self.left)
            self.fills += 1
            if self.left[-1] == self.latest:
                self.left.insert(0, self.left.pop())
        self.latest = self.left.pop()
        return self.latest


class Voices:
    """Sounds that begin now (`ask`) or a little later (`begin`)."""

    def __init__(self) -> None:
        self.clock = 0.0
        """Seconds that have passed. The player adds those of each frame."""
        self.due: deque[PlannedSound] = deque()
        """Sounds that begin later."""
        self._bags: dict[tuple[str, bool], _Bag] = {}
        self._begun: dict[tuple[str, int], float] = {}
        self._latest: dict[str, tuple[float, int]] = {}  # by name: the latest start of a sound, and its pitch
        self._starts: deque[float] = deque()  # of all recent or pending sounds

    def ask(self, name: str, step: int = 0, place: float = 0.0, private: bool = False) -> PlannedSound | None:
        """Return the voice that begins now, or None if the same one sounds already or it is delayed."""
        before = self._begun.get((name, step))
        if before is not None and self.clock - before < ONCE_IN:
            return None
        at = self.clock
        latest = self._latest.get(name)
        if latest is not None and latest[1] != step:
            at = max(at, latest[0] + SPREAD)
        self._begun[name, step], self._latest[name] = at, (at, step)
        bag = self._bags.setdefault((name, private), _Bag(name))
        voice = PlannedSound(at, name, bag.draw(), step, WIDEST * max(-1.0, min(1.0, place)), self._share(at))
        if at > self.clock:
            self.due.append(voice)
            return None
        return voice

    def _share(self, at: float) -> float:
        while self._starts and self.clock - self._starts[0] >= ONCE_IN:
            self._starts.popleft()
        self._starts.append(at)
        return float(sum(abs(other - at) < ONCE_IN for other in self._starts) ** -0.5)

    def begin(self) -> list[PlannedSound]:
        """Return the delayed voices that begin now."""
        begins = [voice for voice in self.due if voice.at <= self.clock]
        self.due = deque(voice for voice in self.due if voice.at > self.clock)
        return begins
