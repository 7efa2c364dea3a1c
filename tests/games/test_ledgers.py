"""Every clause of the rules, and every question that they settle, is named by a test that checks it; in every game."""

import ast
import re
from functools import cache

import pytest

from engine.games import GAMES
from tests.samples import folder_of, sample_of


@cache
def told(game: str) -> str:
    """Names and docstrings of a game's tests. How computer players play proves no clause."""
    found = []
    for path in sorted(folder_of(game).glob("test_*.py")):
        if not path.name.startswith("test_bots"):
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            tests = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
            found += [f"{test.name} {ast.get_docstring(test) or ''}" for test in tests]
    return "\n".join(found)


def named(game: str, mark: str = "") -> set[int]:
    """The numbers named: `hk_34` or `HK-34`, with the mark `q` `HK-Q7`; a span such as `hk_8_to_13` names both ends."""
    pattern = rf"{sample_of(game).ledger.letters}[-_]{mark}(\d+)"
    return {int(number) for number in re.findall(pattern, told(game), re.IGNORECASE)}


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_without_a_test(game: str) -> None:
    """A clause that no test names is a clause that may be broken."""
    assert sorted(set(sample_of(game).ledger.numbers) - named(game)) == []


@pytest.mark.parametrize("game", [game for game in GAMES if sample_of(game).ledger.questions])
def test_no_settled_question_is_without_a_test(game: str) -> None:
    assert sorted(set(range(1, sample_of(game).ledger.questions + 1)) - named(game, "q")) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_what_does_not_exist(game: str) -> None:
    assert named(game) <= set(sample_of(game).ledger.numbers)
    if sample_of(game).ledger.questions:
        assert max(named(game, "q")) <= sample_of(game).ledger.questions
