"""An evening as a show: which game it is at every table, the race between two games, awards, and the bow."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game import status_badge
from game.canvas import Canvas
from game.input.actions import KEYS, Action
from game.theme import SAFE, STAGE, SeatLook
from game.widgets.hints import place_hints
from scenes.ending import actors
from scenes.evening import diary
from scenes.evening.race import porters_of
from scenes.evening.standings import EveningPodium, StandingsScene, StandingsSoFar
from scenes.lobby.seats import SeatsScene
from scenes.seating import TablePlan
from scenes.table.pause import EVENING, PauseScene
from scenes.table.stage.scenery import HangingSigns
from tests.pilot import Pilot
from tests.scenes.at_table import PlayingPilot, TablePilot, plan
from tests.scenes.houses import unseen_house
from tests.scenes.test_evenings import EVENING_NOW

TABLES = sorted({(game, players) for game in GAMES for one in GAMES[game].variants for players in one.players})
GAME_THREE = say("evening-number", amount=3, count=3)


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch, PlayingPilot) as pilot:
        yield pilot


def of_evening(game: str, players: int) -> TablePlan:
    """A table of any variant of a game with that many players, as the third game of the evening."""
    variant = next(one.name for one in GAMES[game].variants if players in one.players)
    return replace(plan(variant, players, ["pad:1"], game), aids=(diary.evening_aid(EVENING_NOW),))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_number_of_the_game_is_at_every_table_clear_of_plates_signs_and_buttons(
    game: str, players: int, tmp_path: Path
) -> None:
    with TablePilot(tmp_path, of_evening(game, players)) as pilot:
        diary.keep(pilot.context, EVENING_NOW)
        table = pilot.context.place("table", of_evening(game, players))
        pilot.context.stack.push(table)
        pilot.context.stack.apply()
        assert table.in_evening == (GAME_THREE, "cup")
        for theme, size in ((theme, size) for theme in ("grown-up", "kids") for size in (100, 150, 200)):
            pilot.context.settings.change(theme=theme, text_size=size)
            table.screen.build()
            look = pilot.context.theme
            badge = status_badge.place(pilot.context.voice.words(GAME_THREE), "cup", look)
            assert SAFE.contains(badge)
            for viewer in (PUBLIC, 0):
                table.screen.room.viewpoint = viewer
                table.screen.sync()
                things = [Rect(place.rect) for seat in range(players) if (place := table.screen.stage.place(seat))]
                signs = table.screen.game_table.feature(HangingSigns)
                if signs is not None:
                    shown = table.screen.stage.view, table.screen.speakers, table.screen.room.seating, look
                    things += [board.rect(at) for at, board in signs.hung(*shown)]
                things += [hint.rect for hint, _ in place_hints(table.hints(), table.button, look)]
                assert len(things) >= players - 1 and badge.collidelist(things) < 0, (theme, size, viewer)


def test_the_number_of_the_game_is_drawn_at_the_table_and_in_the_pause_and_only_in_an_evening(tmp_path: Path) -> None:
    said = []
    with TablePilot(tmp_path, of_evening("spooks", 4), size=STAGE) as pilot:
        diary.keep(pilot.context, EVENING_NOW)
        for aids in ((), (diary.evening_aid(EVENING_NOW),)):
            pilot.context.stack.push(pilot.context.place("table", replace(of_evening("spooks", 4), aids=aids)))
            for over in (False, True):
                if over:
                    pilot.context.stack.push(PauseScene(pilot.context, of_evening("spooks", 4)))
                pilot.frames(2)
                spot = status_badge.place(pilot.context.voice.words(GAME_THREE), "cup", pilot.context.theme)
                said.append(pilot.picture().subsurface(spot).get_buffer().raw)
            pilot.context.stack.dismiss()
            pilot.context.stack.apply()
    usual, paused, at_table, in_pause = said
    assert at_table not in (usual, paused) and in_pause not in (usual, paused)


def test_the_standings_are_in_reach_in_the_pause(pilot: Pilot) -> None:
    diary.keep(pilot.context, EVENING_NOW)
    pause = PauseScene(pilot.context, of_evening("spooks", 4))
    pilot.context.stack.push(pause)
    pilot.frames(2)
    pause.settle(EVENING)
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, StandingsSoFar) and pilot.scene.evening == EVENING_NOW
    pilot.press(Action.BACK)
    assert pilot.scene is pause, "and the game goes on from there"


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_the_pause_of_a_usual_match_and_of_children_has_no_standings(pilot: Pilot, theme: str) -> None:
    pilot.context.settings.change(theme=theme)
    diary.keep(pilot.context, EVENING_NOW)
    aids = () if theme == "grown-up" else (diary.evening_aid(EVENING_NOW),)
    pause = PauseScene(pilot.context, replace(of_evening("spooks", 4), aids=aids))
    assert EVENING not in [target.id for target in pause.targets()]


def between_games(pilot: Pilot, calm: bool = False) -> StandingsScene:
    pilot.context.settings.change(reduced_motion=calm, pace="normal")
    scene = pilot.context.place("standings", EVENING_NOW, KEYS)
    assert isinstance(scene, StandingsScene)
    pilot.context.stack.push(scene)
    pilot.context.stack.apply()
    return scene


def test_porters_walk_from_the_points_before_the_last_game_to_those_after_it_and_change_lanes() -> None:
    """Ida led with 3 to 1 and 1; Max has overtaken her, and Lena has drawn level with her."""
    ways = {one.name: (one.before, one.now, one.first_lane, one.lane) for one in porters_of(EVENING_NOW)}
    assert ways == {"Max": (1, 4, 1, 0), "Ida": (3, 3, 0, 1), "Lena": (1, 3, 2, 2)}


def test_the_race_lasts_seven_seconds_at_most_and_ends_with_the_awards(pilot: Pilot) -> None:
    scene = between_games(pilot)
    assert scene.busy and (scene.walked, scene.opened, scene.pinned) == (0.0, 0.0, 0)
    for _ in range(70):
        scene.update(0.1)
    assert not scene.busy and (scene.walked, scene.changed, scene.opened) == (1.0, 1.0, 1.0)
    assert scene.pinned == len(scene.awards) > 0


def test_one_press_goes_on_while_the_race_is_run(pilot: Pilot) -> None:
    scene = between_games(pilot)
    assert scene.busy
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, SeatsScene) and pilot.scene.match_setup.game == "spooks"


def test_with_less_motion_the_race_is_over_at_once(pilot: Pilot) -> None:
    scene = between_games(pilot, calm=True)
    assert not scene.busy and scene.walked == scene.changed == scene.opened == 1.0
    assert scene.pinned == len(scene.awards)


def test_the_sentence_says_who_leads_or_has_won() -> None:
    assert diary.leading(EVENING_NOW) == say("evening-leads", name="Max", amount=1)
    level = replace(EVENING_NOW, played=(replace(EVENING_NOW.played[0], points=(("Ida", 3), ("Max", 3), ("Lena", 1))),))
    assert diary.leading(level).key == "evening-level"
    assert diary.leading(EVENING_NOW.ended()).key == "evening-wins"


@pytest.mark.parametrize("played", [0, 2])
def test_a_player_who_comes_in_late_hears_who_leads(pilot: Pilot, played: int) -> None:
    evening = replace(EVENING_NOW, played=EVENING_NOW.played[:played])
    seats = pilot.context.place("seats", "spooks", KEYS, evening)
    pilot.context.stack.push(seats)
    pilot.context.stack.apply()
    assert isinstance(seats, SeatsScene)
    seats.join("pad:4")
    assert seats.said is not None and ("Max leads by one point" in seats.words_of(seats.said)) == bool(played)


def test_an_evening_that_is_cut_short_ends_with_the_standings_so_far(pilot: Pilot) -> None:
    between_games(pilot)
    pilot.press(Action.INFO)
    podium = pilot.scene
    assert isinstance(podium, EveningPodium) and podium.plan.seating.names[0] == "Max"
    assert podium.evening is not None and podium.evening.next_game is None


def test_all_but_the_winner_bow_once_on_the_podium_of_an_evening(pilot: Pilot) -> None:
    """Max has won with 4 points; Ida and Lena have 3 each and share the second step."""
    pilot.context.settings.change(reduced_motion=False)
    podium = pilot.context.place("evening_podium", EVENING_NOW.ended(), KEYS)
    pilot.context.stack.push(podium)
    pilot.context.stack.apply()
    assert isinstance(podium, EveningPodium)
    for _ in podium.podium.ahead():
        pass
    first, second = podium.podium.steps
    assert (len(first.standing.seats), len(second.standing.seats)) == (1, 2)
    bows = [actors.BOW_FROM + x / actors.BOW_CROSSES for x in second.animals]
    seen = {time: poses_at(podium, time) for time in (bows[0] - 0.01, sum(bows) / 2, bows[1] + 0.01, bows[1] + 2)}
    assert [[pose == "bow" for pose in poses] for poses in seen.values()] == [
        [False, False, False],
        [True, False, False],
        [True, True, False],
        [False, False, False],
    ]
    pilot.context.settings.change(reduced_motion=True)
    still = pilot.context.place("evening_podium", EVENING_NOW.ended(), KEYS)
    assert isinstance(still, EveningPodium) and "bow" not in poses_at(still, bows[1] + 0.01)


def poses_at(podium: EveningPodium, time: float) -> list[str]:
    """The poses drawn at that time, those of the second step first."""
    drawn: list[str] = []
    players = podium.podium._players

    def draw(canvas: Canvas, look: SeatLook, poses: Sequence[str], *more: object) -> str:
        drawn.append(poses[0])
        return poses[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(players, "_draw_first_ready", draw)
        for step in reversed(podium.podium.steps):
            players.draw(Canvas(STAGE), step, 0, time)
    return drawn
