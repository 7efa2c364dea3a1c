"""Supervisor: real processes that crash, freeze, leave and are told to end, with short limits."""

import os
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from unittest.mock import patch

import pytest

from engine import program
from engine.headless.arguments import BadUse
from game.kiosk.heartbeat import BUSY, CRASHED, FIRST, LAST_WORDS, PAINTS, WATCHED, Watched, watched
from game.kiosk.last_traces import noted
from game.kiosk.supervisor import BAD_USE, EARLIER, Child, Limits, Silence, Supervisor, Systemd, supervise

ROOT = Path(__file__).resolve().parents[2]
SHORT = Limits(
    tick=0.01, silence=30.0, long_silence=30.0, settled=0.0, start=30.0, pause=0.0, long_pause=0.0, farewell=10.0
)
PATIENCE = 60.0  # seconds
STARTED = 3.0  # seconds within which even a busy machine starts a small program


def over(tmp_path: Path, plan: str, limits: Limits = SHORT, **extra: str) -> Supervisor:
    command = [sys.executable, "-m", "tests.fake_game", str(tmp_path / "lives"), plan]
    return Supervisor(command, {**os.environ, "PYTHONPATH": str(ROOT), **extra}, limits, lambda words: None)


def lives(tmp_path: Path) -> list[str]:
    return (tmp_path / "lives").read_text().splitlines()


def test_a_crashed_and_a_frozen_game_come_back_and_one_that_was_left_does_not(tmp_path: Path) -> None:
    assert over(tmp_path, "crash,freeze,leave", replace(SHORT, silence=1.0)).run() == 0
    assert lives(tmp_path) == ["first 0", "crashed 1", "frozen 1"]


def test_a_game_that_has_grown_too_large_is_started_again_and_that_is_no_crash(tmp_path: Path) -> None:
    said: list[str] = []
    supervisor = over(tmp_path, "grow,grow,grow,grow,leave")
    supervisor.say = said.append
    assert supervisor.run() == 0
    assert lives(tmp_path) == ["first 0", *["outgrown 0"] * 4], "nothing is counted, and no safe settings"
    assert len(said) == 4 and not any("crash" in words or "status" in words for words in said)


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_frozen_game_leaves_where_it_stood(tmp_path: Path) -> None:
    told: list[str] = []
    supervisor = over(tmp_path, "freeze,leave", replace(SHORT, silence=1.0))
    ask_where = Child.ask_where
    with patch.object(Child, "ask_where", lambda child: (ask_where(child), told.extend(noted(tmp_path)))):
        assert supervisor.run() == 0
    assert told and told[0].startswith("tests/fake_game.py:") and told[0].split(" < ")[0].endswith(" main")


def test_three_crashes_in_a_minute_bring_safe_settings_and_a_long_run_the_usual_ones(tmp_path: Path) -> None:
    said: list[str] = []
    supervisor = over(tmp_path, "crash,crash,crash,play,leave", replace(SHORT, good=0.0))
    supervisor.say = said.append
    assert supervisor.run() == 0
    assert lives(tmp_path) == ["first 0", "crashed 1", "crashed 1", "crashed 1 safe", "renewed 1"]
    assert any("safe settings" in words for words in said)


def game(tmp_path: Path, plan: str, name: str = "lives") -> list[str]:
    return [sys.executable, "-m", "tests.fake_game", str(tmp_path / name), plan]


def test_r3_a_game_that_keeps_ending_for_the_same_cause_gives_way_to_a_picture_and_is_tried_later(
    tmp_path: Path,
) -> None:
    causes: list[str] = []

    def still(cause: str) -> list[str]:
        causes.append(cause)
        return game(tmp_path, "play", f"still-{len(causes)}")

    supervisor = over(tmp_path, "font,font,font,font,font,font,leave", replace(SHORT, still=STARTED / 2))
    supervisor.still = still
    assert supervisor.run() == 0
    assert len(lives(tmp_path)) == 7 and causes == ["font", "font"], "after five of a kind, and after the next one"
    assert (tmp_path / "still-1").exists(), "it was really shown"


def test_r3_other_causes_and_games_that_played_for_a_while_bring_no_such_picture(tmp_path: Path) -> None:
    limits = replace(SHORT, still=60.0)
    supervisor = over(tmp_path, "font,icon,font,icon,font,icon,leave", limits)
    supervisor.still = lambda cause: pytest.fail(cause)
    assert supervisor.run() == 0
    late = over(tmp_path / "late", "font,font,font,font,font,font,leave", replace(limits, within=0.0))
    (tmp_path / "late").mkdir()
    late.still = lambda cause: pytest.fail(cause)
    assert late.run() == 0


def test_r3_the_previous_version_is_started_if_there_is_one_and_a_picture_only_after_it(tmp_path: Path) -> None:
    said: list[str] = []
    supervisor = over(tmp_path, "font", replace(SHORT, still=60.0))
    supervisor.say, supervisor.earlier = said.append, game(tmp_path, "crash,leave", "earlier")
    assert supervisor.run() == 0
    assert len(lives(tmp_path)) == SHORT.alike
    told = (tmp_path / "earlier").read_text().splitlines()
    assert len(told) == 2 and not any("safe" in life for life in told), "with the usual settings"
    assert any("font" in words and "version before" in words for words in said)


def test_r3_a_missing_previous_version_ends_in_the_picture_too(tmp_path: Path) -> None:
    causes: list[str] = []
    supervisor = over(tmp_path, "font")
    supervisor.earlier = [str(tmp_path / "no program")]

    def still(cause: str) -> tuple[str, ...]:
        causes.append(cause)
        supervisor.stop()
        return ()

    supervisor.still = still
    assert supervisor.run() == 0
    assert causes == ["there is no such program"]


def test_r3_an_invalid_command_for_the_previous_version_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(EARLIER, 'python "main.py')
    with pytest.raises(BadUse, match=EARLIER):
        supervise([])


def test_r3_the_previous_version_and_the_picture_get_the_words_of_the_kiosk(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Supervisor] = []
    monkeypatch.setattr(Supervisor, "run", lambda supervisor: found.append(supervisor) or 0)
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    monkeypatch.setenv(EARLIER, "'/opt/by hook/python' main.py")
    assert supervise(["--kiosk", "--mute"]) == 0
    assert found[0].earlier == ["/opt/by hook/python", "main.py", "--kiosk", "--mute"]
    assert found[0].still("cause") == program.again(program.STILL, "cause", "--kiosk", "--mute")


def test_r3_last_words_that_come_in_pieces_are_one_cause_and_no_beats() -> None:
    child = object.__new__(Child)
    child._beats, child._last_words = SimpleQueue(), None
    child._beats.put(BUSY + LAST_WORDS + b"a f")
    assert child.beats() == BUSY
    child._beats.put(b"ile.")
    assert child.beats() == b"" and child.cause == "a file."


SECOND = Limits().tick


def frozen_after(heard: bytes, age: float, safe: bool = False) -> float:
    """The seconds after these last beats, of a game of that age, until it counts as frozen."""
    silence, passed = Silence(Limits(), safe), 0.0
    assert not silence.passes(SECOND, heard, age)
    while not silence.passes(SECOND, b"", age + passed):
        passed += SECOND
    return round(passed, 1)


def test_patience_is_long_before_the_first_frame_and_while_pictures_are_first_made() -> None:
    limits, old = Limits(), Limits().settled + 1
    assert frozen_after(b"", 0.0) == pytest.approx(limits.start, abs=0.2)
    assert frozen_after(BUSY, old) == pytest.approx(limits.silence, abs=0.2)
    assert frozen_after(BUSY, 1.0) == pytest.approx(limits.long_silence, abs=0.2)
    assert frozen_after(BUSY, old, safe=True) == pytest.approx(limits.long_silence, abs=0.2)
    assert frozen_after(BUSY + PAINTS, old) == pytest.approx(limits.painting, abs=0.2)
    assert frozen_after(PAINTS + BUSY, old) == pytest.approx(limits.silence, abs=0.2), "a frame came after it"
    assert limits.painting == 20 and limits.silence < 3


def test_a_suspended_machine_is_not_the_games_fault() -> None:
    silence = Silence(Limits(), safe=False)
    assert not silence.passes(SECOND, BUSY, 60.0)
    assert not silence.passes(600.0, b"", 660.0)


def test_crashes_that_are_far_apart_bring_no_safe_settings(tmp_path: Path) -> None:
    assert over(tmp_path, "crash,crash,crash,leave", replace(SHORT, within=0.0)).run() == 0
    assert not any("safe" in life for life in lives(tmp_path))


def test_an_invalid_command_is_not_tried_again(tmp_path: Path) -> None:
    assert over(tmp_path, "bad").run() == BAD_USE
    assert lives(tmp_path) == ["first 0"]


def test_a_game_that_never_draws_is_started_again(tmp_path: Path) -> None:
    assert over(tmp_path, "wait,leave", replace(SHORT, start=STARTED)).run() == 0
    assert lives(tmp_path) == ["first 0", "frozen 1"]


def test_the_service_hears_that_it_is_ready_and_alive_and_that_it_stops(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as service:
        service.bind(str(tmp_path / "notify"))
        service.setblocking(False)
        supervisor = over(tmp_path, "crash,leave", NOTIFY_SOCKET=str(tmp_path / "notify"), WATCHDOG_USEC="30000000")
        assert supervisor.run() == 0
        told = []
        try:
            while True:
                told.append(service.recv(1000).decode())
        except BlockingIOError:
            pass
    assert [words for words in told if not words.startswith("STATUS=")] == ["READY=1", "WATCHDOG=1", "STOPPING=1"]


def test_the_service_gets_pings_only_as_often_as_it_needs_them_and_only_of_its_own_process(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as service:
        service.bind(str(tmp_path / "notify"))
        service.setblocking(False)
        asked = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "20000000", "WATCHDOG_PID": "77"}
        systemd = Systemd(asked, (77, 5))
        for now in (0.0, 1.0, 4.9, 5.0, 9.9):
            systemd.alive(now)
        assert [service.recv(100) for _ in range(2)] == [b"WATCHDOG=1"] * 2
        Systemd(asked, (78,)).alive(0.0)
        with pytest.raises(BlockingIOError):
            service.recv(100)
    Systemd(asked, (77,)).alive(0.0)  # a missing service is no reason to stop


def test_a_service_that_does_not_read_stops_nothing(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as service:
        service.bind(str(tmp_path / "notify"))
        systemd = Systemd({"NOTIFY_SOCKET": str(tmp_path / "notify")})
        for number in range(2000):  # more than fits in any queue
            systemd.status(str(number))
        assert service.recv(100) == b"STATUS=0"


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_is_left_when_the_supervisor_ends(tmp_path: Path, number: int) -> None:
    code = """
        import signal, sys
        from pathlib import Path
        from tests.game.test_supervisor import over
        supervisor = over(Path(sys.argv[1]), "play")
        signal.signal(signal.SIGTERM, supervisor.stop)
        supervisor._systemd.ready = lambda: print("ready", flush=True)
        sys.exit(supervisor.run())
    """
    program = subprocess.Popen(
        [sys.executable, "-c", "\n".join(line.strip() for line in code.splitlines()), str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert program.stdout is not None and program.stdout.readline() == "ready\n"
    program.send_signal(number)
    _, errors = program.communicate(timeout=PATIENCE)  # until the game has also closed standard error
    assert errors == ""
    assert program.returncode == (0 if number == signal.SIGTERM else -number)
    assert lives(tmp_path) == ["first 0"]


@pytest.mark.parametrize("word", ["", "first", "slept 1", "first -1", "first 1 2", "crashed x", "crashed ²"])
def test_the_supervisors_message_is_checked(word: str) -> None:
    assert watched({WATCHED: word}) is None


def test_the_supervisors_message_arrives() -> None:
    assert watched({WATCHED: Watched(CRASHED, 3).word}) == Watched(CRASHED, 3)
    assert watched({WATCHED: Watched().word}) == Watched(FIRST, 0)
    assert watched({}) is None
