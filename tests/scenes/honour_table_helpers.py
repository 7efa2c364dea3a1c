"""Honour on the screen: tables in the middle of a hand, and calls by people."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from unittest.mock import patch

from engine.core.events import Event
from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.steps import Step, Value
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from scenes.handover.curtain import CurtainScene
from scenes.seating import PERSON_NAMES, TablePlan, first_seating, join
from scenes.table.challenge.calls import CallScene
from tests.scenes.at_table import TablePilot, match_of

PEOPLE = PERSON_NAMES


def sit(data: Path, match: Match, devices: Mapping[Seat, str], pace: str = "off") -> TablePilot:
    """A table at which the match continues, with people at these seats."""
    seating = first_seating(match.setup.players, None)
    for seat, device in sorted(devices.items()):
        seating = join(seating, device, PEOPLE, seat)
    with patch(
        "scenes.table.preload.table_ahead", lambda *told: iter(())
    ):  # drawing ahead takes long and shows nothing
        pilot = TablePilot(data, TablePlan(match.setup, seating), match, pace=pace)
    pilot.settle()
    return pilot


def events_of(pilot: TablePilot, since: int) -> tuple[Event, ...]:
    """The events at the table since the match had so many."""
    return tuple(match_of(pilot.table).events[since:])


def submit(pilot: TablePilot, by: Seat, verb: str, **args: Value) -> None:
    """A seat does something that the screen then tells, to the end of the story."""
    table = pilot.table
    table.session.computer_players.cancel()
    table.screen.answering = None
    table.flow.tell(table.session.submit(Step(by, verb, tuple(args.items())), table.screen.room.viewpoint))
    pilot.time()


def open_curtain(pilot: TablePilot) -> None:
    """The person on turn opens the curtain."""
    scene = pilot.scene
    assert isinstance(scene, CurtainScene)
    pilot.tap(Action.CONFIRM, scene.device or KEYS)
    pilot.time()


def labels(pilot: TablePilot) -> list[str]:
    """The rows of the list of calls."""
    assert isinstance(pilot.scene, CallScene)
    return [pilot.scene.words_of(row.label) for row in pilot.scene.rows()]


def ring(pilot: TablePilot, device: str) -> CallScene:
    """A person presses the bell."""
    if device in (MOUSE, TOUCH):
        _press_hint(pilot, Action.PREV, device)
    else:
        pilot.press(Action.PREV, device)
    assert isinstance(pilot.scene, CallScene)
    return pilot.scene


def choose(pilot: TablePilot, words: str, device: str) -> None:
    """Find the row with these words and choose it with that device."""
    scene = pilot.scene
    assert isinstance(scene, CallScene)
    rows = scene.rows()
    wanted = next(row for row in rows if words in scene.words_of(row.label))
    for _ in rows:
        if device in (MOUSE, TOUCH) and wanted.id in {row.id for row, _ in scene.part().shown}:
            rect = next(rect for row, rect in scene.part().shown if row.id == wanted.id)
            pilot.press(Action.CONFIRM, device, at=rect.center)
            return
        if scene.focus.at == wanted.id:
            pilot.press(Action.CONFIRM, device)
            return
        pilot.press(Action.DOWN, device)
    raise AssertionError(words)


def _press_hint(pilot: TablePilot, action: Action, device: str) -> None:
    from game.widgets.hints import place_hints

    table = pilot.table
    placed = place_hints(table.hints(), table.button, pilot.context.theme)
    spot = next(spot for spot, _ in placed if spot.hint.action is action)
    pilot.press(Action.CONFIRM, device, at=spot.rect.center)


def kinds(events: Sequence[Event]) -> list[str]:
    """The classes of events by name."""
    return [type(event).__name__ for event in events]
