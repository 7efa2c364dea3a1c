"""A kiosk under its supervisor: safe settings, reports to its operator, and one kill of the whole program."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.headless.arguments import BadUse, Play
from game.kiosk.file import NAME as NAME_OF_FILE
from game.kiosk.heartbeat import BUSY, CRASHED, FIRST, FROZEN, LARGE, LAST_WORDS, WATCHED, Watched
from game.kiosk.last_traces import NAME as STOOD
from game.kiosk.pin import FACTORY_PIN, hash_of
from game.kiosk.usage_stats import UsageStats
from game.log_file import NAME
from game.quick_bots import QuickBots
from game.store.database import SETTINGS_FILE
from game.store.store import Store
from game.window import PLAIN
from scenes.kiosk.building import language_of, store_folder
from scenes.kiosk.state import MEMORY, SAFE, diagnostics
from scenes.kiosk.supervised import MemoryLimit, SupervisedRun
from scenes.play import build, play
from tests.pilot import FRAME, Pilot

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 90.0  # seconds


def test_safe_settings_keep_nothing_show_plainly_and_are_reported_to_the_operator(tmp_path):
    Store.open(tmp_path).close()
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    args = Play(data=tmp_path, kiosk=True, safe=True)
    built = build(args, bots=QuickBots())
    try:
        kiosk = built.context.kiosk
        SupervisedRun(args).begin(built.app, kiosk)
        assert not built.context.store.saving and built.context.sound.silent and built.context.window.way == PLAIN
        assert diagnostics(built.context)[:2] == (SAFE, MEMORY)
        kiosk.change("times.cover", 45)
        kiosk.log.close()
    finally:
        built.close()
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


def test_safe_settings_keep_all_settings_of_the_operator(tmp_path):
    """Theme, games, hours, message and PIN, in the file or changed on the screen: crashing it opens nothing."""
    said = f'pin_hash = "{hash_of("8642")}"'
    (tmp_path / NAME_OF_FILE).write_text(
        f'[hours]\nmonday = "closed"\n[screen]\nmessage = "Hello"\n[operator]\n{said}\n'
    )
    changes = {"screen.theme": "kids", f"games.{next(iter(GAMES))}": "none"}
    with Pilot(tmp_path, kiosk=True) as pilot:
        for name, value in changes.items():
            pilot.context.kiosk.change(name, value)
        pilot.context.kiosk.pin.change("97531")
    with Pilot(tmp_path, kiosk=True, safe=True) as pilot:
        kiosk = pilot.context.kiosk
        assert {name: kiosk.config[name] for name in changes} == changes
        assert kiosk.config["hours.monday"] == "closed" and kiosk.config["screen.message"] == "Hello"
        assert pilot.context.settings.get.theme == "kids"
        assert kiosk.pin.opens("97531") and not kiosk.pin.opens("8642") and not kiosk.pin.opens(FACTORY_PIN)


def test_with_safe_settings_an_unreadable_store_stops_nothing(tmp_path):
    folder = store_folder(tmp_path)
    folder.mkdir(parents=True)
    (folder / SETTINGS_FILE).write_bytes(b"no database at all" * 400)
    (tmp_path / NAME_OF_FILE).write_text('[screen]\ntheme = "kids"\n')
    with Pilot(tmp_path, kiosk=True, safe=True) as pilot:
        assert pilot.context.kiosk.config["screen.theme"] == "kids"


def test_a_healthy_kiosk_reports_only_that_it_is_silent(tmp_path):
    with Pilot(tmp_path, kiosk=True) as pilot:
        assert diagnostics(pilot.context) == tuple(filter(None, [pilot.context.sound.notice]))


def test_without_a_disk_the_operator_is_told_the_reason(tmp_path):
    (tmp_path / "file").write_text("")
    with Pilot(tmp_path / "file" / "folder", kiosk=True) as pilot:
        said = diagnostics(pilot.context)
        assert said[0] == MEMORY and pilot.context.store.notice in said


def test_a_crash_is_in_the_log_without_the_words_of_its_error(tmp_path):
    with Pilot(tmp_path, kiosk=True) as pilot:
        kiosk = pilot.context.kiosk
        attendance = SupervisedRun(Play(data=tmp_path, kiosk=True))
        attendance.begin(pilot.app, kiosk)
        with pytest.raises(SystemExit):
            attendance.crashed(ValueError("black-14 is in the hand of seat 2"))
    written = (tmp_path / NAME).read_text()
    assert "ValueError" in written and "black-14" not in written


def test_r3_the_supervisor_hears_the_cause_in_words_and_nothing_of_the_errors_text(tmp_path, monkeypatch):
    """A damaged file of ours is named, so that the operator knows what to do."""
    read, write = os.pipe()
    monkeypatch.setattr("scenes.kiosk.supervised.own_output", lambda: write)
    monkeypatch.setenv(WATCHED, Watched(FIRST, 0).word)
    attendance = SupervisedRun(Play(data=tmp_path, kiosk=True))
    attendance.alive()
    font = ROOT / "assets" / "fonts" / "no.ttf"
    for error, words in (
        (ValueError("black-14 is in the hand of seat 2"), "The program has an error: ValueError"),
        (FileNotFoundError(2, "No such file", str(font)), "A file of the game is damaged: assets/fonts/no.ttf."),
    ):
        with pytest.raises(SystemExit):
            attendance.crashed(error)
        told = os.read(read, 1000).removeprefix(BUSY)
        assert told.startswith(LAST_WORDS + words.encode()) and b"black-14" not in told
    os.close(read)
    os.close(write)


@pytest.mark.parametrize(
    ("file", "words", "said"),
    [
        ('[screen]\nlanguage = "de"', {}, "Das Programm hat einen Fehler: ValueError"),
        ('[screen]\nlanguage = "de"', {"language": "en"}, "The program has an error: ValueError"),
        ("[screen]\nlanguage = no", {}, "The program has an error: ValueError"),
    ],
)
def test_r3_the_cause_is_in_the_language_of_the_kiosks_file(tmp_path, monkeypatch, file, words, said):
    monkeypatch.setenv("LC_ALL", "C")
    (tmp_path / "kiosk.toml").write_text(file)
    told = []
    monkeypatch.setattr("scenes.kiosk.supervised.own_output", lambda: os.open(os.devnull, os.O_WRONLY))
    monkeypatch.setattr("game.kiosk.heartbeat.Heartbeat.last_words", lambda heart, cause: told.append(cause))
    monkeypatch.setenv(WATCHED, Watched(FIRST, 0).word)
    with pytest.raises(SystemExit):
        SupervisedRun(Play(data=tmp_path, kiosk=True, **words)).crashed(ValueError())
    assert [cause.partition(" <")[0] for cause in told] == [said]


def test_r3_without_the_kiosks_file_the_cause_is_in_the_language_of_the_machine(tmp_path, monkeypatch):
    """What reads the file may be what is damaged."""

    def damaged(path):
        raise OSError

    (tmp_path / "kiosk.toml").write_text('[screen]\nlanguage = "en"')
    monkeypatch.setattr("scenes.kiosk.building.read_config", damaged)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language_of(Play(data=tmp_path, kiosk=True)) == "de"


@pytest.mark.parametrize("before", [FROZEN, CRASHED])
def test_the_place_of_the_last_crash_is_in_the_log_and_the_journal_and_the_file_starts_again(
    tmp_path, monkeypatch, capfd, before
):
    told = []
    monkeypatch.setattr("scenes.kiosk.supervised.obey", lambda leave, stood: told.append(stood))
    monkeypatch.setattr("scenes.kiosk.supervised.own_output", lambda: os.open(os.devnull, os.O_WRONLY))
    monkeypatch.setenv(WATCHED, Watched(before, 1).word)
    place = ROOT / "scenes" / "front" / "how_to.py"
    with Pilot(tmp_path, kiosk=True) as pilot:
        (tmp_path / STOOD).write_text(
            f'Current thread 0x00007f (most recent call first):\n  File "{place}", line 88 in paint\n'
        )
        kiosk = pilot.context.kiosk
        SupervisedRun(Play(data=tmp_path, kiosk=True)).begin(pilot.app, kiosk)
        kiosk.log.close()
    line = "stood at: scenes/front/how_to.py:88 paint"
    assert line in (tmp_path / NAME).read_text() and line in capfd.readouterr().err
    assert (tmp_path / STOOD).read_bytes() == b"" and told[0] is not None
    told[0].close()


def test_a_kiosk_over_its_memory_limit_asks_for_a_restart_when_no_person_plays(tmp_path, monkeypatch):
    read, write = os.pipe()
    monkeypatch.setattr("scenes.kiosk.supervised.obey", lambda leave, stood: stood.close())
    monkeypatch.setattr("scenes.kiosk.supervised.own_output", lambda: write)
    monkeypatch.setenv(WATCHED, Watched(FIRST, 0).word)
    monkeypatch.setattr(MemoryLimit, "passed", lambda limit: True)
    with Pilot(tmp_path, kiosk=True) as pilot:
        kiosk = pilot.context.kiosk
        SupervisedRun(Play(data=tmp_path, kiosk=True)).begin(pilot.app, kiosk)
        kiosk.idle = False
        pilot.app.presented()
        assert os.read(read, 10) == BUSY
        pilot.app.presented.__self__._last = None  # a while later
        for _ in range(2):
            pilot.app.frame(FRAME, ())
        assert kiosk.idle and os.read(read, 10) == LARGE
        kiosk.log.close()
    os.close(read)
    os.close(write)


def test_a_kiosk_that_crashes_ends_without_the_words_of_its_error(tmp_path, monkeypatch, capfd):
    def fail(app):
        raise ValueError("rook is in the nest")

    monkeypatch.setattr("game.loop.run", fail)
    with pytest.raises(SystemExit) as ended:
        play(Play(data=tmp_path, kiosk=True, mute=True, windowed=True, size=(480, 270)))
    assert ended.value.code == 1
    told = capfd.readouterr().err + (tmp_path / NAME).read_text()
    assert "ValueError" in told and "nest" not in told


def test_a_wrong_command_line_is_no_crash(tmp_path, monkeypatch):
    """Its supervisor would restart it forever."""

    def refuses(*given, **named):
        raise BadUse("no")

    monkeypatch.setattr("scenes.play.build", refuses)
    with pytest.raises(BadUse):
        play(Play(data=tmp_path, kiosk=True))


def lives(folder):
    """Process and story of each life so far, from the log."""
    try:
        lines = (folder / NAME).read_text().splitlines()
    except OSError:
        return []
    told = [line.partition("process ")[2] for line in lines if " started" in line]
    return [(int(words.split()[0]), words.rpartition(" ")[2]) for words in told]


def wait_for_life(number, program, folder, errors):
    end = time.monotonic() + PATIENCE
    while len(lives(folder)) < number:
        assert time.monotonic() < end and program.poll() is None, errors.read_text()
        time.sleep(0.05)
    return lives(folder)[-1]


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_killed_kiosk_comes_back_counts_it_and_ends_when_it_is_told_to(tmp_path):
    folder, errors = tmp_path / "data", tmp_path / "errors"
    command = [sys.executable, str(ROOT / "main.py"), "--kiosk", "--mute", "--data", str(folder)]
    with errors.open("wb") as file:
        program = subprocess.Popen(
            [*command, "--windowed", "--size", "480x270"],
            stderr=file,
            cwd=tmp_path,
            env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        )
    try:
        process, before = wait_for_life(1, program, folder, errors)
        assert before == FIRST
        os.kill(process, signal.SIGKILL)
        other, before = wait_for_life(2, program, folder, errors)
        assert before == CRASHED and other != process
        program.terminate()
        assert program.wait(PATIENCE) == 0
        with pytest.raises(ProcessLookupError):
            os.kill(other, 0)
    finally:
        program.kill()
        program.wait()
    assert "Traceback" not in errors.read_text()
    store = Store.open(store_folder(folder))
    assert store.saving and sum(row.restarts for row in UsageStats(store).rows()) == 1
    store.close()
