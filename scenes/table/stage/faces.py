"""Animated faces and poses. Each face blinks at its own time, glances at the card just played, and smiles or droops at
events. While a computer player thinks, its face has a slow halo. Players throw and draw cards, cheer, slump and sleep.

All of it depends only on public facts and the clock.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import atan2, hypot, inf, tau
from typing import Literal

from engine.core.seats import Seat
from game.draw.expressions import GLANCES
from game.easing import BODY_ACTS, BODY_CHEERS, BODY_CLAPS, BODY_DIP, BODY_SLEEPS, BODY_THINKS

Feeling = Literal["smile", "droop"]
BLINK, EVERY, EVERY_MORE, KINDS = 0.14, 3.1, 0.43, 7  # seconds; number of seats with different blinks
GLANCE, FELT = 1.5, 2.2  # seconds
BLINKS, REST, LOOK = "blink", "rest", "look"
_NO_ACT, _NO_FEELING = ("", 0.0), ("", 0.0)
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
    _felt: dict[Seat, tuple[Feeling, float]] = field(default_factory=dict)  # with its end
    _felt_until: float = 0.0  # the end of the latest feeling
    _glad_until: float = 0.0  # and of the latest good one
    _said: dict[Seat, tuple[Feeling, float]] = field(default_factory=dict)  # with its beginning
    # Place of the latest landing, and the end of the glance at it.
    _seen: tuple[tuple[float, float], float] = ((0.0, 0.0), 0.0)
    _acts: dict[Seat, tuple[str, float]] = field(default_factory=dict)  # with the end
    _awake: dict[Seat, float] = field(default_factory=dict)  # the last time at which each seat did something
    # The pose, the one before, and when it changed.
    _poses: dict[Seat, tuple[str, str, float]] = field(default_factory=dict)
    _on_turn: tuple[Seat | None, float] = (None, 0.0)  # with the beginning
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
        self._felt_until = self.clock + FELT
        if "smile" in feelings.values():
            self._glad_until = self._felt_until
        self._felt |= {seat: (feeling, self._felt_until) for seat, feeling in feelings.items()}
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

    def act(self, seat: Seat, pose: str) -> None:
        """Let a player take a pose for a moment, because a card leaves or reaches its hand."""
        if self.clock:
            self._acts[seat] = pose, self.clock + BODY_ACTS

    def take_poses(self, players: int, on_turn: Seat | None) -> None:
        """Let the players take the poses of this moment."""
        clock = self.clock
        if on_turn != self._on_turn[0]:
            self._on_turn = on_turn, clock
        feels = 0 < clock < self._felt_until
        others = "clap" if feels and self._glad_until > clock else REST
        for seat in range(players):
            was = self._poses[seat][0] if seat in self._poses else REST
            now, (act, until) = others, self._acts.get(seat, _NO_ACT)
            feeling, ends = self._felt.get(seat, _NO_FEELING)
            if clock < until:
                now = act
            elif feels and clock < ends:
                now = "slump" if feeling == "droop" else "cheer" if ends - clock > FELT - BODY_CHEERS else "laugh"
            elif seat == self.thinking and clock - self._on_turn[1] > BODY_THINKS:
                now = "think"
            elif seat == on_turn or seat == self.thinking:
                now = LOOK
            if now != REST:
                self._awake[seat] = clock
            elif clock - self._awake.get(seat, 0.0) > BODY_SLEEPS:
                now = "sleep"
            if now != was:
                self._poses[seat] = now, was, clock

    def pose(self, seat: Seat) -> str:
        """The present pose of a seat, one of `bodies.AT_TABLES`. A player leaves the former one for some frames."""
        now, was, _ = self._poses.get(seat, (REST, REST, 0.0))
        since = self.since_pose(seat)
        if since < BODY_DIP:
            return was
        return "apart" if now == "clap" and since % (2 * BODY_CLAPS) < BODY_CLAPS else now

    def since_pose(self, seat: Seat) -> float:
        """Seconds since a seat took another pose; infinity if it did not, or if nothing moves."""
        return self.clock - self._poses[seat][2] if self.clock and seat in self._poses else inf

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
