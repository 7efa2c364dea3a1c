"""Thinking: find the open question and answer it with the right module. Also which card to part with: in a trick, for a
victim, for the neighbour."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.spooks.bots.counting import PlayKnowledge, know
from engine.games.spooks.bots.levels import Level
from engine.games.spooks.bots.playing import lead_worth, plays, straights, trick_chance
from engine.games.spooks.bots.search import searched
from engine.games.spooks.bots.worth import HABITS, StepChoice, keep, manner_bonus, reconsidered
from engine.games.spooks.cards import CAT, without
from engine.games.spooks.view import View


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """Return the step of a thinking player of `level`, and its reason."""
    if (step := only(prompts)) is not None:
        return Decision(step, "nothing_fits" if step.do == "pass" else "only_choice")
    known = know(view, heard, level)
    choices = patient(view, known, weighed(view, known, prompts))
    liked = {choice.step: manner_bonus(known, choice.step, level.manner) for choice in choices}
    if level.worlds:
        chosen = searched(view, known, choices, level.worlds, rng, liked)
    else:
        leaning = [choice._replace(worth=choice.worth + SPARED * liked[choice.step]) for choice in choices]
        chosen = reconsidered(leaning, level, rng)
    return Decision(chosen.step, chosen.reason)


def weighed(view: View, known: PlayKnowledge, prompts: Sequence[Prompt]) -> tuple[StepChoice, ...]:
    """Return every sensible legal step of the viewer now, with its worth and its reason."""
    prompt = prompts[0]
    if prompt.verb == "straight":
        assert view.victim is not None
        return straights(known, prompt, view.victim)
    if prompt.verb == "lay":
        return lays(known, prompt)
    if prompt.verb == "give":
        return gives(known, prompt)
    return plays(known, prompts)


SPARED = 0.35
"""Cards that a character may give up for the step it likes best."""
NEARLY_OUT = 2
"""Number of a rival's cards from which it must be stopped."""


def patient(view: View, known: PlayKnowledge, choices: Sequence[StepChoice]) -> Sequence[StepChoice]:
    """Return the choices without the Cat, if there are others, as long as the seat has played no card in this hand.
    Later the Cat is at least as useful. It is played as the last card, or to stop a rival who is nearly out."""
    put = [*view.pile, *(play for trick in view.tricks for play in trick.cards)]
    if known.least <= NEARLY_OUT or any(seat == view.viewer for seat, _ in put):
        return choices
    return [one for one in choices if one.reason == "goes_out" or CAT not in dict(one.step.args).values()] or choices


def lays(known: PlayKnowledge, prompt: Prompt) -> tuple[StepChoice, ...]:
    """Return the cards for a trick: win it to lead, or get rid of the worst card."""
    found = []
    for step in prompt.steps():
        card = step.card
        rest = without(known.hand, card)
        if not rest:
            found.append(StepChoice(step, HABITS.win, "goes_out"))
            continue
        wins = trick_chance(known, card, known.up)
        worth = 1.0 - keep(known, card, HABITS) + wins * lead_worth(rest, HABITS)
        found.append(StepChoice(step, worth, "win_the_trick" if wins else "shed_in_trick"))
    return tuple(found)


def gives(known: PlayKnowledge, prompt: Prompt) -> tuple[StepChoice, ...]:
    """Return the cards to give to a victim, to the player with the fewest, or to the neighbour: the least useful
    here."""
    found = []
    for step in prompt.steps():
        card = step.card
        worth = 1.0 - keep(known, card, HABITS)
        found.append(StepChoice(step, worth, "give_the_worst"))
    return tuple(found)


def only(prompts: Sequence[Prompt]) -> Step | None:
    """Return the only answer, or None if there are several."""
    if len(prompts) == 1 and prompts[0].count() == 1:
        return next(prompts[0].steps())
    return None
