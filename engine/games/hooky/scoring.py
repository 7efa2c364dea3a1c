"""Points (HK-85 to HK-93) and ties (HK-94 to HK-98), and what the arena measures besides. Nothing here is known to
anybody before the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.core.seats import Seat
from engine.games.hooky.events import MatchEnded
from engine.games.hooky.options import terms
from engine.games.hooky.state import State

LETTER_POINTS = 1
"""HK-90."""
HAND_POINTS = 1
"""HK-91."""


def right(state: State, seat: Seat) -> tuple[int, ...]:
    """How many Hooky cards are in each of the seat's guesses, each guess by itself (HK-89)."""
    return tuple(_shared(letters, state.hooky) for letters in state.guesses[seat])


def parts(state: State, seat: Seat) -> tuple[int, ...]:
    """Points for each guess of the Hooky cards; where hands are named also for their letters, and complete hands."""
    each = state.terms.points.values()
    hooky = tuple(points * number for points, number in zip(each, right(state, seat), strict=True))
    if not state.terms.kind.names_hands:
        return hooky
    named = state.hand_guesses[seat] or ()
    found = [_shared(cards, state.hands[other]) for other, cards in enumerate(named) if cards is not None]
    letters = LETTER_POINTS * sum(found)
    complete = HAND_POINTS * found.count(state.terms.hand_size)
    return (*hooky, letters, complete)


def _shared(named: Cards, cards: Cards) -> int:
    return sum(letter in cards for letter in named)


def _earliest(state: State, seat: Seat) -> tuple[int, ...]:
    """HK-95: the first guess with a right letter, the least is best; behind all others where there is none."""
    found = right(state, seat)
    return (next((place for place, number in enumerate(found) if number), len(found)),)


def _most(state: State, seat: Seat) -> tuple[int, ...]:
    """HK-96: guess by guess, the one with more right letters is better; counted down, so that the least is best."""
    return tuple(-number for number in right(state, seat))


def _reveals(state: State, seat: Seat) -> tuple[int, ...]:
    """HK-97: the fewer own cards were revealed, the better."""
    return (len(state.shown(seat)),)


_COMPARISONS: tuple[tuple[str, Callable[[State, Seat], tuple[int, ...]]], ...] = (
    ("earliest", _earliest),
    ("most", _most),
    ("reveals", _reveals),
)


def result(state: State) -> tuple[tuple[Seat, ...], str]:
    """The winners, rising, and what decided: each comparison is among those only who are still level (HK-94)."""
    scores = [sum(parts(state, seat)) for seat in range(state.terms.players)]
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
    """What everybody learns when all guesses are in (HK-84)."""
    everybody = tuple(parts(state, seat) for seat in range(state.terms.players))
    winners, decided = result(state)
    return MatchEnded(
        state.hooky,
        state.hands,
        state.guesses,
        state.hand_guesses,
        everybody,
        tuple(map(sum, everybody)),
        winners,
        decided,
    )


def end(state: State) -> dict[str, Any] | None:
    """The record's end line without its wrapping; None while the game is going on."""
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
    """`after 4`, `after 5`, `after 6`, or what rounds the guesses come after: how many of the Hooky cards the seat's
    guess after that round named."""
    del events
    seats = range(setup.players)
    return {
        f"after {number}": tuple((end["parts"][seat][at] / points, 1.0) for seat in seats)
        for at, (number, points) in enumerate(terms(setup).points.items())
    }
