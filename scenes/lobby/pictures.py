"""Pictures: children are called by a picture. Whoever sits down picks a face; nothing is typed, nothing is kept."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import medallion_piece
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.input.actions import Action, Press
from game.theme import CARD_EDGE, CREAM, INK, SEAT_LOOKS, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from scenes.lobby.seat import SeatScene
from scenes.seating import Seating, animal_of, called, with_look

if TYPE_CHECKING:
    from game.context import Context

_COLUMNS = 6
_ROOM = Rect(212, 182, 1496, 0)
_GAP = 20
_ABOVE_RAIL = 40
_TITLE, _TITLE_LINE = 84, 116
_FACE = 0.62
"""Of a tile's height."""
_NAME, _NAME_UP, _EDGE = 40, 44, 14
_TAKEN = "#A79FB8"
_TILE_RADIUS = 24


class PicturesScene(HouseScene):
    """Twelve faces. Dismissed with the Seating in which the seat has the chosen one, or as it was."""

    ring_radius = _TILE_RADIUS

    def __init__(
        self, context: "Context", seating: Seating, seat: Seat, sides: Sequence[Sequence[Seat]] = (),
        removable: bool = False, device: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(context)
        self.seating, self.seat, self.sides, self.removable = seating, seat, sides, removable
        self.device = device or self.device
        self.focus.at = ("look", seating[seat].look)

    def _taken(self) -> frozenset[int]:
        """Faces that other people have."""
        plans = enumerate(self.seating.seats)
        return frozenset(plan.look for seat, plan in plans if plan.person and seat != self.seat)

    def targets(self) -> Sequence[Target]:
        rows = -(-len(SEAT_LOOKS) // _COLUMNS)
        wide = (_ROOM.width + _GAP) // _COLUMNS - _GAP
        high = (self.theme.rail_top - _ABOVE_RAIL - _ROOM.top + _GAP) // rows - _GAP
        return tuple(
            Target(("look", look), Rect(_ROOM.left + x * (wide + _GAP), _ROOM.top + y * (high + _GAP), wide, high))
            for look, (y, x) in enumerate(divmod(number, _COLUMNS) for number in range(len(SEAT_LOOKS)))
        )

    def choose(self, target: Hashable, press: Press) -> None:
        del press
        if not isinstance(target, tuple):
            return
        look = int(target[1])
        if look in self._taken():
            self.refuse(say("pictures-taken-now", animal=animal_of(look)))
            return
        self.sound("choose")
        self.context.stack.dismiss(with_look(self.seating, self.seat, look))

    def bindings(self) -> tuple[Binding, ...]:
        more = Binding(Action.EXTRA, self._more, say("hint-more"))
        return self.with_focus(self.chooses(say("hint-pick")), more, self.leads_back())

    def _more(self, press: Press) -> None:
        """Whatever else there is to say about the seat is on a page of its own."""
        self.sound("choose")
        self.context.stack.push(
            SeatScene(self.context, self.seating, self.seat, self.sides, self.removable, press.device)
        )

    def uncover(self, result: object) -> None:
        if isinstance(result, Seating):
            self.context.stack.dismiss(result)
        else:
            super().uncover(result)

    def sentence(self) -> Message:
        at = self.focus.at
        if not isinstance(at, tuple):
            return say("pictures-pick")
        animal = animal_of(int(at[1]))
        return say("pictures-taken", animal=animal) if at[1] in self._taken() else say("pictures-be", animal=animal)

    def paint(self, canvas: Canvas) -> None:
        text.place(canvas, self.worded(say("pictures-pick")), _TITLE, (960, _TITLE_LINE), CREAM, "display")
        taken, names = self._taken(), tuple(called(look, self.voice) for look in range(len(SEAT_LOOKS)))
        for look, target in enumerate(self.focus.targets):
            _tile(look, names, target.rect.size, look in taken, self.theme).draw(canvas, target.rect.center)
        self.draw_focus(canvas)


@cached
def _tile(look: int, names: Sequence[str], size: tuple[int, int], taken: bool, theme: Theme) -> Piece:
    """A face over its name on cream paper; its anchor is its middle."""
    wide, high = size
    paper = board(wide, high, _TAKEN if taken else CREAM, _TILE_RADIUS, CARD_EDGE, 4).copy()
    face = round(high * _FACE)
    medallion_piece(SEAT_LOOKS[look], face, dim=taken).draw(paper, (wide // 2, _EDGE + face // 2))
    letters = min(text.fit(name, theme.sentence_px(_NAME), wide - 2 * _EDGE, theme.sentence_role) for name in names)
    text.place(paper, names[look], letters, (wide / 2, high - _NAME_UP), INK, theme.sentence_role)
    return with_shadow(paper, 8, 110, (2, 6))
