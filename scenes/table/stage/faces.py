"""Animated faces. Each blinks at its own time, glances at the card just played, and smiles or droops at events.

While a computer player thinks, its face has a slow halo. All of it depends only on public events and the clock.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import atan2, hypot, tau
from typing import Literal

from engine.core.seats import Seat
from game.draw.expressions import GLANCES

Feeling = Literal["smile", "droop"]
GLAD: Feeling = "smile"
SAD: Feeling = "droop"
BLINK, EVERY, EVERY_MORE, KINDS = 0.14, 3.1, 0.43, 7  # seconds; number of seats with different blinks
GLANCE, FELT = 1.5, 2.2  # seconds
BLINKS = "blink"
WORD, SILENT = 2.0, 15.0  # seconds of a character's word, and until its next one
GROWS = 0.18  # seconds
NEAR = 60.0  # px: eyes do not turn to things that are nearer
BREATH, STEPS = 2.4, 10  # seconds from one full halo to the next; number of its sizes
HALO_LEAST, HALO_MOST = 0.72, 0.98  # its radius, relative to the face's size


@dataclass(slots=True)
class Faces:
    """A clip without end. With reduced motion it is not played, and faces do not move."""

    clock: float = 0.0
    thinking: Seat | None = None
    """The seat whose computer player is thinking."""
    felt_until: float = 0.0
    """The end of the latest feeling."""
    _felt: dict[Seat, tuple[Feeling, float]] = field(default_factory=dict)  # with its end
    _said: dict[Seat, tuple[Feeling, float]] = field(default_factory=dict)  # with its beginning
    # Place of the latest landing, and the end of the glance at it.
    _seen: tuple[tuple[float, float], float] = ((0.0, 0.0), 0.0)
    done = False

    def advance(self, dt: float) -> float:
        self.clock += dt
        return 0.0

    def finish(self) -> None:
        """Do nothing: the clip has no end state."""

    def glance(self, at: tuple[float, float]) -> None:
        """Turn all eyes there for a moment."""
        self._seen = at, self.clock + GLANCE

    def feel(self, feelings: Mapping[Seat, Feeling]) -> None:
        """Show these feelings for a moment, with a word of each seat that has not spoken lately."""
        self.felt_until = self.clock + FELT
        self._felt |= {seat: (feeling, self.felt_until) for seat, feeling in feelings.items()}
        now = {seat: (feeling, self.clock) for seat, feeling in feelings.items()}
        self._said |= {
            seat: word
            for seat, word in now.items()
            if seat not in self._said or word[1] >= self._said[seat][1] + SILENT
        }

    def word(self, seat: Seat) -> tuple[Feeling, float] | None:
        """The feeling behind the word of a seat, and how far (0 to 1) that word has grown out of its plate. None for no
        word."""
        feeling, began = self._said.get(seat, ("smile", -WORD))
        since = self.clock - began
        return (feeling, min(1.0, since / GROWS, (WORD - since) / GROWS)) if self.clock and since < WORD else None

    def feelings(self) -> Mapping[Seat, Feeling]:
        """The present feelings of seats."""
        return {seat: feeling for seat, (feeling, until) in self._felt.items() if self.clock < until}

    def felt(self, seat: Seat) -> float:
        """The time at which the latest feeling of a seat began."""
        return self._felt[seat][1] - FELT

    def expression(self, seat: Seat, at: tuple[float, float]) -> str:
        """The expression of a seat whose face is at `at`, one of `expressions.EXPRESSIONS`."""
        if not self.clock:
            return ""
        feeling, until = self._felt.get(seat, ("", 0.0))
        if self.clock < until:
            return feeling
        period = EVERY + EVERY_MORE * (seat * 3 % KINDS)
        if (self.clock + seat * EVERY_MORE) % period > period - BLINK:
            return BLINKS
        target, until = self._seen
        return towards(at, target) if self.clock < until else ""

    def breath(self, seat: Seat) -> float:
        """How far (0 to 1) a thinking seat has breathed in, in some steps; 0 for others."""
        if not self.clock or seat != self.thinking:
            return 0.0
        return round(abs(2 * (self.clock / BREATH % 1) - 1) * STEPS) / STEPS

    def halo(self, seat: Seat) -> float:
        """The radius of the halo of a thinking seat, relative to its face's size; otherwise 0."""
        if not self.clock or seat != self.thinking:
            return 0.0
        return HALO_LEAST + (HALO_MOST - HALO_LEAST) * self.breath(seat)


def towards(eye: tuple[float, float], target: tuple[float, float]) -> str:
    """The direction of a glance from one place to another; "" if they are near."""
    across, down = target[0] - eye[0], target[1] - eye[1]
    if hypot(across, down) < NEAR:
        return ""
    return GLANCES[round(atan2(down, across) / tau * len(GLANCES)) % len(GLANCES)]
