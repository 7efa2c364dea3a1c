"""What a coach says, put together from a game's tables of sentences: one for every reason, with gaps for its facts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.advice import BEHIND, Advice
from engine.core.steps import Step

LONGEST = 90
"""Characters of a sentence that fits one line of the coach's card."""
Texts = Mapping[str, str]
"""What fills the gaps of a sentence, by the gap's name."""


@dataclass(frozen=True, slots=True)
class Tables:
    """A game's words for its coach. `sentences` say by reason why a step is taken; `ideas` go on after "Meant to" for
    those that can turn out to be the weaker ones. Both have gaps by the names that a game's `Tell` gives."""

    sentences: Mapping[str, str]
    ideas: Mapping[str, str]


Tell = Callable[[str, Any], Texts]
"""A fact's name and value as texts for gaps, where the plain value is not what people say: under the fact's own name,
and other forms of it."""


def said(advice: Advice, tables: Tables, names: Sequence[str], tell: Tell, rather: Callable[[Step, float], str]) -> str:
    """The sentence for `advice`, with `names` by seat; `rather` names a better step and by how much it is better."""
    gaps: dict[str, str] = {}
    for name, value in advice.facts:
        if name not in ("idea", "better", "by"):
            gaps[name] = names[value] if name == "seat" else str(value)
            gaps |= tell(name, value)
    if advice.reason != BEHIND:
        return capital(tables.sentences[advice.reason].format_map(gaps))
    idea = tables.ideas[str(advice.fact("idea"))].format_map(gaps)
    return f"Meant to {idea}; {rather(advice.fact('better'), advice.fact('by'))}."


def capital(text: str) -> str:
    """`text` with a capital at its beginning, the rest as it is."""
    return text[:1].upper() + text[1:]


def odds(pairs: Sequence[tuple[str, int]]) -> str:
    """`pearl 62 %, candle 12 %`."""
    return ", ".join(f"{what} {share} %" for what, share in pairs)
