"""Spooks as a `Game`, put together from the parts of its package."""

from engine.core.game import Game, imported_later
from engine.games.spooks.cards import is_card
from engine.games.spooks.follow import follow
from engine.games.spooks.imagine import imagine
from engine.games.spooks.options import VARIANTS
from engine.games.spooks.refusals import refusal
from engine.games.spooks.rules import VERBS, apply, prompts, start
from engine.games.spooks.scoring import end, figures
from engine.games.spooks.view import view

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
    decide=imported_later("engine.games.spooks.bots", "decide"),
    advise=imported_later("engine.games.spooks.bots.advice", "advise"),
    refusal=refusal,
    is_card=is_card,
    thinks={"sharp": 0.08, "master": 0.6},
    figures=figures,
)
