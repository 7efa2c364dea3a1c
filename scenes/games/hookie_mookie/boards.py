"""The blind flip as a separate picture. Two cards are face down, with their owners beside them and three flags that
count. The cards of the table are in one low row below.

Geometry is pure; animations change `Flip`.
"""

from dataclasses import dataclass, field

from engine.core.seats import Seat
from engine.games.hookie_mookie.cards import Sets
from engine.games.hookie_mookie.view import View
from game.cards.ring import SeatPlace
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.theme import BAR_TOP, BAR_TOP_LARGE
from scenes.games.hookie_mookie.layout import DECK_WIDTH, GHOST_WIDTH, TableSpots
from scenes.table.stage.table_layout import TableLayout

WORDS = ("un", "deux", "trois")
"""The count of three (HM-38)."""
APART = 340  # px from card to card
TURN = 6.0  # degrees
CARD, CARD_LARGE = 292, 250
CARD_Y, CARD_Y_LARGE = 452, 412
FACE, FACE_BESIDE = 150, 109  # its size, and px from a card's outer edge to the middle of a face
VERDICT_DOWN = 0.4  # of a card's height: the result is below the indices
BELOW = 860.0  # y from which all cards come, for every seat
TOGETHER = 0.53  # of a card's width: distance of two matching cards
PART, PART_TURN = 18, 3.0  # px that two cards without a match move apart, and degrees
ROW = (392, 711, 1136, 180)
"""The low row of the sets during a flip, with cards 116 px wide."""
DECK, GHOST = (262, 640), (1658, 640)
LARGE_LIFT = BAR_TOP - BAR_TOP_LARGE
STOCK_LIFT = LARGE_LIFT - 12  # px of deck and ghost hand, which are under larger plates then
WOUND_CARD, WOUND_CARD_Y = {False: 250, True: 190}, {False: 420, True: 370}
WOUND_ROW, WOUND_STOCK_Y = {False: (392, 604, 1136, 140), True: (392, 512, 1136, 130)}, {False: 610, True: 536}
"""The same above a replay's controls, by large text."""
OTHERS = (SeatPlace(250, 171, "r"), SeatPlace(1670, 171, "l"))
"""The other seats are in the upper corners, beside the flags."""


@dataclass(frozen=True, slots=True)
class FlipPlaces:
    """The places of the two cards (caller's, partner's) and the middles of their owners' faces."""

    cards: tuple[Slot, Slot]
    faces: tuple[tuple[float, float], tuple[float, float]]

    @property
    def verdict(self) -> tuple[float, float]:
        """The place of the result, between the cards."""
        return 960.0, self.cards[0].y + VERDICT_DOWN * self.cards[0].height


def flip_places(floor: TableLayout) -> FlipPlaces:
    """Return the places. The cards are smaller with large text, which raises everything else, and above a replay's
    controls."""
    width, y = (CARD_LARGE, CARD_Y_LARGE) if floor.large else (CARD, CARD_Y)
    if floor.winds:
        width, y = WOUND_CARD[floor.large], WOUND_CARD_Y[floor.large]
    slots = tuple(Slot(960 + side * APART / 2, y, -side * TURN, scale_of(width)) for side in (-1, 1))
    faces = tuple((960 + side * (APART / 2 + width / 2 + FACE_BESIDE), float(y)) for side in (-1, 1))
    return FlipPlaces((slots[0], slots[1]), (faces[0], faces[1]))


def low_row(floor: TableLayout) -> TableSpots:
    """Return the places of deck, ghost hand and sets during a flip."""
    if floor.winds:
        y = WOUND_STOCK_Y[floor.large]
        return TableSpots((DECK[0], y), DECK_WIDTH, (GHOST[0], y), GHOST_WIDTH, WOUND_ROW[floor.large])
    up, stock_up = (LARGE_LIFT, STOCK_LIFT) if floor.large else (0, 0)
    left, top, wide, high = ROW
    deck, ghost = (DECK[0], DECK[1] - stock_up), (GHOST[0], GHOST[1] - stock_up)
    return TableSpots(deck, DECK_WIDTH, ghost, GHOST_WIDTH, (left, top - up, wide, high))


@dataclass(slots=True)
class Flip:
    """The picture in front of the table. `light` runs from 0 (day) to 1 (only the two cards are lit); sprites are by
    seat.

    `said`: the number of lit flags. `dropped`: progress of the newest flag (0 to 1). `matched`: the result, once it is
    visible. `share`: progress of its mark. `calling`: progress of the caller's word. `dust`: progress of the dust under
    cards that have landed. `room`: how much room (0 to 1) the low row makes for the sets that are `coming`.
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
        """The two seats from left to right."""
        return self.caller, self.partner

    def slot(self, seat: Seat, floor: TableLayout) -> Slot:
        return flip_places(floor).cards[self.seats.index(seat)]


def of_view(view: View, floor: TableLayout) -> Flip | None:
    """Return the public state of the current flip, or None. It shows who has laid a card, but not which card."""
    if view.caller is None or view.partner is None:
        return None
    scene = Flip(view.caller, view.partner)
    for seat in view.offered:
        scene.sprites[seat] = CardSprite.resting(scene.slot(seat, floor))
    return scene
