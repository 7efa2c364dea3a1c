"""follow(): a viewer's view after an event of Rook, from its view before and the event alone."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.events import Event
from engine.core.game import make_follow
from engine.core.seats import Seat, left_of
from engine.games.rook import events as told
from engine.games.rook.auction import next_speaker
from engine.games.rook.cards import sort_hand
from engine.games.rook.seating import first_dealer
from engine.games.rook.state import plus
from engine.games.rook.view import View, no_hand, ruleset_of


def _cards_drawn(view: View, event: told.CardsDrawn) -> View:
    if not event.decided:
        return view
    if event.purpose == "partners":
        return replace(view, phase="draw")
    return replace(view, phase="deal", dealer=first_dealer(event.cards))


def _seats_changed(view: View, event: told.SeatsChanged) -> View:
    return replace(view, seating=event.seating)


def _hand_dealt(view: View, event: told.HandDealt) -> View:
    """In the beginner's game the next event tells of trump; then play begins."""
    bidding = ruleset_of(view).bidding
    return replace(
        view,
        phase="auction" if bidding else view.phase,
        dealer=event.dealer,
        asked=(left_of(event.dealer, view.players),) if bidding else (),
        hand=(event.hands[view.viewer] or ()) if isinstance(view.viewer, int) else (),
        counts=event.sizes,
        nest_size=event.nest_size,
    )


def _trump_turned(view: View, event: told.TrumpTurned) -> View:
    return _with_phase(replace(view, trump=event.color, turned=event.card, rook_under=event.rook_under))


def _bid_made(view: View, event: told.BidMade) -> View:
    return _spoken(replace(view, bids=(*view.bids, (event.seat, event.amount)), bidder=event.seat, bid=event.amount))


def _bid_passed(view: View, event: told.BidPassed) -> View:
    return _spoken(replace(view, bids=(*view.bids, (event.seat, None))))


def _spoken(view: View) -> View:
    """Ask the next seat of the auction, or no seat if it is over, of which the next event tells."""
    speaker = next_speaker(ruleset_of(view), view.bids)
    return replace(view, asked=() if speaker is None else (speaker,))


def _as_it_was(view: View, event: object) -> View:
    """Change nothing: the view has this fact already, or gets it from an event that comes with it."""
    return view


def _hand_thrown_in(view: View, event: told.HandThrownIn) -> View:
    return replace(_swept(view), dealer=event.next_dealer)


def _swept(view: View) -> View:
    """Clear the table between two hands."""
    return replace(view, phase="deal", asked=(), **no_hand(view.players))


def _nest_taken(view: View, event: told.NestTaken) -> View:
    return replace(
        view,
        phase="bury",
        asked=(event.seat,),
        counts=plus(view.counts, event.seat, event.size),
        nest_size=0,
        nest_dealt=event.cards,
        hand=view.hand if event.cards is None else sort_hand((*view.hand, *event.cards)),
    )


def _nest_laid(view: View, event: told.NestLaid) -> View:
    laid = view
    if event.cards is not None:
        everything = (*view.hand, *(view.nest or ()))
        kept = sort_hand(card for card in everything if card not in event.cards)
        laid = replace(view, hand=kept, nest=event.cards)
    if event.repair:
        return _with_phase(laid)
    size = ruleset_of(view).nest_size
    counts = plus(view.counts, event.seat, -size)
    return replace(laid, phase="trump", asked=(event.seat,), counts=counts, nest_size=size)


def _trump_named(view: View, event: told.TrumpNamed) -> View:
    return _with_phase(replace(view, trump=event.color))


def _card_played(view: View, event: told.CardPlayed) -> View:
    hand = tuple(card for card in view.hand if card != event.card) if view.viewer == event.seat else view.hand
    return _with_phase(
        replace(
            view,
            hand=hand,
            counts=plus(view.counts, event.seat, -1),
            trick=(*view.trick, (event.seat, event.card)),
            mending=False,
        )
    )


def _trick_taken(view: View, event: told.TrickTaken) -> View:
    return _with_phase(
        replace(
            view,
            trick=(),
            trick_number=event.trick + 1 if any(view.counts) else event.trick,
            latest=told.FinishedTrick(event.trick, event.seat, event.plays),
            taken=plus(view.taken, event.seat, 1),
        )
    )


def _review_began(view: View, event: told.ReviewBegan) -> View:
    return _with_phase(replace(view, open_tricks=event.tricks))


def _count_agreed(view: View, event: told.CountAgreed) -> View:
    return _with_phase(replace(view, agreed=tuple(sorted((*view.agreed, event.seat)))))


def _renege_called(view: View, event: told.RenegeCalled) -> View:
    """Note the call; the next event tells the results of a true one."""
    if event.true:
        return view
    return replace(view, cleared=tuple(sorted((*view.cleared, (event.seat, event.trick, event.card)))))


def _cards_taken_back(view: View, event: told.CardsTakenBack) -> View:
    hand, counts = view.hand, view.counts
    for seat, card, _ in event.plays:
        counts = plus(counts, seat, 1)
        if seat == view.viewer:
            hand = sort_hand((*hand, card))
    number = event.plays[0][2]
    gone = {(seat, card) for seat, card, _ in event.plays}
    lying, taken = view.trick, view.taken
    if view.latest is not None and view.latest.number == number:
        lying, taken = view.latest.plays, plus(taken, view.latest.taker, -1)
    return _with_phase(
        replace(
            view,
            hand=hand,
            counts=counts,
            trick=tuple(play for play in lying if play not in gone),
            trick_number=number,
            latest=event.latest,
            taken=taken,
            open_tricks=(),
            agreed=(),
            mending=True,
        )
    )


def _nest_called(view: View, event: told.NestCalled) -> View:
    counted = replace(view, nest_counted=True)
    return _repairing(counted, event.seat) if event.wrong else counted


def _hand_ran_out(view: View, event: told.HandRanOut) -> View:
    return _repairing(view, event.seat)


def _repairing(view: View, bidder: Seat) -> View:
    return replace(view, phase="repair", asked=(bidder,))


def _penalty_written(view: View, event: told.PenaltyWritten) -> View:
    return replace(view, totals=plus(view.totals, event.side, -event.amount))


def _talk_called(view: View, event: told.TalkCalled) -> View:
    return replace(
        view,
        phase="vote",
        asked=event.voters,
        accused=event.seat,
        accuser=event.by,
        voters=event.voters,
        talked=tuple(sorted((*view.talked, event.by))),
    )


def _vote_sealed(view: View, event: told.VoteSealed) -> View:
    return replace(
        view,
        asked=tuple(seat for seat in view.asked if seat != event.seat),
        voted=tuple(sorted((*view.voted, event.seat))),
        own_vote=view.own_vote if event.uphold is None else event.uphold,
    )


def _votes_opened(view: View, event: told.VotesOpened) -> View:
    return _with_phase(replace(view, accused=None, accuser=None, voters=(), voted=(), own_vote=None))


def _hand_counted(view: View, event: told.HandCounted) -> View:
    result = event.result
    return replace(
        _swept(view),
        dealer=left_of(result.dealer, view.players),
        totals=result.totals,
        sheet=(*view.sheet, result),
    )


def _match_ended(view: View, event: told.MatchEnded) -> View:
    return replace(view, phase="end", scores=event.scores, winners=event.winners)


def _with_phase(view: View) -> View:
    """Return to the phase of the hand without interruption, and to the seats it asks."""
    if view.open_tricks:
        asked = tuple(seat for seat in range(view.players) if seat not in view.agreed)
        return replace(view, phase="review", asked=asked)
    if view.trump is not None:
        return replace(view, phase="play", asked=_on_turn(view))
    if not view.bids:
        assert view.dealer is not None
        return replace(view, phase="auction", asked=(left_of(view.dealer, view.players),))
    speaker = next_speaker(ruleset_of(view), view.bids)
    if speaker is not None:
        return replace(view, phase="auction", asked=(speaker,))
    assert view.bidder is not None
    return replace(view, phase="trump" if view.nest_size else "bury", asked=(view.bidder,))


def _on_turn(view: View) -> tuple[Seat, ...]:
    """Return the seat to play a card; no seat between a trick's last card and its taking."""
    if len(view.trick) == view.players:
        return ()
    if view.trick:
        return (left_of(view.trick[-1][0], view.players),)
    assert view.dealer is not None
    return (view.latest.taker if view.latest is not None else left_of(view.dealer, view.players),)


CHANGES: Mapping[type[Event], Callable[[View, Any], View]] = {
    told.CardsDrawn: _cards_drawn,
    told.SeatsChanged: _seats_changed,
    told.HandDealt: _hand_dealt,
    told.TrumpTurned: _trump_turned,
    told.BidMade: _bid_made,
    told.BidPassed: _bid_passed,
    told.AuctionWon: _as_it_was,
    told.HandThrownIn: _hand_thrown_in,
    told.NestTaken: _nest_taken,
    told.NestLaid: _nest_laid,
    told.TrumpNamed: _trump_named,
    told.CardPlayed: _card_played,
    told.TrickTaken: _trick_taken,
    told.ReviewBegan: _review_began,
    told.CountAgreed: _count_agreed,
    told.RenegeCalled: _renege_called,
    told.CardsTakenBack: _cards_taken_back,
    told.HandStopped: _as_it_was,
    told.NestCalled: _nest_called,
    told.HandRanOut: _hand_ran_out,
    told.PenaltyWritten: _penalty_written,
    told.TalkCalled: _talk_called,
    told.VoteSealed: _vote_sealed,
    told.VotesOpened: _votes_opened,
    told.NestTurned: _as_it_was,
    told.HandCounted: _hand_counted,
    told.MatchEnded: _match_ended,
}
"""The change of a view by each event of the game."""

follow = make_follow(CHANGES)
