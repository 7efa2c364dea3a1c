"""The engine against a referee: a second reading of a game's rules, with the lines of records as its only input."""

import json
from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

import pytest

from engine.core.match import Match
from engine.core.records import step_object
from engine.core.steps import IllegalStep, Step
from tests.refusals import english


class Referee(Protocol):
    def allowed(self, step: dict[str, Any]) -> bool: ...
    def take(self, step: dict[str, Any]) -> None: ...


R = TypeVar("R", bound=Referee)


def as_written(step: Step) -> dict[str, Any]:
    """The step as JSON reads it: lists, not tuples."""
    written: dict[str, Any] = json.loads(json.dumps(step_object(step)))
    return written


def refereed(referee: R, steps: Iterable[Step]) -> R:
    """The referee after those steps, all of which it allows."""
    for step in steps:
        assert referee.allowed(as_written(step)), step
        referee.take(as_written(step))
    return referee


def agree(match: Match, referee: Referee, step: Step) -> None:
    """Check a possible next step: if the referee allows it, it is accepted; if not, it is refused in a sentence and
    changes nothing."""
    before = match.state
    if referee.allowed(as_written(step)):
        assert any(prompt.accepts(step) for prompt in match.prompts()), step
        return
    with pytest.raises(IllegalStep) as refusal:
        match.submit(step)
    sentence = english(refusal.value.why)
    assert match.state == before
    assert (sentence[0].isupper() or sentence[0].isdigit()) and sentence[-1] == "." and "\n" not in sentence
    assert refusal.value.why.key != "core-no-now", "every refusal has a reason of its own"
