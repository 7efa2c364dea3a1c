"""An evening with the sixth game, from the title to the podium, and on a kiosk."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES
from game.easing import RESULTS_STAND
from game.input.actions import KEYS, Action
from game.kiosk.config import NONE, fault_of
from game.kiosk.file import example
from scenes.ending.kids_results import STANDS
from scenes.ending.results import ResultsScene
from scenes.front.greeting import GreetingScene
from scenes.front.title import TitleScene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.operator import OfferPage
from scenes.lobby.seats import SeatsScene
from scenes.table.scene import TableScene
from tests import tiny_game
from tests.pilot import KEY_NAMES, Pilot
from tests.scenes.at_kiosk import KioskPilot

OTHERS = "[games]\n" + "\n".join(f'{game} = "none"' for game in GAMES if game != tiny_game.NAME)


@pytest.fixture(autouse=True)
def _sixth_game() -> Iterator[None]:
    with tiny_game.registered():
        yield


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("device", ["pad:1", KEYS])
def test_a_whole_match_from_the_title_to_the_podium_and_back(tmp_path: Path, theme: str, device: str) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.context.settings.change(theme=theme, pace="off", reduced_motion=True)

        def press(action: Action) -> None:
            pilot.key(KEY_NAMES[action]) if device == KEYS else pilot.press(action, device)

        title, been = pilot.scene, set()
        assert isinstance(title, TitleScene)
        while title.entry.game != tiny_game.NAME:
            press(Action.RIGHT)
        for _ in range(400):
            scene = pilot.scene
            been.add(type(scene))
            if isinstance(scene, ResultsScene):
                break
            if not isinstance(scene, TableScene) or scene.screen.answering is not None:
                press(Action.CONFIRM)
            pilot.frame(2.0)
        assert isinstance(pilot.scene, ResultsScene) and pilot.scene.plan.setup.game == tiny_game.NAME
        assert been >= {TitleScene, SeatsScene, TableScene} and (GreetingScene in been) == (theme == "kids")
        pilot.settle()
        pilot.frames(1)
        if theme == "kids":  # a sticker comes first, and applause for all
            pilot.context.stack.update(RESULTS_STAND)
            press(Action.CONFIRM)
            pilot.context.stack.update(1.0)
            pilot.context.stack.update(STANDS)
        pilot.press(Action.BACK, device)
        pilot.settle()
        assert isinstance(pilot.scene, TitleScene) and pilot.scene.places.saved is None


def test_the_file_of_a_kiosk_has_a_key_for_it() -> None:
    assert f'{tiny_game.NAME} = "all"\n' in example()
    assert fault_of(f"games.{tiny_game.NAME}", ("plain",)) is None
    assert "plain" in str(fault_of(f"games.{tiny_game.NAME}", ("fancy",)))


def test_a_kiosk_may_show_and_offer_that_game_alone(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, OTHERS) as pilot:
        assert isinstance(pilot.scene, AttractScene)
        show = pilot.scene.show
        pilot.context.settings.change(pace="off")
        for _ in range(200):
            show.advance(1.0)
            if isinstance(show.stack.top, ResultsScene):
                break
        assert isinstance(show.stack.top, ResultsScene) and show.entry.game == tiny_game.NAME
        rows = [row.id for row in OfferPage(pilot.keeper).rows()]
        assert (tiny_game.NAME, "plain") in rows
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.settle()
        assert isinstance(pilot.scene, TitleScene) and [entry.game for entry in pilot.scene.entries] == [tiny_game.NAME]
        pilot.kiosk.change(f"games.{tiny_game.NAME}", "all")
        with pytest.raises(ValueError, match="game"):
            pilot.kiosk.change(f"games.{tiny_game.NAME}", NONE)
