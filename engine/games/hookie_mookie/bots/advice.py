"""Advice: what the coach would do for the seat that looks, and why."""

from collections.abc import Sequence
from random import Random

from engine.core.advice import Advice, waiting
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hookie_mookie.bots.levels import MASTER
from engine.games.hookie_mookie.bots.thinking import considered
from engine.games.hookie_mookie.view import View


def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """The coach's advice, or why the seat may have taken `step`; from the seat's knowledge alone."""
    try:
        found = considered(view, heard, prompts, MASTER, Random(seed))
    except ValueError:
        return Advice(step or waiting(prompts[0].who), "nothing_to_do")
    return Advice(step or found.step, found.reason, (), (found.step,))
