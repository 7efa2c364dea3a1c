"""The hookie: the call (HM-34, HM-35), two secret offers (HM-36, HM-37), the flip and its outcome (HM-38 to HM-48)."""

from dataclasses import replace

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import match
from engine.games.hookie_mookie.events import (
    CardOffered,
    CardsDrawn,
    CardsFlipped,
    CardsReturned,
    HookieCalled,
    PairKept,
)
from engine.games.hookie_mookie.mookie import add
from engine.games.hookie_mookie.scoring import drawn, emptied, turn_over
from engine.games.hookie_mookie.sets import find, value_of
from engine.games.hookie_mookie.state import Hookie, Outcome, State, giving, taking


def call_prompts(seat: Seat, partners: tuple[Seat, ...]) -> tuple[Prompt, ...]:
    """Any other seat with a card (HM-34)."""
    return (Prompt(seat, "hookie", One(tuple((("partner", partner),) for partner in partners))),)


def call(state: State, step: Step) -> Outcome:
    """Both now owe an offer; neither can get out of it (HM-35)."""
    partner = step.arg("partner")
    assert isinstance(partner, int)
    flip = Hookie(state.on_turn(), partner)
    return replace(state, phase="hookie", hookie=flip), (HookieCalled(flip.caller, partner),)


def offer_prompts(state: State) -> tuple[Prompt, ...]:
    """Any card of the own hand, in secret; equal jokers are one choice."""
    return tuple(_offer_prompt(seat, state.hands[seat]) for seat in state.flip().owing())


def _offer_prompt(seat: Seat, hand: Cards) -> Prompt:
    return Prompt(seat, "offer", One(tuple((("card", card),) for card in dict.fromkeys(hand))), secret=True)


def offer(state: State, step: Step) -> Outcome:
    """A card lies face down; with the second one both are turned over."""
    seat, card = step.by, Card(str(step.arg("card")))
    assert isinstance(seat, int)
    hookie = state.flip()
    hookie = replace(hookie, offers=tuple(sorted((*hookie.offers, (seat, card)))))
    lying, event = replace(state, hookie=hookie), CardOffered(seat, card)
    if hookie.owing():
        return lying, (event,)
    after, flipped = _flip(lying, hookie)
    return after, (event, *flipped)


def _flip(state: State, hookie: Hookie) -> Outcome:
    """Both cards at the same moment, for the whole table to see (HM-38)."""
    offers = dict(hookie.offers)
    cards = offers[hookie.caller], offers[hookie.partner]
    matched = match(*cards)
    seen = CardsFlipped(hookie.caller, hookie.partner, *cards, matched)
    after, events = _keep(state, hookie, cards) if matched else _return(state, hookie, cards)
    return after, (seen, *events)


def _keep(state: State, hookie: Hookie, cards: tuple[Card, Card]) -> Outcome:
    """HM-41 to HM-43; with the last card of a hand its seat is out, both at once where both had one (HM-66)."""
    value = value_of(cards)
    joined = find(state.sets, value) is not None
    lighter = giving(giving(state, hookie.caller, cards[:1]), hookie.partner, cards[1:])
    kept, _, cleared = add(lighter, cards, value if joined else None)
    events: tuple[Event, ...] = (PairKept(hookie.caller, hookie.partner, cards, value, joined), *cleared)
    out = tuple(seat for seat in sorted((hookie.caller, hookie.partner)) if not kept.hands[seat])
    if not out:
        return turn_over(kept), events
    after, ended = emptied(kept, out)
    return after, (*events, *ended)


def _return(state: State, hookie: Hookie, cards: tuple[Card, Card]) -> Outcome:
    """HM-44 to HM-47: both go home; the caller draws, then the partner, as far as the deck goes."""
    events: list[Event] = [CardsReturned(hookie.caller, hookie.partner, cards)]
    heavier = state
    penalties = ((hookie.caller, state.terms.penalty_caller), (hookie.partner, state.terms.penalty_partner))
    for seat, penalty in penalties:
        heavier, taken = taking(heavier, seat, penalty)
        if taken:
            events.append(CardsDrawn(seat, len(taken), taken, len(heavier.deck), "flip"))
    after, ended = drawn(heavier)
    return after, (*events, *ended)
