"""What the tests of the house share: a table's plan, and all of its scenes as the stack would get them."""

from random import Random

from engine.games import GAMES
from game.widgets.house_scene import HouseScene
from scenes.gate import GateScene
from scenes.how_to import HowToScene
from scenes.naming import NamingScene
from scenes.options import OptionsScene
from scenes.pause import PauseScene, SwapScene
from scenes.pictures import PicturesScene
from scenes.remap import KeepScene, RemapScene
from scenes.results import ResultsScene
from scenes.seat import SeatScene
from scenes.seating import TablePlan, first_seating, resized
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from scenes.title import TitleScene
from tests.pilot import Pilot


def plan_for(variant: str = "classic", players: int = 4) -> TablePlan:
    """One person with a pad among computer players."""
    seating = resized(first_seating(4, "pad:1"), players)
    return TablePlan(GAMES["rook"].setup(variant, players, {}), seating)


def rook_in_the_middle(pilot: Pilot) -> None:
    """The title has Rook in the middle, however many games stand on its shelf."""
    title = pilot.scene
    assert isinstance(title, TitleScene)
    title.chosen = [bill.game for bill in title.bills].index("rook")
    title.settle(("game", title.chosen))


def _crowd(pilot: Pilot) -> SeatsScene:
    """The seats of eleven, on two rails, and a hook that is free."""
    scene = SeatsScene(pilot.house, "spooks", "pad:1")
    scene.draft = scene.draft.with_players(11)
    scene.seating = resized(scene.seating, 11)
    return scene


def all_scenes(pilot: Pilot) -> tuple[HouseScene, ...]:
    """Every scene of the house, the title first, the results last."""
    house, plan = pilot.house, plan_for()
    six = plan_for("classic_individual", 6)
    end = {"scores": [60, 150, -40, 85, 85, 20], "winners": [1], "hands": 3}
    return (
        TitleScene(house, opened=True),
        SeatsScene(house, "rook", "pad:1"),
        _crowd(pilot),
        SeatScene(house, six.seating, 1, (), True, "pad:1"),
        PicturesScene(house, six.seating, 1, (), True, "pad:1"),
        NamingScene(house, plan.seating[0], plan.seating.names),
        OptionsScene(house, SeatsScene(house, "rook", "pad:1").draft.with_variant("classic")),
        SettingsScene(house),
        RemapScene(house, "keys"),
        RemapScene(house, "keys-left"),
        RemapScene(house, "pad"),
        KeepScene(house, "pad_bindings", ()),
        HowToScene(house, "rook", "classic"),
        PauseScene(house, plan, "Anna", None, lambda: SettingsScene(house)),
        SwapScene(house, plan.seating, "pad:1"),
        GateScene(house, lambda: None, "pad:1", Random(7)),
        ResultsScene(house, six, end),
        ResultsScene(house, six, end, None, lambda: SettingsScene(house), lambda: SettingsScene(house)),
    )
