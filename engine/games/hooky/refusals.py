"""Why a step is refused that answers no open question: a reason for the words table, never a guess about cards that the
seat does not know itself."""

from collections.abc import Callable, Mapping
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.prompts import Reason
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games.hooky.options import FIRST_REVEALS, HOOKY, ROUNDS
from engine.games.hooky.rounds import can_reveal, targets
from engine.games.hooky.saying import ask_prompt, clue_prompt, why_not
from engine.games.hooky.state import HandGuess, State

_NOT_NOW: Reason = ("not-now",)


def refusal(state: State, step: Step) -> Reason:
    """The reason why no open prompt accepts `step`; asked only after all have refused it."""
    if state.phase == "end":
        return ("over",)
    if step.by == CHANCE:
        return _refuse_chance(state, step)
    if state.phase == "deal":
        return ("deal_first",)
    if state.phase == "look":
        return ("look_first",)
    if state.phase == "guesses":
        return _refuse_in_guesses(state, step.by, step)
    if step.do in ("guess", "hands"):
        return ("guess_later",) if step.do == "guess" else ("hands_later",)
    if step.by != state.turn:
        return ("turn",)
    return _REFUSE[step.do](state, step)


def _refuse_chance(state: State, step: Step) -> Reason:
    if step.do == "deal":
        return _refuse_deal(state, step) if state.phase == "deal" else ("dealt",)
    if state.phase != "look":
        return ("deal_first",) if state.phase == "deal" else ("no_look",)
    of, card = state.looking().of, Card(str(step.arg("card")))
    return ("peek_shown", card) if card in state.shown(of) else ("peek_other", card)


def _refuse_deal(state: State, step: Step) -> Reason:
    terms = state.terms
    hands, playground = cast("tuple[Cards, ...]", step.arg("hands")), cast(Cards, step.arg("playground"))
    hooky = cast(Cards, step.arg("hooky"))
    sizes = [len(hand) for hand in hands], len(playground), len(hooky)
    if sizes != ([terms.hand_size] * terms.players, terms.playground_size, HOOKY):
        return ("deal_piles", *map(str, (terms.players, terms.hand_size, terms.playground_size, HOOKY)))
    return ("deal_letters",)


def _refuse_in_guesses(state: State, seat: Seat, step: Step) -> Reason:
    if step.do == "guess":
        return ("guess_letters",) if state.owes_guess(seat) else ("guessed",)
    if step.do != "hands":
        return ("guess_first",)
    if state.round < ROUNDS:
        return ("hands_later",)
    if not state.owes_hands(seat):
        return ("hands_given",)
    named = cast(HandGuess, step.arg("letters"))
    if len(named) != state.terms.players:
        return ("hands_seats", str(state.terms.players))
    if named[seat] is not None:
        return ("hands_own",)
    if any(cards is None for other, cards in enumerate(named) if other != seat):
        return ("hands_all",)
    return ("hands_letters", str(state.terms.hand_size))


def _refuse_word(state: State, step: Step) -> Reason | None:
    """What is wrong with a clue's or question's word under all other clauses (HK-62), or None."""
    of = dict(step.args).get("of")
    prompt = ask_prompt(state, "ask", of) if isinstance(of, int) else clue_prompt(state, "clue")
    return why_not(prompt, str(step.arg("word")))


def _refuse_clue(state: State, step: Step) -> Reason:
    if state.phase != "clues":
        return ("clue_given",)
    return _refuse_word(state, step) or _NOT_NOW


def _refuse_ask(state: State, step: Step) -> Reason:
    if state.phase == "clues":
        return ("clue_first",)
    if state.asked:
        return ("asked",)
    if step.arg("of") == step.by:
        return ("own_seat",)
    return _refuse_word(state, step) or _NOT_NOW


def _refuse_withdraw(state: State, step: Step) -> Reason:
    if state.terms.disputes == "off":
        return ("no_disputes",)
    if state.asked:
        return ("withdraw_late",)
    seat, args = state.on_turn(), dict(step.args)
    if ("of" in args) == (state.phase == "clues"):
        return ("withdraw_clue",) if state.phase == "clues" else ("withdraw_ask",)
    if args.get("of") == seat:
        return ("own_seat",)
    if fault := _refuse_word(state, step):
        return fault
    against = cast("tuple[int, ...]", args["against"])
    if seat in against:
        return ("against_speaker",)
    if list(against) != sorted(set(against)):
        return ("against_order",)
    return ("against_few", str(state.terms.against), str(state.terms.players - 1))


def _refuse_reveal(state: State, step: Step) -> Reason:
    seat, card, of = state.on_turn(), Card(str(step.arg("card"))), cast(int, step.arg("of"))
    if state.round < FIRST_REVEALS:
        return ("reveal_early",)
    if state.looked:
        return ("revealed",)
    if not can_reveal(state):
        return ("reveal_nobody",) if state.face_down(seat) else ("reveal_none",)
    if card not in state.hands[seat]:
        return ("held", card)
    if card in state.shown(seat):
        return ("reveal_shown", card)
    if of == seat:
        return ("own_seat",)
    return _NOT_NOW if of in targets(state) else ("look_empty",)


def _refuse_done(state: State, step: Step) -> Reason:
    del step
    return ("clue_first",) if state.phase == "clues" else ("done_early",)


_REFUSE: Mapping[str, Callable[[State, Step], Reason]] = {
    "clue": _refuse_clue,
    "ask": _refuse_ask,
    "withdraw": _refuse_withdraw,
    "reveal": _refuse_reveal,
    "done": _refuse_done,
}
