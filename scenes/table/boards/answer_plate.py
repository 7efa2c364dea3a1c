"""The plate of a private board, on which an answer of several parts is handed in, and the hook's way there and back."""

from collections.abc import Callable, Hashable, Sequence
from math import dist

from pygame import Rect

from engine.core.messages import Message
from engine.core.seats import Seat
from game.canvas import Canvas
from game.input.actions import Action
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from scenes.table.asks.asks import SeveralParts
from scenes.table.asks.confirm_plate import ConfirmPlate, Parts
from scenes.table.stage.handed_in import FlyingPart, HandedIn

PLATE = "confirm plate"
"""Name of the target that hands in an answer of several parts."""


class AnswerPlate:
    """`parts` is the answer; None on a board where one press answers, which has no plate.

    `place` has the plate's middle, its height and its greatest width. `pictures` are the parts, for a height in px.
    `leaving` are the parts that fly to the table when the answer is handed in; without it, those on the plate. The
    board calls `note_part` after every change, has `targets` among its own, and draws the plate.
    """

    def __init__(
        self,
        board: HouseScene,
        seat: Seat,
        parts: SeveralParts | None = None,
        place: Rect = Rect(0, 0, 0, 0),  # noqa: B008 - only read
        pictures: Callable[[int], Parts] = lambda high: (),
        leaving: Callable[[], list[FlyingPart]] | None = None,
    ) -> None:
        self.parts = parts
        self._board, self._seat, self._pictures, self._leaving = board, seat, pictures, leaving or self._on_it
        calm = bool(board.context.settings.get.reduced_motion)
        self._drawn = ConfirmPlate(
            board.theme, board.voice, board.button, place.center, high=place.height, most=place.width, calm=calm
        )
        self._before: Hashable = None  # the hook's target before it went to the plate

    @property
    def focused(self) -> bool:
        """Whether the hook is on the plate."""
        return self._board.focus.at == PLATE

    @property
    def begun(self) -> bool:
        """Whether a part of the answer is chosen."""
        return self.parts is not None and self.parts.begun

    @property
    def targets(self) -> tuple[Target, ...]:
        """The plate, if the answer can be confirmed."""
        return (Target(PLATE, self._drawn.rect),) if self._drawn.complete else ()

    @property
    def words(self) -> Message | None:
        """The words on the plate."""
        return self.parts.summary.words if self.parts is not None and self.parts.summary is not None else None

    @property
    def next_parts(self) -> Sequence[Target] | None:
        """Targets that can be the next part, the nearest to the hook first; None if parts have no targets."""
        free = self.parts.free if self.parts is not None else None
        if free is None:
            return None
        held, found = self._board.focus.rect, [target for target in self._board.targets() if target.id in free]
        return found if held is None else sorted(found, key=lambda one: dist(one.rect.center, held.center))

    def note_part(self) -> None:
        """Update the plate after a part was chosen or taken back.

        With the last part the hook moves to the plate; if a part is then missing, it moves back. From a part that was
        given it moves to the next one that can be, so that confirm alone does not go round in circles. A grown-up who
        points chooses the next one by pointing.
        """
        if self.parts is None:
            return
        board, plate = self._board, self._drawn
        was_complete, held = plate.complete, board.focus.rect
        plate.show(self.parts.summary, self._pictures)
        if plate.complete and not was_complete:
            self._before = board.focus.at
            board.sound("hook")
        goes = PLATE if plate.complete and not was_complete else self._before if self.focused else None
        board.settle(goes if plate.complete or self.focused else None)
        moves = board.children or board.button(Action.CONFIRM)[0] != "pointer"
        following = self.next_parts if moves and not self.focused else None
        if following and board.focus.at not in {target.id for target in following}:
            board.settle(following[0].id)
        plate.show(self.parts.summary, self._pictures, self.focused, held.midtop if held is not None else None)

    def show_hook(self) -> None:
        """Show whether the hook is on the plate."""
        if self.parts is not None and self._drawn.focused != self.focused:
            self._drawn.show(self.parts.summary, self._pictures, self.focused)

    def reached_from(self, target: Hashable) -> None:
        """Note the hook's previous target, if it is on the plate now."""
        if self.focused:
            self._before = target

    def leave(self) -> None:
        """Move the hook back to its previous target."""
        self._board.sound("focus")
        self._board.settle(self._before)

    def take_back(self) -> None:
        """Take back the latest part."""
        if self.parts is not None:
            self.parts.take_back()
            self.note_part()

    def put_back(self) -> None:
        """Take back all parts of an answer that did not count."""
        while self.begun:
            self.take_back()

    def _on_it(self) -> list[FlyingPart]:
        plate = self._drawn
        return [
            FlyingPart(*place.center, picture=part)
            for part, place in zip(plate.parts, plate.part_places(), strict=True)
        ]

    def handed_in(self) -> HandedIn | None:
        """The board with the confirmed plate and its parts."""
        if not self.focused:
            return None
        return HandedIn(self._seat, self._drawn, self._board.draw, True, self._leaving())

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._drawn.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, with its ring and hook."""
        self._drawn.draw(canvas)
