"""Handed in: an answer of several parts on its way from the plate on which it was confirmed. The plate dips, then the
motion of what happened lets the parts fly from there to where they belong.

Only where nobody is in the room from whom the answer is hidden: with others there everything is covered at once.
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
"""px that the plate gives way."""


@dataclass(slots=True, eq=False)
class Part:
    """One part: a card of that name, or else a picture. `scale` is that of a card's slot, or of the picture."""

    x: float
    y: float
    scale: float = 1.0
    card: str = ""
    picture: pygame.Surface | None = None


@dataclass(slots=True)
class HandedIn:
    """`front` draws what stood before the seat, the plate with it, as long as the plate `stands`; it `covers` the stage
    where it is a board. Then `parts` are still to be fetched by whoever tells what happened."""

    seat: Seat
    plate: ConfirmPlate
    front: Callable[[Canvas], None]
    covers: bool
    parts: list[Part] = field(default_factory=list)
    stands: bool = True

    def dips(self) -> Clip:
        """The plate gives way and is gone."""
        return Seq(PLATE_DIPS.tween(self.plate, dip=DIP), Call(lambda: setattr(self, "stands", False)))

    def take(self, card: str) -> Slot | None:
        """Where a card sets off that was on the plate; it is no longer there then."""
        part = next((part for part in self.parts if part.card == card), None)
        if part is None:
            return None
        self.parts.remove(part)
        return Slot(part.x, part.y, 0.0, part.scale)

    def fly(
        self, goals: list[tuple[float, float, float]], landed: Callable[[int], Clip] = lambda place: Wait(0)
    ) -> Clip:
        """The pictures fly to those middles, each to become so large, and are gone there; `landed` is what follows
        each."""
        flights = [
            Seq(HANDED_IN.tween(part, x=x, y=y, scale=scale), Call(partial(self.parts.remove, part)), landed(i))
            for i, (part, (x, y, scale)) in enumerate(zip(self.parts, goals, strict=False))
        ]
        return stagger(HANDED_IN.gap, flights) if flights else Par()

    def draw(self, canvas: Canvas) -> None:
        """The plate, or the pictures that have left it."""
        if self.stands:
            self.front(canvas)
            return
        for part in self.parts:
            if part.picture is not None:
                shown = surfaces.smoothscale_by(part.picture, max(0.05, part.scale))
                canvas.blit(shown, shown.get_rect(center=(round(part.x), round(part.y))))
