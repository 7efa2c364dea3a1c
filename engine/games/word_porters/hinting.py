"""Hints: turns, tokens on the row, passes (WP-27 to WP-45)."""

from collections.abc import Collection
from dataclasses import replace

from engine.core.cards import Card
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import One
from engine.core.steps import Args, Step
from engine.games.word_porters.events import HintsGiven, Passed, TokensPlaced
from engine.games.word_porters.state import Outcome, Placing, State, left_of_tokens, on_card


def goes_down(tokens: tuple[int, ...], placings: tuple[Placing, ...], seat: Seat, hint: Card) -> tuple[int, ...]:
    """Return which of its `tokens` a seat would put on that card, the upper one first (WP-30, WP-31). The seat has at
    least one left. Empty if it cannot go there (WP-32, WP-33)."""
    left, lying = left_of_tokens(tokens, placings, seat), on_card(placings, hint)
    if _fault(left, {placing.seat for placing in lying}, seat):
        return ()
    return (left[0], tokens[-1]) if lying else (left[0],)


def _fault(left: tuple[int, ...], there: Collection[Seat], seat: Seat) -> Message | None:
    """Why `seat` cannot place on a card of the row, or None (WP-32, WP-33). `left`: its tokens; `there`: the seats on
    the card."""
    if seat in there:
        return say("word_porters-no-own-there")
    # The last token only goes by itself or under another one, so one of two tokens is always the last (WP-37).
    return None if not there or len(left) > 1 else say("word_porters-no-share-one", number=left[0])


def empty(state: State) -> tuple[Card, ...]:
    """Return the cards of the row without tokens."""
    taken = {placing.hint for placing in state.placings}
    return tuple(hint for hint in state.row if hint not in taken)


def may_pass(state: State) -> bool:
    """Whether the seat on turn may pass (WP-38 to WP-40, WP-78)."""
    return state.ruleset.children or not empty(state)


def place_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for a card of the row where the seat on turn can go (WP-35), with the reasons against the others."""
    seat, there = state.on_turn(), _seats_on(state)
    left = state.tokens(seat)
    faults = {hint: _fault(left, there.get(hint, ()), seat) for hint in state.row}
    options = tuple(_onto(hint) for hint, fault in faults.items() if fault is None)
    refused = tuple((_onto(hint), fault) for hint, fault in faults.items() if fault is not None)
    return (Prompt(seat, "place", One(options), refused=refused),) if options else ()


def pass_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for a pass, which is also asked if nothing else is possible (WP-42)."""
    return (Prompt(state.on_turn(), "pass", One()),) if may_pass(state) else ()


def _seats_on(state: State) -> dict[Card, list[Seat]]:
    """By taken card: the seats with a token on it."""
    there: dict[Card, list[Seat]] = {}
    for placing in state.placings:
        there.setdefault(placing.hint, []).append(placing.seat)
    return there


def _onto(hint: Card) -> Args:
    return (("hint", hint),)


def place(state: State, step: Step) -> Outcome:
    """Put down the tokens that the rules require. They stay until the round ends (WP-36)."""
    seat, hint = state.on_turn(), Card(str(step.arg("hint")))
    lying = on_card(state.placings, hint)
    placing = Placing(seat, hint, goes_down(state.ruleset.tokens, state.placings, seat, hint))
    after = replace(state, placings=(*state.placings, placing))
    told = TokensPlaced(placing, bool(lying), lying, after.tokens(seat))
    moved, events = _turn_over(after)
    return moved, (told, *events)


def pass_on(state: State, step: Step) -> Outcome:
    """Take the seat out of the hint phase for the rest of the round (WP-41)."""
    seat = state.on_turn()
    told = Passed(seat, state.tokens(seat), forced=not place_prompts(state))
    moved, events = _turn_over(replace(state, passed=(*state.passed, seat)))
    return moved, (told, *events)


def _turn_over(state: State) -> Outcome:
    """Pass the turn clockwise to the next seat that has a token and has not passed (WP-27, WP-29). If there is none,
    all vote (WP-44)."""
    players = state.ruleset.players
    for step in range(1, players + 1):
        seat = (state.on_turn() + step) % players
        if seat not in state.passed and state.tokens(seat):
            return replace(state, turn=seat), ()
    return replace(state, phase="votes", turn=None, votes=(None,) * players), (HintsGiven(state.round),)
