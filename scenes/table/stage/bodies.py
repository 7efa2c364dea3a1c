"""Bodies: the half figures of players at a table, and how they move from one pose to the next.

Their poses depend only on public facts and the clock: the seat on turn, cards that leave and reach hands, and feelings
about events. With reduced motion a pose is still.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from pytweening import easeOutBack

from engine.core.seats import Seat
from game.cards.ring import SeatPlace
from game.draw.cache import Remembering, in_pieces
from game.draw.expressions import GLANCES
from game.draw.figures import TALL, features, figure, paw
from game.draw.paper import Piece
from game.easing import BODY_ACTS, BODY_CHEERS, BODY_DIP, BODY_MOVES, BODY_SLEEPS, BODY_THINKS
from game.theme import SeatLook, Theme
from scenes.seating import SeatPlan
from scenes.table.stage.faces import BLINKS, GLAD, SAD, Faces, Feeling
from scenes.table.stage.table_layout import TableLayout

REST, LOOK = "rest", "look"
STILL = (REST, LOOK)
"""Poses of players with reduced motion."""
AT_TABLES = (*STILL, "throw", "think", "draw", "cheer", "slump", "clap", "laugh", "sleep")
"""Poses that players take at a table, the most frequent ones first."""
EXPRESSIVE = {REST: (BLINKS, *GLANCES), LOOK: (BLINKS,), "think": (BLINKS,)}
"""Poses that last, and the expressions that their faces take. The others have an expression of their own."""
_AT_THE_SIDE, _SIDE_HEAD, _SIDE_SEATS = 400, 94, 5  # px: seats below that line have room above them
NO_ACT = "", 0.0
_DIP = 7  # px between two poses
_Wanted = tuple[Remembering[..., Piece], tuple[object, ...]]
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
    its waist. `up`: px by which it is higher than at rest."""

    figure: Piece
    expression: Piece | None
    waist: int
    up: int


class Bodies:
    """The poses of the players who `sit` at a table, and their figures. Nothing of it is drawn from a hand.

    Without `sit` nobody has a figure.
    """

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._sitting: tuple[Sequence[SeatPlan], TableLayout] | None = None
        self._seated: dict[Seat, Seated] = {}
        self._acts: dict[Seat, tuple[str, float]] = {}  # with the end
        self._awake: dict[Seat, float] = {}  # the last time at which each seat did something
        self._poses: dict[Seat, tuple[str, str, float]] = {}  # the pose, the one before, and when it changed
        self._on_turn: tuple[Seat | None, float] = (None, 0.0)  # with the beginning
        self._wanted: dict[_Wanted, None] = {}  # pictures to make, in order
        self._making = False
        self._later: Callable[[Iterator[None]], None] = lambda job: None  # takes a job for idle time

    def sit(
        self,
        seats: Sequence[SeatPlan],
        floor: TableLayout,
        theme: Theme,
        calm: bool,
        later: Callable[[Iterator[None]], None],
    ) -> None:
        """Give a figure to each player whose plate has room for it. `later` takes the job that draws the missing ones
        in idle time: every player at rest, then the next pose of each, then expressions."""
        if self._sitting == (seats, floor):
            return
        self._sitting, places = (seats, floor), [floor.place(seat) for seat in range(len(seats))]
        self._later, self._seated = (
            later,
            {
                seat: Seated(plan.picture, head, waist_of(place), place.side == "l", MANNERS[plan.character])
                for seat, (plan, place) in enumerate(zip(seats, places, strict=True))
                if place is not None and (head := head_at(place, len(seats), theme))
            },
        )
        sitting, poses = self._seated.values(), STILL if calm else AT_TABLES
        faces = () if calm else [(pose, name) for pose, names in EXPRESSIVE.items() for name in names]
        self._wanted.clear()
        self._want([(figure, one.asked(pose)) for pose in poses for one in sitting])
        self._want([(features, (*one.asked(pose), name)) for pose, name in faces for one in sitting])

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

    def act(self, seat: Seat, pose: str) -> None:
        """Let a player take a pose for a moment, because a card leaves or reaches its hand."""
        if self.faces.clock:
            self._acts[seat] = pose, self.faces.clock + BODY_ACTS

    def follow(self, on_turn: Seat | None) -> None:
        """Take the poses of this moment."""
        clock, faces = self.faces.clock, self.faces
        feelings = faces.feelings() if 0 < clock < faces.felt_until else {}
        if on_turn != self._on_turn[0]:
            self._on_turn = on_turn, clock
        others = "clap" if GLAD in feelings.values() else REST
        for seat in self._seated:
            was = self._poses[seat][0] if seat in self._poses else REST
            now, (act, until) = others, self._acts.get(seat, NO_ACT)
            if clock < until:
                now = act
            elif seat in feelings:
                now = self._felt(seat, feelings[seat])
            elif seat == faces.thinking and clock - self._on_turn[1] > BODY_THINKS:
                now = "think"
            elif seat == on_turn or seat == faces.thinking:
                now = LOOK
            if now != REST:
                self._awake[seat] = clock
            elif clock - self._awake.get(seat, 0.0) > BODY_SLEEPS:
                now = "sleep"
            if now != was:
                self._poses[seat] = now, was, clock

    def pose(self, seat: Seat) -> str:
        """The present pose of a seat, one of AT_TABLES. A player leaves the former one for some frames."""
        now, was, began = self._poses.get(seat, (REST, REST, 0.0))
        return was if self.faces.clock and self.faces.clock - began < BODY_DIP else now

    def _felt(self, seat: Seat, feeling: Feeling) -> str:
        """The pose of a seat that feels something."""
        if feeling == SAD:
            return "slump"
        return "cheer" if self.faces.clock - self.faces.felt(seat) < BODY_CHEERS else "laugh"

    def drawn(self, seat: Seat, expression: str) -> Body | None:
        """The figure of a seat in its pose, or at rest while that is not ready; None if only its head is drawn."""
        one = self._seated.get(seat)
        if one is None:
            return None
        pose = self.pose(seat)
        found = self._kept(figure, one.asked(pose))
        if found is None and pose != REST:
            pose, found = REST, self._kept(figure, one.asked(REST))
        if found is None:
            return None
        lively = expression in EXPRESSIVE.get(pose, ())
        face = self._kept(features, (*one.asked(pose), expression)) if lively else None
        return Body(found, face, one.waist, self._up(seat, one.manner))

    def _kept(self, make: Remembering[..., Piece], args: tuple[object, ...]) -> Piece | None:
        """A picture if it is ready. Otherwise it is made in idle time, once more if it had been."""
        found = make.kept(*args)
        if found is None:
            self._want(((make, args),))
        return found

    def _up(self, seat: Seat, manner: Manner) -> int:
        """By how many px a figure is higher than at rest. It dips between two poses and overshoots. While it thinks it
        breathes, in the steps of its halo, so that a table at rest is not drawn again."""
        clock = self.faces.clock
        since = clock - self._poses.get(seat, (REST, REST, -BODY_MOVES))[2]
        if not clock or since >= BODY_MOVES:
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
    if place.compact or place.tab or theme.large_text:
        return 0
    if place.y >= _AT_THE_SIDE and players < _SIDE_SEATS and not theme.kids:
        return _SIDE_HEAD
    return round(place.size * place.grip.height / TALL)


def waist_of(place: SeatPlace) -> int:
    """Return the px from the middle of a face down to a figure's waist, at the lower edge of the group of face and
    cards."""
    return round((place.grip.height - _TOP) * place.size)
