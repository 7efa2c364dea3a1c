"""A nest of the wrong size is put right on the screen (RK-107 to RK-109)."""

from pathlib import Path

import pytest

from engine.core.seats import PUBLIC
from engine.games.rook.events import NestLaid
from game.input.actions import MOUSE, Action
from scenes.table.asks.asks import CardsAsk
from tests.deals import cards, of_kind
from tests.games.rook.honour_tables import buried
from tests.scenes.honour_table_helpers import sit, submit


@pytest.mark.parametrize("device", ["pad:1", MOUSE])
def test_a_small_nest_is_put_right_with_cards_from_the_hand(tmp_path: Path, device: str) -> None:
    """RK-107, RK-109: the three cards of the nest stay; two of the hand join them."""
    match = buried("green 14, red 14, black 14", "green")
    with sit(tmp_path, match, {0: device}) as pilot:
        submit(pilot, 1, "call", fault="nest", seat=0)
        assert match.view(PUBLIC).totals == (-40, 0)
        answering = pilot.table.screen.answering
        assert answering is not None and isinstance(answering.ask, CardsAsk)
        asked = answering.ask
        assert set(asked.hand) == {*cards("green 14, red 14, black 14"), *match.view(0).hand}
        assert "Add 2 more to the nest" in pilot.table.screen.speakers.words(
            pilot.table.screen.game_table.text.question(("bury",), match.view(0), len(answering.picked))
        )
        stuck = asked.hand.index("red-14")
        outcome = _pick(pilot, device, stuck)
        assert stuck in asked.chosen and "has to stay" in outcome
        for card in ("yellow-14", "rook"):
            _pick(pilot, device, asked.hand.index(card))
        assert asked.plate == 0
        pilot.press(Action.CONFIRM, "pad:1") if device != MOUSE else _plate(pilot, device)
        laid = of_kind(match.events, NestLaid)[-1]
        assert laid.repair and set(laid.cards or ()) == set(cards("green 14, red 14, black 14, yellow 14, rook"))


def _pick(pilot, device: str, index: int) -> str:
    asked = pilot.table.screen.answering.ask
    if device == MOUSE:
        rect = pilot.table.screen.hand._held[index].sprite.rect()
        at = (rect.left + 30, rect.top + 60)
        pilot.tap(Action.POINT, device, at)
        pilot.tap(Action.CONFIRM, device, at)
    else:
        while asked.plate is not None:
            pilot.press(Action.DOWN, device)
        while asked.focus != index:
            pilot.press(Action.RIGHT, device)
        pilot.press(Action.CONFIRM, device)
    return pilot.said


def _plate(pilot, device: str) -> None:
    pilot.press(Action.CONFIRM, device, at=dict(pilot.table.screen.answering.choices.rects())[0].center)


def test_of_a_big_nest_the_bidder_keeps_as_many_as_it_holds(tmp_path: Path) -> None:
    """RK-109: two of the seven go back to the hand."""
    match = buried("green 14, red 14, black 14, yellow 14, rook, green 13, green 12", "green")
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        submit(pilot, 1, "call", fault="nest", seat=0)
        answering = pilot.table.screen.answering
        assert answering is not None and isinstance(answering.ask, CardsAsk)
        assert answering.ask.hand == match.prompts()[0].shape.cards and len(answering.ask.hand) == 7
        for card in cards("green 14, red 14, black 14, yellow 14, rook"):
            _pick(pilot, "pad:1", answering.ask.hand.index(card))
        assert answering.ask.plate == 0, "enough are chosen"
        pilot.press(Action.CONFIRM, "pad:1")
        assert set(cards("green 12, green 13")) <= set(match.view(0).hand)
