"""Every clause of the rules, HK-1 to HK-98, and every settled question, HK-Q1 to HK-Q43, is named by a test."""

import ast
import re
from pathlib import Path

CLAUSES = range(1, 99)
QUESTIONS = range(1, 44)  # the last one, HK-Q44, says that no rule depends on a garbled picture


def named(pattern: str) -> set[int]:
    """The numbers in names and docstrings of the tests beside this file: `hk_34` or `HK-34`, `HK-Q7`; a span such as
    `hk_8_to_13` names both ends only."""
    found: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        if path.name == Path(__file__).name or path.name.startswith("test_bots"):
            continue  # how computer players play proves no clause
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                found |= {int(number) for number in re.findall(pattern, text, re.IGNORECASE)}
    return found


def test_no_clause_is_without_a_test() -> None:
    """A clause that no test names is a clause that may be broken."""
    assert sorted(set(CLAUSES) - named(r"hk[-_](\d+)")) == []


def test_no_settled_question_is_without_a_test() -> None:
    assert sorted(set(QUESTIONS) - named(r"hk[-_]q(\d+)")) == []


def test_no_test_names_what_does_not_exist() -> None:
    """The ledger ends with HK-98 and HK-Q44."""
    assert sorted(named(r"hk[-_](\d+)") - set(CLAUSES)) == []
    assert sorted(named(r"hk[-_]q(\d+)") - set(QUESTIONS)) == []
