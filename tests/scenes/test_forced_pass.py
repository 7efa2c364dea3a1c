"""A player of Spooks who has to pass on red does so before the curtain. On blue nothing tells a forced pass from a free
one."""

from pathlib import Path

import pytest

from engine.core.steps import Step
from game.input.actions import Action
from scenes.handover.curtain import CurtainScene
from tests.games.spooks.tables import on
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.honour_table_helpers import sit

ANNA, THEO = "pad:1", "pad:2"


def waiting(data: Path, hand: str, top: str, phase: str) -> TablePilot:
    """Anna on turn with that hand, on that card; Theo sits beside her."""
    match = on(hand, "bat 9", "bone 2 3", "spider 2", top=top, actor=3, phase=phase, turn=0)
    return sit(data, match, {0: ANNA, 1: THEO})


def on_red(data: Path) -> TablePilot:
    return waiting(data, "goblin 9, spook 2", "bone-5", "red")


def steps(pilot: TablePilot) -> list[tuple[object, str]]:
    return [(step.by, step.do) for step in match_of(pilot.table).steps]


def test_sp_52_a_player_who_cannot_answer_red_passes_with_one_press_and_no_hand_opens(tmp_path: Path) -> None:
    with on_red(tmp_path) as pilot:
        assert (
            pilot.scene is pilot.table and pilot.table.screen.room.viewpoint == "public" and pilot.table.secret is None
        )
        assert pilot.table.bar_words().text == "Anna can’t play"
        assert next(hint.label for hint in pilot.table.hints()) == "Pass"
        pilot.press(Action.CONFIRM, THEO)
        assert not steps(pilot), "it is not his turn"
        pilot.press(Action.CONFIRM, ANNA)
        assert steps(pilot)[0] == (0, "pass")


@pytest.mark.parametrize("presses", [[Action.LOOK], [Action.RIGHT, Action.CONFIRM]])
def test_the_hand_opens_for_its_own_player_who_wants_to_see_it_first(tmp_path: Path, presses: list[Action]) -> None:
    with on_red(tmp_path) as pilot:
        for action in presses:
            pilot.press(action, THEO)
        assert pilot.scene is pilot.table
        for action in presses:
            pilot.press(action, ANNA)
        pilot.settle()
        assert isinstance(pilot.scene, CurtainScene) and pilot.scene.name == "Anna"
        pilot.press(Action.CONFIRM, ANNA)
        pilot.settle()
        assert pilot.table.screen.room.viewpoint == 0
        pilot.answer(ANNA, Step(0, "pass"))
        assert steps(pilot)[0] == (0, "pass")


def test_a_player_who_can_answer_red_opens_the_curtain_as_ever(tmp_path: Path) -> None:
    with waiting(tmp_path, "bone 9, spook 2", "bone-5", "red") as pilot:
        assert isinstance(pilot.scene, CurtainScene)


def test_sp_27_on_blue_a_forced_pass_looks_like_a_free_one(tmp_path: Path) -> None:
    """Twins: the room sees the same curtain, whether a card fits or not."""
    shown = []
    for hand in ("goblin 9, bat 2", "spook 6, bat 2"):
        with waiting(tmp_path / hand[:3], hand, "spider-5", "blue") as pilot:
            assert isinstance(pilot.scene, CurtainScene)
            shown.append((pilot.drawn(), pilot.scene.narration(), [hint.label for hint in pilot.table.hints()]))
    assert shown[0] == shown[1]
