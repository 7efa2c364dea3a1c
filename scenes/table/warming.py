"""What a table draws ahead in the time that frames leave over, so that no frame has to wait for a large picture."""

from collections.abc import Iterator

from game.draw.curtain import curtain, halves, valance
from game.theme import Theme
from scenes.seating import Seating
from scenes.table.look import Look

CURTAINS = 4
"""Curtains that are kept ready: those of more people would push each other out of the memory for pictures."""


def warming(look: Look, theme: Theme, seating: Seating) -> Iterator[object]:
    """The game's own pictures first, then the curtains of the people at the table where there are several."""
    yield from look.warm(theme)
    people = [plan for plan in seating.seats if plan.person]
    for plan in people[:CURTAINS] if len(people) > 1 else ():
        yield valance(plan.picture)
        yield curtain(plan.picture)
        yield halves(plan.picture)
