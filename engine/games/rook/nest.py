"""The high bidder's steps before the first trick: laying the nest down (RK-43, RK-44), then naming trump (RK-45); and
putting a wrong nest right (RK-109)."""

from dataclasses import replace
from typing import Literal, cast

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.seats import at_seat, left_of
from engine.core.shapes import One, Some
from engine.core.steps import Args, Step
from engine.games.rook.cards import COLORS, sort_hand
from engine.games.rook.events import HandRanOut, NestLaid, PenaltyWritten, TrumpNamed
from engine.games.rook.options import FINE, Ruleset
from engine.games.rook.state import Hand, Outcome, State, plus, with_hand

TRUMP_ARGS: tuple[Args, ...] = tuple((("color", color),) for color in COLORS)


def bury_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for as many cards as the nest has (RK-88); in `honour` any number, none and all included (RK-106)."""
    ruleset, hand = state.ruleset, state.live()
    assert hand.bidder is not None
    cards = hand.hands[hand.bidder]
    least, most = (0, len(cards)) if ruleset.honour else (ruleset.nest_size, ruleset.nest_size)
    return (Prompt(hand.bidder, "bury", Some(cards, least, most), key="cards"),)


def bury(state: State, step: Step) -> Outcome:
    """Lay the nest down; the cards of the step are the whole nest."""
    hand = _relaid(state.live(), cast(Cards, step.arg("cards")))
    assert hand.bidder is not None
    return with_hand(state, hand, "trump"), (NestLaid(hand.bidder, hand.nest, repair=False),)


def repair_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for the difference only (RK-109): all cards of a small nest stay in it, and no card is added to a big one."""
    ruleset, hand = state.ruleset, state.live()
    assert hand.bidder is not None
    missing = len(hand.nest) < ruleset.nest_size
    cards = sort_hand((*hand.nest, *hand.hands[hand.bidder])) if missing else hand.nest
    must = hand.nest if missing else ()
    size = ruleset.nest_size
    return (Prompt(hand.bidder, "bury", Some(cards, size, size, must), key="cards"),)


def repair(state: State, step: Step) -> Outcome:
    """Put the nest right and continue the interrupted phase."""
    hand = _relaid(state.live(), cast(Cards, step.arg("cards")))
    assert hand.bidder is not None and hand.honour is not None
    right = replace(hand, honour=replace(hand.honour, repairing=False))
    return with_hand(state, right), (NestLaid(hand.bidder, hand.nest, repair=True),)


def _relaid(hand: Hand, nest: tuple[Card, ...]) -> Hand:
    """Return `hand` with `nest` laid down out of all cards that the bidder holds and has laid down so far."""
    assert hand.bidder is not None
    buried = frozenset(nest)
    kept = sort_hand(card for card in (*hand.nest, *hand.hands[hand.bidder]) if card not in buried)
    return replace(hand, hands=at_seat(hand.hands, hand.bidder, kept), nest=sort_hand(nest))


def wrong_nest(ruleset: Ruleset, hand: Hand) -> bool:
    """Whether the laid nest has the wrong size. False before it is laid, and in the beginner's game."""
    return hand.bidder is not None and hand.nest_dealt is not None and len(hand.nest) != ruleset.nest_size


def trump_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask for any of the four colours, also one not in hand."""
    bidder = state.live().bidder
    assert bidder is not None
    return (Prompt(bidder, "trump", One(TRUMP_ARGS)),)


def name_trump(state: State, step: Step) -> Outcome:
    """Name trump. Play begins left of the dealer, after any auction (RK-46)."""
    hand = state.live()
    color = step.arg("color")
    assert isinstance(color, str) and hand.bidder is not None and state.dealer is not None
    first = left_of(state.dealer, state.ruleset.players)
    named = with_hand(state, replace(hand, trump=color, turn=first), "play")
    begun, events = trick_begins(named)
    return begun, (TrumpNamed(hand.bidder, color), *events)


def trick_begins(state: State) -> Outcome:
    """Begin a trick. RK-108: a bidder without a card has laid down too many; the fine is written and the nest must be
    put right."""
    hand = state.live()
    if hand.honour is None or hand.bidder is None or hand.hands[hand.bidder]:
        return state, ()
    fined, events = fine_nest(state)
    return fined, (HandRanOut(hand.bidder), *events)


def fine_nest(state: State) -> Outcome:
    """Take 40 points off the total of the bidder's side; a repair is due before any other step (RK-107)."""
    ruleset, hand = state.ruleset, state.live()
    assert hand.bidder is not None
    side = ruleset.side_of[hand.bidder]
    fined, event = fine(state, side, "nest")
    honour = fined.live().honour
    assert honour is not None
    return with_hand(fined, replace(fined.live(), honour=replace(honour, repairing=True))), (event,)


def fine(state: State, side: int, fault: Literal["nest", "talk"]) -> tuple[State, PenaltyWritten]:
    """Take the 40 points off the running total at once and change nothing else (RK-114)."""
    hand = state.live()
    assert hand.honour is not None
    honour = replace(hand.honour, fines=plus(hand.honour.fines, side, FINE))
    fined = replace(state, totals=plus(state.totals, side, -FINE), hand=replace(hand, honour=honour))
    return fined, PenaltyWritten(side, FINE, fault)
