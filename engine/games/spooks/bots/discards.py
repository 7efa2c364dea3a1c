"""Parting with cards: what to lay for a trick, to give to a victim, to hand on."""

from collections.abc import Sequence

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.spooks.bots.choice import Choice
from engine.games.spooks.bots.counting import Known
from engine.games.spooks.bots.playing import lead_worth, trick_chance
from engine.games.spooks.bots.worth import HABITS, Habits, keep


def lays(known: Known, prompt: Prompt, habits: Habits = HABITS) -> tuple[Choice, ...]:
    """For a trick: win it to lead, or get rid of the worst card."""
    found = []
    for step in prompt.steps():
        card: Card = step.args[0][1]  # type: ignore[assignment]
        rest = _without(known.hand, card)
        if not rest:
            found.append(Choice(step, habits.win, "goes_out"))
            continue
        wins = trick_chance(known, card, known.up)
        worth = 1.0 - keep(known, card, habits) + wins * lead_worth(rest, habits)
        found.append(Choice(step, worth, "win_the_trick" if wins else "shed_in_trick"))
    return tuple(found)


def gives(known: Known, prompt: Prompt, habits: Habits = HABITS) -> tuple[Choice, ...]:
    """To a victim, to whoever has the fewest, to the neighbour: the card that is worth least here."""
    found = []
    for step in prompt.steps():
        card: Card = step.args[0][1]  # type: ignore[assignment]
        worth = 1.0 - keep(known, card, habits)
        found.append(Choice(step, worth, "give_the_worst"))
    return tuple(found)


def _without(cards: Cards, card: Card) -> Cards:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def only(prompts: Sequence[Prompt]) -> Step | None:
    """The one answer there is, or None where there is a choice."""
    if len(prompts) == 1 and prompts[0].count() == 1:
        return next(prompts[0].steps())
    return None
