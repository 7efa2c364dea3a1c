"""Playing a hand again from what a viewer heard, with guesses in place of what the viewer does not know."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Event, redact
from engine.core.seats import CHANCE, Viewer
from engine.core.steps import Step
from engine.games.rook.events import (
    BidMade,
    BidPassed,
    CardPlayed,
    CountAgreed,
    HandDealt,
    NestCalled,
    NestLaid,
    RenegeCalled,
    TalkCalled,
    TrumpNamed,
    VoteSealed,
    VotesOpened,
)
from engine.games.rook.hypotheses import Guess
from engine.games.rook.rules import apply, prompts
from engine.games.rook.state import State
from engine.games.rook.tricks import PLAY_ARGS


def replayed(state: State, guess: Guess, told: Sequence[Event], viewer: Viewer, rng: Random) -> State | None:
    """The state after everything in `told`, the events of one hand as `viewer` heard them; None where `guess` makes
    something happen that the viewer would have noticed."""
    place = 0
    while place < len(told):
        step = _step(told, place, guess, rng)
        if step is None or not any(prompt.accepts(step) for prompt in prompts(state)):
            return None
        state, events = apply(state, step)
        if redact(events, viewer) != tuple(told[place : place + len(events)]):
            return None
        place += len(events)
    return state


def _step(told: Sequence[Event], place: int, guess: Guess, rng: Random) -> Step | None:
    """The step that began with the event at `place`; None for an event that no step begins with."""
    match told[place]:
        case HandDealt():
            return Step(CHANCE, "deal", (("hands", guess.hands), ("nest", guess.nest)))
        case BidMade(seat=seat, amount=amount):
            return Step(seat, "bid", (("amount", amount),))
        case BidPassed(seat=seat):
            return Step(seat, "pass")
        case NestLaid(seat=seat, cards=cards, repair=repair):
            guessed = guess.repaired if repair else guess.laid
            return Step(seat, "bury", (("cards", guessed if cards is None else cards),))
        case TrumpNamed(seat=seat, color=color):
            return Step(seat, "trump", (("color", color),))
        case CardPlayed(seat=seat, card=card):
            return Step(seat, "play", PLAY_ARGS[card])
        case VoteSealed() as vote:
            return Step(vote.seat, "vote", (("uphold", _said(told, place, vote, rng)),))
        case CountAgreed(seat=seat):
            return Step(seat, "agree")
        case event:
            return _call(event)


def _call(event: Event) -> Step | None:
    match event:
        case RenegeCalled(by=by, seat=seat, trick=trick):
            return Step(by, "call", (("fault", "renege"), ("seat", seat), ("trick", trick)))
        case NestCalled(by=by, seat=seat):
            return Step(by, "call", (("fault", "nest"), ("seat", seat)))
        case TalkCalled(by=by, seat=seat):
            return Step(by, "call", (("fault", "talk"), ("seat", seat)))
    return None


def _said(told: Sequence[Event], place: int, vote: VoteSealed, rng: Random) -> bool:
    """A vote: known to its voter, told later, or still anybody's guess."""
    if vote.uphold is not None:
        return vote.uphold
    for event in told[place:]:
        if isinstance(event, VotesOpened):
            return dict(event.votes)[vote.seat]
    return rng.random() < 0.5
