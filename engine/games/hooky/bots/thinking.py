"""Thinking: which question is open, and which part of the head answers it."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hooky.bots.asking import clue, question
from engine.games.hooky.bots.guessing import Counts, all_hands, missing
from engine.games.hooky.bots.levels import Level
from engine.games.hooky.bots.revealing import reveal
from engine.games.hooky.deduction import Noticed, possible
from engine.games.hooky.state import Spoken
from engine.games.hooky.view import View


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """What a thinking player of `level` does, and why. ValueError where nothing is asked.

    All that was heard stands in the view. A reveal helps the others as much as itself, so it is only for letters that
    they know anyway.
    """
    del heard
    asked: dict[str, list[Prompt]] = {}
    for prompt in prompts:
        if not prompt.interrupts:
            asked.setdefault(prompt.verb, []).append(prompt)
    if not asked:
        raise ValueError("nothing is asked")
    if "clue" in asked:
        return clue(view, asked["clue"][0], rng)
    lists = possible(view, noticed(view, level))
    if shown := reveal(view, asked.get("reveal", ()), lists, level.shows_from):
        return shown
    if "done" in asked:
        return Decision(Step(asked["done"][0].who, "done"), "reveals_nothing")
    if "ask" in asked:
        return question(view, asked["ask"], lists, level.tries, rng)
    counts = Counts(view, lists, level.counts)
    if "guess" in asked:
        return Decision(asked["guess"][0].answer(missing(counts)), "likeliest_missing")
    return Decision(asked["hands"][0].answer(all_hands(view, counts)), "likeliest_hands")


def noticed(view: View, level: Level) -> Noticed:
    """Whether a number is taken in: the same one always or never in a match, whatever is asked later."""

    def takes_in(said: Spoken) -> bool:
        if said.of is None or said.seat == view.viewer or level.notices >= 1.0:
            return True
        lot = Random(f"{view.viewer} {view.hand} {said.round} {said.seat} {said.of} {said.word}")
        return lot.random() < level.notices

    return takes_in
