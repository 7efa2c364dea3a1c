"""Accidental presses, and time without presses. The clock is the test's."""

import pytest

from game.gate import RESTS, Debounce
from game.idle_timer import HINTS_AFTER, OPEN, WAVE, IdleTimer
from game.input.actions import KEYS, TOUCH, Action, Press

JUST_UNDER = RESTS - 0.01


def guarding() -> Debounce:
    return Debounce(on=True)


def test_a_second_press_of_a_device_counts_only_after_a_rest() -> None:
    guard = guarding()
    assert guard.lets(Press(Action.CONFIRM, KEYS))
    guard.advance(JUST_UNDER)
    assert not guard.lets(Press(Action.CONFIRM, KEYS))
    guard.advance(0.02)
    assert guard.lets(Press(Action.CONFIRM, KEYS))


def test_another_button_of_the_same_device_must_also_rest() -> None:
    guard = guarding()
    assert guard.lets(Press(Action.CONFIRM, KEYS))
    assert not guard.lets(Press(Action.BACK, KEYS))


def test_hammering_makes_no_child_wait_longer() -> None:
    guard = guarding()
    counted = 0
    for _ in range(10):
        counted += guard.lets(Press(Action.CONFIRM, "pad:1"))
        guard.advance(RESTS / 4)
    assert counted == 3


def test_another_child_need_not_rest() -> None:
    guard = guarding()
    assert guard.lets(Press(Action.CONFIRM, "pad:1"))
    assert guard.lets(Press(Action.CONFIRM, "pad:2"))


@pytest.mark.parametrize("action", [Action.LEFT, Action.DOWN, Action.POINT, Action.TEXT, Action.RAW])
def test_directions_and_letters_are_as_quick_as_fingers(action: Action) -> None:
    guard = guarding()
    assert guard.lets(Press(Action.CONFIRM, TOUCH))
    assert guard.lets(Press(action, TOUCH)) and guard.lets(Press(action, TOUCH))


def test_a_released_button_is_always_heard() -> None:
    guard = guarding()
    assert guard.lets(Press(Action.LOOK, KEYS))
    assert guard.lets(Press(Action.LOOK, KEYS, released=True))


def test_grown_ups_are_not_guarded() -> None:
    guard = Debounce()
    assert guard.lets(Press(Action.CONFIRM, KEYS)) and guard.lets(Press(Action.CONFIRM, KEYS))


def test_the_host_waves_after_a_while_and_stands_again_at_a_touch() -> None:
    quiet = IdleTimer()
    poses = []
    for _ in range(40):
        quiet.advance(0.5)
        poses.append(quiet.pose(calm=False))
    assert set(poses[: round(HINTS_AFTER / 0.5)]) == {OPEN}
    assert WAVE in poses[round(HINTS_AFTER / 0.5) :] and OPEN in poses[round(HINTS_AFTER / 0.5) :]
    assert quiet.long
    quiet.reset(Press(Action.LEFT, KEYS))
    assert not quiet.long and quiet.pose(calm=False) == OPEN


def test_with_reduced_motion_the_wing_stays_where_it_is() -> None:
    quiet = IdleTimer()
    quiet.advance(HINTS_AFTER + 2.1)
    held = []
    for _ in range(4):
        held.append(quiet.pose(calm=True))
        quiet.advance(0.5)
    assert set(held) == {WAVE}
