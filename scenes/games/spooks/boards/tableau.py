"""The goblin trick as a picture of its own: the light goes down, every card lies in one row over its owner.

Who has laid can be seen, never what; then all turn at once and the winner comes forward. The Goblin that began it
stands small at the upper left: it is no part of the trick. The geometry is pure; `Tableau` is what motions move.
"""

from dataclasses import dataclass, field

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.spooks.view import View
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite

LEFT, RIGHT = 96, 1824
MOST_STEP = 288
MOST_WIDTH = 214
FULL = 0.84  # of a step that a card takes
ROW_Y = 500
BOW = 9.0  # px that the outermost cards lie lower
TURN = 1.6  # degrees from each card to the next
FEW = 8
WINNER = {True: (288, 392), False: (232, 320)}  # few cards or many: width of the winner's card, and of its place
WINNER_Y = 446
LARGE_RISE = 36  # over the higher rail of large text
UNDER = 26  # px from the card to the middle of its owner's face, without half of that
STARTER = Slot(166, 138, 6.0, scale_of(88))


@dataclass(frozen=True, slots=True)
class Row:
    """Where the cards of a trick lie, and the faces of their owners, by place in the row."""

    cards: tuple[Slot, ...]
    faces: tuple[tuple[float, float], ...]
    face: int  # diameter
    room: float  # px for a name


def row(count: int, winner: int | None = None, *, large: bool = False) -> Row:
    """`count` cards in one row; that of `winner` (a place in the row) lies before the others and needs more room."""
    whole = RIGHT - LEFT
    wide, place = WINNER[count <= FEW]
    beside = min(MOST_STEP, (whole - place) / max(1, count - 1))  # the step of the others, once there is a winner
    step = min(MOST_STEP, whole / count)
    if winner is None:
        middles = [960 + (i - (count - 1) / 2) * step for i in range(count)]
    else:
        step = beside
        left = 960 - (place + step * (count - 1)) / 2
        middles = []
        for i in range(count):
            middles.append(left + (place if i == winner else step) / 2)
            left += place if i == winner else step
    width = min(MOST_WIDTH, beside * FULL)  # the same all the time, so that nothing has to be drawn anew
    rise = LARGE_RISE if large else 0
    face = round(min(104.0, width * 0.62))
    cards, faces = [], []
    for i, x in enumerate(middles):
        off = (i - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        if i == winner:
            slot = Slot(x, WINNER_Y - rise, 0.0, scale_of(wide))
            faces.append((x, slot.y + slot.height / 2 + 30))
        else:
            slot = Slot(x, ROW_Y - rise + BOW * off * off * 2, -TURN * off * 2.5, scale_of(width))
            faces.append((x, slot.y + slot.height / 2 + UNDER))
        cards.append(slot)
    return Row(tuple(cards), tuple(faces), face, step - 8)


@dataclass(slots=True)
class Tableau:
    """What stands before the table. `light` runs from 0 (day) to 1 (the trick's darkness); sprites by seat."""

    seats: tuple[Seat, ...]
    starter: Card | None
    actor: Seat | None
    playoff: bool = False
    light: float = 1.0
    sprites: dict[Seat, CardSprite] = field(default_factory=dict)
    winner: Seat | None = None
    share: float = 0.0  # of the winner's crown and rays
    tied: tuple[Seat, ...] = ()

    def place(self, seat: Seat) -> int:
        """The place of a seat in the row."""
        return self.seats.index(seat)


def of_view(view: View, *, large: bool) -> Tableau | None:
    """The tableau of a trick that is being laid, as everybody may see it; None where there is none."""
    if view.phase != "trick" or not view.pile:
        return None
    seats = in_order(view.laying)
    scene = Tableau(seats, view.pile[-1][1], view.actor, view.playoff)
    slots = row(len(seats), large=large).cards
    for seat in view.laid:
        scene.sprites[seat] = CardSprite.resting(slots[scene.place(seat)])
    return scene


def in_order(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Seats from left to right: clockwise, as they sit."""
    return tuple(sorted(seats))
