"""The three functions that run a match, and the effect of each verb.

* The start and the deal (HM-6 to HM-12).
* The mookie (HM-21 to HM-33) with its jokers (HM-52 to HM-60), and the draw of a seat that is alone (HM-69, HM-70).
* The hookie: the call (HM-34, HM-35), two secret offers (HM-36, HM-37), the flip and its outcome (HM-38 to HM-48).
"""

from dataclasses import replace
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.game import Setup, make_apply, make_phase_prompts
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import Deal, Number, Some, one_of
from engine.core.steps import Field, Kind, Step, Verb
from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.cards import (
    JOKER,
    OPEN,
    VALUES,
    Cleared,
    Sets,
    by_value,
    find,
    match,
    put,
    sort_hand,
    value_of,
)
from engine.games.hookie_mookie.options import HAND_SIZE, ruleset
from engine.games.hookie_mookie.scoring import drawn, emptied, turn_over
from engine.games.hookie_mookie.state import Hookie, Outcome, State, giving, taking

NEW_SET = (3, 4)
"""Possible numbers of cards in a new set, jokers counted (HM-23, HM-53)."""


def lay_prompts(seat: Seat, hand: Cards, sets: Sets) -> tuple[Prompt, ...]:
    """Return all lays that `hand` allows: a question for each value as a new set and for each set that can be added to.

    Jokers alone answer more than one of them in the same words. With an open set on the table at most two jokers are
    left, too few for a second one (HM-54).
    """
    prompts: list[Prompt] = []
    there = {known.value for known in sets}
    held = by_value(hand)
    jokers = held.pop(OPEN, ())
    for value in VALUES:
        fitting = (*held.get(value, ()), *jokers)
        if value in there:
            prompts += _adding(seat, fitting, value)
        elif value in held:
            prompts += _new_set(seat, fitting)
            if OPEN in there:
                prompts += _adding(seat, fitting, OPEN)
    prompts += _adding(seat, jokers, OPEN) if OPEN in there else _new_set(seat, jokers)
    return tuple(prompts)


def _adding(seat: Seat, fitting: Cards, to: str) -> list[Prompt]:
    """Ask for one card or more (HM-24, HM-55 to HM-57)."""
    if not fitting:
        return []
    after = (("to", to),)
    return [Prompt(seat, "lay", Some(fitting, 1, len(fitting)), key="cards", after=after)]


def _new_set(seat: Seat, fitting: Cards) -> list[Prompt]:
    """Ask for the cards of a new set (HM-23, HM-52 to HM-54)."""
    least, most = NEW_SET
    if len(fitting) < least:
        return []
    return [Prompt(seat, "lay", Some(fitting, least, min(most, len(fitting))), key="cards")]


def lay(state: State, step: Step) -> Outcome:
    """Put the cards down; a complete set is cleared, an emptied hand ends the turn (HM-29)."""
    seat = state.on_turn()
    cards, to = cast(Cards, step.arg("cards")), cast("str | None", dict(step.args).get("to"))
    after, value, cleared = add(giving(state, seat, cards), cards, to)
    events: tuple[Event, ...] = (happened.CardsLaid(seat, sort_hand(cards), to, value), *cleared)
    after = replace(after, laid=True)
    if after.hands[seat]:
        return after, events
    after, ended = emptied(after, (seat,))
    return after, (*events, *ended)


def add(state: State, cards: Cards, to: str | None) -> tuple[State, str, tuple[happened.SetCleared, ...]]:
    """Put cards that have left their hands into a set, which is cleared if it is complete (HM-31, HM-32). Returns its
    value also."""
    sets, placed = put(state.sets, cards, to)
    if not placed.complete:
        return replace(state, sets=sets), placed.value, ()
    left = tuple(known for known in sets if known is not placed)
    gone = Cleared(placed.value, placed.cards.count(JOKER))
    event = happened.SetCleared(placed.value, placed.cards)
    return replace(state, sets=left, cleared=(*state.cleared, gone)), placed.value, (event,)


def done_prompts(seat: Seat) -> tuple[Prompt, ...]:
    """Let the seat end its mookie (HM-28)."""
    return (Prompt(seat, "done"),)


def done(state: State, step: Step) -> Outcome:
    """End the turn."""
    return turn_over(state), (happened.MookieEnded(state.on_turn()),)


def draw_prompts(seat: Seat) -> tuple[Prompt, ...]:
    """Ask a seat that is alone and can lay no card to draw (HM-70)."""
    return (Prompt(seat, "draw"),)


def draw(state: State, step: Step) -> Outcome:
    """Draw as many cards as a caller after a failed flip. The same seat has the next turn, unless the deck has run
    out."""
    seat = state.on_turn()
    heavier, cards = taking(state, seat, state.ruleset.penalty_caller)
    event = happened.CardsDrawn(seat, len(cards), cards, len(heavier.deck), "alone")
    after, ended = drawn(heavier)
    return after, (event, *ended)


def call_prompts(seat: Seat, partners: tuple[Seat, ...]) -> tuple[Prompt, ...]:
    """Ask for any other seat with a card (HM-34)."""
    return (Prompt(seat, "hookie", one_of("partner", partners)),)


def call(state: State, step: Step) -> Outcome:
    """Call a hookie. Both seats must offer a card now (HM-35)."""
    partner = step.arg("partner")
    assert isinstance(partner, int)
    flip = Hookie(state.on_turn(), partner)
    return replace(state, phase="hookie", hookie=flip), (happened.HookieCalled(flip.caller, partner),)


def offer_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for any card of the own hand, in secret; equal jokers are one choice."""
    return tuple(
        Prompt(seat, "offer", one_of("card", dict.fromkeys(state.hands[seat])), secret=True)
        for seat in state.flip().owing()
    )


def offer(state: State, step: Step) -> Outcome:
    """Put a card face down; after the second one both are turned over."""
    seat, card = step.by, Card(str(step.arg("card")))
    assert isinstance(seat, int)
    hookie = state.flip()
    hookie = replace(hookie, offers=tuple(sorted((*hookie.offers, (seat, card)))))
    lying, event = replace(state, hookie=hookie), happened.CardOffered(seat, card)
    if hookie.owing():
        return lying, (event,)
    after, flipped = _flip(lying, hookie)
    return after, (event, *flipped)


def _flip(state: State, hookie: Hookie) -> Outcome:
    """Turn both cards over at the same moment, for the whole table to see (HM-38)."""
    offers = dict(hookie.offers)
    cards = offers[hookie.caller], offers[hookie.partner]
    matched = match(*cards)
    seen = happened.CardsFlipped(hookie.caller, hookie.partner, *cards, matched)
    after, events = _keep(state, hookie, cards) if matched else _return(state, hookie, cards)
    return after, (seen, *events)


def _keep(state: State, hookie: Hookie, cards: tuple[Card, Card]) -> Outcome:
    """Keep the pair (HM-41 to HM-43). A seat without cards is out; both are out at once if both offered their last card
    (HM-66)."""
    value = value_of(cards)
    joined = find(state.sets, value) is not None
    lighter = giving(giving(state, hookie.caller, cards[:1]), hookie.partner, cards[1:])
    kept, _, cleared = add(lighter, cards, value if joined else None)
    events: tuple[Event, ...] = (happened.PairKept(hookie.caller, hookie.partner, cards, value, joined), *cleared)
    out = tuple(seat for seat in sorted((hookie.caller, hookie.partner)) if not kept.hands[seat])
    if not out:
        return turn_over(kept), events
    after, ended = emptied(kept, out)
    return after, (*events, *ended)


def _return(state: State, hookie: Hookie, cards: tuple[Card, Card]) -> Outcome:
    """Return both cards to their hands (HM-44 to HM-47). The caller draws, then the partner, as far as the deck
    goes."""
    events: list[Event] = [happened.CardsReturned(hookie.caller, hookie.partner, cards)]
    heavier = state
    penalties = ((hookie.caller, state.ruleset.penalty_caller), (hookie.partner, state.ruleset.penalty_partner))
    for seat, penalty in penalties:
        heavier, taken = taking(heavier, seat, penalty)
        if taken:
            events.append(happened.CardsDrawn(seat, len(taken), taken, len(heavier.deck), "flip"))
    after, ended = drawn(heavier)
    return after, (*events, *ended)


VERBS = (
    Verb("start", (Field("seat", Kind.SEAT),), chance=True),
    Verb("deal", (Field("hands", Kind.HANDS), Field("ghost", Kind.CARDS), Field("deck", Kind.CARDS)), chance=True),
    Verb("lay", (Field("cards", Kind.CARDS), Field("to", Kind.WORD, optional=True))),
    Verb("done"),
    Verb("hookie", (Field("partner", Kind.SEAT),), irreversible=True),  # HM-35
    Verb("offer", (Field("card", Kind.CARD),)),
    Verb("draw"),
)
"""The record's verbs."""


def start_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for the seat with the longest hair, any seat."""
    return (Prompt(CHANCE, "start", Number(0, state.ruleset.players - 1), key="seat"),)


def begin(state: State, step: Step) -> Outcome:
    """Give the named seat the first turn."""
    seat = step.arg("seat")
    assert isinstance(seat, int)
    return replace(state, phase="deal", turn=seat), (happened.StartChosen(seat),)


def deal_prompts(state: State) -> tuple[Prompt, ...]:
    """Deal the whole pack into hands, ghost hand and deck."""
    ruleset = state.ruleset
    piles = (("hands", (HAND_SIZE,) * ruleset.players), ("ghost", ruleset.ghost_cards), ("deck", ruleset.deck_size))
    return (Prompt(CHANCE, "deal", Deal(ruleset.pack, piles)),)


def deal(state: State, step: Step) -> Outcome:
    """Deal the cards; there is no set on the table yet (HM-12). Only the deck's order matters (HM-10)."""
    hands = tuple(sort_hand(hand) for hand in cast("tuple[Cards, ...]", step.arg("hands")))
    ghost, deck = sort_hand(cast(Cards, step.arg("ghost"))), cast(Cards, step.arg("deck"))
    dealt = replace(state, phase="turn", hands=hands, ghost=ghost, deck=deck)
    return dealt, (happened.HandsDealt(hands, HAND_SIZE, len(ghost), len(deck)),)


def start(setup: Setup) -> State:
    """Return the state before the first step, without a starting seat."""
    return State(ruleset(setup), "start")


def _turn_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for a mookie or a hookie, freely chosen, exactly one of them (HM-17 to HM-19); alone: HM-69, HM-70."""
    seat = state.on_turn()
    laying = lay_prompts(seat, state.hands[seat], state.sets)
    if state.laid:
        return (*laying, *done_prompts(seat))
    if partners := tuple(other for other in state.holders() if other != seat):
        return (*laying, *call_prompts(seat, partners))
    return laying or draw_prompts(seat)


prompts = make_phase_prompts(
    {
        "start": start_prompts,
        "deal": deal_prompts,
        "turn": _turn_prompts,
        "hookie": offer_prompts,
    }
)
"""The open questions, by phase."""


apply = make_apply(
    {
        "start": begin,
        "deal": deal,
        "lay": lay,
        "done": done,
        "hookie": call,
        "offer": offer,
        "draw": draw,
    }
)
"""The effect of a step, by its verb."""
