"""Spooks as a `Game`, put together from the parts of its package."""

from typing import Any

from engine.core.advice import Advice
from engine.core.game import Game
from engine.core.steps import Step
from engine.games.spooks.cards import is_card
from engine.games.spooks.follow import follow
from engine.games.spooks.imagine import imagine
from engine.games.spooks.options import VARIANTS
from engine.games.spooks.refusals import refusal
from engine.games.spooks.rules import VERBS, apply, prompts, start
from engine.games.spooks.scoring import end, figures
from engine.games.spooks.view import view

# Computer players and the coach are imported at their first call: reading a record needs neither.


def decide(*known: Any) -> Step:
    from engine.games.spooks.bots import decide

    return decide(*known)


def advise(*known: Any) -> Advice:
    from engine.games.spooks.bots.advice import advise

    return advise(*known)


GAME = Game(
    name="spooks",
    variants=VARIANTS,
    verbs=VERBS,
    start=start,
    prompts=prompts,
    apply=apply,
    view=view,
    follow=follow,
    imagine=imagine,
    end=end,
    decide=decide,
    advise=advise,
    refusal=refusal,
    is_card=is_card,
    thinks={"sharp": 0.08, "master": 0.6},
    figures=figures,
)
