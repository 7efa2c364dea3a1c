"""Every clause of the rules, WP-1 to WP-80, and every settled question, WP-Q1 to WP-Q43, is named by a test."""

import ast
import re
from pathlib import Path

CLAUSES = range(1, 81)
QUESTIONS = range(1, 44)


def named(pattern: str) -> set[int]:
    """The numbers in names and docstrings of the tests beside this file: `wp_34` or `WP-34`, `WP-Q7`; a span such as
    `wp_8_to_13` names both ends only."""
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
    assert sorted(set(CLAUSES) - named(r"wp[-_](\d+)")) == []


def test_no_settled_question_is_without_a_test() -> None:
    assert sorted(set(QUESTIONS) - named(r"wp[-_]q(\d+)")) == []


def test_no_test_names_what_does_not_exist() -> None:
    """The ledger ends with WP-80 and WP-Q43."""
    assert sorted(named(r"wp[-_](\d+)") - set(CLAUSES)) == []
    assert sorted(named(r"wp[-_]q(\d+)") - set(QUESTIONS)) == []
