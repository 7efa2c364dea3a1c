"""Twins at a table with random presses: two matches that the player at the first seat cannot tell apart. That seat sees
the same in both. The room sees and hears the same, with any pauses, unplugged pads, changes and looks in between.

All seats are people's. Their own hands are private, and actions there are silent.
"""

from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pygame
import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press
from game.scene import Narrated
from game.theme import STAGE
from scenes.handover.curtain import CurtainScene
from scenes.seating import TablePlan
from tests.pilot import Picture
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, draw_figures, match_of, plan, poses
from tests.scenes.test_table_twins import copy

DEEDS, FRAMES, FRAME = 40, 3, 1 / 30
STEPS = (4, 12, 20, 30)
"""A position has a twin after one of these numbers of steps."""
TRIES = 40
MOVES = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
OTHERS = (Action.BACK, Action.EXTRA, Action.INFO, Action.PREV, Action.NEXT, Action.MENU, Action.LOOK, Action.POINT)
ACTIONS = (Action.CONFIRM,) * 7 + MOVES * 2 + OTHERS
SIZES = ((480, 270), (400, 400), (512, 384))
CHANGES: tuple[dict[str, Any], ...] = (
    {"look": "hold"},
    {"look": "press"},
    {"text_size": 200},
    {"text_size": 100},
    {"reduced_motion": True},
    {"reduced_motion": False},
    {"pace": "fast"},
    {"language": "de"},
    {"high_contrast": True},
)

Deed = Callable[[TablePilot], None]


class Seen(NamedTuple):
    """One frame: the public facts so far, including a word that is heard before it counts. Also the scenes, the viewer,
    sounds and speech, and the poses of all players. The picture is there if it is for all or for the first seat."""

    known: Any
    scenes: tuple[str, ...]
    looker: int | None
    heard: tuple[Any, ...]
    told: Narrated | None
    poses: tuple[str, ...]
    picture: Picture | None


def twins(game: str) -> tuple[TablePlan, Match, Match]:
    """A table full of people, a position there and one that looks the same for the first seat."""
    way = screen_sample_of(game).table
    table = plan(way.variant, way.players, [f"pad:{seat + 1}" for seat in range(way.players)], game, **way.options)
    for steps in STEPS:
        match, dealer = Match(GAMES[game], table.setup), SeededDealer(5)
        for number in range(steps):
            match.deal(dealer)
            seat = match.waiting()[0]
            match.submit(
                match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", number)
            )
        match.deal(dealer)
        for seed in range(TRIES):
            state = match.game.imagine(match.view(0), match.heard(0), Random(seed))
            alike = all(match.game.view(state, viewer) == match.view(viewer) for viewer in (0, PUBLIC))
            if alike and state != match.state:
                return table, _heard(match, match), _heard(match, copy(match, state))
    raise AssertionError("no position has a twin")


def _heard(match: Match, other: Match) -> Match:
    """A copy of `other` with the same history as `match`."""
    found = copy(other)
    found.events, found.steps = list(match.events), list(match.steps)
    return found


def deeds(chance: Random, devices: tuple[str, ...]) -> Iterator[Deed]:
    """Random actions, chosen without looking at the table."""
    ways = {_press: 60, _open: 25, _wait: 10, _look_elsewhere: 3, _pull_out: 3, _change: 5, _pull_at_window: 3}
    for _ in range(DEEDS):
        yield chance.choices(tuple(ways), tuple(ways.values()))[0](chance, devices)


def _press(chance: Random, devices: tuple[str, ...]) -> Deed:
    device = chance.choice((*devices[:1] * 6, *devices * 2, MOUSE, TOUCH, KEYS, "pad:9"))
    at = (chance.randrange(STAGE[0]), chance.randrange(STAGE[1])) if device in (MOUSE, TOUCH) else None
    press = Press(chance.choice(ACTIONS), device, None, "", at, released=chance.random() < 0.15)
    return lambda pilot: pilot.context.stack.act(press)


def _open(chance: Random, devices: tuple[str, ...]) -> Deed:
    """The player that a curtain waits for opens it."""

    def act(pilot: TablePilot) -> None:
        if isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy and pilot.scene.device:
            pilot.context.stack.act(Press(Action.CONFIRM, pilot.scene.device))

    return act


def _wait(chance: Random, devices: tuple[str, ...]) -> Deed:
    frames = chance.randrange(30)

    def act(pilot: TablePilot) -> None:
        for _ in range(frames):
            pilot.app.advance(FRAME, ())

    return act


def _look_elsewhere(chance: Random, devices: tuple[str, ...]) -> Deed:
    return lambda pilot: pilot.app.event(pygame.event.Event(pygame.WINDOWFOCUSLOST))


def _pull_out(chance: Random, devices: tuple[str, ...]) -> Deed:
    gone = chance.choice(devices)
    return lambda pilot: pilot.context.stack.devices_changed((gone,), ())


def _change(chance: Random, devices: tuple[str, ...]) -> Deed:
    changes = chance.choice(CHANGES)
    return lambda pilot: pilot.context.settings.change(**changes)


def _pull_at_window(chance: Random, devices: tuple[str, ...]) -> Deed:
    size = chance.choice(SIZES)

    def act(pilot: TablePilot) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pilot.app.event(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))

    return act


def seen(folder: Path, table: TablePlan, match: Match, done: tuple[Deed, ...]) -> Iterator[Seen]:
    """Every frame at that table, until all have left it."""
    with TablePilot(folder, table, match, pace="normal") as pilot:
        for deed in done:
            deed(pilot)
            for _ in range(FRAMES):
                pilot.app.advance(FRAME, pygame.event.get())
                draw_figures(pilot.table)
                stack, screen = pilot.context.stack, pilot.table.screen
                if pilot.table not in stack.scenes:
                    return
                heard = screen.stage.caption if pilot.table.flow.challenge is not None else None
                looker = screen.room.looker if pilot.table in stack.visible() else None
                everybodys, played = looker in (None, 0), pilot.context.sound.played
                top, picture = stack.top, Picture(pilot.app.draw())
                yield Seen(
                    (match_of(screen).view(PUBLIC), match_of(screen).heard(PUBLIC), heard),
                    tuple(type(scene).__name__ for scene in stack.scenes),
                    looker,
                    (*played, *pilot.context.sound.begun),
                    top.narration() if everybodys and top is not None and not stack.secrets else None,
                    poses(pilot.table),
                    picture if everybodys else None,
                )


@pytest.mark.parametrize("game", GAMES)
def test_twins_are_not_told_apart_by_any_presses(tmp_path: Path, game: str) -> None:
    table, match, other = twins(game)
    assert match.state != other.state
    done = tuple(deeds(Random(f"pressed {game}"), tuple(table.seating.held)))
    one, twin = (list(seen(tmp_path / name, table, of, done)) for name, of in (("one", match), ("twin", other)))
    compared = list(takewhile(lambda pair: pair[0].known == pair[1].known, zip(one, twin, strict=False)))
    for number, (here, there) in enumerate(compared):
        for what in Seen._fields[1:]:
            assert getattr(here, what) == getattr(there, what), (what, number, here.scenes, here.looker)
    assert len(compared) > FRAMES * DEEDS // 2 and {here.looker for here, _ in compared} > {None}
