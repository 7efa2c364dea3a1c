"""The coach's sentences: why a step is taken, in table words."""

from collections.abc import Sequence
from typing import Any

from engine.core.advice import Advice
from engine.core.steps import Step
from scenes.games.advised import Tables, Texts, odds, said

LINES = 3
"""Lines of an outlook."""

TABLES = Tables(
    sentences={
        "fits_best": "Of the free hints {hint} says most of {word}; beware of {rival}.",
        "fits": "{hint} says {word} about as well as any; beware of {rival}.",
        "says_little": "{hint} would make them think of {rival} before {word}.",
        "shared": "{hint} says {word} well enough for two parcels; beware of {rival}.",
        "unknown_text": "What {hint} has to do with {word} the coach does not know.",
        "nothing_fits": "Nothing that is left says {word}: better no hint than a wrong one.",
        "keeps_tokens": "{hint} would still say something of {word}.",
        "nothing_else": "No hint is left to go to.",
        "likeliest": "{seat}'s parcels speak most clearly: {word}, {sure} % sure.",
        "reads": "{word} for {seat} is a close call; in all about {right} of {of} will be right.",
    },
    ideas={
        "fits": "say {word} with {hint}",
        "says_little": "say {word} with {hint}",
        "shared": "share {hint} for {word}",
        "unknown_text": "say {word} with {hint}",
        "reads": "read {word} from {seat}'s parcels",
    },
)


def sentence(advice: Advice, names: Sequence[str]) -> str:
    """Why a seat would take the step of `advice`, in one sentence of at most 90 characters. `names` by seat."""

    def tell(name: str, value: Any) -> Texts:
        return {name: f"“{value}”"} if name == "hint" else {}

    return said(advice, TABLES, names, tell, lambda step, by: _rather(step))


def _rather(step: Step) -> str:
    return "another hint says it more clearly" if step.do == "place" else "another word is likelier"


def outlook(advice: Advice, names: Sequence[str]) -> tuple[str, ...]:
    """What the others would think of then, or what their parcels speak for, in up to three lines."""
    found = dict(advice.outlook)
    if "believe" in found:
        return (f"They would think of: {odds(found['believe'])}",)
    parts = [f"{names[seat]}: {odds(words)}" for seat, words in found.get("reads", ())]
    each = -(-len(parts) // LINES)
    return tuple("; ".join(parts[at : at + each]) for at in range(0, len(parts), each or 1))
