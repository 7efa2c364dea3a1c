"""Advice: what the coach would do for the seat that looks, and why. It reads words and hints by the table that all
computer players share, without an opinion of its own."""

from collections.abc import Sequence

from engine.core.advice import Advice
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.word_porters.bots.advising_hints import hint_advice
from engine.games.word_porters.bots.advising_votes import vote_advice
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.opinions import opinion
from engine.games.word_porters.view import View

COACH = Level("coach", opinion=0.0, contrast=True)


def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """The coach's advice, or why the seat may have taken `step`; from the seat's knowledge alone. ValueError where
    nothing is asked."""
    del heard, seed  # all that was heard stands in the view, and nothing is left to chance
    if not prompts:
        raise ValueError("nothing is asked")
    asked = {prompt.verb: prompt for prompt in prompts}
    fits = opinion(view, COACH)
    if "vote" in asked:
        return vote_advice(view, asked["vote"], fits, COACH, step)
    return hint_advice(view, asked, fits, COACH, step)
