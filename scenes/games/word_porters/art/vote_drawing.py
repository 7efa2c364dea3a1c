"""The boards of a vote: the seat whose word is asked for, with its hints, and the answers so far."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from engine.core.seats import Seat
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.options import TOKENS
from engine.games.word_porters.state import Placing, on_card
from engine.games.word_porters.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.paper import Piece, board, to_write_on, with_shadow
from game.theme import INK, SAFE, SMALLEST_TEXT, WHITE, SeatLook, Theme
from scenes.games.word_porters.art import labels, paints, word_plates
from scenes.games.word_porters.art.furniture import Hall, pictured, token_of
from scenes.games.word_porters.art.parcels import Token, draw_turning, token
from scenes.games.word_porters.art.tags import suitcase
from scenes.games.word_porters.art.vote_moves import VoteMoves, between
from scenes.games.word_porters.art.vote_spots import AnswerSpots, AskedSpots
from scenes.games.word_porters.art.word_plates import HINTS, WORDS, picture_of
from scenes.games.word_porters.layout import columns, parcel_on

QUESTION, QUESTION_LARGE, COUNT, LEFT = 60, 72, 36, 34
QUIET, TITLE = "#9CC4C0", "#CFE8E4"
DULL, DULL_EDGE, DULL_INK = "#B9AE95", "#8A7C5E", "#2A2418"
FALL = 60  # px from which the board of a question falls
STRING, STRING_IN = 3, 60  # px wide, px from the edge of a board
_EYELET = 50  # px: the left part of a label
NARROW = 300
"""Px: parcels are smaller on labels less wide, so that the words are not."""

Hint = tuple[Token, Printed]


def own_hints(view: View, seat: Seat, looks: tuple[SeatLook, ...]) -> tuple[Hint, ...]:
    """Return the hints of a seat, in the order of its parcels."""
    row = {hint.card: hint for hint in view.row}
    return tuple((token_of(one, looks), row[one.hint]) for one in _placed(view, seat))


def _placed(view: View, seat: Seat) -> list[Placing]:
    return sorted((one for one in view.placings if one.seat == seat), key=lambda one: one.tokens[0])


def round_spots(shown: Hall, seat: Seat) -> tuple[tuple[float, float, int], ...]:
    """Return the places of a seat's parcels on the hints of the round, in the order of `own_hints`: middle and
    width."""
    if shown.theme.kids:
        slots = columns(shown.view.players, len(TOKENS[shown.view.variant]), shown.theme.large_text)[seat].slots
        return tuple(parcel_on(slots[one.tokens[0] - 1], len(one.tokens) > 1) for one in _placed(shown.view, seat))
    at = {hint.card: rect for hint, rect in zip(shown.view.row, shown.where.labels, strict=True)}
    found = []
    for placing in _placed(shown.view, seat):
        there, rect = on_card(shown.view.placings, placing.hint), at[placing.hint]
        spots = labels.spots(tuple(len(one.tokens) > 1 for one in there), rect.size, shown.theme)
        x, y = spots.places[there.index(placing)]
        found.append((rect.centerx + x, rect.centery + y, spots.width))
    return tuple(found)


def left_out(view: View, seat: Seat) -> tuple[str, ...]:
    """Return the hints without tokens of the seat, in the order of the row."""
    given = {one.hint for one in view.placings if one.seat == seat}
    return tuple(hint.text for hint in view.row if hint.card not in given)


def hung(canvas: Canvas, box: Rect, above: int, theme: Theme) -> None:
    """Draw an empty board on two strings from the line `above`."""
    for x in (box.left + STRING_IN, box.right - STRING_IN):
        canvas.fill(paints.STITCHES, Rect(x, above, STRING, max(0, box.top - above)))
    blank_board(box.size, theme).draw(canvas, box.center)


@cached
def blank_board(size: tuple[int, int], theme: Theme) -> Piece:
    """The dark board of a question, anchored at its middle."""
    return with_shadow(board(*size, paints.plate(theme), 26, paints.PLATE_EDGE, 4), 14, 140, (2, 6))


@dataclass(frozen=True, slots=True)
class BoardQuestion:
    """The words on the board of a question: the question, its number, and the words before unused hints."""

    question: str
    count: str
    left_out: str


def _down(moves: VoteMoves) -> int:
    """Px of a board below its place; negative while it falls."""
    return round(FALL * (moves.fallen - 1))


def draw_asked(
    canvas: Canvas, shown: Hall, seat: Seat, words: BoardQuestion, where: AskedSpots, above: int, moves: VoteMoves
) -> None:
    """Draw the question about one seat, with its hints and its unused ones, at their current progress."""
    theme, view, down = shown.theme, shown.view, _down(moves)
    role = theme.sentence_role
    hung(canvas, where.board.move(0, down), above, theme)
    before = seat if moves.before is None else moves.before
    faces = (partial(_face, shown.looks[one], where.face_size) for one in (before, seat))
    draw_turning(canvas, next(faces)(), next(faces), (where.face[0], where.face[1] + down), moves.turned)
    text.place(canvas, words.count, COUNT, (where.count[0], where.count[1] + down), QUIET, "bold")
    line = where.question.move(0, down)
    em = text.fit(words.question, QUESTION_LARGE if theme.large_text else QUESTION, line.width, role)
    text.place(canvas, words.question, em, line.midleft, WHITE, role, "left")
    for hint, rect in zip(own_hints(view, seat, shown.looks), where.labels, strict=False):
        _draw_label(canvas, hint, rect.move(0, down), theme, pictured(view, theme), with_parcel=not moves.parcels)
    if where.left.height:
        tags = _left_out(words.left_out, left_out(view, seat), where.left.size)
        canvas.blit(tags, where.left.move(0, down))


def _face(look: SeatLook, size: int) -> Piece:
    face = avatar(look, size)
    box = face.get_rect(center=(0, 0))
    return Piece(face, (-box.left, -box.top), box)


def draw_coming(canvas: Canvas, shown: Hall, seat: Seat, where: AskedSpots, moves: VoteMoves) -> None:
    """Draw the parcels on their way to the labels of a question, in front of everything."""
    hints = own_hints(shown.view, seat, shown.looks)
    for share, start, (parcel, _), rect in zip(
        moves.parcels, round_spots(shown, seat), hints, where.labels, strict=False
    ):
        x, y, wide = _parcel_spot(parcel, rect.move(0, _down(moves)))
        at = between((start[0], start[1]), (x, y), share)
        token(parcel, wide, shown.theme).draw_grown(canvas, at, start[2] / wide + (1 - start[2] / wide) * share)


def _draw_label(
    canvas: Canvas, hint: Hint, rect: Rect, theme: Theme, with_picture: bool, with_parcel: bool = True
) -> None:
    parcel, printed = hint
    big_label(printed.text, parcel.shared, rect.size, theme, with_picture).draw(canvas, rect.center)
    if with_parcel:
        x, y, wide = _parcel_spot(parcel, rect)
        token(parcel, wide, theme).draw(canvas, (x, y))


def _parcel_wide(shared: bool, size: tuple[int, int]) -> tuple[int, float]:
    """The width of a parcel on the right of a label, and of the part of the label that it and its animal need."""
    wide, high = size
    one, two = (0.19, 0.16) if wide < NARROW else (0.23, 0.19)
    each = round(min(high * 0.7, wide * (two if shared else one)))
    return each, each * (1.6 if shared else 1.2)


def _parcel_spot(parcel: Token, rect: Rect) -> tuple[float, float, int]:
    """Middle and width of the parcel on a label."""
    each, taken = _parcel_wide(parcel.shared, rect.size)
    return rect.right - 16 - taken / 2, rect.top + rect.height / 2 + each * 0.04, each


def _room(shared: bool, size: tuple[int, int]) -> int:
    """The room of the word on such a label, px."""
    return round(size[0] - _EYELET - _parcel_wide(shared, size)[1] - 14)


def hint_size(hint: str, shared: bool, size: tuple[int, int], pictured: bool) -> int:
    """Return the em in px of a hint's word on a label of a vote."""
    most = 0.3 if pictured else 0.4 if size[1] > 80 else 0.56
    return text.fit(hint, min(58, round(size[1] * most)), _room(shared, size), "kids_bold")


@cached
def big_label(hint: str, shared: bool, size: tuple[int, int], theme: Theme, with_picture: bool) -> Piece:
    """A label with its word on the left, under the picture if there is one. On the right is room for its parcel, or for
    two if the place is `shared`."""
    high, room = size[1], _room(shared, size)
    piece, out = to_write_on(labels.label("", size, theme))
    middle, picture = _EYELET + room / 2, picture_of(HINTS, hint) if with_picture and high > 130 else None
    line = high / 2 - 3
    if picture is not None:
        side = min(round(high * 0.5), room)
        put(out, surfaces.smoothscale(picture, (side, side)), center=(middle, high * 0.66))
        line = high * 0.22
    em = hint_size(hint, shared, size, picture is not None)
    text.place(out, text.clipped(hint, em, room, "kids_bold"), em, (middle, line), INK, "kids_bold")
    return piece


@cached
def _left_out(title: str, hints: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """The unused hints of a seat after a title: small dull labels in one line, or in two if that is too long."""
    out = surfaces.new(size, pygame.SRCALPHA)
    wide, high = size
    start = text.width(title, LEFT, "semibold") + PAD_LEFT
    one = _tags(hints, LEFT, 54)
    lines = [one] if start + sum(tag.get_width() + 12 for tag in one) <= wide else []
    if not lines:
        tags, half = _tags(hints, SMALLEST_TEXT, high // 2 - 1), -(-len(hints) // 2)
        lines = [tags[:half], tags[half:]]
    text.place(out, title, LEFT, (0, high / 2), QUIET, "semibold", "left")
    for number, tags in enumerate(lines):
        x, y = start, high * (number + 0.5) / len(lines)
        for tag in tags:
            put(out, tag, midleft=(x, y))
            x += tag.get_width() + 12
    return out


PAD_LEFT = 24


def _tags(hints: Sequence[str], em: int, high: int) -> list[pygame.Surface]:
    tags = []
    for hint in hints:
        tag = board(text.width(hint, em, "kids_bold") + round(em * 1.2), high, DULL, 14, DULL_EDGE, 3).copy()
        text.place(tag, hint, em, (tag.get_width() / 2, high / 2), DULL_INK, "kids_bold")
        tags.append(tag)
    return tags


def answer_letters(titles: Iterable[str], where: AnswerSpots, theme: Theme) -> int:
    """Return the size of the titles of all answers."""
    most, role = theme.sentence_px(60 if theme.kids else 44), _title_role(theme)
    return min(text.fit(title, most, where.title.width, role, 28) for title in titles)


def _title_role(theme: Theme) -> str:
    return theme.sentence_role if theme.kids else "semibold"


def draw_answer(
    canvas: Canvas,
    shown: Hall,
    seat: Seat,
    title: str,
    letters: int,
    number: int,
    voter: SeatLook,
    where: AnswerSpots,
    above: int,
) -> None:
    """Draw the word that a seat has been given, and the hints behind it. `letters`: the size of its title."""
    theme, view = shown.theme, shown.view
    hung(canvas, where.board, above, theme)
    put(canvas, avatar(shown.looks[seat], where.face.width), center=where.face.center)
    role = _title_role(theme)
    at, side = (where.title.center, "center") if where.title.top > where.word.top else (where.title.midleft, "left")
    text.place(canvas, text.clipped(title, letters, where.title.width, role), letters, at, TITLE, role, side)
    _given_word(shown, number, where).draw(canvas, where.word.center)
    x, y, wide = where.case
    if wide:
        suitcase(voter, number, wide, theme).draw(canvas, (x, y))
    for hint, rect in zip(own_hints(view, seat, shown.looks), where.hints, strict=False):
        _draw_label(canvas, hint, rect, theme, False)


def _given_word(shown: Hall, number: int, where: AnswerSpots) -> Piece:
    theme, word = shown.theme, shown.view.words[number - 1].text
    picture = picture_of(WORDS, word) if pictured(shown.view, theme) else None
    return word_plates.word_plate(number, word, where.word.size, theme, word_plates.PLAIN, None, picture)


def ahead(
    shown: Hall,
    others: Sequence[Seat],
    voter: SeatLook,
    title: str,
    where: AskedSpots,
    answers: Sequence[AnswerSpots],
) -> Iterator[None]:
    """Prepare the pictures of all questions and answers, one a step. `title`: the words before unused hints."""
    theme, view, with_pictures = shown.theme, shown.view, pictured(shown.view, shown.theme)
    for seat, answer in zip(others, answers, strict=True):
        avatar(shown.looks[seat], where.face_size)
        yield
        if where.left.height:
            _left_out(title, left_out(view, seat), where.left.size)
            yield
        hints = own_hints(view, seat, shown.looks)
        for rects, pictures in ((where.labels, with_pictures), (answer.hints, False)):
            for (parcel, hint), rect in zip(hints, rects, strict=False):
                big_label(hint.text, parcel.shared, rect.size, theme, pictures)
                token(parcel, _parcel_spot(parcel, rect)[2], theme)
                yield
        avatar(shown.looks[seat], answer.face.width)
        blank_board(answer.board.size, theme)
        yield
    for number in range(1, len(view.words) + 1):
        _given_word(shown, number, answers[0])
        yield
        if answers[0].case[2]:
            suitcase(voter, number, answers[0].case[2], theme)
            yield


def draw_advice(canvas: Canvas, words: str, y: int) -> None:
    """Draw a quiet line below the plate."""
    text.place(canvas, words, LEFT, (SAFE.centerx, y), TITLE, "semibold")
