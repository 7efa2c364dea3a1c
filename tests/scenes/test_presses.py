"""The meaning of presses at a table, and missing devices: small values, without a table."""

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.messages import verbatim
from game.input.actions import DIRECTIONS, KEYS, Action, Press
from game.input.devices import Devices
from game.input.pointer import Pointer
from game.theme import GROWN_UP
from game.widgets.bindings import Binding, bound, dispatch, hints_of
from scenes.games import REMINDER
from scenes.handover.device_binding import Awaited, Missing
from scenes.seating import Seating, SeatPlan
from scenes.table.asks.asks import TAKE_BACK
from scenes.table.bindings import LookBack, TableBindings
from scenes.table.boards.sheet import Reminder
from tests.scenes.voices import voice

PAUSE, HURRY, HIDE, CALL, ANSWER, BACK = "pause", "hurry", "hide", "call", "answer", "take a part back"
SHEET, LOOK_BACK, LOOK_ON, COACH, UNCOACH, MUST_HOLD = "sheet", "look back", "look on", "coach", "uncoach", "must hold"
RAISE, LOWER, TAKEN_BACK, NOTHING = "raise", "lower", "take the latest answer back", ""


@dataclass(frozen=True)
class Moment:
    """Facts about a table, for a table of stand-ins."""

    private: bool = False
    holds: bool = False
    stands: bool = True
    told: bool = False
    asked: bool = False
    begun: bool = False
    looking_back: bool = False
    may_look_back: bool = False
    may_call: bool = False
    may_remind: bool = False
    may_take_back: bool = False
    coached: bool = False
    unasked: bool = False
    heeded: bool = False
    done: list[str] = field(default_factory=list)

    def bindings(self) -> tuple[Binding, ...]:
        """The bindings; each notes its name in `done`."""

        def does(what: str) -> Any:
            return lambda *args, **named: self.done.append(what)

        own = (
            Binding(Action.CONFIRM, does(ANSWER), verbatim("Play")),
            *bound((*DIRECTIONS, Action.POINT), does(ANSWER)),
        )
        own += (Binding(Action.BACK, does(BACK), *TAKE_BACK),) if self.begun else ()
        screen = SimpleNamespace(
            animations=SimpleNamespace(busy=self.told),
            answering=SimpleNamespace(begun=self.begun, complete=False, choices=SimpleNamespace(plates=()))
            if self.asked
            else None,
            asking=self.asked,
            room=SimpleNamespace(private=self.private, seating=(SEATING[0],)),
            reveals=self.stands or not (self.private and self.holds),
            hand=_Hand(self.stands, self.done),
            coach=_coach(self.heeded) if self.coached else None,
            unasked=SimpleNamespace(said="a moment" if self.unasked else None),
            may_call=self.may_call,
            may_peek=False,
            theme=GROWN_UP,
            stage=SimpleNamespace(view=None),
            context=SimpleNamespace(audience=SimpleNamespace(children=False)),
            game_table=SimpleNamespace(sheet=SimpleNamespace(word=verbatim("Scores")), feature=self._feature),
            session=SimpleNamespace(
                plan=SimpleNamespace(coached=self.coached, aids=((REMINDER.name, REMINDER.values[-1][0]),)),
                step_count=0,
                sealed=(0,),
                may_take_back=lambda seat: True,
                answered=0 if self.may_take_back else None,
            ),
            button=lambda action: ("keys", "Enter"),
        )
        flow: Any = SimpleNamespace(
            take_back=does(TAKEN_BACK), hurry=does(HURRY), challenge=None, may_object=False, interrupt=lambda: True
        )
        privacy: Any = SimpleNamespace(holds=self.holds, pause=does(PAUSE), hide=does(HIDE))
        asks: Any = SimpleNamespace(bindings=lambda asked: own, deeper=does(COACH), shut=does(UNCOACH))
        found = _Table(
            SimpleNamespace(),
            screen,
            flow,
            privacy,
            SimpleNamespace(ring=does(CALL)),
            asks,
            SimpleNamespace(say=does(MUST_HOLD)),
        )
        found.done, found.look_back = self.done, _LookBack(screen)
        found.look_back.done, found.look_back.may = self.done, self.may_look_back
        if self.looking_back:
            found.look_back.show(True)
            self.done.clear()
        return found.now()

    def _feature(self, kind: type) -> object:
        return kind if kind is Reminder and self.may_remind else None

    def does(self, action: Action, released: bool = False) -> str:
        """The result of a press."""
        dispatch(press(action, released), self.bindings())
        return "".join(self.done)

    @property
    def words(self) -> list[str]:
        """The printed words."""
        return [hint.label for hint in hints_of(self.bindings(), voice())]


class _LookBack(LookBack):
    done: list[str]
    may = False

    @property
    def possible(self) -> bool:
        return self.may

    def show(self, back: bool) -> None:
        self.done.append(LOOK_BACK if back else LOOK_ON)
        super().show(back)


class _Table(TableBindings):
    done: list[str]

    def _sheet(self) -> tuple[Binding, ...]:
        return tuple(replace(one, do=lambda press: self.done.append(SHEET)) for one in super()._sheet())


def _asked(begun: bool) -> SimpleNamespace:
    return SimpleNamespace(begun=begun, complete=False, choices=SimpleNamespace(plates=()))


def _coach(heeded: bool) -> SimpleNamespace:
    return SimpleNamespace(open=heeded, does=verbatim("Advice" if heeded else "Coach"))


class _Hand:
    """A hand that notes when it rises and sinks."""

    def __init__(self, stands: bool, done: list[str]) -> None:
        self._rise, self._done = float(stands), done

    @property
    def rise(self) -> float:
        return self._rise

    @rise.setter
    def rise(self, share: float) -> None:
        self._done.append(RAISE if share else LOWER)


PRIVATE = Moment(private=True, asked=True)
HELD = replace(PRIVATE, holds=True)
EVERYTHING = Moment(asked=True, may_look_back=True, may_call=True)


def press(action: Action, released: bool = False) -> Press:
    return Press(action, KEYS, released=released)


def fresh(moment: Moment) -> Moment:
    return replace(moment, done=[])


@pytest.mark.parametrize(
    ("moment", "action", "expected"),
    [
        (Moment(), Action.BACK, PAUSE),
        (Moment(), Action.CONFIRM, NOTHING),
        (Moment(asked=True), Action.BACK, PAUSE),
        (Moment(asked=True), Action.CONFIRM, ANSWER),
        (Moment(asked=True), Action.INFO, SHEET),
        (Moment(asked=True), Action.EXTRA, NOTHING),
        (EVERYTHING, Action.EXTRA, LOOK_BACK),
        (EVERYTHING, Action.PREV, CALL),
        (replace(PRIVATE, begun=True), Action.BACK, BACK),
        (replace(PRIVATE, begun=True), Action.LOOK, HIDE),
        (replace(PRIVATE, begun=True, coached=True, heeded=True), Action.BACK, HIDE),
        (Moment(asked=True, begun=True, may_take_back=True), Action.BACK, BACK),
        (Moment(asked=True, may_take_back=True), Action.BACK, TAKEN_BACK),
        (replace(PRIVATE, may_take_back=True), Action.BACK, HIDE),
        (Moment(told=True, may_take_back=True), Action.BACK, TAKEN_BACK),
        (replace(HELD, begun=True, stands=False), Action.BACK, HIDE),
        (Moment(asked=True), Action.PREV, NOTHING),
        (replace(EVERYTHING, looking_back=True), Action.CONFIRM, LOOK_ON),
        (replace(EVERYTHING, looking_back=True), Action.LEFT, LOOK_ON),
        (replace(EVERYTHING, looking_back=True), Action.POINT, ANSWER),
        (PRIVATE, Action.BACK, HIDE),
        (PRIVATE, Action.LOOK, HIDE),
        (PRIVATE, Action.INFO, NOTHING),
        (PRIVATE, Action.MENU, PAUSE),
        (HELD, Action.LOOK, RAISE),
        (replace(HELD, stands=False), Action.LOOK, RAISE),
        (replace(HELD, stands=False), Action.CONFIRM, MUST_HOLD),
        (replace(HELD, stands=False), Action.LEFT, NOTHING),
        (replace(HELD, stands=False), Action.BACK, HIDE),
        (Moment(told=True), Action.CONFIRM, HURRY),
        (Moment(told=True), Action.LEFT, NOTHING),
        (Moment(told=True, may_call=True), Action.PREV, CALL),
        (Moment(told=True), Action.MENU, PAUSE),
        (Moment(told=True, asked=True), Action.CONFIRM, HURRY),
        (Moment(asked=True, coached=True, heeded=True), Action.BACK, UNCOACH),
    ],
)
def test_the_meaning_of_a_press(moment: Moment, action: Action, expected: str) -> None:
    assert fresh(moment).does(action) == expected


@pytest.mark.parametrize("action", list(Action))
@pytest.mark.parametrize("moment", [Moment(), PRIVATE, EVERYTHING, Moment(told=True)])
def test_a_released_button_does_nothing_unless_it_was_held(moment: Moment, action: Action) -> None:
    assert fresh(moment).does(action, released=True) == NOTHING
    lowers = action in (Action.LOOK, Action.NEXT)
    assert fresh(HELD).does(action, released=True) == (LOWER if lowers else NOTHING)


def test_no_button_means_two_things() -> None:
    """A hand that must be held, a sheet of shown cards, and the coach."""
    held = replace(HELD, coached=True, may_remind=True)
    assert fresh(held).does(Action.INFO) == COACH
    assert fresh(held).does(Action.NEXT) == SHEET
    assert fresh(held).does(Action.LOOK) == RAISE
    plain = replace(HELD, coached=True)
    assert fresh(plain).does(Action.NEXT) == RAISE
    assert fresh(replace(plain, stands=False)).does(Action.INFO) == NOTHING
    assert fresh(Moment(asked=True)).does(Action.INFO) == SHEET


def test_the_rarest_binding_works_and_is_not_printed() -> None:
    """At most three and the way out; the main one comes first and is always there."""
    full = replace(EVERYTHING, coached=True)
    assert fresh(full).words == ["Play", "See trick", "Coach", "Pause"]
    assert fresh(full).does(Action.PREV) == CALL and fresh(full).does(Action.NEXT) == SHEET
    assert fresh(replace(EVERYTHING, private=True)).words == ["Play", "See trick", "Report", "Pause"]
    assert fresh(replace(EVERYTHING, private=True, coached=True)).words == ["Play", "See trick", "Coach", "Pause"]
    assert fresh(Moment(asked=True, begun=True, coached=True)).words == ["Play", "Take back", "Coach", "Pause"]
    unasked = replace(EVERYTHING, coached=True, unasked=True)
    assert fresh(unasked).words == ["Play", "Coach", "Pause"], "the tip has the room of the rest"
    assert fresh(unasked).does(Action.EXTRA) == fresh(full).does(Action.EXTRA) == LOOK_BACK


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
    missing.note_changes(("pad:2", "pad:1", "pad:9"), ())
    assert missing.first(SEATING) == Awaited(0)
    other = SEATING.put(0, replace(SEATING[0], device="keys"))
    missing.note_answer(other)
    assert missing.first(other) == Awaited(2)
    missing.note_changes((), ("pad:2",))
    assert missing.first(other) is None


def test_a_device_unplugged_and_plugged_in_at_once_is_there() -> None:
    missing = Missing()
    missing.note_changes(("pad:1",), ("pad:1",))
    assert missing.first(SEATING) is None


def test_a_device_is_missed_only_if_it_was_there() -> None:
    """A check after a time without events."""
    missing, there = Missing(), {"pad:1"}
    missing.note(SEATING.devices, there.__contains__)
    assert missing.first(SEATING) is None, "a second pad that was never plugged in is another matter"
    there.clear()
    missing.note(SEATING.devices, there.__contains__)
    assert missing.first(SEATING) == Awaited(0)
    there.add("pad:1")
    missing.note(SEATING.devices, there.__contains__)
    assert missing.first(SEATING) is None


def test_on_another_evening_each_pad_is_asked_for_but_other_devices_are_not() -> None:
    missing, devices = Missing(), Devices(Pointer(lambda x, y: None, lambda: (64, 36)))
    missing.another_evening(SEATING, devices)
    assert missing.first(SEATING) == Awaited(0)
    missing.note_answer(SEATING)
    assert missing.first(SEATING) == Awaited(2)
    keys = SEATING.put(0, replace(SEATING[0], device="keys")).put(2, replace(SEATING[2], device="keys-left"))
    missing.another_evening(keys, devices)
    assert missing.first(keys) == Awaited(2), "the keyboard is whole, and no half of it is there"
    devices.last = "keys-left"
    missing.another_evening(keys, devices)
    assert missing.first(keys) is None, "the latest press came from it"
