"""Bodies: the half figures of players at a table, and how they move from one pose to the next.

Their poses are those of `Faces`. With reduced motion a pose is still.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import pi, sin
from typing import NamedTuple

from pytweening import easeOutBack

from engine.core.seats import Seat
from game.cards.ring import SeatPlace
from game.draw.cache import Remembering, in_pieces
from game.draw.expressions import GLANCES
from game.draw.figures import TALL, features, figure, hat, paw
from game.draw.paper import Piece
from game.easing import BODY_DIP, BODY_HOPS, BODY_MOVES
from game.theme import SeatLook, Theme
from scenes.seating import SeatPlan
from scenes.table.stage.faces import BLINKS, LOOK, REST, Faces
from scenes.table.stage.table_layout import TableLayout

STILL = (REST, LOOK)
"""Poses of players with reduced motion."""
AT_TABLES = (*STILL, "throw", "think", "draw", "cheer", "slump", "clap", "apart", "laugh", "sleep")
"""Poses that players take at a table, the most frequent ones first."""
EXPRESSIVE = {REST: (BLINKS, *GLANCES), LOOK: (BLINKS,), "think": (BLINKS,)}
"""Poses that last, and the expressions that their faces take. The others have an expression of their own."""
_BESIDE, _HEAD_BESIDE, _MOST_BESIDE = range(400, 700), 110, 4  # y of seats that have room above them, and their head
_DIP, _HOP, _HOPS = 7, 14, 2  # px between two poses; px of a hop of a cheer, and how many
_Wanted = tuple[Remembering[..., Piece], tuple[object, ...]]
_BEHIND_TAB = 6  # px
_TOP = 0.56  # of a face's size: the upper edge of a group of face and cards over the face's middle


class Manner(NamedTuple):
    """How a character moves: px of a breath while it thinks, and how far its moves overshoot."""

    breath: float = 3.0
    overshoot: float = 1.7


MANNERS = {
    "": Manner(),
    "bold": Manner(4.0, 2.6),
    "careful": Manner(2.0, 0.6),
    "hoarder": Manner(2.5, 0.9),
    "gambler": Manner(3.5, 2.2),
    "joker": Manner(5.0, 3.2),
    "quick": Manner(3.0, 2.0),
}


class Seated(NamedTuple):
    """A player with a figure. `head`: its width, px. `waist`: px from the middle of the plate's face down to the waist.
    `turned`: whether the figure turns to the left, which a resting one does not show."""

    look: SeatLook
    head: int
    waist: int
    turned: bool
    manner: Manner

    def asked(self, pose: str) -> tuple[SeatLook, str, int, bool]:
        """The arguments of `figure` for a pose."""
        return self.look, pose, self.head, self.turned and pose != REST


class Body(NamedTuple):
    """A figure to draw. `expression`: what its face changes. `waist`: px from the middle of the plate's face down to
    its waist. `up`: px by which it is higher than at rest. `head`: its width. `hat`: the place of a hat, px
    from the waist."""

    figure: Piece
    expression: Piece | None
    waist: int
    up: int
    head: int
    hat: tuple[float, float]


class Bodies:
    """The figures of the players who `sit` at a table. Without `sit` all players are heads."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._sitting: tuple[object, ...] = ()
        self._seated: dict[Seat, Seated] = {}
        self._wanted: dict[_Wanted, None] = {}  # pictures to make, in order
        self._making = False
        self._later: Callable[[Iterator[None]], None] = lambda job: None  # takes a job for idle time

    def sit(
        self,
        seats: Sequence[SeatPlan],
        floor: TableLayout,
        opened: Sequence[Seat],
        theme: Theme,
        calm: bool,
        later: Callable[[Iterator[None]], None],
    ) -> None:
        """Give a figure to each player whose plate has room for it. `opened`: seats with open hands, whose cards need
        that room. `later` takes the job that draws the missing ones in idle time: every player at rest, then the next
        pose of each, then expressions."""
        sitting = seats, floor, opened, theme, calm
        if self._sitting == sitting:
            return
        self._sitting, self._later = sitting, later
        places = [floor.place(seat) for seat in range(len(seats))]
        self._seated = {
            seat: Seated(plan.picture, head, waist_of(place), place.side == "l", MANNERS[plan.character])
            for seat, (plan, place) in enumerate(zip(seats, places, strict=True))
            if place is not None and seat not in opened and (head := head_at(place, len(seats), theme))
        }
        players, poses = self._seated.values(), STILL if calm else AT_TABLES
        faces = () if calm else [(pose, name) for pose, names in EXPRESSIVE.items() for name in names]
        self._wanted.clear()
        self._want([(figure, one.asked(pose)) for pose in poses for one in players])
        self._want([(features, (*one.asked(pose), name)) for pose, name in faces for one in players])

    def _want(self, pictures: Sequence[_Wanted]) -> None:
        """Make these pictures in idle time, after those that are wanted already."""
        self._wanted |= dict.fromkeys(pictures)
        if not self._making:
            self._making = True
            self._later(self._made())

    def _made(self) -> Iterator[None]:
        while self._wanted:
            make, args = wanted = next(iter(self._wanted))
            yield from in_pieces(partial(make, *args))
            self._wanted.pop(wanted, None)
        self._making = False

    def figure_of(self, seat: Seat, expression: str) -> Body | None:
        """The figure of a seat in its pose, or at rest while that is not ready; None if only its head is drawn."""
        one = self._seated.get(seat)
        if one is None:
            return None
        pose = self.faces.pose(seat)
        found = self._kept(figure, one.asked(pose))
        if found is None and pose != REST:
            pose, found = REST, self._kept(figure, one.asked(REST))
        if found is None:
            return None
        lively = expression in EXPRESSIVE.get(pose, ())
        face = self._kept(features, (*one.asked(pose), expression)) if lively else None
        _, _, head, mirrored = one.asked(pose)
        return Body(found, face, one.waist, self._up(seat, pose, one.manner), head, hat(pose, head, mirrored))

    def _kept(self, make: Remembering[..., Piece], args: tuple[object, ...]) -> Piece | None:
        """A picture if it is ready. Otherwise it is made in idle time, once more if it had been."""
        found = make.kept(*args)
        if found is None:
            self._want(((make, args),))
        return found

    def _up(self, seat: Seat, pose: str, manner: Manner) -> int:
        """By how many px a figure is higher than at rest. It dips between two poses and overshoots, and hops when it
        cheers. While it thinks it breathes, in the steps of its halo, so that a table at rest is not drawn again."""
        since = self.faces.since_pose(seat)
        hops = (since - BODY_MOVES) / BODY_HOPS
        if pose == "cheer" and 0 <= hops < _HOPS:
            return round(_HOP * abs(sin(pi * hops)))
        if since >= BODY_MOVES:
            return round(manner.breath * self.faces.breath(seat))
        if since < BODY_DIP:
            return -round(_DIP * since / BODY_DIP)
        share = (since - BODY_DIP) / (BODY_MOVES - BODY_DIP)
        return -round(_DIP * (1 - float(easeOutBack(share, s=manner.overshoot))))

    def paw(self, seat: Seat, pose: str) -> tuple[float, float] | None:
        """The place of a card in the paw of a player, px from the middle of the plate's face; None without a figure."""
        one = self._seated.get(seat)
        if one is None:
            return None
        across, up = paw(pose, one.head, one.turned)
        return across, one.waist + up


def head_at(place: SeatPlace, players: int, theme: Theme) -> int:
    """Width of the head of a figure at that place, px; 0 where seats have only heads."""
    if place.compact or theme.large_text:
        return 0
    if place.tab:
        return place.head
    if place.y in _BESIDE and players <= _MOST_BESIDE:
        return _HEAD_BESIDE
    return round(place.size * place.grip.height / TALL)


def waist_of(place: SeatPlace) -> int:
    """Return the px from the middle of a face down to a figure's waist. It is at the lower edge of the group of face
    and cards, or behind the upper edge of a tab."""
    if place.tab:
        return place.tab[1] + _BEHIND_TAB - place.y
    return round((place.grip.height - _TOP) * place.size)
