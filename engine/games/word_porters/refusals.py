"""Why a step is refused that answers no open question: a reason for the words table, never a guess about numbers or
tiles that the seat does not know itself."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from engine.core.prompts import Reason
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import is_text, same_text
from engine.core.steps import Step
from engine.core.words import quoted
from engine.games.word_porters.cards import HINTS, number_of, side_of
from engine.games.word_porters.deal import Pairs
from engine.games.word_porters.options import NUMBERS, WORD_STACK
from engine.games.word_porters.state import State, Tiles

_NOT_NOW: Reason = ("not-now",)


def refusal(state: State, step: Step) -> Reason:
    """The reason why no open prompt accepts `step`; asked only after all have refused it."""
    if state.phase == "end":
        return ("over",)
    if step.by == CHANCE:
        return _refuse_chance(state, step)
    if state.phase == "votes":
        return _refuse_in_votes(state, step.by, step)
    if state.phase != "hints":
        return ("lay_first",)
    return _refuse_in_hints(state, step.by, step)


def _refuse_chance(state: State, step: Step) -> Reason:
    if step.do == "deal":
        return _refuse_deal(state, step) if state.phase == "deal" else ("dealt",)
    if state.phase == "deal":
        return ("deal_first",)
    if step.do == "start":
        return ("started",)
    if state.phase == "start":
        return ("start_first",)
    if step.do == "reshuffle":
        return ("reshuffle_cards",) if state.phase == "reshuffle" else ("no_reshuffle",)
    if state.phase == "reshuffle":
        return ("reshuffle_first",)
    if state.phase != "identities":
        return ("have_identities",)
    numbers = cast("tuple[int, ...]", step.arg("numbers"))
    return _number_fault(numbers) or ("identities_seats", str(state.terms.players))


def _refuse_deal(state: State, step: Step) -> Reason:
    words, hints = cast(Pairs, step.arg("words")), cast(Pairs, step.arg("hints"))
    return _words_fault(state, words) or _hints_fault(state, hints) or _NOT_NOW


def _words_fault(state: State, words: Pairs) -> Reason | None:
    cards = [card for card, _ in words]
    if len(words) != WORD_STACK or any(card in HINTS for card in cards):
        return ("deal_words", str(WORD_STACK))
    if twice := _repeated([number_of(card) for card in cards]):
        return ("word_twice", twice)
    sides = {side_of(card) for card in cards}
    if not any(sides <= set(showing) for showing in state.terms.showing):
        return ("deal_chicks",) if state.terms.children else ("deal_sides",)
    return _text_fault([text for _, text in words])


def _hints_fault(state: State, hints: Pairs) -> Reason | None:
    if Counter(card for card, _ in hints) != Counter(state.terms.hints):
        return ("deal_hints", str(len(state.terms.hints)), state.terms.hints[-1])
    return _text_fault([text for _, text in hints])


def _text_fault(texts: Sequence[str]) -> Reason | None:
    """WP-80."""
    if bad := [text for text in texts if not is_text(text)]:
        return ("text_bad", quoted(bad[0]))
    twice = _repeated([same_text(text) for text in texts])
    return ("text_twice", quoted(twice)) if twice else None


def _repeated(words: Sequence[str]) -> str:
    return next((word for word, times in Counter(words).items() if times > 1), "")


def _refuse_in_hints(state: State, seat: Seat, step: Step) -> Reason:
    if step.do == "vote":
        return ("vote_later",)
    if seat in state.passed:
        return ("has_passed",)
    if not state.tokens(seat):
        return ("no_tokens",)
    if seat != state.turn:
        return ("turn",)
    return ("pass_empty",) if step.do == "pass" else ("not_in_row",)


def _refuse_in_votes(state: State, seat: Seat, step: Step) -> Reason:
    if step.do != "vote":
        return ("hints_over",)
    if seat not in state.owing():
        return ("voted",)
    tiles = cast(Tiles, step.arg("tiles"))
    if len(tiles) != state.terms.players:
        return ("vote_seats", str(state.terms.players))
    if tiles[seat] is not None:
        return ("vote_own",)
    numbers = [tile for other, tile in enumerate(tiles) if tile is not None]
    if len(numbers) < state.terms.players - 1:
        return ("vote_all",)
    return _number_fault(numbers) or _NOT_NOW


def _number_fault(numbers: Sequence[int]) -> Reason | None:
    """What is wrong with numbers of words, or None."""
    if wrong := [number for number in numbers if number not in NUMBERS]:
        return ("number_range", str(NUMBERS[0]), str(NUMBERS[-1]), str(wrong[0]))
    twice = _repeated([str(number) for number in numbers])
    return ("number_twice", twice) if twice else None
