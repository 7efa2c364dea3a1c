"""The guests of the children's party: all players side by side, laughing, with their names and their praise."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from engine.core.messages import Message
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas, put
from game.draw import boards, text
from game.draw.avatar import disc
from game.draw.cache import cached
from game.draw.expressions import laughing
from game.draw.paper import Piece, with_shadow
from game.theme import CREAM, SMALLEST_TEXT, STAGE, SeatLook, Theme
from game.widgets.house_scene import HouseScene
from scenes.seating import Seating

DID_INK = "#FFE9AE"
FACE_Y = 388
_ROOM, _STEP_MOST = 1390, 336  # px for all guests, and most px from one to the next
_FACE, _HEAD = 208, 176
_HEAD_UP = 0.05  # share of the face by which a head is higher
_CROWN, _CROWN_UP, _CROWN_FALLS = 0.4, 0.36, 260  # shares of the face, and px
_SWAY, _SWAY_STEP, _SWAYS, _HOP = 5.0, 1.25, 1.6, 10.0  # degrees, seconds of one sway, px
_NAME, _NAME_LARGE, _NAME_Y, _NAME_DOWN = 56, 84, 534, 14
_DID, _DID_Y = 38, 592
_CLEAR = 24  # px beside a name without confetti
_APART, _TURN_DOWN = 24, 46  # px between two names, and between two lines of names


@dataclass(frozen=True, slots=True)
class GuestPlace:
    """The place of a guest: the middle, and its room in px."""

    seat: Seat
    x: int
    room: int


class _Names(NamedTuple):
    """Size of all names' letters, the room of a name, and whether names alternate between two lines."""

    letters: int
    room: int
    turns: bool


def guests(count: int) -> tuple[GuestPlace, ...]:
    """The places of all players, side by side in the order of the table and at the same height."""
    room = min(_STEP_MOST, _ROOM // count)
    left = STAGE[0] // 2 - room * (count - 1) / 2
    return tuple(GuestPlace(seat, round(left + room * seat), room) for seat in range(count))


def names_end(theme: Theme) -> int:
    """y below all names and the praise below them."""
    return _NAME_Y + _NAME_DOWN + _NAME_LARGE * 2 // 3 if theme.large_text else _DID_Y + _DID * 3 // 5


class GuestLine:
    """All guests of the party of `scene`. `did`: the praise of each person."""

    def __init__(
        self, scene: HouseScene, seating: Seating, winners: Sequence[Seat], did: Mapping[Seat, Message]
    ) -> None:
        self._scene, self._seating, self._winners, self._did = scene, seating, winners, did
        self._places = guests(len(seating))

    def words(self) -> tuple[Rect, ...]:
        """Rectangles of all names and the praise below them."""
        return tuple(self._words_of(guest, self._names) for guest in self._places)

    def draw(self, canvas: Canvas, stood: float, crown: float) -> None:
        """Draw all guests after `stood` seconds. The crowns of the winners are down to the share `crown`."""
        names = self._names
        for guest in self._places:
            self._draw(canvas, guest, names, stood, crown)

    @property
    def _names(self) -> _Names:
        """Names that are too long for one line alternate between two lines, and the praise is left out."""
        theme, names, room = self._scene.theme, self._seating.names, self._places[0].room
        turns = any(text.width(name, SMALLEST_TEXT, theme.sentence_role) > room - _APART for name in names)
        most = room * 3 // (2 if turns else 3) - _APART
        wanted = _NAME if turns or not theme.large_text else _NAME_LARGE
        return _Names(min(text.fit(name, wanted, most, theme.sentence_role) for name in names), most, turns)

    def _praised(self, seat: Seat, names: _Names) -> bool:
        """Whether the praise of a guest has room below its name."""
        return seat in self._did and not self._scene.theme.large_text and not names.turns

    def _words_of(self, guest: GuestPlace, names: _Names) -> Rect:
        theme, top = self._scene.theme, self._name_y(guest.seat, names) - names.letters // 2
        if self._praised(guest.seat, names):
            return Rect(guest.x - names.room // 2, top, names.room, names_end(theme) - top)
        wide = text.width(self._seating[guest.seat].name, names.letters, theme.sentence_role)
        return Rect(guest.x - wide // 2, top, wide, names.letters).inflate(_CLEAR, 0)

    def _name_y(self, seat: Seat, names: _Names) -> int:
        down = _NAME_DOWN if self._scene.theme.large_text else 0
        return _NAME_Y + down + (_TURN_DOWN if names.turns and seat % 2 else 0)

    def _draw(self, canvas: Canvas, guest: GuestPlace, names: _Names, stood: float, crown: float) -> None:
        plan, role = self._seating[guest.seat], self._scene.theme.sentence_role
        size = min(_FACE, round(guest.room * 0.72))
        _face(plan.picture, size).draw(canvas, (guest.x, FACE_Y))
        swing, hop = self._swaying(guest.seat, stood)
        top = FACE_Y - round(size * _HEAD_UP) - hop
        _head(plan.picture.animal, round(size * _HEAD / _FACE), swing).draw(canvas, (guest.x, top))
        if guest.seat in self._winners and crown > 0:
            fall = round((1 - crown) * -_CROWN_FALLS)
            boards.crown(round(size * _CROWN)).draw(canvas, (guest.x, top - round(size * _CROWN_UP) + fall))
        name = text.clipped(plan.name, names.letters, names.room, role)
        text.place(canvas, name, names.letters, (guest.x, self._name_y(guest.seat, names)), CREAM, role)
        if self._praised(guest.seat, names):
            words, room = self._scene.words_of(self._did[guest.seat]), names.room
            lines = text.lines(words, text.fit(words, _DID, room, role), room, DID_INK, role, 1.1)
            put(canvas, lines, midtop=(guest.x, _DID_Y - _DID * 3 // 5))

    def _swaying(self, seat: Seat, stood: float) -> tuple[float, int]:
        """Degrees by which a laughing head leans, and px that it hops. Neighbours lean to opposite sides."""
        if self._scene.context.settings.get.reduced_motion:
            return 0.0, 0
        wave = math.sin(math.tau * (stood / (2 * _SWAYS) + seat / 3))
        return round(_SWAY * wave / _SWAY_STEP) * _SWAY_STEP, round(_HOP * abs(wave))


@cached
def _face(look: SeatLook, size: int) -> Piece:
    """The disc behind a head; anchored at its middle."""
    return with_shadow(disc(size, look.main, CREAM, max(4, size // 26)), 12, 130, (3, 8))


@cached
def _head(kind: str, size: int, turn: float) -> Piece:
    """A laughing head, turned by `turn` degrees; anchored at its middle."""
    drawn = laughing(kind, size)
    return with_shadow(surfaces.rotozoom(drawn, turn, 1) if turn else drawn, 8, 110, (2, 6))
