"""Scenes over a table: the pause with its tags, score sheets before there is a score, and the end, which waits."""

from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.input.actions import KEYS, Action, Press
from game.theme import STAGE
from scenes.ending.results import ResultsScene
from scenes.games import sides_of
from scenes.seating import first_seating
from scenes.table.boards.sheet import Sheet
from scenes.table.boards.start_board import StartBoard
from scenes.table.game_table import table_of
from scenes.table.pause import SEATS, PauseScene, SwapScene
from scenes.table.phrases import Speakers
from tests.pilot import Pilot, picture_of
from tests.scenes.houses import plan_for
from tests.scenes.reachable import reachable
from tests.scenes.voices import speakers

PRESS = Press(Action.CONFIRM, KEYS)
NAMES = ("Ann", "Ben", "Cid", "Dot")


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.settings.change(reduced_motion=True)
    return pilot


def paused(pilot: Pilot, **more: object) -> PauseScene:
    scene = PauseScene(pilot.context, plan_for(), "Anna", **more)
    pilot.context.stack.push(scene)
    pilot.frames(2)
    return scene


@pytest.mark.parametrize(("theme", "size"), [("grown-up", 100), ("kids", 200)])
@pytest.mark.parametrize("players", [4, 6])
def test_every_seat_has_a_tag_above_the_rail_and_none_overlaps_another(
    pilot: Pilot, theme: str, size: int, players: int
) -> None:
    pilot.context.settings.change(theme=theme, text_size=size)
    scene = PauseScene(pilot.context, plan_for("classic" if players == 4 else "classic_individual", players))
    targets = scene.targets()
    assert {target.id for target in targets} >= {(SEATS, seat) for seat in range(players)}
    assert reachable(targets) == {target.id for target in targets}
    for number, target in enumerate(targets):
        assert target.rect.left >= 0 and target.rect.right <= STAGE[0]
        assert target.rect.bottom < scene.theme.bar_top
        assert not any(target.rect.colliderect(other.rect) for other in targets[:number])


def test_no_part_of_the_table_shows_beside_the_curtain(pilot: Pilot) -> None:
    """The same picture over the title as over another scene."""
    over_title = paused(pilot)
    first = pilot.drawn()
    pilot.context.stack.dismiss()
    pilot.frames(1)
    pilot.context.stack.push(ResultsScene(pilot.context, plan_for(), {"scores": [310, 145], "winners": [0, 2]}))
    pilot.frames(1)
    paused(pilot)
    assert pilot.drawn() == first and not over_title.opaque


def test_no_part_of_a_pause_shows_round_a_sheet(pilot: Pilot) -> None:
    """No tag, no ring and no word: it is the same over any pause, and when it is gone all are there again."""
    pictures, whole = [], []
    for players in (4, 6):
        plan = plan_for("classic" if players == 4 else "classic_individual", players)
        pilot.context.stack.push(PauseScene(pilot.context, plan))
        pilot.frames(2)
        whole.append(pilot.drawn())
        pilot.context.stack.push(Sheet(pilot.context, speakers(NAMES), first_seating(4, None)))
        pilot.frames(2)
        pictures.append(pilot.drawn())
        pilot.press(Action.CONFIRM)
        pilot.frames(2)
        assert pilot.drawn() == whole[-1]
    assert pictures[0] == pictures[1] and whole[0] != whole[1]


def test_a_sheet_over_a_pause_that_still_falls_is_on_its_curtain(pilot: Pilot) -> None:
    """Before, the curtain stopped half way up, and the table was visible below it as long as the sheet was there."""
    pilot.context.settings.change(reduced_motion=False)
    pause = PauseScene(pilot.context, plan_for())
    pilot.context.stack.push(pause)
    pilot.frames(2)
    assert 0 < pause.fallen < 1
    pilot.context.stack.push(Sheet(pilot.context, speakers(NAMES), first_seating(4, None)))
    pilot.frames(2)
    assert pause.fallen == 1 and not pause.lane.busy


def test_a_seat_that_is_waited_for_has_a_clock(pilot: Pilot) -> None:
    scene = PauseScene(pilot.context, plan_for())
    waits = PauseScene(pilot.context, plan_for(), awaited=(1,))
    assert picture_of(waits) != picture_of(scene)


def test_a_seats_tag_leads_to_its_row(pilot: Pilot) -> None:
    scene = paused(pilot)
    scene.choose((SEATS, 2), PRESS)
    pilot.frames(2)
    assert isinstance(pilot.scene, SwapScene) and pilot.scene.focus.at == 2


def test_a_computer_player_who_takes_over_keeps_the_name_and_so_does_a_person_who_returns(pilot: Pilot) -> None:
    scene = SwapScene(pilot.context, plan_for().seating, "pad:1")
    before = scene.seating[0]
    while scene.seating[0].person:
        scene.turn_value(next(row for row in scene.rows() if row.id == 0), 1, PRESS)
    assert (scene.seating[0].name, scene.seating[0].look) == (before.name, before.look)
    while not scene.seating[0].person:
        scene.turn_value(next(row for row in scene.rows() if row.id == 0), 1, PRESS)
    assert scene.seating[0].name == before.name


@pytest.mark.parametrize("game", GAMES)
def test_before_the_first_score_a_sheet_says_how_the_match_is_set_up(pilot: Pilot, game: str) -> None:
    variant = GAMES[game].variants[0]
    setup = GAMES[game].setup(variant.name, variant.players[-1], {})
    game_table, view = table_of(game), Match(GAMES[game], setup).view(PUBLIC)
    seating = first_seating(setup.players, None)
    who = Speakers(pilot.context.voice_of(seating.names), sides_of(setup))
    sheet = game_table.sheet.made(pilot.context, view, who, seating)
    assert isinstance(sheet, Sheet) and not sheet.begun
    sheet.start = StartBoard(setup, game_table.deck, game_table.goal)
    assert len(sheet.start.agreed()) == len(variant.options)
    shown = picture_of(sheet)
    sheet.start = replace(sheet.start, goal=sheet.start.title)
    assert picture_of(sheet) != shown, "the goal stands on it"
    shown, paper = picture_of(sheet), sheet.paper
    sheet.asked = ((seating[0].picture, (1, 0, 0)),)
    assert picture_of(sheet) == shown and sheet.paper == paper, "questions to the coach are beside scores only"


def test_the_podium_accepts_no_press_at_first(pilot: Pilot) -> None:
    scene = ResultsScene(pilot.context, plan_for(), {"scores": [310, 145], "winners": [0, 2]})
    pilot.context.stack.push(scene)
    pilot.frames(2)
    pilot.press(Action.CONFIRM, "pad:1")
    assert pilot.scene is scene, "the press was meant for the table"
    pilot.settle()
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(2)
    assert pilot.scene is not scene
