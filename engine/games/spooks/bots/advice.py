"""Advice: the coach's step for the viewing seat, and its reason. Sensible steps are tried in many worlds. `REASONS`
serve computer players also.

`unit` is the unit of comparison: "wins" of a hundred hands, or "points" if those left in hands count also. Without
worlds it is "cards".
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.core.advice import Advice, Details, Thought, advice_from
from engine.core.events import Heard
from engine.core.levels import coach
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.spooks.bots.counting import PlayKnowledge, know
from engine.games.spooks.bots.levels import MASTER
from engine.games.spooks.bots.playing import Outlook, straight, trick_chance
from engine.games.spooks.bots.search import likeliest, tried_out
from engine.games.spooks.bots.thinking import only, patient, weighed
from engine.games.spooks.bots.worth import HABITS, StepChoice, longest
from engine.games.spooks.cards import cards_named, without
from engine.games.spooks.view import View

_CARD = ("unit", "card")

REASONS: Mapping[str, tuple[str, ...]] = {
    "nothing_fits": (),  # a pass, because no card fits
    "only_choice": (),
    "keep_for_later": ("unit",),  # a pass on purpose
    "goes_out": ("unit",),
    "spend_the_cat": ("unit",),
    "two_at_once": _CARD,
    "likely_leads_again": (*_CARD, "answers"),  # the number of cards in others' hands that could be played on it
    "get_rid_of_it": _CARD,
    "straight_is_ready": (*_CARD, "answers", "seat", "length"),  # if that seat cannot answer
    "another_turn": (*_CARD, "answers", "seat"),  # the same in the children's game
    "bats_bite": (*_CARD, "answers", "seat"),
    "ask_red": (*_CARD, "answers", "seat"),  # the same of either suit, but that seat can probably answer
    "answer_red": _CARD,
    "long_straight": (*_CARD, "length"),  # the card comes on top
    "win_the_trick": (*_CARD, "chance"),  # in percent
    "shed_in_trick": _CARD,
    "give_the_worst": _CARD,
}
"""By reason: the names of the facts in its advice."""


_IF_IT_FAILS = ("straight_is_ready", "another_turn", "bats_bite", "ask_red")
"""Reasons to play a red card."""

WORLDS = 240
"""Number of worlds of a coach. A player waits for the answer, so there are fewer than at the best level."""
SURE = 2.0
"""Standard errors from which another step counts as better. Below, the worlds cannot tell."""
LESS, CALM = 0.77, 0.8
"""Factor for the odds of a win, and exponent for their distance from a fair share, compared with those of hands played
out."""
CAT_LAID = 0.02
"""Probability that a holder of the Cat lays it for a trick that a Goblin would take. Players fear more than that, and
plan for it. Of 471 best Goblins that gentle and fair ones laid while the Cat was out, three lost their trick."""
NEAR = {"wins": 3.0, "points": 2.0, "cards": 0.3}
"""A step counts as about as good within this distance of the best, by unit: the precision of the worlds."""


@coach
def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """Return the coach's advice, or its comment on `step`, from the seat's knowledge alone."""
    del seed  # the coach has its own worlds, see `_thoughts`
    if (forced := only(prompts)) is not None:
        return Advice(forced, "nothing_fits" if forced.do == "pass" else "only_choice", (), (forced,))
    known = know(view, heard, MASTER)
    tried = list(likeliest(patient(view, known, weighed(view, known, prompts))))
    if step is not None and all(choice.step != step for choice in tried):
        tried.append(_choice(view, known, prompts, step))
    unit, thoughts, unsure = _thoughts(view, known, tried)
    asked = next((thought for thought in thoughts if thought.step == step), None)
    if asked is not None and asked.step in unsure:
        asked = asked._replace(worth=max(asked.worth, thoughts[0].worth - NEAR[unit]))
    wins = round(max(thought.worth for thought in thoughts))
    advice = advice_from(thoughts, asked, NEAR[unit], (("wins", wins),) if unit == "wins" else ())
    return replace(advice, weaker=None) if advice.weaker is not None and advice.weaker.step in unsure else advice


def _choice(view: View, known: PlayKnowledge, prompts: Sequence[Prompt], step: Step) -> StepChoice:
    """Return a step that is not among the best at first sight, perhaps a straight of any cards."""
    if step.do == "straight":
        assert view.victim is not None
        return straight(known, step, view.victim)
    return next(choice for choice in weighed(view, known, prompts) if choice.step == step)


def _thoughts(view: View, known: PlayKnowledge, tried: Sequence[StepChoice]) -> tuple[str, list[Thought], set[Step]]:
    """Return the unit, the choices with their worth in worlds, and those that may equally be the best. First sight
    decides if no world can be found.

    The worlds are drawn by the seat's knowledge, so the coach is consistent as long as nothing happens.
    """
    rng = Random(f"{view.viewer} {view.hand} {view.counts} {view.pile} {view.phase}")
    found = tried_out(view, known, tried, WORLDS, rng)
    unit = "wins" if view.target is None else "points"
    if found[0].worth is None:
        unit = "cards"
    thoughts, unsure = [], set()
    for choice, worth, behind_by in found:
        if worth is not None and behind_by < SURE:
            unsure.add(choice.step)
        much = choice.worth if worth is None else 100 * expected(worth, len(view.seats)) if unit == "wins" else worth
        reason = "ask_red" if choice.reason == "answer_red" and view.phase != "red" else choice.reason
        facts = (("unit", unit), *_facts(view, known, choice.step, reason))
        thoughts.append(Thought(choice.step, much, reason, facts))
    return unit, thoughts, unsure


def expected(share: float, seats: int) -> float:
    """Return the real probability of a win, 0 to 1, from the share of wins in playing out. Playing out is
    overconfident: people see more than its players do, and the best of several numbers is a lucky one."""
    if not 0.0 < share < 1.0:
        return share
    fair = 1.0 / (seats - 1)  # a fair share as odds
    odds: float = LESS * fair * (share / (1.0 - share) / fair) ** CALM
    return odds / (1.0 + odds)


def _facts(view: View, known: PlayKnowledge, step: Step, reason: str) -> Details:
    """Return the facts of the reason's sentence."""
    if reason in ("keep_for_later", "goes_out", "spend_the_cat"):
        return ()
    cards = cards_named(step.args)
    card, rest = cards[-1], known.hand
    for one in cards:
        rest = without(rest, one)
    facts: dict[str, Any] = {"card": card}
    outlook = Outlook(known, HABITS, rest, card, view.victim if step.do == "straight" else None)
    if reason in ("likely_leads_again", *_IF_IT_FAILS):
        facts["answers"] = sum(known.unseen[other] for other in outlook.fitting())
    if reason in _IF_IT_FAILS:
        facts["seat"] = outlook.order[0]
    if reason == "straight_is_ready":
        facts["length"] = longest(rest)
    if reason == "long_straight":
        facts["length"] = len(cards)
    if reason == "win_the_trick":
        facts["chance"] = round(100 * trick_chance(known, card, known.up, CAT_LAID))
    return tuple(facts.items())
