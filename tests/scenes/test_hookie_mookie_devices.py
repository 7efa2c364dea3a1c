"""Whole matches of Hookie-Mookie by pointing and with keys."""

from pathlib import Path

import pytest

from engine.core.seats import PUBLIC
from game.input.actions import KEYS, MOUSE, TOUCH
from scenes.ending.results import ResultsScene
from scenes.table.asks.chance_question import ChanceQuestionScene
from tests.pilot import KEY_NAMES
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.by_pointer import answer_decided, click
from tests.scenes.test_hookie_mookie_table import LONG, table_plan


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_a_whole_match_by_pointing(tmp_path: Path, device: str) -> None:
    """The start player is also chosen with the pointer."""
    with TablePilot(tmp_path, table_plan("together", 3, [device], jokers=2, must_empty=2)) as pilot:
        for _ in range(LONG):
            if isinstance(pilot.scene, ResultsScene):
                return
            held = pilot.table
            if isinstance(pilot.scene, ChanceQuestionScene):
                click(pilot, device, pilot.scene.tiles()[1].center)
                assert match_of(held).view(PUBLIC).turn == 0
            elif pilot.scene is held and held.screen.answering is not None:
                answer_decided(pilot, device)
            else:
                pilot.on()
        raise AssertionError("the match never ended")


def test_a_whole_match_with_keys(tmp_path: Path) -> None:
    with TablePilot(tmp_path, table_plan("race", 4, [KEYS], jokers=1)) as pilot:
        pilot.tap = lambda action, device, at=None: pilot.key(KEY_NAMES[action])
        pilot.until(lambda: isinstance(pilot.scene, ResultsScene), LONG)
        assert match_of(pilot.table).over
