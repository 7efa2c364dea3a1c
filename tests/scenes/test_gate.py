"""The gate, over all games. While a secret of one seat is open, other devices can only stop the game, and every scene
over it covers it first."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press
from game.scene import Scene
from scenes.front.gate import GateScene
from scenes.front.how_to import HowToScene
from scenes.front.settings import SettingsScene
from scenes.games import REMINDER
from scenes.handover.curtain import CurtainScene
from scenes.handover.device_binding import Awaited
from scenes.handover.look import WhoScene
from scenes.handover.lost_device import LostScene
from scenes.kiosk.still_playing import StillPlayingScene
from scenes.seating import Seating
from scenes.table import navigation
from scenes.table.challenge.calls import Calls
from scenes.table.pause import PauseScene, SwapScene
from scenes.table.scene import TableScene
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.at_table import plan as plan_of

LOOKER, OTHER = "pad:1", "pad:2"
FOREIGN = (OTHER, "pad:3", KEYS, MOUSE, TOUCH)
"""The other person's device, a free pad, and all other input devices."""
LOOKS = ("press", "hold")


def presses(device: str, ways: tuple[bool, ...] = (False, True)) -> Iterator[Press]:
    """Every action of a device, down and up; a pointer presses in the middle of the stage."""
    at = (960, 700) if device in (MOUSE, TOUCH) else None
    for action in Action:
        for released in ways:
            yield Press(action, device, None, "a" if action in (Action.TEXT, Action.RAW) else "", at, released=released)


@pytest.fixture(params=[(game, look) for game in GAMES for look in LOOKS], ids=lambda both: "-".join(both))
def pilot(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TablePilot]:
    """A table of two people among computer players, with a reminder where the game has one."""
    game, look = request.param
    way = screen_sample_of(game).table
    plan = plan_of(way.variant, way.players, (LOOKER, OTHER), game, **way.options)
    plan = replace(plan, aids=((REMINDER.name, REMINDER.values[-1][0]),))
    with TablePilot(tmp_path, plan) as pilot:
        open_hand(pilot, look)
        yield pilot


def open_hand(pilot: TablePilot, look: str) -> None:
    """Play until the looker's hand or board is open, at rest, by that way to look."""
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == LOOKER, 3000)
    pilot.context.settings.change(look=look)
    pilot.tap(Action.CONFIRM, LOOKER)
    pilot.settle()
    assert pilot.scene is pilot.table and pilot.table.secret is not None


def state(table: TableScene) -> tuple[object, ...]:
    """State that a foreign press must not change: viewer, answers, and the position of the hand."""
    screen = table.screen
    cursor = screen.board.focus.at if screen.board is not None else screen.answering and screen.answering.ask.focus
    return (
        screen.room.viewpoint,
        len(match_of(table).steps),
        table.screen.hand.rise,
        table.screen.hand.cards,
        cursor,
        screen.coach is not None and screen.coach.open,
        len(table.context.stack.scenes),
        table.secret,
    )


def test_no_other_device_acts_while_a_hand_is_open(pilot: TablePilot) -> None:
    table = pilot.table
    before, said = state(table), table.session.holders.openings.of(0)
    pilot.frames(1)
    picture = pilot.drawn()
    heard: list[str] = []
    pilot.context.sound.play = lambda name, *more, **told: heard.append(name)
    for device in FOREIGN:
        for press in presses(device):
            if press.action is not Action.MENU:
                pilot.context.stack.act(press)
                pilot.context.stack.apply()
                assert state(table) == before, (device, press.action)
    assert not heard and table.session.holders.openings.of(0) == said
    pilot.context.stack.update(4.0)  # the sentence with the turn is gone
    pilot.context.idle_timer.seconds = 0.0
    pilot.frames(1)
    assert state(table) == before and pilot.drawn() == picture


@pytest.mark.parametrize("device", FOREIGN)
def test_stopping_the_game_covers_the_hand_and_the_way_back_is_the_curtain(pilot: TablePilot, device: str) -> None:
    table = pilot.table
    pilot.tap(Action.MENU, device)
    assert isinstance(pilot.scene, PauseScene) and hidden(pilot)
    pilot.tap(Action.BACK, device)
    assert isinstance(pilot.scene, CurtainScene) and hidden(pilot)
    for press in presses(device):
        if press.action not in (Action.MENU, Action.PREV, Action.LOOK):
            pilot.context.stack.act(press)
            pilot.context.stack.apply()
            assert hidden(pilot), press.action
    assert table.session.holders.openings.of(0)[-1].often <= 1


def hidden(pilot: TablePilot) -> bool:
    """Whether no secret is on the screen, or fetched for it."""
    screen = pilot.table.screen
    nothing = screen.room.viewpoint == PUBLIC and screen.board is None and not pilot.table.screen.hand.cards
    return nothing and not pilot.context.stack.secrets


def over_a_table(pilot: TablePilot) -> tuple[Callable[[], Scene], ...]:
    """All scenes that can be over a table, each newly made."""
    context, table = pilot.context, pilot.table
    screen, privacy, seating = table.screen, table.privacy, table.screen.room.seating
    calls = (lambda: navigation.calls(context, screen, [1], privacy.devices_changed),)
    return (
        *(calls if screen.game_table.feature(Calls) is not None else ()),
        lambda: navigation.pause(context, screen, OTHER, None),
        lambda: navigation.sheet(context, screen),
        lambda: navigation.scores(context, screen, match_of(screen).view(PUBLIC), screen.speakers, seating),
        lambda: WhoScene(context, seating, (0, 1), privacy.devices_changed),
        lambda: SwapScene(context, seating, OTHER),
        lambda: SettingsScene(context),
        lambda: HowToScene(context, match_of(table).game.name, match_of(table).setup.variant),
        lambda: GateScene(context, lambda: None, OTHER),
        lambda: LostScene(context, Awaited(1), seating),
        lambda: StillPlayingScene(context, 20),
        lambda: privacy._curtain(0),
    )


def test_any_scene_over_an_open_hand_covers_it_and_no_other_device_brings_it_back(pilot: TablePilot) -> None:
    table = pilot.table
    stack, steps, seating = pilot.context.stack, len(match_of(table).steps), table.session.seating
    for number in range(len(over_a_table(pilot))):
        for device in FOREIGN:
            for press in presses(device, (False,)):
                if stack.top is table or isinstance(stack.top, CurtainScene):
                    stack.push(over_a_table(pilot)[number]())
                    stack.apply()
                assert hidden(pilot), number
                stack.act(press)
                stack.apply()
                assert table in stack.scenes
                if not table.screen.room.seating.several:  # the lost seat was given to a computer player
                    sit_again(pilot, seating)
                assert hidden(pilot), (number, device, press.action)
                while stack.top is not table and not isinstance(stack.top, CurtainScene):
                    stack.dismiss()
                    stack.apply()
    assert len(match_of(table).steps) == steps


def sit_again(pilot: TablePilot, seating: Seating) -> None:
    """All people hold their first devices again."""
    pilot.table.session.reseat(seating)
    pilot.table.screen.sit()
    pilot.table.flow.proceed()
    pilot.context.stack.apply()
