"""The blind flip as a moment of its own: two cards face down, their owners beside them, three flags that count, and all
that lies on the table in one low row below them.

The geometry is pure; `Flip` is what motions move.
"""

from dataclasses import dataclass, field

from engine.core.seats import Seat
from engine.games.hookie_mookie.cards import Sets
from engine.games.hookie_mookie.view import View
from game.cards.ring import Place
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.theme import BAR_TOP, BAR_TOP_LARGE
from scenes.games.hookie_mookie.layout import DECK_WIDTH, GHOST_WIDTH, Spots
from scenes.table.stage.table_layout import TableLayout

WORDS = ("un", "deux", "trois")
"""The count of three (HM-38)."""
APART = 340  # px from card to card
TURN = 6.0  # degrees
CARD, CARD_LARGE = 292, 250
CARD_Y, CARD_Y_LARGE = 452, 412
FACE, FACE_BESIDE = 150, 109  # its size, and px from the outer edge of a card to the middle of its owner's face
VERDICT_DOWN = 0.4  # of a card's height: what came of it stands below the indices
BELOW = 860.0  # cards come from here, whoever lays them
TOGETHER = 0.53  # of a card's width: how near two that match come to each other
PART, PART_TURN = 18, 3.0  # px that two that miss part, and degrees
ROW = (392, 711, 1136, 180)
"""Where the sets lie meanwhile: one low row, whose cards are 116 px wide."""
DECK, GHOST = (262, 640), (1658, 640)
LARGE_LIFT = BAR_TOP - BAR_TOP_LARGE
STOCK_LIFT = LARGE_LIFT - 12  # of deck and ghost hand, which stand under larger plates then
WOUND_CARD, WOUND_CARD_Y = {False: 250, True: 190}, {False: 420, True: 370}
WOUND_ROW, WOUND_STOCK_Y = {False: (392, 604, 1136, 140), True: (392, 512, 1136, 130)}, {False: 610, True: 536}
"""The same over what winds a record, by large text."""
OTHERS = (Place(250, 171, "r"), Place(1670, 171, "l"))
"""Who only looks on hangs in the upper corners, beside the flags."""


@dataclass(frozen=True, slots=True)
class FlipPlaces:
    """Where the two cards lie (the caller's, the partner's) and the middles of their owners' faces."""

    cards: tuple[Slot, Slot]
    faces: tuple[tuple[float, float], tuple[float, float]]

    @property
    def verdict(self) -> tuple[float, float]:
        """Between the cards, where it stands what came of it."""
        return 960.0, self.cards[0].y + VERDICT_DOWN * self.cards[0].height


def flip_places(floor: TableLayout) -> FlipPlaces:
    """The places; with large text the cards are smaller, because everything else stands higher, and so they are over
    what winds a record."""
    width, y = (CARD_LARGE, CARD_Y_LARGE) if floor.large else (CARD, CARD_Y)
    if floor.winds:
        width, y = WOUND_CARD[floor.large], WOUND_CARD_Y[floor.large]
    slots = tuple(Slot(960 + side * APART / 2, y, -side * TURN, scale_of(width)) for side in (-1, 1))
    faces = tuple((960 + side * (APART / 2 + width / 2 + FACE_BESIDE), float(y)) for side in (-1, 1))
    return FlipPlaces((slots[0], slots[1]), (faces[0], faces[1]))


def low_row(floor: TableLayout) -> Spots:
    """Where deck, ghost hand and sets are while two cards meet."""
    if floor.winds:
        y = WOUND_STOCK_Y[floor.large]
        return Spots((DECK[0], y), DECK_WIDTH, (GHOST[0], y), GHOST_WIDTH, WOUND_ROW[floor.large])
    up, stock_up = (LARGE_LIFT, STOCK_LIFT) if floor.large else (0, 0)
    left, top, wide, high = ROW
    deck, ghost = (DECK[0], DECK[1] - stock_up), (GHOST[0], GHOST[1] - stock_up)
    return Spots(deck, DECK_WIDTH, ghost, GHOST_WIDTH, (left, top - up, wide, high))


@dataclass(slots=True)
class Flip:
    """What stands before the table. `light` runs from 0 (day) to 1 (all look at two cards); sprites by seat.

    `said` counts the flags that are lit, `dropped` is how far the newest of them has come (0 to 1). `matched` is what
    came of it, once that is to be seen, `share` how far its sign has popped up, `calling` the same for the caller's
    word. `dust` runs from 0 to 1 under cards that have come down. The low row makes `room` (0 to 1) for the sets that
    are `coming`.
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
    dust: float = 0.0
    coming: Sets = ()
    room: float = 0.0

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """From left to right."""
        return self.caller, self.partner

    def slot(self, seat: Seat, floor: TableLayout) -> Slot:
        """Where the card of a seat lies."""
        return flip_places(floor).cards[self.seats.index(seat)]


def of_view(view: View, floor: TableLayout) -> Flip | None:
    """The flip under way as everybody may see it: who has laid a card, never which; None where there is none."""
    if view.caller is None or view.partner is None:
        return None
    scene = Flip(view.caller, view.partner)
    for seat in view.offered:
        scene.sprites[seat] = CardSprite.resting(scene.slot(seat, floor))
    return scene
