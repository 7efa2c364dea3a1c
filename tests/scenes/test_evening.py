"""A whole evening by one kind of device alone: seats, options, a game to its end, again, pause, leave, continue."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.widgets.hints import Hint, place_hints
from game.widgets.house_scene import HouseScene
from game.widgets.page import Page
from scenes.ending.results import ResultsScene
from scenes.front.title import TitleScene
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from scenes.table.asks.asks import CardAsk, PlatesAsk
from scenes.table.pause import PauseScene, SwapScene
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.scenes.houses import rook_in_the_middle, unseen_house
from tests.virtualpad import VirtualPads

PATIENCE = 4000  # frames
REACH = 40  # px between the places where a pointer searches for a card


class Driver(ABC):
    """One person with only this device."""

    device: str

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def hint(self, label: str) -> None:
        """Do the action with this word in the rail."""
        hints: Any = self.pilot.scene.hints()
        self.offered(next(hint for hint in hints if hint.label == label))

    @abstractmethod
    def offered(self, hint: Hint) -> None:
        """Do the action of a hint."""

    @abstractmethod
    def choose(self, target: object) -> None:
        """Choose a target of a scene."""

    @abstractmethod
    def less(self, row: str) -> None:
        """Turn a row of a list back by one."""

    @abstractmethod
    def answer(self, table: TableScene) -> None:
        """Give any legal answer."""

    @abstractmethod
    def pause(self) -> None:
        """Stop the game in the middle of a turn."""

    @abstractmethod
    def on(self) -> None:
        """Continue from a page that is only read."""


class Buttons(Driver):
    """Directions and buttons, read from the hints."""

    @abstractmethod
    def press(self, action: Action) -> None:
        """The button or key of an action."""

    def offered(self, hint: Hint) -> None:
        self.press(hint.action)

    def _walk(self, target: object) -> None:
        scene = self.pilot.scene
        assert isinstance(scene, HouseScene)
        for _ in range(60):
            if scene.focus.at == target:
                return
            goal = next((t.rect for t in scene.targets() if t.id == target), None)
            here = scene.focus.rect
            if isinstance(scene, Page) or goal is None or here is None:
                self.press(Action.DOWN)
            elif abs(goal.centery - here.centery) > 60:
                self.press(Action.DOWN if goal.centery > here.centery else Action.UP)
            else:
                self.press(Action.RIGHT if goal.centerx > here.centerx else Action.LEFT)
        raise AssertionError(f"{target} cannot be reached in {type(scene).__name__}")

    def choose(self, target: object) -> None:
        self._walk(target)
        self.press(Action.CONFIRM)

    def less(self, row: str) -> None:
        scene = self.pilot.scene
        assert isinstance(scene, Page)
        self._walk(next(r.id for r in scene.rows() if scene.words_of(r.label) == row))
        self.press(Action.LEFT)

    def answer(self, table: TableScene) -> None:
        self.press(Action.CONFIRM)

    def pause(self) -> None:
        self.press(Action.MENU)

    def on(self) -> None:
        self.press(Action.CONFIRM)


class ByKeys(Buttons):
    device = KEYS

    def press(self, action: Action) -> None:
        self.pilot.key(self.pilot.context.devices.bindings.keys[action][0])


class ByPad(Buttons):
    device = "pad:1"

    def __init__(self, pilot: Pilot, plugs: VirtualPads) -> None:
        super().__init__(pilot)
        self.pad = plugs.plug()
        pilot.frames(2)

    def press(self, action: Action) -> None:
        name = self.pilot.context.devices.bindings.pad[action][0]
        self.pad.press(name)
        self.pilot.frames(1)
        self.pad.release(name)
        self.pilot.frames(1)


class ByPointer(Driver):
    """Point at things and press them."""

    @abstractmethod
    def at(self, x: int, y: int) -> None:
        """Press there."""

    def offered(self, hint: Hint) -> None:
        scene: Any = self.pilot.scene
        theme = self.pilot.context.theme
        self.at(
            *next(spot.rect.center for spot, _ in place_hints(scene.hints(), scene.button, theme) if spot.hint == hint)
        )

    def choose(self, target: object) -> None:
        scene = self.pilot.scene
        assert isinstance(scene, HouseScene)
        self.at(*next(t.rect.center for t in scene.targets() if t.id == target))

    def less(self, row: str) -> None:
        scene = self.pilot.scene
        assert isinstance(scene, Page)
        rect = next(rect for shown, rect in scene.part().shown if scene.words_of(shown.label) == row)
        self.at(rect.right - round(rect.width * 0.44), rect.centery)

    def answer(self, table: TableScene) -> None:
        asked = table.screen.answering
        assert asked is not None
        match asked.ask:
            case PlatesAsk():
                wanted = 0
            case CardAsk() as cards:
                wanted = next(i for i, card in enumerate(cards.hand) if card in cards.answers)
            case _:
                raise AssertionError(asked.ask)
        places = ((x, y) for y in range(900, 100, -REACH) for x in range(120, 1820, REACH))
        self.at(*next(place for place in places if asked._hit(place) == wanted))

    def on(self) -> None:
        self.at(960, 540)

    def pause(self) -> None:
        self.hint("Pause")


class ByMouse(ByPointer):
    device = MOUSE

    def at(self, x: int, y: int) -> None:
        self.pilot.point(x, y)
        self.pilot.click(x, y)


class ByTouch(ByPointer):
    device = TOUCH

    def at(self, x: int, y: int) -> None:
        self.pilot.touch(x, y)


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plugs: VirtualPads) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch, Pilot) as pilot:
        rook_in_the_middle(pilot)
        yield pilot


def play_on(driver: Driver, pilot: Pilot) -> None:
    """Answer all questions until the game is over."""
    for _ in range(PATIENCE):
        scene = pilot.scene
        if isinstance(scene, ResultsScene):
            return
        if not isinstance(scene, TableScene):
            driver.on()
        elif scene.screen.answering is not None:
            driver.answer(scene)
        pilot.frames(1, dt=0.1)
    raise AssertionError(f"no end: {type(pilot.scene).__name__}")


@pytest.mark.parametrize("kind", ["pad", "keys", "mouse", "touch"])
def test_an_evening_by_one_device_alone(pilot: Pilot, plugs: VirtualPads, kind: str) -> None:
    makers = {"keys": ByKeys, "mouse": ByMouse, "touch": ByTouch}
    driver: Driver = ByPad(pilot, plugs) if kind == "pad" else makers[kind](pilot)
    title = pilot.scene
    assert isinstance(title, TitleScene)
    driver.choose(("game", title.chosen))
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    assert seats.seating[0].device == driver.device

    driver.hint("Change options")
    assert isinstance(pilot.scene, OptionsScene)
    for _ in range(3):
        driver.less("Play to")
    driver.hint("Back")
    assert seats.match_setup.options == {"target": 10}
    driver.choose("start")
    pilot.frames(2)
    assert isinstance(pilot.scene, TableScene)

    play_on(driver, pilot)
    assert len(pilot.context.store.history.results()) == 1
    pilot.settle()
    driver.hint("Play again")
    pilot.frames(2)
    table = pilot.scene
    assert isinstance(table, TableScene)
    assert table.screen.room.seating == seats.seating

    for _ in range(PATIENCE):
        if table.screen.answering is not None:
            break
        pilot.frames(1)
    driver.pause()
    assert isinstance(pilot.scene, PauseScene)
    driver.choose("seats")
    assert isinstance(pilot.scene, SwapScene)
    driver.hint("Back")
    driver.choose("leave")
    pilot.frames(2)
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.scene.places.saved is not None
    driver.choose("continue")
    pilot.frames(2)
    assert isinstance(pilot.scene, TableScene)
