"""What the tests of the house share: a table's plan, and all of its scenes as the stack would get them."""

from random import Random

from engine.games import GAMES
from game.widgets.house_scene import HouseScene
from scenes.ending.results import ResultsScene
from scenes.front.gate import GateScene
from scenes.front.how_to import HowToScene
from scenes.front.remap import KeepScene, RemapScene
from scenes.front.settings import SettingsScene
from scenes.front.title import TitleScene
from scenes.lobby.naming import NamingScene
from scenes.lobby.options import OptionsScene
from scenes.lobby.pictures import PicturesScene
from scenes.lobby.seat import SeatScene
from scenes.lobby.seats import SeatsScene
from scenes.seating import TablePlan, first_seating, resized
from scenes.table.pause import PauseScene, SwapScene
from tests.pilot import Pilot


def plan_for(variant: str = "classic", players: int = 4) -> TablePlan:
    """One person with a pad among computer players."""
    seating = resized(first_seating(4, "pad:1"), players)
    return TablePlan(GAMES["rook"].setup(variant, players, {}), seating)


def _crowd(pilot: Pilot) -> SeatsScene:
    """The seats of eleven, on two rails, and a hook that is free."""
    scene = SeatsScene(pilot.context, "spooks", "pad:1")
    scene.match_setup = scene.match_setup.with_players(11)
    scene.seating = resized(scene.seating, 11)
    return scene


def all_scenes(pilot: Pilot) -> tuple[HouseScene, ...]:
    """Every scene of the house, the title first, the results last."""
    context, plan = pilot.context, plan_for()
    six = plan_for("classic_individual", 6)
    end = {"scores": [60, 150, -40, 85, 85, 20], "winners": [1], "hands": 3}
    return (
        TitleScene(context, opened=True),
        SeatsScene(context, "rook", "pad:1"),
        _crowd(pilot),
        SeatScene(context, six.seating, 1, (), True, "pad:1"),
        PicturesScene(context, six.seating, 1, (), True, "pad:1"),
        NamingScene(context, plan.seating[0], plan.seating.names),
        OptionsScene(context, SeatsScene(context, "rook", "pad:1").match_setup.with_variant("classic")),
        SettingsScene(context),
        RemapScene(context, "keys"),
        RemapScene(context, "keys-left"),
        RemapScene(context, "pad"),
        KeepScene(context, "pad_bindings", ()),
        HowToScene(context, "rook", "classic"),
        PauseScene(context, plan, "Anna", None, lambda: SettingsScene(context)),
        SwapScene(context, plan.seating, "pad:1"),
        GateScene(context, lambda: None, "pad:1", Random(7)),
        ResultsScene(context, six, end),
        ResultsScene(context, six, end, None, lambda: SettingsScene(context), lambda: SettingsScene(context)),
    )
