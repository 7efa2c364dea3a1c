"""The podium: who stands on which step and who in the lists beside it. Ties share a step; partners always do. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from engine.core.seats import Seat
from game.theme import RAIL_TOP, Theme

FLOOR = 826
STEPS_MOST = 3
HOST = Rect(135, 668, 230, 240)
"""Where the host cheers, on the floor of normal text."""
_HIGH = {1: 270, 2: 200, 3: 150}
_LARGE_TEXT_SHARE = 0.76
_WIDE = {1: 360, 2: 320, 3: 320}
_SHARED = 60
"""A step of two is so much wider, and a step of more as wide as its animals need."""
_CROWD = 3
_PLACES: dict[int, tuple[int, ...]] = {1: (960,), 2: (960, 530), 3: (960, 548, 1372)}
"""The middle of each step, winner first, by the number of steps."""
_PLACES_OF_CROWDS = (1226, 694)
_WIDEST = {1: 1160, 2: 420, 3: 392}
_WIDEST_ASIDE = 330
"""Of the second and third step: the lists stand beside them."""
_WIDEST_GAP = 190.0
_WIDEST_OF_CROWDS = 512
_SIZES = {1: (300, 220), 2: (210, 150), 3: (150, 140)}
_BESIDE, _CLAP_STEP = 112, 176
_BOWING, _BOWING_EACH = 120, 116
"""Width of the step of those who take a bow, and what each of them adds."""
_ANIMAL_LEAST, _ANIMAL_SHARE = 112, 1.35

ROW, SMALL_ROW = (270, 96), (270, 80)
_COLUMN_TOP, _COLUMNS = 290, (1540, 112)
_ONE_COLUMN, _SMALL_COLUMN = 4, 5
_ROW_STEP, _SMALL_STEP, _SMALL_TOP = 112, 88, 240


@dataclass(frozen=True, slots=True)
class Standing:
    """All seats of one place and the score that they share."""

    place: int
    seats: tuple[Seat, ...]
    score: int | None
    """None where nobody counts points."""


@dataclass(frozen=True, slots=True)
class Step:
    """A standing on its step: middle, width, height, and how large its animals are."""

    standing: Standing
    x: int
    width: int
    height: int
    animal: int

    @property
    def animals(self) -> tuple[float, ...]:
        """The middles of the animals on it."""
        count = len(self.standing.seats)
        gap = min(_WIDEST_GAP, (self.width - self.animal) / max(1, count - 1))
        return tuple(self.x + (i - (count - 1) / 2) * gap for i in range(count))


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody without a step, in a list at the side."""

    seat: Seat
    standing: Standing
    rect: Rect


def standings(scores: Sequence[int], sides: Sequence[Sequence[Seat]], fewest: bool = False) -> tuple[Standing, ...]:
    """Places from the best score down; `scores` are by side. Equal ones share a place, the next stays free.

    fewest: whether the lowest score is the best.
    """
    sign = 1 if fewest else -1
    out = []
    for score in sorted(set(scores), key=lambda score: sign * score):
        place = 1 + sum(sign * other < sign * score for other in scores)
        seats = tuple(seat for side, value in zip(sides, scores, strict=True) if value == score for seat in side)
        out.append(Standing(place, seats, score))
    return tuple(out)


def beaten(count: int, theme: Theme) -> Step:
    """The step in the middle for those who have won where nobody at the table has."""
    high = round(_HIGH[2] * (_LARGE_TEXT_SHARE if theme.large_text else 1))
    return Step(Standing(1, (), None), 960, _BOWING + _BOWING_EACH * count, high, 0)


def clapping(count: int, step: Step, theme: Theme) -> tuple[tuple[float, float], ...]:
    """Where animals stand on the floor, by turns at the left and at the right of the step; (x, feet)."""
    line = float(floor_line(theme))
    spots = []
    for number in range(count):
        side = -1 if number % 2 == 0 else 1
        spots.append((step.x + side * (step.width / 2 + _BESIDE + number // 2 * _CLAP_STEP), line))
    return tuple(spots)


def floor_line(theme: Theme) -> int:
    """The line on which the steps stand: higher up when the rail is higher."""
    return FLOOR - (RAIL_TOP - theme.rail_top)


def steps(order: Sequence[Standing], theme: Theme) -> tuple[tuple[Step, ...], tuple[Standing, ...]]:
    """The first three standings on their steps, and the rest."""
    up = order[:STEPS_MOST]
    crowded = len(up) == 2 and max(len(standing.seats) for standing in up) > _CROWD
    places = _PLACES_OF_CROWDS if crowded else _PLACES[max(1, len(up))]
    widest = _WIDEST_OF_CROWDS if crowded else _WIDEST[max(1, len(up))]
    rows = []
    for number, (standing, x) in enumerate(zip(up, places, strict=True), 1):
        count = len(standing.seats)
        wanted = _WIDE[number] + (_SHARED if count == 2 else 0) + max(0, count - 2) * _ANIMAL_LEAST
        wide = min(widest if crowded or number == 1 else _WIDEST_ASIDE, wanted)
        high = round(_HIGH[number] * (_LARGE_TEXT_SHARE if theme.large_text else 1))
        rows.append(Step(standing, x, wide, high, _animal(number == 1, count, wide)))
    return tuple(rows), tuple(order[STEPS_MOST:])


def _animal(first: bool, count: int, wide: int) -> int:
    """How large an animal is: alone on the first step it is the largest; many stand close together."""
    if count in _SIZES:
        return _SIZES[count][0 if first else 1]
    return min(_SIZES[3][1], max(_ANIMAL_LEAST * 3 // 4, round(wide / count * _ANIMAL_SHARE)))


def listed(rest: Sequence[Standing]) -> tuple[Listed, ...]:
    """Those without a step: up to four at the right, more in low rows at both sides, the right one first."""
    people = [(seat, standing) for standing in rest for seat in standing.seats]
    small = len(people) > _ONE_COLUMN
    size, step, top = (SMALL_ROW, _SMALL_STEP, _SMALL_TOP) if small else (ROW, _ROW_STEP, _COLUMN_TOP)
    a_column = _SMALL_COLUMN if small else _ONE_COLUMN
    return tuple(
        Listed(seat, standing, Rect((_COLUMNS[i // a_column], top + (i % a_column) * step), size))
        for i, (seat, standing) in enumerate(people)
    )


def host_at(steps_: Sequence[Step], rest: Sequence[Listed], theme: Theme) -> tuple[int, int] | None:
    """The middle of the host's feet's picture where he has room: at the left, else where no third step stands."""
    line = floor_line(theme)
    for box in (HOST, HOST.move(1440 - HOST.centerx, 0)):
        box = box.move(0, line - FLOOR)
        free = all(abs(step.x - box.centerx) > (step.width + box.width) / 2 for step in steps_)
        if free and all(not box.colliderect(row.rect) for row in rest):
            return box.center
    return None


def many(names: Sequence[str], most: int = 3) -> str:
    """`Anna`, `Anna and Rosa`, `Anna, Theo and Rosa`, `Anna, Theo and 3 more`."""
    if len(names) > most:
        names = (*names[: most - 1], f"{len(names) - most + 1} more")
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
