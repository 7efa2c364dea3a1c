"""Players at the table's edge: plates with their numbers, the cards they hold up, and who is on turn."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.canvas import Canvas
from game.cards.deck import Deck
from game.cards.ring import COMPACT, TOP_Y, Band, Place
from game.draw.boards import bubble
from game.draw.cache import cached
from game.draw.paper import Piece
from game.draw.plates import Items, compact_plate, header_plate, held, plate
from game.theme import GROWN_UP, SeatLook, Theme
from scenes.table.stage.seat_tags import PINS, pin_at

FEW_ITEMS = 1  # how many numbers a compact plate has room for, and a child's plate shows
BUBBLE_UP = 116
BUBBLE_ASIDE = 236
BESIDE, BESIDE_LARGE = 50, 58
HIGH_SEATS = 420  # seats at the sides over this line have no room above them where text is large
BELOW_ASIDE, BELOW, BELOW_LARGE = 138, 56, 78  # under the tag, where two plates hang side by side
OFF_MIDDLE = 300
LETTERS, QUIET_LETTERS = 50, 46
COMPACT_LETTERS, COMPACT_HIGH, COMPACT_GAP, COMPACT_DOWN = 40, 72, 10, 3
MIDDLE = 960
RIGHT_HALF = 1000  # plates beyond this have their bubble at their left
TOP_SEATS = 250  # plates above this line have their bubble beside them
BUBBLE_KINDS = {"plain": "plain", "high": "gold", "quiet": "quiet"}


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """One player: where, who, and what everybody may know. `held` is the number of cards that are held up."""

    place: Place
    look: SeatLook
    name: str
    items: Items = ()
    device: str | None = None
    held: int = 0
    on_turn: bool = False
    dim: bool = False
    hop: float = 0.0  # px that the plate jumps when its turn begins
    shake: float = 0.0  # px that it stands aside while it shivers
    tab: Piece | None = None  # the game's own picture of a plate in a row, anchored at its middle


def draw_seats(canvas: Canvas, seats: Iterable[SeatPlate], deck: Deck, theme: Theme) -> None:
    """Draw all plates; the one on turn last, because its halo lies over its neighbours."""
    for seat in sorted(seats, key=lambda seat: seat.on_turn):
        draw_seat(canvas, seat, deck, theme)


def draw_seat(canvas: Canvas, seat: SeatPlate, deck: Deck, theme: Theme = GROWN_UP) -> pygame.Rect:
    """Draw one plate and the fan under its chin; returns the rectangle of the plate."""
    place = seat.place
    if place.tab:
        return _draw_tab(canvas, seat, place.tab, theme)
    if place.compact:
        piece = compact_plate(seat.look, seat.name, seat.items[:FEW_ITEMS], theme, seat.on_turn, seat.device, seat.dim)
        return piece.draw(canvas, (place.corner[0] + seat.shake, place.corner[1] - seat.hop))
    side = "right" if place.side == "r" else "left"
    items = seat.items[:FEW_ITEMS] if theme.kids else seat.items
    piece = plate(
        seat.look,
        seat.name,
        items,
        side,
        theme,
        seat.on_turn,
        seat.device,
        seat.dim,
        size=place.size,
        most=place.tag_most,
    )
    rect = piece.draw(canvas, (place.x + seat.shake, place.y - seat.hop))
    if seat.held and not (theme.kids and theme.large_text):  # a child's hand stands so high then
        x, y = place.chin
        held_fan(deck, round(place.held_width), min(seat.held, 5)).draw(canvas, (x + seat.shake, y - seat.hop))
    return rect


def _draw_tab(canvas: Canvas, seat: SeatPlate, tab: Band, theme: Theme) -> pygame.Rect:
    left, top, wide, high = tab
    if seat.tab is not None:
        return seat.tab.draw(canvas, (left + wide / 2 + seat.shake, top + high / 2 - seat.hop))
    items = seat.items[:FEW_ITEMS] if theme.kids else seat.items
    piece = header_plate(seat.look, seat.name, items, (wide, high), theme, seat.on_turn, seat.device, seat.dim)
    return piece.draw(canvas, (left + seat.shake, top - seat.hop))


@cached
def held_fan(deck: Deck, width: int, count: int) -> Piece:
    """A fan of backs under a chin; it takes any back, never a card's own place."""
    return held(deck.back(width), count)


def bubble_at(
    place: Place, words: str, tone: str, theme: Theme, opened: bool = False
) -> tuple[Piece, tuple[float, float]]:
    """The bubble of a seat and where its anchor goes: above plates at the sides, beside the one at the top, under two
    of them; a pin stays on its plate if that is large enough."""
    if tone in PINS and not place.compact and not place.tab:
        return pin_at(place, words, tone, theme, opened)
    kind, letters = (BUBBLE_KINDS | PINS)[tone], QUIET_LETTERS if tone == "quiet" else LETTERS
    if place.tab:
        return bubble(words, "up", kind, COMPACT_LETTERS, GROWN_UP, COMPACT_HIGH), place.chin
    if place.compact:
        return _beside_compact(place, words, kind)
    toward = 1 if place.side == "r" else -1
    if place.y < TOP_SEATS and abs(place.x - MIDDLE) > OFF_MIDDLE:
        below = BELOW_LARGE if theme.large_text else BELOW
        return bubble(words, "up", kind, letters, theme), (place.x + toward * BELOW_ASIDE, place.y + below)
    piece = bubble(words, "left" if place.side == "r" else "right", kind, letters, theme)
    if place.y < TOP_SEATS or theme.kids or (theme.large_text and place.y < HIGH_SEATS):
        _, _, width, _ = place.rect
        reach = width - place.size * 0.6 + 10 + piece.box.width / 2
        return piece, (place.x + toward * reach, place.y - (BESIDE_LARGE if theme.large_text else BESIDE))
    return piece, (place.x + toward * BUBBLE_ASIDE, place.y - BUBBLE_UP - piece.box.height // 2)


def _beside_compact(place: Place, words: str, kind: str) -> tuple[Piece, tuple[float, float]]:
    """As high as the small plate: under it at the top, inward of it at the sides."""
    left, top = place.corner
    width, _ = COMPACT
    if top == TOP_Y:
        piece = bubble(words, "up", kind, COMPACT_LETTERS, GROWN_UP, COMPACT_HIGH)
        return piece, (left + width / 2, top + COMPACT_HIGH)
    piece = bubble(words, "none", kind, COMPACT_LETTERS, GROWN_UP, COMPACT_HIGH)
    reach = COMPACT_GAP + piece.box.width / 2
    return piece, (left + width + reach if place.x < RIGHT_HALF else left - reach, top + COMPACT_DOWN)
