"""Mutants: each changes one place, and a test that runs in a copy of the sources notices or not."""

import ast
from pathlib import Path

import pytest

from tests.pages import ROOT
from tools import mutants
from tools.mutants import TESTS, House, Mutant, mutants_of, tried

SOURCE = """
def larger(a: int | None, b: int = 3) -> bool:
    assert a > 0
    return a is not None and (a - 1 < b if True else not a)
"""


def test_every_place_that_is_computed_is_changed_once() -> None:
    found = list(mutants_of("some.py", SOURCE))
    assert [(one.line, one.before, one.after) for one in found if one.line == 2] == [(2, "3", "4")]
    changes = {(one.before, one.after) for one in found if one.line == 4}
    assert {("a - 1", "a + 1"), ("a - 1 < b", "a - 1 <= b"), ("True", "False"), ("1", "2")} <= changes
    assert ("a is not None", "a is None") in changes and not any("a > 0" in one.before for one in found)
    assert all(one.source != ast.unparse(ast.parse(SOURCE)) for one in found) and len(
        {one.source for one in found}
    ) == len(found)


def test_a_mutant_is_noticed_in_a_copy_and_the_copy_is_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = "engine/core/seats.py"
    monkeypatch.setitem(TESTS, module, ("tests/core/test_options.py",))
    source = (ROOT / module).read_text("utf-8")
    assert not House(tmp_path / "whole").notices(module, source)
    house = House(tmp_path / "house")
    assert house.notices(module, "raise ImportError\n")
    assert (house.folder / module).read_text("utf-8") == source == (ROOT / module).read_text("utf-8")


def test_no_mutant_begins_after_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[str] = []
    monkeypatch.setattr(House, "__init__", lambda house, folder: setattr(house, "tests", None))
    monkeypatch.setattr(House, "notices", lambda house, module, source: began.append(module) is None)
    one = Mutant("some.py", 1, "a", "b", "")
    assert list(tried([one, one], 1, -1.0)) == [] and began == []
    assert len(list(tried([one, one], 1, 600.0))) == len(began) == 2


def test_survivors_are_printed_with_their_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tried(asked: tuple[Mutant, ...], jobs: int, seconds: float) -> list[tuple[Mutant, bool]]:
        return [(asked[0], False), (asked[1], True), (asked[2], False)]

    monkeypatch.setattr(mutants, "tried", tried)
    assert mutants.main(["engine/core/views.py", "--seed", "1"]) == 0
    survivor, end = capsys.readouterr().out.splitlines()
    assert survivor.startswith("engine/core/views.py:") and "  ->  " in survivor
    assert end.endswith("mutants tried: 1 noticed, 1 survived") and end.startswith("2 of ")


def test_tests_that_fail_by_themselves_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutants, "tried", lambda asked, jobs, seconds: [(asked[0], True)])
    with pytest.raises(SystemExit):
        mutants.main(["engine/core/views.py"])
    assert "the tests of engine/core/views.py fail without a mutant" in capsys.readouterr().err


def test_listed_modules_and_tests_exist() -> None:
    assert all((ROOT / path).exists() for module, tests in TESTS.items() for path in (module, *tests))
