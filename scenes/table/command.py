"""Presses: what a press at a table means, and whose it is. Pure functions of the press and of the moment."""

from collections.abc import Sequence
from enum import Enum

from engine.core.seats import Seat
from game.input.actions import KEYS_LEFT, KEYS_RIGHT, Action, Press
from game.input.devices import Devices
from game.theme import Theme
from game.widgets.hints import ButtonOf, Hint, place_hints
from scenes.seating import SeatPlan
from scenes.table.coach.coach import COACH_KEY
from scenes.table.input_context import Moment

HOLD_KEYS = frozenset((Action.LOOK, Action.NEXT))
OBJECT_KEY = Action.EXTRA
LATEST_KEY, CALL_KEY = Action.EXTRA, Action.PREV


class Deed(Enum):
    """What somebody wants with a press."""

    NOTHING = "no meaning now"
    RAISE = "let the hand stand"
    LOWER = "let the hand sink"
    PAUSE = "stop everything"
    HURRY = "end the story; the same press never also answers"
    LOOK_BACK = "see the latest trick"
    LOOK_ON = "back from the latest trick"
    SHEET = "see the scores"
    CALL = "call something out"
    PEEK = "look at what is one's own"
    OBJECT = "have everybody asked about what was said"
    HIDE = "cover the hand"
    MUST_HOLD = "an answer while the hand is down"
    TAKE_BACK = "take the latest answer back"
    COACH = "ask the coach, one depth further"
    UNCOACH = "let the coach be silent"
    ANSWER = "a press for the ask"


def sheet_key(moment: Moment) -> Action:
    """The button of the scores: where a coach tells more it is another one."""
    return Action.NEXT if moment.coached else Action.INFO


def hold_keys(moment: Moment) -> frozenset[Action]:
    """What lets a hand stand as long as it is held: never a button that means something else over an open hand."""
    return HOLD_KEYS - {sheet_key(moment)} if moment.may_remind else HOLD_KEYS


def deed(press: Press, moment: Moment) -> Deed:
    """The meaning of `press`; pointers on hints went through `meant` before."""
    action = press.action
    if moment.private and moment.holds and action in hold_keys(moment):
        return Deed.LOWER if press.released else Deed.RAISE
    if press.released:
        return Deed.NOTHING
    if action is Action.MENU:
        return Deed.PAUSE
    if action is Action.BACK and _takes_a_part(moment):
        return Deed.ANSWER
    if action is Action.BACK and moment.may_take_back and not (moment.asked and moment.private):
        return Deed.TAKE_BACK
    if moment.animations:
        if action is CALL_KEY and moment.may_call:
            return Deed.CALL
        if action is Action.LOOK and moment.may_peek:
            return Deed.PEEK
        if action is OBJECT_KEY and moment.may_object:
            return Deed.OBJECT
        return Deed.HURRY if action is Action.CONFIRM else Deed.NOTHING
    if moment.looking_back and action is not Action.POINT:
        return Deed.LOOK_ON
    if action is LATEST_KEY and moment.may_look_back:
        return Deed.LOOK_BACK
    if action is COACH_KEY and moment.may_coach and moment.stands:
        return Deed.COACH
    if action is sheet_key(moment):
        return Deed.NOTHING if moment.private and not moment.may_remind else Deed.SHEET
    if action is CALL_KEY:
        return Deed.CALL if moment.may_call else Deed.NOTHING
    if action is Action.LOOK and moment.may_peek and not moment.private:
        return Deed.PEEK
    if moment.asked:
        return _asked(action, moment)
    return Deed.PAUSE if action is Action.BACK else Deed.NOTHING


def _takes_a_part(moment: Moment) -> bool:
    """Whether back means the latest part of the answer that somebody puts together, and nothing else."""
    return moment.begun and moment.stands and not (moment.animations or moment.looking_back or moment.heeded)


def _asked(action: Action, moment: Moment) -> Deed:
    if moment.private and not moment.stands and action is not Action.BACK:
        return Deed.MUST_HOLD if action is Action.CONFIRM else Deed.NOTHING
    if action in (Action.BACK, Action.LOOK) and moment.private:
        return Deed.HIDE
    if action is Action.BACK:
        return Deed.UNCOACH if moment.heeded else Deed.PAUSE
    return Deed.NOTHING if action is Action.LOOK else Deed.ANSWER


def meant(press: Press, hints: Sequence[Hint], button: ButtonOf, theme: Theme) -> Press:
    """A pointer that presses words in the rail means the button that stands there."""
    if press.action is not Action.CONFIRM or press.at is None:
        return press
    for spot, _ in place_hints(hints, button, theme):
        if spot.reach.collidepoint(press.at):
            return Press(spot.hint.action, press.device, press.seat)
    return press


def speaker(press: Press, asked: Seat, waiting: Sequence[Seat], devices: Devices, *, open_to_all: bool,
            alone: bool) -> Seat | None:  # fmt: skip
    """The seat for which an answer counts, None if nobody's.

    `asked` is on the screen; with `open_to_all` everybody who is waited for answers with the own device; whoever is
    `alone` in the room answers with any.
    """
    seats = devices.seats_of(press.device)
    if asked in seats or alone:
        return asked
    return next((seat for seat in waiting if seat in seats), None) if open_to_all else None


def turn_of(plan: SeatPlan) -> str:
    """What is said to whoever presses while somebody else is asked."""
    return f"{plan.name}'s turn"


HALVES = frozenset((KEYS_LEFT, KEYS_RIGHT))


def whole_keyboard(devices: frozenset[str]) -> frozenset[str]:
    """`devices` while one of them spells: a shared keyboard is whole as long as that lasts."""
    return devices if HALVES.isdisjoint(devices) else devices | HALVES
