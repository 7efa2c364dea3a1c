"""The deal (SP-8 to SP-12), the opener and its card (SP-13 to SP-16)."""

from dataclasses import replace
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import Deal
from engine.core.steps import Args, Step
from engine.games.spooks.cards import SPIDERS, sort_hand
from engine.games.spooks.events import HandDealt
from engine.games.spooks.options import hand_sizes
from engine.games.spooks.state import Hand, Outcome, State


def dealers(state: State) -> tuple[Seat, ...]:
    """Return the seats that may deal now: any seat the first hand (SP-8), later only the seat that the deal passed to
    (SP-86)."""
    return state.seats if state.dealer is None else (state.dealer,)


def deal_prompts(state: State) -> tuple[Prompt, ...]:
    """Deal the whole deck into the hands, and into the ghost hand if there is one; alternatives by dealer. If cards are
    left aside, `spider-1` is not among them (SP-123)."""
    ruleset = state.ruleset
    found = []
    for dealer in dealers(state):
        sizes, ghost = hand_sizes(ruleset, state.seats, dealer)
        piles: tuple[tuple[str, int | tuple[int, ...]], ...] = (("hands", sizes),)
        if ruleset.ghost:
            piles = (*piles, ("ghost", ghost))
        fixed: Args = (("dealer", dealer),)
        kept = SPIDERS[:1] if ruleset.even else ()
        found.append(Prompt(CHANCE, "deal", Deal(ruleset.deck, piles, kept, aside=("ghost",)), fixed=fixed))
    return tuple(found)


def deal(state: State, step: Step) -> Outcome:
    """Deal the cards and find the seat that opens."""
    dealer = cast(Seat, step.arg("dealer"))
    hands = tuple([sort_hand(hand) for hand in cast("tuple[Cards, ...]", step.arg("hands"))])
    ghost = sort_hand(cast(Cards, step.arg("ghost"))) if state.ruleset.ghost else ()
    opener, card = opening(state.seats, hands, dealer)
    hand = Hand(state.seats, hands, ghost, opener)
    sizes = tuple([len(cards) for cards in hands])
    dealt = HandDealt(dealer, hands, sizes, len(ghost), opener, opens=card is not None)
    return replace(state, phase="lead" if card is None else "open", dealer=dealer, hand=hand), (dealt,)


def opening(seats: tuple[Seat, ...], hands: tuple[Cards, ...], dealer: Seat) -> tuple[Seat, Card | None]:
    """Return the opener and its card: the lowest held Spider, and the first of its holders from the dealer's left
    (SP-13 to SP-15). Without a Spider in any hand the card is None, and the dealer's left leads (SP-16)."""
    order = sorted(seats, key=lambda seat: (seat - dealer - 1) % len(hands))
    for spider in SPIDERS:
        for seat in order:
            if spider in hands[seat]:
                return seat, spider
    return order[0], None


def opening_card(hand: Hand) -> Card:
    """Return the card that the opener must play: its own lowest Spider, as no seat holds a lower one."""
    return next(spider for spider in SPIDERS if spider in hand.hands[hand.turn])
