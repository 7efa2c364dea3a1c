"""Picking cards for any question that takes them: the cards say which, the other answers are above them."""

import pytest

from engine.core.cards import Card
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.shapes import One, Some
from engine.core.steps import Step
from game.input.actions import MOUSE, Action, Press
from scenes.table.asks.asks import Summary
from scenes.table.asks.picks import NO_SET, PicksAsk
from scenes.table.asks.questions import make_ask
from tests.scenes.at_ask import act

HAND = tuple(map(Card, ("a1", "a2", "a3", "b1", "b2", "wild")))
NEW_A = Prompt(0, "put", Some((*HAND[:3], HAND[5]), 3, 4), key="cards")
ONTO_B = Prompt(0, "put", Some(HAND[3:], 1, 3), key="cards", after=(("to", "b"),))
ONTO_W = Prompt(0, "put", Some(HAND[5:], 1, 1), key="cards", after=(("to", "w"),))
CALL = Prompt(0, "call", One(((("whom", 1),), (("whom", 2),))))
STOP = Prompt(0, "stop", One())


def named(step: Step) -> Message:
    return Message(step.do, step.args)


def picks(*prompts: Prompt) -> PicksAsk:
    asked = make_ask(0, prompts, HAND, named)
    assert isinstance(asked, PicksAsk)
    return asked


def press(asked: PicksAsk, action: Action, device: str = "pad:1", at: tuple[int, int] | None = None, hit=None):
    return act(asked, Press(action, device, 0, "", at), lambda at: hit)


def pick(asked: PicksAsk, *cards: str) -> None:
    for card in cards:
        if asked.plate is not None:
            press(asked, Action.DOWN)
        while asked.hand[asked.focus] != card:
            press(asked, Action.RIGHT)
        assert press(asked, Action.CONFIRM) is None


def test_one_question_for_cards_only_is_as_before() -> None:
    assert not isinstance(make_ask(0, [NEW_A], HAND, named), PicksAsk)


def test_the_cards_say_which_question_they_answer() -> None:
    asked = picks(NEW_A, ONTO_B, CALL)
    pick(asked, "a1", "a2")
    assert asked.plate is None and asked.summary == Summary(say("table-picked-more", count=2, amount=3), False)
    pick(asked, "a3")
    assert asked.plate == 0 and press(asked, Action.CONFIRM) == Step(0, "put", (("cards", HAND[:3]),))
    asked = picks(NEW_A, ONTO_B, CALL)
    pick(asked, "b2")
    assert press(asked, Action.CONFIRM) == Step(0, "put", (("cards", (HAND[4],)), ("to", "b")))


def test_if_several_take_them_there_is_a_plate_for_each() -> None:
    asked = picks(NEW_A, ONTO_B, ONTO_W, CALL)
    pick(asked, "wild")
    assert [dict(plate.name.args)["to"] for plate in asked.plates] == ["b", "w"] and asked.plate == 0
    press(asked, Action.RIGHT)
    assert press(asked, Action.CONFIRM) == Step(0, "put", (("cards", (HAND[5],)), ("to", "w")))


def test_with_nothing_picked_the_other_answers_are_above_the_hand() -> None:
    asked = picks(ONTO_B, STOP)
    assert asked.plate is None and [plate.step for plate in asked.plates] == [Step(0, "stop")]
    assert press(asked, Action.UP) is None and press(asked, Action.CONFIRM) == Step(0, "stop")
    asked = picks(ONTO_B, CALL)
    assert press(asked, Action.UP) is None and asked.plate == 0
    assert press(asked, Action.DOWN) is None and asked.plate is None, "back to the cards"
    press(asked, Action.UP)
    press(asked, Action.RIGHT)
    assert press(asked, Action.CONFIRM) == Step(0, "call", (("whom", 2),))
    assert picks(NEW_A, ONTO_B).plates == ()


def test_with_something_picked_no_other_answer_can_be_given_by_mistake() -> None:
    asked = picks(NEW_A, ONTO_B, STOP)
    pick(asked, "a1")
    assert press(asked, Action.UP) is None and asked.plate is None and asked.plates == ()


def test_cards_that_nothing_takes_cannot_be_confirmed() -> None:
    """The plate says so; picked cards stay picked."""
    asked = picks(NEW_A, ONTO_B, CALL)
    pick(asked, "a1", "a2", "b1")
    assert asked.plates == () and asked.plate is None and asked.summary == Summary(NO_SET, False)
    assert press(asked, Action.EXTRA) is None
    assert asked.picked == ("a1", "a2", "b1")


def test_possible_next_cards_are_bright() -> None:
    asked = picks(NEW_A, ONTO_B, CALL)
    assert asked.joining == set(HAND)
    pick(asked, "b1")
    assert asked.joining == {"b1", "b2", "wild"}
    pick(asked, "a1")
    assert asked.joining == {"a1", "b1"}, "no question takes both"


def test_the_cursor_begins_at_a_card_that_can_be_laid() -> None:
    asked = picks(ONTO_W, CALL)
    assert asked.hand[asked.focus] == "wild"


@pytest.mark.parametrize("device", [MOUSE, "touch"])
def test_a_pointer_picks_where_it_presses(device: str) -> None:
    asked = picks(NEW_A, ONTO_B, CALL)
    press(asked, Action.CONFIRM, device, (5, 5), hit=3)
    assert asked.picked == ("b1",)
    press(asked, Action.CONFIRM, device, (5, 5), hit=3)
    assert asked.picked == ()
    press(asked, Action.CONFIRM, device, (5, 5), hit=None)
    assert asked.picked == ()
