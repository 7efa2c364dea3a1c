"""Count a hand (RK-67 to RK-79) or a stopped hand (RK-102 to RK-105), and end the match (RK-80 to RK-86).

Also the figures of the arena."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.game import Setup, Shares
from engine.core.seats import Seat, at_seat, left_of
from engine.games.rook.events import HandCounted, HandResult, MatchEnded, NestTurned, PenaltyWritten
from engine.games.rook.nest import wrong_nest
from engine.games.rook.options import FINE, Ruleset, ruleset
from engine.games.rook.state import Hand, Outcome, State, Sums, plus


def count(state: State, stopped_by: Seat | None = None) -> Outcome:
    """Count the hand, write it on the sheet and pass the deal on, or end the match.

    `stopped_by` is the seat whose renege was called too late (RK-102).
    """
    ruleset, hand = state.ruleset, state.live()
    assert state.dealer is not None and hand.trump is not None
    events: list[Event] = []
    nest = nest_won(ruleset, hand)
    if nest is not None:
        events.append(NestTurned(hand.tricks[-1].taker, nest))
    taken = taken_by_side(ruleset, hand, nest or ())
    scores = scores_of(ruleset, hand, taken, stopped_by)
    totals, fines = state.totals, hand.honour.fines if hand.honour else (0,) * len(ruleset.sides)
    if hand.bidder is not None and wrong_nest(ruleset, hand):
        side = ruleset.side_of[hand.bidder]
        totals, fines = plus(totals, side, -FINE), plus(fines, side, FINE)
        events.append(PenaltyWritten(side, FINE, "nest"))
    totals = tuple(total + score for total, score in zip(totals, scores, strict=True))
    result = HandResult(
        dealer=state.dealer,
        bidder=hand.bidder,
        bid=hand.bid,
        trump=hand.trump,
        taken=taken,
        scores=scores,
        penalties=fines,
        totals=totals,
        made=None if stopped_by is not None else made(ruleset, hand, taken),
        stopped_by=stopped_by,
    )
    events.append(HandCounted(result))
    winners = winners_of(ruleset, totals)
    sheet = (*state.sheet, result)
    if winners:
        events.append(MatchEnded(totals, winners, len(sheet)))
    dealer = left_of(state.dealer, ruleset.players)
    phase = "end" if winners else "deal"
    return State(ruleset, phase, state.seating, totals, dealer, None, sheet, winners), tuple(events)


def nest_won(ruleset: Ruleset, hand: Hand) -> Cards | None:
    """Return the cards that the taker of the last trick turns up: the nest (RK-66) and the bidder's remaining cards
    (RK-110)."""
    if hand.bidder is None or len(hand.tricks) < ruleset.hand_size:
        return None
    return (*hand.nest, *hand.hands[hand.bidder])


def taken_by_side(ruleset: Ruleset, hand: Hand, nest: Cards) -> Sums:
    """Return the counters in completed tricks and in the nest, partners' added together (RK-67, RK-72)."""
    sums = [0] * len(ruleset.sides)
    worth = ruleset.worth
    for trick in hand.tricks:
        sums[ruleset.side_of[trick.taker]] += sum([worth[card] for _, card in trick.plays])
    if nest:
        sums[ruleset.side_of[hand.tricks[-1].taker]] += sum([worth[card] for card in nest])
    return tuple(sums)


def made(ruleset: Ruleset, hand: Hand, taken: Sums) -> bool | None:
    """Whether the bid was made; equal or more is made (RK-Q23). None without a bid."""
    if hand.bidder is None or hand.bid is None:
        return None
    return taken[ruleset.side_of[hand.bidder]] >= hand.bid


def scores_of(ruleset: Ruleset, hand: Hand, taken: Sums, stopped_by: Seat | None) -> Sums:
    """Return the scores of the hand without fines: RK-68 to RK-76, or RK-102 and RK-103 if the hand was stopped."""
    if stopped_by is not None:
        assert hand.bid is not None
        return at_seat(taken, ruleset.side_of[stopped_by], -hand.bid)
    if hand.bidder is None or hand.bid is None or made(ruleset, hand, taken):
        return taken
    return at_seat(taken, ruleset.side_of[hand.bidder], -hand.bid if ruleset.set_back else 0)


def winners_of(ruleset: Ruleset, totals: Sums) -> tuple[Seat, ...]:
    """Return the seats of the one side with the highest total, if that has reached the target (RK-81 to RK-86)."""
    best = max(totals)
    if best < ruleset.target or totals.count(best) > 1:
        return ()
    return ruleset.sides[totals.index(best)]


def end(state: State) -> dict[str, Any] | None:
    """Return the record's end line without its wrapping, or None during the match."""
    if state.phase != "end":
        return None
    line: dict[str, Any] = {
        "scores": list(state.totals),
        "winners": list(state.winners),
        "hands": len(state.sheet),
    }
    if state.ruleset.partner_draw:
        line["seating"] = list(state.seating)
    return line


def figures(setup: Setup, end: Mapping[str, Any], events: Sequence[Event]) -> Mapping[str, Shares]:
    """Return the arena's figures. `lead`: points a hand by which the seat's side was ahead of the average of the
    others. `made`: the share of its bids that were made."""
    side_of = ruleset(setup).side_of
    results = [event.result for event in events if isinstance(event, HandCounted)]
    leads, made = [], []
    for seat in range(setup.players):
        side = side_of[seat]
        leads.append((sum(_lead(result.scores, side) for result in results), float(len(results))))
        own = [bool(r.made) for r in results if r.bidder is not None and side_of[r.bidder] == side]
        made.append((float(sum(own)), float(len(own))))
    return {"lead": tuple(leads), "made": tuple(made)}


def _lead(scores: Sequence[int], side: int) -> float:
    return scores[side] - fmean(score for other, score in enumerate(scores) if other != side)
