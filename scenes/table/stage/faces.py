"""Faces that live: seats blink, each in its own time, glance at what was just laid, smile or droop at what happened,
and have a slow halo while their computer player thinks. All of it follows public events and the clock alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import atan2, hypot, tau
from typing import Literal

from engine.core.events import Event
from engine.core.seats import Seat
from game.draw.expressions import GLANCES
from scenes.table.feature import Feature, V

Feeling = Literal["smile", "droop"]
BLINK, EVERY, EVERY_MORE, KINDS = 0.14, 3.1, 0.43, 7  # seconds; of so many seats in a row none blinks like another
GLANCE, FELT = 1.5, 2.2  # seconds
WORD, SILENT = 2.0, 15.0  # seconds that a word of a character stands, and until it has another one
GROWS = 0.18  # seconds
NEAR = 60.0  # px: what lies so near nobody has to turn the eyes for
BREATH, STEPS = 2.4, 10  # seconds of a halo, from one full one to the next; how many sizes it has
HALO_LEAST, HALO_MOST = 0.72, 0.98  # its radius, of the face's size


@dataclass(frozen=True, slots=True)
class Feelings(Feature[V]):
    """Who is glad or sorry of an event, by the view before it: from what everybody knows."""

    of: Callable[[Event, V], Mapping[Seat, Feeling]]


@dataclass(slots=True)
class Faces:
    """A clip that is never over; it is not played where motion is reduced, and then faces stay as they are."""

    clock: float = 0.0
    thinking: Seat | None = None
    """Whose computer player is awaited."""
    _felt: dict[Seat, tuple[Feeling, float]] = field(default_factory=dict)  # with when it is over
    _said: dict[Seat, tuple[Feeling, float]] = field(default_factory=dict)  # with when it was said
    _seen: tuple[tuple[float, float], float] = ((0.0, 0.0), 0.0)  # where something was laid, and until when it is news
    done = False

    def advance(self, dt: float) -> float:
        self.clock += dt
        return 0.0

    def finish(self) -> None:
        """There is nothing to land on."""

    def glance(self, at: tuple[float, float]) -> None:
        """Everybody looks there for a moment."""
        self._seen = at, self.clock + GLANCE

    def feel(self, feelings: Mapping[Seat, Feeling]) -> None:
        """These seats show it for a moment, and have a word for it, unless they had one not long ago."""
        self._felt |= {seat: (feeling, self.clock + FELT) for seat, feeling in feelings.items()}
        now = {seat: (feeling, self.clock) for seat, feeling in feelings.items()}
        self._said |= {
            seat: word
            for seat, word in now.items()
            if seat not in self._said or word[1] >= self._said[seat][1] + SILENT
        }

    def word(self, seat: Seat) -> tuple[Feeling, float] | None:
        """What a seat that has a word for it feels, and how far (0 to 1) that word has grown out of its plate."""
        feeling, began = self._said.get(seat, ("smile", -WORD))
        since = self.clock - began
        return (feeling, min(1.0, since / GROWS, (WORD - since) / GROWS)) if self.clock and since < WORD else None

    def expression(self, seat: Seat, at: tuple[float, float]) -> str:
        """The expression of a seat whose face is there, one of `expressions.EXPRESSIONS`."""
        if not self.clock:
            return ""
        feeling, until = self._felt.get(seat, ("", 0.0))
        if self.clock < until:
            return feeling
        period = EVERY + EVERY_MORE * (seat * 3 % KINDS)
        if (self.clock + seat * EVERY_MORE) % period > period - BLINK:
            return "blink"
        target, until = self._seen
        return towards(at, target) if self.clock < until else ""

    def halo(self, seat: Seat) -> float:
        """The radius of the halo of a seat that thinks, by the size of its face; 0 where it does not."""
        if not self.clock or seat != self.thinking:
            return 0.0
        share = abs(2 * (self.clock / BREATH % 1) - 1)
        return HALO_LEAST + (HALO_MOST - HALO_LEAST) * round(share * STEPS) / STEPS


def towards(eye: tuple[float, float], target: tuple[float, float]) -> str:
    """Which way to look from one place to another; "" to what is close."""
    across, down = target[0] - eye[0], target[1] - eye[1]
    if hypot(across, down) < NEAR:
        return ""
    return GLANCES[round(atan2(down, across) / tau * len(GLANCES)) % len(GLANCES)]
