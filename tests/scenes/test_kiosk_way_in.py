"""The operator's way in: the chord on every device, the PIN, and their timeouts."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from threading import Event
from unittest.mock import patch

import pygame
import pytest

from engine.core.messages import say
from game.input.actions import Action
from game.kiosk.kiosk import Kiosk
from game.kiosk.pin import FACTORY_PIN
from game.kiosk.usage_stats import UsageStats
from game.store.store import Store
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.chord import TAPS_WITHIN
from scenes.kiosk.operator import OperatorScene, PinScene
from scenes.kiosk.operators import FIRST_WAIT, FORGOTTEN, LONG_WAIT, LONGEST_WAIT, MANY, Lock, wait_after
from scenes.kiosk.pin import KEYS, EasyPinPage
from tests.pilot import FRAME
from tests.scenes.at_kiosk import NOON, KioskPilot
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


def test_buttons_of_an_unplugged_pad_are_not_held_any_more(pilot: KioskPilot) -> None:
    pilot.welcome()
    for button in (9, 10, 4):
        pilot.event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=77)
    pilot.event(pygame.CONTROLLERDEVICEREMOVED, instance_id=77)
    pilot.event(pygame.CONTROLLERBUTTONDOWN, button=6, instance_id=77)
    pilot.frames(1)
    assert pilot.shown is not PinScene


def taps(pilot: KioskPilot, *xs: float, kinds: tuple[int, ...] = (pygame.FINGERDOWN, pygame.FINGERUP)) -> None:
    for x in xs:
        for kind in kinds:
            pilot.event(kind, x=x, y=0.05, finger_id=0, touch_id=0, dx=0.0, dy=0.0)
            pilot.frames(1)


def test_taps_in_the_corners_ask_for_the_pin(pilot: KioskPilot) -> None:
    taps(pilot, 0.05, 0.95, 0.05, 0.5, 0.95, 0.05)  # one beside them
    assert pilot.shown is not PinScene
    taps(pilot, 0.05, 0.95, 0.05, 0.95)
    pilot.frames(round(1.2 * TAPS_WITHIN / FRAME))
    taps(pilot, 0.05)  # too late
    assert pilot.shown is not PinScene
    taps(pilot, 0.95, 0.05, 0.95, 0.05)
    assert pilot.shown is PinScene


@pytest.mark.parametrize("slowly", [0.6, 1.0, 2.0])
def test_taps_may_be_slow_and_the_program_slow_to_wake(pilot: KioskPilot, slowly: float) -> None:
    """The first tap wakes the program, and on a busy machine each new picture takes seconds, which do not count."""
    for x in (0.05, 0.95, 0.05, 0.95, 0.05):
        assert pilot.shown is not PinScene
        taps(pilot, x)
        pilot.wait(4.0)  # one frame of a second after the other
        pilot.frames(round(slowly / FRAME))
    assert pilot.shown is PinScene


def test_a_screen_that_sends_each_tap_twice_is_no_obstacle(pilot: KioskPilot) -> None:
    taps(pilot, 0.05, 0.95, 0.05, 0.95, 0.05, kinds=(pygame.FINGERDOWN, pygame.FINGERDOWN, pygame.FINGERUP))
    assert pilot.shown is PinScene


@pytest.mark.parametrize("hand", ["keyboard", "keys", "mouse", "touch", "pad"])
def test_the_pin_opens_with_every_device(pilot: KioskPilot, hand: str) -> None:
    chord(pilot)
    scene = pilot.scene
    assert isinstance(scene, PinScene)
    places = {target.id[1]: target.rect for target in scene.targets()}
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
    pilot.checked()
    assert pilot.shown is OperatorScene


WAYS = {
    "1": (Action.UP, Action.LEFT),
    "2": (Action.UP,),
    "3": (Action.UP, Action.RIGHT),
    "4": (Action.LEFT,),
    "5": (),
    "6": (Action.RIGHT,),
    "7": (Action.DOWN, Action.LEFT),
    "8": (Action.DOWN,),
    "9": (Action.DOWN, Action.RIGHT),
    "0": (Action.DOWN, Action.DOWN),
}
"""From the 5 to each digit, as the docs say."""


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("size", [100, 200])
def test_a_pad_reaches_every_digit_from_the_five_without_a_visible_focus(
    pilot: KioskPilot, theme: str, size: int
) -> None:
    pilot.context.settings.change(theme=theme, text_size=size)
    chord(pilot)
    scene = pilot.scene
    assert isinstance(scene, PinScene)
    for digit, ways in WAYS.items():
        for way in ways:
            pilot.press(way, "pad:1")
        pilot.press(Action.CONFIRM, "pad:1")
        assert scene.digits[-1] == digit
        pilot.press(Action.EXTRA, "pad:1")
    assert scene.digits == ""


def test_a_watcher_learns_nothing_about_the_focus_of_a_pad(pilot: KioskPilot) -> None:
    chord(pilot)
    pilot.press(Action.UP, "pad:1")
    pilot.press(Action.DOWN, "pad:1")
    before = pilot.drawn()
    with patch.object(pilot.context.sound, "play") as heard:
        for way in (Action.UP, Action.LEFT, Action.DOWN):
            pilot.press(way, "pad:1")
            assert pilot.drawn() == before
        assert not heard.called
    pilot.press(Action.INFO, "pad:1")  # a person alone may see it
    assert pilot.drawn() != before


def test_a_tap_leaves_no_ring_on_the_digit(pilot: KioskPilot) -> None:
    chord(pilot)
    scene = pilot.scene
    assert isinstance(scene, PinScene)
    pictures = []
    for digit in "17":
        pilot.touch(*next(target.rect.center for target in scene.targets() if target.id == ("key", digit)))
        pictures.append(pilot.drawn())
        scene.digits = ""
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("digits", [FACTORY_PIN, "5555"])
def test_an_easy_pin_brings_a_request_for_a_better_one_at_every_visit(tmp_path: Path, digits: str) -> None:
    with KioskPilot(tmp_path, f'[operator]\npin = "{digits}"\n') as pilot:
        for _ in range(2):
            chord(pilot)
            pilot.give_pin(digits)
            assert isinstance(pilot.scene, EasyPinPage) and digits not in str(pilot.scene.rows())
            pilot.scene.settle("later")
            pilot.press(Action.CONFIRM, "pad:1")
            assert pilot.shown is OperatorScene
            pilot.press(Action.BACK, "pad:1")
        chord(pilot)
        pilot.give_pin(digits)
        pilot.press(Action.CONFIRM, "pad:1")
        for _ in range(2):
            pilot.type("2580")
            pilot.key("return")
        assert pilot.shown is OperatorScene
        pilot.press(Action.BACK, "pad:1")
        chord(pilot)
        pilot.give_pin("2580")
        assert pilot.shown is OperatorScene


def test_each_wrong_pin_makes_the_wait_longer(pilot: KioskPilot) -> None:
    chord(pilot)
    waits = []
    for _ in range(3):
        pilot.give_pin("1234")
        assert pilot.shown is PinScene
        waits.append(pilot.keeper.lock.rest)
        pilot.give_pin("2580")  # right, but too early
        assert pilot.shown is PinScene
        pilot.key("escape")
        chord(pilot)
        pilot.wait(waits[-1])
    assert waits == pytest.approx([FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT], abs=0.1)  # frames have passed
    pilot.give_pin("2580")
    assert pilot.shown is OperatorScene


def test_during_a_check_frames_continue_and_no_other_pin_is_taken(pilot: KioskPilot) -> None:
    """No user tries two at once, and one who leaves meanwhile is told nothing; the wrong one still counts."""
    chord(pilot)
    pilot.type("9999")
    before = pilot.keeper.lock
    with slow_check(pilot) as let_go:
        pilot.key("return")
        pilot.frames(30)
        assert pilot.shown is PinScene and pilot.scene.sentence() == say("operator-checking")
        assert not before.ask("2580", lambda opens: None)
        pilot.key("escape")
        assert pilot.shown is not PinScene
        let_go()
    pilot.checked()
    assert pilot.shown is not OperatorScene and pilot.kiosk.wrong_pins.in_a_row == 1


@contextmanager
def slow_check(pilot: KioskPilot) -> Iterator[Callable[[], None]]:
    """A machine that checks a PIN for as long as the test likes."""
    gate, opens = Event(), pilot.kiosk.pin.opens

    def slow(digits: str) -> bool:
        gate.wait(60)
        return opens(digits)

    with patch.object(pilot.kiosk.pin, "opens", slow):
        try:
            yield gate.set
        finally:
            gate.set()
        pilot.checked()


def tried(lock: Lock, digits: str) -> bool:
    """Whether it opened, if a try is allowed at once."""
    told: list[bool] = []
    assert lock.ask(digits, told.append) and lock.check is not None
    lock.check.join()
    lock.advance(0.0)
    return told == [True]


def lock_on(store: Store, now: datetime = NOON) -> Lock:
    return Lock(Kiosk(store, UsageStats(store), clock=lambda: now))


def test_the_lock_waits_as_long_as_it_says_and_forgets_after_a_day_without_a_wrong_pin() -> None:
    lock, waits = lock_on(Store.without()), []
    for _ in range(MANY + 2):
        assert not tried(lock, "0000")
        waits.append(lock.rest)
        assert not lock.ask("1234", print), "it has to wait"
        lock.advance(lock.rest)
    assert waits[:7] == [2, 4, 8, 16, 32, 64, 120] and waits[7 : MANY - 1] == [LONG_WAIT] * (MANY - 8)
    assert waits[MANY - 1 :] == [LONGEST_WAIT] * 3
    lock.advance(FORGOTTEN - 2 * LONGEST_WAIT)
    assert not tried(lock, "0000") and lock.rest == LONGEST_WAIT, "not a day yet"
    lock.advance(FORGOTTEN + 1)
    assert not tried(lock, "") and lock.rest == FIRST_WAIT
    lock.advance(FIRST_WAIT)
    assert tried(lock, "1234")


def test_four_hours_allow_at_most_forty_tries() -> None:
    seconds, wrong = 0.0, 0
    while seconds <= 4 * 3600:
        wrong += 1
        seconds += wait_after(wrong)
    assert wrong < 40


def test_a_power_cut_forgets_no_wrong_pin_with_any_clock(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    lock = lock_on(store)
    for _ in range(3):
        lock.advance(lock.rest)
        assert not tried(lock, "0000")
    store.close()
    for year in (1995, 2026, 2090):
        store = Store.open(tmp_path)
        again = lock_on(store, datetime(year, 1, 1))
        assert again.rest == wait_after(3) and not again.ask("1234", print)
        store.close()
    again = lock_on(Store.open(tmp_path))
    again.advance(again.rest)
    assert tried(again, "1234")
    assert not again.kiosk.wrong_pins.in_a_row and again.kiosk.wrong_pins.noted == 3, "the operator is told"


def test_a_power_cut_during_a_check_saves_no_wait(tmp_path: Path) -> None:
    lock = lock_on(store := Store.open(tmp_path))
    assert lock.ask("0000", print) and lock.check is not None
    store.close()
    lock.check.join()
    again = lock_on(Store.open(tmp_path))
    assert again.rest == FIRST_WAIT and not again.kiosk.wrong_pins.words


def test_a_wrong_pin_is_in_the_log_without_its_digits(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        assert not tried(lock_on(Store.without()), "7391")
    assert "wrong PIN, number 1 in a row; the next try is in 2 s" in caplog.text
    assert "7391" not in caplog.text and "1234" not in caplog.text


@pytest.mark.parametrize(
    "kept", [None, 3, [], [1, 2], [-1, 0, ""], ["3", 3, "x"], [True, 1, "2026-11-02 12:00"], [10**9, 0, ""]]
)
def test_odd_values_in_the_kept_wrong_pins_are_ignored(kept: object) -> None:
    store = Store.without()
    store.keep_setting("wrong_pins", kept)
    assert lock_on(store).rest == 0.0


def test_the_pin_page_closes_by_itself_and_leaves_the_match_unchanged(pilot: KioskPilot) -> None:
    table = pilot.sit_down()
    chord(pilot)
    assert pilot.shown is PinScene
    pilot.wait(21)
    assert pilot.scene is table


def test_no_hand_is_open_below_the_pin(pilot: KioskPilot) -> None:
    table = pilot.sit_down(("keys", "pad:1"))
    for _ in range(1000):
        if table.secret:
            break
        pilot.press(Action.CONFIRM, getattr(pilot.scene, "device", None) or "keys")
        pilot.wait(0.1)
    assert table.secret
    chord(pilot)
    assert not table.secret and pilot.shown is PinScene


def test_the_operators_screen_closes_by_itself_and_starts_again(pilot: KioskPilot) -> None:
    pilot.sit_down()
    pilot.context.stack.push(OperatorScene(pilot.keeper))
    pilot.frames(1)
    pilot.wait(181)
    assert pilot.shown is AttractScene
