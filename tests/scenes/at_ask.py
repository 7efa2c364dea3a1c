"""Presses at an ask without a table."""

from dataclasses import replace
from functools import partial
from typing import Any

from game.input.actions import Action, Press
from game.widgets.bindings import Binding, Do, dispatch
from scenes.table.asks.asks import Beside, Hit, Outcome, no_answer, one_row, outcome_of


def nowhere(at: tuple[int, int]) -> None:
    return None


def act(ask: Any, press: Press, hit: Hit = nowhere, beside: Beside = one_row) -> Outcome:
    """What comes of a press, as at a table."""

    def acts(do: Do, press: Press) -> Outcome:
        return outcome_of(press, do, ask, hit)

    buttons = (*ask.bindings(beside), Binding(Action.POINT, no_answer))
    outcome: Outcome = dispatch(press, (replace(one, do=partial(acts, one.do)) for one in buttons))
    return outcome
