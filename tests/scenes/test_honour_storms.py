"""Storms in honour: with any presses, cards, calls, votes and the review continue, and no hand is left open."""

from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from engine.core.steps import Step
from engine.games import GAMES
from game.input.actions import Action
from game.loop import FRAME
from scenes.ending.results import ResultsScene
from scenes.seating import TablePlan
from scenes.table.asks.asks import CardsAsk
from scenes.table.pause import PauseScene
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.test_table_matches import assert_in_place
from tools.fuzzer import ACTIONS, Command, Fuzzer
from tools.invariants import Invariants

PRESSES = 420
ON = 0.35  # how often a seat answers in earnest
ROOMS = {
    "alone": ("pad:1",),
    "two pads": ("pad:1", "pad:2"),
    "one pad for two": ("pad:1", "pad:1"),
    "four pads": ("pad:1", "pad:2", "pad:3", "pad:4"),
}


def careless(pilot: TablePilot) -> Step:
    """The step of a careless player: any card, a nest of any size."""
    assert pilot.table.screen.answering is not None
    match, seat = match_of(pilot.table), pilot.table.screen.answering.seat
    asks = tuple(prompt for prompt in match.prompts_of(seat) if not prompt.interrupts)
    return match.game.decide(match.view(seat), match.heard(seat), asks, "random", len(match.steps))


def press_something(pilot: TablePilot, command: Command, invariants: Invariants) -> None:
    """Press something, and check all promises."""
    invariants.begin()
    for number, events in enumerate(command.frames):
        pilot.app.advance(FRAME, events)
        invariants.look(command if number == 0 else None)


def nothing_is_left_open(pilot: TablePilot) -> None:
    """Check that after a story all things are in their places, and no result is left."""
    table = pilot.table
    if pilot.scene is table and not table.screen.animations.busy:
        assert not table.screen.stage.call_results
        if table.screen.answering is None or not isinstance(table.screen.answering.ask, CardsAsk):
            assert_in_place(table)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("classic_individual", 5)])
def test_honour_continues_with_any_presses(tmp_path: Path, room: str, variant: str, players: int) -> None:
    chance = Random(f"{room} {variant}")
    setup = GAMES["rook"].setup(variant, players, {"enforcement": "honour"})
    table = TablePlan(setup, plan(variant, players, ROOMS[room], enforcement="honour").seating)
    with patch("scenes.table.preload.table_ahead", lambda *told: iter(())):
        pilot = TablePilot(tmp_path, table)
    with pilot:
        fuzzer, invariants = Fuzzer(pilot.context, chance), Invariants(pilot.context)
        pilot.decided = lambda seed=1: careless(pilot)
        for _ in range(PRESSES):
            if isinstance(pilot.scene, ResultsScene):
                break
            if isinstance(pilot.scene, PauseScene):
                pilot.tap(Action.BACK, "pad:1")
            elif chance.random() < ON:
                pilot.on()
            else:
                press_something(pilot, fuzzer.press(chance.choice(ROOMS[room]), chance.choice(ACTIONS)), invariants)
            if chance.random() < 0.5:
                pilot.time(chance.choice((0.05, 0.3, 2.0)))
            if not isinstance(pilot.scene, PauseScene) and len(pilot.context.stack.scenes) > 2:
                pilot.tap(Action.BACK, "pad:1")  # settings and rules are not tested here
            nothing_is_left_open(pilot)
        assert len(match_of(pilot.table).steps) > 20
