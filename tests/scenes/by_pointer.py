"""Answer at a table with the mouse or a finger only."""

from engine.core.steps import Step
from game.input.actions import MOUSE, TOUCH, Action
from game.widgets.hints import place_hints
from scenes.table.asks.asks import CardAsk, PartsAsk, PlatesAsk
from tests.scenes.at_table import TablePilot, indices, match_of


def answer_decided(pilot: TablePilot, device: str) -> None:
    """Give the answer of a computer player; the table takes it."""
    match = match_of(pilot.table)
    steps = len(match.steps)
    _answer(pilot, pilot.decided(steps), device)
    assert len(match.steps) > steps, "the clicks were an answer"


def _answer(pilot: TablePilot, step: Step, device: str) -> None:
    answering = pilot.table.screen.answering
    assert answering is not None
    asked = answering.ask
    match asked:
        case PlatesAsk():
            _click_plate(pilot, device, next(i for i, plate in enumerate(asked.plates) if plate.step == step))
        case CardAsk(aside=aside) if aside is not None and aside.step == step:
            _click_hint(pilot, device, Action.EXTRA if asked.able else Action.CONFIRM)
        case CardAsk():
            card = asked.hand.index(step.args[0][1])
            _click_card(pilot, device, card)
            if device == TOUCH and pilot.table.screen.answering is answering:
                _click_card(pilot, device, card)
        case PartsAsk():
            for index in indices(asked, step):
                _click_card(pilot, device, index)
            if not answering.choices.rects():
                _click_hint(pilot, device, Action.UP)
            _click_plate(pilot, device, [plate.step for plate in asked.plates].index(step))


def click(pilot: TablePilot, device: str, at: tuple[int, int]) -> None:
    if device == MOUSE:
        pilot.tap(Action.POINT, device, at)
    pilot.tap(Action.CONFIRM, device, at)
    pilot.table.screen.hand.finish()


def _click_plate(pilot: TablePilot, device: str, index: int) -> None:
    assert pilot.table.screen.answering is not None
    click(pilot, device, dict(pilot.table.screen.answering.choices.rects())[index].center)


def _click_hint(pilot: TablePilot, device: str, action: Action) -> None:
    table = pilot.table
    spots = place_hints(table.hints(), table.button, table.screen.theme)
    click(pilot, device, next(spot.rect.center for spot, _ in spots if spot.hint.action is action))


def _click_card(pilot: TablePilot, device: str, index: int) -> None:
    hand = pilot.table.screen.hand
    sprite = hand.sprite(index)
    left, top = round(sprite.rect().left), round(sprite.rect().top)
    spots = ((left + x, top + y) for y in range(20, 200, 20) for x in range(14, 200, 14))
    click(pilot, device, next(at for at in spots if hand.point(at) == index))
