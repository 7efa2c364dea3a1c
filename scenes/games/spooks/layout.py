"""The places of everything in Spooks: pile, dial, rule board, ghost hand, the older cards under the pile's top, and
open hands. Pure geometry; one table for all views.

A private view leaves the lower part of the stage to the hand. Above two or three rows everything is higher and smaller.
A public view has more room and is lower.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from pygame import Rect

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.spooks.view import View
from game.cards.layouts import CENTRE_X, PILE_WIDTH, hand, pile
from game.cards.slots import Slot, height_of
from game.lessons import Mark
from game.theme import Theme
from scenes.table.game_table import PlacedCards
from scenes.table.stage.own_hand import lie_open
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

BOARD = (374, 252)
DIAL, DIAL_MOST, DIAL_LOW = 92, 86, 70  # radius; the largest one beside the plates, and under the ghost hand
GAP = 12  # px between dial, pile and board, which are in one row
PILE_LEFT, PILE_ACROSS = 0.715, 1.46  # of the pile's cards: from its middle to its left end, and its whole width
GHOST_BELOW, GHOST_ABOVE = 52, 40  # px from the dial to the middle of the ghost hand
DIAL_DOWN = 30  # px that the dial is lower, with the ghost hand above it
GHOST_ASIDE = (1396, 316)  # if there is no room below the dial
FACE = 84  # avatar of the seat that played the top card
CAT_SHARE, CAT_GAP = 0.77, 8  # the Cat's width as a share of the wanted card's, px between them
PUBLIC, PUBLIC_LARGE = (470, 1.05), (436, 1.05)
"""The middle line and the scale."""
KIDS_TABLE = 4  # most children with large faces and a wanted card instead of a board

PRIVATE = {
    # (large text, kids): by rows of the hand, the middle line and the scale
    (False, False): {1: (432, 1.12), 2: (398, 0.9), 3: (300, 0.7)},
    (True, False): {1: (398, 0.95), 2: (358, 0.75), 3: (270, 0.7)},
    (False, True): {1: (400, 0.85), 2: (378, 0.78), 3: (300, 0.7)},
    (True, True): {1: (378, 0.7), 2: (355, 0.53), 3: (270, 0.7)},
}
CHILDREN = {
    # large text: by rows of the hand (0 in public), the line, and the width of the cards
    False: {0: (420, 228), 1: (346, 228), 2: (320, 168), 3: (290, 150)},
    True: {0: (400, 216), 1: (316, 182), 2: (290, 150), 3: (278, 128)},
}
CLOTH, CLOTH_LARGE = (1462, 430, 236), (1384, 372, 176)
"""The host at a children's table: his middle, and his height."""
DIAL_OF_FIVE = (915, 126)  # between two plates
OF_FIVE = {0: (456, 204), 1: (398, 172), 2: (396, 147), 3: (300, 120)}
"""The same for five players, who have seats and bubbles at the top too. With large text there is no room for it."""


@dataclass(frozen=True, slots=True)
class TableSpots:
    """Middles and sizes on the stage. `board`: (x, y, width, height) of the rule board or of the wanted card."""

    pile: tuple[float, float]
    pile_width: float
    dial: tuple[float, float]
    dial_radius: float
    board: tuple[float, float, float, float]
    ghost: tuple[float, float]
    wanted: bool = False

    @property
    def scale(self) -> float:
        """The scale of the table; 1 means the constants above."""
        return self.pile_width / PILE_WIDTH

    def cat(self) -> tuple[float, float, float, float]:
        """Return (x, y, width, height) of the Cat beside the wanted card."""
        x, y, wide, high = self.board
        width = wide * CAT_SHARE
        height = height_of(width)
        return x + wide + CAT_GAP, y + (high - height) / 2, width, height

    def face(self) -> tuple[int, int]:
        """The place of a face at the upper right corner of the top card."""
        return int(self.pile[0] + 0.53 * self.pile_width), int(self.pile[1] - 0.48 * self.pile_width)

    def slots(self, count: int) -> tuple[Slot, ...]:
        """Return the slots of the visible cards of the pile, the top one last."""
        return pile(count, self.pile, self.pile_width)

    def rects(self) -> dict[str, tuple[float, float, float, float]]:
        """Return (x, y, width, height) of each piece, for tests and for neighbours that need the free room."""
        wide, high = self.pile_width * PILE_ACROSS, height_of(self.pile_width) * 1.06
        reach = self.dial_radius
        beside = {"cat": self.cat()} if self.wanted else {}
        return beside | {
            "pile": (self.pile[0] - PILE_LEFT * self.pile_width, self.pile[1] - high / 2, wide, high),
            "dial": (self.dial[0] - reach, self.dial[1] - reach, 2 * reach, 2 * reach),
            "board": self.board,
            "ghost": (self.ghost[0] - 30, self.ghost[1] - 38, 60, 76),
        }


@cache
def spots(players: int, *, public: bool, kids: bool, large: bool = False, cards: int = 0) -> TableSpots:
    """Return the furniture for that number of players. `cards`: the size of the open hand of a private view. `large`:
    large text."""
    rows = 0 if public else len(hand(cards, kids=kids).rows)
    if kids and players <= KIDS_TABLE:
        return _children(*CHILDREN[large][rows])
    if kids and players == KIDS_TABLE + 1 and not large:
        return replace(_children(*OF_FIVE[rows]), dial=DIAL_OF_FIVE, ghost=GHOST_ASIDE)
    y, scale = PRIVATE[large, kids][rows] if rows else PUBLIC_LARGE if large else PUBLIC
    low = rows == 2 and not kids
    wide, high, reach = BOARD[0] * scale, BOARD[1] * scale, min(DIAL_LOW if low else DIAL_MOST, DIAL * scale)
    pile_width = PILE_WIDTH * scale
    left = CENTRE_X - (2 * reach + PILE_ACROSS * pile_width + wide) / 2 - GAP
    beside = left + 2 * reach + GAP
    dial, ghost = (left + reach, y), (left + reach, y + reach + GHOST_BELOW)
    if low:
        dial, ghost = (left + reach, y + DIAL_DOWN), (left + reach, y + DIAL_DOWN - reach - GHOST_ABOVE)
    elif rows > 1 or (rows and kids):
        ghost = GHOST_ASIDE
    return TableSpots(
        pile=(beside + PILE_LEFT * pile_width, y),
        pile_width=pile_width,
        dial=dial,
        dial_radius=reach,
        board=(beside + PILE_ACROSS * pile_width + GAP, y - high / 2, wide, high),
        ghost=ghost,
    )


def _children(y: float, width: float) -> TableSpots:
    """Large cards for children: the pile, an arrow, the wanted card with the Cat beside it, and the dial above them."""
    high = height_of(width)
    return TableSpots(
        pile=(672, y),
        pile_width=width,
        dial=(897, 116),
        dial_radius=60,
        board=(1034 - width / 2, y - high / 2, width, high),
        ghost=(1250, 116),
        wanted=True,
    )


def host_place(view: View, floor: TableLayout) -> Rect | None:
    """Return the host's place, or None over several rows of cards or at a player's place."""
    crowded = not floor.public and len(hand(len(view.hand), kids=True).rows) > 1
    if not floor.kids or floor.players > KIDS_TABLE or crowded:
        return None
    x, y, high = CLOTH_LARGE if floor.large else CLOTH
    out = Rect(0, 0, high, high)
    out.center = x, y
    return out


PILE = Zone("pile")
FEW = 8
"""Most cards of a hand for which the middle keeps its place between open hands."""
GHOST_OVER = 40  # px from the dial up to the ghost hand between open hands
SEEN = 4  # visible cards of the pile
TURNED_OUT = 0.06  # share of the height that its turned cards reach out of its box
OLDER = 0.8  # darkness of the cards under the top one


def spots_of(view: View, floor: TableLayout) -> TableSpots:
    """Return the places of all furniture for this view."""
    if floor.watched:
        return _within(spots(floor.players, public=True, kids=False), floor.middle(max((*view.counts, FEW))))
    cards = 0 if floor.public else len(view.hand)
    return spots(floor.players, public=floor.public, kids=floor.kids, large=floor.large, cards=cards)


def _within(usual: TableSpots, room: Rect) -> TableSpots:
    """The same, as large as the room between open hands allows."""
    room = room.inflate(0, -round(room.height * TURNED_OUT))
    boxes = [Rect(*(round(value) for value in box)) for name, box in usual.rects().items() if name != "ghost"]
    whole = boxes[0].unionall(boxes[1:])
    share = min(1.0, room.width / whole.width, room.height / whole.height)

    def at(x: float, y: float) -> tuple[float, float]:
        return room.centerx + (x - whole.centerx) * share, room.centery + (y - whole.centery) * share

    left, top, wide, high = usual.board
    dial = at(*usual.dial)
    return TableSpots(
        pile=at(*usual.pile),
        pile_width=usual.pile_width * share,
        dial=dial,
        dial_radius=usual.dial_radius * share,
        board=(*at(left, top), wide * share, high * share),
        ghost=(dial[0], max(room.top, dial[1] - usual.dial_radius * share - GHOST_OVER)),
    )


def shades(count: int) -> tuple[float, ...]:
    """Return the darkness of the pile's cards, the top one last."""
    return (*(OLDER for _ in range(count - 1)), 0.0) if count else ()


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """Return all cards on the table for this view, without the hand in the bar."""
    cards = tuple(card for _, card in view.pile[-SEEN:])
    pile = PlacedCards(PILE, spots_of(view, floor).slots(len(cards)), cards, shades(len(cards)))
    return lie_open(floor, open_hands, (pile,))


def where_is(mark: Mark, stage: Stage, theme: Theme) -> tuple[Rect, ...]:
    """Return what a lesson points at: the board with the rule, or the wanted card, and the pile."""
    match mark:
        case Mark("zone", "sign" | "pile" as name):
            places = spots_of(stage.view, stage.floor).rects()
            return (Rect(places["board" if name == "sign" else "pile"]),)
    return ()
