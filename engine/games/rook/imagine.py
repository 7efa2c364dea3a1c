"""imagine(): a whole state that a viewer could not tell from the real one.

The hidden cards are shared out at random within the proofs of the events (`inference`). Then the hand is played again
from the deal, so that the rest of the state follows by the rules. In `honour` a guess may contradict the result of a
call; then the next one is tried.
"""

from collections.abc import Sequence
from random import Random

from engine.core.cards import Cards
from engine.core.events import Event, Heard, redact
from engine.core.seats import CHANCE, Viewer
from engine.core.steps import Step
from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK
from engine.games.rook.inference import DealKnowledge, GuessedDeal, gather, guesses
from engine.games.rook.options import Ruleset
from engine.games.rook.rules import apply, prompts
from engine.games.rook.state import State
from engine.games.rook.tricks import PLAY_ARGS
from engine.games.rook.view import View, ruleset_of, view


def imagine(seen: View, heard: Heard, rng: Random) -> State:
    """Return a state with the same view and the same questions for the viewer, hidden cards drawn by `rng`.

    ValueError if `heard` does not belong to the match of `seen`.
    """
    chosen = ruleset_of(seen)
    if seen.phase in ("partners", "draw", "deal", "end"):
        return State(chosen, seen.phase, seen.seating, seen.totals, seen.dealer, None, seen.sheet, seen.winners)
    dealt = max(
        (place for place, event in enumerate(heard) if isinstance(event, happened.HandDealt)), default=len(heard)
    )
    told = heard[dealt:]
    before = State(chosen, "deal", seen.seating, _totals_before(seen, told), seen.dealer, None, seen.sheet)
    known = _known(chosen, seen, told)
    for guess in guesses(known, rng):
        state = replayed(before, guess, told, seen.viewer, rng)
        if state is not None and view(state, seen.viewer) == seen:
            return state
    raise ValueError("the events do not lead to the view")


def _totals_before(seen: View, told: Heard) -> tuple[int, ...]:
    """Return the totals when the hand was dealt, before its fines."""
    totals = list(seen.totals)
    for event in told:
        if isinstance(event, happened.PenaltyWritten):
            totals[event.side] += event.amount
    return tuple(totals)


def _known(chosen: Ruleset, seen: View, told: Heard) -> DealKnowledge:
    own: Cards = ()
    nest: Cards = ()
    laid = False
    for event in told:
        match event:
            case happened.HandDealt(hands=hands) if isinstance(seen.viewer, int):
                own = hands[seen.viewer] or ()
            case happened.NestTaken(cards=cards):
                nest = cards or ()
            case happened.NestLaid():
                laid = True
            case happened.TrumpTurned(card=card, rook_under=rook_under):
                nest = (ROOK, card) if rook_under else (card,)
    return DealKnowledge(chosen, seen.viewer, own, nest, seen.bidder, laid, gather(told))


def replayed(state: State, guess: GuessedDeal, told: Sequence[Event], viewer: Viewer, rng: Random) -> State | None:
    """Return the state after all of `told`, the events of one hand for `viewer`. None if `guess` leads to an event that
    the viewer would have noticed."""
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


def _step(told: Sequence[Event], place: int, guess: GuessedDeal, rng: Random) -> Step | None:
    """Return the step that began with the event at `place`, or None for an event that no step begins with."""
    match told[place]:
        case happened.HandDealt():
            return Step(CHANCE, "deal", (("hands", guess.hands), ("nest", guess.nest)))
        case happened.BidMade(seat=seat, amount=amount):
            return Step(seat, "bid", (("amount", amount),))
        case happened.BidPassed(seat=seat):
            return Step(seat, "pass")
        case happened.NestLaid(seat=seat, cards=cards, repair=repair):
            guessed = guess.repaired if repair else guess.laid
            return Step(seat, "bury", (("cards", guessed if cards is None else cards),))
        case happened.TrumpNamed(seat=seat, color=color):
            return Step(seat, "trump", (("color", color),))
        case happened.CardPlayed(seat=seat, card=card):
            return Step(seat, "play", PLAY_ARGS[card])
        case happened.VoteSealed() as vote:
            return Step(vote.seat, "vote", (("uphold", _said(told, place, vote, rng)),))
        case happened.CountAgreed(seat=seat):
            return Step(seat, "agree")
        case event:
            return _call(event)


def _call(event: Event) -> Step | None:
    match event:
        case happened.RenegeCalled(by=by, seat=seat, trick=trick):
            return Step(by, "call", (("fault", "renege"), ("seat", seat), ("trick", trick)))
        case happened.NestCalled(by=by, seat=seat):
            return Step(by, "call", (("fault", "nest"), ("seat", seat)))
        case happened.TalkCalled(by=by, seat=seat):
            return Step(by, "call", (("fault", "talk"), ("seat", seat)))
    return None


def _said(told: Sequence[Event], place: int, vote: happened.VoteSealed, rng: Random) -> bool:
    """Return a vote: known to its voter, opened later, or still random."""
    if vote.uphold is not None:
        return vote.uphold
    for event in told[place:]:
        if isinstance(event, happened.VotesOpened):
            return dict(event.votes)[vote.seat]
    return rng.random() < 0.5
