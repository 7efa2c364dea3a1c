"""A match by ear: no event's sentence is cut off or lost while the screen is read aloud."""

from pathlib import Path

import pytest

from engine.games import GAMES
from scenes.table.scene import TableScene
from scenes.table.stage.stage import Stage
from tests.game.test_speech import TimedRoom
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.test_narrator import listen

STEP, ENOUGH, PAUSE = 1 / 30, 12, 4.0
"""Seconds of a step, sentences to hear, and seconds until the player answers."""


def captions(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The captions of all events from now on, as they are read."""
    told: list[str] = []
    begin = Stage.begin

    def begun(stage: Stage, caption: object, before: object, after: object) -> None:
        begin(stage, caption, before, after)  # type: ignore[arg-type]
        scene = pilot.context.stack.top
        if caption is not None and isinstance(scene, TableScene) and not scene.screen.room.private:
            words = scene.spoken().text
            if not told or told[-1] != words:  # the same sentence is read once
                told.append(words)

    monkeypatch.setattr(Stage, "begin", begun)
    return told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("pace", "letter"), [("normal", 0.05), ("off", 0.09)])
def test_each_event_is_heard_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, pace: str, letter: float
) -> None:
    """One person answers some seconds after each question; the voice is slow."""
    variant, players, options = screen_sample_of(game).twin_walks[0][0]
    with TablePilot(tmp_path, plan(variant, players, ["pad:1"], game, **options)) as pilot:
        pilot.context.settings.change(pace=pace)
        room = TimedRoom(letter)
        listen(pilot, room=room)
        told, waited = captions(pilot, monkeypatch), 0.0
        for _ in range(round(600 / STEP)):
            pilot.app.advance(STEP, ())
            scene = pilot.scene
            asks = not isinstance(scene, TableScene) or (scene.screen.asking and not scene.busy)
            waited = waited + STEP if asks else 0.0
            if waited > PAUSE:
                waited = 0.0
                scene.go_on()
            if len(told) > ENOUGH:
                break
        whole = " ".join(room.whole)
        assert len(told) > ENOUGH
        assert [words for words in told[:ENOUGH] if words not in whole] == []
