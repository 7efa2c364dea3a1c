"""A pointer drags a card, and dropping it plays it; a press without a move only presses."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.input.actions import MOUSE, TOUCH, Action, Press
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.asks import CardAsk
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan

UP, ASIDE = -260, 320
"""px to a place that plays the card, and to one that does not."""


@pytest.fixture(params=[MOUSE, TOUCH])
def pilot(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TablePilot]:
    """A person alone with a pointer is asked for a card."""
    way = screen_sample_of("rook").table
    with TablePilot(tmp_path, plan(way.variant, way.players, [request.param], "rook", **way.options)) as made:
        made.until(lambda: isinstance(asked(made), CardAsk) and not made.table.screen.animations.busy)
        made.frames(30)
        yield made


def asked(pilot: TablePilot) -> object:
    return pilot.table.screen.answering.ask if pilot.table.screen.answering else None


def spot(pilot: TablePilot, may: bool = True) -> tuple[int, tuple[int, int]]:
    """A legal or illegal card, and the place to press it."""
    ask, hand = asked(pilot), pilot.table.screen.hand
    assert isinstance(ask, CardAsk)
    for place, card in enumerate(ask.hand):
        at = hand.in_sight(place).center
        if (card in ask.answers) is may and hand.point(at) == place:
            return place, at
    raise AssertionError("there is no such card")


def steps(pilot: TablePilot) -> int:
    return len(match_of(pilot.table).steps)


def draw(pilot: TablePilot, start: tuple[int, int], by: tuple[int, int], lifts: bool = True) -> None:
    """Press, move there in three moves, and release."""
    device = pilot.table.screen.room.seating[0].device
    way = [(start[0] + by[0] * i // 3, start[1] + by[1] * i // 3) for i in (1, 2, 3)]
    (pilot.swipe if device == TOUCH else pilot.pull)(start, way[-1], by=way, lifts=lifts)


def test_a_card_dropped_above_the_hand_is_played(pilot: TablePilot) -> None:
    place, at = spot(pilot)
    ask = asked(pilot)
    assert isinstance(ask, CardAsk)
    before, card = steps(pilot), ask.hand[place]
    draw(pilot, at, (0, UP))
    step = match_of(pilot.table).steps[before]
    assert step.by == 0 and card in dict(step.args).values()


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_it_starts_where_it_was_dropped(tmp_path: Path, device: str) -> None:
    way = screen_sample_of("rook").table
    with TablePilot(tmp_path, plan(way.variant, way.players, [device], "rook", **way.options), pace="fast") as pilot:
        pilot.until(lambda: isinstance(asked(pilot), CardAsk) and not pilot.table.screen.animations.busy)
        pilot.frames(30)
        place, at = spot(pilot)
        card = pilot.table.screen.hand.cards[place]
        draw(pilot, at, (ASIDE, UP), lifts=False)
        pilot.frames(40)
        goal, sprite = pilot.table.screen.hand._held[place].goal, pilot.table.screen.hand.sprite(place)
        assert abs(sprite.x - goal.x - ASIDE) < 2 and abs(sprite.y - goal.y - UP) < 2
        dropped = sprite.x, sprite.y
        let_go = Press(Action.CONFIRM, device, 0, at=(at[0] + ASIDE, at[1] + UP), released=True)
        pilot.context.stack.act(let_go)
        handed = pilot.table.screen.stage.handed
        assert handed is not None and [(part.x, part.y, part.card) for part in handed.parts] == [(*dropped, card)]


@pytest.mark.parametrize("by", [(ASIDE, 0), (40, 60)])
def test_dropped_anywhere_else_it_goes_back(pilot: TablePilot, by: tuple[int, int]) -> None:
    place, at = spot(pilot)
    before = steps(pilot)
    draw(pilot, at, by)
    pilot.frames(60)
    assert steps(pilot) == before and pilot.table.screen.hand.focus == place and pilot.table.screen.hand.settled
    goal = pilot.table.screen.hand._held[place].goal
    assert (pilot.table.screen.hand.sprite(place).x, pilot.table.screen.hand.sprite(place).y) == (goal.x, goal.y)


def test_an_illegal_card_is_dragged_along_and_says_why(pilot: TablePilot) -> None:
    for _ in range(20):  # until a suit is led that the hand has
        ask = asked(pilot)
        if isinstance(ask, CardAsk) and not set(ask.hand) <= set(ask.answers):
            break
        draw(pilot, spot(pilot)[1], (0, UP))
        pilot.until(lambda: isinstance(asked(pilot), CardAsk) and not pilot.table.screen.animations.busy)
        pilot.frames(30)
    place, at = spot(pilot, may=False)
    before, x = steps(pilot), pilot.table.screen.hand.sprite(place).x
    draw(pilot, at, (ASIDE, UP), lifts=False)
    assert pilot.table.screen.hand.sprite(place).x > x + ASIDE / 2
    draw(pilot, at, (0, UP))
    assert steps(pilot) == before and pilot.said


def test_a_still_mouse_plays_and_a_finger_first_chooses(pilot: TablePilot) -> None:
    place, at = spot(pilot)
    ask, before = asked(pilot), steps(pilot)
    assert isinstance(ask, CardAsk)
    ask.focus = next(i for i in range(len(ask.hand)) if i != place)
    if pilot.table.screen.room.seating[0].device == MOUSE:
        pilot.click(*at)
    else:
        pilot.touch(*at)
        assert steps(pilot) == before and pilot.table.screen.hand.focus == place
        pilot.touch(*at)
    assert steps(pilot) > before


def test_covering_the_hand_ends_the_drag(tmp_path: Path) -> None:
    way = screen_sample_of("rook").table
    with TablePilot(tmp_path, plan(way.variant, way.players, [MOUSE, "pad:2"], "rook", **way.options)) as pilot:
        pilot.until(lambda: isinstance(asked(pilot), CardAsk) and pilot.device() == MOUSE)
        pilot.frames(30)
        _, at = spot(pilot)
        before = steps(pilot)
        pilot.pull(at, (at[0], at[1] + UP), lifts=False)
        pilot.press(Action.BACK, MOUSE)
        assert isinstance(pilot.scene, CurtainScene) and not pilot.table.releases
        pilot.event(pygame.MOUSEBUTTONUP, pos=(at[0], at[1] + UP), button=pygame.BUTTON_LEFT)
        pilot.frames(2)
        assert steps(pilot) == before
