"""Seen: the one card of another hand that a seat has looked at, for its eyes alone."""

from collections.abc import Hashable, Sequence

from pygame import Rect

from engine.core.messages import Message, Who, say
from engine.games.hooky.state import Look
from engine.games.hooky.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import question_plate
from game.draw.paper import with_shadow
from game.input.actions import Press
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.hooky.art import faces
from scenes.games.hooky.art.chalk import CHALK
from scenes.games.hooky.art.pupils import name
from scenes.games.hooky.boards.panel import Chalkboard, Panel

SEEN = "seen"
"""The note of how many looks have been seen: whatever happens in between, none is lost."""
CARD = 300
ON = "on"
ON_WIDE, ON_HIGH = 260, 92
FACE = 96


class Seen(Panel):
    """A press goes on to what is asked, or back to the table."""

    def __init__(self, board: Chalkboard, seen: Look, number: int) -> None:
        super().__init__(board)
        self.seen, self.number = seen, number

    def first(self) -> Hashable:
        return ON

    def targets(self) -> Sequence[Target]:
        return (Target(ON, self._on()),)

    def _on(self) -> Rect:
        inside = self.spots.inside
        return Rect(inside.centerx - ON_WIDE // 2, inside.bottom - ON_HIGH - 8, ON_WIDE, ON_HIGH)

    def choose(self, target: Hashable, press: Press) -> None:
        del target, press
        self.behind.notes.write(SEEN, self.number)
        if self.behind.prompts:
            self.board.sound("page")
            self.board.show(self.board.asked_panel())
        else:
            self.board.seen_enough()

    def sentence(self) -> Message:
        assert self.seen.card is not None
        return say("hooky-known-theirs", name=name(self.seen.card), seat=Who(self.seen.of))

    def bindings(self) -> tuple[Binding, ...]:
        return self.board.chooses(say("hooky-next-on")), self.to_register

    def draw(self, canvas: Canvas) -> None:
        inside, theme, of = self.spots.inside, self.theme, self.behind.seating[self.seen.of]
        assert self.seen.card is not None
        head = avatar(of.picture, FACE)
        canvas.blit(head, head.get_rect(center=(inside.left + FACE // 2, inside.top + FACE // 2)))
        at = (inside.left + FACE + 20, inside.top + FACE // 2)
        words = self.words(say("hooky-seen-from", seat=Who(self.seen.of)))
        size = text.fit(words, self.spots.sizes.name + 8, inside.width - FACE - 20, theme.sentence_role)
        text.place(canvas, words, size, at, CHALK, theme.sentence_role, "left")
        card = with_shadow(faces.face(self.seen.card, CARD, theme), 16, 130, (4, 12))
        middle = (inside.top + FACE + self._on().top) // 2
        card.draw(canvas, (inside.centerx, middle))
        question_plate(self.words(say("hooky-next-on")), False, theme, ON_WIDE).draw(canvas, self._on().center)


def seen_by(view: View) -> tuple[Look, ...]:
    """The looks of the viewer, with the cards."""
    return tuple(look for look in view.looks if look.card is not None)
