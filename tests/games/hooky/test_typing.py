"""The reasons about a typed word are the same with which the step would be refused."""

import pytest

from engine.core.steps import Step
from engine.games.hooky.game import GAME
from engine.games.hooky.questions import why_not
from tests.deals import do
from tests.games.hooky.tables import ask, dealt, to_round
from tests.refusals import english


@pytest.mark.parametrize("word", ["", "SMAR", "smart", "SMART", "TRAMS", "GORKY", "BREAD"])
def test_a_typed_word_gets_the_reason_of_its_refusal(word: str) -> None:
    """HK-38, HK-57, HK-66."""
    match = dealt()
    do(match, 0, "withdraw", word="GORKY", against=(1, 2, 3))
    to_round(match, 1)
    ask(match, 1, "SMART")
    to_round(match, 2)
    prompt = next(prompt for prompt in match.prompts_of(0) if prompt.verb == "ask")
    step = Step(0, "ask", (("of", 1), ("word", word)))
    why = why_not(prompt, word)
    assert (why is None) == prompt.accepts(step) == (word == "BREAD")
    assert why is None or why == GAME.refusal(match.state, step)


@pytest.mark.parametrize("word", ["DIRTY", "BREAD", "GHOST"])
def test_a_clue_is_explained_by_the_own_hand_alone(word: str) -> None:
    """HK-20: the question itself has the possible letters, so no other information is needed."""
    match = dealt(hands=("GHKSU", "BEFRY", "ALNPV", "IOQTX"))
    why = why_not(match.prompts_of(0)[0], word)
    assert (why is None) == (word == "GHOST")
    if why:
        assert english(why) == f"{word} has none of your letters. A starting clue needs one."
