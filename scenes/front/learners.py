"""The people who learn together at the shelf of lessons."""

from dataclasses import replace

from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar_piece
from game.input.actions import MOUSE, TOUCH
from game.theme import CREAM, Theme
from scenes.lesson.offer import join_lesson, lone_learner
from scenes.seating import Seating, name_by_pictures, next_look, with_look

MOST = 6
"""Most players in one lesson, so that each gets enough turns."""
FACES_UP = 66
"""Px from the bar up to the middle of the faces."""
_FACE, _FACE_STEP = 92, 340
_LETTERS, _NAME_GAP = 44, 16
_ROOM, _BESIDE_HOST = 1680, 1300  # px for all faces, and beside the host


class Learners:
    """Their seating; mouse and touch belong to all of them."""

    def __init__(self, context: Context, device: str) -> None:
        self._context = context
        self.seating = lone_learner(context, device)

    def __contains__(self, device: str) -> bool:
        """Whether the device belongs to a learner."""
        return device in (MOUSE, TOUCH) or device in self.seating.held or self.seating[0].device in (MOUSE, TOUCH)

    @property
    def full(self) -> bool:
        return len(self.seating) == MOST

    def seat_of(self, device: str) -> int:
        """Return the seat of a device; the first seat if none has it."""
        return next((seat for seat, plan in enumerate(self.seating.seats) if plan.device == device), 0)

    def join(self, device: str) -> str:
        """Add a learner on that device, and return the name."""
        self.seating = join_lesson(self._context, self.seating, device)
        return self.seating.names[-1]

    def leave(self, seat: int) -> str:
        """Remove a learner, and return the name."""
        name = self.seating[seat].name
        self.seating = Seating((*self.seating.seats[:seat], *self.seating.seats[seat + 1 :]))
        return name

    def take_next_picture(self, seat: int) -> None:
        """Give a child the next picture, and its name."""
        self.seating = name_by_pictures(next_look(self.seating, seat, 1), self._context.voice)

    def rename(self, seat: int, name: str, look: object) -> None:
        """Give a learner a name, and a picture if `look` is one."""
        self.seating = self.seating.put(seat, replace(self.seating[seat], name=name))
        if isinstance(look, int):
            self.seating = with_look(self.seating, seat, look)

    def draw(self, canvas: Canvas, theme: Theme) -> None:
        """Draw faces and names in a row above the bar."""
        y, role = theme.bar_top - FACES_UP, theme.sentence_role
        row = _BESIDE_HOST if theme.kids else _ROOM
        step = min(_FACE_STEP * (2 if theme.large_text else 1), row // len(self.seating))
        room, left = step - _FACE - 40, 960 - len(self.seating) * step // 2
        for number, plan in enumerate(self.seating.seats):
            size = text.fit(plan.name, theme.sentence_px(_LETTERS), room, role)
            name = text.clipped(plan.name, size, room, role)
            wide = _FACE + _NAME_GAP + text.width(name, size, role)
            x = left + number * step + (step - wide) // 2
            avatar_piece(plan.picture, _FACE).draw(canvas, (x + _FACE // 2, y))
            text.place(canvas, name, size, (x + _FACE + _NAME_GAP, y), CREAM, role, "left")
