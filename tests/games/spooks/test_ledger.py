"""Every clause of the rules, SP-1 to SP-92, and every settled question is named by a test that checks it."""

import ast
import re
from pathlib import Path

CLAUSES = range(1, 93)
QUESTIONS = range(1, 54)
"""SP-Q54 is about the scan of a rule sheet, not about the game."""


def texts() -> str:
    """Names and docstrings of the tests beside this file; how computer players play proves no clause."""
    found = []
    for path in Path(__file__).parent.glob("test_*.py"):
        if path.name == Path(__file__).name or path.name.startswith("test_bots"):
            continue
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        tests = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        found += [f"{test.name} {ast.get_docstring(test) or ''}" for test in tests]
    return "\n".join(found)


def named(pattern: str) -> set[int]:
    return {int(number) for number in re.findall(pattern, texts(), re.IGNORECASE)}


def test_no_clause_is_without_a_test() -> None:
    """A clause that no test names is a clause that may be broken."""
    assert sorted(set(CLAUSES) - named(r"sp[-_](\d+)")) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    """The ledger ends with SP-92."""
    assert sorted(named(r"sp[-_](\d+)") - set(CLAUSES)) == []


def test_every_settled_question_is_tested_as_it_was_settled() -> None:
    assert sorted(set(QUESTIONS) ^ named(r"sp[-_]q(\d+)")) == []
