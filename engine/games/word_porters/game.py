"""Word Porters as a `Game`, assembled from the modules of this package."""

from engine.core.game import Game, imported_later
from engine.games.word_porters.card_choice import stocked
from engine.games.word_porters.cards import is_card
from engine.games.word_porters.content import prepare
from engine.games.word_porters.follow import follow
from engine.games.word_porters.imagine import imagine
from engine.games.word_porters.options import VARIANTS
from engine.games.word_porters.refusals import refusal
from engine.games.word_porters.rules import VERBS, apply, asking, prompts, start
from engine.games.word_porters.scoring import end, figures
from engine.games.word_porters.view import view

GAME = Game(
    name="word_porters",
    variants=VARIANTS,
    verbs=VERBS,
    start=start,
    prompts=prompts,
    apply=apply,
    view=view,
    follow=follow,
    imagine=imagine,
    end=end,
    decide=imported_later("engine.games.word_porters.bots", "decide"),
    advise=imported_later("engine.games.word_porters.bots.advice", "advise"),
    refusal=refusal,
    is_card=is_card,
    thinks={"sharp": 0.01, "master": 0.01},
    asking=asking,
    figures=figures,
    stocked=stocked,
    prepare=prepare,
)
