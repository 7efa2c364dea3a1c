"""Thinking: which question is open, and which part of the head answers it."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.games.spooks.bots.choice import Choice, reconsidered
from engine.games.spooks.bots.counting import Known, know
from engine.games.spooks.bots.discards import gives, lays, only
from engine.games.spooks.bots.levels import Level
from engine.games.spooks.bots.pile import plays, straights
from engine.games.spooks.bots.search import searched
from engine.games.spooks.bots.worth import HABITS, Habits
from engine.games.spooks.view import View


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """What a thinking player of `level` does, and why. ValueError where nothing is asked."""
    if not prompts:
        raise ValueError("nothing is asked")
    if (step := only(prompts)) is not None:
        return Decision(step, "nothing_fits" if step.do == "pass" else "only_choice")
    known = know(view, heard, level)
    choices = weighed(view, known, prompts)
    if level.worlds:
        chosen = searched(view, known, choices, level.worlds, rng)
    else:
        chosen = reconsidered(choices, level, rng)
    return Decision(chosen.step, chosen.reason)


def weighed(view: View, known: Known, prompts: Sequence[Prompt], habits: Habits = HABITS) -> tuple[Choice, ...]:
    """Everything sensible that the rules allow the viewer now, with its worth and the reason for it."""
    prompt = prompts[0]
    if prompt.verb == "straight":
        assert view.victim is not None
        return straights(known, prompt, view.victim, habits)
    if prompt.verb == "lay":
        return lays(known, prompt, habits)
    if prompt.verb == "give":
        return gives(known, prompt, habits)
    return plays(known, prompts, habits)
