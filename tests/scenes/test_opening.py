"""R2: a store that takes long to open does so behind a curtain that shows its progress, and never delays the rest."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from time import sleep

import pygame
import pytest

from engine.headless.arguments import Play
from game.canvas import Canvas
from game.kiosk.heartbeat import BUSY, FIRST, WATCHED, Watched
from game.simple_screen import SimpleScreen
from game.store.store import Store
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import GROWN_UP, KIDS, Theme
from scenes import opening, opening_curtain
from scenes.kiosk.building import store_folder
from scenes.opening import Closed
from scenes.opening_curtain import BAR
from scenes.play import build, play, playing
from tests.pilot import SMALL, Picture

OPEN = Store.open


class SlowStore:
    """A store that is not open before `go`, and reports meanwhile that it is done with 40 matches of 100."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go, self.began = Event(), Event()
        monkeypatch.setattr(opening, "QUICK", 0.0)
        monkeypatch.setattr(Store, "open", classmethod(self._open))

    def _open(self, cls: type[Store], folder: Path, progress: Callable[[int, int], None]) -> Store:
        progress(40, 100)
        self.began.set()
        assert self.go.wait(60)
        return OPEN(folder)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowStore]:
    slow = SlowStore(monkeypatch)
    yield slow
    slow.go.set()  # its thread ends


def args(folder: Path, **more: object) -> Play:
    return Play(data=folder, mute=True, windowed=True, size=SMALL, **more)


def kept(folder: Path, **settings: object) -> None:
    store = OPEN(folder)
    for name, value in settings.items():
        store.keep_setting(name, value)
    store.close()


def watched_turns(monkeypatch: pytest.MonkeyPatch, after: Callable[[int], None]) -> list[Canvas]:
    """The picture of each frame; `after` is called with the number so far."""
    shown: list[Canvas] = []
    turn = SimpleScreen.turn

    def watched(screen: SimpleScreen, canvas: Canvas) -> object:
        shown.append(canvas)
        after(len(shown))
        return turn(screen, canvas)

    monkeypatch.setattr(SimpleScreen, "turn", watched)
    return shown


def test_r2_a_curtain_in_the_kept_theme_and_language_shows_the_progress(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: SlowStore
) -> None:
    kept(tmp_path, theme="kids", language="de", text_size=150)

    def after(turns: int) -> None:
        slow.began.wait(60)
        if turns > 2:
            slow.go.set()

    shown = watched_turns(monkeypatch, after)
    built = build(args(tmp_path))
    try:
        voice = Voice(catalogue_of("de"))
        assert Picture(shown[-1]) == Picture(opening_curtain.drawn(Theme("kids", text_scale=1.5), voice, 40, 100))
        assert built.context.store.saving and built.context.theme.kids
    finally:
        built.close()


def test_r2_a_store_that_opens_at_once_shows_no_curtain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opens(cls: type[Store], folder: Path, progress: object) -> Store:
        sleep(0.05)  # not over before it is looked at
        return OPEN(folder)

    monkeypatch.setattr(opening, "QUICK", 60.0)
    monkeypatch.setattr(Store, "open", classmethod(opens))
    shown = watched_turns(monkeypatch, lambda turns: None)
    build(args(tmp_path)).close()
    assert shown == []


def test_r2_closing_the_window_meanwhile_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: SlowStore
) -> None:
    kept(tmp_path)
    watched_turns(monkeypatch, lambda turns: pygame.event.post(pygame.event.Event(pygame.QUIT)))
    with pytest.raises(Closed), playing(args(tmp_path)):
        pytest.fail("the house did not open")
    play(args(tmp_path))  # says nothing about it


def test_r2_an_error_in_the_thread_is_an_error_of_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(cls: type[Store], folder: Path, progress: object) -> Store:
        raise ZeroDivisionError

    monkeypatch.setattr(Store, "open", classmethod(fails))
    with pytest.raises(ZeroDivisionError):
        build(args(tmp_path))


def test_r2_a_kiosk_feeds_its_supervisor_meanwhile_and_cannot_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: SlowStore
) -> None:
    kept(store_folder(tmp_path))
    read, write = os.pipe()
    os.set_blocking(read, False)
    monkeypatch.setattr("scenes.kiosk.supervised.own_output", lambda: write)
    monkeypatch.setattr("scenes.kiosk.supervised.obey", lambda leave, stood: stood.close())
    monkeypatch.setenv(WATCHED, Watched(FIRST, 0).word)
    heard: list[bytes] = []

    def after(turns: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        if turns == 3:
            heard.append(os.read(read, 100))
            slow.go.set()

    watched_turns(monkeypatch, after)
    with playing(args(tmp_path, kiosk=True)) as built:
        assert heard == [BUSY] and built.context.kiosk is not None
        assert built.context.kiosk.log is not None
        built.context.kiosk.log.close()
    os.close(read)
    os.close(write)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("theme", [GROWN_UP, KIDS, Theme(text_scale=2.0)], ids=["grown-up", "kids", "large"])
def test_r2_the_bar_grows_with_progress_and_has_no_number_before_the_total_is_known(
    theme: Theme, language: str
) -> None:
    pygame.display.init()
    pygame.display.set_mode(SMALL)
    voice = Voice(catalogue_of(language))

    def gold(done: int, total: int) -> float:
        canvas = opening_curtain.drawn(theme, voice, done, total)
        full = opening_curtain._bars()[1]
        return next((one.area[2] for one in canvas.commands if getattr(one, "source", None) is full and one.area), 0)

    assert gold(0, 0) == 0
    inner = BAR.width - 8
    assert [gold(done, 100) for done in (0, 50, 100, 101)] == [0, inner // 2, inner, inner]
