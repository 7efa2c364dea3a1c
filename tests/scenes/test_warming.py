"""What a table draws in the time that frames leave over: afterwards it is there when somebody is first asked."""

from pathlib import Path

import pytest

from engine.games import GAMES
from engine.headless.arguments import THEMES
from game.draw.bottom_bar import rail
from game.draw.curtain import curtain, halves, valance
from game.input.actions import Action
from scenes.handover.curtain import CurtainScene
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.coached import FIRST, SECOND, sit


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_first_is_drawn_ahead(tmp_path: Path, game: str, theme: str) -> None:
    with sit(tmp_path, FIRST, SECOND, game=game) as pilot:
        pilot.context.settings.change(theme=theme)
        pilot.frames(1)
        screen = pilot.table.screen
        assert pilot.context.idle_work.jobs
        pilot.context.idle_work.run_all()
        for seat in pilot.table.seating.seats[:2]:
            assert curtain.ready(seat.picture) and valance.ready(seat.picture) and halves.ready(seat.picture)
            assert rail.ready(seat.picture, screen.theme, screen.look.rail)
        assert list(screen.look.warm(screen.theme)), "and what the game's own is"


def test_a_hand_is_drawn_while_its_curtain_opens(tmp_path: Path) -> None:
    """By the slack, before all else that waits there: the first frame behind a curtain has enough to paint."""
    with TablePilot(tmp_path, plan("classic", 4, (FIRST, SECOND)), pace="slow") as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
        curtain_now = pilot.scene
        pilot.tap(Action.CONFIRM, curtain_now.device or FIRST)
        assert pilot.scene is curtain_now and curtain_now.share < 1
        hand = pilot.table.screen.hand
        for _ in hand.cards:
            assert pilot.context.idle_work.piece()
        assert len(hand.prints) >= len(hand.cards) > 5
