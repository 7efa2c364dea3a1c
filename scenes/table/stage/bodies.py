"""Bodies: the half figures of players at a table, and how they move from one pose to the next.

Their poses depend only on public facts and the clock: the seat on turn, cards that leave and reach hands, and feelings
about events. With reduced motion a pose is still.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from math import sin, tau
from typing import NamedTuple

from pytweening import easeOutBack

from engine.core.seats import Seat
from game.cards.ring import SeatPlace
from game.draw.cache import in_pieces
from game.draw.figures import TALL, figure
from game.draw.paper import Piece
from game.easing import BODY_ACTS, BODY_CHEERS, BODY_DIP, BODY_MOVES, BODY_SLEEPS, BODY_THINKS
from game.theme import SeatLook, Theme
from scenes.table.stage.faces import Faces

REST = "rest"
AT_TABLES = (REST, "look", "throw", "think", "draw", "cheer", "slump", "clap", "laugh", "sleep")
"""Poses that players take at a table, the most frequent ones first."""
_AT_THE_SIDE, _SIDE_HEAD, _SIDE_SEATS = 400, 94, 5  # px: seats below that line have room above them
_DIP = 7  # px between two poses
_TOP = 0.56  # of a face's size: the upper edge of a group of face and cards over the face's middle


class Manner(NamedTuple):
    """How a character moves: seconds and px of a breath, and how far its moves overshoot."""

    breathes: float = 3.2
    breath: float = 2.0
    overshoot: float = 1.7


MANNERS = {
    "": Manner(),
    "bold": Manner(2.8, 3.0, 2.6),
    "careful": Manner(3.8, 1.5, 0.6),
    "hoarder": Manner(4.2, 2.0, 0.9),
    "gambler": Manner(2.4, 2.5, 2.2),
    "joker": Manner(2.6, 3.5, 3.2),
    "quick": Manner(1.9, 2.0, 2.0),
}


class Bodies:
    """The poses of the players, which `follow` the table. Nothing of it is drawn from a hand."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._acts: dict[Seat, tuple[str, float]] = {}  # with the end
        self._awake: dict[Seat, float] = {}  # the last time at which each seat did something
        self._poses: dict[Seat, tuple[str, str, float]] = {}  # the pose, the one before, and when it changed
        self._on_turn: tuple[Seat | None, float] = (None, 0.0)  # with the beginning
        self._making = False

    def act(self, seat: Seat, pose: str) -> None:
        """Let a player take a pose for a moment, because a card leaves or reaches its hand."""
        self._acts[seat] = pose, self.faces.clock + BODY_ACTS
        self._awake[seat] = self.faces.clock

    def follow(self, players: int, on_turn: Seat | None) -> None:
        """Take the poses of this moment."""
        clock = self.faces.clock
        if on_turn != self._on_turn[0]:
            self._on_turn = on_turn, clock
        for seat in range(players):
            was, _, _ = self._poses.get(seat, (REST, REST, 0.0))
            now = self._pose(seat)
            if now not in (REST, "sleep"):
                self._awake[seat] = clock
            if now != was:
                self._poses[seat] = now, was, clock

    def pose(self, seat: Seat) -> str:
        """The present pose of a seat, one of AT_TABLES. A player leaves the former one for some frames."""
        now, was, began = self._poses.get(seat, (REST, REST, 0.0))
        return was if self.faces.clock and self.faces.clock - began < BODY_DIP else now

    def _pose(self, seat: Seat) -> str:
        clock, (on_turn, began) = self.faces.clock, self._on_turn
        act, until = self._acts.get(seat, ("", 0.0))
        if clock < until:
            return act
        feeling, since = self.faces.feeling(seat)
        if feeling:
            return "slump" if feeling == "droop" else "cheer" if since < BODY_CHEERS else "laugh"
        if seat == on_turn or seat == self.faces.thinking:
            return "think" if seat == self.faces.thinking and clock - began > BODY_THINKS else "look"
        if self.faces.cheered:
            return "clap"
        return "sleep" if clock - self._awake.get(seat, 0.0) > BODY_SLEEPS else REST

    def up(self, seat: Seat, character: str) -> float:
        """By how many px a figure is higher than at rest: it dips between two poses, overshoots, and breathes."""
        if not self.faces.clock:
            return 0.0
        manner, clock = MANNERS[character], self.faces.clock
        breath = manner.breath * (0.5 + 0.5 * sin(tau * (clock / manner.breathes + seat / 5)))
        since = clock - self._poses.get(seat, (REST, REST, -BODY_MOVES))[2]
        if since >= BODY_MOVES:
            return breath
        if since < BODY_DIP:
            return breath - _DIP * since / BODY_DIP
        share = (since - BODY_DIP) / (BODY_MOVES - BODY_DIP)
        return breath - _DIP * (1 - float(easeOutBack(share, s=manner.overshoot)))

    def drawn(self, seat: Seat, look: SeatLook, place: SeatPlace, players: int, theme: Theme) -> Piece | None:
        """The figure of a seat in its pose, or at rest; None while it is not ready, or if there is only a head."""
        head = head_at(place, players, theme)
        if not head:
            return None
        for pose in (self.pose(seat), REST):
            if figure.ready(look, pose, head, _mirrored(pose, place)):
                return figure(look, pose, head, _mirrored(pose, place))
        return None

    def ahead(self, looks: Sequence[SeatLook], places: Sequence[SeatPlace | None], theme: Theme) -> Iterator[None]:
        """Draw all figures in idle time: every player at rest, then the next pose of each."""
        for pose in AT_TABLES:
            for look, place in zip(looks, places, strict=True):
                head = head_at(place, len(looks), theme) if place is not None else 0
                if head and place is not None:
                    yield from in_pieces(partial(figure, look, pose, head, _mirrored(pose, place)))


def head_at(place: SeatPlace, players: int, theme: Theme) -> int:
    """Width of the head of a figure at that place, px; 0 where seats have only heads."""
    if place.compact or place.tab or theme.large_text:
        return 0
    if place.y >= _AT_THE_SIDE and players < _SIDE_SEATS and not theme.kids:
        return _SIDE_HEAD
    return round(place.size * place.grip.height / TALL)


def waist_at(place: SeatPlace) -> tuple[float, float]:
    """The middle of a figure's waist, at the lower edge of its group of face and cards."""
    return place.x, place.y + (place.grip.height - _TOP) * place.size


def _mirrored(pose: str, place: SeatPlace) -> bool:
    """Whether a figure turns to the left: those at the right do, but resting ones are symmetric."""
    return pose != REST and place.side == "l"
