"""Turns, and the time between two rounds: HK-23 to HK-28, HK-67 to HK-71, HK-78."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.events import Event
from engine.core.seats import Seat, left_of
from engine.games.hooky.events import PlaygroundTurned, RoundBegan, RoundOver
from engine.games.hooky.options import Ruleset
from engine.games.hooky.state import Outcome, State


def targets(state: State) -> tuple[Seat, ...]:
    """Return the seats that the seat on turn can look at: others with a face-down card (HK-50, HK-51)."""
    others = (seat for seat in range(state.ruleset.players) if seat != state.turn)
    return tuple(seat for seat in others if state.face_down(seat))


def can_reveal(state: State) -> bool:
    """Return whether the seat on turn may reveal now (HK-40, HK-41, HK-56)."""
    face_down = [len(state.face_down(seat)) for seat in range(state.ruleset.players)]
    return may_reveal(state.ruleset, state.round, state.looked, face_down, state.on_turn())


def may_reveal(ruleset: Ruleset, number: int, looked: bool, face_down: Sequence[int], seat: Seat) -> bool:
    """Return whether `seat`, on turn in round `number`, may reveal. `face_down`: by seat, its number of face-down
    cards. `looked`: whether it has revealed in this turn."""
    others = (count for other, count in enumerate(face_down) if other != seat)
    return number >= ruleset.kind.reveals_from and not looked and bool(face_down[seat]) and any(others)


def turn_over(state: State) -> Outcome:
    """Pass the turn clockwise to the next seat (HK-27), or end the round."""
    following = left_of(state.on_turn(), state.ruleset.players)
    if following == state.start:
        return _round_over(state)
    return replace(state, phase="turns", turn=following, asked=False, looked=False), ()


def next_round(state: State) -> Outcome:
    """Begin the next round. The start seat, the same in every round (HK-6), has the first turn."""
    number = state.round + 1
    assert state.start is not None
    begun = replace(state, phase="turns", round=number, turn=state.start, asked=False, looked=False)
    return begun, (RoundBegan(number, state.start, state.ruleset.rounds),)


def _round_over(state: State) -> Outcome:
    """End the round. The first rounds turn up a Playground card while there is one (HK-68, HK-69); guesses follow the
    last rounds (HK-71)."""
    ruleset, guessing = state.ruleset, state.round in state.ruleset.guessed_after
    hands = ruleset.kind.names_hands and state.round == ruleset.rounds
    events: tuple[Event, ...] = (RoundOver(state.round, guessing, hands),)
    if guessing:
        return replace(state, phase="guesses", turn=None, asked=False, looked=False), events
    over = state
    if state.turned < len(state.playground):
        over = replace(state, turned=state.turned + 1)
        events = (*events, PlaygroundTurned(state.playground[state.turned], len(state.playground) - over.turned))
    begun, began = next_round(over)
    return begun, (*events, *began)
