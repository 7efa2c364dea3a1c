"""Hold to look, with a mouse or a finger: the hand is up only while the words in the rail are held."""

from pathlib import Path

import pygame
import pytest

from game.cards.sprite import Prints
from game.input.actions import MOUSE, TOUCH, Action
from game.widgets.hints import place_hints
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.asks import CardAsk
from tests.games.rook.honour_tables import reneged
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.honour_table_helpers import sit

Point = tuple[int, int]
NOWHERE = (120, 600)  # on the stage, on no target
KINDS = {
    MOUSE: (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP),
    TOUCH: (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP),
}
DOWN, MOVE, UP = range(3)
devices = pytest.mark.parametrize("device", [MOUSE, TOUCH])


def asked(data: Path, device: str) -> TablePilot:
    """A hand that must be held, of a person with this device who must lead; the curtain is open."""
    pilot = sit(data, reneged(), {2: device, 3: "pad:1"})
    pilot.context.settings.change(look="hold")
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == device)
    pilot.press(Action.CONFIRM, device)
    pilot.settle()
    assert pilot.scene is pilot.table
    assert isinstance(pilot.table.screen.answering.ask, CardAsk)
    assert pilot.table.screen.hand.rise == 0
    return pilot


def test_a_hand_is_printed_between_frames_while_its_curtain_opens(tmp_path, monkeypatch):
    """No frame of the opening makes a card that the rail still hides, and the first that shows the hand has them."""
    pilot = sit(tmp_path, reneged(), {2: MOUSE, 3: "pad:1"})
    pilot.context.settings.change(look="hold")
    with pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == MOUSE)
        made: list[object] = []
        for name in ("get_ready", "get_ready_to_cast", "sharpen"):
            monkeypatch.setattr(Prints, name, lambda prints, *sprites: made.append(*sprites or (None,)))
        pilot.tap(Action.CONFIRM, MOUSE)
        assert not made, "not before the press is answered"
        pilot.context.idle_work.run_all()
        cards = [pilot.table.screen.hand.sprite(i) for i in range(len(pilot.table.screen.hand.cards))]
        assert cards and made == [*cards, None, *cards], "sharp once all are there"


def do(pilot: TablePilot, device: str, what: int, at: Point, finger: int = 0) -> None:
    """Press, move or release the mouse's button or a finger at a logical pixel."""
    x, y = pilot.context.window.fit.to_window(*at)
    if device == MOUSE:
        pilot.event(KINDS[device][what], pos=(x, y), button=pygame.BUTTON_LEFT, rel=(0, 0), buttons=(1, 0, 0))
    else:
        wide, high = pilot.context.window.screen_size()
        pilot.event(KINDS[device][what], x=x / wide, y=y / high, finger_id=finger, touch_id=0, dx=0.0, dy=0.0)
    pilot.frames(1)


def words(pilot: TablePilot) -> Point:
    """The place of the words that must be held."""
    spots = place_hints(pilot.table.hints(), pilot.table.button, pilot.table.screen.theme)
    return next(spot.rect.center for spot, _ in spots if spot.hint.action is Action.LOOK)


def on_card(pilot: TablePilot, index: int) -> Point:
    """A place on a card of the hand that no other card covers."""
    box = pilot.table.screen.hand.sprite(index).rect()
    return box.left + 20, box.top + 60


@devices
def test_the_hand_sinks_when_the_words_are_let_go(tmp_path: Path, device: str) -> None:
    """It does nothing else, for any target at the place of the words."""
    with asked(tmp_path, device) as pilot:
        place = words(pilot)
        for _ in range(2):
            do(pilot, device, DOWN, place)
            assert pilot.table.screen.hand.rise == 1
            do(pilot, device, UP, place)
            assert pilot.table.screen.hand.rise == 0
            assert pilot.scene is pilot.table
            assert pilot.table.secret


@devices
@pytest.mark.parametrize("end", [NOWHERE, (-200, -200)], ids=["on nothing", "beside the stage"])
def test_it_sinks_wherever_the_pointer_is_released(tmp_path: Path, device: str, end: Point) -> None:
    with asked(tmp_path, device) as pilot:
        steps = len(match_of(pilot.table).steps)
        do(pilot, device, DOWN, words(pilot))
        do(pilot, device, UP, end)
        assert pilot.table.screen.hand.rise == 0
        assert len(match_of(pilot.table).steps) == steps


@devices
def test_a_pointer_that_slides_to_a_card_and_is_lifted_there_plays_it(tmp_path: Path, device: str) -> None:
    """With one finger there is no other way to play a hand that has to be held."""
    with asked(tmp_path, device) as pilot:
        hand, ask, match = pilot.table.screen.hand, pilot.table.screen.answering.ask, match_of(pilot.table)
        do(pilot, device, DOWN, words(pilot))
        goal = next(i for i, card in enumerate(ask.hand) if card in ask.answers and i != ask.focus)
        place = on_card(pilot, goal)
        do(pilot, device, MOVE, place)
        assert hand.focus == goal
        step = ask.answers[ask.hand[goal]]
        do(pilot, device, UP, on_card(pilot, goal))
        assert match.steps[-1] == step


def test_a_second_finger_taps_while_the_first_holds(tmp_path: Path) -> None:
    """The hand is up until the last finger has gone."""
    with asked(tmp_path, TOUCH) as pilot:
        hand, ask = pilot.table.screen.hand, pilot.table.screen.answering.ask
        place = words(pilot)
        do(pilot, TOUCH, DOWN, place)
        goal = 0 if ask.focus else 1
        there = on_card(pilot, goal)
        do(pilot, TOUCH, DOWN, there, finger=1)
        do(pilot, TOUCH, UP, there, finger=1)
        assert (hand.rise, hand.focus) == (1, goal)
        do(pilot, TOUCH, UP, place)
        assert hand.rise == 0
