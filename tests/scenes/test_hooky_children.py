"""Words of others in the children's game of Hooky: each has its picture, and its number is lamps."""

from pathlib import Path

import pygame
import pytest

from engine.core.seats import PUBLIC
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from game.canvas import Blit, Canvas
from game.input.actions import KEYS, Action
from game.theme import STAGE
from scenes.games.hooky.art.furniture import LAMP, NUMBER_CARD, Hanging, draw_hanging, furniture, number_card
from scenes.games.hooky.art.slate_drawing import PICTURED_ROW, lamp_row, picture_card, pictured_row, pictures
from scenes.games.hooky.boards.slate import WORD, Slate
from scenes.games.hooky.layout import about, column, spots_of
from tests.games.hooky.test_children import dealt, to_round
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.test_help_ladder import kids_table
from tests.scenes.test_slate import slate

PAD = "pad:0"
FRAMES = 4000


def sources(canvas: Canvas) -> list[pygame.Surface]:
    return [command.source for command in canvas.commands if isinstance(command, Blit)]


def hung(pilot: TablePilot, shown: Hanging) -> list[pygame.Surface]:
    """The pictures of a word on its hooks."""
    canvas = Canvas(STAGE)
    draw_hanging(canvas, shown, pilot.table.screen.room.seating, pilot.context.theme)
    return sources(canvas)


def test_a_word_of_another_player_has_its_picture_and_its_answer_lamps(tmp_path: Path) -> None:
    with kids_table(tmp_path, "hooky") as pilot:
        pilot.context.settings.change(pace="normal")
        before, lit, answers = 0, [], 0
        for _ in range(FRAMES):
            shown = pilot.table.screen.stage.tableau
            if isinstance(shown, Hanging) and shown.seat != 0 and shown.down == 1:
                drawn = hung(pilot, shown)
                name = vocabulary(pilot.table.screen.stage.view.language).children[shown.word]
                assert picture_card(name, NUMBER_CARD).surface in drawn
                lights = lamp_row(shown.lit, len(shown.word), LAMP)
                assert (lights in drawn) == (shown.number is not None), "dark lamps are an answer, too"
                assert shown.number is None or number_card(shown.number).surface not in drawn
                before += shown.number is None
                lit.append(shown.lit)
            if lit and not isinstance(shown, Hanging):
                said = pilot.table.screen.stage.view.spoken[-1]
                assert lit == sorted(lit) and lit[-1] == said.number
                answers, lit = answers + (said.number > 0), []
            if answers and before:
                break
            if pilot.table.screen.asking and not pilot.scene.busy:
                pilot.tap(Action.CONFIRM, KEYS)
            pilot.frames(1)
        assert answers and before


def test_each_word_in_a_column_has_its_picture_and_lamps(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 6)) as pilot:
        stage, theme, canvas = pilot.table.screen.stage, pilot.context.theme, Canvas(STAGE)
        seating, view = pilot.table.screen.room.seating, stage.view
        furniture(canvas, stage, seating, theme)
        drawn, rows = sources(canvas), 0
        for seat in range(view.players):
            found = column(about(view, seat), spots_of(view, stage.floor).rows[seat], theme)
            for row, (_, _, across, _) in found.rows:
                wide = min(across, round(found.letters * PICTURED_ROW))
                look = seating[row.seat].picture
                name = pictures(view)[row.word]
                assert pictured_row(look, row.word, name, row.number, found.letters, wide, theme) in drawn
                rows += 1
        assert rows == len(view.spoken) > 3


def test_the_latest_answer_on_the_slate_has_its_picture(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 6)) as pilot:
        board: Slate = slate(pilot, PAD)
        canvas, said = Canvas(STAGE), board.view.spoken[-1]
        board.paint(canvas)
        assert picture_card(pictures(board.view)[said.word], (WORD, WORD)).surface in sources(canvas)


@pytest.mark.parametrize("players", [3, 5])
def test_words_of_grown_ups_have_no_pictures(tmp_path: Path, players: int) -> None:
    with TablePilot(tmp_path, plan("standard", players, [PAD], game="hooky")) as pilot:
        view: View = match_of(pilot.table).view(PUBLIC)
        assert not pictures(view)
