"""Rook's messages at the table, for every event, question, wait and answer. The texts are in `rook.ftl` of each
language."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook import events as happened
from engine.games.rook.cards import COLOR_NOUNS, ROOK, color, stars, suit
from engine.games.rook.options import FINE
from engine.games.rook.view import View, ruleset_of, unit
from scenes.games.rook.calling import call_words
from scenes.table.phrases import Speakers, people


def amount(number: int) -> Message:
    """Return a number of points or stars."""
    return say("-rook-amount", amount=number)


def change(number: int) -> Message:
    """Return a change of a score, positive or negative."""
    return say("-rook-change", amount=number)


# Events


def agreed(seat: Seat) -> Message:
    """Return who has accepted the hand."""
    return say("rook-agreed", seat=Who(seat))


def counted(result: happened.HandResult, who: Speakers) -> Message:
    """Return the result of a hand."""
    if result.stopped_by is not None:
        side = who.side_of(result.stopped_by)
        return say("rook-hand-stopped", seats=people(who.sides[side]), amount=-result.scores[side])
    if result.bidder is None or result.bid is None:
        most = max(result.scores)
        ahead = [seat for seats, score in zip(who.sides, result.scores, strict=True) if score == most for seat in seats]
        return say("rook-took-most", seats=people(ahead), amount=most)
    taken = result.taken[who.side_of(result.bidder)]
    if result.made:
        return say("rook-made", count=taken, amount=result.bid)
    return say("rook-short", count=result.bid - taken)


def worth(view: View, cards: Sequence[Card]) -> Message | None:
    """Return the worth of cards in points or stars, or None if it is 0."""
    counts = ruleset_of(view).worth
    amount = sum(counts[card] for card in cards)
    return say("-rook-worth", unit=unit(view)[0], amount=amount) if amount else None


# Questions


def asked(verbs: Sequence[str], view: View, chosen: int = 0) -> Message:
    """Return the question to the viewing seat, with the rule that applies. `verbs`: those of the open prompts.
    `chosen`: the number of chosen cards in the hand."""
    if "bid" in verbs:
        return say("rook-ask-bid", amount=least_bid(view))
    if "pass" in verbs:
        return say("rook-ask-pass")
    if "bury" in verbs:
        return _bury(view, chosen)
    if "trump" in verbs:
        return say("rook-ask-trump")
    if "play" in verbs:
        return _play(view)
    if "vote" in verbs and view.accused is not None:
        return say("rook-ask-vote", seat=Who(view.accused))
    return say("rook-ask-agree")


def _bury(view: View, chosen: int) -> Message:
    """The question for a nest. In a repair only the difference moves, and only the bidder reads it (RK-109)."""
    size = ruleset_of(view).nest_size
    if view.phase != "repair":
        if 0 < chosen < size:
            return say("rook-ask-bury-more", count=size, left=size - chosen)
        return say("rook-ask-bury", count=size)
    laid = len(view.nest or ())
    if laid > size:
        return say("rook-ask-repair-fewer", count=size, laid=laid, chosen=chosen)
    left = size - max(chosen, laid)
    return say("rook-ask-repair-more", left=left, count=size) if left else say("rook-ask-repair-done", count=size)


def _play(view: View) -> Message:
    led = _led(view)
    if led is None:
        return say("rook-ask-lead")
    rook = ROOK in view.hand
    if any(card != ROOK and color(card) == led for card in view.hand):
        return say("rook-ask-follow-or-rook" if rook else "rook-ask-follow", suit=COLOR_NOUNS[led])
    return say("rook-ask-rook") if led == view.trump and rook else say("rook-ask-free", suit=COLOR_NOUNS[led])


def _led(view: View) -> str | None:
    """The colour that was led, or None before the first card of a trick."""
    return suit(view.trick[0][1], view.trump) if view.trick else None


def least_bid(view: View) -> int:
    """Return the lowest legal bid (RK-25, RK-26, RK-30 to RK-33)."""
    ruleset = ruleset_of(view)
    return ruleset.least_bid if view.bid is None else view.bid + ruleset.bid_step


def awaited(view: View) -> Message | None:
    """Return for whom and what the table waits, in public words, or None if there is no question."""
    if not view.asked:
        return None
    seat = Who(view.asked[0])
    match view.phase:
        case "auction":
            return say("rook-wait-bid", seat=seat)
        case "bury":
            return say("rook-wait-bury", seat=seat)
        case "trump":
            return say("rook-wait-trump", seat=seat)
        case "vote" if view.accused is not None:
            return say("rook-wait-vote", seats=people(view.asked), seat=Who(view.accused))
        case "repair":
            return say("rook-wait-repair", seat=seat)
        case "review":
            return say("rook-wait-review", seats=people(view.asked))
    if view.mending:
        return say("rook-wait-mend", seat=seat)
    led = _led(view)
    return say("rook-wait-follow", seat=seat, suit=COLOR_NOUNS[led]) if led else say("rook-wait-lead", seat=seat)


# Answers that are not cards, and words at seats


def choice(step: Step, view: View, who: Speakers) -> Message:
    """The name of an answer that is not a card."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "bid":
            return say("rook-bid-of", amount=args["amount"])
        case "pass":
            return say("rook-pass")
        case "bury":
            return say("rook-put-right" if view.phase == "repair" else "rook-lay-down")
        case "trump":
            return say("rook-trump", suit=COLOR_NOUNS[args["color"]])
        case "vote":
            return say("rook-vote-yes", amount=FINE) if args["uphold"] else say("rook-vote-no")
        case "agree":
            return say("rook-agree")
        case "call":
            return call_words(args, view)
        case _:
            return say("rook-play")


def ahead_broken(then: View, now: View, card: Card) -> Message | None:
    """Why a card goes back that was chosen in the view `then`: another colour was led since, or a player trumped."""
    if not now.trick or now.trump is None:
        return None
    trump, (_, first) = now.trump, now.trick[0]
    led, own = suit(first, trump), suit(card, trump)
    seen = () if any(seat == then.viewer for seat, _ in then.trick) else then.trick
    if not seen and own != led:
        return say("rook-ahead-led", suit=COLOR_NOUNS[led])
    since = (seat for seat, one in now.trick[len(seen) :] if suit(one, trump) == trump)
    seat = next(since, None) if trump not in (led, own) else None
    return say("rook-ahead-trumped", seat=Who(seat)) if seat is not None else None


def sub_line(view: View, seat: Seat, who: Speakers) -> Message:
    """Return the partner before play, and the number of tricks during it."""
    if view.phase == "play":
        return say("-rook-sub-tricks", count=view.taken[seat])
    side = who.side_of(seat)
    partners = [other for other in who.sides[side] if other != seat]
    return (
        say("-rook-sub-partner", seat=Who(partners[0]))
        if partners
        else say("-rook-sub-total", amount=view.totals[side])
    )


def bubbles(view: View) -> Mapping[Seat, tuple[Message, str]]:
    """Return the bubble of each seat with its tone: its last word of the auction, a call, a vote, or its agreement."""
    if view.phase == "vote" and view.accuser is not None:
        voted = dict.fromkeys(view.voted, (say("-rook-says-voted"), "quiet"))
        return {view.accuser: (say("rook-says-talk"), "high"), **voted}
    if view.phase == "review":
        return dict.fromkeys(view.agreed, (say("-rook-says-agrees"), "plain"))
    if view.phase != "auction":
        return MappingProxyType({})
    said: dict[Seat, tuple[Message, str]] = {}
    for seat, amount in view.bids:
        if amount is None:
            said[seat] = say("-rook-says-pass"), "quiet"
        else:
            said[seat] = say("rook-bid", amount=amount), "high" if amount == view.bid else "plain"
    return said


FACTS: Mapping[str, Message] = {
    "-rook-did-rook": say("-rook-fact-rook"),
    "-rook-did-tricks": say("-rook-fact-tricks"),
    "-rook-did-stars": say("-rook-fact-stars"),
}
"""Deeds that are counted over an evening, each with the words under its number."""


def praised(heard: Sequence[Event]) -> Mapping[Seat, Sequence[Message]]:
    """Return praise for the end of a children's match: who got the Rook, who caught stars, and how often each seat took
    a trick."""
    tricks = [event for event in heard if isinstance(event, happened.TrickTaken)]
    out: dict[Seat, list[Message]] = {}
    for seat in {play[0] for trick in tricks for play in trick.plays}:
        cards = [card for trick in tricks if trick.seat == seat for _, card in trick.plays]
        caught, took = sum(map(stars, cards)), sum(trick.seat == seat for trick in tricks)
        played = sum(seat == by for trick in tricks for by, _ in trick.plays)
        out[seat] = [
            *([say("-rook-did-rook")] if ROOK in cards else []),
            *([say("-rook-did-stars", count=caught)] if caught else []),
            *([say("-rook-did-tricks", count=took)] if took else []),
            say("-rook-did-cards", count=played),
        ]
    return out
