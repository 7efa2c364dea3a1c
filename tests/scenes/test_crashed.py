"""R3: after an error in any scene people see a plain picture, and continue the match at the same step."""

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

import scenes.play
from engine.core.records import dumps
from engine.games import GAMES
from engine.headless.arguments import Play
from game import crash_screen
from game.app import App
from game.context import Context
from game.crash_screen import BUTTONS, CONTINUE, LEAVE
from game.input.actions import Action, Press
from game.log_file import NAME
from game.quick_bots import QuickBots
from game.store.store import Store
from game.window import UNSEEN_DRIVERS, Window
from main import CRASHED, OUR_MISTAKE, main
from scenes.crashed import MOST, Crashes
from scenes.crashed import _is_seen as is_seen
from scenes.play import play
from scenes.seating import TablePlan, first_seating, resize
from scenes.table.scene import TableScene
from tests.pilot import SMALL, Pilot
from tests.scenes.at_table import match_of, table_with
from tests.scenes.houses import MAKERS
from tools.make_crash_pictures import pictures

FRAMES, FRAME = 40, 0.1
SECRET = "black-14 is in the hand of seat 2"


class Broken(Exception):
    pass


def breaks(*given: Any) -> None:
    raise Broken(SECRET)


House = Callable[[App, Context], None]


class Couch:
    """People in front of a program that runs as `main.py` starts it. Each of `houses` is the script of one start;
    `does` are the events in front of the crash picture."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.args = Play(data=folder, mute=True, windowed=True, size=SMALL, speed="off")
        self.does: Iterator[pygame.event.Event | None] = iter(())
        self._patch = monkeypatch
        monkeypatch.setattr("scenes.crashed._is_seen", lambda: True)
        monkeypatch.setattr("scenes.play.SeatWorkers", lambda *given, **named: QuickBots())
        monkeypatch.setattr("game.simple_screen.sleep", self._sleep)
        monkeypatch.setattr("scenes.opening.QUICK", 60.0)  # no curtain before it on a slow machine

    def _sleep(self, seconds: float) -> None:
        event = next(self.does)
        if event is not None:
            pygame.event.post(event)

    def play(self, *houses: House) -> None:
        rest = iter(houses)

        def run(app: App) -> None:
            app.stack.apply()
            top = app.stack.top
            assert top is not None
            next(rest)(app, top.context)

        self._patch.setattr("game.loop.run", run)
        play(self.args)
        assert next(rest, None) is None, "all of them came"


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


def waiting(*events: pygame.event.Event) -> Iterator[pygame.event.Event | None]:
    """Half a second and a little, in which presses do not count, and then these events, one a frame."""
    return itertools.chain([None] * 20, events, itertools.repeat(None, 100))


def enter() -> Iterator[pygame.event.Event | None]:
    return waiting(key(pygame.K_RETURN))


def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The choices of people, one for each question."""
    found, ask = list[str](), crash_screen.ask

    def watched(*given: Any) -> str:
        found.append(answer := ask(*given))
        return answer

    monkeypatch.setattr(crash_screen, "ask", watched)
    return found


def breaks_at_once(app: App, context: Context) -> None:
    breaks()


def nothing(app: App, context: Context) -> None:
    del app, context


@pytest.mark.parametrize("method", ["update", "draw"])
@pytest.mark.parametrize("game", GAMES)
def test_r3_a_match_continues_at_the_same_step_after_an_error_at_its_table(
    game: str, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch, left = Couch(tmp_path, monkeypatch), list[str]()

    def plays_and_breaks(app: App, context: Context) -> None:
        variant = GAMES[game].variants[0]
        many = variant.players[0]
        seating = resize(first_seating(many, "keys"), many)
        table = table_with(context, TablePlan(GAMES[game].setup(variant.name, many, {}), seating))
        context.stack.push(table)
        for _ in range(FRAMES):
            app.advance(FRAME, ())
        assert match_of(table).record().steps
        left.append(dumps(match_of(table).record()))
        with monkeypatch.context() as hook:
            hook.setattr(type(app.stack.top), method, breaks)
            app.frame(0.1, ())

    def goes_on(app: App, context: Context) -> None:
        table = next(scene for scene in context.stack.scenes if isinstance(scene, TableScene))
        left.append(dumps(match_of(table).record()))

    couch.does = enter()
    couch.play(plays_and_breaks, goes_on)
    steps, more = left[1][: len(left[0])], left[1][len(left[0]) :]
    assert steps == left[0]
    assert all('"by": "chance"' in line for line in more.splitlines()), "what chance does is done when it goes on"
    assert f"Broken < {Path(__file__).relative_to(Path.cwd()).as_posix()}" in (log := (tmp_path / NAME).read_text())
    assert SECRET not in log


def test_r3_a_match_that_could_not_be_saved_continues_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its store is in memory only, as on a full disk: the next start takes it over, and closes it."""
    couch, left, closed = Couch(tmp_path, monkeypatch), list[str](), list[Store]()
    couch.args = replace(couch.args, safe=True)
    close = Store.close
    monkeypatch.setattr(Store, "close", lambda store: (closed.append(store), close(store)))

    def plays_and_breaks(app: App, context: Context) -> None:
        table = table_with(context, TablePlan(GAMES["rook"].setup("classic", 4, {}), first_seating(4, "keys")))
        left.append(dumps(match_of(table).record()))
        breaks()

    def goes_on(app: App, context: Context) -> None:
        table = next(scene for scene in context.stack.scenes if isinstance(scene, TableScene))
        left.append(dumps(match_of(table).record()))
        assert closed == []

    couch.does = enter()
    couch.play(plays_and_breaks, goes_on)
    assert left[1].startswith(left[0]) and len(closed) == 1


@pytest.mark.parametrize("method", ["update", "draw"])
def test_r3_no_scene_and_no_frame_swallows_an_error(method: str, tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        for make in MAKERS:
            scene = make(pilot)
            pilot.context.stack.clear()
            pilot.context.stack.push(scene)
            pilot.app.advance(0.0, ())
            setattr(scene, method, breaks)
            with pytest.raises(Broken):
                pilot.app.frame(0.1, ())
        pilot.context.stack.clear()


@pytest.mark.parametrize(
    ("events", "answer"),
    [
        ([key(pygame.K_RETURN)], CONTINUE),
        ([key(pygame.K_RIGHT), key(pygame.K_RETURN)], LEAVE),
        ([key(pygame.K_RIGHT), key(pygame.K_LEFT), key(pygame.K_RETURN)], CONTINUE),
        (["click", LEAVE], LEAVE),
        (["click", CONTINUE], CONTINUE),
        (["touch", LEAVE], LEAVE),
        ([pygame.event.Event(pygame.QUIT)], "close"),
    ],
    ids=["enter", "right", "back again", "mouse at the right", "mouse at the left", "finger", "window closed"],
)
def test_r3_keys_mouse_and_fingers_choose_on_the_crash_picture(
    events: list[Any], answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch, houses = Couch(tmp_path, monkeypatch), list[str]()

    def is_asked(app: App, context: Context) -> None:
        if events[0] in ("click", "touch"):
            x, y = context.window.fit.to_window(*BUTTONS[events[1]].center)
            event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=pygame.BUTTON_LEFT)
            if events[0] == "touch":
                wide, high = context.window.screen_size()
                event = pygame.event.Event(pygame.FINGERDOWN, x=x / wide, y=y / high, finger_id=1, dx=0.0, dy=0.0)
            couch.does = waiting(event)
        breaks()

    def comes_back(app: App, context: Context) -> None:
        houses.append("back")

    asked = answers(monkeypatch)
    if events[0] not in ("click", "touch"):
        couch.does = waiting(*events)
    couch.play(is_asked, *([] if answer == "close" else [comes_back]))
    assert asked == [answer]
    assert houses == ([] if answer == "close" else ["back"])


def test_r3_a_pad_chooses_on_the_crash_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    couch, asked = Couch(tmp_path, monkeypatch), answers(monkeypatch)
    presses = iter([(), *[()] * 20, (Press(Action.RIGHT, "pad:1"),), (Press(Action.CONFIRM, "pad:1"),)])
    monkeypatch.setattr("game.simple_screen.SimpleScreen.turn", lambda screen, canvas: next(presses))
    couch.play(breaks_at_once, nothing)
    assert asked == [LEAVE]


def test_r3_a_press_for_the_scene_before_chooses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    couch, asked = Couch(tmp_path, monkeypatch), answers(monkeypatch)
    couch.does = itertools.chain([key(pygame.K_RIGHT), key(pygame.K_RETURN)], enter())
    couch.play(breaks_at_once, nothing)
    assert asked == [CONTINUE]


def test_r3_the_same_error_three_times_in_a_minute_ends_the_program_after_its_cause_was_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch, shown = Couch(tmp_path, monkeypatch), list[str]()
    write = crash_screen._write
    monkeypatch.setattr(crash_screen, "_write", lambda picture, words: (shown.append(words), write(picture, words)))
    couch.does = itertools.cycle([*[None] * 20, key(pygame.K_RETURN)])
    with pytest.raises(Broken):
        couch.play(*[breaks_at_once] * MOST)
    assert len(shown) == 1 and "tests/scenes/test_crashed.py" in shown[0] and SECRET not in shown[0]


def test_r3_errors_that_are_minutes_apart_never_end_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = itertools.count(0, 61)
    couch = Couch(tmp_path, monkeypatch)
    monkeypatch.setattr("scenes.play.Crashes", lambda args: Crashes(args, lambda: float(next(now))))
    couch.does = itertools.cycle([*[None] * 20, key(pygame.K_RETURN)])
    couch.play(*[breaks_at_once] * (MOST + 1), nothing)


def test_r3_a_crash_picture_that_fails_itself_ends_the_program_with_the_first_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch = Couch(tmp_path, monkeypatch)
    monkeypatch.setattr(crash_screen, "_picture", lambda kind, language: 1 / 0)
    with pytest.raises(Broken):
        couch.play(breaks_at_once)
    assert "ZeroDivisionError" in (tmp_path / NAME).read_text()


def test_r3_the_crash_picture_needs_no_file_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its pictures it still has both buttons, with signs instead of words."""
    monkeypatch.setattr(crash_screen, "PICTURES", tmp_path / "none")
    pygame.display.init()
    pygame.display.set_mode(SMALL)
    picture = crash_screen._picture(crash_screen.failed("kids"), "en")
    for box in BUTTONS.values():
        inside = picture.subsurface(box)
        assert inside.get_at((box.width // 2, box.height // 2)) != inside.get_at((box.width // 4, box.height // 2))


def test_r3_without_a_visible_screen_an_error_ends_the_program_as_usual(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", UNSEEN_DRIVERS[0])
    couch = Couch(tmp_path, monkeypatch)
    monkeypatch.setattr("scenes.crashed._is_seen", is_seen)
    couch.does = enter()
    asked = answers(monkeypatch)
    with pytest.raises(Broken):
        couch.play(breaks_at_once)
    assert asked == []


def test_r3_the_prepared_pictures_have_todays_words() -> None:
    """`python -m tools.make_crash_pictures` makes them again."""
    kept = json.loads((crash_screen.PICTURES / "words.json").read_text(encoding="utf-8"))
    assert kept == {name: words for name, words, _ in pictures()}
    for name in kept:
        assert pygame.image.load(crash_screen.PICTURES / name).get_size() == (1920, 1080)


def test_r3_an_error_during_the_start_also_leads_to_the_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch, asked, build = Couch(tmp_path, monkeypatch), answers(monkeypatch), scenes.play.build
    builds = iter([breaks, build])
    monkeypatch.setattr("scenes.play.build", lambda *given, **named: next(builds)(*given, **named))
    couch.does = enter()
    couch.play(nothing)
    assert asked == [CONTINUE]


def test_r3_a_press_for_the_scene_before_does_not_close_the_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    events = iter([key(pygame.K_RETURN), *enter()])
    frames: list[float] = []

    def sleeps(seconds: float) -> None:
        frames.append(seconds)
        if (event := next(events)) is not None:
            pygame.event.post(event)

    monkeypatch.setattr("game.simple_screen.sleep", sleeps)
    crash_screen.show_cause(Window(True, SMALL), "en", "cause", lambda wanted: wanted)
    assert sum(frames) > 0.5 and len(frames) == 22, "until the second press"


def test_r3_on_a_terminal_a_damaged_file_is_named_and_other_errors_are_told_by_their_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = crash_screen.PICTURES.parent / "fonts" / "no.ttf"
    for file, words in ((ours, "damaged or missing: assets/fonts/no.ttf"), (Path("/no.ttf"), OUR_MISTAKE)):
        error = FileNotFoundError(2, "No such file", str(file))
        monkeypatch.setattr("main.run", lambda command, words, error=error: (_ for _ in ()).throw(error))
        assert main([]) == CRASHED
        told = capsys.readouterr().err
        assert words in told and told.count("\n") == 1 and "No such file" not in told
