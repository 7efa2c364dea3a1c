"""Voices: which of the sounds that are asked for begin, when, and in which variant. No device, no clock but `dt`.

What begins hangs on what was asked for in public, and how often, alone: neither on the time of day nor on a card. What
is done in private has bags of variants of its own, so that it shifts nothing that others hear later.
"""

from collections import deque
from dataclasses import dataclass, field
from random import Random

from game.sound.catalogue import files

ONCE_IN = 0.04
"""Seconds in which the same sound and pitch is played once: twelve cards that land together are one slap."""
SPREAD = 0.06
"""Seconds between the beginnings of one sound in several pitches."""
WIDEST = 0.35
"""How far from the middle anything is heard: 1 would be one ear alone."""


@dataclass(frozen=True, slots=True)
class Voice:
    """A sound that begins after `at` seconds: its file, `step` notes of the pentatonic higher, at `place` between -1
    (left) and 1 (right)."""

    at: float
    name: str
    file: str
    step: int = 0
    place: float = 0.0
    share: float = 1.0
    """How high its wave is: of sounds that begin together each further one is 3 dB softer for each doubling."""


@dataclass(slots=True)
class _Bag:
    """Variants in a shuffled order, all of them before any comes again, and none twice running."""

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
    """Sounds that begin now (`ask`) or a little later (`advance`)."""

    def __init__(self) -> None:
        self.clock = 0.0
        self._bags: dict[tuple[str, bool], _Bag] = {}
        self._begun: dict[tuple[str, int], float] = {}
        self._latest: dict[str, tuple[float, int]] = {}  # when a sound of that name begins at the latest, and its pitch
        self._due: deque[Voice] = deque()
        self._starts: deque[float] = deque()  # of all that has begun, or will, in the last moment

    def ask(self, name: str, step: int = 0, place: float = 0.0, private: bool = False) -> Voice | None:
        """The voice that begins now; None if one sounds for it already, or it waits its turn."""
        before = self._begun.get((name, step))
        if before is not None and self.clock - before < ONCE_IN:
            return None
        at = self.clock
        latest = self._latest.get(name)
        if latest is not None and latest[1] != step:
            at = max(at, latest[0] + SPREAD)
        self._begun[name, step], self._latest[name] = at, (at, step)
        bag = self._bags.setdefault((name, private), _Bag(name))
        voice = Voice(at, name, bag.draw(), step, WIDEST * max(-1.0, min(1.0, place)), self._share(at))
        if at > self.clock:
            self._due.append(voice)
            return None
        return voice

    def _share(self, at: float) -> float:
        while self._starts and self.clock - self._starts[0] >= ONCE_IN:
            self._starts.popleft()
        self._starts.append(at)
        return float(sum(abs(other - at) < ONCE_IN for other in self._starts) ** -0.5)

    def advance(self, dt: float) -> list[Voice]:
        """`dt` seconds later: what has waited and begins now."""
        self.clock += dt
        begins = [voice for voice in self._due if voice.at <= self.clock]
        self._due = deque(voice for voice in self._due if voice.at > self.clock)
        return begins
