"""Run tests without a screen and without a sound card; set before any import of pygame."""

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, nullcontext, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LC_ALL"] = "C.UTF-8"  # asks for no language, so tests read English on every machine
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests import picture_cache, tiny_game
from tests.virtualpad import VirtualPads

# Only `bench` measures time; tests never assert it. A failure must be the same failure tomorrow.
settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def _one_folder_of_pictures(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The processes of one run have their folders side by side, and share the stored pictures between them."""
    own = tmp_path_factory.getbasetemp()
    picture_cache.data = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "pictures"


@pytest.fixture(scope="session", autouse=True)
def _pictures_stay_in_memory() -> None:
    """Keep as many pictures in memory as a run needs."""
    from game.draw import cache
    from tests.pilot import REMEMBERED

    cache.LRU.limit = REMEMBERED


def pytest_sessionstart(session: pytest.Session) -> None:
    """Give each of several processes another order of tests, so that each finds what another one has compiled. None
    looks for garbage before `pytest_collection_finish`, because what is loaded until then stays."""
    own, many = os.environ.get("PYTEST_XDIST_WORKER", ""), int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if not own:
        return
    gc.disable()
    if sys.dont_write_bytecode or session.config.args != session.config.getini("testpaths"):
        return
    root = session.config.rootpath
    files = sorted((root / "tests").rglob("test_*.py"))
    for file in files[int(own.removeprefix("gw")) :: many]:
        with suppress(Exception):  # the failure is reported at collection
            import_module(".".join(file.relative_to(root).with_suffix("").parts))


def pytest_xdist_auto_num_workers() -> int:
    """Use one process more than there are cores, because tests also wait for programs that they start."""
    return (os.cpu_count() or 1) + 1


_while_collecting = ExitStack()
_while_collecting.enter_context(tiny_game.registered())


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Register the tiny game for collection, and later only for tests that have it as their parameter. So tests over
    all games include it."""
    parameters = getattr(item, "callspec", None)
    with tiny_game.registered() if parameters and tiny_game.NAME in parameters.id else nullcontext():
        yield


def pytest_collection_finish() -> None:
    """Freeze all objects loaded before the tests, so that the garbage collector does not scan them again. It collects
    rarely, because most tests make many objects that live as long as the test."""
    _while_collecting.close()
    gc.collect()
    gc.freeze()
    gc.freeze = gc.unfreeze = lambda: None  # a loop that ends in a test would thaw all of them
    gc.set_threshold(100_000, 20, 20)
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that did not run because this machine lacks a program; the reason is `needs ...`."""
    missed = {report.nodeid: str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ())}
    missed = {test: why.removeprefix("Skipped: ") for test, why in missed.items() if "Skipped: needs " in why}
    if missed:
        terminalreporter.section(f"NOT TRIED: {len(missed)} tests", sep="!", red=True, bold=True)
        for test, why in missed.items():
            terminalreporter.line(f"{test}: {why}", red=True)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Fail if a file is damaged or a message is missing, except in tests that ask for `noted`. Restore the density of
    pictures after a window of another size; a window that stays open keeps its own."""
    from engine import damage
    from game import surfaces

    before = surfaces.density()
    damage.tell_with(None)
    yield
    surfaces._window, surfaces._density, surfaces._all_plain = 1.0, 1.0, True  # as if no density had been set yet
    surfaces.use_density(before)
    found = damage.noted()
    damage.forget()
    assert not found


@pytest.fixture
def noted() -> Iterator[Callable[[], dict[str, str]]]:
    """The damaged files that a test met on purpose, and why each is unusable."""
    from engine import damage

    yield damage.noted
    damage.forget()


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Any]:
    """The program at its title."""
    from tests.pilot import Pilot

    with Pilot(tmp_path) as pilot:
        yield pilot


@pytest.fixture
def plugs() -> Iterator[VirtualPads]:
    """Virtual pads for a test; all are unplugged at its end."""
    plugs = VirtualPads()
    yield plugs
    plugs.unplug_all()
