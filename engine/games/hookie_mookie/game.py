"""Hookie-Mookie as a `Game`, put together from the parts of its package."""

from engine.core.game import Game, imported_later
from engine.games.hookie_mookie.cards import is_card
from engine.games.hookie_mookie.follow import follow
from engine.games.hookie_mookie.imagine import imagine
from engine.games.hookie_mookie.options import VARIANTS, together
from engine.games.hookie_mookie.refusals import refusal
from engine.games.hookie_mookie.rules import VERBS, apply, prompts, start
from engine.games.hookie_mookie.scoring import end
from engine.games.hookie_mookie.view import view

GAME = Game(
    name="hookie_mookie",
    variants=VARIANTS,
    verbs=VERBS,
    start=start,
    prompts=prompts,
    apply=apply,
    view=view,
    follow=follow,
    imagine=imagine,
    end=end,
    decide=imported_later("engine.games.hookie_mookie.bots", "decide"),
    advise=imported_later("engine.games.hookie_mookie.bots.advice", "advise"),
    refusal=refusal,
    is_card=is_card,
    thinks={"sharp": 0.01, "master": 0.01},
    together=together,
)
