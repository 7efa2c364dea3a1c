"""The end of a hand and its points (SP-79 to SP-83), of the series (SP-84 to SP-86) and of the long one (SP-87 to
SP-92).

Also the figures of the arena.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.core.seats import Seat
from engine.games.spooks.cards import points
from engine.games.spooks.events import HandEnded, HandResult, MatchEnded, SeatsGrabbed
from engine.games.spooks.options import LEAST_PLAYERS, Ruleset
from engine.games.spooks.state import Hand, Outcome, State


def ended(state: State, hand: Hand, winners: tuple[Seat, ...]) -> Outcome:
    """End the hand: count it, write it on the sheet and pass the deal on, or end the match."""
    ruleset = state.ruleset
    assert state.dealer is not None
    counted = tuple([points(cards) for cards in hand.hands])
    totals = tuple([total + more for total, more in zip(state.totals, counted, strict=True)])
    fresh = newly_grabbed(ruleset, hand.seats, totals)
    ghost = hand.ghost if ruleset.ghost else None
    result = HandResult(state.dealer, winners, hand.hands, ghost, counted, totals, fresh)
    sheet = (*state.sheet, result)
    grabbed = tuple(sorted((*state.grabbed, *fresh)))
    over = match_over(ruleset, hand.seats, fresh)
    dealer = None if over else _next_dealer(ruleset, state.dealer, grabbed)
    events: list[Event] = [HandEnded(result, dealer)]
    if fresh:
        events.append(SeatsGrabbed(fresh))
    if not over:
        return State(ruleset, "deal", totals, dealer, grabbed, None, sheet), tuple(events)
    best = winners if ruleset.target is None else lowest(totals)
    events.append(MatchEnded(totals, best, grabbed, len(sheet)))
    return State(ruleset, "end", totals, state.dealer, grabbed, None, sheet, best), tuple(events)


def newly_grabbed(ruleset: Ruleset, seats: tuple[Seat, ...], totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return those of the playing seats that are at or over the target now (SP-84, SP-87)."""
    target = ruleset.target
    return () if target is None else tuple([seat for seat in seats if totals[seat] >= target])


def match_over(ruleset: Ruleset, seats: tuple[Seat, ...], fresh: tuple[Seat, ...]) -> bool:
    """Whether the match ends with this hand: at once in `hand` (SP-82), with the first seat grabbed in `series`. In
    `long` it ends when fewer than three would be left (SP-89 to SP-91)."""
    if ruleset.target is None:
        return True
    if not ruleset.drops_out:
        return bool(fresh)
    return len(seats) - len(fresh) < LEAST_PLAYERS


def lowest(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats with the lowest total, ascending (SP-85, SP-92)."""
    return tuple([seat for seat, total in enumerate(totals) if total == min(totals)])


def _next_dealer(ruleset: Ruleset, dealer: Seat, grabbed: tuple[Seat, ...]) -> Seat:
    """Return the next seat on the dealer's left that is still in the game (SP-86, SP-88)."""
    order = [(dealer + step) % ruleset.players for step in range(1, ruleset.players + 1)]
    return next(seat for seat in order if seat not in grabbed)


def end(state: State) -> dict[str, Any] | None:
    """Return the record's end line without its wrapping, or None during the match."""
    if state.phase != "end":
        return None
    line: dict[str, Any] = {"scores": list(state.totals), "winners": list(state.winners)}
    if state.ruleset.target is not None:
        line |= {"grabbed": list(state.grabbed), "rounds": len(state.sheet)}
    return line


def figures(setup: Setup, end: Mapping[str, Any], events: Sequence[Event]) -> Mapping[str, Shares]:
    """Return the arena's figures. `hands`: the share of a seat's hands that it won. `left`: the points of its remaining
    cards, a hand."""
    results = [event.result for event in events if isinstance(event, HandEnded)]
    hands, left = [], []
    for seat in range(setup.players):
        played = [result for result in results if result.left[seat] or seat in result.winners]
        won = sum(seat in result.winners for result in played)
        hands.append((float(won), float(len(played))))
        left.append((float(sum(result.points[seat] for result in played)), float(len(played))))
    return {"hands": tuple(hands), "left": tuple(left)}
