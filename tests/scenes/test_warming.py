"""What a table draws in the time that frames leave over: afterwards it is there when somebody is first asked."""

from pathlib import Path

import pytest

from engine.headless.arguments import THEMES
from game.draw.curtain import curtain, halves, valance
from game.draw.rail import rail
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.coached import FIRST, PLAYED, SECOND


@pytest.mark.parametrize("table", PLAYED, ids=str)
def test_what_is_seen_first_is_drawn_ahead(tmp_path: Path, table: tuple[str, str, int]) -> None:
    game, variant, players = table
    with TablePilot(tmp_path, plan(variant, players, (FIRST, SECOND), game)) as pilot:
        pilot.house.settings.change(theme=THEMES[PLAYED.index(table) % len(THEMES)])
        pilot.frames(1)
        glass = pilot.table.glass
        assert pilot.house.slack.jobs
        pilot.house.slack.run_all()
        for seat in pilot.table.seating.seats[:2]:
            assert curtain.ready(seat.picture) and valance.ready(seat.picture) and halves.ready(seat.picture)
            assert rail.ready(seat.picture, glass.theme, glass.look.rail)
        assert list(glass.look.warm(glass.theme)), "and what the game's own is"
