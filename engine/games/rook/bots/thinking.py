"""Thinking: which question is open, and which part of the head answers it."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.rook.bots.bidding import lay, name_trump, speak
from engine.games.rook.bots.card_play import follow, lead, odds
from engine.games.rook.bots.choice import Choice, polite, reconsidered
from engine.games.rook.bots.counting import Known, know
from engine.games.rook.bots.honour import accusation, vote
from engine.games.rook.bots.levels import Level
from engine.games.rook.bots.search import best_found, searched
from engine.games.rook.view import View


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """What a thinking player of `level` does, and why. ValueError where nothing is asked."""
    if called := accusation(view, heard, prompts):
        return called
    asked = {prompt.verb: prompt for prompt in prompts if prompt.verb != "call"}
    if "bid" in asked or "pass" in asked:
        return speak(view, prompts, level)
    if "bury" in asked:
        return lay(view, asked["bury"])
    if "trump" in asked:
        return name_trump(view, asked["trump"])
    if "play" in asked:
        return _play(view, heard, asked["play"], level, rng)
    if "vote" in asked:
        return vote(asked["vote"])
    if "agree" in asked:
        return Decision(Step(asked["agree"].who, "agree"), "nothing_to_call")
    raise ValueError("nothing is asked")


def _play(view: View, heard: Heard, prompt: Prompt, level: Level, rng: Random) -> Decision:
    if prompt.count() == 1:
        return Decision(next(prompt.steps()), "only_card")
    known = know(view, heard, level.memory)
    choices = weighed(known)
    found = searched(view, heard, known, level.worlds, rng) if level.worlds else None
    choice = best_found(found, choices, polite(known)) if found else reconsidered(choices, level, rng)
    return Decision(Step(prompt.who, "play", (("card", choice.card),)), choice.reason)


def weighed(known: Known) -> tuple[Choice, ...]:
    """Every card that the rules allow now, with its worth by counting and the reason for it."""
    chances = odds(known)
    return lead(known, chances) if known.lead is None else follow(known, chances)
