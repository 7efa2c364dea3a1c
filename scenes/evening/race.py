"""The race of porters: how far the points of an evening have brought each guest, and who overtakes whom.

Pure drawing of one moment; `standings.py` plays it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import pi, sin

from pygame import Rect, Surface

from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar_piece
from game.draw.boards import number_tag, pill
from game.draw.cache import cached, in_pieces
from game.draw.color import darker
from game.draw.figures import POSES, figure
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.evening import Evening
from game.theme import CREAM, GOLD, GOLD_DARK, INK, SEAT_LOOKS, SeatLook, Theme
from scenes.ending.props import cup

FIGURES = 4
"""Most porters with a body; more are heads."""
_HEAD, _HOP, _LANE, _LANE_GAP, _FOOT = 62, 12, 104, 8, 8
_NAME, _NAME_LEFT, _NAME_WIDE, _START = 44, 24, 236, 286
_GOAL_IN, _CUP_IN, _CUP_DOWN = 270, 62, 60  # px from the board's right edge, and below its middle
_NUMBER, _NUMBER_ASIDE, _NUMBER_HIGH = 56, 78, 72
_DOT, _LINE = 18, 14
_BOARD, _EDGE, _GROUND, _DOTS = "#6B3A26", "#2A1320", "#4A2618", "#C9A27C"
_CASE, _CAP = (62, 50), (54, 26)  # px
_FACE_ASIDE, _GAIN_FROM = 46, 236
_UNITS = 200  # of a figure's head, as in POSES
_WAIST = (260, 440)


@dataclass(frozen=True, slots=True)
class Porter:
    """A guest in the race: points before and after the last game, and the lane before and after it, from 0."""

    name: str
    look: SeatLook
    before: int
    now: int
    first_lane: int
    lane: int

    @property
    def gained(self) -> int:
        return self.now - self.before

    def points(self, walked: float) -> float:
        """Points after the share `walked` of the way."""
        return self.before + self.gained * walked


@dataclass(frozen=True, slots=True)
class Moment:
    """Shares of the race that are over: points have `flown`, porters have `walked`, and lanes have `changed`."""

    flown: float
    walked: float
    changed: float


def porters_of(evening: Evening) -> tuple[Porter, ...]:
    """The guests who have played, the first lane first."""
    places = evening.standings()
    courses = [evening.course(place.guest.name) for place in places]
    earlier = sorted(range(len(places)), key=lambda number: -courses[number][-2])
    return tuple(
        Porter(place.guest.name, SEAT_LOOKS[place.guest.look], course[-2], course[-1], earlier.index(number), number)
        for number, (place, course) in enumerate(zip(places, courses, strict=True))
    )


def ahead(porters: Sequence[Porter]) -> Iterator[None]:
    """Draw the figures in idle time."""
    for porter in porters if len(porters) <= FIGURES else ():
        for pose in ("rest", _pose(porter, len(porters))):
            yield from in_pieces(partial(figure, porter.look, pose, _HEAD))


def draw_race(canvas: Canvas, box: Rect, porters: Sequence[Porter], most: int, now: Moment, theme: Theme) -> None:
    """Draw the board in `box` with its porters, whose goal is `most` points. Points fly from y `_GAIN_FROM`."""
    high = min(_LANE, (box.height - 16) // max(1, len(porters)))
    box = Rect(box.left, box.top, box.width, 16 + high * len(porters))
    lanes = [_lane(box, high, number) for number in range(len(porters))]
    _ground(box.size, len(porters), high, most, theme).draw(canvas, box.topleft)
    cup().draw(canvas, (box.right - _CUP_IN, box.centery + _CUP_DOWN))
    best = max((porter.now for porter in porters), default=0)
    rows = sorted(porters, key=lambda porter: porter.lane)
    for porter in rows:
        at = porter.first_lane + (porter.lane - porter.first_lane) * now.changed
        foot = lanes[0].top + round(at * high)
        rect = Rect(lanes[0].left, foot, lanes[0].width, high - _LANE_GAP)
        _draw_porter(canvas, rect, porter, most, now, len(porters), porter.now == best and now.walked == 1, theme)


def _lane(box: Rect, high: int, number: int) -> Rect:
    return Rect(box.left + 16, box.top + 12 + number * high, box.width - 32, high - _LANE_GAP)


def _reach(lane: Rect, points: float, most: int) -> float:
    """x of a porter with these points."""
    return lane.left + _START + (lane.width - _START - _GOAL_IN) * points / max(1, most)


def _draw_porter(
    canvas: Canvas, lane: Rect, porter: Porter, most: int, now: Moment, count: int, best: bool, theme: Theme
) -> None:
    look, points = porter.look, porter.points(now.walked)
    x, middle = round(_reach(lane, points, most)), lane.centery
    label = _label(porter.name, lane.height, theme)
    canvas.blit(label, (lane.left + _NAME_LEFT, middle - label.get_height() // 2))
    start = lane.left + _START
    canvas.fill(CREAM, Rect(start, middle - _LINE // 2 - 2, max(4, x - start), _LINE + 4))
    canvas.fill(look.main, Rect(start + 2, middle - _LINE // 2, max(0, x - start - 2), _LINE))
    walking = 0 < now.walked < 1 and porter.gained
    hop = round(_HOP * abs(sin(pi * porter.gained * now.walked))) if walking else 0
    if count <= FIGURES:
        pose = "rest" if now.walked < 1 else _pose(porter, count)
        foot = lane.bottom + _FOOT - hop
        case(look).draw(canvas, (x - 52, foot - 26))
        drawn = figure.kept(look, pose, _HEAD)
        if drawn is not None:
            drawn.draw(canvas, (x, foot))
            across, up = POSES[pose].head
            head = x + (across - _WAIST[0]) * _HEAD / _UNITS, foot + (up - _WAIST[1]) * _HEAD / _UNITS
        else:
            head = (x, foot - 95)
            avatar_piece(look, _HEAD).draw(canvas, head)
        cap(look).draw(canvas, (head[0], head[1] - 26))
        aside = _NUMBER_ASIDE
    else:
        face = min(_HEAD, lane.height - 4)
        avatar_piece(look, face).draw(canvas, (x, middle - hop))
        aside = face // 2 + _FACE_ASIDE
    high = min(_NUMBER_HIGH, lane.height)
    tag = number_tag(str(round(points)), high, min(_NUMBER, high - 12), gold=best)
    tag.draw(canvas, (x + aside, middle))
    if porter.gained and now.flown > 0 and now.walked == 0:
        start_y = max(_GAIN_FROM, lane.top - 300)
        y = start_y + (middle - start_y) * now.flown
        _gain(porter.gained).draw(canvas, (960 + (x - 960) * now.flown, y))


def _pose(porter: Porter, count: int) -> str:
    """How a porter stands when all have walked."""
    if porter.lane == 0:
        return "cheer"
    return "slump" if porter.lane == count - 1 and not porter.gained else "rest"


@cached
def _ground(size: tuple[int, int], count: int, high: int, most: int, theme: Theme) -> Piece:
    """The board with its lanes and a dot for each point; its anchor is its upper left corner."""
    wide = size[0]
    out = board(*size, theme.plate if theme.high_contrast else _BOARD, 24, _EDGE, 6).copy()
    lanes = [_lane(Rect((0, 0), size), high, number) for number in range(count)]
    shapes = []
    for lane in lanes:
        shapes.append(
            f'<rect x="{lane.x}" y="{lane.y}" width="{lane.width}" height="{lane.height}" rx="14" fill="{_GROUND}"/>'
        )
        radius = min(_DOT / 2, (wide - _START - _GOAL_IN) / max(1, most) / 3)
        for point in range(1, most + 1):
            at = _reach(lane, point, most)
            shapes.append(f'<circle cx="{at:.0f}" cy="{lane.centery}" r="{radius:.1f}" fill="{_DOTS}"/>')
    out.blit(fragment("".join(shapes), size), (0, 0))
    return with_shadow(out, 16, 140, (3, 12), (0, 0))


@cached
def _label(name: str, high: int, theme: Theme) -> Surface:
    """A porter's name."""
    role = theme.sentence_role
    size = text.fit(name, min(theme.px(_NAME), high - 6), _NAME_WIDE, role)
    return text.text(text.clipped(name, size, _NAME_WIDE, role), size, CREAM, role)


@cached
def _gain(points: int) -> Piece:
    """New points on their way to a porter."""
    return pill((f"+{points}",), GOLD, GOLD_DARK, 48, 68, 4, color=INK)


@cached
def case(look: SeatLook) -> Piece:
    """A porter's suitcase."""
    wide, high = _CASE
    edge = f'stroke="{darker(look.main, 0.45)}" stroke-width="4"'
    shape = (
        f'<path d="M{wide / 2 - 12} 12V5Q{wide / 2} -1 {wide / 2 + 12} 5V12" fill="none" {edge}/>'
        f'<rect x="2" y="11" width="{wide - 4}" height="{high - 13}" rx="7" fill="{darker(look.main, 0.15)}" {edge}/>'
        f'<path d="M3 26H{wide - 3}" {edge}/><rect x="{wide / 2 - 6}" y="21" width="12" height="11" fill="{GOLD}"/>'
    )
    return with_shadow(fragment(shape, _CASE), 5, 110, (2, 4))


@cached
def cap(look: SeatLook) -> Piece:
    """A porter's cap; anchored at the middle of its rim."""
    wide, high = _CAP
    edge = f'stroke="{CREAM}" stroke-width="3"'
    shape = (
        f'<path d="M9 18Q8 3 27 3Q46 3 45 18Z" fill="{look.main}" {edge}/>'
        f'<rect x="4" y="16" width="46" height="8" rx="4" fill="{darker(look.main, 0.4)}" {edge}/>'
        f'<circle cx="27" cy="11" r="4" fill="{GOLD}"/>'
    )
    return with_shadow(fragment(shape, (wide, high)), 4, 90, (1, 3), (wide / 2, high - 6))
