"""Going out, and the end: HM-61 to HM-68, and the score (HM-71)."""

from dataclasses import replace
from typing import Any

from engine.core.events import Event
from engine.core.seats import Seat, clockwise
from engine.games.hookie_mookie.events import DeckRanOut, HandsEmptied, MatchEnded
from engine.games.hookie_mookie.state import Outcome, State


def turn_over(state: State) -> State:
    """Give the turn to the next seat clockwise that still holds a card (HM-15, HM-16)."""
    players = state.ruleset.players
    following = clockwise((state.on_turn() + 1) % players, players)
    turn = next(seat for seat in following if state.hands[seat])
    return replace(state, phase="turn", turn=turn, laid=False, hookie=None)


def emptied(state: State, seats: tuple[Seat, ...]) -> Outcome:
    """Note that `seats` have laid their last cards. They are out, and the game may be won (HM-63, HM-67)."""
    ruleset, missing = state.ruleset, max(0, state.ruleset.must_empty - len(state.out()))
    event = HandsEmptied(seats, missing)
    if missing:
        return turn_over(state), (event,)
    winners = seats if ruleset.race else tuple(range(ruleset.players))
    won, ended = _over(state, winners)
    return won, (event, *ended)


def drawn(state: State) -> Outcome:
    """Continue after cards were drawn. After the last one the game is lost (HM-65, HM-68), else it is the next seat's
    turn."""
    if state.deck:
        return turn_over(state), ()
    lost, ended = _over(state, ())
    return lost, (DeckRanOut(), *ended)


def _over(state: State, winners: tuple[Seat, ...]) -> Outcome:
    ended = replace(state, phase="end", turn=None, laid=False, hookie=None, winners=winners)
    events: tuple[Event, ...] = (
        MatchEnded("players" if winners else "cards", winners, state.hands, state.ghost, state.deck),
    )
    return ended, events


def scores(state: State) -> tuple[int, ...]:
    """Return 1 for every winning seat, 0 for every other (HM-71)."""
    return tuple(int(seat in state.winners) for seat in range(state.ruleset.players))


def end(state: State) -> dict[str, Any] | None:
    """Return the record's end line without its wrapping, or None during the game."""
    if state.phase != "end":
        return None
    return {
        "scores": list(scores(state)),
        "winners": list(state.winners),
        "result": "players" if state.winners else "cards",
        "out": list(state.out()),
        "hands": [len(hand) for hand in state.hands],
        "deck": len(state.deck),
    }
