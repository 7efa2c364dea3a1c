"""The operator's way in: the chord on every device, the PIN, and what becomes of them when nobody goes on."""

import pygame
import pytest

from game.bookkeeping import Bookkeeping
from game.input.actions import Action
from game.kiosk import Kiosk
from game.store import Store
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.digits import KEYS
from scenes.kiosk.lock import FIRST_WAIT, FORGIVEN, LONGEST_WAIT, Lock
from scenes.kiosk.operator import OperatorScene
from scenes.kiosk.pin import PinScene
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.test_kiosk_ways_out import chord
from tests.scenes.test_kiosk_ways_out import pilot as pilot


def test_keys_at_once_ask_for_the_pin(pilot: KioskPilot) -> None:
    chord(pilot)
    assert pilot.shown is PinScene


def test_buttons_at_once_ask_for_the_pin(pilot: KioskPilot) -> None:
    pilot.welcome()
    for button in (9, 10, 4):
        pilot.event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=77)
        pilot.event(pygame.CONTROLLERBUTTONDOWN, button=6, instance_id=78)  # of another pad
        pilot.frames(1)
    assert pilot.shown is not PinScene
    pilot.event(pygame.CONTROLLERBUTTONDOWN, button=6, instance_id=77)
    pilot.frames(1)
    assert pilot.shown is PinScene


def test_buttons_of_a_pad_that_is_gone_are_held_no_more(pilot: KioskPilot) -> None:
    pilot.welcome()
    for button in (9, 10, 4):
        pilot.event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=77)
    pilot.event(pygame.CONTROLLERDEVICEREMOVED, instance_id=77)
    pilot.event(pygame.CONTROLLERBUTTONDOWN, button=6, instance_id=77)
    pilot.frames(1)
    assert pilot.shown is not PinScene


def test_taps_in_the_corners_ask_for_the_pin(pilot: KioskPilot) -> None:
    def tap(x: float) -> None:
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            pilot.event(kind, x=x, y=0.05, finger_id=0, touch_id=0, dx=0.0, dy=0.0)
            pilot.frames(1)

    for x in (0.05, 0.95, 0.05, 0.5, 0.95, 0.05):  # one beside them
        tap(x)
    assert pilot.shown is not PinScene
    for x in (0.05, 0.95, 0.05, 0.95):
        tap(x)
    pilot.wait(7)
    tap(0.05)  # too late
    assert pilot.shown is not PinScene
    for x in (0.95, 0.05, 0.95, 0.05):
        tap(x)
    assert pilot.shown is PinScene


@pytest.mark.parametrize("hand", ["keyboard", "keys", "mouse", "touch", "pad"])
def test_the_pin_opens_with_every_device(pilot: KioskPilot, hand: str) -> None:
    chord(pilot)
    scene = pilot.scene
    assert isinstance(scene, PinScene)
    places = {target.id[1]: target.rect for target in scene.targets()}  # type: ignore[index]
    for key in ("2", "5", "8", "0", KEYS[-1]):
        if hand == "keyboard":
            if key.isdigit():
                pilot.key(key)
            else:
                pilot.key("return")
        elif hand in ("mouse", "touch"):
            (pilot.click if hand == "mouse" else pilot.touch)(*places[key].center)
        else:
            scene.settle(("key", key))
            pilot.press(Action.CONFIRM, "pad:1" if hand == "pad" else "mouse")
    pilot.frames(1)
    assert pilot.shown is OperatorScene


def test_a_wrong_pin_makes_wait_and_longer_each_time(pilot: KioskPilot) -> None:
    chord(pilot)
    waits = []
    for _ in range(3):
        pilot.type("1234")
        pilot.key("return")
        assert pilot.shown is PinScene
        waits.append(pilot.keeper.lock.rest)
        pilot.type("2580")  # right, but too early
        pilot.key("return")
        assert pilot.shown is PinScene
        pilot.key("escape")
        chord(pilot)
        pilot.wait(waits[-1])
    assert waits == pytest.approx([FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT], abs=0.1)  # frames have passed
    pilot.type("2580")
    pilot.key("return")
    assert pilot.shown is OperatorScene


def test_the_lock_waits_no_longer_than_it_says_and_forgives() -> None:
    store = Store.without()
    lock = Lock(Kiosk(store, Bookkeeping(store)))
    for _ in range(12):
        assert not lock.opens("0000")
        lock.advance(LONGEST_WAIT)
    assert not lock.opens("0000") and lock.rest == LONGEST_WAIT
    lock.advance(FORGIVEN + 1)
    assert not lock.opens("") and lock.rest == FIRST_WAIT
    lock.advance(FIRST_WAIT)
    assert lock.opens("1234")


def test_the_pin_goes_by_itself_and_the_match_below_is_as_it_was(pilot: KioskPilot) -> None:
    table = pilot.sit_down()
    chord(pilot)
    assert pilot.shown is PinScene
    pilot.wait(21)
    assert pilot.scene is table


def test_no_hand_lies_open_below_the_pin(pilot: KioskPilot) -> None:
    table = pilot.sit_down(("keys", "pad:1"))
    for _ in range(1000):
        if table.private:
            break
        pilot.press(Action.CONFIRM, getattr(pilot.scene, "device", None) or "keys")
        pilot.wait(0.1)
    assert table.private
    chord(pilot)
    assert not table.private and pilot.shown is PinScene


def test_the_operators_screen_goes_by_itself_and_begins_anew(pilot: KioskPilot) -> None:
    pilot.sit_down()
    pilot.house.stack.push(OperatorScene(pilot.keeper))
    pilot.frames(1)
    pilot.wait(181)
    assert pilot.shown is AttractScene
