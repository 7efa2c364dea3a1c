"""Tests run without a screen and without a sound card; set before anything can import pygame."""

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, nullcontext, suppress
from importlib import import_module

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LC_ALL"] = "C.UTF-8"  # that asks for no language: whatever the machine speaks, tests read English
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests import bakes, tiny_game
from tests.virtualpad import VirtualPads

# Timing is measured by `bench`, never asserted; and a failure should be the same failure tomorrow.
settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def _one_folder_of_bakes(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The processes of one run have their folders side by side, and the bakes between them."""
    own = tmp_path_factory.getbasetemp()
    bakes.data = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "bakes"


@pytest.fixture(scope="session", autouse=True)
def _pictures_stay_in_memory() -> None:
    """As many as a run needs."""
    from game.draw import cache
    from tests.pilot import REMEMBERED

    cache.LRU.limit = REMEMBERED


def pytest_sessionstart(session: pytest.Session) -> None:
    """Of several processes each begins with other tests: what one has compiled the others find."""
    own, many = os.environ.get("PYTEST_XDIST_WORKER", ""), int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if not own or sys.dont_write_bytecode or session.config.args != session.config.getini("testpaths"):
        return
    files = sorted((session.config.rootpath / "tests" / "scenes").glob("test_*.py"))
    for file in files[int(own.removeprefix("gw")) :: many]:
        with suppress(Exception):  # it is said when it is collected
            import_module(f"tests.scenes.{file.stem}")


_while_collecting = ExitStack()
_while_collecting.enter_context(tiny_game.registered())


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Tests over all games are tests of the tiny one, too: it is in the registry while they are collected, and then
    for those alone that have it as their parameter."""
    parameters = getattr(item, "callspec", None)
    with tiny_game.registered() if parameters and tiny_game.NAME in parameters.id else nullcontext():
        yield


def pytest_collection_finish() -> None:
    """Garbage is looked for among what tests make, and not again and again among all that was loaded before them."""
    _while_collecting.close()
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that were not tried because this machine lacks a program: `needs ...` is their reason."""
    missed = {report.nodeid: str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ())}
    missed = {test: why.removeprefix("Skipped: ") for test, why in missed.items() if "Skipped: needs " in why}
    if missed:
        terminalreporter.section(f"NOT TRIED: {len(missed)} tests", sep="!", red=True, bold=True)
        for test, why in missed.items():
            terminalreporter.line(f"{test}: {why}", red=True)


@pytest.fixture(autouse=True)
def _pictures_as_before() -> Iterator[None]:
    """Windows of other sizes leave the density of their pictures behind; that of a window that stays open goes on."""
    from game import surfaces

    before = surfaces.density()
    yield
    surfaces._window, surfaces._density, surfaces._all_plain = 1.0, 1.0, True  # as if none had been made yet
    surfaces.use_density(before)


@pytest.fixture(autouse=True)
def _nothing_is_damaged() -> Iterator[None]:
    """A damaged file or a missing message is a mistake of ours, but in a test that asks for `noted`."""
    from engine import damage

    damage.tell_with(None)
    yield
    found = damage.noted()
    damage.forget()
    assert not found


@pytest.fixture
def noted() -> Iterator[Callable[[], dict[str, str]]]:
    """The damaged files that a test has met on purpose, and why each cannot be used."""
    from engine import damage

    yield damage.noted
    damage.forget()


@pytest.fixture
def plugs() -> Iterator[VirtualPads]:
    """Somebody who can plug pads in; in the end all are pulled out."""
    plugs = VirtualPads()
    yield plugs
    plugs.unplug_all()
