"""Facts of a Rook table in sentences, for players who listen."""

from collections.abc import Sequence

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.rook.cards import COLOR_NOUNS, card_noun
from engine.games.rook.view import View
from scenes.games.rook.sentences import worth
from scenes.table.facts import Fact, laid
from scenes.table.phrases import Speakers


def facts(view: View, who: Speakers) -> Sequence[Fact]:
    """Return the trick so far, trump, the bid, the points in the own hand, the nest, and the tricks."""
    held = worth(view, view.hand)
    return (
        tuple(laid(seat, card_noun(card)) for seat, card in view.trick),
        () if view.trump is None else (say("rook-turned", suit=COLOR_NOUNS[view.trump]),),
        _bids(view),
        () if held is None else (say("rook-fact-worth", worth=held),),
        () if not view.nest_dealt else (say("rook-fact-nest", cards=tuple(map(card_noun, view.nest_dealt))),),
        () if not view.nest else (say("rook-fact-laid", cards=tuple(map(card_noun, view.nest))),),
        tuple(
            say("rook-fact-taken", seat=Who(seat), tricks=say("-rook-sub-tricks", count=count))
            for seat, count in enumerate(view.taken)
            if count
        ),
    )


def _bids(view: View) -> Fact:
    """All bids while the auction runs, then the highest."""
    if view.phase == "auction":
        return tuple(_bid(seat, amount) for seat, amount in view.bids)
    if view.bidder is None or view.bid is None:
        return ()
    return (say("rook-auction-won", seat=Who(view.bidder), amount=view.bid),)


def _bid(seat: Seat, amount: int | None) -> Message:
    if amount is None:
        return say("rook-bid-passed", seat=Who(seat))
    return say("rook-bid-made", seat=Who(seat), amount=amount)
