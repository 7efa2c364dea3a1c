"""Everything under a mouse reacts: hints rise under it, and things over a hand answer a click at all tables."""

from pathlib import Path

import pytest

from engine.games import GAMES
from game.input.actions import KEYS, MOUSE, Action
from game.input.pointer import REST_SECONDS
from game.widgets.hints import place_hints
from scenes.front.settings import SettingsScene
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from scenes.table.game_table import table_of
from scenes.table.stage.own_hand import OwnHand
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan

MET = 120
"""Actions at each table before it is left."""


@pytest.mark.parametrize("first", [SettingsScene, lambda context: SeatsScene(context, "rook", KEYS)])
def test_a_hint_rises_under_a_visible_mouse(tmp_path: Path, first: type[SettingsScene]) -> None:
    with Pilot(tmp_path, first) as pilot:
        pilot.context.settings.change(reduced_motion=True)
        scene, far = pilot.scene, (5, 5)
        pilot.point(*far)
        usual = pilot.drawn()
        for spot, _ in place_hints(scene.hints(), scene.button, scene.theme):
            pilot.point(*spot.rect.center)
            assert pilot.drawn() != usual, spot.hint
        pilot.context.devices.pointer.rest(REST_SECONDS + 1)
        assert pilot.drawn() == usual, "it is hidden, and so is its place"
        pilot.point(*far)
        assert pilot.drawn() == usual


def plates_clicked(folder: Path, game: str) -> int:
    """The number of plates over a hand at a game's table; each has answered its click."""
    way, met = screen_sample_of(game).table, 0
    with TablePilot(folder, plan(way.variant, way.players, [MOUSE], game, **way.options)) as pilot:
        for _ in range(MET):
            if match_of(pilot.table).over:
                break
            answering = pilot.table.screen.answering if pilot.scene is pilot.table else None
            if answering is not None and answering.choices.rects():
                met += 1
                before = len(match_of(pilot.table).steps)
                pilot.tap(Action.CONFIRM, MOUSE, answering.choices.rects()[-1][1].center)
                assert len(match_of(pilot.table).steps) > before or pilot.table.screen.answering is not answering
            else:
                pilot.on()
    return met


def test_every_plate_over_a_hand_answers_a_click(tmp_path: Path) -> None:
    """If cards are picked or amounts are named there are some."""
    with_hands = [game for game in GAMES if table_of(game).feature(OwnHand) is not None]
    met = [plates_clicked(tmp_path / game, game) for game in with_hands]
    assert sum(map(bool, met)) >= 2, met


@pytest.mark.parametrize("game", GAMES)
def test_no_row_of_the_options_is_without_effect(tmp_path: Path, game: str) -> None:
    """Each row that is not dim changes a value, for every number of seats."""
    with Pilot(tmp_path) as pilot:
        draft = SeatsScene(pilot.context, game).match_setup
        ways = ((variant, players) for variant in GAMES[game].variants for players in variant.players)
        for way, players in ways:
            page = OptionsScene(pilot.context, draft.with_variant(way.name).with_players(players))
            for row in page.rows():
                if row.value is not None and not row.off:
                    before = page.match_setup
                    row.turn(1)
                    assert page.match_setup != before, (way.name, players, row.id)
                    page.match_setup = before
                    at = row.control.words[row.control.at] if row.control is not None else row.value
                    assert page.words_of(at) == page.words_of(row.value), "the cream plate is what is set"
