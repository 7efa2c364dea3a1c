"""Stocking: the choice of cards for a table that plays repeatedly. Each set has a word card of every number. Words that
the table has not seen come first, then those that it saw longest ago. In its first match every word has a hint in its
row that suits it.

The records of the table's matches say what it has seen; no other data is kept. The rest is fair: the choice between
equally new words, the order of words, and the places of hints. A player learns nothing about hidden words except that
the table did not see them lately.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.shapes import same_text
from engine.core.steps import Step
from engine.games.word_porters.cards import WORDS, Printed, side_of
from engine.games.word_porters.content import fit
from engine.games.word_porters.deal import Pairs, our_texts
from engine.games.word_porters.options import WORDS_LAID, Ruleset
from engine.games.word_porters.state import State

SUITS = 1.5
"""The smallest fit of a hint that suits a word."""
_SWAPS = 2000  # far more than are needed to give every word a hint


def stocked(state: State, step: Step, past: Sequence[Sequence[Step]], rng: Random) -> Step:
    """Return the chance step for a table in place of `step`, which any dealer answered in `state`. `past`: the steps of
    the table's earlier matches, oldest first; the steps of chance are enough."""
    seen = last_seen(past)
    if step.do == "deal":
        return _words_chosen(state, step, seen, rng)
    if step.do == "reshuffle" and not seen:
        return _hints_chosen(state, step, rng)
    return step


def last_seen(past: Sequence[Sequence[Step]]) -> Mapping[str, int]:
    """By text in comparable form: the latest match of `past` that laid the word, 1 for the first match. A match that
    broke off counts only with the words of its rounds."""
    seen: dict[str, int] = {}
    for number, steps in enumerate(past, 1):
        laid = WORDS_LAID * sum(step.do == "identities" for step in steps)
        dealt = next((cast(Pairs, step.arg("words")) for step in steps if step.do == "deal"), ())
        seen.update((same_text(text), number) for _, text in dealt[:laid])
    return seen


def suits(hint: str, word: str) -> bool:
    """Return whether a hint says so much about a word that most players would think of it."""
    return fit(word, hint) >= SUITS


def _words_chosen(state: State, step: Step, seen: Mapping[str, int], rng: Random) -> Step:
    """Return the deal with the same hints, and with the words that the table has seen least, on the same sides."""
    sides = {side_of(card) for card, _ in cast(Pairs, step.arg("words"))}
    showing = next(showing for showing in state.ruleset.showing if sides <= set(showing))
    words = [_newest(card, showing, state.ruleset.language, seen, rng) for card in WORDS]
    rng.shuffle(words)
    if seen:
        words = sorted(words, key=lambda word: _seen(word, seen))[: state.ruleset.word_stack]
        rng.shuffle(words)
    else:
        hints = [text for _, text in cast(Pairs, step.arg("hints"))]
        words = _suited(words, _rows(hints, state.ruleset, rng))
    chosen = tuple((word.card, word.text) for word in words)
    return Step(step.by, step.do, (("words", chosen), ("hints", step.arg("hints"))))


def _newest(card: Cards, showing: str, language: str, seen: Mapping[str, int], rng: Random) -> Printed:
    """One side of a card of that number from one of the sets. It is a random one of those that were not seen, or were
    seen longest ago."""
    faces = [Printed(side, text) for side in card if side_of(side) in showing for text in our_texts(language)[side]]
    least = min(_seen(face, seen) for face in faces)
    return rng.choice([face for face in faces if _seen(face, seen) == least])


def _seen(word: Printed, seen: Mapping[str, int]) -> int:
    return seen.get(same_text(word.text), 0)


def _rows(hints: Sequence[str], ruleset: Ruleset, rng: Random) -> list[list[str]]:
    """The rows of all rounds if the hint stack has that order. They do not depend on the players, because whole rows
    are discarded (WP-65). A reshuffled stack (WP-18) is drawn by `rng`."""
    rows: list[list[str]] = []
    stack, discarded, size = list(hints), list[str](), ruleset.row_size
    for _ in range(ruleset.rounds):
        row, stack = stack[:size], stack[size:]
        if not stack:
            stack, discarded = rng.sample(discarded, len(discarded)), []
            short = size - len(row)
            row, stack = row + stack[:short], stack[short:]
        rows.append(row)
        discarded += row
    return rows


def _suited(words: Sequence[Printed], rows: Sequence[Sequence[str]]) -> list[Printed]:
    """Ten words for each row: the first that have a hint there. With 150 cards most words have one."""
    chosen: list[Printed] = []
    waiting = list(words)
    for row in rows:
        suiting = (word for word in waiting if any(suits(hint, word.text) for hint in row))
        suited = list(islice(suiting, WORDS_LAID))
        waiting = [word for word in waiting if word not in suited]
        while len(suited) < WORDS_LAID:  # the qualities know too few of the hints
            suited.append(waiting.pop(0))
        chosen += suited
    return chosen


def _hints_chosen(state: State, step: Step, rng: Random) -> Step:
    """The new hint stack in almost the same order. While a word of this or a later round has no hint, a suitable one
    changes places with a hint of its row."""
    order = list(cast(Cards, step.arg("hints")))
    text = {hint.card: hint.text for hint in state.hints}
    spans = [(word, lying, row) for word, lying, row in _spans(state) if row and _has_hint(word, order, text)]
    for _ in range(_SWAPS):
        lacking = [
            (word, row) for word, lying, row in spans if not _has_hint(word, (*lying, *(order[at] for at in row)), text)
        ]
        if not lacking:
            break
        word, row = rng.choice(lacking)
        others = [at for at, hint in enumerate(order) if at not in row and suits(text[hint], word)]
        here, other = rng.choice(row), rng.choice(others)
        order[here], order[other] = order[other], order[here]
    return Step(step.by, step.do, (("hints", tuple(order)),))


def _spans(state: State) -> list[tuple[str, Cards, range]]:
    """The words of this round and the later ones. Each comes with the hints in its row and the places of a new stack
    that go there."""
    spans: list[tuple[str, Cards, range]] = []
    lying, first = state.row, 0
    for number in range(state.round, state.ruleset.rounds + 1):
        after = first + state.ruleset.row_size - len(lying)
        words = state.words[WORDS_LAID * (number - 1) : WORDS_LAID * number]
        spans += [(word.text, lying, range(first, after)) for word in words]
        lying, first = (), after
    return spans


def _has_hint(word: str, hints: Sequence[Card], text: Mapping[Card, str]) -> bool:
    return any(suits(text[hint], word) for hint in hints)
