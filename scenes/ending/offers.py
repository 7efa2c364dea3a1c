"""Offers after a match or an evening: a few buttons in the bar, which left and right walk along."""

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
"""An offer: its name, its own button, and its words."""


class OffersScene(HouseScene):
    """Subclasses list the offers (`_offers`) and act on them (`choose`)."""

    ring_radius = 20

    @property
    def hook_holds_focus(self) -> bool:
        return False

    def _offers(self) -> tuple[Offer, ...]:
        """The offers, the main one first."""
        return ()

    def targets(self) -> Sequence[Target]:
        placed = place_hints(self.hints(), self.button, self.theme)
        grown = [spot.rect.inflate(14, max(4, 66 - spot.rect.height)).clamp(SAFE) for spot, _ in placed]
        return tuple(Target(name, rect) for (name, _, _), rect in zip(self._offers(), grown, strict=True))

    def bindings(self) -> tuple[Binding, ...]:
        """Confirm chooses the offer in focus; each other offer has its own button. The first offer has one only while
        another is in focus, because of stray presses."""
        own = self.own_buttons()
        held = [name for name, _, _ in self._offers()].index(str(self.focus.at))
        shown = (*own[:held], self.chooses(own[held].words), *own[held + 1 :])
        return self.with_focus(*shown, *(one.silent for one in own[1:]))

    def own_buttons(self) -> tuple[Binding, ...]:
        return tuple(Binding(action, partial(self.choose, name), words) for name, action, words in self._offers())

    def named(self, target: Hashable) -> Message | None:
        return next((words for name, _, words in self._offers() if name == target), None)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.draw_focus(canvas)
