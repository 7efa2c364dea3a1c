"""At a table every question can be answered with four directions and confirm, from any place of the cursor."""

from copy import deepcopy
from pathlib import Path

import pytest

from game.input.actions import DIRECTIONS, Action, Press
from scenes.table.asks.asks import Beside, HandAsk, PlatesAsk
from tests.scenes.at_ask import act
from tests.scenes.at_table import TablePilot, plan

Place = tuple[int, int | None]
"""The cursor's place in the row or in the hand, and its plate above the hand."""


def _place(asked: PlatesAsk | HandAsk) -> Place:
    return asked.focus, asked.plate if isinstance(asked, HandAsk) else None


def _at(asked: PlatesAsk | HandAsk, place: Place, action: Action, beside: Beside) -> Place:
    """The place that one press leads to."""
    asked.focus = place[0]
    if isinstance(asked, HandAsk):
        asked.plate = place[1]
    assert act(asked, Press(action, "keys"), lambda at: None, beside) is None
    return _place(asked)


def reached(asked: PlatesAsk | HandAsk, start: Place, beside: Beside) -> set[Place]:
    """All places that directions lead to from `start`."""
    asked, seen, rest = deepcopy(asked), {start}, [start]
    while rest:
        here = rest.pop()
        for action in DIRECTIONS:
            there = _at(asked, here, action, beside)
            if there not in seen:
                seen.add(there)
                rest.append(there)
    return seen


def check(asked: object, beside: Beside) -> str:
    """Check that everything in an ask can be reached from everywhere in it; returns its kind."""
    assert isinstance(asked, PlatesAsk | HandAsk)
    if isinstance(asked, HandAsk) and not asked.able:
        return "nothing to play"
    count = len(asked.plates) if isinstance(asked, PlatesAsk) else len(asked.hand)
    for start in ((0, None), (count - 1, None), (asked.focus, None)):
        found = reached(asked, start, beside)
        assert {index for index, _ in found} == set(range(count))
        if isinstance(asked, HandAsk):
            assert {plate for _, plate in found if plate is not None} == set(range(len(asked.plates)))
            assert {index for index, plate in found if plate is None} == set(range(count)), "and back from them"
    return type(asked).__name__


@pytest.mark.parametrize(
    ("game", "variant", "players", "theme", "kinds"),
    [
        ("rook", "classic", 4, "grown-up", {"PlatesAsk", "CardAsk", "CardsAsk"}),
        ("rook", "classic", 4, "kids", {"PlatesAsk", "CardAsk", "CardsAsk"}),
        ("rook", "classic_individual", 6, "grown-up", {"PlatesAsk", "CardAsk", "CardsAsk"}),
        ("spooks", "hand", 3, "grown-up", {"CardAsk"}),
        ("spooks", "hand", 5, "kids", {"CardAsk"}),
    ],
)
def test_every_answer_can_be_reached(
    tmp_path: Path, game: str, variant: str, players: int, theme: str, kinds: set[str]
) -> None:
    people = [f"pad:{number}" for number in range(1, players + 1)]
    with TablePilot(tmp_path, plan(variant, players, people, game)) as pilot:
        pilot.context.settings.change(theme=theme)
        met: set[str] = set()
        steps = 0
        for _ in range(6000):
            asked = pilot.table.screen.answering
            if asked is not None and pilot.scene is pilot.table:
                met.add(check(asked.ask, asked.fan.beside))
                steps += 1
            if kinds <= met and steps > 24:
                break
            pilot.on()
        assert kinds <= met
