"""The podium: seats on steps and in the lists beside them, and its parts: floor, steps in the seats' colours, medals,
animals, names.

Seats with equal results share a step, as partners always do.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from engine.core.messages import Arg, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.animals import animal
from game.draw.avatar import avatar
from game.draw.boards import pill
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.host import host
from game.draw.paper import Piece, board, turned, with_shadow
from game.draw.svg import around, dashes, fragment, linear
from game.theme import (
    CREAM,
    CREAM_SHADE,
    GOLD,
    GOLD_INK,
    HOUSE_PLATE,
    INK,
    SIGN_TITLE,
    SMALLEST_TEXT,
    SeatLook,
    Theme,
)

SHARED = "#B23A2C"
"""Colour of a step that several players share, or of winners who are no players."""
METALS = {1: "#FFC83D", 2: "#B9C0CC", 3: "#C77B50"}
_PILL_EDGE, _PILL_HIGH, _NAMES_LEAD = 90, 72, 1.1
_FACE_GAP = 6
_ROW_PAD, _SIDE_OVER_NAME = 16, 60


@cached
def floor() -> Piece:
    """The round stage under the steps."""
    shape = (
        '<ellipse cx="760" cy="70" rx="760" ry="70" fill="#3A1420"/><ellipse cx="760" cy="58" rx="760" ry="66" '
        'fill="#7A3B28"/><ellipse cx="760" cy="54" rx="730" ry="56" fill="#8E4A32"/>'
    )
    return with_shadow(fragment(shape, (1520, 140)), 20, 140, (0, 14))


@cached
def drum(color: str, width: int, height: int) -> Piece:
    """A step in a colour, usually a seat's; its anchor is the middle of its upper edge."""
    side = linear("b", (0, 0), (0, height), (0, lighter(color, 0.06)), (1, darker(color, 0.3)))
    half = width / 2
    shape = (
        f'<defs>{side}</defs><path d="M0 26H{width}V{height - 18}Q{half} {height + 14} 0 {height - 18}Z" '
        'fill="url(#b)"/>'
        f'<ellipse cx="{half}" cy="26" rx="{half}" ry="26" fill="{lighter(color, 0.28)}"/>'
        f'<ellipse cx="{half}" cy="24" rx="{half - 10}" ry="20" fill="{lighter(color, 0.12)}"/>'
    )
    return with_shadow(fragment(shape, (width, height + 16)), 18, 140, (4, 12), (half, 0))


@cached
def medal(place: int, size: int = 112) -> Piece:
    """The disc of a place: gold, silver, bronze, then plain paper."""
    color = METALS.get(place, CREAM_SHADE)
    shape = (
        f'<circle cx="50" cy="50" r="48" fill="{darker(color, 0.45)}"/><circle cx="50" cy="48" r="44" fill="{color}"/>'
        '<circle cx="50" cy="48" r="36" fill="none" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="3" '
        f"{dashes(around(72, 72, 36), 5, 5)}/>"
    )
    out = fragment(shape, (100, 100), (size, size)).copy()
    put(out, text.inked(str(place), size * 0.58, INK, "extrabold"), center=(size / 2, size * 0.48))
    return with_shadow(out, 8, 120, (2, 5))


@cached
def name_pill(names: str, score: int | None, look: SeatLook, first: bool, most: int, theme: Theme) -> Piece:
    """Names and score below a step, at most `most` px wide; names only in games without points. Long names take two
    lines and end with an ellipsis if needed. The score is always shown."""
    role, points = theme.sentence_role, "" if score is None else str(score)
    words, wanted, room = f"{names}  {points}", min(theme.px(50 if first else 44), 60), most - _PILL_EDGE
    size = text.fit(words, wanted, room, role)
    bolder = text.width(points, size, "extrabold") - text.width(f"  {points}", size, role)
    size = text.fit(words, wanted, room - max(0, bolder), role)
    left, high = room - text.width(points, size, "extrabold"), _PILL_HIGH
    shown: text.Part = names
    if text.width(names, size, role) > left:
        shown = _two_lines(names, size, left, GOLD_INK if first else CREAM, role)
        high = max(high, shown.get_height() + 8)
    counted = size if isinstance(shown, str) else text.fit(points, wanted, room - shown.get_width(), "extrabold")
    number = text.text(points, counted, GOLD_INK if first else GOLD, "extrabold")
    ground, edge = (GOLD, GOLD_INK) if first else ("#1A1028", look.light)
    calm = Theme(theme.name, theme.high_contrast)
    return pill(
        (shown, number) if points else (shown,), ground, edge, size, high, 4, calm, GOLD_INK if first else CREAM
    )


def _two_lines(names: str, size: int, wide: int, color: str, role: str) -> pygame.Surface:
    """The names in at most two lines of that width."""
    first, *rest = text.wrap(names, size, wide, role)
    rows = [text.clipped(row, size, wide, role) for row in (first, " ".join(rest)) if row]
    step = round(size * _NAMES_LEAD)
    out = surfaces.new((max(text.width(row, size, role) for row in rows), step * len(rows)), pygame.SRCALPHA)
    for number, row in enumerate(rows):
        text.place(out, row, size, (out.get_width() / 2, step * (number + 0.5)), color, role)
    return converted(out)


@cached
def head(kind: str, size: int) -> Piece:
    """An animal on a step; its anchor is its middle."""
    return with_shadow(animal(kind, size), 12, 130, (3, 10))


@cached
def standing(picture: pygame.Surface, bend: float, lean: float) -> Piece:
    """A winner who is no animal, bent by a share of the height and leaning by degrees; its anchor is the foot."""
    wide, high = picture.get_size()
    bent = surfaces.smoothscale(picture, (wide, max(1, round(high * (1 - bend)))))
    leant = turned(bent, lean)
    return with_shadow(leant, 10, 120, (3, 8), (leant.get_width() / 2, leant.get_height() - 4))


@cached
def cheering(width: int = 210) -> Piece:
    """The host with raised wings."""
    return with_shadow(host("cheer", width), 12, 130, (3, 10))


@cached
def rest_row(
    look: SeatLook, name: str, place: int, score: int | None, size: tuple[int, int], tall: bool, theme: Theme
) -> Piece:
    """A row of the list of seats without a step; its anchor is its upper left corner.

    `tall`: two lines with the name, which is below a smaller face if it is long. Otherwise, and with large text, one
    line with face, place and score only.
    """
    wide, high = size
    out = board(wide, high, theme.plate if theme.high_contrast else HOUSE_PLATE, 18, lighter(HOUSE_PLATE, 0.16), 3)
    out = out.copy()
    named = tall and not theme.large_text
    under = named and text.width(name, SMALLEST_TEXT, "semibold") > wide - high - 10 - _ROW_PAD
    side = _SIDE_OVER_NAME if under else high
    put(out, avatar(look, side - 2 * _FACE_GAP), center=(side // 2, side // 2))
    left = side + 10
    line = 31 if named else high / 2
    grown = 1.0 if named else min(theme.text_scale, 1.4)
    text.place(out, str(place), round(36 * grown), (left, line), SIGN_TITLE, "bold", "left")
    number = text.fit(str(score), round(44 * grown), wide - left - round(52 * grown) - 18, "extrabold")
    text.place(out, str(score), number, (wide - 18, line), CREAM, "extrabold", "right")
    if named:
        start = _ROW_PAD if under else left
        room = wide - start - _ROW_PAD
        fitted = text.fit(name, 34, room, "semibold")
        text.place(out, text.clipped(name, fitted, room, "semibold"), fitted, (start, 70), CREAM, "semibold", "left")
    return with_shadow(out, 8, 110, (2, 5), (0, 0))


FLOOR = 826
STEPS_MOST = 3
HOST = Rect(135, 668, 230, 240)
"""Rectangle of the cheering host, on the floor of normal text."""
_HIGH = {1: 232, 2: 142, 3: 106}
_LARGE_TEXT_SHARE = 0.76
_WIDE = {1: 360, 2: 320, 3: 320}
_SHARED = 60
"""Extra width of a step with two seats, px. A step with more is as wide as its animals need."""
_CROWD = 3
_CALLED = 3  # people by name in a sentence
_PLACES: dict[int, tuple[int, ...]] = {1: (960,), 2: (700, 1300), 3: (960, 548, 1372)}
"""x of the middle of each step, winner first, by the number of steps."""
_PLACES_OF_CROWDS = (1226, 694)
PLATE_MOST, PLATE_OF_TWO = 400, 560  # px: widest plate below a step; the second below one of two
_WIDEST = {1: 1160, 2: 420, 3: 392}
_WIDEST_ASIDE = 330
"""Greatest width of the second and third step beside lists, px."""
_WIDEST_GAP = 190.0
_WIDEST_OF_CROWDS = 512
_FIGURES = {1: (172, 142), 2: (152, 116)}
"""Heads of figures by the number of players on a step: on the first step, and on others. Those of more players are at
most as large as those of two."""
_FIGURES_APART = {2: 1.5, 3: 1.3, 4: 1.3}  # from one figure to the next, in widths of a head
_FIGURE_WIDE, _FIGURE_LEAST = 1.3, 80  # of a head's width; px of the smallest head of a figure
_SIZES = {3: (150, 140)}
_STOOL_PLACES, _STOOL, _STOOL_HEAD, _STOOL_PLATE = (960, 640, 1280), (1534, 92), 112, 300
"""Middles of three steps beside a stool; the stool's x and height; its figure's head; the widest plate beside it."""
WAIST_IN, WAIST_UNDER = 24, 20
"""px of a figure's waist below the upper edge of its step, and px of the step below the floor line."""
_BESIDE, _CLAP_STEP = 112, 176
_BOWING, _BOWING_EACH = 120, 116
"""Width of the step for a bow, and more for each winner on it, px."""
_ANIMAL_LEAST, _ANIMAL_SHARE = 112, 1.35

ROW, SMALL_ROW = (270, 96), (270, 80)
_COLUMN_TOP, _COLUMNS = 290, (1540, 112)
_ONE_COLUMN, _SMALL_COLUMN = 4, 5
_ROW_STEP, _SMALL_STEP, _SMALL_TOP = 112, 88, 240


@dataclass(frozen=True, slots=True)
class Standing:
    """All seats of one place, with their score."""

    place: int
    seats: tuple[Seat, ...]
    score: int | None
    """None in a game without points."""


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """A standing on its step: middle, width, height, and the size of its animals, px. `plate`: the widest plate below.

    `figures`: whether its players are whole figures; a crowd has heads.
    """

    standing: Standing
    x: int
    width: int
    height: int
    animal: int
    plate: int = PLATE_MOST
    figures: bool = False

    @property
    def animals(self) -> tuple[float, ...]:
        """x of the middles of the animals on it."""
        count = len(self.standing.seats)
        crowded = min(max(_WIDEST_GAP, self.animal), (self.width - self.animal) / max(1, count - 1))
        gap = self.animal * _FIGURES_APART.get(count, 0.0) if self.figures else crowded
        return tuple(self.x + (i - (count - 1) / 2) * gap for i in range(count))


@dataclass(frozen=True, slots=True)
class ListedStanding:
    """A seat without a step, in a list at the side."""

    seat: Seat
    standing: Standing
    rect: Rect


def standings(scores: Sequence[int], sides: Sequence[Sequence[Seat]], fewest: bool = False) -> tuple[Standing, ...]:
    """Places from the best score down; `scores` are by side. Equal scores share a place, and the next place stays free.

    `fewest`: whether the lowest score is the best.
    """
    sign = 1 if fewest else -1
    out = []
    for score in sorted(set(scores), key=lambda score: sign * score):
        place = 1 + sum(sign * other < sign * score for other in scores)
        seats = tuple(seat for side, value in zip(sides, scores, strict=True) if value == score for seat in side)
        out.append(Standing(place, seats, score))
    return tuple(out)


def beaten(count: int, theme: Theme) -> PodiumStep:
    """The step in the middle for winners who are no players at the table."""
    high = round(_HIGH[2] * (_LARGE_TEXT_SHARE if theme.large_text else 1))
    return PodiumStep(Standing(1, (), None), 960, _BOWING + _BOWING_EACH * count, high, 0)


def clapping(count: int, step: PodiumStep, theme: Theme) -> tuple[tuple[float, float], ...]:
    """Places (x, foot) of animals on the floor, alternately at the left and right of the step."""
    line = float(floor_line(theme))
    spots = []
    for number in range(count):
        side = -1 if number % 2 == 0 else 1
        spots.append((step.x + side * (step.width / 2 + _BESIDE + number // 2 * _CLAP_STEP), line))
    return tuple(spots)


def floor_line(theme: Theme) -> int:
    """y of the lower edge of the steps; higher up if the bar is higher."""
    return FLOOR - theme.bar_up


def steps(order: Sequence[Standing], theme: Theme) -> tuple[tuple[PodiumStep, ...], tuple[Standing, ...]]:
    """The first three standings on their steps, and the rest."""
    up = order[:STEPS_MOST]
    stool = on_stool(order, theme)
    crowded = len(up) == 2 and max(len(standing.seats) for standing in up) > _CROWD
    places = _PLACES_OF_CROWDS if crowded else _STOOL_PLACES if stool else _PLACES[max(1, len(up))]
    widest = _WIDEST_OF_CROWDS if crowded else _WIDEST[max(1, len(up))]
    rows = []
    for number, (standing, x) in enumerate(zip(up, places, strict=True), 1):
        count, first = len(standing.seats), number == 1
        wanted = _WIDE[number] + (_SHARED if count == 2 else 0) + max(0, count - 2) * _ANIMAL_LEAST
        if count > 2 and count in _FIGURES_APART:
            wanted = round(_heads(count) * _FIGURES[2][0 if first else 1])
        wide = min(widest if crowded or first else _WIDEST_ASIDE, wanted)
        wide = min(wide, _STOOL_PLATE) if stool else wide
        high = round(_HIGH[number] * (_LARGE_TEXT_SHARE if theme.large_text else 1))
        usual = PLATE_OF_TWO if len(up) == 2 and not crowded else PLATE_MOST
        plate = _STOOL_PLATE if stool else max(usual, wide)
        figure = _figure(first, count, wide)
        rows.append(PodiumStep(standing, x, wide, high, figure or _animal(first, count, wide), plate, figure > 0))
    return tuple(rows), tuple(order[STEPS_MOST:])


def on_stool(order: Sequence[Standing], theme: Theme) -> bool:
    """Whether the last of four players sits on a stool on the same stage. Large text has no room for it."""
    return [len(standing.seats) for standing in order] == [1] * 4 and not theme.large_text


def stool_step(standing: Standing) -> PodiumStep:
    """The stool of the fourth player, as a step."""
    x, high = _STOOL
    return PodiumStep(standing, x, round(_STOOL_HEAD * 1.3), high, _STOOL_HEAD, round(_STOOL_PLATE * 0.9), figures=True)


def _heads(count: int) -> float:
    """The width of that many figures side by side, in widths of a head."""
    return _FIGURES_APART[count] * (count - 1) + _FIGURE_WIDE


def _figure(first: bool, count: int, wide: int) -> int:
    """Size of a figure's head: largest if alone on the first step, smaller among several; 0 without room."""
    if count in _FIGURES:
        return _FIGURES[count][0 if first else 1]
    head = min(_FIGURES[2][0 if first else 1], int(wide / _heads(count))) if count in _FIGURES_APART else 0
    return head if head >= _FIGURE_LEAST else 0


def _animal(first: bool, count: int, wide: int) -> int:
    """Size of a head in a crowd."""
    if count in _SIZES:
        return _SIZES[count][0 if first else 1]
    return min(_SIZES[3][1], max(_ANIMAL_LEAST * 3 // 4, round(wide / count * _ANIMAL_SHARE)))


def listed(rest: Sequence[Standing]) -> tuple[ListedStanding, ...]:
    """The seats without a step: up to four at the right, more in low rows at both sides, the right side first."""
    people = [(seat, standing) for standing in rest for seat in standing.seats]
    small = len(people) > _ONE_COLUMN
    size, step, top = (SMALL_ROW, _SMALL_STEP, _SMALL_TOP) if small else (ROW, _ROW_STEP, _COLUMN_TOP)
    a_column = _SMALL_COLUMN if small else _ONE_COLUMN
    return tuple(
        ListedStanding(seat, standing, Rect((_COLUMNS[i // a_column], top + (i % a_column) * step), size))
        for i, (seat, standing) in enumerate(people)
    )


def host_at(steps_: Sequence[PodiumStep], rest: Sequence[ListedStanding], theme: Theme) -> tuple[int, int] | None:
    """Place of the host if he has room: at the left, or instead of the third step."""
    line = floor_line(theme)
    for box in (HOST, HOST.move(1440 - HOST.centerx, 0)):
        box = box.move(0, line - FLOOR)
        free = all(abs(step.x - box.centerx) > (step.width + box.width) / 2 for step in steps_)
        if free and all(not box.colliderect(row.rect) for row in rest):
            return box.center
    return None


def many(names: Sequence[str], called: int = _CALLED) -> tuple[Arg, ...]:
    """All names if there are at most `called`, else the first ones and the number of the others: Anna, Theo, 3 more."""
    if len(names) <= called:
        return tuple(names)
    return (*names[: called - 1], say("-more-people", count=len(names) - called + 1))
