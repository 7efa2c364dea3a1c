"""The pictures of the wall: finished matches and evenings in frames, the board of records, and the free frames."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect

from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.avatar import avatar_piece
from game.draw.cache import cached, cached_briefly, converted
from game.draw.effects import rays
from game.draw.figures import figure, paw, shade
from game.draw.icons import icon
from game.draw.paper import Piece, board, masked, turned, with_shadow
from game.draw.svg import around, dashes, fragment, linear
from game.theme import CARD_EDGE, CREAM, GOLD, INK, SEAT_LOOKS, SIGN_TITLE, SMALLEST_TEXT, SeatLook, Theme
from scenes.ending.props import cup
from scenes.games import part

_TILE = "art.tile"
_EDGE, _FOOT, _RADIUS, _INSIDE_RADIUS = 14, 104, 24, 16
_FOOT_GROWN = 1.2  # with large text
_HEAD, _WINNER, _CROWD = 0.38, 0.42, 3  # heads as shares of the height; a larger crowd has smaller heads
_FACE, _FACE_STEP, _FACES_MOST = 74, 46, 3
_MADE, _DAY, _DAY_INK = 50, 34, "#6A5A48"
_PIN = 28
_BOARD, _BOARD_EDGE, _ROW, _ROW_EDGE, _ROW_INK = "#22152E", "#4A2E52", "#33203F", "#52365C", "#E6D6EE"
_RECORD_FACE, _NUMBER, _WORDS, _TITLE = 92, 76, 36, 56
_ROW_GAP, _PAD, _LAST_HIGH = 10, 28, 136
_STAR, _DOT = 44, 18
_FREE, _FREE_INSIDE, _FREE_SHADE = "#F4E7CB", "#3A2A5A", "#6A58A0"
_FREE_HEAD = 92
_CUP = 0.9  # of a head
_WALL, _FLOOR, _FLOOR_FROM = "#4A1E4E", ("#9A5A38", "#5A2C1E"), 0.5


class Shown(NamedTuple):
    """A finished match on the wall: its game, the pictures of its players, the winners' seats, the result in words,
    and the day. A finished evening has no game; its seats are those of all its players."""

    game: str | None
    looks: tuple[SeatLook, ...]
    winners: tuple[int, ...]
    made: str
    day: str


def _pose(shown: Shown, seat: int) -> str:
    if shown.game is None:
        return "lift" if seat in shown.winners else "bow"
    return "cheer" if seat in shown.winners else ("clap", "rest", "slump")[seat % 3]


def _inside(size: tuple[int, int], theme: Theme) -> tuple[int, int]:
    """The size of the picture in a frame; the foot below it has the result."""
    foot = round(_FOOT * (_FOOT_GROWN if theme.large_text else 1))
    return size[0] - 2 * _EDGE, size[1] - _EDGE - foot


def _head(shown: Shown, seat: int, inside: tuple[int, int]) -> int:
    """The width of a head: the whole figure fits into the picture, and a crowd has smaller ones."""
    crowd = min(1.0, _CROWD / len(shown.looks))
    share = _WINNER if seat in shown.winners else _HEAD
    return round(inside[1] * share * crowd)


def painting(shown: Shown, size: tuple[int, int], theme: Theme) -> Iterator[object]:
    """Paint a frame in steps: each figure, then the frame."""
    for seat, look in enumerate(shown.looks):
        yield figure(look, _pose(shown, seat), _head(shown, seat, _inside(size, theme)))
    yield framed(shown, size, theme)


@cached_briefly
def framed(shown: Shown, size: tuple[int, int], theme: Theme) -> Piece:
    """A match or an evening in its frame, anchored at its middle. The picture has the set of the game and the players,
    the foot the winners, the result and the day."""
    wide, high = size
    inside = _inside(size, theme)
    foot = high - _EDGE - inside[1]
    out = board(wide, high, CREAM, _RADIUS, CARD_EDGE, 4).copy()
    stage = surfaces.new(inside, SRCALPHA)
    behind = _in_light if shown.game is None else part(shown.game, _TILE).painted
    stage.blit(behind(inside[0], round(inside[0] * 0.75)), (0, 0))
    step = inside[0] / len(shown.looks)
    for seat, look in enumerate(shown.looks):
        at, head = (step * (seat + 0.5), inside[1] + 4), _head(shown, seat, inside)
        pose = _pose(shown, seat)
        figure(look, pose, head).draw(stage, at)
        if pose == "lift":
            across, up = paw(pose, head)
            cup(round(head * _CUP)).draw(stage, (at[0] + across, at[1] + up))
    rounded = f'<rect width="{inside[0]}" height="{inside[1]}" rx="{_INSIDE_RADIUS}" fill="#FFFFFF"/>'
    out.blit(masked(stage, rounded), (_EDGE, _EDGE))
    line, x = high - foot / 2, _EDGE + 10.0
    for seat in shown.winners[:_FACES_MOST]:
        avatar_piece(shown.looks[seat], _FACE).draw(out, (x + _FACE / 2, line))
        x += _FACE_STEP
    x += (_FACE - _FACE_STEP + 14) if shown.winners else 0
    role, day = theme.sentence_role, min(theme.px(_DAY), 46)
    room = wide - x - text.width(shown.day, day, role) - _EDGE - 30
    made = text.fit(shown.made, min(theme.px(_MADE), 72), room, "extrabold")
    text.place(out, text.clipped(shown.made, made, room, "extrabold"), made, (x, line), INK, "extrabold", "left")
    text.place(out, shown.day, day, (wide - _EDGE - 12, line), _DAY_INK, role, "right")
    pin = fragment(
        '<circle cx="14" cy="14" r="12" fill="#C8302A"/><circle cx="10" cy="10" r="4" fill="#FFF" fill-opacity=".7"/>',
        (_PIN, _PIN),
    )
    with_shadow(pin, 3, 120, (1, 3)).draw(out, (wide / 2, _EDGE / 2 + 6))
    return with_shadow(out, 14, 140, (3, 10))


@cached_briefly
def hung(shown: Shown, size: tuple[int, int], degrees: float, theme: Theme) -> Piece:
    """A frame, a little turned; anchored at its middle."""
    flat = framed(shown, size, theme)
    tilted = turned(flat.surface, degrees)
    x, y = flat.surface.get_width() / 2 - flat.anchor[0], flat.surface.get_height() / 2 - flat.anchor[1]
    anchor = round(tilted.get_width() / 2 - x), round(tilted.get_height() / 2 - y)
    return Piece(converted(tilted), anchor, flat.box)


def _in_light(wide: int, high: int) -> pygame.Surface:
    """The wall behind the players of an evening, with rays of light, and the stage on which they stand."""
    floor = linear("f", (0, 0), (0, high), (0, _FLOOR[0]), (1, _FLOOR[1]))
    top = round(high * _FLOOR_FROM)
    out = fragment(f'<rect width="{wide}" height="{high}" fill="{_WALL}"/>', (wide, high)).copy()
    put(out, rays(round(wide * 0.6), strength=0.5), center=(wide // 2, top // 2))
    out.blit(
        fragment(f'<defs>{floor}</defs><rect y="{top}" width="{wide}" height="{high}" fill="url(#f)"/>', (wide, high)),
        (0, 0),
    )
    return out


class FrameRow(NamedTuple):
    """A record: its holder's picture, the number, and what it counts."""

    look: SeatLook
    number: str
    words: str


@cached_briefly
def records(
    title: str, rows: tuple[FrameRow, ...], last: str, won: tuple[bool, ...], size: tuple[int, int], theme: Theme
) -> Piece:
    """The board of records, anchored at its upper left corner. `last`: whose latest matches `won` are, oldest first: a
    star for each win, a dot for each other match."""
    wide, high = size
    out = board(wide, high, theme.plate if theme.high_contrast else _BOARD, 30, _BOARD_EDGE, 5).copy()
    role, small = theme.sentence_role, min(theme.px(_WORDS), 52)
    head = text.fit(title, min(theme.px(_TITLE), 76), wide - 2 * _PAD, "display")
    text.place(out, title, head, (wide / 2, 26 + head / 2), CREAM, "display")
    top = 52 + head
    step = (high - top - (_LAST_HIGH if won else _PAD)) / max(1, len(rows))
    for number, row in enumerate(rows):
        box = Rect(_PAD, round(top + step * number), wide - 2 * _PAD, round(min(step, 190) - _ROW_GAP))
        out.blit(board(*box.size, _ROW, 22, _ROW_EDGE, 3), box)
        face = min(_RECORD_FACE, box.height - 20)
        avatar_piece(row.look, face).draw(out, (box.left + 18 + face / 2, box.centery))
        x, room = box.left + face + 36, box.width - face - 50
        letters = text.fit(row.number, min(_NUMBER, round(box.height * 0.52)), room, "extrabold")
        text.place(out, row.number, letters, (x, box.top + box.height * 0.36), GOLD, "extrabold", "left")
        words = text.fit(row.words, min(small, round(box.height * 0.36)), room, role)
        foot = x, box.top + box.height * 0.76
        text.place(out, text.clipped(row.words, words, room, role), words, foot, _ROW_INK, role, "left")
    if won:
        line = high - _LAST_HIGH + 34
        words = text.fit(last, small, wide - 2 * _PAD - 8, role)
        said = text.clipped(last, words, wide - 2 * _PAD, role)
        text.place(out, said, words, (_PAD + 8, line), SIGN_TITLE, role, "left")
        between = (wide - 2 * _PAD) / max(10, len(won))
        for number, one in enumerate(won):
            mark = icon("star", _STAR, GOLD) if one else _dot()
            put(out, mark, center=(round(_PAD + between * (number + 0.5)), line + 60))
    return with_shadow(out, 18, 150, (4, 12), (0, 0))


@cached
def _dot() -> pygame.Surface:
    return fragment('<circle cx="9" cy="9" r="9" fill="#8A6E94"/>', (_DOT, _DOT))


@cached
def free(size: tuple[int, int], degrees: float = 0.0) -> Piece:
    """A dashed place for a frame, anchored at its middle."""
    wide, high = size
    dashed = dashes(around(wide - 16, high - 16, 22), 18, 14)
    shape = (
        f'<rect x="8" y="8" width="{wide - 16}" height="{high - 16}" rx="22" fill="#000" fill-opacity=".25" '
        f'stroke="{CREAM}" stroke-opacity=".7" stroke-width="6" {dashed}/>'
    )
    out = fragment(shape, size).copy()
    put(out, icon("cards", round(high * 0.4), "#CDB4DE", "#3A1A48"), center=(wide // 2, high // 2))
    flat = turned(out, degrees)
    return Piece(converted(flat), (flat.get_width() // 2, flat.get_height() // 2), flat.get_rect(center=(0, 0)))


@cached
def first_match(words: str, theme: Theme, size: tuple[int, int] = (560, 400)) -> Piece:
    """The frame of the first match, whose players are still shades; anchored at its middle."""
    wide, high = size
    out = board(wide, high, _FREE, 26, CARD_EDGE, 4).copy()
    inside = wide - 40, high - 100
    dark = surfaces.new(inside, SRCALPHA)
    dark.fill(_FREE_INSIDE)
    for place, look in enumerate(SEAT_LOOKS[:4]):
        shade(look, _FREE_HEAD, _FREE_SHADE).draw(dark, (inside[0] * (place + 0.5) / 4, inside[1]))
    rounded = f'<rect width="{inside[0]}" height="{inside[1]}" rx="18" fill="#FFFFFF"/>'
    out.blit(masked(dark, rounded), (20, 20))
    letters = text.fit(words, min(theme.px(54), 72), wide - 60, "extrabold", SMALLEST_TEXT)
    text.place(out, words, letters, (wide / 2, high - 44), INK, "extrabold")
    return with_shadow(out, 18, 150, (4, 12))
