"""One voice at a time at children's tables: a hint of the coach stands beside the question, goes by itself, and never
stops the help. A sweep over all moments, by places."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.messages import Message
from game.idle_timer import POINTS_AFTER
from game.lessons import moments
from scenes.ending.kids_results import PartyScene
from scenes.games import kids_preset_of
from scenes.lesson.pointing import in_the_way
from scenes.table.coach.unasked import KIDS_SECONDS
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.test_enter_alone import KEYS, press_until
from tests.scenes.test_moments import FILLED


def coached(folder: Path, game: str) -> TablePilot:
    """A children's table with a coach."""
    preset = kids_preset_of(game).PRESET
    table = plan(preset.variant, preset.players, (KEYS,), game=game, **dict(preset.options))
    pilot = TablePilot(folder, replace(table, aids=(("coach", "on"),)))
    pilot.context.settings.change(theme="kids", language="de")
    pilot.table.screen.build()
    pilot.table.flow.next()
    return pilot


def questions(pilot: TablePilot) -> Iterator[None]:
    """Stop at the first question of each kind in a match."""
    met: set[object] = set()

    def kind() -> object:
        screen = pilot.table.screen
        asked = pilot.table.help.open_question if pilot.scene is pilot.table else None
        return None if asked is None else (type(asked), screen.session.facts_for(0).verbs)

    while True:
        press_until(pilot, lambda: kind() not in {None, *met} or isinstance(pilot.scene, PartyScene))
        if isinstance(pilot.scene, PartyScene):
            return
        met.add(kind())
        pilot.table.screen.unasked.hush()
        yield


def moments_of(game: str) -> Iterator[Message]:
    """All moments of a game, with long words in their gaps."""
    for moment in moments():
        if moment.game == game:
            yield moment.says(**{name: FILLED[name] for name in moment.gives})


@pytest.mark.parametrize("game", sorted({moment.game for moment in moments()}))
def test_a_hint_covers_no_question_and_stops_no_help(tmp_path: Path, game: str) -> None:
    with coached(tmp_path, game) as pilot:
        table, stood = pilot.table, 0
        for _ in questions(pilot):
            pilot.context.idle_timer.seconds = 0.0
            pilot.time(1.0)
            question, timer = table.frame().said, pilot.context.idle_timer
            for said in moments_of(game):
                table.screen.unasked.said = said
                timer.seconds = 0.0
                table.help.update(0.0)
                placed = table.panel.now()
                assert table.frame().said == question and question.text and table.frame().tip is None
                if placed is not None:
                    stood += 1
                    assert placed.bubble is not None and placed.bubble.rect.bottom < table.screen.theme.bar_top
                    assert all(rect.collidelist(in_the_way(table.screen)) < 0 for rect in placed.bubble.rects())
                timer.seconds = POINTS_AFTER
                table.help.update(0.0)
                assert table.frame().pointed.finger is not None or table.help.only_aside is not None
        assert stood


def test_a_hint_goes_by_itself_from_children_before_the_help_points(tmp_path: Path) -> None:
    with coached(tmp_path, "hookie_mookie") as pilot:
        press_until(pilot, lambda: pilot.table.screen.unasked.said is not None)
        assert KIDS_SECONDS < POINTS_AFTER
        pilot.time(KIDS_SECONDS - 1.0)
        assert pilot.table.screen.unasked.said is not None
        pilot.time(1.0)
        assert pilot.table.screen.unasked.said is None


def test_a_hint_to_grown_ups_stays_until_a_press(tmp_path: Path) -> None:
    with coached(tmp_path, "hookie_mookie") as pilot:
        pilot.context.settings.change(theme="grown-up")
        press_until(pilot, lambda: pilot.table.screen.unasked.said is not None)
        pilot.time(60.0)
        assert pilot.table.screen.unasked.said is not None


def test_on_a_board_the_host_is_beside_his_hint_only(tmp_path: Path) -> None:
    with coached(tmp_path, "word_porters") as pilot:
        press_until(pilot, lambda: pilot.table.screen.board is not None and pilot.table.screen.unasked.said is not None)
        board = pilot.table.screen.board
        assert board is not None
        pilot.time(0.1)
        assert pilot.table.panel.now() is not None and board.pose == ""
        pilot.time(KIDS_SECONDS)
        pilot.time(0.0)
        assert pilot.table.panel.now() is None and board.pose
