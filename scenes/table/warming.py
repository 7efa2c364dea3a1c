"""What a table draws ahead in the time that frames leave over, so that no frame has to wait for a large picture."""

from collections.abc import Iterator

from game.cards.ring import FULL_SIZE, KIDS_SIZE
from game.draw.curtain import curtain, halves, valance
from game.draw.medallion import medallion
from game.theme import Theme
from scenes.seating import Seating
from scenes.table.hud import PICTURE
from scenes.table.look import Look

CURTAINS = 4
"""Curtains that are kept ready: those of more people would push each other out of the memory for pictures."""


def warming(look: Look, theme: Theme, seating: Seating) -> Iterator[object]:
    """Faces for sentences and plates, the game's own pictures, then the curtains of the people at the table where
    there are several."""
    for plan in seating.seats:
        yield medallion(plan.picture, PICTURE)
        yield medallion(plan.picture, KIDS_SIZE if theme.kids else FULL_SIZE, on_turn=True)
    yield from look.warm_seats(theme, seating)
    yield from look.warm(theme)
    people = [plan for plan in seating.seats if plan.person]
    for plan in people[:CURTAINS] if len(people) > 1 else ():
        yield valance(plan.picture)
        yield curtain(plan.picture)
        yield halves(plan.picture)
