"""Storms: whatever people press, in whatever order, the program goes on and keeps what is secret."""

import random

import pygame
import pytest

from game.input.actions import Action
from tests.pilot import Pilot

STEPS = 220
MOVES = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
OTHERS = (Action.BACK, Action.EXTRA, Action.INFO, Action.PREV, Action.NEXT, Action.MENU, Action.LOOK)
ACTIONS = MOVES * 3 + (Action.CONFIRM,) * 8 + OTHERS
DEVICES = ("keys", "keys", "keys", "mouse", "pad:1")


def private(pilot):
    return any(scene.private for scene in pilot.house.stack.visible())


def press_something(pilot, chance):
    """One thing that people, or the window, may do."""
    match chance.randrange(20):
        case 0 | 1 | 2:
            pilot.click(chance.randrange(1920), chance.randrange(1080))
        case 3:
            pilot.type("ab")
        case 4 | 5:
            pilot.frames(chance.randrange(1, 30))
        case 6:
            pilot.event(pygame.WINDOWFOCUSLOST)
            pilot.frames(1)
            assert not private(pilot), "a hand stayed open when the window lost the keyboard"
        case _:
            pilot.press(chance.choice(ACTIONS), chance.choice(DEVICES))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_people_press_breaks_the_evening(tmp_path, seed):
    chance = random.Random(seed)
    with Pilot(tmp_path, speed="off" if seed % 2 else "normal", kids=seed == 2, kiosk=seed == 3) as pilot:
        for _ in range(STEPS):
            press_something(pilot, chance)
            pilot.app.running = True  # somebody may have found the way out
            assert pilot.house.stack.scenes
