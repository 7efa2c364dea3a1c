"""The places of Rook's cards on the stump: pack, nest before and after it is laid down, turned card, trick."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import Rect

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.rook.view import FinishedTrick, View
from game.cards import layouts
from game.cards.layouts import Slot, height_of, row, scale_of, standing
from game.cards.slots import around
from game.lessons import Mark
from game.theme import BAR_TOP, BAR_TOP_LARGE, Theme
from game.widgets.bottom_bar import owner_box
from scenes.games.rook.art.furniture import AT, CARDS_UP, RADIUS, RADIUS_WATCHED
from scenes.table.game_table import PlacedCards
from scenes.table.stage.own_hand import lie_open
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

TRICK, NEST, TURNED, OPEN = "trick", "nest", "turned", "open"
DRAW_PACK = Slot(636, 735, 0.0, scale_of(120))
"""The pack from which seats draw, under all their cards."""
DRAWN = 0.9  # of its size in a trick
LAID_AT = {4: (340, 612), 5: (340, 612), 6: (604, 306)}  # under the plate at the left; of six, over the trick
LAID_AT_LARGE = {4: (466, 292), 5: (436, 281), 6: (392, 330)}  # by players: over it, as the hand is higher
LAID_AT_KIDS = {4: (562, 345), 5: (604, 204), 6: (740, 208)}  # over the trick: a child's hand needs the near edge
LAID_AT_KIDS_LARGE = {4: (562, 345), 5: (400, 345), 6: (388, 345)}  # beside it, as it is higher
LAID_AT_PUBLIC, LAID_AT_PUBLIC_LARGE = (620, 725), (1380, 722)  # under the trick, beside the own plate
LAID_AT_PUBLIC_KIDS = 524, 705
LAID_WIDTH, LAID_WIDTH_LARGE = 84, 70
LAID_IN, BESIDE_LAID = 58, 118  # px from the left of the middle to its middle, and to the trick
RING = 12  # px of the ring over a focused card
UNDER = 44  # px for the flag at the card that was led
MOST = 14
"""Most cards of a hand. The middle leaves room for them, so its cards keep their places beside open hands."""
TURNED_AT_KIDS, TURNED_WIDTH_KIDS = (1288, 171), 146  # beside the jar at the top: children look at it often
LAID_TURN = 4.0
LAID_STEP = 2  # px between the cards of the pile
TURNED_TURN = 3.0
UNDER_TURNED = (-12, 12, 13.0)  # px and degrees: the backs under the turned card stay visible
SPREAD_WIDTH, SPREAD_WIDTH_MANY = 150, 136
MANY = 6  # cards from which the smaller widths are used
SPREAD_Y = 430
OPEN_TRICK_WIDTH, OPEN_TRICK_WIDTH_SMALL = 92, 70
"""Of cards at the review, where the index stays readable; and in a watched record with large text."""
OPEN_TRICK_STEP, KIDS_TRICK_STEP = 52, 42
OPEN_TRICK_GAP = (36, 14)
OPEN_ACROSS = 3
OPEN_TOP = 262
NEST_WIDTH, NEST_WIDTH_MANY = 92, 84  # of the backs in the nest


def nest_at(floor: TableLayout) -> tuple[float, float, int]:
    """Return the middle of the mouth of the nest of twigs, and its radius."""
    if not floor.watched:
        return (*AT, RADIUS)
    room = floor.middle(MOST)
    return room.centerx, room.centery, RADIUS_WATCHED


def nest_slots(size: int, floor: TableLayout) -> tuple[Slot, ...]:
    """Return the places of backs in the nest of twigs, until the nest is taken, and again until trump is named."""
    x, y, radius = nest_at(floor)
    width = (NEST_WIDTH if size < MANY else NEST_WIDTH_MANY) * radius / RADIUS
    return standing(size, x, y - CARDS_UP * radius, width)


def laid_slot(floor: TableLayout) -> Slot:
    """Return the place of the nest during the tricks."""
    if floor.watched:
        room = floor.middle(MOST)
        return Slot(room.left + LAID_IN, room.centery, LAID_TURN, scale_of(LAID_WIDTH))
    if floor.public:
        at = LAID_AT_PUBLIC_LARGE if floor.large else LAID_AT_PUBLIC_KIDS if floor.kids else LAID_AT_PUBLIC
    elif floor.kids:
        at = (LAID_AT_KIDS_LARGE if floor.large else LAID_AT_KIDS)[floor.players]
    else:
        at = LAID_AT_LARGE[floor.players] if floor.large else LAID_AT[floor.players]
    return Slot(*at, LAID_TURN, scale_of(LAID_WIDTH_LARGE if floor.large else LAID_WIDTH))


def pile_slots(floor: TableLayout, size: int, *, turned: bool = False) -> tuple[Slot, ...]:
    """Return the backs of the nest as a pile, the lowest first; in the beginner's game under the `turned` card."""
    base = turned_slot(floor) if turned else laid_slot(floor)
    if turned:
        across, down, angle = UNDER_TURNED
        base = replace(base.moved(across, down), angle=angle)
    return tuple(base.moved(-i * LAID_STEP, -i * LAID_STEP) for i in range(size))


def turned_slot(floor: TableLayout) -> Slot:
    """Return the place of the beginner's open trump card."""
    if floor.kids and not floor.large and not floor.watched:  # between open hands it is at the usual place
        return Slot(*TURNED_AT_KIDS, TURNED_TURN, scale_of(TURNED_WIDTH_KIDS))
    return replace(laid_slot(floor), angle=TURNED_TURN)


def spread_slots(size: int) -> tuple[Slot, ...]:
    """Return the places of the nest when it is turned up at the count."""
    return row(size, SPREAD_WIDTH if size < MANY else SPREAD_WIDTH_MANY, SPREAD_Y)


def hand_top(floor: TableLayout, cards: int) -> float:
    """Return the upper edge of an open hand with that number of cards, without a focus."""
    return layouts.hand(cards, kids=floor.kids).top - higher(floor)


def raised_top(floor: TableLayout, cards: int) -> float:
    """Return the upper edge of the ring of a focused card in an open hand with that number of cards."""
    focused = layouts.hand(cards, 0, kids=floor.kids).slots[0]
    return focused.y - focused.height / 2 - RING - higher(floor)


def higher(floor: TableLayout) -> int:
    """Return how many px the bar, and the hand behind it, are higher with large text."""
    return BAR_TOP - BAR_TOP_LARGE if floor.large else 0


def trick_slot(view: View, floor: TableLayout, seat: Seat) -> Slot:
    """Return the place of the card of `seat` in the trick. It depends on the size of the hand when the trick began, so
    that no card moves during it."""
    if floor.watched:
        room, least = floor.middle(max(_held(view, one) for one in range(floor.players))), floor.middle(MOST)
        left = least.left + BESIDE_LAID
        return floor.trick(seat, room=Rect(left, room.top, room.right - left, room.height - UNDER))
    if not floor.kids or floor.public:
        return floor.trick(seat)
    held = _held(view, floor.anchor)
    return floor.trick(seat, hand_top(floor, max(1, held)))


def drawn_slot(floor: TableLayout, seat: Seat) -> Slot:
    """Return the place of the card that `seat` has drawn. There are no hands yet, so all cards are fully visible."""
    slot = replace(floor, public=True).trick(seat)
    return replace(slot, scale=slot.scale * DRAWN)


def _held(view: View, seat: Seat) -> int:
    """The number of cards of a seat at the start of the trick."""
    return view.counts[seat] + sum(1 for player, _ in view.trick if player == seat)


def own_slot(view: View, floor: TableLayout, card: Card, breaks: tuple[int, ...]) -> Slot:
    """Return the place of a card of the open hand under the cursor. Only its owner may see it."""
    laid = layouts.hand(len(view.hand), view.hand.index(card), kids=floor.kids, breaks=breaks)
    return laid.slots[view.hand.index(card)].moved(dy=-higher(floor))


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """Return all cards on the table for this view, without the hand in the bar."""
    plays = [(trick_slot(view, floor, seat), card) for seat, card in view.trick]
    plays.sort(key=lambda play: (play[0].y, play[0].x))  # nearer cards on top, so that indices stay visible
    trick = PlacedCards(Zone(TRICK), tuple(slot for slot, _ in plays), tuple(card for _, card in plays))
    opened = tuple(card for trick in view.open_tricks for _, card in trick.plays)
    review = PlacedCards(Zone(OPEN), open_slots(view.open_tricks, floor), opened)
    return (_nest(view, floor), _turned(view, floor), *lie_open(floor, open_hands, (trick, review)))


def nest_stands(view: View) -> bool:
    """Return whether the nest of twigs is on the table: until trump is known, even during a call."""
    before = ("deal", "auction", "bury", "trump", "vote", "repair")
    return view.trump is None and view.phase in before and view.dealer is not None


def _nest(view: View, floor: TableLayout) -> PlacedCards:
    """The backs of the nest. They are in the twigs until the nest is taken and again once it is laid, then beside the
    trick."""
    slots: tuple[Slot, ...] = ()
    if view.dealer is None or view.phase in ("partners", "draw", "bury", "end"):
        slots = ()
    elif view.trump is not None:
        size = view.nest_size - (1 if view.turned else 0)
        slots = pile_slots(floor, size, turned=view.turned is not None)
    elif view.phase != "deal":
        slots = nest_slots(view.nest_size, floor)
    return PlacedCards(Zone(NEST), slots, (None,) * len(slots))


def _turned(view: View, floor: TableLayout) -> PlacedCards:
    if view.turned is None:
        return PlacedCards(Zone(TURNED), (), ())
    return PlacedCards(Zone(TURNED), (turned_slot(floor),), (view.turned,))


def open_slots(tricks: Sequence[FinishedTrick], floor: TableLayout) -> tuple[Slot, ...]:
    """Return the places of all tricks of the hand in order, three in a row, the cards of each in the order of play."""
    step = KIDS_TRICK_STEP if floor.kids else OPEN_TRICK_STEP
    width = OPEN_TRICK_WIDTH_SMALL if floor.watched and floor.large else OPEN_TRICK_WIDTH
    wide = width + step * (max((len(trick.plays) for trick in tricks), default=1) - 1)
    high, top = height_of(width), OPEN_TOP
    slots = []
    for number, trick in enumerate(tricks):
        across, down = number % OPEN_ACROSS - (OPEN_ACROSS - 1) / 2, number // OPEN_ACROSS
        left = 960 + across * (wide + OPEN_TRICK_GAP[0]) - wide / 2 + width / 2
        y = top + high / 2 + down * (high + OPEN_TRICK_GAP[1])
        slots += [Slot(left + i * step, y, 0.0, scale_of(width)) for i in range(len(trick.plays))]
    return tuple(slots)


def where_is(mark: Mark, stage: Stage, theme: Theme) -> tuple[Rect, ...]:
    """Return what a lesson points at: the place of the trick, the nest with its turned card, or the number of the
    viewer's tricks."""
    match mark:
        case Mark("zone", "trick"):
            return (around([trick_slot(stage.view, stage.floor, seat) for seat in range(stage.floor.players)]),)
        case Mark("zone", "nest"):
            lying = (*stage.table.cards(Zone(NEST)), *stage.table.cards(Zone(TURNED)))
            return (around([sprite.slot for sprite in lying]),) if lying else ()
        case Mark("zone", "taken"):
            return (owner_box(theme),)
    return ()
