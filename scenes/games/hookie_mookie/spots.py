"""Where things stand on the table of Hookie-Mookie: the deck, the ghost hand, the room for the sets. Pure geometry.

In public the cards that are flipped meet in the middle, so the sets lie before them, at the near edge of the table.
Over an open hand they have the middle for themselves; the larger the hand, the less is left for them.
"""

from dataclasses import dataclass
from functools import cache

from game.cards.hand import hand
from game.cards.slots import height_of
from game.theme import RAIL_TOP, RAIL_TOP_LARGE

DECK_WIDTH, DECK_LEAST = 128, 46
GHOST_WIDTH, GHOST_LEAST = 92, 36
EDGE = 4  # px of one edge line of the deck
EDGES_MOST = 13
PER_EDGE = 2  # cards
LAST_CARDS = 10
"""From so many cards on they are counted down."""
PILL = 58  # height of the number at the deck's foot
LABEL = 58  # px of the ghosts' number under them, and of the air over them
DECK_PUBLIC, GHOST_PUBLIC = (396, 632), (1530, 620)
DECK_PUBLIC_LARGE, GHOST_PUBLIC_LARGE = (388, 636), (1530, 622)
BOX_PUBLIC = (490, 512, 940, 214)  # between them, over the own plate
BOX_PUBLIC_KIDS = (518, 512, 884, 214)  # between larger faces
BOX_PUBLIC_LARGE = (500, 476, 920, 178)
DECK_IN, GHOST_IN = 70, 92  # px from an edge of the play area to the middle of the deck, and of the ghost hand
BESIDE_DECK, BESIDE_GHOST = 78, 94  # px from there to the sets
TOPS = {False: 252, True: 286}  # under the face at the top and under the boards; of children it is larger
TOP_LARGE = 250  # a child's face at the top is smaller there
TOP_FREE = 262  # three players: nobody sits at the top, only the boards hang there
DECK_KIDS, GHOST_KIDS, GHOST_WIDTH_KIDS = (1112, 135), (1316, 142), 84
DECK_WIDTH_KIDS = 108
"""Over the table, between the face at the top and a board: the play area is for the large sets of three and four."""
BESIDE_PLATES = 6
INNER = {2: (316, 1604), 3: (478, 1442), 4: (478, 1442)}
INNER_KIDS = {2: (316, 1604), 3: (508, 1412), 4: (508, 1412)}
"""Between the plates at the sides, by players."""
OVER_HAND = 10
OVER_PLATES, OVER_PLATES_LARGE = 526, 478  # where plates to choose a partner from begin, over a hand that has sunk


@dataclass(frozen=True, slots=True)
class Spots:
    """Middles and sizes on the stage. `box` is (x, y, width, height) of the room for the sets."""

    deck: tuple[float, float]
    deck_width: float
    ghost: tuple[float, float]
    ghost_width: float
    box: tuple[float, float, float, float]

    def rects(self) -> dict[str, tuple[float, float, float, float]]:
        """(x, y, width, height) of everything, for tests."""
        x, y = self.deck
        high, below = height_of(self.deck_width), PILL / 2 + EDGE * EDGES_MOST * self.deck_width / DECK_WIDTH
        gx, gy = self.ghost
        wide, ghost_high = max(170.0, self.ghost_width * 1.9), height_of(self.ghost_width)
        return {
            "deck": (x - self.deck_width / 2, y - high / 2, self.deck_width, high + below),
            "ghost": (gx - wide / 2, gy - ghost_high / 2 - 14, wide, ghost_high + LABEL),
            "sets": self.box,
        }


@cache
def spots(players: int, *, public: bool, kids: bool, large: bool = False, cards: int = 0) -> Spots:
    """The places for so many players; `cards` are in the open hand of a private view, `large` is the text's size."""
    if public:
        deck, ghost = (DECK_PUBLIC_LARGE, GHOST_PUBLIC_LARGE) if large else (DECK_PUBLIC, GHOST_PUBLIC)
        return Spots(
            deck, DECK_WIDTH, ghost, GHOST_WIDTH, BOX_PUBLIC_LARGE if large else BOX_PUBLIC_KIDS if kids else BOX_PUBLIC
        )
    left, right = (INNER_KIDS if kids else INNER)[players]
    free = players == 3 and (large or not kids)  # children have the deck there
    top = TOP_FREE if free else TOP_LARGE if large else TOPS[kids]
    bottom = min(hand_top(cards, kids, large) - OVER_HAND, OVER_PLATES_LARGE if large else OVER_PLATES)
    high = bottom - top
    if kids and not large and players > 2:
        box = (left + BESIDE_PLATES, top, right - left - 2 * BESIDE_PLATES, high)
        return Spots(DECK_KIDS, DECK_WIDTH_KIDS, GHOST_KIDS, GHOST_WIDTH_KIDS, box)
    width = max(DECK_LEAST, min(DECK_WIDTH, (high - PILL / 2) / (height_of(1) + EDGE * EDGES_MOST / DECK_WIDTH)))
    middle = top + height_of(width) / 2
    near, far = left + DECK_IN, right - GHOST_IN
    box = (near + BESIDE_DECK, top, far - near - BESIDE_DECK - BESIDE_GHOST, high)
    ghost_width = max(GHOST_LEAST, min(GHOST_WIDTH, (high - LABEL) / height_of(1)))
    return Spots((near, middle), width, (far, top + height_of(ghost_width) / 2 + 14), ghost_width, box)


def hand_top(cards: int, kids: bool, large: bool) -> float:
    """The highest edge of an open hand of so many cards, whichever of them is focused."""
    rail = RAIL_TOP_LARGE - RAIL_TOP if large else 0
    tops = [slot.y - slot.height / 2 for focus in range(cards) for slot in hand(cards, focus, kids=kids).slots]
    return min(tops, default=float(RAIL_TOP)) + rail


def edges(cards: int) -> int:
    """How many edges of cards are seen under the top one of a deck of `cards`."""
    return max(1, min(EDGES_MOST, cards // PER_EDGE)) if cards else 0
