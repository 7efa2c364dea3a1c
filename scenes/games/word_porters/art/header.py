"""The plate of a seat in the header: face, name, points, and its unplaced tokens or its vote."""

from dataclasses import dataclass

import pygame

from game.canvas import put
from game.cards.ring import HEADER_FACE, HEADER_INSET
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, cached_briefly, converted
from game.draw.icons import badge, icon
from game.draw.paper import Piece, board, to_write_on, with_shadow
from game.draw.svg import around, dashes, fragment
from game.theme import CREAM, GOLD, GOLD_INK, SeatLook, Theme
from scenes.games.word_porters.art import paints
from scenes.games.word_porters.art.parcels import IN_HEADER, parcel
from scenes.games.word_porters.art.tags import suitcase
from scenes.games.word_porters.art.track import cap

_LEFT = 1.02  # of the height, like the values below
_NAME, _NAME_AT = 0.44, 0.29
_SCORE, _SCORE_AT = 0.41, 0.72
_STAR = 0.35
_CAP, _CAP_AT = 0.56, (0.78, 0.12)
_BADGE, _BADGE_AT = 0.36, (0.16, 0.84)
_ROOMY = 480  # px; narrower plates have parcels beside the points, not the name
_SMALL = 42
_STEP, _SMALL_STEP = 60, 46
_TWO_DIGITS = "38"
_PAD, _LEFT_GAP, _LEAST_STEP = 12, 6, 26
_CASE, _SMALL_CASE, _SMALL_CASE_AT = 72, 54, 0.64
ASKED_EDGE = 6  # px


@dataclass(frozen=True, slots=True)
class HeaderSeat:
    """Public facts about a seat. `tokens`: unplaced ones. `voted`: None if there is no vote. `starts`: it wears the
    start player's cap. `asked_about`: its word is asked for. `given`: a board draws the suitcase that it gets.
    `leads`: it has the most points."""

    look: SeatLook
    name: str
    score: int
    tokens: tuple[int, ...] = ()
    on_turn: bool = False
    passed: bool = False
    voted: bool | None = None
    starts: bool = False
    device: str | None = None
    asked_about: bool = False
    given: bool = False
    leads: bool = False


@cached_briefly
def header_plate(seat: HeaderSeat, size: tuple[int, int], theme: Theme) -> Piece:
    """The plate of a seat, anchored at its middle."""
    high = size[1]
    ink = GOLD_INK if seat.on_turn else CREAM
    piece, plate = to_write_on(_blank(size, seat.on_turn, seat.asked_about, theme))
    put(plate, avatar(seat.look, round(high * HEADER_FACE)), center=(high * HEADER_INSET, high // 2))
    free = _draw_right(plate, seat, theme)
    role, start = theme.sentence_role, round(high * _LEFT)
    room = free - start
    em = text.fit(seat.name, min(theme.sentence_px(36), round(high * _NAME)), room, role)
    text.place(plate, text.clipped(seat.name, em, room, role), em, (start, high * _NAME_AT), ink, role, "left")
    _draw_score(plate, seat, ink, theme)
    if seat.starts:
        left, top = piece.box.move(piece.anchor).topleft
        crown = cap(seat.look, round(high * _CAP))
        crown.draw(piece.surface, (left + high * _CAP_AT[0], top + high * _CAP_AT[1]))
    if seat.device:
        put(plate, badge(seat.device, round(high * _BADGE)), center=(high * _BADGE_AT[0], high * _BADGE_AT[1]))
    return Piece(piece.surface, piece.anchor, piece.box)


@cached
def _blank(size: tuple[int, int], on_turn: bool, asked_about: bool, theme: Theme) -> Piece:
    """The empty plate on its shadow. It is cached, because only numbers change often."""
    ground, edge = (GOLD, GOLD_INK) if on_turn else (paints.plate(theme), paints.PLATE_EDGE)
    edge, line = (CREAM, ASKED_EDGE) if asked_about else (edge, 3)
    return with_shadow(board(*size, ground, 20, edge, line), 8, 110, (2, 5))


def _draw_score(plate: pygame.Surface, seat: HeaderSeat, ink: str, theme: Theme) -> None:
    high = plate.get_height()
    em = _score_em(high, theme)
    leads = seat.leads and not theme.kids
    star = icon("crown" if leads else "star", round(high * _STAR), GOLD_INK if seat.on_turn else GOLD)
    left = round(high * _LEFT)
    put(plate, star, midleft=(left, high * _SCORE_AT))
    text.place(plate, str(seat.score), em, (left + star.get_width() + 7, high * _SCORE_AT), ink, "bold", "left")


def _draw_right(plate: pygame.Surface, seat: HeaderSeat, theme: Theme) -> int:
    """Draw parcels, or the suitcase of a seat that has voted. Returns the end of the room for a name."""
    wide, high = plate.get_size()
    roomy = wide >= _ROOMY
    line = high / 2 if roomy else high * (_SCORE_AT - 0.02)
    if seat.voted is not None:
        return _draw_case(plate, seat, roomy, theme)
    if seat.given:
        return wide - 2 * _PAD - (_CASE if roomy else _SMALL_CASE)
    each, step = (IN_HEADER, _STEP) if roomy else (_SMALL, _small_step(wide, high, theme))
    for i, number in enumerate(reversed(seat.tokens)):
        at = (wide - _PAD - each / 2 - i * step, line)
        parcel(seat.look, number, each, theme, seat.passed, head=False).draw(plate, at)
    return wide - _PAD - (3 * _STEP if roomy else 0)


def _draw_left_over(plate: pygame.Surface, seat: HeaderSeat, end: float, theme: Theme) -> None:
    """Draw the pale tokens of a seat that has passed, between its points and its suitcase (WP-43), if there is room."""
    high, others = plate.get_height(), len(seat.tokens) - 1
    room = end - _LEFT_GAP - _points_end(high, theme) - _SMALL
    if room < _LEAST_STEP * others:
        return
    step = min(_SMALL_STEP, room / max(1, others))
    for i, number in enumerate(reversed(seat.tokens)):
        at = (end - _LEFT_GAP - _SMALL / 2 - i * step, high * (_SCORE_AT - 0.02))
        parcel(seat.look, number, _SMALL, theme, True, head=False).draw(plate, at)


def _points_end(high: int, theme: Theme) -> float:
    return round(high * (_LEFT + _STAR)) + 7 + text.width(_TWO_DIGITS, _score_em(high, theme))


def _small_step(wide: int, high: int, theme: Theme) -> float:
    """The distance of small parcels. It is smaller if three of them would cover points with two digits."""
    return min(_SMALL_STEP, (wide - _PAD - _points_end(high, theme) - 4 - _SMALL) / 2)


def _score_em(high: int, theme: Theme) -> int:
    return min(theme.px(34), round(high * _SCORE))


def _draw_case(plate: pygame.Surface, seat: HeaderSeat, roomy: bool, theme: Theme) -> int:
    """Draw a closed suitcase, or the outline of one before the vote; it is the same for every seat."""
    wide, high = plate.get_size()
    case = _CASE if roomy else _SMALL_CASE
    at = (wide - _PAD - case / 2, high / 2 if roomy else high * _SMALL_CASE_AT)
    if seat.voted:
        suitcase(seat.look, None, case, theme).draw(plate, at)
    else:
        put(plate, _awaited(case, GOLD_INK if seat.on_turn else CREAM), center=(at[0], at[1]))
    if seat.tokens:
        _draw_left_over(plate, seat, at[0] - case / 2, theme)
    return wide - 2 * _PAD - case


@cached
def _awaited(wide: int, color: str) -> pygame.Surface:
    shape = (
        f'<g fill="none" stroke="{color}" stroke-opacity=".6" stroke-width="9" {dashes(around(200, 154, 20), 20, 15)} '
        'stroke-linecap="round"><rect x="10" y="34" width="200" height="154" rx="20"/>'
        '<path d="M78 32V18Q78 10 88 10H132Q142 10 142 18V32"/></g>'
    )
    return converted(fragment(shape, (220, 202), (wide, round(wide * 202 / 220))))
