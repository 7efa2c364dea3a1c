"""The boards of memories: a portrait with numbers, matches by game, best moments, a year of days, and all matches with
one deal."""

from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect

from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.avatar import avatar_piece
from game.draw.cache import cached, cached_briefly
from game.draw.icons import badge, icon
from game.draw.paper import Piece, board, with_shadow
from game.theme import CARD_EDGE, CREAM, CREAM_SHADE, GOLD, GOLD_DARK, INK, SIGN_TITLE, SMALLEST_TEXT, SeatLook, Theme

_HEAD, _HEAD_MOST, _HEAD_INK = 38, 52, "#5A5075"
_PAD = 34
_FACE, _FACE_LARGE = 230, 130
_LEVEL_HIGH = 44
_NUMBER, _NUMBER_MOST = 84, 110
_WORD, _WORD_MOST = 34, 44
_BADGE = 54
_NAME, _NAME_MOST = 40, 56
_TRACK, _PLAYED, _WON = "#E4D6B6", "#6C5BA8", "#E09A12"
_BOARD, _BOARD_EDGE = "#1F1A40", "#3A3070"
_NO_DAY, _DAY, _DAY_WON = "#332C5E", "#8E7BD0", GOLD
_DAY_GAP = 4
_BEST = "#FFE9AE"
_CELL_FACE, _CELL_FACE_LEAST, _CELL_FACES = 76, 46, 3
_NAMES_LEAST, _NUMBER_SMALL, _ABREAST_LEAST = 150, 46, 116
_EYE = 38
_STAR, _STAR_TO_COME = 88, 132
_CHOSEN = "#E9DDFB"


def _letters(theme: Theme, size: int, most: int) -> int:
    return min(theme.px(size), most)


def _paper(size: tuple[int, int], head: str, theme: Theme) -> pygame.Surface:
    out = board(*size, CREAM, 26, CARD_EDGE, 4).copy()
    letters = text.fit(head, _letters(theme, _HEAD, _HEAD_MOST), size[0] - 2 * _PAD, theme.sentence_role)
    text.place(out, head, letters, (size[0] / 2, 46), _HEAD_INK, theme.sentence_role)
    return out


def _hung(out: pygame.Surface) -> Piece:
    """A picture with a shadow, anchored at its upper left corner."""
    return with_shadow(out, 14, 130, (3, 10), (0, 0))


@cached_briefly
def portrait(
    look: SeatLook,
    numbers: tuple[tuple[str, str], ...],
    head: str,
    beaten: tuple[tuple[str, int], ...],
    size: tuple[int, int],
    theme: Theme,
) -> Piece:
    """The face, with numbers side by side below it, and the number of beaten computer players by level. If there are
    none, the rest is centred."""
    wide, high = size
    out = board(wide, high, CREAM, 26, CARD_EDGE, 4).copy()
    face, role = (_FACE_LARGE if theme.large_text else _FACE), theme.sentence_role
    letters, small = _letters(theme, _NUMBER, _NUMBER_MOST), _letters(theme, _WORD, _WORD_MOST)
    room = (wide - 2 * 20) / len(numbers)
    small = min(text.fit(words, small, room - 12, role) for _, words in numbers)
    above = _PAD if beaten else (high - face - 20 - letters - small * 1.5) / 2
    avatar_piece(look, face).draw(out, (wide / 2, above + face / 2))
    line = above + face + 20
    for place, (number, words) in enumerate(numbers):
        x = 20 + room * (place + 0.5)
        text.place(
            out, number, text.fit(number, letters, room - 20, "extrabold"), (x, line + letters / 2), INK, "extrabold"
        )
        text.place(out, words, small, (x, line + letters + small * 0.6), _HEAD_INK, role)
    top = line + letters + small * 1.5
    fits = round((high - top - 20) / _LEVEL_HIGH) - 1
    if not beaten or fits < 1:
        return _hung(out)
    shown = beaten[:fits]
    step = min(_LEVEL_HIGH * 1.2, (high - top - 20) / (len(shown) + 1))
    letters = text.fit(head, min(_letters(theme, _WORD, _WORD_MOST), round(step * 0.8)), wide - 2 * 24, role)
    text.place(out, head, letters, (wide / 2, top + step / 2), _HEAD_INK, role)
    disc = min(_BADGE, round(step * 0.86))
    robot = badge("bot", disc)
    for place, (level, count) in enumerate(shown, 1):
        y = top + step * (place + 0.5)
        put(out, robot, center=(_PAD + disc // 2, round(y)))
        left, counted = _PAD + disc + 16, f"×{count}"
        letters = min(_letters(theme, _NAME, _NAME_MOST), round(step * 0.8))
        room = wide - _PAD - left - text.width(counted, letters, "extrabold") - 12
        fitted = text.fit(level, letters, room, role)
        text.place(out, text.clipped(level, fitted, room, role), fitted, (left, y), INK, role, "left")
        text.place(out, counted, letters, (wide - _PAD, y), INK, "extrabold", "right")
    return _hung(out)


@cached_briefly
def games(
    head: str, rows: tuple[tuple[str, int, int], ...], keys: tuple[str, str], size: tuple[int, int], theme: Theme
) -> Piece:
    """A bar for each game: the number of matches, in gold the number of wins. `keys` explain both below."""
    wide, high = size
    out = _paper(size, head, theme)
    small = _letters(theme, _WORD, _WORD_MOST)
    foot = high - 22 - small
    x = float(_PAD)
    for color, words in zip((_PLAYED, _WON), keys, strict=True):
        surfaces.rect(out, color, Rect(round(x), round(foot + small * 0.12), 26, 26), border_radius=6)
        fitted = text.fit(words, small, wide / 2 - 2 * _PAD, theme.sentence_role)
        x = text.place(out, words, fitted, (x + 38, foot + small / 2), INK, theme.sentence_role, "left").right + 40
    top = 84
    step = min(72.0, (foot - 10 - top) / len(rows))
    letters = min(_letters(theme, _NAME, _NAME_MOST), round(step * 0.74))
    role = theme.sentence_role
    most_name = round(wide * 0.44)
    letters = min(text.fit(name, letters, most_name, role) for name, _, _ in rows)
    left = _PAD + min(most_name, max(text.width(name, letters, role) for name, _, _ in rows)) + 20
    number = max(text.width(str(matches), letters, "extrabold") for _, matches, _ in rows) + 16
    most = max(1, *(matches for _, matches, _ in rows))
    for place, (name, matches, wins) in enumerate(rows):
        y = top + step * (place + 0.5)
        text.place(out, text.clipped(name, letters, most_name, role), letters, (_PAD, y), INK, role, "left")
        track = Rect(left, round(y - step * 0.3), wide - _PAD - number - left, round(step * 0.6))
        for color, count in ((_TRACK, most), (_PLAYED, matches), (_WON, wins)):
            bar = Rect(track.topleft, (round(track.width * count / most), track.height))
            if bar.width:
                surfaces.rect(out, color, bar, border_radius=min(10, bar.width // 2))
        text.place(out, str(matches), letters, (wide - _PAD, y), INK, "extrabold", "right")
    return _hung(out)


def moments_shown(theme: Theme) -> int:
    """Number of moments that fit on the board."""
    return 2 if theme.large_text else 3


@cached_briefly
def moments(head: str, best: tuple[tuple[str, str, str], ...], none: str, size: tuple[int, int], theme: Theme) -> Piece:
    """The best moments: a number in a star, what it counts, and its date. `none` is shown if there are no moments
    yet."""
    wide, high = size
    out = _paper(size, head, theme)
    if not best:
        put(out, icon("star", _STAR_TO_COME, CARD_EDGE), center=(wide // 2, round(high * 0.48)))
        letters = text.fit(none, _letters(theme, _WORD, _WORD_MOST), wide - 2 * _PAD, theme.sentence_role)
        text.place(
            out, none, letters, (wide / 2, high * 0.48 + _STAR_TO_COME * 0.5 + letters), _HEAD_INK, theme.sentence_role
        )
        return _hung(out)
    step = (high - 84 - 20) / moments_shown(theme)
    star = min(_STAR, round(step * 0.92))
    for place, (number, words, when) in enumerate(best):
        y = 84 + step * (place + 0.5)
        shape = icon("star", star, GOLD)
        at = shape.get_rect(center=(_PAD + star // 2, round(y)))
        out.blit(icon("star", star, GOLD_DARK), at.move(0, 4))
        out.blit(shape, at)
        letters = text.fit(number, star * 0.42, star * 0.5, "extrabold")
        text.place(out, number, letters, (at.centerx, y + star * 0.05), INK, "extrabold")
        left, role = _PAD + star + 16, theme.sentence_role
        room = wide - left - 24
        large = text.fit(words, min(_letters(theme, _NAME, _NAME_MOST), step * 0.46), room, role)
        small = text.fit(when, min(_letters(theme, _WORD, _WORD_MOST), step * 0.36), room, role)
        text.place(out, text.clipped(words, large, room, role), large, (left, y - step * 0.2), INK, role, "left")
        text.place(out, text.clipped(when, small, room, role), small, (left, y + step * 0.24), _HEAD_INK, role, "left")
    return _hung(out)


@cached_briefly
def year(
    days: tuple[tuple[int, int] | None, ...],
    months: tuple[tuple[int, str], ...],
    head: str,
    size: tuple[int, int],
    theme: Theme,
) -> Piece:
    """A square for each day: a column for each week, Mondays on top.

    Days are grey, lilac with a match, gold with a win; a dot marks several matches. None is a day in the
    future. `months` are above the columns in which they begin.
    """
    wide, high = size
    ground = theme.plate if theme.high_contrast else _BOARD
    out = board(wide, high, ground, 22, _BOARD_EDGE, 4).copy()
    columns = len(days) // 7
    letters = text.fit(head, _letters(theme, _WORD, _WORD_MOST), wide - 2 * _PAD, theme.sentence_role)
    text.place(out, head, letters, (_PAD, 14 + letters / 2), SIGN_TITLE, theme.sentence_role, "left")
    small = SMALLEST_TEXT
    names = 14 + letters + 8 + small / 2
    top = names + small / 2 + 8
    step = min((wide - 2 * _PAD) / columns, (high - top - 18) / 7)
    across = (wide - 2 * _PAD) / columns
    free = 0.0
    for column, name in months:
        x = _PAD + across * column
        if x >= free and x + text.width(name, small, "semibold") < wide - 12:
            free = text.place(out, name, small, (x, names), CREAM, "semibold", "left").right + 14
    for number, day in enumerate(days):
        if day is None:
            continue
        matches, wins = day
        column, line = divmod(number, 7)
        side = step - _DAY_GAP
        box = Rect(round(_PAD + across * column), round(top + step * line), round(across - _DAY_GAP), round(side))
        surfaces.rect(out, _DAY_WON if wins else _DAY if matches else _NO_DAY, box, border_radius=4)
        if matches > 1:  # several matches also have a dot, not only a colour
            dot = max(4, round(side * 0.34))
            middle = Rect(box.centerx - dot // 2, box.centery - dot // 2, dot, dot)
            surfaces.rect(out, ground, middle, border_radius=dot // 2)
    return _hung(out)


@cached_briefly
def faces(looks: tuple[SeatLook, ...], size: int) -> pygame.Surface:
    """Overlapping faces of players; if there are many, the first ones."""
    shown = looks[:_CELL_FACES]
    step = round(size * 0.62)
    out = surfaces.new((size + step * (len(shown) - 1), size + 8), SRCALPHA)
    for number, look in enumerate(shown):
        avatar_piece(look, size - 6).draw(out, (size / 2 + number * step, size / 2 + 2))
    return out


class Cell(NamedTuple):
    """A side of a match: pictures and names of its players, its result, and whether that is the best with these
    cards."""

    looks: tuple[SeatLook, ...]
    names: str
    made: str
    best: bool


@cached_briefly
def variant(words: str, wide: int, theme: Theme) -> pygame.Surface:
    """The name of the variant, below the theatre of its game."""
    return text.lines(words, _letters(theme, _NAME, _NAME_MOST), wide, SIGN_TITLE, theme.sentence_role)


@cached
def deal_paper(size: tuple[int, int]) -> Piece:
    """The paper below the table of a deal."""
    return _hung(board(*size, CREAM, 26, CARD_EDGE, 4).copy())


@cached_briefly
def deal_row(
    when: str, known: bool, cells: tuple[Cell, ...], left: int, size: tuple[int, int], chosen: bool, theme: Theme
) -> Piece:
    """One match with these cards: its date and the result of each side. An eye marks a match with a player who had
    seen the cards. The best result of each hand is on gold."""
    wide, high = size
    out = board(wide, high, _CHOSEN if chosen else CREAM_SHADE, 18, _PLAYED if chosen else CARD_EDGE, 4).copy()
    role = theme.sentence_role
    letters = text.fit(when, _letters(theme, _WORD, _WORD_MOST), left - 2 * 20, role)
    line = high / 2 - (_EYE / 2 if known else 0)
    text.place(out, text.clipped(when, letters, left - 2 * 20, role), letters, (24, line), INK, role, "left")
    if known:
        out.blit(icon("eye", _EYE, INK, CREAM), (24, round(line + letters * 0.6)))
    step = (wide - left - 12) / len(cells)
    boxes = [Rect(round(left + step * place + 4), 8, round(step - 8), high - 16) for place in range(len(cells))]
    number = min(_fitted(cell, box, theme)[1] for cell, box in zip(cells, boxes, strict=True))
    for cell, box in zip(cells, boxes, strict=True):
        if cell.best:
            out.blit(board(*box.size, _BEST, 14, GOLD_DARK, 4), box)
        _draw_cell(out, cell, box, theme, number)
    return with_shadow(out, 6, 90, (1, 4), (0, 0))


def _fitted(cell: Cell, box: Rect, theme: Theme) -> tuple[pygame.Surface, int]:
    """The faces of a cell, and the size of its number: below a face if there is little room, else beside it."""
    looks, _, made, _ = cell
    room = box.width - 16
    if room < _ABREAST_LEAST:
        number = text.fit(made, _letters(theme, _WORD, _WORD_MOST), box.width - 4, "extrabold")
        return faces(looks[:1], min(_CELL_FACE, box.width - 6, box.height - number - 4) - 4), number
    face = min(_CELL_FACE, box.height - 6 - (_letters(theme, _WORD, _WORD_MOST) if _named(box, theme) else 0))
    face = min(face, round(room * 0.4))
    sat = faces(looks, face)
    if sat.get_width() + 10 + text.width(made, SMALLEST_TEXT, "extrabold") > room:
        sat = faces(looks[:1], face)
    large = _letters(theme, _NUMBER_SMALL, _NUMBER_MOST)
    return sat, text.fit(made, min(large, face), room - sat.get_width() - 10, "extrabold")


def _named(box: Rect, theme: Theme) -> bool:
    """Whether the names fit below the faces of a cell."""
    small = _letters(theme, _WORD, _WORD_MOST)
    return box.width - 16 >= _NAMES_LEAST and box.height >= small + _CELL_FACE_LEAST + 12


def _draw_cell(out: pygame.Surface, cell: Cell, box: Rect, theme: Theme, number: int) -> None:
    """Draw the faces and the result of a cell, with letters of the size `number`, the same in all cells of the row.
    Names are below if they fit. With little room a face is above its number."""
    _, names, made, _ = cell
    sat, _ = _fitted(cell, box, theme)
    role, room = theme.sentence_role, box.width - 16
    if room < _ABREAST_LEAST:
        put(out, sat, midtop=(box.centerx, box.top + 4))
        text.place(out, made, number, (box.centerx, box.bottom - 2 - number / 2), INK, "extrabold")
        return
    small, named = _letters(theme, _WORD, _WORD_MOST), _named(box, theme)
    y = box.centery - (small // 2 if named else 0)
    x = box.centerx - (sat.get_width() + 10 + text.width(made, number, "extrabold")) / 2
    out.blit(sat, (round(x), round(y - sat.get_height() / 2)))
    text.place(out, made, number, (x + sat.get_width() + 10, y), INK, "extrabold", "left")
    if named:
        fitted = text.fit(names, small, room, role)
        foot = (box.centerx, box.bottom - 4 - small / 2)
        text.place(out, text.clipped(names, fitted, room, role), fitted, foot, _HEAD_INK, role)
