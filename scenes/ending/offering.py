"""What comes next after a match or an evening: a few offers that stand in the bar and are walked through there."""

from collections.abc import Hashable, Sequence
from functools import partial

from engine.core.messages import Message
from game.canvas import Canvas
from game.input.actions import Action
from game.theme import SAFE
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.hints import place_hints
from game.widgets.house_scene import HouseScene

Offer = tuple[str, Action, Message]
"""What comes next, its own button, and the words for it."""


class OfferingScene(HouseScene):
    """Subclasses say what there is (`_offers`) and do it (`choose`)."""

    ring_radius = 20

    @property
    def hangs(self) -> bool:
        return False

    def _offers(self) -> tuple[Offer, ...]:
        """What comes next, the main thing first."""
        return ()

    def targets(self) -> Sequence[Target]:
        placed = place_hints(self.hints(), self._button, self.theme)
        grown = [spot.rect.inflate(14, max(4, 66 - spot.rect.height)).clamp(SAFE) for spot, _ in placed]
        return tuple(Target(name, rect) for (name, _, _), rect in zip(self._offers(), grown, strict=True))

    def settle(self, at: Hashable = None) -> None:
        """Where offers stand hangs on which of them is in focus."""
        self.focus.at = self.focus.at if at is None else at
        super().settle()

    def bindings(self) -> tuple[Binding, ...]:
        """What stands in the bar is walked through: confirm chooses the offer in focus, its own button each other. To
        play again has one only while another is in focus: it would be a stray press."""
        own = self.own_buttons()
        held = [name for name, _, _ in self._offers()].index(str(self.focus.at))
        shown = (*own[:held], self.chooses(own[held].words), *own[held + 1 :])
        return self.with_focus(*shown, *(one.silent for one in own[1:]))

    def own_buttons(self) -> tuple[Binding, ...]:
        """Each offer with its own button."""
        return tuple(Binding(action, partial(self.choose, name), words) for name, action, words in self._offers())

    def named(self, target: Hashable) -> Message | None:
        return next((words for name, _, words in self._offers() if name == target), None)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.draw_focus(canvas)
