"""The blind flip as a picture of its own: two cards face down, their owners beside them, three flags that count.

The geometry is pure; `Flip` is what motions move.
"""

from dataclasses import dataclass, field

from engine.core.seats import Seat
from engine.games.hookie_mookie.view import View
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite

WORDS = ("un", "deux", "trois")
"""The count of three (HM-38)."""
APART = 340  # px from card to card
TURN = 4.0  # degrees
CARD, CARD_LARGE = 198, 164
CARD_Y, CARD_Y_LARGE = 386, 346
FACE_BESIDE = 82  # px from the outer edge of a card to the middle of its owner's face
FLAG_X = (676, 960, 1244)
FLAG_Y = (82, 104, 82)
FLAG = (204, 127)
FLAG_TURN = (3.0, 0.0, -3.0)
FLAG_DROP = 10.0  # px that a flag drops when its word is said
GROWN = 1.16  # the last one
BELOW = 860.0  # cards come from here, whoever lays them
TOGETHER = 0.56  # of a card's width: how near two that match come to each other


@dataclass(frozen=True, slots=True)
class FlipPlaces:
    """Where the two cards lie (the caller's, the partner's) and the middles of their owners' faces."""

    cards: tuple[Slot, Slot]
    faces: tuple[tuple[float, float], tuple[float, float]]

    @property
    def middle(self) -> tuple[float, float]:
        """Between the cards, where the verdict stands."""
        return 960.0, self.cards[0].y


def flip_places(*, large: bool = False) -> FlipPlaces:
    """The places; with large text the cards are smaller, because everything else stands higher."""
    width, y = (CARD_LARGE, CARD_Y_LARGE) if large else (CARD, CARD_Y)
    slots = tuple(Slot(960 + side * APART / 2, y, -side * TURN, scale_of(width)) for side in (-1, 1))
    faces = tuple((960 + side * (APART / 2 + width / 2 + FACE_BESIDE), float(y)) for side in (-1, 1))
    return FlipPlaces((slots[0], slots[1]), (faces[0], faces[1]))


@dataclass(slots=True)
class Flip:
    """What stands before the table. `light` runs from 0 (day) to 1 (all look at two cards); sprites by seat.

    `said` counts the flags that are lit, `dropped` is how far the newest of them has come (0 to 1). `matched` is what
    came of it, once that is to be seen, `share` how far its sign has popped up, `calling` the same for the caller's
    word.
    """

    caller: Seat
    partner: Seat
    light: float = 1.0
    sprites: dict[Seat, CardSprite] = field(default_factory=dict)
    said: int = 0
    dropped: float = 1.0
    matched: bool | None = None
    share: float = 0.0
    calling: float = 0.0

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """From left to right."""
        return self.caller, self.partner

    def slot(self, seat: Seat, large: bool) -> Slot:
        """Where the card of a seat lies."""
        return flip_places(large=large).cards[self.seats.index(seat)]


def of_view(view: View, *, large: bool) -> Flip | None:
    """The flip under way as everybody may see it: who has laid a card, never which; None where there is none."""
    if view.caller is None or view.partner is None:
        return None
    scene = Flip(view.caller, view.partner)
    for seat in view.offered:
        scene.sprites[seat] = CardSprite.resting(scene.slot(seat, large))
    return scene
