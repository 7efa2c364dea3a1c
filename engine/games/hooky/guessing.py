"""Secret guesses, everybody at the same time: the Hooky cards (HK-71 to HK-78), and after round 6 all hands (HK-79 to
HK-83)."""

from dataclasses import replace
from typing import cast

from engine.core.cards import Cards
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Lists, Some
from engine.core.steps import Step
from engine.games.hooky.cards import LETTERS, sort_hand
from engine.games.hooky.events import HandsGuessed, HookyGuessed
from engine.games.hooky.options import HOOKY, ROUNDS
from engine.games.hooky.rounds import next_round
from engine.games.hooky.scoring import ended
from engine.games.hooky.state import HandGuess, Outcome, State, with_guess, with_hand_guess


def guess_prompts(state: State) -> tuple[Prompt, ...]:
    """Any three different letters (HK-73, HK-75) of everybody who has not guessed in this round (HK-76)."""
    seats = (seat for seat in range(state.terms.players) if state.owes_guess(seat))
    return tuple(Prompt(seat, "guess", Some(LETTERS, HOOKY, HOOKY), key="letters", secret=True) for seat in seats)


def hands_prompts(state: State) -> tuple[Prompt, ...]:
    """As many different letters for each other seat as a hand has cards (HK-80, HK-81)."""
    seats = (seat for seat in range(state.terms.players) if state.owes_hands(seat))
    return tuple(
        Prompt(seat, "hands", Lists(LETTERS, _sizes(state, seat)), key="letters", secret=True) for seat in seats
    )


def _sizes(state: State, seat: Seat) -> tuple[int | None, ...]:
    terms = state.terms
    return tuple(None if other == seat else terms.hand_size for other in range(terms.players))


def guess(state: State, step: Step) -> Outcome:
    """Written down for this round; the order of the letters means nothing (HK-Q30)."""
    seat, letters = step.by, sort_hand(cast(Cards, step.arg("letters")))
    assert isinstance(seat, int)
    after, events = _all_in(with_guess(state, seat, letters))
    return after, (HookyGuessed(seat, state.round, letters), *events)


def hands(state: State, step: Step) -> Outcome:
    """Written down; a hand named is the whole hand (HK-82)."""
    seat, named = step.by, cast(HandGuess, step.arg("letters"))
    assert isinstance(seat, int)
    letters = tuple(None if cards is None else sort_hand(cards) for cards in named)
    after, events = _all_in(with_hand_guess(state, seat, letters))
    return after, (HandsGuessed(seat, letters), *events)


def _all_in(state: State) -> Outcome:
    """With the last guess the next round begins (HK-78), or the game is over (HK-83)."""
    if state.owing():
        return state, ()
    if state.round < ROUNDS:
        return next_round(state)
    over = replace(state, phase="end")
    return over, (ended(over),)
