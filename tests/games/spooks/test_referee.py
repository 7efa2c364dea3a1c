"""The engine against an independent referee, step by step: the same steps are allowed, the same seats win."""

from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.games.spooks.bots import any_answer
from engine.games.spooks.game import GAME
from tests.games.spooks.referee import Referee

TABLES = [
    ("hand", 3, {}),
    ("hand", 4, {"masters": True}),
    ("hand", 5, {"ghost": True, "masters": True}),
    ("hand", 6, {"decks": 2, "masters": True}),
    ("hand", 12, {"decks": 2, "ghost": True, "masters": True}),
    ("children", 3, {}),
    ("children", 4, {}),
    ("children", 5, {}),
    ("children", 5, {"even": True}),
    ("series", 3, {"masters": True, "target": 60}),
    ("series", 5, {"decks": 2}),
    ("long", 6, {"masters": True, "target": 40}),
    ("long", 5, {"decks": 2, "ghost": True, "masters": True, "target": 30}),
]
FEW = 3_000
"""Steps up to which all allowed ones are compared; a straight of many cards has more."""


def listed(match: Match) -> set[tuple]:
    """The steps that the engine allows, as the referee writes them."""
    found = set()
    for prompt in match.prompts():
        for step in prompt.steps():
            values = tuple(value for _, value in step.args)
            found.add((step.by, step.do, values[0] if step.do == "straight" else values))
    return found


@pytest.mark.parametrize(("variant", "players", "options"), TABLES, ids=str)
def test_engine_and_referee_agree(variant: str, players: int, options: dict) -> None:
    """Random matches, seats of a simultaneous choice in any order."""
    for seed in range(6):
        rng = Random(f"{variant} {players} {seed}")
        match, dealer = Match(GAME, GAME.setup(variant, players, options)), SeededDealer(seed)
        referee = Referee(variant, players, options)
        while not match.over:
            assert not referee.over
            allowed = referee.allowed() if sum(prompt.count() for prompt in match.prompts()) < FEW else ()
            if match.chance():
                assert allowed is None or allowed == ()
                step = dealer.answer(*match.chance())
            else:
                assert allowed == () or listed(match) == allowed
                step = any_answer(match.prompts_of(rng.choice(match.waiting())), rng)
            match.submit(step)
            referee.do(step.by, step.do, dict(step.args))
        assert referee.over
        assert match.end() == referee.end_line()
