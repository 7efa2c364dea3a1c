"""The three functions that run a match, and all verbs that say no word.

The deal also names the start seat (HK-4 to HK-14, HK-Q1). A turn may reveal a card and look at one (HK-40 to HK-56), or
end without it (HK-43). All seats guess secretly at the same time: the Hooky cards (HK-71 to HK-78), and after round 6
all hands (HK-79 to HK-83).
"""

from dataclasses import replace
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.game import Setup, make_apply, make_prompts
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import Deal, Lists, One, Some, one_of
from engine.core.steps import Field, Kind, Step, Verb
from engine.games.hooky.cards import sort_hand
from engine.games.hooky.events import CardRevealed, CardsDealt, CardSeen, HandsGuessed, HookyGuessed, RevealDeclined
from engine.games.hooky.options import HOOKY, ruleset
from engine.games.hooky.questions import ask, ask_prompts, clue, clue_prompts, withdraw, withdraw_prompts
from engine.games.hooky.rounds import can_reveal, next_round, targets, turn_over
from engine.games.hooky.scoring import ended
from engine.games.hooky.state import HandGuess, Look, Outcome, State, with_guess, with_hand_guess


def guess_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for three different letters (HK-73, HK-75) to each seat that has not guessed in this round
    (HK-76)."""
    seats, letters = (
        (seat for seat in range(state.ruleset.players) if state.owes_guess(seat)),
        state.ruleset.kind.letters,
    )
    return tuple(Prompt(seat, "guess", Some(letters, HOOKY, HOOKY), key="letters", secret=True) for seat in seats)


def hands_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for letters for each other seat, all different, as many as a hand has cards (HK-80, HK-81)."""
    seats, letters = (
        (seat for seat in range(state.ruleset.players) if state.owes_hands(seat)),
        state.ruleset.kind.letters,
    )
    return tuple(
        Prompt(seat, "hands", Lists(letters, _sizes(state, seat)), key="letters", secret=True) for seat in seats
    )


def _sizes(state: State, seat: Seat) -> tuple[int | None, ...]:
    ruleset = state.ruleset
    return tuple(None if other == seat else ruleset.hand_size for other in range(ruleset.players))


def guess(state: State, step: Step) -> Outcome:
    """Note the guess for this round; the order of its letters has no meaning (HK-Q30)."""
    seat, letters = step.by, sort_hand(cast(Cards, step.arg("letters")))
    assert isinstance(seat, int)
    guessed = with_guess(state, seat, letters)
    after, events = _all_in(guessed)
    return after, (HookyGuessed(seat, state.round, letters, guessed.owes_hands(seat)), *events)


def hands(state: State, step: Step) -> Outcome:
    """Note the named hands; a named hand is the whole hand (HK-82)."""
    seat, named = step.by, cast(HandGuess, step.arg("letters"))
    assert isinstance(seat, int)
    letters = tuple(None if cards is None else sort_hand(cards) for cards in named)
    guessed = with_hand_guess(state, seat, letters)
    after, events = _all_in(guessed)
    return after, (HandsGuessed(seat, letters, guessed.owes_guess(seat)), *events)


def _all_in(state: State) -> Outcome:
    """After the last guess the next round begins (HK-78), or the game is over (HK-83)."""
    if state.owing():
        return state, ()
    if state.round < state.ruleset.rounds:
        return next_round(state)
    over = replace(state, phase="end")
    return over, (ended(over),)


def reveal_prompts(state: State) -> tuple[Prompt, ...]:
    """The questions for a face-down card of the own hand and a seat to look at (HK-44, HK-49)."""
    if not can_reveal(state):
        return ()
    seat = state.on_turn()
    cards, seats = state.face_down(seat), targets(state)
    return (Prompt(seat, "reveal", One(tuple((("card", card), ("of", of)) for card in cards for of in seats))),)


def done_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for the end of the turn. Only after the own question, and only if a reveal is possible too
    (HK-Q24)."""
    if not (state.asked and can_reveal(state)):
        return ()
    return (Prompt(state.on_turn(), "done"),)


def peek_prompts(state: State) -> tuple[Prompt, ...]:
    """The question to chance for one of the face-down cards (HK-51, HK-52)."""
    cards = state.face_down(state.looking().of)
    return (Prompt(CHANCE, "peek", one_of("card", cards)),)


def reveal(state: State, step: Step) -> Outcome:
    """Lay the card face up for the rest of the match. The look follows at once (HK-Q22)."""
    seat, card, of = state.on_turn(), Card(str(step.arg("card"))), step.arg("of")
    assert isinstance(of, int)
    look = Look(state.round, seat, card, of)
    return replace(state, phase="look", looks=(*state.looks, look), looked=True), (CardRevealed(seat, card, of),)


def peek(state: State, step: Step) -> Outcome:
    """Tell only the looker which card it is. The turn is over if its question was asked before (HK-42)."""
    card = Card(str(step.arg("card")))
    look = replace(state.looking(), card=card)
    seen = replace(state, phase="turns", looks=(*state.looks[:-1], look))
    event = CardSeen(look.seat, look.of, card)
    if not state.asked:
        return seen, (event,)
    after, events = turn_over(seen)
    return after, (event, *events)


def done(state: State, step: Step) -> Outcome:
    """End the turn without a reveal."""
    after, events = turn_over(state)
    return after, (RevealDeclined(state.on_turn()), *events)


VERBS = (
    Verb(
        "deal",
        (
            Field("hands", Kind.HANDS),
            Field("playground", Kind.CARDS),
            Field("hooky", Kind.CARDS),
            Field("start", Kind.SEAT),
        ),
        chance=True,
    ),
    Verb("clue", (Field("word", Kind.WORD),), irreversible=True),
    Verb("ask", (Field("of", Kind.SEAT), Field("word", Kind.WORD)), irreversible=True),
    Verb("withdraw", (Field("of", Kind.SEAT, optional=True), Field("word", Kind.WORD), Field("against", Kind.SEATS))),
    Verb("reveal", (Field("card", Kind.CARD), Field("of", Kind.SEAT)), irreversible=True),
    Verb("peek", (Field("card", Kind.CARD),), chance=True),
    Verb("done"),
    Verb("guess", (Field("letters", Kind.CARDS),)),
    Verb("hands", (Field("letters", Kind.LISTS),)),
)
"""The record's verbs."""


def deal_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for a deal: all letters go into hands, Playground and Hooky cards; any seat may be the start
    seat."""
    ruleset = state.ruleset
    hands = (ruleset.hand_size,) * ruleset.players
    piles = (("hands", hands), ("playground", ruleset.playground_size), ("hooky", HOOKY))
    return tuple(
        Prompt(CHANCE, "deal", Deal(ruleset.kind.letters, piles), after=(("start", seat),))
        for seat in range(ruleset.players)
    )


def deal(state: State, step: Step) -> Outcome:
    """Deal the cards. The start seat gives the first clue, or begins round 1 if there are no clues (HK-105). Order only
    counts in the Playground."""
    ruleset, start = state.ruleset, step.arg("start")
    assert isinstance(start, int)
    hands = tuple(sort_hand(hand) for hand in cast("tuple[Cards, ...]", step.arg("hands")))
    dealt = replace(
        state,
        phase="clues",
        start=start,
        turn=start,
        hands=hands,
        playground=cast(Cards, step.arg("playground")),
        hooky=sort_hand(cast(Cards, step.arg("hooky"))),
        guesses=((),) * ruleset.players,
        hand_guesses=(None,) * ruleset.players,
    )
    told = CardsDealt(hands, start, ruleset.hand_size, ruleset.playground_size)
    if ruleset.kind.clues:
        return dealt, (told,)
    begun, began = next_round(dealt)
    return begun, (told, *began)


def start(setup: Setup) -> State:
    """The state before the deal."""
    return State(ruleset(setup), "deal")


prompts, asking = make_prompts(
    {
        "deal": {"deal": deal_prompts},
        "clues": {"clue": clue_prompts, "withdraw": withdraw_prompts},
        "turns": {"ask": ask_prompts, "done": done_prompts, "reveal": reveal_prompts, "withdraw": withdraw_prompts},
        "look": {"peek": peek_prompts},
        "guesses": {"guess": guess_prompts, "hands": hands_prompts},
        "end": {},
    }
)
"""By phase: its verbs and the functions that ask for them."""


apply = make_apply(
    {
        "deal": deal,
        "clue": clue,
        "ask": ask,
        "withdraw": withdraw,
        "reveal": reveal,
        "peek": peek,
        "done": done,
        "guess": guess,
        "hands": hands,
    }
)
"""By verb: the function that applies a step."""
