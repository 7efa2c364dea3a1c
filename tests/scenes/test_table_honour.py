"""Honour with two people: they agree in the review on its board, call from public lists, and votes stay sealed."""

from pathlib import Path

from game.input.actions import Action
from scenes.ending.results import ResultsScene
from scenes.games.rook.boards import ReviewScene
from scenes.handover.curtain import CurtainScene
from scenes.table.challenge.calls import CallScene
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.test_table_matches import assert_in_place


def test_two_people_play_and_agree_in_public(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"], enforcement="honour")) as pilot:
        table, match = pilot.table, match_of(pilot.table)
        reviews = 0
        for _ in range(4000):
            scene = pilot.scene
            if isinstance(scene, ResultsScene):
                break
            if isinstance(scene, ReviewScene):
                reviews += 1
                assert table.screen.room.viewpoint == "public" and not table.screen.hand.cards
                assert set(scene.view.asked) == {0, 1}, "computer players have agreed before"
                pilot.tap(Action.CONFIRM, "pad:2")  # the first who is ready says so
                assert pilot.scene is scene and match.view("public").asked == (0,)
                pilot.tap(Action.CONFIRM, "pad:2")
                assert pilot.scene is scene and match.view("public").asked == (0,), "once is enough"
                pilot.tap(Action.CONFIRM, "pad:1")
                assert pilot.scene is not scene
                continue
            if scene is table and not table.screen.animations.busy:
                assert_in_place(table)
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene) and reviews


def test_a_call_covers_the_hand_and_is_told(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"], enforcement="honour")) as pilot:
        table = pilot.table
        pilot.until(
            lambda: table.secret and table.screen.answering is not None and table.screen.stage.view.phase == "play"
        )
        device, steps = pilot.device(), len(match_of(table).steps)
        pilot.press(Action.PREV, device)
        scene = pilot.scene
        assert isinstance(scene, CallScene)
        assert table.screen.room.viewpoint == "public" and not table.screen.hand.cards
        pilot.press(Action.BACK, device)
        pilot.frames(1)
        assert isinstance(pilot.scene, CurtainScene), "nothing is called, and the hand is not open by itself"
        pilot.until(lambda: pilot.scene is table and table.secret and table.screen.answering is not None)
        device = pilot.device()
        pilot.press(Action.PREV, device)
        scene = pilot.scene
        assert isinstance(scene, CallScene) and scene.seat is not None
        calls = scene.calls[scene.seat]
        talk = next(i for i, step in enumerate(calls) if ("fault", "talk") in step.args)
        scene.settle(talk)
        pilot.press(Action.CONFIRM, device)
        assert len(match_of(table).steps) > steps
        pilot.until(lambda: table.screen.stage.view.phase == "vote")
        pilot.until(
            lambda: (
                table.screen.stage.view.phase == "play" and not table.screen.animations.busy and pilot.scene is table
            )
        )
        assert_in_place(table)
