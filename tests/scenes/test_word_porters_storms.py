"""Storms at the table of Word Porters: whatever two people and a mouse press, the match goes on and keeps secrets."""

import random
from pathlib import Path

import pygame
import pytest

from engine.core.seats import PUBLIC
from engine.games.word_porters.rules import VERBS
from game.input.actions import Action
from scenes.curtain import CurtainScene
from scenes.pause import PauseScene
from scenes.results import ResultsScene
from tests.scenes.porters import sit

STEPS = 220
MOVES = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
OTHERS = (Action.BACK, Action.EXTRA, Action.INFO, Action.PREV, Action.NEXT, Action.LOOK)
ACTIONS = MOVES * 3 + (Action.CONFIRM,) * 16 + OTHERS
DEVICES = ("pad:1", "pad:1", "pad:2", "pad:2", "mouse", "keys")


@pytest.mark.parametrize(
    ("seed", "variant", "phase", "steps"),
    [(1, "standard", "hints", 3), (2, "children", "hints", 3), (3, "standard", "votes", 0)],
)
def test_nothing_that_people_press_breaks_a_match(
    tmp_path: Path, seed: int, variant: str, phase: str, steps: int
) -> None:
    chance = random.Random(seed)
    with sit(tmp_path, "pad:1", "pad:2", players=3 + seed % 4, variant=variant, pace="fast") as pilot:
        table = pilot.table
        pilot.until_phase(phase)
        begun = len(table.sitting.match.steps)
        for _ in range(STEPS):
            if isinstance(pilot.scene, PauseScene):  # or else somebody leaves the table
                pilot.press(Action.BACK, "pad:1")
                continue
            match chance.randrange(40):
                case 0 | 1 | 2:
                    pilot.click(chance.randrange(1920), chance.randrange(1080))
                case 3:
                    pilot.event(pygame.WINDOWFOCUSLOST)
                    pilot.frames(1)
                    assert not any(scene.private for scene in pilot.house.stack.visible())
                case 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11:
                    pilot.time(chance.choice((0.1, 0.5, 2.0)))
                case _:
                    pilot.press(chance.choice(ACTIONS), chance.choice(DEVICES))
            if isinstance(pilot.scene, ResultsScene):
                break
            scene, board = pilot.scene, table.glass.board
            if isinstance(scene, CurtainScene) and not scene.busy:
                assert table.viewpoint == PUBLIC and board is None
            if board is not None:
                assert table.viewpoint == board.behind.seat
            assert {step.do for step in table.sitting.match.steps} <= {verb.name for verb in VERBS}
        assert len(table.sitting.match.steps) >= begun + steps, "the storm went on with the match"
