"""A page of a seat with a grid of faces, for pictures (`pictures.py`) and characters (`characters.py`). The tag beside
it shows the face in focus."""

from collections.abc import Hashable, Sequence

from pygame import Rect

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.paper import Piece
from game.draw.tags import LARGE_TAG, panel_rect, portrait
from game.easing import FACE_TURNS
from game.input.actions import Press
from game.theme import CREAM, SEAT_LOOKS
from game.timeline import Lane
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.lobby.seat import TAG, TILES, SeatPage
from scenes.seating import Seating

RADIUS = 22
_GAP = (20, 22)
_ABOVE_BAR, _TAG_TOP = 30, 171
_TITLE, _TITLE_LINE = 84, 121
_TITLE_LARGE, _TITLE_LINE_LARGE = 64, 98  # between the valance and the faces with large text
_PAPER = "#FFFAEC"
"""Colour of a tag's edge while its panel turns."""
_MIDDLE_NOTE = len(SEAT_LOOKS) // 2


class FacesPage(SeatPage):
    """Faces in rows. The tag shows the face in focus; confirm takes it."""

    ring_radius = RADIUS
    columns = 4

    def __init__(
        self,
        context: Context,
        seating: Seating,
        seat: Seat,
        sides: Sequence[Sequence[Seat]] = (),
        removable: bool = False,
        device: str | None = None,
    ) -> None:
        super().__init__(context, seating, seat, sides, removable, device)
        self.focus.at = self.own_tile
        self.lane = Lane()
        self.shown = self.before = self.plan.look
        """The face on the tag, and the one before it."""
        self.turned = 1.0

    # Interface of subclasses

    @property
    def tiles(self) -> Sequence[Hashable]:
        """The tiles to choose from. The last one fills the rest of its row."""
        raise NotImplementedError

    @property
    def own_tile(self) -> Hashable:
        """The tile of this seat."""
        raise NotImplementedError

    @property
    def heading(self) -> Message:
        """The heading above the faces."""
        raise NotImplementedError

    def face(self, tile: Hashable) -> int:
        """The picture that the tag would have with the tile; the seat's own one if the tile is taken."""
        raise NotImplementedError

    def name(self, tile: Hashable) -> str:
        """The name that the tag would have with the tile."""
        raise NotImplementedError

    def drawn(self, tile: Hashable, size: tuple[int, int]) -> Piece:
        """The picture of a tile; its anchor is its middle."""
        raise NotImplementedError

    def taken_by(self, tile: Hashable) -> Seating | Message:
        """The seating with the tile, or the reason why it cannot be chosen."""
        raise NotImplementedError

    def owner_of(self, look: int) -> Seat | None:
        """The other seat with a face."""
        plans = enumerate(self.seating.seats)
        return next((seat for seat, plan in plans if plan.look == look and seat != self.seat), None)

    def is_taken(self, look: int) -> bool:
        """Whether another person has a face. A computer player would give it up."""
        owner = self.owner_of(look)
        return owner is not None and self.seating[owner].person

    # Input

    def targets(self) -> Sequence[Target]:
        tiles = self.tiles
        rows, top = -(-len(tiles) // self.columns), TILES.top + self.tag_rect.top - _TAG_TOP
        wide = (TILES.width + _GAP[0]) // self.columns - _GAP[0]
        high = (self.theme.bar_top - _ABOVE_BAR - top + _GAP[1]) // rows - _GAP[1]
        out = []
        for number, tile in enumerate(tiles):
            y, x = divmod(number, self.columns)
            over = self.columns - x if number == len(tiles) - 1 else 1
            at = (TILES.left + x * (wide + _GAP[0]), top + y * (high + _GAP[1]))
            out.append(Target(tile, Rect(*at, over * (wide + _GAP[0]) - _GAP[0], high)))
        return (*out, Target(TAG, self.tag_rect))

    def choose(self, target: Hashable, press: Press) -> None:
        if target == TAG:
            self.turn_over(press)
            return
        taken = self.taken_by(target)
        if isinstance(taken, Message):
            self.refuse(taken)
            return
        self.sound("choose")
        self.context.stack.dismiss(taken)

    def own_bindings(self) -> tuple[Binding, ...]:
        """More bindings of the subclass."""
        return ()

    def bindings(self) -> tuple[Binding, ...]:
        on_tag, more = self.focus.at == TAG, say("hint-more")
        over = (one.silent if on_tag else one for one in self.turns_over(more))
        does = self.chooses(more if on_tag else say("hint-pick"))
        return self.with_focus(does, *self.own_bindings(), *over, self.leads_back())

    def settle(self, at: Hashable = None) -> None:
        """Let the tag show the face in focus, unless it is taken."""
        super().settle(at)
        look = self.face(self._looked_at())
        if look != self.shown:
            self.before, self.shown = self.shown, look
            self.lane.finish()
            if not self.context.settings.get.reduced_motion:
                self.turned = 0.0
                self.lane.play(FACE_TURNS.tween(self, turned=1.0))

    def _looked_at(self) -> Hashable:
        return self.own_tile if self.focus.at == TAG or self.focus.at is None else self.focus.at

    def sound(self, name: str) -> None:
        """Play the sound, and for a move of the focus the animal's own note."""
        super().sound(name)
        if name == "focus" and self.focus.at != TAG:
            self.context.sound.play("pluck", self.face(self._looked_at()) - _MIDDLE_NOTE)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.lane.advance(dt)

    # Drawing

    def paint(self, canvas: Canvas) -> None:
        title, large = self.words_of(self.heading), self.theme.large_text
        size = text.fit(title, _TITLE_LARGE if large else _TITLE, TILES.width, "display")
        line = _TITLE_LINE_LARGE if large else _TITLE_LINE
        text.place(canvas, title, size, (TILES.left, line), CREAM, "display", "left")
        self._draw_own(canvas)
        for target in self.focus.targets:
            if target.id != TAG:
                self.drawn(target.id, target.rect.size).draw(canvas, target.rect.center)
        if self.focus.at != TAG:
            self.draw_focus(canvas)

    def _draw_own(self, canvas: Canvas) -> None:
        """Draw the tag with the face; its panel turns about its middle."""
        look = SEAT_LOOKS[self.shown]
        self.draw_tag(canvas, look, self.name(self._looked_at()), self.focus.at == TAG)
        if self.turned >= 1:
            return
        place = panel_rect(LARGE_TAG).move(self.tag_rect.topleft)
        canvas.fill(_PAPER, place)
        side = look if self.turned > 0.5 else SEAT_LOOKS[self.before]
        wide = max(4, round(place.width * abs(1 - 2 * self.turned)))
        put(canvas, surfaces.smoothscale(portrait(side, LARGE_TAG), (wide, place.height)), center=place.center)
