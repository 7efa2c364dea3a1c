"""The open hand of a deal: it comes up card by card as the cards come, in every game with one."""

import itertools
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.zones import Zone
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from game.context import Context
from scenes.replay.watching import WatchScene
from scenes.seating import TablePlan, first_seating
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot, match_of, plan

GAMES_WITH_HANDS = (("rook", "classic", 4), ("spooks", "hand", 4), ("hookie_mookie", "together", 3))


@pytest.mark.parametrize(("game", "variant", "players"), GAMES_WITH_HANDS, ids=lambda value: str(value))
def test_a_hand_grows_with_every_card_and_never_appears_at_once(
    tmp_path: Path, game: str, variant: str, players: int
) -> None:
    """Backs fly to it one by one; a whole hand in one frame would make them meaningless."""
    with TablePilot(tmp_path, plan(variant, players, ["keys"], game), pace="normal") as pilot:
        held = [0]
        for _ in range(1200):
            pilot.time(1 / 60)
            held.append(len(getattr(pilot.table.screen.stage.view, "hand", ())))
            if held[-1] > 5 and held[-60:] == [held[-1]] * 60:
                break
        assert held[-1] > 5
        assert max(after - before for before, after in itertools.pairwise(held)) == 1


def test_the_rest_of_childrens_hands_goes_card_by_card(tmp_path: Path) -> None:
    """There is no page for it, and a hand that is gone in one frame looks like a mistake."""
    with TablePilot(tmp_path, plan("children", 3, ["keys"], "spooks"), pace="normal", kids=True) as pilot:
        pilot.until(lambda: match_of(pilot.table).over)
        held = [sum(pilot.table.screen.stage.view.counts)]
        for _ in range(600):
            pilot.time(1 / 60)
            held.append(sum(pilot.table.screen.stage.view.counts))
        assert held[0] > 1 and held[-1] == 0
        assert max(before - after for before, after in itertools.pairwise(held)) <= 2


def test_open_hands_also_go_card_by_card(tmp_path: Path) -> None:
    """When children watch a record no card is there twice: before, the rows emptied at once after backs had flown."""
    match = Match(GAMES["spooks"], GAMES["spooks"].setup("children", 3, {}))
    dealer, bots = SeededDealer(3), LevelBots(3, ("gentle",) * 3)
    while not match.over:
        advance(match, dealer, bots)

    def first(context: Context) -> WatchScene:
        context.settings.change(theme="kids", pace="normal", reduced_motion=False)
        return WatchScene(context, TablePlan(match.setup, first_seating(3, None)), match.record())

    with Pilot(tmp_path, first) as pilot:
        scene = pilot.scene
        assert isinstance(scene, WatchScene)
        scene.flow.wind(len(match.steps) - 1)
        held = list[int]()
        for _ in range(300):
            pilot.frame()
            lying = [len(scene.screen.stage.table.cards(Zone("hand", seat))) for seat in range(3)]
            assert lying == list(scene.screen.stage.view.counts)
            held.append(sum(lying))
        assert held[0] > 2 and held[-1] == 0
        assert max(before - after for before, after in itertools.pairwise(held)) == 1
