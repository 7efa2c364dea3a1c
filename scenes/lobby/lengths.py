"""How long a match takes: from what was measured of such matches, at the pace that is set, with so many people.

`measured_lengths.py` has the measured numbers. `python -m tools.measure_lengths` writes it, and a test compares it with
the variants that there are.
"""

from typing import NamedTuple

from game.easing import PACES
from scenes.games import DEALS, MOST_DEALS, Value
from scenes.lobby.match_setup import MatchSetup, opened
from scenes.lobby.measured_lengths import MEASURED

DECIDES, DOUBLING = 4.0, 1.0
"""Seconds in which a person gives an answer to which there is no other, and what each doubling of the answers adds
(Hick's law). They are guesses until matches have been timed in a house."""


class Course(NamedTuple):
    """Means of a match among so many players: its steps; decisions of a seat, and doublings of one answer that made as
    many as there were to choose from, over all of them; deals, 1 in a game that counts none."""

    steps: float
    decisions: float
    doublings: float
    deals: float


class Lengths(NamedTuple):
    """What was measured of a variant. Seconds at the normal pace: `story`, what the table tells of a step; `beat`, what
    a computer player waits before it answers. `courses`: by number of players, with the options that so many are
    offered. `options`: how many steps a match with that value takes, in matches with the proposed one."""

    story: float
    beat: float
    courses: dict[int, Course]
    options: dict[str, dict[Value, float]]


def lengths_of(game: str, variant: str) -> Lengths | None:
    """What was measured of that variant; None for one that is too new."""
    found = MEASURED.get((game, variant))
    if found is None:
        return None
    story, beat, courses, options = found
    return Lengths(story, beat, {players: Course(*course) for players, course in courses.items()}, options)


def offered_to(game: str, variant: str, players: int) -> MatchSetup:
    """How a table of so many players is offered the variant."""
    return opened(game, variant).with_players(players)


def minutes(setup: MatchSetup, people: int, pace: str) -> int | None:
    """The minutes that such a match takes on the average, with `people` at the table and computer players for the rest;
    None where nothing was measured. `pace` is the setting.
    """
    found = lengths_of(setup.game, setup.variant)
    if found is None or setup.players not in found.courses:
        return None
    course, usual = found.courses[setup.players], offered_to(setup.game, setup.variant, setup.players)
    times = 1.0
    for option in setup.kind.options:
        known = found.options.get(option.name, {})
        times *= _times(known, setup.value(option)) / _times(known, usual.value(option))
    limit = MOST_DEALS.get(setup.aids.get(DEALS.name, ""))
    if limit is not None:
        times = min(times, limit / course.deals)
    story = course.steps * found.story * PACES[pace]
    waits = (setup.players - people) * course.decisions * found.beat
    thinks = people * (course.decisions * DECIDES + course.doublings * DOUBLING)
    return round(times * (story + waits + thinks) / 60)


def _times(known: dict[Value, float], value: Value) -> float:
    """How many times as long a match is; a number between two that were measured lies on the line through them."""
    if value in known or isinstance(value, (bool, str)):
        return known.get(value, 1.0)
    numbers = sorted(number for number in known if isinstance(number, int))
    if len(numbers) < 2:
        return 1.0
    above = next((at for at, number in enumerate(numbers) if number > value), len(numbers) - 1)
    low, high = numbers[max(0, above - 1)], numbers[max(1, above)]
    slope = (known[high] - known[low]) / (high - low)
    return max(_LEAST, known[low] + slope * (value - low))


_LEAST = 0.05
"""Of a match, however low its goal."""
