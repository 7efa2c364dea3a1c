"""Refusals: why a step answers no open question. The message reveals no card that the seat does not know."""

from collections.abc import Callable, Container, Mapping
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.messages import Message, Who, say
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.core.words import quote
from engine.games.hooky.cards import LETTERS, spelling
from engine.games.hooky.options import HOOKY
from engine.games.hooky.questions import ask_prompt, asked_of, clue_prompt, why_not
from engine.games.hooky.rounds import can_reveal, targets
from engine.games.hooky.state import HandGuess, State
from engine.games.hooky.vocabulary import vocabulary

_NOT_NOW: Message = say("core-no-now")


def refusal(state: State, step: Step) -> Message:
    """Return the reason why no open prompt accepts `step`. Only called after all have refused it."""
    if step.by == CHANCE:
        return _refuse_chance(state, step)
    if state.phase == "deal":
        return say("hooky-no-deal-first")
    if step.do not in _played(state):
        return say("hooky-no-not-here")
    if state.phase == "look":
        return say("hooky-no-look-first")
    if state.phase == "guesses":
        return _refuse_in_guesses(state, step.by, step)
    if step.do in ("guess", "hands"):
        return _refuse_guessing_early(state) if step.do == "guess" else say("hooky-no-hands-later")
    if step.by != state.turn:
        return say("core-no-turn")
    return _REFUSE[step.do](state, step)


def _played(state: State) -> Container[str]:
    """The verbs of seats in this variant (HK-104)."""
    return ("ask", "guess") if state.ruleset.kind.listed else (*_REFUSE, "guess", "hands")


def _refuse_guessing_early(state: State) -> Message:
    once = len(state.ruleset.guessed_after) == 1
    return say("hooky-no-guess-once-later", round=state.ruleset.rounds) if once else say("hooky-no-guess-later")


def _refuse_chance(state: State, step: Step) -> Message:
    if step.do == "deal":
        return _refuse_deal(state, step) if state.phase == "deal" else say("hooky-no-dealt")
    if state.phase != "look":
        return say("hooky-no-deal-first" if state.phase == "deal" else "hooky-no-look")
    of, card = state.looking().of, Card(str(step.arg("card")))
    return say("hooky-no-peek-shown" if card in state.shown(of) else "hooky-no-peek-other", letter=card)


def _refuse_deal(state: State, step: Step) -> Message:
    ruleset = state.ruleset
    hands, playground = cast("tuple[Cards, ...]", step.arg("hands")), cast(Cards, step.arg("playground"))
    hooky = cast(Cards, step.arg("hooky"))
    sizes = [len(hand) for hand in hands], len(playground), len(hooky)
    if sizes != ([ruleset.hand_size] * ruleset.players, ruleset.playground_size, HOOKY):
        return say(
            "hooky-no-deal-piles",
            players=ruleset.players,
            size=ruleset.hand_size,
            playground=ruleset.playground_size,
            count=HOOKY,
        )
    letters = ruleset.kind.letters
    return say("hooky-no-deal-letters") if letters == LETTERS else say("hooky-no-deal-twelve", row=" ".join(letters))


def _refuse_in_guesses(state: State, seat: Seat, step: Step) -> Message:
    if step.do == "guess":
        return say("hooky-no-guess-letters") if state.owes_guess(seat) else say("hooky-no-guessed", seat=Who(seat))
    if step.do != "hands":
        return say("hooky-no-guess-first")
    if state.round < state.ruleset.rounds:
        return say("hooky-no-hands-later")
    if not state.owes_hands(seat):
        return say("hooky-no-hands-given", seat=Who(seat))
    named = cast(HandGuess, step.arg("letters"))
    if len(named) != state.ruleset.players:
        return say("hooky-no-hands-seats", players=state.ruleset.players)
    if named[seat] is not None:
        return say("hooky-no-hands-own")
    if any(cards is None for other, cards in enumerate(named) if other != seat):
        return say("hooky-no-hands-all")
    return say("hooky-no-hands-letters", count=state.ruleset.hand_size)


def _refuse_word(state: State, step: Step) -> Message | None:
    """What is wrong with the word of a clue or question by all other clauses (HK-62), or None."""
    of = dict(step.args).get("of")
    prompt = ask_prompt(state, "ask", of) if isinstance(of, int) else clue_prompt(state, "clue")
    return why_not(prompt, str(step.arg("word")))


def _refuse_clue(state: State, step: Step) -> Message:
    if state.phase != "clues":
        return say("hooky-no-clue-given")
    return _refuse_word(state, step) or _NOT_NOW


def _refuse_ask(state: State, step: Step) -> Message:
    if state.phase == "clues":
        return say("hooky-no-clue-first")
    if state.asked:
        return say("hooky-no-asked")
    if step.arg("of") == step.by:
        return say("hooky-no-own-seat")
    if state.ruleset.kind.listed:
        return _refuse_listed(state, step)
    return _refuse_word(state, step) or _NOT_NOW


def _refuse_listed(state: State, step: Step) -> Message:
    of = asked_of(state.ruleset.players, state.round, state.on_turn())
    word = str(step.arg("word"))
    if step.arg("of") != of:
        return say("hooky-no-asks-other", seat=Who(of), by=Who(state.on_turn()), round=state.round)
    if word not in vocabulary(state.ruleset.language).children:
        return say("hooky-no-on-list", text=quote(word))
    asked = any(
        (said.seat, said.of) == (step.by, of) and spelling(said.word) == spelling(word) for said in state.spoken
    )
    return say("hooky-no-asked-before", word=word) if asked else _NOT_NOW


def _refuse_withdraw(state: State, step: Step) -> Message:
    if state.ruleset.disputes == "off":
        return say("hooky-no-disputes")
    if state.asked:
        return say("hooky-no-withdraw-late")
    seat, args = state.on_turn(), dict(step.args)
    if ("of" in args) == (state.phase == "clues"):
        return say("hooky-no-withdraw-clue" if state.phase == "clues" else "hooky-no-withdraw-ask")
    if args.get("of") == seat:
        return say("hooky-no-own-seat")
    if fault := _refuse_word(state, step):
        return fault
    against = cast("tuple[int, ...]", args["against"])
    if seat in against:
        return say("hooky-no-against-speaker")
    if list(against) != sorted(set(against)):
        return say("hooky-no-against-order")
    return say("hooky-no-against-few", least=state.ruleset.against, count=state.ruleset.players - 1)


def _refuse_reveal(state: State, step: Step) -> Message:
    seat, card, of = state.on_turn(), Card(str(step.arg("card"))), cast(int, step.arg("of"))
    if state.round < state.ruleset.kind.reveals_from:
        return say("hooky-no-reveal-early")
    if state.looked:
        return say("hooky-no-revealed")
    if not can_reveal(state):
        return say("hooky-no-reveal-nobody" if state.face_down(seat) else "hooky-no-reveal-none")
    if card not in state.hands[seat]:
        return say("hooky-no-held", letter=card)
    if card in state.shown(seat):
        return say("hooky-no-reveal-shown", letter=card)
    if of == seat:
        return say("hooky-no-own-seat")
    return _NOT_NOW if of in targets(state) else say("hooky-no-look-empty")


def _refuse_done(state: State, step: Step) -> Message:
    return say("hooky-no-clue-first" if state.phase == "clues" else "hooky-no-done-early")


_REFUSE: Mapping[str, Callable[[State, Step], Message]] = {
    "clue": _refuse_clue,
    "ask": _refuse_ask,
    "withdraw": _refuse_withdraw,
    "reveal": _refuse_reveal,
    "done": _refuse_done,
}
