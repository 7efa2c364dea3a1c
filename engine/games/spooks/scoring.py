"""The end of a hand and its points (SP-79 to SP-83), of the series (SP-84 to SP-86) and of the long one (SP-87 to
SP-92)."""

from typing import Any

from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.spooks.cards import points
from engine.games.spooks.events import HandEnded, HandResult, MatchEnded, SeatsGrabbed
from engine.games.spooks.options import LEAST_PLAYERS, Terms
from engine.games.spooks.state import Hand, Outcome, State


def ended(state: State, hand: Hand, winners: tuple[Seat, ...]) -> Outcome:
    """The hand is over: count it, write it on the sheet and pass the deal on, or end the match."""
    terms = state.terms
    assert state.dealer is not None
    counted = tuple([points(cards) for cards in hand.hands])
    totals = tuple([total + more for total, more in zip(state.totals, counted, strict=True)])
    fresh = newly_grabbed(terms, hand.seats, totals)
    ghost = hand.ghost if terms.ghost else None
    result = HandResult(state.dealer, winners, hand.hands, ghost, counted, totals, fresh)
    sheet = (*state.sheet, result)
    grabbed = tuple(sorted((*state.grabbed, *fresh)))
    events: list[Event] = [HandEnded(result)]
    if fresh:
        events.append(SeatsGrabbed(fresh))
    if not match_over(terms, hand.seats, fresh):
        dealer = _next_dealer(terms, state.dealer, grabbed)
        return State(terms, "deal", totals, dealer, grabbed, None, sheet), tuple(events)
    best = winners if terms.target is None else lowest(totals)
    events.append(MatchEnded(totals, best, grabbed, len(sheet)))
    return State(terms, "end", totals, state.dealer, grabbed, None, sheet, best), tuple(events)


def newly_grabbed(terms: Terms, seats: tuple[Seat, ...], totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Which of the seats that played are at or over the target now (SP-84, SP-87)."""
    target = terms.target
    return () if target is None else tuple([seat for seat in seats if totals[seat] >= target])


def match_over(terms: Terms, seats: tuple[Seat, ...], fresh: tuple[Seat, ...]) -> bool:
    """Whether the match ends with this hand: at once in `hand` (SP-82), with the first seat grabbed in `series`, in
    `long` when fewer than three would be left (SP-89 to SP-91)."""
    if terms.target is None:
        return True
    if not terms.drops_out:
        return bool(fresh)
    return len(seats) - len(fresh) < LEAST_PLAYERS


def lowest(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the lowest total, ascending (SP-85, SP-92)."""
    return tuple([seat for seat, total in enumerate(totals) if total == min(totals)])


def _next_dealer(terms: Terms, dealer: Seat, grabbed: tuple[Seat, ...]) -> Seat:
    """The next seat on the dealer's left that is still in the game (SP-86, SP-88)."""
    order = [(dealer + step) % terms.players for step in range(1, terms.players + 1)]
    return next(seat for seat in order if seat not in grabbed)


def end(state: State) -> dict[str, Any] | None:
    """The record's end line without its wrapping; None while the match is going on."""
    if state.phase != "end":
        return None
    line: dict[str, Any] = {"scores": list(state.totals), "winners": list(state.winners)}
    if state.terms.target is not None:
        line |= {"grabbed": list(state.grabbed), "rounds": len(state.sheet)}
    return line
