"""Scoring: points (HK-85 to HK-93), ties (HK-94 to HK-98), and further figures for the arena. No player knows any of it
before the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.core.seats import Seat
from engine.games.hooky.events import MatchEnded
from engine.games.hooky.options import ruleset
from engine.games.hooky.state import State

LETTER_POINTS = 1
"""Points for a right letter of a hand (HK-90)."""
HAND_POINTS = 1
"""Extra points for a complete hand (HK-91)."""


def right(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the number of Hooky cards in each of the seat's guesses (HK-89)."""
    return tuple(_shared(letters, state.hooky) for letters in state.guesses[seat])


def parts(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the points for each guess of the Hooky cards. If hands are named, the points for their letters and for
    complete hands follow."""
    each = state.ruleset.points.values()
    hooky = tuple(points * number for points, number in zip(each, right(state, seat), strict=True))
    if not state.ruleset.kind.names_hands:
        return hooky
    named = state.hand_guesses[seat] or ()
    found = [_shared(cards, state.hands[other]) for other, cards in enumerate(named) if cards is not None]
    letters = LETTER_POINTS * sum(found)
    complete = HAND_POINTS * found.count(state.ruleset.hand_size)
    return (*hooky, letters, complete)


def _shared(named: Cards, cards: Cards) -> int:
    return sum(letter in cards for letter in named)


def _earliest(state: State, seat: Seat) -> tuple[int, ...]:
    """HK-95: the first guess with a right letter; the smallest is best, and no such guess comes last."""
    found = right(state, seat)
    return (next((place for place, number in enumerate(found) if number), len(found)),)


def _most(state: State, seat: Seat) -> tuple[int, ...]:
    """HK-96: the right letters guess by guess, as negative numbers, so that the smallest is best."""
    return tuple(-number for number in right(state, seat))


def _reveals(state: State, seat: Seat) -> tuple[int, ...]:
    """HK-97: the number of own cards revealed; the smallest is best."""
    return (len(state.shown(seat)),)


_COMPARISONS: tuple[tuple[str, Callable[[State, Seat], tuple[int, ...]]], ...] = (
    ("earliest", _earliest),
    ("most", _most),
    ("reveals", _reveals),
)


def result(state: State) -> tuple[tuple[Seat, ...], str]:
    """Return the winners, rising, and the deciding comparison. Each comparison only counts among seats that are still
    tied (HK-94)."""
    scores = [sum(parts(state, seat)) for seat in range(state.ruleset.players)]
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(level) == 1:
        return tuple(level), "score"
    for name, key in _COMPARISONS:
        best = min(key(state, seat) for seat in level)
        level = [seat for seat in level if key(state, seat) == best]
        if len(level) == 1:
            return tuple(level), name
    return tuple(level), "shared"


def ended(state: State) -> MatchEnded:
    """Return what all seats learn after the last guess (HK-84)."""
    by_seat = tuple(parts(state, seat) for seat in range(state.ruleset.players))
    winners, decided = result(state)
    return MatchEnded(
        state.hooky,
        state.hands,
        state.guesses,
        state.hand_guesses,
        by_seat,
        tuple(map(sum, by_seat)),
        winners,
        decided,
    )


def end(state: State) -> dict[str, Any] | None:
    """Return the record's end line as a dict, or None during the match."""
    if state.phase != "end":
        return None
    told = ended(state)
    return {
        "scores": list(told.scores),
        "winners": list(told.winners),
        "parts": [list(part) for part in told.parts],
        "decided": told.decided,
    }


def figures(setup: Setup, end: Mapping[str, Any], events: Sequence[Event]) -> Mapping[str, Shares]:
    """`after 4`, `after 5`, `after 6` (or the variant's own rounds): how many Hooky cards the seat's guess after that
    round named."""
    seats = range(setup.players)
    return {
        f"after {number}": tuple((end["parts"][seat][at] / points, 1.0) for seat in seats)
        for at, (number, points) in enumerate(ruleset(setup).points.items())
    }
