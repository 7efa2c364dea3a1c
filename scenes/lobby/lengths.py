"""The expected length of a match, from measured matches, the pace, and the number of people.

`measured_lengths.py` has the measured numbers. `python -m tools.measure_lengths` writes it, and a test compares it with
the existing variants.
"""

from typing import NamedTuple

from game.easing import PACES
from scenes.games import DEALS, MOST_DEALS, Value
from scenes.lobby.match_setup import MatchSetup, opened
from scenes.lobby.measured_lengths import MEASURED

DECIDES, DOUBLING = 4.0, 1.0
"""Seconds of a person for an answer without a choice, and more seconds for each doubling of the possible answers
(Hick's law). They are guesses until matches have been timed in a house."""
_SMALLEST_FACTOR = 0.05
"""Smallest factor for a low goal."""


class MatchLength(NamedTuple):
    """Means of a match with a number of players.

    `steps`: all steps. `decisions`: answers of all seats. `doublings`: log2 of the number of possible answers, summed
    over all decisions. `deals`: 1 in a game that counts none.
    """

    steps: float
    decisions: float
    doublings: float
    deals: float


class Lengths(NamedTuple):
    """Measured values of a variant.

    `story`: seconds at the normal pace in which the table tells a step. `beat`: seconds that a computer player waits
    before an answer. `courses`: by number of players, with the options offered to that number. `options`: steps of a
    match with that value, divided by steps with the proposed value.
    """

    story: float
    beat: float
    courses: dict[int, MatchLength]
    options: dict[str, dict[Value, float]]


def lengths_of(game: str, variant: str) -> Lengths | None:
    """The measured values of a variant; None for one that was never measured."""
    found = MEASURED.get((game, variant))
    if found is None:
        return None
    story, beat, courses, options = found
    return Lengths(story, beat, {players: MatchLength(*course) for players, course in courses.items()}, options)


def offered_to(game: str, variant: str, players: int) -> MatchSetup:
    """The setup of the variant that is offered to a table of `players`."""
    return opened(game, variant).with_players(players)


def minutes(setup: MatchSetup, people: int, pace: str) -> int | None:
    """The expected minutes of a match, as in `seconds`."""
    found = seconds(setup, people, pace)
    return None if found is None else round(found / 60)


def seconds(setup: MatchSetup, people: int, pace: str) -> float | None:
    """The expected seconds of a match with `people`, and computer players on the other seats. `pace` is the setting.
    None for a variant that was never measured."""
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
    return times * (story + waits + thinks)


def _times(known: dict[Value, float], value: Value) -> float:
    """The factor of an option's value. Between two measured numbers it is interpolated linearly."""
    if value in known or isinstance(value, (bool, str)):
        return known.get(value, 1.0)
    numbers = sorted(number for number in known if isinstance(number, int))
    if len(numbers) < 2:
        return 1.0
    above = next((at for at, number in enumerate(numbers) if number > value), len(numbers) - 1)
    low, high = numbers[max(0, above - 1)], numbers[max(1, above)]
    slope = (known[high] - known[low]) / (high - low)
    return max(_SMALLEST_FACTOR, known[low] + slope * (value - low))
