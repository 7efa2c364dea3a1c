"""Whole matches of Hookie-Mookie by pointing and with keys."""

from pathlib import Path

import pytest

from engine.core.seats import PUBLIC
from engine.core.steps import Step
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.widgets.hints import place_hints
from scenes.ending.results import ResultsScene
from scenes.table.asks.asks import CardAsk, PlatesAsk
from scenes.table.asks.chance_question import ChanceQuestionScene
from scenes.table.asks.picks import PicksAsk
from tests.pilot import KEY_NAMES
from tests.scenes.at_table import TablePilot, indices, match_of
from tests.scenes.test_hookie_mookie_table import LONG, table_plan


def click_through(pilot: TablePilot, step: Step, device: str) -> None:
    """Give this answer with the mouse or a finger only."""
    answering = pilot.table.screen.answering
    assert answering is not None
    asked = answering.ask
    match asked:
        case PlatesAsk():
            _click_plate(pilot, device, next(i for i, plate in enumerate(asked.plates) if plate.step == step))
        case CardAsk():
            _click_card(pilot, device, asked.hand.index(step.args[0][1]))
            if device == TOUCH and pilot.table.screen.answering is answering:
                _click_card(pilot, device, asked.hand.index(step.args[0][1]))
        case PicksAsk():
            for index in indices(asked, step):
                _click_card(pilot, device, index)
            if not answering.choices.rects():
                _click_hint(pilot, device, Action.UP)
            _click_plate(pilot, device, [plate.step for plate in asked.plates].index(step))


def _click(pilot: TablePilot, device: str, at: tuple[int, int]) -> None:
    if device == MOUSE:
        pilot.tap(Action.POINT, device, at)
    pilot.tap(Action.CONFIRM, device, at)
    pilot.table.screen.hand.finish()


def _click_plate(pilot: TablePilot, device: str, index: int) -> None:
    assert pilot.table.screen.answering is not None
    _click(pilot, device, dict(pilot.table.screen.answering.choices.rects())[index].center)


def _click_hint(pilot: TablePilot, device: str, action: Action) -> None:
    held = pilot.table
    spots = place_hints(held.hints(), held.button, held.screen.theme)
    _click(pilot, device, next(spot.rect.center for spot, _ in spots if spot.hint.action is action))


def _click_card(pilot: TablePilot, device: str, index: int) -> None:
    hand = pilot.table.screen.hand
    sprite = hand.sprite(index)
    left, top = round(sprite.rect().left), round(sprite.rect().top)
    spots = ((left + x, top + y) for y in range(20, 200, 20) for x in range(14, 200, 14))
    _click(pilot, device, next(at for at in spots if hand.point(at) == index))


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_a_whole_match_by_pointing(tmp_path: Path, device: str) -> None:
    """The start player is also chosen with the pointer."""
    with TablePilot(tmp_path, table_plan("together", 3, [device], jokers=2, must_empty=2)) as pilot:
        for _ in range(LONG):
            if isinstance(pilot.scene, ResultsScene):
                return
            held = pilot.table
            if isinstance(pilot.scene, ChanceQuestionScene):
                _click(pilot, device, pilot.scene.tiles()[1].center)
                assert match_of(held).view(PUBLIC).turn == 0
            elif pilot.scene is held and held.screen.answering is not None:
                steps = len(match_of(held).steps)
                click_through(pilot, pilot.decided(steps), device)
                assert len(match_of(held).steps) > steps, "the clicks were an answer"
            else:
                pilot.on()
        raise AssertionError("the match never ended")


def test_a_whole_match_with_keys(tmp_path: Path) -> None:
    with TablePilot(tmp_path, table_plan("race", 4, [KEYS], jokers=1)) as pilot:
        pilot.tap = lambda action, device, at=None: pilot.key(KEY_NAMES[action])
        pilot.until(lambda: isinstance(pilot.scene, ResultsScene), LONG)
        assert match_of(pilot.table).over
