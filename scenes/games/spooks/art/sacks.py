"""A seat at the count of a hand: its player, the sack into which its cards fall, the points in it, and the total."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from game.canvas import Canvas
from game.cards.deck import Deck
from game.draw import text
from game.draw.avatar import avatar_piece
from game.draw.boards import number_tag, pill
from game.draw.cache import cached, in_pieces
from game.draw.color import darker
from game.draw.figures import TALL
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment, picture
from game.easing import CARD_FALLS
from game.theme import CREAM, GOLD, GOLD_INK, STAGE, SeatLook, Theme
from scenes.table.boards.lead import Spot
from scenes.table.boards.table_count import draw_player, hat_at

ONE_ROW = 6
"""Most seats in one row; in two rows there is room for heads only."""
_LEFT, _TOP, _TOP_LARGE = 110, 226, 250
_NAME, _NAME_LARGE, _NAME_DOWN, _PLAYER_DOWN = 40, 56, 24, 84
_HEAD_MOST, _HEAD_SHARE, _HEAD_HIGH, _FACE, _FACE_DOWN = 104, 0.42, 0.36, 78, 26
_SACK_MOST, _SACK_LEAST, _SACK_FULL, _SACK_STEPS = 210, 0.8, 40, 4  # px; share; points; sizes
_TALL, _MOUTH, _LIP = 1.02, 0.17, 0.3  # shares of a sack's width: its height, and how far its mouth is under its top
_FOOT, _TOTAL_FOOT, _TOTAL_HIGH, _CROWN_IN = 14, 70, 56, 14
_CARD, _CARD_LEAST, _BAT, _RISES = 0.46, 84, 46, 0.5  # of a sack; px; px; of a card's height
_PATCH = 0.36  # of a sack's width
_TOTAL, _LEADING, _GRABBED = ("#2A1640", "#8E6BA8"), (GOLD, GOLD_INK), "#FF9C8C"
_BURLAP, _INSIDE = "#A8824F", "#3A2414"


@dataclass(frozen=True, slots=True)
class Station:
    """A seat at one moment. `cards`: those left in its hand, each with the share of its fall. `points`: those in the
    sack. `total`: its words, or "" while it is not shown. `leads`: whether it has the fewest points so far."""

    name: str
    look: SeatLook
    pose: str
    hop: int
    cards: tuple[tuple[str, float], ...]
    points: int
    grabbed: bool
    total: str
    leads: bool


def places(count: int, bottom: int, large_text: bool) -> list[Rect]:
    """Return the place of each seat, in one row or two that end at y `bottom`."""
    lines = 1 if count <= ONE_ROW else 2
    each = -(-count // lines)
    top = _TOP_LARGE if large_text else _TOP
    wide, high = (STAGE[0] - 2 * _LEFT) // each, (bottom - top) // lines
    out = []
    for number in range(count):
        line, column = divmod(number, each)
        in_line = min(each, count - line * each)
        left = STAGE[0] // 2 - in_line * wide // 2 + column * wide
        out.append(Rect(left, top + line * high, wide, high))
    return out


def head_of(box: Rect) -> int:
    """Return the width of a figure's head in a row alone."""
    return min(_HEAD_MOST, round(box.width * _HEAD_SHARE), round(box.height * _HEAD_HIGH / TALL))


def sack_of(box: Rect, alone: bool, totalled: bool) -> Rect:
    """Return the place of a full sack. `totalled`: there is room for a total below it."""
    foot = box.bottom - (_TOTAL_FOOT if totalled else _FOOT)
    room = foot - player_of(box, alone).bottom
    wide = min(_SACK_MOST, box.width - 16, int(room / _TALL))
    high = round(wide * _TALL)
    return Rect(box.centerx - wide // 2, foot - high, wide, high)


def player_of(box: Rect, alone: bool) -> Rect:
    """Return the place of a player's figure in a row alone, else of its face."""
    if not alone:
        return Rect(box.centerx - _FACE // 2, box.top + _FACE_DOWN, _FACE, _FACE)  # below its crown
    head = head_of(box)
    return Rect(box.centerx - head // 2, box.top + _PLAYER_DOWN, head, round(head * TALL))


def crown_at(box: Rect, seat: Station, alone: bool) -> Spot:
    """Return where a seat has a crown."""
    place = player_of(box, alone)
    if not alone:
        return place.centerx, place.top + _CROWN_IN
    return hat_at(seat.pose, place.width, place.midbottom, seat.hop)


def draw_station(
    canvas: Canvas, box: Rect, seat: Station, alone: bool, totalled: bool, deck: Deck, theme: Theme
) -> None:
    """Draw a seat in its place."""
    player, sack = player_of(box, alone), sack_of(box, alone, totalled)
    if alone:
        letters = text.fit(seat.name, min(theme.px(_NAME), _NAME_LARGE), box.width - 16, "bold")
        name = text.clipped(seat.name, letters, box.width - 16, "bold")
        text.place(canvas, name, letters, (box.centerx, box.top + _NAME_DOWN), CREAM, "bold")
    _draw_player(canvas, player, seat, alone)
    wide = _width(sack, round(min(1.0, seat.points / _SACK_FULL) * _SACK_STEPS) / _SACK_STEPS)  # in few steps
    foot = sack.midbottom
    high = round(wide * _TALL)
    inside(wide).draw(canvas, (foot[0], foot[1] - high + round(wide * _MOUTH)))
    _draw_falling(
        canvas,
        player,
        foot[1] - high + round(wide * _LIP),
        seat.cards,
        _card_width(sack),
        deck,
    )
    front(wide, seat.look.main).draw(canvas, foot)
    high = round(sack.width * _PATCH)
    number_tag(str(seat.points), high, round(high * 0.8)).draw(canvas, (foot[0], foot[1] - round(wide * 0.38)))
    if seat.total:
        high = min(_TOTAL_HIGH, box.bottom - foot[1] - 6)
        ink = GOLD_INK if seat.leads else _GRABBED if seat.grabbed else CREAM
        tag = pill((seat.total,), *(_LEADING if seat.leads else _TOTAL), round(high * 0.74), high, 3, color=ink)
        at = box.centerx, box.bottom - high // 2 - 2
        tag.draw(canvas, at)
        if seat.grabbed:
            mark("spooks/bat", _BAT).draw(canvas, (at[0] - tag.box.width // 2 - 20, at[1]))


def sacks_ahead(box: Rect, seat: Station, alone: bool, totalled: bool, deck: Deck) -> Iterator[None]:
    """Draw the sack at each of its sizes and the cards in idle time."""
    sack = sack_of(box, alone, totalled)
    for step in range(_SACK_STEPS + 1):
        wide = _width(sack, step / _SACK_STEPS)
        yield from in_pieces(partial(inside, wide))
        yield from in_pieces(partial(front, wide, seat.look.main))
    for card, _ in seat.cards:
        yield from in_pieces(partial(falling, deck, card, _card_width(sack)))


def _width(sack: Rect, swollen: float) -> int:
    return round(sack.width * (_SACK_LEAST + (1 - _SACK_LEAST) * swollen))


def _card_width(sack: Rect) -> int:
    return max(_CARD_LEAST, round(sack.width * _CARD))


def _draw_player(canvas: Canvas, place: Rect, seat: Station, alone: bool) -> None:
    if not alone:
        avatar_piece(seat.look, place.width).draw(canvas, place.center)
    else:
        draw_player(canvas, seat.look, seat.pose, place.width, place.midbottom, seat.hop)


def _draw_falling(
    canvas: Canvas, player: Rect, lip: int, cards: Sequence[tuple[str, float]], wide: int, deck: Deck
) -> None:
    """Draw the cards between the player and the sack, whose front hides their lower ends. `lip`: y of its edge."""
    for card, share in cards:
        if 0 < share < 1:
            piece = falling(deck, card, wide)
            high = piece.box.height
            start, end = player.centery, lip + high * _RISES
            piece.draw(canvas, (player.centerx, start + (end - start) * CARD_FALLS.ease(share)))


@cached
def falling(deck: Deck, card: str, wide: int) -> Piece:
    """A card on its way into a sack, anchored at its middle."""
    return with_shadow(deck.face(card, wide, Theme()), 6, 120, (2, 6))


@cached
def inside(wide: int) -> Piece:
    """The dark mouth of a sack, anchored at its middle."""
    across, down = round(wide * 0.66), round(wide * 0.17)
    shape = (
        f'<ellipse cx="{across / 2}" cy="{down / 2}" rx="{across / 2 - 2}" ry="{down / 2 - 2}" fill="{_INSIDE}" '
        f'stroke="{darker(_BURLAP, 0.3)}" stroke-width="4"/>'
    )
    return with_shadow(fragment(shape, (across, down)), 3, 60, (0, 2))


@cached
def front(wide: int, color: str) -> Piece:
    """The front of a sack with a cord in the colour of its seat, anchored at the middle of its foot."""
    high = round(wide * _TALL)
    edge = f'stroke="{darker(_BURLAP, 0.45)}" stroke-width="5" stroke-linejoin="round"'
    shape = (
        f'<path d="M34 34Q4 92 10 150Q14 198 54 200H146Q186 198 190 150Q196 92 166 34Q100 58 34 34Z" '
        f'fill="{_BURLAP}" {edge}/>'
        f'<path d="M28 52Q100 76 172 52" fill="none" stroke="{darker(color, 0.3)}" stroke-width="13"/>'
        f'<path d="M28 52Q100 76 172 52" fill="none" stroke="{color}" stroke-width="8"/>'
        f'<path d="M40 96Q34 140 46 176M160 96Q166 140 154 176" fill="none" stroke="{darker(_BURLAP, 0.2)}" '
        'stroke-width="5" stroke-linecap="round"/>'
    )
    return with_shadow(fragment(shape, (200, 204), (wide, high)), 10, 140, (3, 8), (wide / 2, high))


@cached
def mark(name: str, width: int) -> Piece:
    """A crown or a bat beside a seat."""
    return with_shadow(picture(name, width), 4, 100, (1, 3))
