"""Refusals: why a step answers no open question. The message reveals no number or tile that the seat does not know."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from engine.core.messages import Message, Who, say
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import is_text, same_text
from engine.core.steps import Step
from engine.core.words import quote
from engine.games.word_porters.cards import HINTS, number_of, side_of
from engine.games.word_porters.deal import Pairs
from engine.games.word_porters.options import NUMBERS
from engine.games.word_porters.state import State, Tiles

_NOT_NOW: Message = say("core-no-now")


def refusal(state: State, step: Step) -> Message:
    """Return the reason why no open prompt accepts `step`. Only called after all have refused it."""
    if step.by == CHANCE:
        return _refuse_chance(state, step)
    if state.phase == "votes":
        return _refuse_in_votes(state, step.by, step)
    if state.phase != "hints":
        return say("word_porters-no-lay-first")
    return _refuse_in_hints(state, step.by, step)


def _refuse_chance(state: State, step: Step) -> Message:
    if step.do == "deal":
        return _refuse_deal(state, step) if state.phase == "deal" else say("word_porters-no-dealt")
    if state.phase == "deal":
        return say("word_porters-no-deal-first")
    if step.do == "start":
        return say("word_porters-no-started")
    if state.phase == "start":
        return say("word_porters-no-start-first")
    if step.do == "reshuffle":
        if state.ruleset.variant == "two_rounds":
            return say("word_porters-no-reshuffle-ever")
        return say("word_porters-no-reshuffle-cards" if state.phase == "reshuffle" else "word_porters-no-reshuffle")
    if state.phase == "reshuffle":
        return say("word_porters-no-reshuffle-first")
    if state.phase != "identities":
        return say("word_porters-no-have-identities")
    numbers = cast("tuple[int, ...]", step.arg("numbers"))
    return _number_fault(numbers) or say("word_porters-no-identities-seats", players=state.ruleset.players)


def _refuse_deal(state: State, step: Step) -> Message:
    words, hints = cast(Pairs, step.arg("words")), cast(Pairs, step.arg("hints"))
    return _words_fault(state, words) or _hints_fault(state, hints) or _NOT_NOW


def _words_fault(state: State, words: Pairs) -> Message | None:
    cards, count = [card for card, _ in words], state.ruleset.word_stack
    if len(words) != count or any(card in HINTS for card in cards):
        return say("word_porters-no-deal-words", count=count)
    if twice := _repeated([number_of(card) for card in cards]):
        return say("word_porters-no-word-twice", word=twice)
    sides = {side_of(card) for card in cards}
    if not any(sides <= set(showing) for showing in state.ruleset.showing):
        return say("word_porters-no-deal-chicks" if state.ruleset.children else "word_porters-no-deal-sides")
    return _text_fault([text for _, text in words])


def _hints_fault(state: State, hints: Pairs) -> Message | None:
    if Counter(card for card, _ in hints) != Counter(state.ruleset.hints):
        return say("word_porters-no-deal-hints", count=len(state.ruleset.hints), word=state.ruleset.hints[-1])
    return _text_fault([text for _, text in hints])


def _text_fault(texts: Sequence[str]) -> Message | None:
    """What is wrong with the texts of a deal, or None (WP-80)."""
    if bad := [text for text in texts if not is_text(text)]:
        return say("word_porters-no-text-bad", text=quote(bad[0]))
    twice = _repeated([same_text(text) for text in texts])
    return say("word_porters-no-text-twice", text=quote(twice)) if twice else None


def _repeated(words: Sequence[str]) -> str:
    return next((word for word, times in Counter(words).items() if times > 1), "")


def _refuse_in_hints(state: State, seat: Seat, step: Step) -> Message:
    if step.do == "vote":
        return say("word_porters-no-vote-later")
    if seat in state.passed:
        return say("word_porters-no-has-passed", seat=Who(seat))
    if not state.tokens(seat):
        return say("word_porters-no-tokens")
    if seat != state.turn:
        return say("core-no-turn")
    return say("word_porters-no-pass-empty" if step.do == "pass" else "word_porters-no-not-in-row")


def _refuse_in_votes(state: State, seat: Seat, step: Step) -> Message:
    if step.do != "vote":
        return say("word_porters-no-hints-over")
    if seat not in state.owing():
        return say("word_porters-no-voted", seat=Who(seat))
    tiles = cast(Tiles, step.arg("tiles"))
    if len(tiles) != state.ruleset.players:
        return say("word_porters-no-vote-seats", players=state.ruleset.players)
    if tiles[seat] is not None:
        return say("word_porters-no-vote-own")
    numbers = [tile for other, tile in enumerate(tiles) if tile is not None]
    if len(numbers) < state.ruleset.players - 1:
        return say("word_porters-no-vote-all")
    return _number_fault(numbers) or _NOT_NOW


def _number_fault(numbers: Sequence[int]) -> Message | None:
    """What is wrong with numbers of words, or None."""
    if wrong := [number for number in numbers if number not in NUMBERS]:
        return say("word_porters-no-number-range", least=NUMBERS[0], most=NUMBERS[-1], number=wrong[0])
    twice = _repeated([str(number) for number in numbers])
    return say("word_porters-no-number-twice", number=twice) if twice else None
