"""Missing parts are reported on the title, each in one sentence and once; on other pages over the scene."""

from pathlib import Path

import pytest

from engine.headless.parsing import parse
from game.sound.player import NO_DEVICE
from game.store.database import FILE, FULL, NEWER
from game.store.store import Store
from scenes.play import Built, build, first_scene
from tests.game.stores import limit, rewritten


def opened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Built:
    """The program at its title, without a sound device."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    built = build(parse(["--windowed", "--data", str(folder)]))
    built.context.stack.push(first_scene(built.context))
    built.app.frame(0, [])
    return built


def sayings(built: Built, seconds: int) -> list[str]:
    """The sentences of the title's rail while time passes, without repeats."""
    said = list[str]()
    for _ in range(seconds * 10):
        built.app.frame(0.1, [])
        now = built.context.stack.top.said
        if now and (not said or said[-1] != now):
            said.append(now)
    return said


def test_each_notice_is_said_once_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(tmp_path)
    store.keep_setting("pace", "warp")
    store.close()
    rewritten(tmp_path, "PRAGMA user_version = 99")
    built = opened(tmp_path, monkeypatch)
    odd = built.context.settings.notices  # in a file of their own, which is not newer
    assert len(odd) == 1 and sayings(built, 30) == [NEWER, *odd, NO_DEVICE]
    assert built.context.sound.captions.said == ()
    built.close()
    assert (tmp_path / FILE).exists()


def test_a_disk_that_fills_up_later_is_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = opened(tmp_path, monkeypatch)
    assert sayings(built, 10) == [NO_DEVICE]
    store = built.context.store
    limit(store)
    store.keep_setting("essay", "x" * 2_000_000)
    assert sayings(built, 10) == [FULL]
    built.close()
