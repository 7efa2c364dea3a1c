"""What presses mean at a table, and whose devices are missing: small values, without a table."""

from dataclasses import replace

import pytest

from game.input.actions import KEYS, Action, Press
from scenes.handover.device_binding import Missing
from scenes.seating import Seating, SeatPlan
from scenes.table.command import Deed, deed
from scenes.table.input_context import Moment

PRIVATE = Moment(private=True, asked=True)
HELD = replace(PRIVATE, holds=True)
EVERYTHING = Moment(asked=True, may_look_back=True, may_call=True)


def press(action: Action, released: bool = False) -> Press:
    return Press(action, KEYS, released=released)


@pytest.mark.parametrize(
    ("moment", "action", "expected"),
    [
        (Moment(), Action.BACK, Deed.PAUSE),
        (Moment(), Action.CONFIRM, Deed.NOTHING),
        (Moment(asked=True), Action.BACK, Deed.PAUSE),
        (Moment(asked=True), Action.CONFIRM, Deed.ANSWER),
        (Moment(asked=True), Action.INFO, Deed.SHEET),
        (Moment(asked=True), Action.EXTRA, Deed.ANSWER),
        (EVERYTHING, Action.EXTRA, Deed.LOOK_BACK),
        (EVERYTHING, Action.PREV, Deed.CALL),
        (replace(PRIVATE, begun=True), Action.BACK, Deed.ANSWER),
        (replace(PRIVATE, begun=True), Action.LOOK, Deed.HIDE),
        (replace(PRIVATE, begun=True, heeded=True), Action.BACK, Deed.HIDE),
        (Moment(asked=True, begun=True, may_take_back=True), Action.BACK, Deed.ANSWER),
        (replace(HELD, begun=True, stands=False), Action.BACK, Deed.HIDE),
        (Moment(asked=True), Action.PREV, Deed.NOTHING),
        (replace(EVERYTHING, looking_back=True), Action.CONFIRM, Deed.LOOK_ON),
        (replace(EVERYTHING, looking_back=True), Action.POINT, Deed.ANSWER),
        (PRIVATE, Action.BACK, Deed.HIDE),
        (PRIVATE, Action.LOOK, Deed.HIDE),
        (PRIVATE, Action.INFO, Deed.NOTHING),
        (PRIVATE, Action.MENU, Deed.PAUSE),
        (HELD, Action.LOOK, Deed.RAISE),
        (replace(HELD, stands=False), Action.CONFIRM, Deed.MUST_HOLD),
        (replace(HELD, stands=False), Action.LEFT, Deed.NOTHING),
        (replace(HELD, stands=False), Action.BACK, Deed.HIDE),
        (Moment(animations=True), Action.CONFIRM, Deed.HURRY),
        (Moment(animations=True), Action.LEFT, Deed.NOTHING),
        (Moment(animations=True, may_call=True), Action.PREV, Deed.CALL),
        (Moment(animations=True), Action.MENU, Deed.PAUSE),
        (Moment(animations=True, asked=True), Action.CONFIRM, Deed.HURRY),
    ],
)
def test_what_a_press_means(moment: Moment, action: Action, expected: Deed) -> None:
    assert deed(press(action), moment) is expected


@pytest.mark.parametrize("action", list(Action))
@pytest.mark.parametrize("moment", [Moment(), PRIVATE, EVERYTHING, Moment(animations=True)])
def test_a_button_that_goes_up_does_nothing_unless_it_was_held(moment: Moment, action: Action) -> None:
    assert deed(press(action, released=True), moment) is Deed.NOTHING
    lowers = action in (Action.LOOK, Action.NEXT)
    assert deed(press(action, released=True), HELD) is (Deed.LOWER if lowers else Deed.NOTHING)


SEATING = Seating(
    (
        SeatPlan("person", "Anna", 0, "pad:1"),
        SeatPlan("bot", "Otto", 1, None),
        SeatPlan("person", "Rosa", 2, "pad:2"),
    )
)


def test_the_first_seat_whose_device_is_gone_is_asked_for_then_the_next() -> None:
    missing = Missing()
    assert missing.first(SEATING) is None
    missing.changed(("pad:2", "pad:1", "pad:9"), ())
    assert missing.first(SEATING) == 0
    other = SEATING.put(0, replace(SEATING[0], device="keys"))
    missing.answered(other)
    assert missing.first(other) == 2
    missing.changed((), ("pad:2",))
    assert missing.first(other) is None


def test_one_that_went_and_came_at_once_is_there() -> None:
    missing = Missing()
    missing.changed(("pad:1",), ("pad:1",))
    assert missing.first(SEATING) is None


def test_what_was_here_and_is_not_is_missed_and_what_never_was_is_not() -> None:
    """A look round after a time in which nothing was told."""
    missing, there = Missing(), {"pad:1"}
    missing.missed(SEATING.devices, there.__contains__)
    assert missing.first(SEATING) is None, "a second pad that was never plugged in is another matter"
    there.clear()
    missing.missed(SEATING.devices, there.__contains__)
    assert missing.first(SEATING) == 0
    there.add("pad:1")
    missing.missed(SEATING.devices, there.__contains__)
    assert missing.first(SEATING) is None


def test_on_another_evening_a_pad_that_is_not_there_is_asked_for() -> None:
    missing = Missing()
    missing.absent(SEATING.devices, lambda device: device == "pad:2", "keys")
    assert missing.first(SEATING) == 0
    missing.absent(SEATING.devices, lambda device: False, "pad:1")
    assert missing.first(SEATING) == 2, "the latest press came from the other one"
