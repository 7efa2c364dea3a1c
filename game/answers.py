"""Answers: whether one is allowed, and a simple one for a computer player that has none."""

from collections.abc import Sequence

from engine.core.prompts import Prompt
from engine.core.steps import Step

PREFERRED_VERBS = ("agree", "pass")
"""What a simple answer says wherever it can: it binds nobody to anything."""


def simple_answer(prompts: Sequence[Prompt]) -> Step:
    """A legal answer that needs no thought: agree or pass where that is offered, else the first option.

    `prompts` are the open questions of one seat; ValueError where none of them has an answer.
    """
    asked = [prompt for prompt in prompts if not prompt.interrupts] or list(prompts)
    asked.sort(key=lambda prompt: prompt.verb not in PREFERRED_VERBS)
    for prompt in asked:
        for step in prompt.steps():
            return step
    raise ValueError("nothing is asked")


def is_legal(step: Step, prompts: Sequence[Prompt]) -> bool:
    """Whether one of these questions accepts a step that may be any nonsense."""
    try:
        return any(prompt.accepts(step) for prompt in prompts)
    except (TypeError, ValueError, AttributeError):  # a step of nonsense may not even be comparable
        return False
