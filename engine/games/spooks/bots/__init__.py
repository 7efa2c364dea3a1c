"""Computer players of Spooks: each a pure function of what one seat sees, what it heard, and a seed of its own."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.spooks.bots.randomly import any_answer
from engine.games.spooks.view import View


def decide(view: View, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
    """The step that a computer player of `level` takes for the seat that `view` belongs to."""
    return any_answer(prompts, Random(seed))
