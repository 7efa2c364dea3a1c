"""Examples in the docstrings of engine/core are true and can be pasted: each runs alone with its own imports."""

from collections.abc import Iterable
from doctest import DocTest, DocTestFinder, DocTestRunner
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

import engine.core

MODULES = [import_module(f"{engine.core.__name__}.{found.name}") for found in iter_modules(engine.core.__path__)]
SHOWN = ("cards", "zones", "prompts", "shapes", "steps", "events", "game", "match", "dealers", "records", "seals")
"""The parts that a newcomer meets first; each has an example."""


def examples(modules: Iterable[ModuleType]) -> list[DocTest]:
    """Every docstring with an example, in a namespace of its own."""
    finder = DocTestFinder()
    return [found for module in modules for found in finder.find(module, globs={}) if found.examples]


def bare(modules: Iterable[ModuleType], shown: Iterable[str]) -> set[str]:
    """Those of `shown` that have no example in any docstring."""
    return set(shown) - {found.name.split(".")[2] for found in examples(modules)}


def complaint(example: DocTest) -> str:
    """The complaint of doctest about an example; nothing if it is right."""
    said: list[str] = []
    DocTestRunner(verbose=False).run(example, out=said.append)
    return "".join(said)


@pytest.mark.parametrize("example", examples(MODULES), ids=lambda example: example.name)
def test_an_example_is_true(example: DocTest) -> None:
    assert not (said := complaint(example)), said


def test_the_first_parts_have_an_example() -> None:
    assert bare(MODULES, SHOWN) == set()


def module(docstring: str) -> ModuleType:
    """A module of the core with a name of its own and that docstring."""
    made = ModuleType("engine.core.made", docstring)
    vars(made)["known"] = 2
    return made


@pytest.mark.parametrize(
    "docstring", [">>> 1 + 1\n3", ">>> known\n2", ">>> import engine.core.nowhere", ">>> 1 / 0\n0"]
)
def test_an_example_that_is_wrong_or_imports_too_little_fails(docstring: str) -> None:
    (wrong,) = examples([module(docstring)])
    assert "Failed example" in complaint(wrong)


def test_a_module_whose_example_is_gone_fails() -> None:
    assert bare([module("It has none.")], ("made",)) == {"made"}
    assert bare([module(">>> 1 + 1\n2")], ("made",)) == set()
