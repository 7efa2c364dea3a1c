"""What a table draws ahead in the time that frames leave over, so that no frame has to wait for a large picture."""

from collections.abc import Iterator, Sequence

from game.cards.ring import FULL_SIZE, KIDS_SIZE
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH, KIDS_WIDTH, height_of, scale_of
from game.cards.sprite import LARGEST
from game.draw.animals import in_rail
from game.draw.avatar import avatar
from game.draw.bottom_bar import MEDALLION as OWNER
from game.draw.bottom_bar import rail
from game.draw.curtain import curtain, halves, valance
from game.draw.focus import focus_glow, halo, hook
from game.draw.plates import blank_plate
from game.idle_timer import OPEN, WAVE
from game.theme import Theme
from game.widgets.bottom_bar import host_high
from scenes.handover.curtain import title_of
from scenes.handover.curtain import warming as curtain_warming
from scenes.seating import Seating, SeatPlan
from scenes.table.asks.confirm_plate import HOOK
from scenes.table.coach.marks import warm_marks
from scenes.table.coach.slip import warm_slip
from scenes.table.game_table import GameTable
from scenes.table.said_picture import picture_of
from scenes.table.stage.hand import CORNER
from scenes.table.stage.hud import PICTURE

CURTAINS = 4
"""Curtains that are kept ready: those of more people would push each other out of the memory for pictures."""


def warming(look: GameTable, theme: Theme, seating: Seating) -> Iterator[object]:
    """Faces for sentences and plates, then the game's pictures in turn with what people see when they first look."""
    yield look.deck.back(LARGEST)  # the shadow of every card comes of it
    yield hook(HOOK)
    for plan in seating.seats:
        yield avatar(plan.picture, PICTURE)
        for on_turn in (False, True):
            yield avatar(plan.picture, KIDS_SIZE if theme.kids else FULL_SIZE, on_turn, False)
        yield from blank_plate(plan.picture, theme)
    yield from _for_children(look, theme)
    yield from look.warm_seats(theme, seating)
    people = [plan for plan in seating.seats if plan.person]
    yield from _in_turn(look.warm(theme), _first_looks(people, look, theme))


def _first_looks(people: Sequence[SeatPlan], look: GameTable, theme: Theme) -> Iterator[object]:
    """What stands round a hand, and the curtains before it where there are several people."""
    for plan in people:
        yield rail(plan.picture, theme, look.rail)
        yield avatar(plan.picture, OWNER)
        if theme.glow:
            yield focus_glow(CARD_WIDTH, CARD_HEIGHT)
        yield from warm_slip(theme)
        yield from warm_marks()
    for plan in people[:CURTAINS] if len(people) > 1 else ():
        yield valance(plan.picture)
        yield curtain(plan.picture)
        yield halves(plan.picture)
        yield from curtain_warming(plan.picture, title_of(plan.name, plan.accompanied, theme.kids), theme)


def _for_children(look: GameTable, theme: Theme) -> Iterator[object]:
    """The host as he stands and waves, and the pictures of what he says most."""
    if not theme.kids:
        return
    for pose in (OPEN, WAVE):
        yield in_rail(pose, host_high(theme))
    lines = look.childs.asks.values() if look.childs is not None else ()
    for name in {line.picture for line in lines if "{" not in line.picture}:
        yield picture_of(name, look.deck, theme)
    if theme.glow:
        yield halo(KIDS_WIDTH, round(height_of(KIDS_WIDTH)), round(CORNER * scale_of(KIDS_WIDTH)))


def _in_turn(*jobs: Iterator[object]) -> Iterator[object]:
    """A piece of each, again and again: nobody knows which will be needed first."""
    waiting = list(jobs)
    while waiting:
        for job in tuple(waiting):
            try:
                yield next(job)
            except StopIteration:
                waiting.remove(job)
