"""The picture of a seat that is scored: its word, its tag and plate, the suitcases of the others, and the track.

Children see the word in a wrapped parcel, and the suitcases. They have no tags, and count their points afterwards.
"""

from dataclasses import dataclass, field

import pygame
from pygame import Rect

from engine.core.messages import Who, say
from engine.core.seats import Seat
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.events import SeatScored
from engine.games.word_porters.options import CHILDRENS
from engine.games.word_porters.state import Placing
from engine.games.word_porters.view import View
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.frame import frame
from game.draw.icons import mark
from game.draw.paper import Piece, with_shadow
from game.theme import CREAM, GOLD, GOLD_INK, SAFE, SeatLook, Theme
from scenes.games.word_porters.art import paints, word_plates
from scenes.games.word_porters.art.backdrop import FRAME, backdrop
from scenes.games.word_porters.art.parcels import draw_turning, pair, parcel, wrapped
from scenes.games.word_porters.art.tags import identity, suitcase
from scenes.games.word_porters.art.track import draw_track, stand
from scenes.games.word_porters.art.word_plates import WORDS, picture_of
from scenes.games.word_porters.sentences import found
from scenes.games.word_porters.sheets import lines
from scenes.table.phrases import Speakers

FACE, NAME, SUB = 150, 50, 40
TWO_ROWS = 44
"""Smallest letters of a title in one row; below this it takes two rows."""
SUB_COLOR = "#BFE3DC"
TILT = 4.0
TICK = 72
PILL, PILL_MOST = 40, 52
PILL_FACE = 92
HINT, HINT_MOST, HINT_GAP, PARCEL, PAIR = 38, 44, 12, 52, 44
POP = 40
"""Size of "+1"."""


@dataclass(slots=True)
class RevealState:
    """The progress of all parts. `tag` and `cases` (by voter in order) turn from 0 to 1. `word`: brightness of the
    word. `popped`: appearance of points. `flown`: their flight to the porters. `totals`: by seat, those along the
    track."""

    seat: Seat
    number: int
    word_text: Printed
    voters: tuple[Seat, ...]
    tiles: tuple[int, ...]
    right: tuple[Seat, ...]
    points: tuple[int, ...]
    names: tuple[str, ...]
    title: str
    verdict: str
    looks: tuple[SeatLook, ...]
    with_picture: bool
    tile_texts: tuple[str, ...]
    hints: tuple[tuple[Placing, str], ...]
    totals: list[float]
    tag: float = 0.0
    word: float = 0.0
    popped: float = 0.0
    flown: float = 0.0
    cases: list[float] = field(default_factory=list)

    @classmethod
    def of(cls, event: SeatScored, view: View, who: Speakers, looks: tuple[SeatLook, ...]) -> "RevealState":
        """Return the state before the first animation."""
        players = len(event.scores)
        voters = tuple((event.seat + step) % players for step in range(1, players))
        before = [float(score - more) for score, more in zip(event.scores, event.points, strict=True)]
        return cls(
            event.seat,
            event.number,
            view.played[-1].words[event.number - 1],
            voters,
            tuple(tile for voter in voters if (tile := event.tiles[voter]) is not None),
            event.right,
            event.points,
            who.names,
            who.words(say("word_porters-whose-word", seat=Who(event.seat))),
            who.words(found(len(event.right), players - 1)),
            looks,
            view.variant in CHILDRENS,
            tuple(view.played[-1].words[tile - 1].text for voter in voters if (tile := event.tiles[voter]) is not None),
            lines(view.played[-1])[event.seat].hints,
            before,
            cases=[0.0] * len(voters),
        )


@dataclass(frozen=True, slots=True)
class RevealSpots:
    """Places: the face, the tag, the plate, the seat's hints below it, suitcases and their pills by voter, and the
    track."""

    face: tuple[int, int]
    words: Rect
    tag: tuple[int, int]
    tag_high: int
    plate: Rect
    hints: Rect
    case_wide: int
    cases: tuple[tuple[float, float], ...]
    pills_y: int
    track: Rect


def spots(voters: int, theme: Theme) -> RevealSpots:
    """Return the places for that number of suitcases; lower rails leave them more room."""
    large = theme.large_text
    step = min(400, SAFE.width / voters)
    if theme.kids:
        wide, y = min(300, round(step) - 24), 500 if large else 580
        plate = Rect(760, 64 if large else 84, 920, 206)
        return RevealSpots(
            face=(186, 176),
            words=Rect(284, 96, 450, 170),
            tag=plate.center,
            tag_high=plate.height,
            plate=plate,
            hints=Rect(plate.left, plate.bottom, plate.width, 62),
            case_wide=wide,
            cases=tuple((SAFE.centerx + (i - (voters - 1) / 2) * step, y) for i in range(voters)),
            pills_y=y + round(wide * 0.52) + 32,
            track=Rect(0, 0, 0, 0),
        )
    case_wide = 200 if large else 244
    y = 436 if large else 490
    xs = [SAFE.centerx + (i - (voters - 1) / 2) * step for i in range(voters)]
    return RevealSpots(
        face=(186, 176),
        words=Rect(284, 96, 330, 170),
        tag=(742, 214),
        tag_high=236 if large else 256,
        plate=Rect(900, 120, 780, 168),
        hints=Rect(900, 290, 780, 46 if large else 62),
        case_wide=case_wide,
        cases=tuple((x, y) for x in xs),
        pills_y=y + (122 if large else 124),
        track=Rect(120, 764 if large else 832, 1680, 62),
    )


def draw_reveal(canvas: Canvas, shown: RevealState, theme: Theme) -> None:
    """Draw the whole picture without the bar."""
    where = spots(len(shown.voters), theme)
    canvas.blit(backdrop(theme, True), (0, 0))
    frame(FRAME).draw(canvas)
    _draw_seat(canvas, shown, where, theme)
    _draw_word(canvas, shown, where, theme)
    for i in range(len(shown.voters)):
        _draw_case(canvas, shown, i, where, theme)
    if where.track:
        draw_track(canvas, tuple(zip(shown.looks, shown.totals, strict=True)), where.track)
    _draw_points(canvas, shown, where)


def _draw_seat(canvas: Canvas, shown: RevealState, where: RevealSpots, theme: Theme) -> None:
    put(canvas, avatar(shown.looks[shown.seat], FACE, False, False, GOLD), center=where.face)
    box = where.words
    words = shown.title
    size = text.fit(words, theme.sentence_px(NAME), box.width, theme.sentence_role)
    if size < TWO_ROWS and len(text.wrap(words, TWO_ROWS, box.width, theme.sentence_role)) == 2:
        size = TWO_ROWS
    for i, row in enumerate(text.wrap(words, size, box.width, theme.sentence_role)[:2]):
        text.place(canvas, row, size, (box.left, box.top + 30 + i * size * 1.1), CREAM, theme.sentence_role, "left")
    if min(shown.cases) >= 1:
        said = shown.verdict
        size = text.fit(said, theme.px(SUB), box.width, "semibold")
        text.place(canvas, said, size, (box.left, box.bottom - 30), SUB_COLOR, "semibold", "left")


def _draw_word(canvas: Canvas, shown: RevealState, where: RevealSpots, theme: Theme) -> None:
    has_picture = shown.with_picture or theme.kids
    picture = picture_of(WORDS, shown.word_text.text) if has_picture else None
    plate = word_plates.word_plate(
        shown.number, shown.word_text.text, where.plate.size, theme, word_plates.LIT, None, picture
    )
    if theme.kids:
        draw_turning(canvas, wrapped(where.plate.size), lambda: plate, where.plate.center, shown.tag)
    else:
        back = identity(None, where.tag_high, theme, TILT)
        draw_turning(canvas, back, lambda: identity(shown.number, where.tag_high, theme, TILT), where.tag, shown.tag)
    if shown.word <= 0:
        return
    plate.draw_grown(canvas, where.plate.center, shown.word)
    if shown.word >= 1 and shown.hints:
        put(canvas, _hints(shown.hints, shown.looks[shown.seat], theme), center=where.hints.center)


def _draw_case(canvas: Canvas, shown: RevealState, i: int, where: RevealSpots, theme: Theme) -> None:
    voter, (x, y) = shown.voters[i], where.cases[i]
    look, right, turned = shown.looks[voter], voter in shown.right, shown.cases[i]
    closed = suitcase(look, None, where.case_wide, theme)
    opened = turned >= 1
    word = picture_of(WORDS, shown.tile_texts[i]) if theme.kids else None
    draw_turning(
        canvas,
        closed,
        lambda: suitcase(look, shown.tiles[i], where.case_wide, theme, opened and not right, word),
        (x, y),
        turned,
    )
    if opened and right:
        _tick().draw(canvas, (x + where.case_wide * 0.44, y - where.case_wide * 0.3))
    wins = right and shown.popped > 0
    words = f"{shown.names[voter]} +1" if wins else shown.names[voter]
    ground, edge, ink = (GOLD, GOLD_INK, GOLD_INK) if wins else (paints.plate(theme), paints.PLATE_EDGE, CREAM)
    room = round(SAFE.width / len(shown.voters)) - PILL_FACE - 12
    letters = min(theme.px(PILL), PILL_MOST)
    piece = pill(
        (text.clipped(words, 32, room - 60),), ground, edge, letters, 64, 3, Theme(theme.name), ink, min(room, 300)
    )
    at = (x + PILL_FACE * 0.34, where.pills_y)
    piece.draw(canvas, at)
    put(canvas, avatar(look, PILL_FACE), center=(at[0] - piece.box.width / 2 - PILL_FACE * 0.3, where.pills_y))


def _draw_points(canvas: Canvas, shown: RevealState, where: RevealSpots) -> None:
    """Draw points at their source and on their way to the porters; the seat's own sum stays at its face."""
    if shown.popped <= 0:
        return
    for seat, points in enumerate(shown.points):
        if not points:
            continue
        piece, start = points_piece(points), _won_at(shown, seat, where)
        if shown.popped < 1:
            piece.draw_grown(canvas, start, shown.popped)
            continue
        if seat == shown.seat:
            piece.draw(canvas, start)
        if 0 < shown.flown < 1 and where.track:
            here = stand(shown.totals[seat], where.track)
            x, y = (a + (b - a) * shown.flown for a, b in zip(start, (here.x, here.y), strict=True))
            piece.draw(canvas, (x, y))


def _won_at(shown: RevealState, seat: Seat, where: RevealSpots) -> tuple[float, float]:
    """The source of a seat's points: its suitcase, or its face if its word was found."""
    if seat == shown.seat:
        return where.face[0], where.face[1] + FACE * 0.54
    x, y = where.cases[shown.voters.index(seat)]
    return x, y + (where.pills_y - y) / 2


@cached
def _hints(hints: tuple[tuple[Placing, str], ...], look: SeatLook, theme: Theme) -> pygame.Surface:
    """The parcels of the seat with their hints, in order."""
    size = min(theme.px(HINT), HINT_MOST)
    parts: list[text.Part] = []
    for placing, hint in hints:
        shared = len(placing.tokens) > 1
        piece = (
            pair(look, placing.tokens, PAIR, theme)
            if shared
            else parcel(look, placing.tokens[0], PARCEL, theme, head=False)
        )
        parts += [piece.surface.subsurface(piece.surface.get_bounding_rect()), hint]
    return text.line(tuple(parts), size, CREAM, "kids_bold", HINT_GAP)


@cached
def points_piece(points: int) -> Piece:
    """Return `+2` in gold."""
    return pill((f"+{points}",), GOLD, GOLD_INK, POP, 52, 3, Theme(), GOLD_INK)


@cached
def _tick() -> Piece:
    return with_shadow(mark("tick", TICK), 6, 120, (1, 4))
