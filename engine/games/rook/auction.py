"""The auction: one round of bids in the intermediate game (RK-23 to RK-27), as many as it takes in Classic (RK-28 to
RK-37), and what holds in both (RK-38 to RK-41)."""

from dataclasses import replace

from engine.core.prompts import Prompt
from engine.core.seats import Seat, left_of
from engine.core.shapes import Number
from engine.core.steps import Step
from engine.games.rook.cards import sort_hand
from engine.games.rook.events import AuctionWon, BidMade, BidPassed, HandThrownIn, NestTaken
from engine.games.rook.options import Terms
from engine.games.rook.state import Hand, Outcome, State, swapped, with_hand


def least_bid(terms: Terms, highest: int | None) -> int:
    """The least amount that may be bid now (RK-25, RK-26, RK-31 to RK-33)."""
    return terms.least_bid if highest is None else highest + terms.bid_step


def auction_prompts(state: State) -> tuple[Prompt, ...]:
    """The seat on turn bids or passes; nobody is ever forced to bid (RK-29)."""
    terms, hand = state.terms, state.live()
    least = least_bid(terms, hand.bid)
    return (
        Prompt(hand.turn, "bid", Number(least, terms.total, terms.bid_step), key="amount"),
        Prompt(hand.turn, "pass"),
    )


def bid(state: State, step: Step) -> Outcome:
    """A bid of the deck's total ends the auction at once (RK-39)."""
    amount = step.arg("amount")
    seat = step.by
    assert isinstance(amount, int) and isinstance(seat, int)
    hand = state.live()
    bidding = replace(hand, bids=(*hand.bids, (seat, amount)), bidder=seat, bid=amount)
    return _go_on(state, bidding, (BidMade(seat, amount),))


def say_pass(state: State, step: Step) -> Outcome:
    """A seat that has passed is out of the auction for this hand (RK-34)."""
    seat = step.by
    assert isinstance(seat, int)
    hand = state.live()
    return _go_on(state, replace(hand, bids=(*hand.bids, (seat, None))), (BidPassed(seat),))


def next_speaker(terms: Terms, hand: Hand) -> Seat | None:
    """Who speaks after the last word of `hand.bids`; None when the auction is over."""
    if hand.bid == terms.total:
        return None
    last = hand.bids[-1][0]
    silent = {seat for seat, amount in hand.bids if amount is None or terms.one_round}
    if hand.bidder is not None:
        silent.add(hand.bidder)  # never raises an own bid (RK-36)
    seat = left_of(last, terms.players)
    while seat != last:
        if seat not in silent:
            return seat
        seat = left_of(seat, terms.players)
    return None


def _go_on(state: State, hand: Hand, events: tuple[BidMade | BidPassed, ...]) -> Outcome:
    terms = state.terms
    speaker = next_speaker(terms, hand)
    if speaker is not None:
        return with_hand(state, replace(hand, turn=speaker)), events
    if hand.bidder is not None and hand.bid is not None:
        won = AuctionWon(hand.bidder, hand.bid)
        taken = NestTaken(hand.bidder, len(hand.nest), sort_hand(hand.nest))
        return with_hand(state, _taking_nest(hand, hand.bidder), "bury"), (*events, won, taken)
    assert state.dealer is not None
    dealer = left_of(state.dealer, terms.players)
    return replace(state, phase="deal", dealer=dealer, hand=None), (*events, HandThrownIn(dealer))


def _taking_nest(hand: Hand, bidder: Seat) -> Hand:
    """RK-42: the whole nest goes into the bidder's hand."""
    enlarged = sort_hand((*hand.hands[bidder], *hand.nest))
    return replace(
        hand,
        hands=swapped(hand.hands, bidder, enlarged),
        nest=(),
        nest_dealt=sort_hand(hand.nest),
        turn=bidder,
    )
