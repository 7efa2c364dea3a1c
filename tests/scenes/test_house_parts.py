"""Parts of the program for similar games: points on a sheet, backs held up at plates."""

from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from engine.core.seats import PUBLIC
from game.draw import text
from scenes.table.boards.sheet import PointsSheet, paper_of
from scenes.table.stage.own_hand import count_of
from tests import tiny_game
from tests.scenes.at_table import TablePilot, match_of, plan


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_sheet_of_points_has_all_players_on_the_paper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, theme: str, players: int
) -> None:
    written: dict[str, pygame.Rect] = {}
    place = text.place

    def write(canvas: object, words: str, *rest: object) -> pygame.Rect:
        written[words] = place(canvas, words, *rest)
        return written[words]

    with tiny_game.registered(), TablePilot(tmp_path, plan("plain", players, ("pad:1",), game="tiny")) as pilot:
        context, screen = pilot.context, pilot.table.screen
        context.settings.change(theme=theme, text_size=200 if theme == "kids" else 100)
        view = match_of(pilot.table).view(PUBLIC)
        sheet = PointsSheet(context, view, screen.speakers, screen.room.seating)
        monkeypatch.setattr(text, "place", write)
        pilot.context.stack.push(sheet)
        pilot.frames(1)
        lines = [f"{name}: 0" for name in screen.room.seating.names]
        rects = [written[line] for line in lines]
        assert len(lines) == players and all(paper_of(context.theme).contains(rect) for rect in rects)
        assert all(upper.bottom <= lower.top for upper, lower in pairwise(rects))


def test_no_seat_holds_a_card_up_before_the_first_deal() -> None:
    assert count_of(SimpleNamespace(counts=()), 2) == 0
    assert count_of(SimpleNamespace(counts=(5, 4, 3)), 2) == 3
