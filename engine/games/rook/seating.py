"""Draws for partners (RK-11, RK-12) and for the first deal (RK-13), and the deal itself (RK-15 to RK-17)."""

from dataclasses import replace
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat, left_of
from engine.core.shapes import Deal
from engine.core.steps import Step
from engine.games.rook.cards import NUMBER, ROOK, color, sort_hand
from engine.games.rook.events import CardsDrawn, HandDealt, SeatsChanged, TrumpTurned
from engine.games.rook.options import Ruleset
from engine.games.rook.state import Hand, Honour, Outcome, State, with_hand

PURPOSES = {"partners": "partners", "draw": "dealer"}
"""The word in the `for` of a draw, by phase."""


def draw_prompts(state: State) -> tuple[Prompt, ...]:
    """Draw one card for each player from the whole deck."""
    ruleset = state.ruleset
    purpose = PURPOSES[state.phase]
    return (
        Prompt(
            CHANCE,
            "draw",
            Deal(ruleset.deck, (("cards", ruleset.players),)),
            fixed=(("for", purpose),),
        ),
    )


def draw(state: State, step: Step) -> Outcome:
    """Settle partners or the first dealer. A tie that matters leads to another draw (RK-Q2, RK-Q3)."""
    cards = cast(Cards, step.arg("cards"))
    if state.phase == "partners":
        return _draw_partners(state, cards)
    dealer = first_dealer(cards)
    event = CardsDrawn("dealer", cards, dealer is not None)
    return state if dealer is None else replace(state, phase="deal", dealer=dealer), (event,)


def first_dealer(cards: Cards) -> Seat | None:
    """Return the seat that drew the highest of these cards, which are by seat; None for a tie (RK-13, RK-Q2)."""
    numbers = [NUMBER[card] for card in cards]
    highest = max(numbers)
    return numbers.index(highest) if numbers.count(highest) == 1 else None


def _draw_partners(state: State, cards: Cards) -> Outcome:
    """Make the two higher cards partners; the second highest changes places to sit opposite the highest."""
    ranked = sorted(range(len(cards)), key=lambda seat: (-NUMBER[cards[seat]], seat))
    highest, second, third = ranked[:3]
    decided = NUMBER[cards[second]] != NUMBER[cards[third]]
    event = CardsDrawn("partners", cards, decided)
    if not decided:
        return state, (event,)
    opposite = (highest + 2) % state.ruleset.players
    seating = list(state.seating)
    seating[opposite], seating[second] = seating[second], seating[opposite]
    moved = replace(state, phase="draw", seating=tuple(seating))
    if second == opposite:
        return moved, (event,)
    return moved, (event, SeatsChanged(moved.seating))


def deal_prompts(state: State) -> tuple[Prompt, ...]:
    """Deal the whole deck into the hands and the nest."""
    ruleset = state.ruleset
    piles = (("hands", (ruleset.hand_size,) * ruleset.players), ("nest", ruleset.nest_size))
    return (Prompt(CHANCE, "deal", Deal(ruleset.deck, piles)),)


def deal(state: State, step: Step) -> Outcome:
    """Deal the cards. In the beginner's game trump follows at once, in all others the auction begins (RK-23, RK-28)."""
    ruleset = state.ruleset
    assert state.dealer is not None
    hands = tuple(sort_hand(hand) for hand in cast("tuple[Cards, ...]", step.arg("hands")))
    nest = cast(Cards, step.arg("nest"))
    sizes = tuple(len(hand) for hand in hands)
    events: tuple[Event, ...] = (HandDealt(state.dealer, hands, sizes, len(nest)),)
    first = left_of(state.dealer, ruleset.players)
    if ruleset.bidding:
        honour = Honour(fines=(0,) * len(ruleset.sides)) if ruleset.honour else None
        return with_hand(state, Hand(hands, nest, first, honour=honour), "auction"), events
    hand, turned = _turn_trump(ruleset, Hand(hands, nest, first))
    return with_hand(state, hand, "play"), (*events, turned)


def _turn_trump(ruleset: Ruleset, hand: Hand) -> tuple[Hand, TrumpTurned]:
    """Turn the top card for trump (RK-19). The Rook Bird on top goes under the nest and the next card is turned
    (RK-20)."""
    rook_under = hand.nest[0] == ROOK
    nest = (*hand.nest[1:], ROOK) if rook_under else hand.nest
    turned: Card = nest[0]
    trump = color(turned)
    shown = replace(hand, nest=nest, turned=turned, rook_under=rook_under, trump=trump)
    return shown, TrumpTurned(turned, trump, rook_under)
