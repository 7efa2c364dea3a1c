"""Scoring: points (WP-55 to WP-62), the next start player (WP-67 to WP-69), the winners (WP-70 to WP-75), and further
figures for the arena."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.core.seats import Seat
from engine.games.word_porters.events import MatchEnded, NextStart, SeatScored
from engine.games.word_porters.state import Outcome, PlayedRound, State, Tiles

TRACK = 20
"""The last space of the score track (WP-62)."""


def score_round(state: State) -> Outcome:
    """Score the round seat by seat, clockwise from the start player (WP-55), and add it to the played ones."""
    players = state.ruleset.players
    votes = cast("tuple[Tiles, ...]", state.votes)
    scores, gained, events = state.scores, (0,) * players, list[Event]()
    for step in range(players):
        seat = (state.starter() + step) % players
        tiles = tuple(None if voter == seat else votes[voter][seat] for voter in range(players))
        right = _right(tiles, seat, state.numbers[seat])
        points = tuple(len(right) if other == seat else int(other in right) for other in range(players))
        scores, gained = _added(scores, points), _added(gained, points)
        events.append(SeatScored(seat, state.numbers[seat], tiles, right, points, scores))
    played = PlayedRound(
        round=state.round,
        start=state.starter(),
        words=state.laid(),
        row=state.printed(state.row),
        placings=state.placings,
        passed=state.passed,
        numbers=state.numbers,
        votes=votes,
        points=gained,
    )
    return replace(state, scores=scores, played=(*state.played, played)), tuple(events)


def _right(tiles: Tiles, seat: Seat, number: int) -> tuple[Seat, ...]:
    """The voters with the right tile for the seat (WP-57), clockwise from it."""
    clockwise = ((seat + step) % len(tiles) for step in range(1, len(tiles)))
    return tuple(voter for voter in clockwise if tiles[voter] == number)


def _added(scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(score + more for score, more in zip(scores, points, strict=True))


def lowest(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the lowest total, in seat order."""
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))


def next_start(scores: tuple[int, ...], start: Seat) -> tuple[Seat, NextStart]:
    """Return the start player of the next round, and the reason."""
    low = lowest(scores)
    if low == (start,):
        return start, "alone_lowest"
    others = (seat for seat in low if seat != start)
    return min(others, key=lambda seat: (seat - start) % len(scores)), "first_lowest"


def winners(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return all seats with the highest total (WP-71, WP-72), in seat order."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def ended(state: State) -> MatchEnded:
    """Return the event of the match's end."""
    return MatchEnded(state.played[-1], state.scores, winners(state.scores))


def end(state: State) -> dict[str, Any] | None:
    """Return the record's end line as a dict (WP-73 to WP-75), or None during the match."""
    if state.phase != "end":
        return None
    told = ended(state)
    return {
        "scores": list(told.scores),
        "winners": list(told.winners),
        "rounds": [list(played.points) for played in state.played],
    }


def figures(setup: Setup, end: Mapping[str, Any], events: Sequence[Event]) -> Mapping[str, Shares]:
    """By seat: `found`, how many of the others' words the seat found, and `was found`, how many of the others found its
    own. Chance alone finds 1 in 10."""
    scored = [event for event in events if isinstance(event, SeatScored)]
    found = [sum(seat in event.right for event in scored) for seat in range(setup.players)]
    was_found = [sum(len(event.right) for event in scored if event.seat == seat) for seat in range(setup.players)]
    given = float(sum(tile is not None for event in scored for tile in event.tiles)) / setup.players
    return {
        "found": tuple((float(number), given) for number in found),
        "was found": tuple((float(number), given) for number in was_found),
    }
