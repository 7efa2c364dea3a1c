"""What Rook says on the screen: a caption for every event, a sentence for every question. Names, never "you"."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.cards import Card
from engine.core.events import Event
from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, color, number
from engine.games.rook.view import View
from scenes.table.phrases import Face, Part, Speakers, Suit


def card_words(card: Card) -> str:
    """`the yellow 8`, `the Rook`."""
    return "the Rook" if card == ROOK else f"the {color(card)} {number(card)}"


def _drawn(event: happened.CardsDrawn, who: Speakers) -> tuple[Part, ...]:
    if not event.decided:
        return ("A tie: everybody draws again",)
    if event.purpose == "partners":
        return ("The two high cards are partners",)
    best = max(range(len(event.cards)), key=lambda seat: 20 if event.cards[seat] == ROOK else number(event.cards[seat]))
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
    name = who.names[event.seat]
    if not event.true:
        return (f"No fault: {name}'s card was right",)
    return (f"Too late to mend: {name} pays",) if event.late else (f"{name} should have followed",)


def _counted(event: happened.HandCounted, who: Speakers) -> tuple[Part, ...]:
    result = event.result
    if result.bidder is None or result.bid is None:
        best = max(range(len(result.scores)), key=lambda side: result.scores[side])
        return (f"{who.side(best)} took most: {result.scores[best]}",)
    side = next(index for index, seats in enumerate(who.sides) if result.bidder in seats)
    taken = result.taken[side]
    return (f"Made! {taken} of {result.bid}",) if result.made else (f"Short by {result.bid - taken}",)


def _ended(event: happened.MatchEnded, who: Speakers) -> tuple[Part, ...]:
    winners = " and ".join(who.names[seat] for seat in event.winners)
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
    happened.HandStopped: lambda event, who: (f"The hand stops at {who.names[event.seat]}'s card",),
    happened.NestCalled: lambda event, who: (
        f"The nest is wrong: {who.names[event.seat]} puts it right" if event.wrong else "The nest has its right size",
    ),
    happened.HandRanOut: lambda event, who: (f"{who.names[event.seat]} has no card left",),
    happened.PenaltyWritten: lambda event, who: (f"{event.amount} points off {who.side(event.side)}",),
    happened.TalkCalled: lambda event, who: (f"{who.names[event.by]} calls table talk on {who.names[event.seat]}",),
    happened.VoteSealed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} has voted"),
    happened.VotesOpened: lambda event, who: ("The penalty stands" if event.upheld else "No penalty",),
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
    if "bury" in verbs:
        return (f"Lay down {nest_cards(view)} cards: {chosen} chosen",)
    if "trump" in verbs:
        return ("Name trump",)
    if "play" in verbs:
        return _play_question(view)
    if "vote" in verbs and view.accused is not None:
        return ("Was that table talk?",)
    return ("Agree to the count",)


def nest_cards(view: View) -> int:
    """How many cards the rules want in the nest (RK-43), also while it is in the bidder's hand."""
    return {5: 6, 6: 2}.get(view.players, 5)


def least_bid(view: View) -> int:
    """The lowest bid that is allowed now (RK-25, RK-26, RK-30 to RK-33)."""
    first, stride = {"intermediate": (1, 1), "classic": (70, 5)}.get(view.variant, (30, 5))
    return first if view.bid is None else view.bid + stride


def _play_question(view: View) -> tuple[Part, ...]:
    if not view.trick:
        return ("Lead any card",)
    first = view.trick[0][1]
    led = view.trump if first == ROOK else color(first)
    holds_rook = ROOK in view.hand
    follows = [card for card in view.hand if card != ROOK and color(card) == led]
    if follows and led is not None:
        return (f"Follow {led}", Suit(led), "or play the Rook") if holds_rook else (f"Follow {led}", Suit(led))
    if led == view.trump and holds_rook:
        return ("Trump was led: the Rook must be played",)
    return ("Anything goes",)
