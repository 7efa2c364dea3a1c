"""The first seconds after a children's match: they belong to the winners, and then all go to the party."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import Seat
from engine.headless.playout import LevelBots, advance
from game.canvas import Blit, Canvas
from game.draw.boards import crown
from game.draw.figures import figure
from game.easing import WON_STANDS
from game.input.actions import KEYS, Action
from game.lessons import lessons
from game.scene import Scene
from game.theme import STAGE
from scenes.ending.ending import Prize
from scenes.ending.kids_results import PartyScene
from scenes.ending.podium import head
from scenes.ending.won import WonScene
from scenes.games import entry_of, kids_preset_of
from scenes.seating import TablePlan
from scenes.table.game_table import table_of
from tests.pilot import Pilot
from tests.scenes.at_table import plan
from tests.scenes.test_enter_alone import press_until
from tests.scenes.test_help_ladder import kids_table


@cache
def end_of(game: str) -> Mapping[str, Any]:
    """The end of a children's match among computer players."""
    preset = kids_preset_of(game).PRESET
    match = Match(games.GAMES[game], games.GAMES[game].setup(preset.variant, preset.players, dict(preset.options)))
    dealer, bots = SeededDealer(3), LevelBots(3, ("gentle",) * preset.players)
    while not match.over:
        advance(match, dealer, bots)
    return match.end()


def table_plan(game: str) -> TablePlan:
    preset = kids_preset_of(game).PRESET
    return plan(preset.variant, preset.players, (KEYS,), game=game, **dict(preset.options))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, kids=True) as made:
        made.context.settings.change(pace="off", reduced_motion=True)
        yield made


def won(pilot: Pilot, game: str, *winners: Seat) -> WonScene:
    scene = WonScene(
        pilot.context, table_plan(game), {**end_of(game), "winners": list(winners)}, lambda: Scene(pilot.context)
    )
    pilot.context.stack.push(scene)
    pilot.frames(1)
    pilot.context.idle_work.run_all()
    return scene


def sources(scene: WonScene) -> list[object]:
    """The pictures that the scene draws above the bar."""
    canvas = Canvas(STAGE)
    scene.paint(canvas)
    return [command.source for command in canvas.commands if isinstance(command, Blit)]


@pytest.mark.parametrize("game", [game for game in lessons() if game != "hookie_mookie"])
def test_the_winner_is_the_only_large_one_and_what_won_stands_beside(pilot: Pilot, game: str) -> None:
    for winner in (0, 2):
        scene = won(pilot, game, winner)
        drawn, looks = sources(scene), [plan.picture for plan in scene.plan.seating.seats]
        size = scene._step.animal
        large = [seat for seat, look in enumerate(looks) if figure(look, "lift", size, False).surface in drawn]
        assert large == [winner] and scene._prize is not None and scene._prize in drawn
        small = [seat for seat, look in enumerate(looks) if head(look.animal, 132).surface in drawn]
        assert small == [seat for seat in range(len(looks)) if seat != winner] and size > 2 * 132
        pilot.context.stack.dismiss()
        pilot.frames(1)


def test_where_all_win_all_are_on_the_step_with_crowns(pilot: Pilot) -> None:
    scene = won(pilot, "hookie_mookie", 0, 1, 2, 3)
    drawn, size = sources(scene), scene._step.animal
    looks = [plan.picture for plan in scene.plan.seating.seats]
    assert all(head(look.animal, size).surface in drawn for look in looks) and size > 132
    assert drawn.count(crown(round(size * 0.63)).surface) == len(set(scene._step.animals)) == 4
    assert scene._prize in drawn


@pytest.mark.parametrize("game", lessons())
def test_every_game_shows_what_won(game: str) -> None:
    prize, end = table_of(game).feature(Prize), end_of(game)
    assert prize is not None
    looks = [one.picture for one in table_plan(game).seating.seats]
    shown = prize.picture(kids_preset_of(game).PRESET.variant, end, end["winners"][0], looks[0], 320)
    assert shown is not None and 200 <= max(shown.get_size()) <= 360


def test_no_press_cuts_it_short_and_the_party_follows(tmp_path: Path) -> None:
    with kids_table(tmp_path, "spooks") as pilot:
        press_until(pilot, lambda: isinstance(pilot.scene, WonScene))
        sounds: list[str] = []
        pilot.context.sound.play = sounds.append
        scene = pilot.scene
        for _ in range(5):
            for action in (Action.CONFIRM, Action.BACK, Action.MENU):
                pilot.tap(action, KEYS)
            assert pilot.scene is scene
        pilot.time(WON_STANDS - 0.5)
        assert pilot.scene is scene
        pilot.time(0.6)
        assert isinstance(pilot.scene, PartyScene) and sounds == ["applause"], "the fanfare was for the winner"


def test_its_fanfare_is_that_of_the_game(pilot: Pilot) -> None:
    sounds: list[str] = []
    pilot.context.sound.play = sounds.append
    won(pilot, "rook", 1)
    assert sounds == [entry_of("rook").fanfare]


def test_a_match_that_the_sun_wins_goes_to_the_party_at_once(tmp_path: Path) -> None:
    with kids_table(tmp_path, "hookie_mookie", devices=()) as pilot:
        seen: set[type[Scene]] = set()

        def party() -> bool:
            seen.add(type(pilot.scene))
            return isinstance(pilot.scene, PartyScene)

        pilot.until(party)
        winners = pilot.table.session.end["winners"] if pilot.table.session.end else ()
        assert (WonScene in seen) == bool(winners)
