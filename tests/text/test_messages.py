"""Messages are values: the same words make the same message, and only values are accepted."""

import pytest

from engine.core.messages import Message, Who, say

NOUN = say("-rook-card", suit=say("-rook-green"), number=8)


def test_the_order_of_the_arguments_makes_no_difference() -> None:
    assert say("x", a=1, b="two") == say("x", b="two", a=1) == Message("x", (("a", 1), ("b", "two")))
    assert hash(say("x", a=1, b="two")) == hash(say("x", b="two", a=1))


def test_a_message_may_be_the_key_of_a_table() -> None:
    made = say("rook-plays", seats=(Who(0), Who(1)), card=NOUN, amount=-1.5)
    assert {made: 1}[say("rook-plays", card=NOUN, seats=(Who(0), Who(1)), amount=-1.5)] == 1
    assert made != say("rook-plays", seats=(Who(1), Who(0)), card=NOUN, amount=-1.5)


def test_an_argument_may_be_called_key() -> None:
    assert say("x", key="Enter").args == (("key", "Enter"),)


@pytest.mark.parametrize("value", [None, True, [1], {"a": 1}, b"x", ("x", [1]), (1, (2, False))])
def test_an_invalid_argument_is_refused_where_the_message_is_made(value: object) -> None:
    with pytest.raises(TypeError, match="x: odd cannot be"):
        say("x", odd=value)
