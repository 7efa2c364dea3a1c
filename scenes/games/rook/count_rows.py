"""A row of the count: a side with its players, its groove with stars, the flag of its bid, its score and its total."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from game.canvas import Canvas
from game.draw import text
from game.draw.boards import number_tag, pill
from game.draw.cache import in_pieces
from game.draw.figures import TALL
from game.draw.paper import Piece
from game.easing import STARS_POUR
from game.theme import GOLD, GOLD_INK, STAGE, SeatLook
from scenes.games.rook.art import grooves
from scenes.table.boards.lead import Spot
from scenes.table.boards.table_count import draw_flying, draw_player, hat_at

GOT_X, TOTAL_X = 1478, 1692
_TOP, _TOP_LARGE, _MOST, _LEAST_GAP = 296, 330, 262, 8
_GROOVE_LEFT, _GROOVE_WIDE, _GROOVE_MOST, _GROOVE_SHARE = 384, 900, 104, 0.44
_FIGURES_X, _FIGURES_APART, _HEAD_MOST = 226, 1.5, 92
_FLAG, _FLAG_LEAST, _FLAG_OVER, _FLAG_FOOT = 1.55, 124, 10, 10  # heights of a groove; px; px over a row's height; px
_LEAN, _FALLS = 4, 10  # degrees; pictures
_STAR, _STAR_LEAST, _ARC = 0.56, 14, 120  # of a groove's height; px; px over the straight way
_PILL, _PILL_LETTERS = 78, 0.77  # px; of its height
_GOT, _FINE, _FINE_DOWN, _TOTAL, _TOTAL_HIGH, _TOTAL_WIDE, _POP_RISE = 60, 44, 27, 72, 96, 150, 50
_LETTERS = 0.66  # of the height of the tag at the end of the stars
_BETTER, _WORSE = "#8EE0A4", "#FF9C8C"


@dataclass(frozen=True, slots=True)
class Flag:
    """A bid, whether it is reached, the share of its fall, and which picture of its cloth is shown."""

    bid: int
    passed: bool
    toppled: float
    wave: int


@dataclass(frozen=True, slots=True)
class CountRow:
    """A side at one moment of the count. `pose`: of its players. `stars`: the share of its way for each star, 1 or more
    once it lies. `landed`: the points that lie. `each` and `whole`: the points of a star and of a full groove. `lost`:
    its points count for nothing."""

    looks: tuple[SeatLook, ...]
    pose: str
    hop: int
    stars: tuple[float, ...]
    landed: int
    each: int
    whole: int
    flag: Flag | None
    lost: bool


@dataclass(frozen=True, slots=True)
class RowScore:
    """The total of a side, whether it `leads`, and what it has just scored and was fined, each in words with whether it
    is bad. `flying`: their sum, with the shares of its growth and of its way to the total."""

    total: str
    leads: bool
    got: tuple[tuple[str, bool], ...]
    flying: tuple[str, float, float]


def rows(count: int, bottom: int, large_text: bool) -> list[Rect]:
    """Return the place of each row; the last one ends at y `bottom` at the latest."""
    top = _TOP_LARGE if large_text else _TOP
    high = min(_MOST, (bottom - top) // count)
    top += (bottom - top - high * count) // 2
    return [Rect(0, top + high * number, STAGE[0], high) for number in range(count)]


def groove_of(box: Rect) -> Rect:
    """Return the groove of a row."""
    high = min(_GROOVE_MOST, round(box.height * _GROOVE_SHARE))
    return Rect(_GROOVE_LEFT, box.centery - high // 2, _GROOVE_WIDE, high)


def head_of(box: Rect) -> int:
    """Return the width of a head in a row."""
    return min(_HEAD_MOST, round((box.height - _LEAST_GAP) / TALL))


def players_in(box: Rect, count: int) -> list[int]:
    """Return the middle x of each of `count` players of a row."""
    apart = head_of(box) * _FIGURES_APART
    return [round(_FIGURES_X + (number - (count - 1) / 2) * apart) for number in range(count)]


def crowns_at(box: Rect, row: CountRow) -> list[Spot]:
    """Return where each player of a row has a crown."""
    head = head_of(box)
    return [hat_at(row.pose, head, (x, foot_of(box)), row.hop) for x in players_in(box, len(row.looks))]


def foot_of(box: Rect) -> int:
    """Return the y of the figures' waists in a row."""
    return box.centery + round(head_of(box) * TALL / 2)


def star_at(box: Rect, row: CountRow, star: int) -> tuple[float, float]:
    """Return the place of a star in the groove."""
    place = groove_of(box)
    return place.left + place.width * (star + 0.5) * row.each / row.whole, place.centery


def draw_row(canvas: Canvas, box: Rect, row: CountRow, score: RowScore) -> None:
    """Draw all but the stars in flight."""
    place = groove_of(box)
    _draw_players(canvas, box, row)
    grooves.groove(place.size).draw(canvas, place.topleft)
    reach = round(place.width * row.landed / row.whole)
    if reach:
        canvas.blit(grooves.filling(place.size, row.lost), place, (0, 0, reach, place.height))
    for number, share in enumerate(row.stars):
        if share >= 1:
            grooves.loose_star(_star_size(place, row)).draw(canvas, star_at(box, row, number))
    flag = row.flag
    if flag is not None:
        at = place.left + place.width * flag.bid / row.whole, place.bottom - _FLAG_FOOT
        _flag(box, flag.bid, flag.wave, flag.toppled).draw(canvas, at)
    high = place.height + 8
    tag = number_tag(str(row.landed), high, round(high * _LETTERS), gold=flag is not None and flag.passed)
    half = tag.box.width // 2
    tag.draw(canvas, (min(place.right - 10, place.left + max(half, reach + half - 12)), place.centery))
    _draw_score(canvas, box, score)


def _flag(box: Rect, bid: int, wave: int, toppled: float) -> Piece:
    """The flag of a row; it falls in few steps, each of which is a picture of its own."""
    lean, high = round(toppled * _FALLS) * _LEAN, max(_FLAG_LEAST, round(groove_of(box).height * _FLAG))
    return grooves.flag(str(bid), min(high, box.height + _FLAG_OVER), toppled > 0, wave, lean)


def toppling_ahead(box: Rect, flag: Flag) -> Iterator[None]:
    """Draw the flag as it falls over, in idle time."""
    for step in range(1, _FALLS + 1):
        yield from in_pieces(partial(_flag, box, flag.bid, flag.wave, step / _FALLS))


def draw_stars_in_flight(canvas: Canvas, box: Rect, row: CountRow) -> None:
    """Draw the stars between the players and their groove."""
    head, place = head_of(box), groove_of(box)
    start = _FIGURES_X + head * 0.5, box.centery - head * 0.4
    for number, share in enumerate(row.stars):
        if 0 < share < 1:
            star = grooves.loose_star(_star_size(place, row))
            draw_flying(canvas, star, start, star_at(box, row, number), STARS_POUR.ease(share), _ARC)


def _star_size(place: Rect, row: CountRow) -> int:
    apart = place.width * row.each / row.whole
    return max(_STAR_LEAST, min(round(place.height * _STAR), round(apart)))


def _draw_players(canvas: Canvas, box: Rect, row: CountRow) -> None:
    head = head_of(box)
    for x, look in zip(players_in(box, len(row.looks)), row.looks, strict=True):
        draw_player(canvas, look, row.pose, head, (x, foot_of(box)), row.hop)


def _draw_score(canvas: Canvas, box: Rect, score: RowScore) -> None:
    high = min(_TOTAL_HIGH, box.height - 12)
    size = min(_TOTAL, round(high * 0.72))
    number_tag(score.total, high, size, gold=score.leads, least=_TOTAL_WIDE).draw(canvas, (TOTAL_X, box.centery))
    words, popped, flown = score.flying
    if flown == 1:
        _draw_got(canvas, box, score)
    elif popped:
        at = GOT_X + (TOTAL_X - GOT_X) * flown, box.centery - _POP_RISE * popped * (1 - flown)
        high = min(_PILL, box.height - 8)
        gained = pill((words,), GOLD, GOLD_INK, round(high * _PILL_LETTERS), high, 3, color=GOLD_INK)
        gained.draw_grown(canvas, at, popped)


def _draw_got(canvas: Canvas, box: Rect, score: RowScore) -> None:
    """Draw what a side has scored and was fined, once that has flown to its total."""
    for (got, bad), size, line in zip(score.got, (_GOT, _FINE), _lines(box, score.got), strict=False):
        color = _WORSE if bad else _BETTER
        text.place(canvas, got, min(size, box.height // 2), (GOT_X, line), color, "extrabold")


def _lines(box: Rect, got: Sequence[object]) -> tuple[int, ...]:
    """The lines of a score, with a fine below it."""
    return (box.centery,) if len(got) == 1 else (box.centery - _FINE_DOWN, box.centery + _FINE_DOWN)
