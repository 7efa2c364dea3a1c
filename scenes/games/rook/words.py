"""What Rook says on the screen: a caption for every event, a sentence for every question. Names, never "you"."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.cards import Card
from engine.core.events import Event
from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, color, number, suit
from engine.games.rook.options import LEAST_BID, POINTS_PER_STAR, SIZES
from engine.games.rook.view import View
from scenes.table.phrases import Face, Part, Speakers, Suit, listed

COUNTS = ("No", "One", "Two", "Three", "Four", "Five", "Six")
"""How many cards a nest may have."""


def card_words(card: Card) -> str:
    """`the yellow 8`, `the Rook`."""
    return "the Rook" if card == ROOK else f"the {color(card)} {number(card)}"


def amount(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def signed(number: int) -> str:
    """`+5`, or a number with a real minus."""
    return f"+{number}" if number > 0 else amount(number)


def _drawn(event: happened.CardsDrawn, who: Speakers) -> tuple[Part, ...]:
    if not event.decided:
        return ("A tie: everybody draws again",)
    if event.purpose == "partners":
        return ("The two high cards are partners",)
    best = max(range(len(event.cards)), key=lambda seat: number(event.cards[seat]))
    return (Face(best), f"{who.names[best]} deals first")


def _dealt(event: happened.HandDealt, who: Speakers) -> tuple[Part, ...]:
    return (Face(event.dealer), f"{who.names[event.dealer]} deals")


def _turned(event: happened.TrumpTurned, who: Speakers) -> tuple[Part, ...]:
    del who
    before = "The Rook goes under: " if event.rook_under else ""
    return (
        f"{before}{event.color} is trump".capitalize() if not before else f"{before}{event.color} is trump",
        Suit(event.color),
    )


def _named(event: happened.TrumpNamed, who: Speakers) -> tuple[Part, ...]:
    return (f"{who.names[event.seat]} names {event.color} trump", Suit(event.color))


def _played(event: happened.CardPlayed, who: Speakers) -> tuple[Part, ...]:
    return (f"{who.names[event.seat]} plays {card_words(event.card)}",)


def _renege(event: happened.RenegeCalled, who: Speakers) -> tuple[Part, ...]:
    name, card = who.names[event.seat], card_words(event.card).removeprefix("the ")
    if not event.true:
        return (f"{name}'s {card} was right: no fault",)
    if event.by == event.seat:
        return (f"{name} owns up to the {card}",)
    if event.late:
        return (f"{name}'s {card}: too late to mend",)
    return (f"{name}'s {card} should have followed",)


def _nest_called(event: happened.NestCalled, who: Speakers) -> tuple[Part, ...]:
    caller, bidder = who.names[event.by], who.names[event.seat]
    if event.wrong:
        return (f"{caller} has it counted: {bidder}'s nest is wrong",)
    return (f"{caller} has it counted: {bidder}'s nest is right",)


def _opened(event: happened.VotesOpened, who: Speakers) -> tuple[Part, ...]:
    if event.upheld:
        return ("Both say yes: that was table talk",)
    against = [who.names[seat] for seat, yes in event.votes if not yes]
    return (f"{listed(against)} {'say' if len(against) > 1 else 'says'} no: no fine",)


def _fine(event: happened.PenaltyWritten, who: Speakers) -> tuple[Part, ...]:
    what = "the nest" if event.fault == "nest" else "table talk"
    lose = "lose" if len(who.sides[event.side]) > 1 else "loses"
    return (f"{who.side(event.side)} {lose} {event.amount} for {what}",)


def ahead(scores: Sequence[int], who: Speakers) -> str:
    """Whoever has the most, one or several."""
    return listed([who.side(side) for side, score in enumerate(scores) if score == max(scores)])


def _counted(event: happened.HandCounted, who: Speakers) -> tuple[Part, ...]:
    result = event.result
    if result.stopped_by is not None:
        side = who.side_of(result.stopped_by)
        lose = "lose" if len(who.sides[side]) > 1 else "loses"
        return (f"Stopped: {who.side(side)} {lose} {-result.scores[side]}",)
    if result.bidder is None or result.bid is None:
        return (f"{ahead(result.scores, who)} took most: {max(result.scores)}",)
    taken = result.taken[who.side_of(result.bidder)]
    return (f"Made! {taken} of {result.bid}",) if result.made else (f"Short by {result.bid - taken}",)


def _ended(event: happened.MatchEnded, who: Speakers) -> tuple[Part, ...]:
    winners = listed([who.names[seat] for seat in event.winners])
    return (f"{winners} {'win' if len(event.winners) > 1 else 'wins'}!",)


_CAPTIONS: dict[type[Event], Callable[[Any, Speakers], tuple[Part, ...]]] = {
    happened.CardsDrawn: _drawn,
    happened.SeatsChanged: lambda event, who: ("Partners sit opposite",),
    happened.HandDealt: _dealt,
    happened.TrumpTurned: _turned,
    happened.BidMade: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} bids {event.amount}"),
    happened.BidPassed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} passes"),
    happened.AuctionWon: lambda event, who: (
        Face(event.seat),
        f"{who.names[event.seat]} has won the bid at {event.amount}",
    ),
    happened.HandThrownIn: lambda event, who: ("Nobody bid: new cards",),
    happened.NestTaken: lambda event, who: (f"{who.names[event.seat]} takes the nest",),
    happened.NestLaid: lambda event, who: (
        f"{who.names[event.seat]} {'puts the nest right' if event.repair else 'lays down a nest'}",
    ),
    happened.TrumpNamed: _named,
    happened.CardPlayed: _played,
    happened.TrickTaken: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} takes the trick"),
    happened.ReviewBegan: lambda event, who: ("All tricks lie open",),
    happened.CountAgreed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} agrees"),
    happened.RenegeCalled: _renege,
    happened.CardsTakenBack: lambda event, who: (f"The cards go back: {who.names[event.turn]} plays again",),
    happened.HandStopped: lambda event, who: (Face(event.seat), f"The hand stops at {who.names[event.seat]}'s card"),
    happened.NestCalled: _nest_called,
    happened.HandRanOut: lambda event, who: (
        Face(event.seat),
        f"{who.names[event.seat]} has no card left: the nest was too big",
    ),
    happened.PenaltyWritten: _fine,
    happened.TalkCalled: lambda event, who: (f"{who.names[event.by]} calls table talk on {who.names[event.seat]}",),
    happened.VoteSealed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} has voted"),
    happened.VotesOpened: _opened,
    happened.NestTurned: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} turns up the nest"),
    happened.HandCounted: _counted,
    happened.MatchEnded: _ended,
}
"""One entry for every event class of Rook; a test checks that none is missing."""


def caption(event: Event, who: Speakers) -> tuple[Part, ...]:
    """What happened as one line of words and small pictures; only public facts, whoever looks."""
    return _CAPTIONS[type(event)](event, who)


def question(verbs: Sequence[str], view: View, chosen: int = 0) -> tuple[Part, ...]:
    """The sentence of the private rail for the seat that looks: the rule that holds now, not an order to a person.

    `verbs` are those of the open prompts, `chosen` is how many cards stand out in the hand.
    """
    if "bid" in verbs:
        return (f"Bid {least_bid(view)} or more, or pass",)
    if "pass" in verbs:
        return ("Pass",)
    if "bury" in verbs and view.phase == "repair":
        return _repair_question(view, chosen)
    if "bury" in verbs:
        return (f"{COUNTS[nest_cards(view)]} cards for the nest",)
    if "trump" in verbs:
        return ("Name trump",)
    if "play" in verbs:
        return _play_question(view)
    if "vote" in verbs and view.accused is not None:
        return (Face(view.accused), "Was that table talk?")
    return ("Agree to the count",)


def awaited(view: View, who: Speakers) -> tuple[Part, ...]:
    """The public sentence while somebody bids, sees to the nest or to what honour asks for; () where somebody simply
    plays."""
    names = listed([who.names[seat] for seat in view.asked])
    several = len(view.asked) > 1
    match view.phase:
        case "auction":
            return (f"{names} to bid",)
        case "bury":
            return (f"{names} looks at the nest",)
        case "trump":
            return (f"{names} names trump",)
        case "vote" if view.accused is not None:
            return (f"{names} {'vote' if several else 'votes'}: table talk by {who.names[view.accused]}?",)
        case "repair":
            return (f"{names} puts the nest right",)
        case "play" if view.mending:
            return (f"{names} plays again, this time by the rules",)
        case "review":
            return (f"{names} {'look' if several else 'looks'} at the tricks",)
        case _:
            return ()


def _repair_question(view: View, chosen: int) -> tuple[Part, ...]:
    """What the bidder alone reads: only the difference moves (RK-109)."""
    size, laid = nest_cards(view), len(view.nest or ())
    if laid < size:
        lacking = size - max(chosen, laid)
        return (f"{lacking} more for the nest" if lacking else "The nest has its size",)
    return (f"{size} of {laid} stay in the nest: {chosen}",)


def nest_cards(view: View) -> int:
    """How many cards the rules want in the nest (RK-43), also while it is in the bidder's hand."""
    _, nest = SIZES[view.players]
    return nest


def least_bid(view: View) -> int:
    """The lowest bid that is allowed now (RK-25, RK-26, RK-30 to RK-33)."""
    stride = 1 if view.variant == "intermediate" else POINTS_PER_STAR
    return LEAST_BID[view.variant] if view.bid is None else view.bid + stride


def _play_question(view: View) -> tuple[Part, ...]:
    if not view.trick:
        return ("Lead any card",)
    led = suit(view.trick[0][1], view.trump)
    holds_rook = ROOK in view.hand
    follows = [card for card in view.hand if card != ROOK and color(card) == led]
    if follows:
        return (f"Follow {led}", Suit(led), "or play the Rook") if holds_rook else (f"Follow {led}", Suit(led))
    if led == view.trump and holds_rook:
        return ("Trump was led: the Rook must be played",)
    return ("Anything goes",)
