"""The steps before hints: both stacks with their texts (WP-6 to WP-11) and the start player (WP-13). Then words and row
(WP-15 to WP-20), and the identity cards (WP-21 to WP-26)."""

from dataclasses import replace
from functools import cache
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat
from engine.core.shapes import Assignment, Deal, Number, PrintedDeal, Sides, Stack
from engine.core.steps import Step
from engine.games.word_porters import events as happened
from engine.games.word_porters.cards import SIDES, WORDS, Printed, side_of, sort_hints
from engine.games.word_porters.content import content_of
from engine.games.word_porters.options import NUMBERS, Ruleset
from engine.games.word_porters.state import Outcome, State


def lay_out(state: State, start: Seat) -> Outcome:
    """Begin the next round: the last one is collected (WP-63 to WP-66), ten words and the row are laid."""
    begun = replace(
        state,
        start=start,
        round=state.round + 1,
        turn=None,
        row=(),
        discarded=sort_hints((*state.discarded, *state.row)),
        numbers=(),
        placings=(),
        passed=(),
        votes=(),
    )
    laid, events = _fill_row(begun)
    return laid, (happened.WordsLaid(begun.round, start, begun.laid()), *events)


def _fill_row(state: State) -> Outcome:
    """Fill the row from the stack as far as it lasts. An empty stack is reshuffled at once (WP-18, WP-19)."""
    drawn = state.stack[: state.ruleset.row_size - len(state.row)]
    left = state.stack[len(drawn) :]
    filled = replace(state, phase=phase_after_laying(len(left)), stack=left, row=(*state.row, *drawn))
    return filled, (happened.HintsLaid(state.printed(drawn), len(state.row), len(left)),)


def phase_after_laying(left: int) -> str:
    """Return the phase after hints were laid, with `left` cards in the stack (WP-18, WP-21)."""
    return "identities" if left else "reshuffle"


def reshuffle_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for a new order of the discarded hint cards, without those in the row (WP-20)."""
    piles = (("hints", len(state.discarded)),)
    return (Prompt(CHANCE, "reshuffle", Deal(state.discarded, piles)),)


def reshuffle(state: State, step: Step) -> Outcome:
    """Make the new stack, and complete the row if it is short."""
    stack = cast(Cards, step.arg("hints"))
    ready = replace(state, phase="identities", stack=stack, discarded=())
    events: tuple[Event, ...] = (happened.HintsShuffled(len(stack)),)
    if len(state.row) == state.ruleset.row_size:
        return ready, events
    filled, laid = _fill_row(ready)
    return filled, (*events, *laid)


def identities_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for a number for each seat, all different (WP-21)."""
    every_seat = (True,) * state.ruleset.players
    return (Prompt(CHANCE, "identities", Assignment(NUMBERS, every_seat), "numbers"),)


def identities(state: State, step: Step) -> Outcome:
    """Deal the numbers; every seat knows its own. The start player has the first turn (WP-27)."""
    numbers = cast("tuple[int, ...]", step.arg("numbers"))
    return replace(state, phase="hints", turn=state.start, numbers=numbers), (happened.IdentitiesDealt(numbers),)


Pairs = tuple[tuple[Card, str], ...]
"""Cards and texts in the form of a step."""


def deal_prompts(state: State) -> tuple[Prompt, ...]:
    """The questions for words for all rounds and all hint cards, one for each way to show sides (WP-7, WP-8, WP-77)."""
    return tuple(Prompt(CHANCE, "deal", _stacks(showing, state.ruleset)) for showing in state.ruleset.showing)


@cache
def _stacks(showing: str, ruleset: Ruleset) -> PrintedDeal:
    """The stacks of a dealer with the texts of our packs: word cards of any set, on one of the sides `showing`."""
    words: tuple[Sides, ...] = tuple(
        _faces(tuple(s for s in card if side_of(s) in showing), ruleset.language) for card in WORDS
    )
    return PrintedDeal(
        (
            Stack("words", words, ruleset.word_stack),
            Stack("hints", tuple(_faces((hint,), ruleset.language) for hint in ruleset.hints), len(ruleset.hints)),
        )
    )


def _faces(sides: Cards, language: str) -> Sides:
    return tuple((side, text) for side in sides for text in our_texts(language)[side])


@cache
def our_texts(language: str) -> dict[Card, tuple[str, ...]]:
    """Return the texts of the pack for each side and each hint card: on a side one text for each set of word cards."""
    content = content_of(language)
    texts: dict[Card, tuple[str, ...]] = {Card(f"h{hint.number}"): (hint.text,) for hint in content.hints}
    for word in content.words:
        for side, text in zip(SIDES, (word.a, word.b), strict=True):
            card = Card(f"w{word.number}{side}")
            texts[card] = (*texts.get(card, ()), text)
    return texts


def deal(state: State, step: Step) -> Outcome:
    """Place both stacks face down, [0] on top."""
    words, hints = (_printed(cast(Pairs, step.arg(name))) for name in ("words", "hints"))
    dealt = replace(state, phase="start", words=words, hints=hints, stack=tuple(hint.card for hint in hints))
    return dealt, (happened.StacksMade(len(words), len(hints)),)


def _printed(pairs: Pairs) -> tuple[Printed, ...]:
    return tuple(Printed(card, text) for card, text in pairs)


def start_prompts(state: State) -> tuple[Prompt, ...]:
    """Any seat may be the youngest (WP-Q12)."""
    return (Prompt(CHANCE, "start", Number(0, state.ruleset.players - 1), "seat"),)


def begin(state: State, step: Step) -> Outcome:
    """Let the named seat start, and begin round 1."""
    seat = step.arg("seat")
    assert isinstance(seat, int)
    laid, events = lay_out(state, seat)
    return laid, (happened.StartChosen(seat), *events)
