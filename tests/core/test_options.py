"""Options: their values, also if they depend on the number of players; and optional arguments."""

import pytest

from engine.core.game import Option, Variant
from engine.core.steps import Field, Kind, Step, Verb, step_fault

HANDS = Option("hands", 1, least=1, most=3, most_of=((2, 1),))


@pytest.mark.parametrize(
    ("value", "players", "good"), [(3, 3, True), (3, 0, True), (1, 2, True), (2, 2, False), (4, 3, False)]
)
def test_the_largest_value_may_depend_on_the_number_of_players(value, players, good):
    fault = HANDS.fault(value, players)
    assert (fault is None) == good


def test_the_default_is_a_value_also_where_its_pack_is_missing():
    """A record that names no language is not to blame for a program without the English pack."""
    listed = Option("words", "en", choices=("de",))
    assert listed.fault("en") is None and listed.fault("fr") == 'option "words" must be one of de'


def test_a_range_for_a_number_of_players_says_so():
    assert HANDS.fault(2, 2) == 'option "hands" must be 1 with 2 players'
    assert HANDS.fault(4, 4) == 'option "hands" must be from 1 to 3'


@pytest.mark.parametrize(("options", "seats"), [({}, (2, 3, 4)), ({"hands": 1}, (2, 3, 4)), ({"hands": 2}, (3, 4))])
def test_seats_are_those_that_suit_the_options(options, seats):
    assert Variant("together", (2, 3, 4), (HANDS,)).seats(options) == seats


@pytest.mark.parametrize("value", [-1, 2, 10**9, 10**12, True, "0", None, (0,), {}])
def test_a_seat_is_one_of_the_table(value):
    """No game is asked about a seat that does not exist, so none can fail over it."""
    verb = Verb("call", (Field("seat", Kind.SEAT), Field("more", Kind.SEATS)))
    for args in ((("seat", value), ("more", ())), (("seat", 0), ("more", (1, value)))):
        fault = step_fault(Step(0, "call", args), (verb,), str.islower, 2)
        assert fault is not None and "from 0 to 1" in fault
    assert step_fault(Step(0, "call", (("seat", 1), ("more", (0, 1)))), (verb,), str.islower, 2) is None


@pytest.mark.parametrize(
    ("args", "good"),
    [
        ((("cards", ("c",)),), True),
        ((("cards", ("c",)), ("to", "x")), True),
        ((("to", "x"),), False),
        ((("cards", ("c",)), ("to", 1)), False),
        ((("cards", ("c",)), ("too", "x")), False),
        ((("cards", ("c",)), ("to", "x"), ("to", "x")), False),
    ],
)
def test_an_optional_argument_may_be_left_out(args, good):
    verb = Verb("lay", (Field("cards", Kind.CARDS), Field("to", Kind.WORD, optional=True)))
    assert (step_fault(Step(0, "lay", args), (verb,), lambda word: word == "c", 2) is None) == good
