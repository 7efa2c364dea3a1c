"""The open hand of a deal: it stands up card by card as the cards come, in every game that has one."""

import itertools
from pathlib import Path

import pytest

from tests.scenes.at_table import TablePilot, plan

GAMES_WITH_HANDS = (("rook", "classic", 4), ("spooks", "hand", 4), ("hookie_mookie", "together", 3))


@pytest.mark.parametrize(("game", "variant", "players"), GAMES_WITH_HANDS, ids=lambda value: str(value))
def test_a_hand_grows_with_every_card_and_never_stands_there_at_once(
    tmp_path: Path, game: str, variant: str, players: int
) -> None:
    """Backs fly to it one by one; a whole hand in one frame would tell nothing of them."""
    with TablePilot(tmp_path, plan(variant, players, ["keys"], game), pace="normal") as pilot:
        held = [0]
        for _ in range(1200):
            pilot.time(1 / 60)
            held.append(len(getattr(pilot.table.screen.stage.view, "hand", ())))
            if held[-1] > 5 and held[-60:] == [held[-1]] * 60:
                break
        assert held[-1] > 5
        assert max(after - before for before, after in itertools.pairwise(held)) == 1
