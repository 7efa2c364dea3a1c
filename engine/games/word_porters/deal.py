"""Before the first round: both stacks with what is printed on their cards (WP-6 to WP-11), and who begins (WP-13)."""

from dataclasses import replace
from functools import cache
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.printed import PrintedDeal, Sides, Stack
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE
from engine.core.shapes import Number
from engine.core.steps import Step
from engine.games.word_porters.cards import SIDES, WORDS, Printed, side_of
from engine.games.word_porters.content import content_of
from engine.games.word_porters.events import StacksMade, StartChosen
from engine.games.word_porters.laying import lay_out
from engine.games.word_porters.options import WORD_STACK
from engine.games.word_porters.state import Outcome, State

Pairs = tuple[tuple[Card, str], ...]
"""Cards and texts as a step has them."""


def deal_prompts(state: State) -> tuple[Prompt, ...]:
    """Forty word cards and all hint cards; a question for each way in which word cards can lie (WP-7, WP-8, WP-77)."""
    terms = state.terms
    return tuple(Prompt(CHANCE, "deal", _stacks(showing, terms.hints, terms.language)) for showing in terms.showing)


@cache
def _stacks(showing: str, hints: Cards, language: str) -> PrintedDeal:
    """The stacks of a dealer with our own texts: word cards of any set, on one of the sides `showing`."""
    words: tuple[Sides, ...] = tuple(
        _faces(tuple(s for s in card if side_of(s) in showing), language) for card in WORDS
    )
    return PrintedDeal(
        (
            Stack("words", words, WORD_STACK),
            Stack("hints", tuple(_faces((hint,), language) for hint in hints), len(hints)),
        )
    )


def _faces(sides: Cards, language: str) -> Sides:
    return tuple((side, text) for side in sides for text in our_texts(language)[side])


@cache
def our_texts(language: str) -> dict[Card, tuple[str, ...]]:
    """What the pack prints on each side and each hint card: on a side one text for each set of word cards."""
    content = content_of(language)
    texts: dict[Card, tuple[str, ...]] = {Card(f"h{hint.number}"): (hint.text,) for hint in content.hints}
    for word in content.words:
        for side, text in zip(SIDES, (word.a, word.b), strict=True):
            card = Card(f"w{word.number}{side}")
            texts[card] = (*texts.get(card, ()), text)
    return texts


def deal(state: State, step: Step) -> Outcome:
    """Both stacks lie face down, [0] on top."""
    words, hints = (_printed(cast(Pairs, step.arg(name))) for name in ("words", "hints"))
    dealt = replace(state, phase="start", words=words, hints=hints, stack=tuple(hint.card for hint in hints))
    return dealt, (StacksMade(len(words), len(hints)),)


def _printed(pairs: Pairs) -> tuple[Printed, ...]:
    return tuple(Printed(card, text) for card, text in pairs)


def start_prompts(state: State) -> tuple[Prompt, ...]:
    """Any seat may be the youngest (WP-Q12)."""
    return (Prompt(CHANCE, "start", Number(0, state.terms.players - 1), "seat"),)


def begin(state: State, step: Step) -> Outcome:
    """The seat named starts, and round 1 is laid out."""
    seat = step.arg("seat")
    assert isinstance(seat, int)
    laid, events = lay_out(state, seat)
    return laid, (StartChosen(seat), *events)
