"""Every clause of the rules, HM-1 to HM-74, is named by a test that checks it."""

import ast
import re
from pathlib import Path

CLAUSES = range(1, 75)


def named_clauses() -> set[int]:
    """The clauses in names and docstrings of the tests beside this file; `hm_34` or `HM-34`."""
    found: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        if path.name == Path(__file__).name or path.name.startswith("test_bots"):
            continue  # how computer players play proves no clause
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                found |= {int(number) for number in re.findall(r"hm[-_](\d+)", text, re.IGNORECASE)}
    return found


def test_no_clause_is_without_a_test() -> None:
    """A clause that no test names is a clause that may be broken."""
    assert sorted(set(CLAUSES) - named_clauses()) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    """The ledger ends with HM-74."""
    assert sorted(named_clauses() - set(CLAUSES)) == []
