"""The podium: who stands on which step, and how a step looks. Ties share a step; partners always do."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.seats import Seat
from game.draw import text
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.color import darker, lighter
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment, linear
from game.theme import CREAM, GOLD, GOLD_INK, INK, SeatLook, Theme

FLOOR = 826
STEPS_MOST = 3
MEDALS = {1: "#FFC83D", 2: "#B9C0CC", 3: "#C77B50"}
_PILL_EDGE = 90
_HIGH = {1: 270, 2: 200, 3: 150}
_WIDE = {1: 360, 2: 320, 3: 320}
_PLACES = {1: (960,), 2: (1150, 690), 3: (960, 548, 1372)}
"""The middle of each step, winner first, by the number of steps."""


@dataclass(frozen=True, slots=True)
class Standing:
    """All seats of one place and the score that they share."""

    place: int
    seats: tuple[Seat, ...]
    score: int


@dataclass(frozen=True, slots=True)
class Step:
    """A standing on its step: middle, width, height."""

    standing: Standing
    x: int
    width: int
    height: int


def standings(scores: Sequence[int], sides: Sequence[Sequence[Seat]]) -> tuple[Standing, ...]:
    """Places from the highest score down; `scores` are by side. Equal ones share a place, the next stays free."""
    out = []
    for score in sorted(set(scores), reverse=True):
        place = 1 + sum(other > score for other in scores)
        seats = tuple(seat for side, value in zip(sides, scores, strict=True) if value == score for seat in side)
        out.append(Standing(place, seats, score))
    return tuple(out)


def floor_line(theme: Theme) -> int:
    """The line on which the steps stand: higher up when the rail is higher."""
    return FLOOR if not theme.large_text else FLOOR - 72


def steps(order: Sequence[Standing], theme: Theme) -> tuple[tuple[Step, ...], tuple[Standing, ...]]:
    """The first three standings on their steps, and the rest."""
    up = order[:STEPS_MOST]
    places = _PLACES[max(1, len(up))]
    rows = []
    for number, (standing, x) in enumerate(zip(up, places, strict=False), 1):
        wide = _WIDE[number] + (60 if len(standing.seats) > 1 else 0)
        rows.append(Step(standing, x, wide, round(_HIGH[number] * (0.76 if theme.large_text else 1))))
    return tuple(rows), tuple(order[STEPS_MOST:])


@cached
def floor() -> Piece:
    """The round stage under the steps."""
    shape = (
        '<ellipse cx="760" cy="70" rx="760" ry="70" fill="#3A1420"/><ellipse cx="760" cy="58" rx="760" ry="66" '
        'fill="#7A3B28"/><ellipse cx="760" cy="54" rx="730" ry="56" fill="#8E4A32"/>'
    )
    return with_shadow(fragment(shape, (1520, 140)), 20, 140, (0, 14))


@cached
def drum(look: SeatLook, width: int, height: int) -> Piece:
    """A step in a seat's colour; its anchor is the middle of its upper edge."""
    side = linear("b", (0, 0), (0, height), (0, lighter(look.main, 0.06)), (1, darker(look.main, 0.3)))
    half = width / 2
    shape = (
        f'<defs>{side}</defs><path d="M0 26H{width}V{height - 18}Q{half} {height + 14} 0 {height - 18}Z" '
        'fill="url(#b)"/>'
        f'<ellipse cx="{half}" cy="26" rx="{half}" ry="26" fill="{lighter(look.main, 0.28)}"/>'
        f'<ellipse cx="{half}" cy="24" rx="{half - 10}" ry="20" fill="{lighter(look.main, 0.12)}"/>'
    )
    return with_shadow(fragment(shape, (width, height + 16)), 18, 140, (4, 12), (half, 0))


@cached
def medal(place: int, size: int = 112) -> Piece:
    """The disc with the place."""
    color = MEDALS.get(place, MEDALS[3])
    shape = (
        f'<circle cx="50" cy="50" r="48" fill="{darker(color, 0.45)}"/><circle cx="50" cy="48" r="44" fill="{color}"/>'
        '<circle cx="50" cy="48" r="36" fill="none" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="3" '
        'stroke-dasharray="5 5"/>'
    )
    out = fragment(shape, (100, 100), (size, size)).copy()
    digit = text.inked(str(place), size * 0.58, INK, "extrabold")
    out.blit(digit, digit.get_rect(center=(size / 2, size * 0.48)))
    return with_shadow(out, 8, 120, (2, 5))


@cached
def name_pill(names: str, score: int, look: SeatLook, first: bool, most: int, theme: Theme) -> Piece:
    """Names and score below a step."""
    role = theme.sentence_role
    size = text.fit(f"{names}  {score}", min(theme.px(50 if first else 44), 60), most - _PILL_EDGE, role)
    shown = text.clipped(names, size, most - _PILL_EDGE - text.width(str(score), size, "extrabold"), role)
    number = text.text(str(score), size, GOLD_INK if first else GOLD, "extrabold")
    ground, edge = (GOLD, GOLD_INK) if first else ("#1A1028", look.light)
    calm = Theme(theme.name, theme.high_contrast)
    return pill((shown, number), ground, edge, size, 72, 4, calm, GOLD_INK if first else CREAM)


def many(names: Sequence[str]) -> str:
    """`Anna`, `Anna and Rosa`, `Anna, Theo and Rosa`."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def animals_at(step: Step, count: int) -> tuple[float, ...]:
    """The middles of the animals on a step."""
    gap = min(190, step.width / count)
    return tuple(step.x + (i - (count - 1) / 2) * gap for i in range(count))


def animal_size(first: bool, count: int) -> int:
    """How large an animal is: alone on the first step it is the largest."""
    return {1: 300 if first else 220, 2: 210 if first else 170}.get(count, 130)
