"""Storms at the table of Word Porters: with any presses, hints and votes continue and keep secrets."""

from pathlib import Path
from random import Random

import pytest

from engine.games.word_porters.rules import VERBS
from game.loop import FRAME
from scenes.ending.results import ResultsScene
from tests.scenes.at_table import match_of
from tests.scenes.porters import sit
from tools.fuzzer import Fuzzer
from tools.invariants import Invariants

STEPS, DRAWN = 200, 10


@pytest.mark.parametrize(
    ("seed", "variant", "phase", "steps"),
    [(1, "standard", "hints", 3), (2, "children", "hints", 3), (3, "standard", "votes", 0)],
)
def test_no_presses_break_a_match(tmp_path: Path, seed: int, variant: str, phase: str, steps: int) -> None:
    chance = Random(seed)
    with sit(tmp_path, "pad:1", "pad:2", players=3 + seed % 4, variant=variant, pace="fast") as pilot:
        table = pilot.table
        pilot.until_phase(phase)
        begun = len(match_of(table).steps)
        fuzzer, invariants = Fuzzer(pilot.context, chance), Invariants(pilot.context)
        for step in range(STEPS):
            invariants.begin()
            command = fuzzer.command()
            for number, events in enumerate(command.frames):
                pilot.app.advance(FRAME, events)
                invariants.look(command if number == 0 else None)
            if step % DRAWN == 0:
                pilot.app.show()
            if chance.random() < 0.2:
                pilot.time(chance.choice((0.1, 0.5, 2.0)))
            if table not in pilot.context.stack.scenes or isinstance(pilot.scene, ResultsScene):
                break
            assert {taken.do for taken in match_of(table).steps} <= {verb.name for verb in VERBS}
        assert len(match_of(table).steps) >= begun + steps, "the storm went on with the match"
