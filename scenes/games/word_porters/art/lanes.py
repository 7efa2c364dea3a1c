"""The lanes of a round's count: each word with its owner, the porters that bring their guesses to it, and the points
that they get."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin

from pygame import Rect

from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw import text
from game.draw.boards import number_tag
from game.draw.cache import cached
from game.draw.figures import TALL
from game.draw.icons import mark
from game.draw.paper import Piece, board, with_shadow
from game.easing import PORTER_RUNS, STAR_FLIES
from game.theme import STAGE, SeatLook, Theme
from scenes.games.word_porters.art import paints
from scenes.games.word_porters.art.tags import suitcase
from scenes.games.word_porters.art.track import cap
from scenes.games.word_porters.art.word_plates import LIT, word_plate
from scenes.table.boards.lead import Spot
from scenes.table.boards.table_count import draw_flying, draw_player, gold_star, hat_at

_LEFT, _TOP, _TOP_LARGE, _MOST, _GAP = 110, 216, 262, 176, 8
_HEAD_MOST, _PLAYER_IN, _PLATE_IN, _PLATE, _PLATE_HIGH = 74, 84, 160, 380, 100
_RUN_TO, _RUN_FROM, _SLOT_MOST, _CASE_MOST = 676, 1560, 204, 112  # px from the stage's left edge; of a porter's place
_HOP, _STEPS = 14, 6  # of a run
_TICK, _STAR, _ARC, _CAP = 0.44, 46, 110, 0.9  # of a suitcase; px; px; of a head
_GAIN_IN, _TOTAL_IN, _GAIN, _TOTAL_HIGH, _TOTAL = 260, 90, 56, 88, 64  # px from a lane's right end; letters; px
_BETTER = "#8EE0A4"


@dataclass(frozen=True, slots=True)
class Runner:
    """A porter on its way to a word: whose it is, the number it guessed, whether that is right, and the share of its
    way."""

    seat: Seat
    number: int
    right: bool
    share: float


@dataclass(frozen=True, slots=True)
class Lane:
    """A word at one moment of the count. `pose`: of its owner, `hop` px higher if it cheers. `got` and `total`: its
    points that have come, and with them all. `leads`: whether its owner has the most."""

    seat: Seat
    number: int
    word: str
    pose: str
    hop: int
    runners: tuple[Runner, ...]
    got: int
    total: int
    leads: bool


@dataclass(frozen=True, slots=True)
class StarFlight:
    """A point on its way: from the porter `by` at the word of the lane `of` to the points of `seat`."""

    of: Seat
    by: Seat
    seat: Seat
    share: float


def lanes(count: int, bottom: int, large_text: bool) -> list[Rect]:
    """Return the place of each word; the last one ends at y `bottom` at the latest."""
    top = _TOP_LARGE if large_text else _TOP
    high = min(_MOST, (bottom - top) // count)
    top += (bottom - top - high * count) // 2
    return [Rect(_LEFT, top + high * seat, STAGE[0] - 2 * _LEFT, high - _GAP) for seat in range(count)]


def head_of(box: Rect) -> int:
    """Return the width of a figure's head in a lane."""
    return min(_HEAD_MOST, int((box.height - 4) / TALL))


def crown_at(box: Rect, lane: Lane) -> Spot:
    """Return where the owner of a lane has a crown."""
    return hat_at(lane.pose, head_of(box), (box.left + _PLAYER_IN, box.bottom), lane.hop)


def case_of(box: Rect) -> int:
    """Return the width of a suitcase in a lane."""
    return min(_CASE_MOST, round(box.height * 0.74))


def slots(count: int) -> list[int]:
    """Return the middle x of the places of `count` porters beside a word, the nearest first."""
    room = STAGE[0] - _LEFT - _GAIN_IN - 60 - _RUN_TO
    step = min(_SLOT_MOST, room // count)
    return [_RUN_TO + round(step * (number + 0.5)) for number in range(count)]


def draw_lane(canvas: Canvas, box: Rect, lane: Lane, looks: Sequence[SeatLook], theme: Theme) -> None:
    """Draw a word with all that stands beside it."""
    _ground(box.size, theme).draw(canvas, box.topleft)
    head = head_of(box)
    draw_player(canvas, looks[lane.seat], lane.pose, head, (box.left + _PLAYER_IN, box.bottom), lane.hop)
    plate = word_plate(lane.number, lane.word, (_PLATE, min(_PLATE_HIGH, box.height - 16)), theme, LIT)
    plate.draw(canvas, (box.left + _PLATE_IN + _PLATE // 2, box.centery))
    for runner, x in zip(lane.runners, slots(len(lane.runners)), strict=True):
        if runner.share > 0:
            _draw_runner(canvas, box, runner, looks[runner.seat], x, theme)
    if lane.got:
        text.place(canvas, f"+{lane.got}", _GAIN, (box.right - _GAIN_IN, box.centery), _BETTER, "extrabold")
    high = min(_TOTAL_HIGH, box.height - 10)
    tag = number_tag(str(lane.total), high, min(_TOTAL, round(high * 0.72)), gold=lane.leads, least=120)
    tag.draw(canvas, (box.right - _TOTAL_IN, box.centery))


def _draw_runner(canvas: Canvas, box: Rect, runner: Runner, look: SeatLook, x: int, theme: Theme) -> None:
    share = min(1.0, runner.share)
    here = _RUN_FROM + (x - _RUN_FROM) * PORTER_RUNS.ease(share)
    hop = round(_HOP * abs(sin(pi * _STEPS * share))) if share < 1 else 0
    there, head = share == 1, head_of(box)
    pose = "slump" if there and not runner.right else "rest"
    wide = case_of(box)
    foot = round(here + wide * 0.42), box.bottom - hop
    draw_player(canvas, look, pose, head, foot)
    cap(look, round(head * _CAP)).draw(canvas, hat_at(pose, head, foot))
    at = here - wide * 0.3, box.bottom - wide * 0.5 - hop
    suitcase(look, runner.number, wide, theme, there and not runner.right).draw(canvas, at)
    if there and runner.right:
        _tick(round(wide * _TICK)).draw(canvas, (at[0] - wide * 0.32, at[1] - wide * 0.34))


def draw_stars(canvas: Canvas, boxes: Sequence[Rect], shown: Sequence[Lane], flights: Sequence[StarFlight]) -> None:
    """Draw the points between porters and the totals of their seats."""
    for flight in flights:
        if 0 < flight.share < 1:
            runners = shown[flight.of].runners
            place = next(number for number, runner in enumerate(runners) if runner.seat == flight.by)
            start = slots(len(runners))[place], boxes[flight.of].centery
            end = boxes[flight.seat].right - _TOTAL_IN, boxes[flight.seat].centery
            draw_flying(canvas, gold_star(_STAR), start, end, STAR_FLIES.ease(flight.share), _ARC)


@cached
def _ground(size: tuple[int, int], theme: Theme) -> Piece:
    """The floor of a lane, anchored at its upper left corner."""
    return with_shadow(board(*size, paints.plate(theme), 20, paints.PLATE_EDGE, 3), 6, 90, (1, 4), (0, 0))


@cached
def _tick(wide: int) -> Piece:
    return with_shadow(mark("tick", wide), 4, 110, (1, 3))
