"""Handed in: an answer of several parts leaves the plate on which it was confirmed. The plate dips, and the event's
motion then lets the parts fly to their places.

It is used only if no other player in the room must be kept from the answer. With others, everything is covered at once.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import pygame

from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas
from game.cards.slots import Slot
from game.easing import HANDED_IN, PLATE_DIPS
from game.timeline import Call, Clip, Par, Seq, Wait, stagger
from scenes.table.asks.confirm_plate import ConfirmPlate

DIP = 6.0
"""px by which the plate dips."""


@dataclass(slots=True, eq=False)
class FlyingPart:
    """One part: a card with that name, or else a picture. `scale` is that of a card's slot, or of the picture."""

    x: float
    y: float
    scale: float = 1.0
    card: str = ""
    picture: pygame.Surface | None = None


@dataclass(slots=True)
class HandedIn:
    """`front` draws the things before the seat, with the plate, while the plate `stands`. A board `covers` the stage.

    After that, the event's motion still has to take the `parts`.
    """

    seat: Seat
    plate: ConfirmPlate
    front: Callable[[Canvas], None]
    covers: bool
    parts: list[FlyingPart] = field(default_factory=list)
    stands: bool = True

    def dips(self) -> Clip:
        """A clip in which the plate dips and disappears."""
        return Seq(PLATE_DIPS.tween(self.plate, dip=DIP), Call(lambda: setattr(self, "stands", False)))

    def take(self, card: str) -> Slot | None:
        """Remove a card from the plate, and return the start of its flight; None if it was not there."""
        part = next((part for part in self.parts if part.card == card), None)
        if part is None:
            return None
        self.parts.remove(part)
        return Slot(part.x, part.y, 0.0, part.scale)

    def fly(
        self, goals: list[tuple[float, float, float]], landed: Callable[[int], Clip] = lambda place: Wait(0)
    ) -> Clip:
        """A clip in which the pictures fly to `goals` as (x, y, scale) and disappear there. `landed` is a clip after
        each."""
        flights = [
            Seq(HANDED_IN.tween(part, x=x, y=y, scale=scale), Call(partial(self.parts.remove, part)), landed(i))
            for i, (part, (x, y, scale)) in enumerate(zip(self.parts, goals, strict=False))
        ]
        return stagger(HANDED_IN.gap, flights) if flights else Par()

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, or the pictures that have left it."""
        if self.stands:
            self.front(canvas)
            return
        for part in self.parts:
            if part.picture is not None:
                shown = surfaces.smoothscale_by(part.picture, max(0.05, part.scale))
                canvas.blit(shown, shown.get_rect(center=(round(part.x), round(part.y))))
