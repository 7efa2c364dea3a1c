"""At every table the printed bindings are the real ones. Each printed binding has an effect, a button without a binding
has none, and at most three are printed beside the way out."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press
from game.scene import Scene
from game.widgets.bindings import MOST, Binding, hints_of
from game.widgets.hints import Hint, place_hints
from game.widgets.house_scene import HouseScene
from scenes.games import REMINDER
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.table.asks.asks import TAKE_BACK
from scenes.table.boards.sheet import Sheet
from scenes.table.challenge.challenge import ChallengeScene
from scenes.table.game_table import table_of
from scenes.table.scene import TableScene
from scenes.table.taking_back import who_may
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.voices import voice

PAD, OTHER = "pad:1", "pad:2"
PEOPLE: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "alone with a pad": ((PAD,), {}),
    "alone with a mouse": ((MOUSE,), {}),
    "two with keys": ((KEYS, OTHER), {}),
    "two by touch": ((TOUCH, OTHER), {}),
    "two who hold to look": ((PAD, OTHER), {"look": "hold"}),
    "two children": ((PAD, OTHER), {"theme": "kids"}),
}
"""The people with their devices, and the settings."""
MET = 150
"""Actions at a table before it is left."""
LEADS_AWAY = (Action.MENU, Action.BACK)
KINDS = (TableScene, CurtainScene, Sheet, ChallengeScene, LostScene, HouseScene)
ELSEWHERE = {Action.TEXT, Action.RAW}
"""Input of other kinds: letters for spelling, and names of keys."""


def bindings_of(scene: Scene) -> tuple[Binding, ...]:
    return scene.bindings() if isinstance(scene, KINDS) else ()


def spot_of(scene: Scene, action: Action) -> tuple[int, int]:
    """The place where a pointer presses a button's words."""
    board = scene.screen.board if isinstance(scene, TableScene) else None
    if isinstance(scene, CurtainScene):
        placed = scene.placed()
    else:
        of: Any = board or scene
        button = scene.context.devices.hint if isinstance(scene, Sheet) else of.button
        placed = place_hints(of.hints(), button, scene.context.theme)
    return next(spot.rect.center for spot, _ in placed if spot.hint.action is action)


def state(pilot: TablePilot) -> object:
    """Everything that a press can change that depends on its meaning."""
    scene, table = pilot.scene, pilot.table
    ask = table.screen.answering.ask if table.screen.answering else None
    board, coach = table.screen.board, table.screen.coach
    asked = (ask, ask.focus, getattr(ask, "plate", None), list(getattr(ask, "chosen", ()))) if ask else None
    laid = (
        (
            board,
            board.focus.at,
            board.said,
            getattr(board, "panel", None),
            getattr(board, "on_register", None),
            getattr(board, "reading", None),
            getattr(board, "passing", None),
            getattr(board, "asked", None),
            repr(board.behind.notes.__dict__ if hasattr(board.behind.notes, "__dict__") else board.behind.notes),
        )
        if board is not None
        else None
    )
    return (
        [id(one) for one in pilot.context.stack.scenes],
        table.session.step_count,
        table.screen.hand.rise,
        table.table_bindings.look_back.active,
        table.screen.animations.busy,
        table.saying.words,
        coach and (coach.depth, coach.does),
        repr(asked),
        repr(laid),
        len(pilot.context.sound.played),
        getattr(scene, "share", None),
        getattr(scene, "wrong", None),
        pilot.context.stack.moving,
    )


def at_rest(pilot: TablePilot) -> bool:
    return (
        not pilot.context.stack.moving
        and bool(bindings_of(pilot.scene))
        and not (isinstance(pilot.scene, CurtainScene) and pilot.scene.busy)
    )


def owner(pilot: TablePilot, device: str, hint: Hint | None = None) -> str:
    """The seat that is heard now; the latest answer is taken back by its own seat."""
    scene, undoes = pilot.scene, who_may(pilot.table.screen)
    if hint is not None and hint.label == voice().words(TAKE_BACK[0]) and undoes is not None:
        return pilot.table.screen.room.seating[undoes].device or device
    if isinstance(scene, CurtainScene):
        return scene.device or device
    if isinstance(scene, TableScene) and (scene.screen.answering or scene.screen.room.looker is not None):
        seat = scene.screen.answering.seat if scene.screen.answering else scene.screen.room.looker
        return scene.screen.room.seating[seat].device or device
    return device


@pytest.fixture(params=[(game, who) for game in GAMES for who in PEOPLE], ids=lambda both: "-".join(both))
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[TablePilot, str]]:
    game, who = request.param
    way = screen_sample_of(game).table
    devices, settings = PEOPLE[who]
    seated = plan(way.variant, way.players, devices, game, **way.options)
    seated = replace(seated, aids=((REMINDER.name, REMINDER.values[-1][0]),))
    with TablePilot(tmp_path, seated, pace="normal") as pilot:
        pilot.context.settings.change(**settings)
        yield pilot, devices[0]


def test_printed_bindings_and_no_others_have_an_effect(table: tuple[TablePilot, str]) -> None:
    pilot, device = table
    tried: set[object] = set()
    for _ in range(MET):
        if match_of(pilot.table).over:
            break
        if not at_rest(pilot) or not look_at(pilot, device, tried):
            if pilot.table.privacy.holds and pilot.scene is pilot.table and pilot.table.screen.answering is not None:
                pilot.tap(Action.LOOK, pilot.device())
            pilot.on()
    assert len(tried) > 3


def look_at(pilot: TablePilot, device: str, tried: set[object]) -> bool:
    """Whether a press was made that had not been tried at such a moment."""
    scene = pilot.scene
    bindings = bindings_of(scene)
    hints, actions = hints_of(bindings, pilot.table.screen.speakers.voice), [binding.action for binding in bindings]
    assert len(set(actions)) == len(actions), "one meaning a button"
    away = [hint for hint in hints if hint.action in LEADS_AWAY and hint is hints[-1]]
    assert len(hints) - len(away) <= MOST, [hint.label for hint in hints]
    if isinstance(scene, TableScene):
        ends_a_turn(scene, hints)
    moment = (type(scene).__name__, tuple(hint.label for hint in hints))
    speaker = owner(pilot, device)
    if moment not in tried:
        tried.add(moment)
        for action in set(Action) - set(actions) - ELSEWHERE:
            before = state(pilot)
            at = (5, 5) if action is Action.POINT else None
            pilot.context.stack.act(Press(action, speaker, pilot.context.devices.seat_of(speaker), "", at))
            assert state(pilot) == before, (moment, action)
    for hint in hints:
        if (moment, hint.action) in tried:
            continue
        tried.add((moment, hint.action))
        before = state(pilot)
        speaker = owner(pilot, device, hint)
        at = spot_of(scene, hint.action) if speaker in (MOUSE, TOUCH) else None
        action = Action.CONFIRM if at is not None else hint.action
        pilot.context.stack.act(Press(action, speaker, pilot.context.devices.seat_of(speaker), "", at))
        assert state(pilot) != before, (moment, hint.label)
        pilot.context.stack.apply()
        return True
    return False


def ends_a_turn(table: TableScene, hints: tuple[Hint, ...]) -> None:
    """A turn ends with Pause, with or without an open hand. Back closes the coach's private words, and leads back from
    a page of a board."""
    coach, board = table.screen.coach, table.screen.board
    silent = coach is None or not coach.open
    if (board is None and silent) or (board is not None and board.plate.focused):
        assert (hints[-1].action, hints[-1].label) == (Action.MENU, "Pause"), hints
    else:
        assert hints[-1].label in ("Pause", "Close", "Back"), hints
    assert "Hide" not in {hint.label for hint in hints}


@pytest.mark.parametrize("base", KINDS)
def test_no_scene_with_bindings_interprets_other_presses(base: type[Scene]) -> None:
    """Their `act` uses no button except the movements of pointers, and no other place decides anything."""
    for game in GAMES:
        table_of(game)
    for kind in (base, *all_kinds(base)):
        assert kind is base or not {"other", "hints"} & set(vars(kind)), kind
        if "act" in vars(kind):
            code = ast.parse(textwrap.dedent(inspect.getsource(vars(kind)["act"])))
            named = {node.attr for node in ast.walk(code) if isinstance(node, ast.Attribute)} & set(Action.__members__)
            assert named <= {Action.POINT.name}, kind


def all_kinds(base: type) -> Iterator[type]:
    for kind in base.__subclasses__():
        yield kind
        yield from all_kinds(kind)
