"""The auction: one round in the intermediate game (RK-23 to RK-27), several in Classic (RK-28 to RK-37). RK-38 to RK-41
hold in both."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.prompts import Prompt
from engine.core.seats import Seat, at_seat, left_of
from engine.core.shapes import Number
from engine.core.steps import Step
from engine.games.rook.cards import sort_hand
from engine.games.rook.events import AuctionWon, BidMade, BidPassed, HandThrownIn, NestTaken
from engine.games.rook.options import Ruleset
from engine.games.rook.state import Bid, Hand, Outcome, State, with_hand


def least_bid(ruleset: Ruleset, highest: int | None) -> int:
    """Return the least amount that may be bid now (RK-25, RK-26, RK-31 to RK-33)."""
    return ruleset.least_bid if highest is None else highest + ruleset.bid_step


def auction_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask the seat on turn to bid or pass; no seat is ever forced to bid (RK-29)."""
    ruleset, hand = state.ruleset, state.live()
    least = least_bid(ruleset, hand.bid)
    return (
        Prompt(hand.turn, "bid", Number(least, ruleset.total, ruleset.bid_step), key="amount"),
        Prompt(hand.turn, "pass"),
    )


def bid(state: State, step: Step) -> Outcome:
    """Bid. A bid of the deck's total ends the auction at once (RK-39)."""
    amount = step.arg("amount")
    seat = step.by
    assert isinstance(amount, int) and isinstance(seat, int)
    hand = state.live()
    bidding = replace(hand, bids=(*hand.bids, (seat, amount)), bidder=seat, bid=amount)
    return _ask_next_bidder(state, bidding, (BidMade(seat, amount),))


def say_pass(state: State, step: Step) -> Outcome:
    """Pass. The seat is out of the auction for this hand (RK-34)."""
    seat = step.by
    assert isinstance(seat, int)
    hand = state.live()
    return _ask_next_bidder(state, replace(hand, bids=(*hand.bids, (seat, None))), (BidPassed(seat),))


def next_speaker(ruleset: Ruleset, bids: Sequence[Bid]) -> Seat | None:
    """Return the seat to speak after the last word of `bids`, or None when the auction is over."""
    last = bids[-1][0]
    silent = {seat for seat, amount in bids if amount is None or ruleset.one_round}
    raised = [(seat, amount) for seat, amount in bids if amount is not None]
    if raised:
        bidder, highest = raised[-1]
        if highest == ruleset.total:
            return None
        silent.add(bidder)  # never raises an own bid (RK-36)
    seat = left_of(last, ruleset.players)
    while seat != last:
        if seat not in silent:
            return seat
        seat = left_of(seat, ruleset.players)
    return None


def _ask_next_bidder(state: State, hand: Hand, events: tuple[BidMade | BidPassed, ...]) -> Outcome:
    ruleset = state.ruleset
    speaker = next_speaker(ruleset, hand.bids)
    if speaker is not None:
        return with_hand(state, replace(hand, turn=speaker)), events
    if hand.bidder is not None and hand.bid is not None:
        won = AuctionWon(hand.bidder, hand.bid)
        taken = NestTaken(hand.bidder, len(hand.nest), sort_hand(hand.nest))
        return with_hand(state, _taking_nest(hand, hand.bidder), "bury"), (*events, won, taken)
    assert state.dealer is not None
    dealer = left_of(state.dealer, ruleset.players)
    return replace(state, phase="deal", dealer=dealer, hand=None), (*events, HandThrownIn(dealer))


def _taking_nest(hand: Hand, bidder: Seat) -> Hand:
    """Put the whole nest into the bidder's hand (RK-42)."""
    enlarged = sort_hand((*hand.hands[bidder], *hand.nest))
    return replace(
        hand,
        hands=at_seat(hand.hands, bidder, enlarged),
        nest=(),
        nest_dealt=sort_hand(hand.nest),
        turn=bidder,
    )
