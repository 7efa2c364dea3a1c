"""The fixed opponents of Hooky, whose steps are known in advance."""

from tests.games.hooky.tables import ask, dealt, dull_turn, to_guesses, to_round
from tools.opponents.hooky import OPPONENTS


def test_a_child_names_letters_of_high_numbers_and_never_those_of_zero() -> None:
    """Seat 1 has H to N; seat 2 asks it for letters of its own, which a child does not notice."""
    match = to_round(dealt(3), 1)
    ask(match, 1, "HIJKL")
    dull_turn(match)
    match = to_round(match, 2)
    ask(match, 1, "PQRST")
    match = to_guesses(match, 6)
    prompt = next(prompt for prompt in match.prompts_of(0) if prompt.verb == "hands")
    named = OPPONENTS["child"](match.view(0), match.heard(0), (prompt,), 1).arg("letters")
    assert isinstance(named, tuple) and named[0] is None
    assert set("HIJKL") <= set(named[1]) and not set("PQRST") & set(named[1])


def test_a_child_asks_the_seat_that_it_has_asked_least() -> None:
    match = to_round(dealt(3), 1)
    ask(match, 1, "HIJKL")
    dull_turn(match)
    match = to_round(match, 2)
    for seed in range(9):
        assert OPPONENTS["child"](match.view(0), match.heard(0), match.prompts_of(0), seed).arg("of") == 2
