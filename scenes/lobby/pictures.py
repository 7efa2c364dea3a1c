"""Pictures: the first page of a seat. Whoever sits there picks a face, and the tag shows it as it will hang. Children
are called by it; nothing is typed, and nothing about them is kept."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached
from game.draw.paper import Piece, board, dimmed, with_shadow
from game.draw.patterns import panel
from game.draw.tags import LARGE_TAG, panel_rect, portrait
from game.easing import FACE_TURNS
from game.input.actions import Action, Press
from game.theme import CARD_EDGE, CREAM, INK, SEAT_LOOKS, SeatLook, Theme
from game.timeline import Lane
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.lobby.seat import TAG, TILES, SeatPage
from scenes.seating import Seating, animal_of, called, with_look

if TYPE_CHECKING:
    from game.context import Context

_COLUMNS = 4
_GAP = (20, 22)
_ABOVE_RAIL, _TAG_TOP = 30, 171
_TITLE, _TITLE_LINE = 84, 121
_TITLE_LARGE, _TITLE_LINE_LARGE = 64, 98  # between the valance and faces that stand higher
_EDGE, _RADIUS = 7, 22
_HEAD, _HEAD_NAMED = 0.69, 0.56  # of a tile's height: the animal alone, and over its name
_NAME, _PLATE_LETTERS, _LARGEST_NAME, _PLATE_HIGH, _PLATE_UP = 44, 38, 46, 58, 42
_PAPER = "#FFFAEC"
"""What is seen of a tag while its panel turns."""
_MIDDLE_NOTE = len(SEAT_LOOKS) // 2


class PicturesScene(SeatPage):
    """Twelve faces. Whoever moves sees the tag with the face; confirm takes it."""

    overleaf = "seat"
    ring_radius = _RADIUS

    def __init__(
        self, context: "Context", seating: Seating, seat: Seat, sides: Sequence[Sequence[Seat]] = (),
        removable: bool = False, device: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(context, seating, seat, sides, removable, device)
        self.focus.at = ("look", self.plan.look)
        self.lane = Lane()
        self.shown = self.before = self.plan.look
        """The face on the tag, and the one that it turns away from."""
        self.turned = 1.0

    # What there is

    def _owner(self, look: int) -> Seat | None:
        """Who else has a face."""
        plans = enumerate(self.seating.seats)
        return next((seat for seat, plan in plans if plan.look == look and seat != self.seat), None)

    def _taken(self, look: int) -> bool:
        """Whether somebody keeps it: people do, computer players make room."""
        owner = self._owner(look)
        return owner is not None and self.seating[owner].person

    def targets(self) -> Sequence[Target]:
        rows, top = -(-len(SEAT_LOOKS) // _COLUMNS), TILES.top + self.tag_rect.top - _TAG_TOP
        wide = (TILES.width + _GAP[0]) // _COLUMNS - _GAP[0]
        high = (self.theme.rail_top - _ABOVE_RAIL - top + _GAP[1]) // rows - _GAP[1]
        spots = (divmod(number, _COLUMNS) for number in range(len(SEAT_LOOKS)))
        tiles = (
            Target(("look", look), Rect(TILES.left + x * (wide + _GAP[0]), top + y * (high + _GAP[1]), wide, high))
            for look, (y, x) in enumerate(spots)
        )
        return (*tiles, Target(TAG, self.tag_rect))

    # What people do

    def choose(self, target: Hashable, press: Press) -> None:
        if not isinstance(target, tuple):
            self.turn_over(press)
            return
        look = int(target[1])
        if self._taken(look):
            self.refuse(say("pictures-taken-now", animal=animal_of(look)))
            return
        self.sound("choose")
        self.context.stack.dismiss(with_look(self.seating, self.seat, look))

    def bindings(self) -> tuple[Binding, ...]:
        on_tag = self.focus.at == TAG
        names = () if self.children else (self.binding(Action.EXTRA, self.write_name, say("seat-name")),)
        more = (one.silent if on_tag else one for one in self.turns_over(say("hint-more")))
        return self.with_focus(
            self.chooses(say("hint-more") if on_tag else say("hint-pick")), *names, *more, self.leads_back()
        )

    def settle(self, at: Hashable = None) -> None:
        """The tag follows the focus, as far as a face may be had."""
        super().settle(at)
        look = self._looked_at()
        if look != self.shown:
            self.before, self.shown = self.shown, look
            self.lane.finish()
            if not self.context.settings.get.reduced_motion:
                self.turned = 0.0
                self.lane.play(FACE_TURNS.tween(self, turned=1.0))

    def _looked_at(self) -> int:
        at = self.focus.at
        return int(at[1]) if isinstance(at, tuple) and not self._taken(int(at[1])) else self.plan.look

    def sound(self, name: str) -> None:
        """Every animal has a note of its own."""
        super().sound(name)
        if name == "focus" and isinstance(self.focus.at, tuple):
            self.context.sound.play("pluck", int(self.focus.at[1]) - _MIDDLE_NOTE)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.lane.advance(dt)

    # What they see

    def sentence(self) -> Message:
        at = self.focus.at
        if not isinstance(at, tuple):
            return say("seat-more-line", name=self.plan.name)
        animal_here, owner = animal_of(int(at[1])), self._owner(int(at[1]))
        if owner is None or (self.children and not self._taken(int(at[1]))):
            return say("pictures-be", name=self.plan.name, animal=animal_here)
        if self._taken(int(at[1])):
            return say("pictures-taken", animal=animal_here)
        return say("pictures-swap", name=self.plan.name, animal=animal_here, fellow=self.seating[owner].name)

    def paint(self, canvas: Canvas) -> None:
        title = self.worded(say("pictures-of", name=self.plan.name) if not self.children else say("pictures-pick"))
        large = self.theme.large_text
        size = text.fit(title, _TITLE_LARGE if large else _TITLE, TILES.width, "display")
        line = _TITLE_LINE_LARGE if large else _TITLE_LINE
        text.place(canvas, title, size, (TILES.left, line), CREAM, "display", "left")
        self._draw_own(canvas)
        names = tuple(called(look, self.voice) for look in range(len(SEAT_LOOKS))) if self.children else ()
        for look, target in enumerate(self.focus.targets[: len(SEAT_LOOKS)]):
            owner = self._owner(look)
            has = "" if owner is None or self.children else self.seating[owner].name
            tile = _tile(SEAT_LOOKS[look], target.rect.size, self._taken(look), has, names, self.theme)
            tile.draw(canvas, target.rect.center)
        if self.focus.at != TAG:
            self.draw_focus(canvas)

    def _draw_own(self, canvas: Canvas) -> None:
        """The tag as it will hang; its panel turns about its middle."""
        look = SEAT_LOOKS[self.shown]
        name = called(self.shown, self.voice) if self.children else self.plan.name
        self.draw_tag(canvas, look, name, self.focus.at == TAG)
        if self.turned >= 1:
            return
        place = panel_rect(LARGE_TAG).move(self.tag_rect.topleft)
        canvas.fill(_PAPER, place)
        side = look if self.turned > 0.5 else SEAT_LOOKS[self.before]
        wide = max(4, round(place.width * abs(1 - 2 * self.turned)))
        picture = surfaces.smoothscale(portrait(side, LARGE_TAG), (wide, place.height))
        canvas.blit(picture, picture.get_rect(center=place.center))


@cached
def _tile(
    look: SeatLook, size: tuple[int, int], taken: bool, owner: str, names: Sequence[str], theme: Theme
) -> Piece:  # fmt: skip
    """A face in its colour and pattern; its anchor is its middle. Below stands who has it, or for children (`names` of
    all faces) what it is called. What somebody keeps is dim."""
    wide, high = size
    paper = board(wide, high, CREAM, _RADIUS, CARD_EDGE, 4).copy()
    paper.blit(panel(look, (wide - 2 * _EDGE, high - 2 * _EDGE), _RADIUS - _EDGE), (_EDGE, _EDGE))
    named = bool(owner or names)
    head = animal(look.animal, round(high * (_HEAD_NAMED if named else _HEAD)))
    up = (high - 2 * _EDGE - _PLATE_HIGH) / 2 + _EDGE if named else high / 2
    with_shadow(head, 8, 110, (2, 6)).draw(paper, (wide / 2, up))
    if taken:
        paper = dimmed(paper, (110, 100, 128))
    if named:
        role = theme.sentence_role
        most = wide - 6 * _EDGE
        words = names[SEAT_LOOKS.index(look)] if names else owner
        wanted = min(theme.sentence_px(_NAME if names else _PLATE_LETTERS), _LARGEST_NAME)
        letters = min(text.fit(one, wanted, most, role) for one in (names or (words,)))
        shown = text.clipped(words, letters, most, role)
        plate = board(text.width(shown, letters, role) + 44, _PLATE_HIGH, CREAM, 16, CARD_EDGE, 4).copy()
        text.place(plate, shown, letters, (plate.get_width() / 2, _PLATE_HIGH / 2), INK, role)
        paper.blit(plate, plate.get_rect(center=(wide // 2, high - _PLATE_UP)))
    return with_shadow(paper, 8, 110, (2, 6))
