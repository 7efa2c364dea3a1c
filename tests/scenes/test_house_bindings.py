"""On the program's pages the printed bindings are the real ones, with any focus. Each printed binding has a visible
effect, a button without a binding changes nothing, and nothing is printed twice."""

import json
from collections.abc import Callable, Hashable, Iterator
from dataclasses import asdict
from itertools import product
from pathlib import Path

import pytest

from engine.core.messages import verbatim
from engine.core.records import parse, replay
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from game.canvas import Canvas
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press
from game.theme import STAGE
from game.widgets.bindings import MOST
from game.widgets.hints import Hint, place_hints
from game.widgets.house_scene import HouseScene
from scenes.ending.kids_results import PartyScene
from scenes.front.greeting import GreetingScene
from scenes.front.title import TitleScene
from scenes.handover.look import WhoScene
from scenes.kiosk import state
from scenes.kiosk.hours import DayPage
from scenes.kiosk.operator import _WAYS, AskPage, OperatorScene, PinScene
from scenes.kiosk.pin import EasyPinPage
from scenes.lobby.naming import NamingScene
from scenes.lobby.seats import SeatsScene
from scenes.replay.watching import WatchScene
from scenes.seating import TablePlan, first_seating
from tests.pilot import Pilot, picture_of
from tests.samples import screen_sample_of
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.houses import END, MAKERS, SIX, asked, hearing, plan_for

PAD = "pad:1"
Make = Callable[[Pilot], HouseScene]
CHILDRENS: tuple[Make, ...] = (
    lambda pilot: GreetingScene(pilot.context, plan_for(), PAD),
    lambda pilot: hearing(PartyScene(pilot.context, plan_for(*SIX), END)),
    lambda pilot: WhoScene(pilot.context, plan_for().seating, (0, 1), lambda lost, found: None),
)
OTHERWISE = {Action.TEXT, Action.RAW, Action.POINT}
"""Input of other kinds: letters, names of keys, and a pointer that only moves."""
LEADS_AWAY = (Action.MENU, Action.BACK)
FORTH = {Action.RIGHT, Action.DOWN, Action.NEXT}
"""Presses that others would undo."""


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[KioskPilot]:
    with KioskPilot(tmp_path, '[operator]\npin = "2580"\n') as made:
        yield made


def shown(pilot: Pilot, make: Make, at: Hashable = None, device: str = KEYS) -> HouseScene:
    """The scene alone above the title, with that focus, untouched."""
    stack = pilot.context.stack
    stack.reset(TitleScene(pilot.context, opened=True))
    stack.apply()
    scene = make(pilot)
    stack.push(scene)
    stack.apply()
    scene.device = pilot.context.devices.last = device
    scene.settle(at)
    for _ in GAMES if isinstance(scene, TitleScene) else ():  # its theatres are drawn one a frame
        scene.draw(Canvas(STAGE))
    return scene


def seen(pilot: Pilot, scene: HouseScene) -> object:
    """Everything visible in it, and where it leads."""
    stack = pilot.context.stack
    return picture_of(scene).does, scene.focus.at, [id(one) for one in stack.scenes], stack.moving, pilot.app.running


def press(pilot: Pilot, scene: HouseScene | WatchScene, hint: Hint, device: str) -> None:
    """Press with a button, or with a pointer on its words."""
    action, at = hint.action, None
    if device in (MOUSE, TOUCH):
        placed = place_hints(scene.hints(), scene.button, pilot.context.theme)
        action, at = Action.CONFIRM, next(spot.rect.center for spot, _ in placed if spot.hint == hint)
    pilot.context.stack.act(Press(action, device, None, "", at))


def sort_of(target: Hashable) -> Hashable:
    """The kind of a target: keys and seats are all alike."""
    return target[0] if isinstance(target, tuple) else target


def offers(pilot: Pilot, make: Make, device: str) -> Iterator[tuple[Hashable, tuple[Hint, ...]]]:
    """The printed bindings with each focus."""
    scene = shown(pilot, make, device=device)
    for target in [target.id for target in scene.targets()] or [None]:
        scene.settle(target)
        yield target, tuple(scene.hints())


def holds(pilot: Pilot, make: Make, device: str) -> int:
    """Check all printed bindings of that scene; returns how many were pressed."""
    scene = shown(pilot, make, device=device)
    ways_out, name = {hint.label for hint in scene.hints() if hint.action in LEADS_AWAY}, type(scene).__name__
    values, tried = asdict(pilot.context.settings.get), set[object]()
    for target, hints in list(offers(pilot, make, device)):
        assert hints, name
        assert len({hint.label for hint in hints}) == len({hint.action for hint in hints}) == len(hints), (name, hints)
        assert len(hints) <= MOST or hints[-1].label in ways_out, (name, hints)
        assert len(hints) <= MOST + 1, (name, hints)
        for hint in hints:
            if (moment := (sort_of(target), hint)) in tried:
                continue
            tried.add(moment)
            scene = shown(pilot, make, target, device)
            assert hint in scene.hints(), (name, target, hint)
            before = seen(pilot, scene)
            press(pilot, scene, hint, device)
            assert seen(pilot, scene) != before, (name, target, hint)
            pilot.context.settings.change(**values)
            pilot.app.running = True
    scene = shown(pilot, make, device=device)
    before = seen(pilot, scene)
    assert seen(pilot, scene) == before, (name, "is not the same in two frames")
    unbound = set(Action) - {binding.action for binding in scene.bindings()} - OTHERWISE
    for some in (unbound & FORTH, unbound - FORTH):
        for action in some:
            pilot.context.stack.act(Press(action, device))
        assert seen(pilot, scene) == before, (name, some)
    return len(tried)


@pytest.mark.parametrize("device", [KEYS, TOUCH])
@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_every_scene_of_the_house(pilot: Pilot, theme: str, device: str) -> None:
    pilot.context.settings.change(theme=theme, reduced_motion=True)
    makers = (*MAKERS, asked, *(CHILDRENS if theme == "kids" else ()))
    assert sum(holds(pilot, make, device) for make in makers) > 3 * len(makers)


@pytest.mark.parametrize("device", [PAD, MOUSE])
def test_every_page_of_the_operator(kiosk: KioskPilot, device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = kiosk.keeper
    monkeypatch.setattr(state, "memory", lambda: verbatim("90 MiB"))  # a figure of its own in each frame
    kiosk.context.settings.change(reduced_motion=True)
    makers: list[Make] = [lambda pilot, way=way: way.make(keeper) for way in _WAYS]
    makers += [
        lambda pilot: OperatorScene(keeper),
        lambda pilot: PinScene(keeper),
        lambda pilot: EasyPinPage(keeper),
        lambda pilot: DayPage(keeper, "monday"),
        lambda pilot: AskPage(keeper, verbatim("Really?"), verbatim("Yes"), lambda: keeper.context.stack.dismiss()),
    ]
    assert sum(holds(kiosk, make, device) for make in makers) > len(makers)


@pytest.mark.parametrize("device", [KEYS, MOUSE])
@pytest.mark.parametrize("game", GAMES)
def test_watching_a_match(tmp_path: Path, game: str, device: str) -> None:
    """At its start, in its middle and at its end, playing and paused."""
    way = screen_sample_of(game).table
    lines = playout(Playout(game, way.variant, way.players, 1, json.dumps(dict(way.options)), "random", 40))
    record = replay(parse("".join(f"{line}\n" for line in lines), GAMES), GAMES).record()
    plan = TablePlan(GAMES[game].setup(way.variant, way.players, dict(way.options)), first_seating(way.players, None))

    def watch(pilot: Pilot, share: float, stands: bool) -> WatchScene:
        stack = pilot.context.stack
        scene = WatchScene(pilot.context, plan, record)
        stack.reset(scene)
        stack.apply()
        pilot.context.devices.last = device
        scene.flow.paused = stands
        scene.flow.wind(round(share * len(scene.flow.cursor)))
        return scene

    def course(pilot: Pilot, scene: WatchScene) -> object:
        flow, stack = scene.flow, pilot.context.stack
        pace, scenes = pilot.context.settings.get.pace, [id(one) for one in stack.scenes]
        return flow.at, flow.paused, flow.busy, scene.eyes.open, pace, scenes, stack.moving, pilot.app.running

    with Pilot(tmp_path, lambda context: TitleScene(context, opened=True)) as pilot:
        for share, stands in product((0.0, 0.5, 1.0), (True, False)):
            scene = watch(pilot, share, stands)
            hints = scene.hints()
            assert hints[-1].action is Action.BACK and len(hints) - 1 <= MOST, hints
            assert len({hint.label for hint in hints}) == len(hints), hints
            for hint in hints:
                scene = watch(pilot, share, stands)
                before = course(pilot, scene)
                press(pilot, scene, hint, device)
                assert course(pilot, scene) != before, (share, stands, hint)
                pilot.app.running = True


def words_of(scene: HouseScene, action: Action) -> str | None:
    """The printed words beside a button."""
    return next((hint.label for hint in scene.hints() if hint.action is action), None)


def test_on_the_podium_confirm_is_for_the_focused_target(pilot: Pilot) -> None:
    pilot.context.settings.change(reduced_motion=True)  # the faces have stopped climbing, which a press would end
    offered = [hint.label for hint in shown(pilot, MAKERS[-1]).hints()]
    for place, label in enumerate(offered):
        scene = shown(pilot, MAKERS[-1], shown(pilot, MAKERS[-1]).targets()[place].id)
        assert words_of(scene, Action.CONFIRM) == label and [hint.label for hint in scene.hints()] == offered
        placed = place_hints(scene.hints(), scene.button, scene.theme)[place][0]
        assert scene.focus.rect is not None and scene.focus.rect.contains(placed.rect)
        again = words_of(scene, Action.MENU)
        assert again == (None if place == 0 else offered[0])
        pilot.context.stack.act(Press(Action.MENU, KEYS))
        pilot.context.stack.apply()
        assert (pilot.context.stack.top is not scene) == (again is not None)


def test_a_device_without_a_seat_reads_join_and_joins(pilot: Pilot) -> None:
    scene = shown(pilot, MAKERS[1], device=PAD)
    assert isinstance(scene, SeatsScene)
    assert words_of(scene, Action.CONFIRM) == "Start"
    pilot.press(Action.LEFT, KEYS)
    assert words_of(scene, Action.CONFIRM) == "Join"
    pilot.press(Action.CONFIRM, KEYS)
    assert KEYS in scene.seating.held and words_of(scene, Action.CONFIRM) == "Start"


def test_enter_reads_done_if_it_ends_a_keyboards_text(pilot: Pilot) -> None:
    scene = next(scene for make in MAKERS if isinstance(scene := shown(pilot, make), NamingScene))
    assert words_of(scene, Action.CONFIRM) == "Choose" and words_of(scene, Action.EXTRA) is None
    pilot.press(Action.TEXT, KEYS, text="Z")
    assert words_of(scene, Action.CONFIRM) == "Done" and words_of(scene, Action.EXTRA) == "Erase"
    pilot.press(Action.RIGHT, KEYS)
    assert words_of(scene, Action.CONFIRM) == "Choose"
