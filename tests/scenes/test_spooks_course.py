"""What follows what at the table of Spooks: who keeps the screen, what may be looked at again, what moves beside."""

from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.prompts import Shape
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from scenes.curtain import CurtainScene
from scenes.games.spooks.look import LOOK
from tests.games.spooks.tables import on
from tests.scenes.at_table import TablePilot
from tests.scenes.honour_sits import open_curtain, sit

GAME = GAMES["spooks"]
HANDS = ("goblin 10 m, spook 2 5", "bat 2 3 4 5", "bone 2 3", "spider 2 3 4")


def answered(data: Path, card: str, **options: object) -> TablePilot:
    """Two people and two computer players; the person at seat 0 has led `card`, and the story is over."""
    pilot = sit(data, on(*HANDS, **options), {0: "pad:1", 1: "pad:2"})
    open_curtain(pilot)
    pilot.answer("pad:1", Step(0, "play", (("card", card),)))
    pilot.until(lambda: pilot.table.answering is not None or isinstance(pilot.scene, CurtainScene), 20)
    return pilot


def test_sp_71_whoever_gives_a_card_for_the_master_of_goblins_keeps_the_screen(tmp_path: Path) -> None:
    with answered(tmp_path, "goblin-m", masters=True) as pilot:
        table = pilot.table
        assert pilot.scene is table and table.viewpoint == 0
        assert table.answering is not None and table.sitting.verbs(0) == ("give",)
        pilot.on()
        assert table.viewpoint == PUBLIC, "the trick is everybody's"


@pytest.mark.parametrize(("card", "masters"), [("goblin-10", True), ("goblin-m", False)])
def test_any_other_goblin_begins_a_trick_behind_the_curtain(tmp_path: Path, card: str, masters: bool) -> None:
    with answered(tmp_path, card, masters=masters) as pilot:
        assert isinstance(pilot.scene, CurtainScene) and pilot.table.viewpoint == PUBLIC


@pytest.mark.parametrize(("players", "options"), [(3, {"decks": 2}), (5, {}), (8, {"ghost": True})], ids=str)
def test_whoever_keeps_the_screen_is_asked_again(players: int, options: dict[str, object]) -> None:
    """Told before the step, from what everybody knows, for every play and every straight."""
    kept = 0
    for seed in range(8):
        match = Match(GAME, GAME.setup("hand", players, {"masters": True, **options}))
        rng, dealer = Random(seed), SeededDealer(seed)
        while not match.over:
            chance = match.chance()
            step = dealer.answer(*chance) if chance else _any(match, rng)
            told = LOOK.goes_on(step, match.view(PUBLIC))
            match.submit(step)
            again = match.waiting() == (step.by,) and step.do in ("play", "straight")
            assert told == again, step
            kept += told
    assert kept > 0


def _any(match: Match, rng: Random) -> Step:
    prompt = rng.choice(match.prompts())
    if prompt.shape is Shape.RUN:
        return rng.choice(list(prompt.steps())[:200])
    return rng.choice(list(prompt.steps()))
