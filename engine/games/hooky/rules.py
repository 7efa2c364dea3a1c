"""Which phase asks what and which verb does what: the three functions that make a match go."""

from collections.abc import Callable, Mapping, Sequence

from engine.core.events import Event
from engine.core.game import Setup
from engine.core.prompts import Prompt
from engine.core.steps import Field, Kind, Step, Verb
from engine.core.zones import Zone
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.deal import deal, deal_prompts
from engine.games.hooky.guessing import guess, guess_prompts, hands, hands_prompts
from engine.games.hooky.looking import done, done_prompts, peek, peek_prompts, reveal, reveal_prompts
from engine.games.hooky.options import terms
from engine.games.hooky.saying import ask, ask_prompts, clue, clue_prompts, withdraw, withdraw_prompts
from engine.games.hooky.state import Outcome, State

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


def start(setup: Setup) -> State:
    """Before the first step: nothing is dealt."""
    return State(terms(setup), "deal")


Asking = Callable[[State], tuple[Prompt, ...]]
_PROMPTS: Mapping[str, Mapping[str, Asking]] = {
    "deal": {"deal": deal_prompts},
    "clues": {"clue": clue_prompts, "withdraw": withdraw_prompts},
    "turns": {"ask": ask_prompts, "done": done_prompts, "reveal": reveal_prompts, "withdraw": withdraw_prompts},
    "look": {"peek": peek_prompts},
    "guesses": {"guess": guess_prompts, "hands": hands_prompts},
    "end": {},
}
"""By phase: the verbs that can be asked for, and by whom they are."""


def prompts(state: State) -> tuple[Prompt, ...]:
    """The open questions."""
    return tuple(prompt for asking in _PROMPTS[state.phase].values() for prompt in asking(state))


def asking(state: State, verb: str) -> tuple[Prompt, ...]:
    """The open questions with that verb."""
    found = _PROMPTS[state.phase].get(verb)
    return found(state) if found else ()


_APPLY: Mapping[str, Callable[[State, Step], Outcome]] = {
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


def apply(state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """The state after `step`, which a prompt has accepted, and what happened."""
    return _APPLY[step.do](state, step)


def zones(state: State) -> Mapping[Zone, Sequence[str]]:
    """Where every card lies: all in the deck before the deal; a hand's cards face down or, shown, face up."""
    if not state.hands:
        return {Zone("deck"): LETTERS}
    lying: dict[Zone, Sequence[str]] = {
        Zone("playground"): state.playground[state.turned :],
        Zone("turned"): state.playground[: state.turned],
        Zone("hooky"): state.hooky,
    }
    for seat in range(state.terms.players):
        lying[Zone("hand", seat)] = state.face_down(seat)
        lying[Zone("shown", seat)] = state.shown(seat)
    return lying
