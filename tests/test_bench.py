"""The bench has every row that DESIGN, 3 promises, in the shape that other programs read. No time is judged."""

import json
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from engine.games import GAMES
from game import surfaces
from game.draw import cache
from game.idle_work import IdleWork
from game.paths import cache_folder
from scenes.table.scene import TableScene
from scenes.table.session import Session
from tests import picture_cache
from tests.pilot import COARSE, SMALL
from tools.bench import command, idle, rhythm, rows, tables
from tools.bench import command as bench
from tools.bench.rows import BESIDE, Busy, Times, context, measure, row_of

SHORT = 0.05
KEYS = ["name", "frames", "p50_ms", "p99_ms", "max_ms"]


@pytest.fixture(autouse=True)
def _nothing_is_painted_ahead(monkeypatch):
    """Paint nothing ahead: it takes longer than what is measured, and no time is judged here."""
    monkeypatch.setattr(IdleWork, "run_all", lambda work: None)


@pytest.fixture(autouse=True)
def _houses_share_the_pictures_of_all_tests(monkeypatch):
    """Build the houses in windows as small as a pilot's."""
    build = rows.build

    def built(asked):
        house = build(replace(asked, size=SMALL))
        cache.use_folder(cache_folder(picture_cache.data))
        return house

    monkeypatch.setattr(rows, "build", built)
    monkeypatch.setattr(surfaces, "STEPS", (COARSE, *surfaces.STEPS))
    monkeypatch.setattr(bench, "FULL_HD", SMALL)


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(rows, "WARM", 1)
    monkeypatch.setattr(rows, "SETTLE", 1)
    monkeypatch.setattr(bench, "STARTS", 1)
    monkeypatch.setattr(bench, "SOAKED", 1.0)
    monkeypatch.setattr(bench, "SIZES", ())
    monkeypatch.setattr(bench, "rhythm", lambda setup_of: {"wait": 2.5})
    monkeypatch.setattr(idle, "STILL", 0.1)
    one = next(bench.games())
    monkeypatch.setattr(bench, "games", lambda: iter((one,)))


@pytest.fixture
def started(monkeypatch):
    """For each start, whether it settled, and the paintings kept after it."""
    starts, first_frame = [], bench._startup

    def watched(folder, settled=False):
        times = first_frame(folder, settled)
        starts.append((settled, set(Path(folder).rglob("*.paper"))))
        return times

    monkeypatch.setattr(bench, "_startup", watched)
    return starts


def test_the_report_has_every_row_and_figure(short, started, capsys):
    bench.run(SHORT, json=True)
    told = json.loads(capsys.readouterr().out)
    assert [list(row) for row in told["rows"]] == [KEYS] * len(told["rows"])
    names = [row["name"] for row in told["rows"]]
    assert names[0] == "title" and len(set(names)) == len(names)
    for game, module in bench.games():
        for busy in module.ROWS:
            assert f"{game}: {busy.name}" in names
            assert (f"{game}: {busy.name}{BESIDE}" in names) == (busy.hard is not None)
        for kind in module.RECORDS:
            assert told[f"{game}: verify {kind}"]["records"] > 0
        assert told[f"{game}: playout"]["lines"] > 1
        assert told[f"{game}: rhythm"] == {"wait": 2.5}
        assert told[f"{game}: soak"]["memory_mib_end"] > 0
    for row in told["rows"]:
        assert row["frames"] > 0 and 0 < row["p50_ms"] <= row["p99_ms"] <= row["max_ms"]
        assert set(told["cpu"][row["name"]]) == {"p50_ms", "p99_ms", "max_ms"}
    assert set(told["idle"]) == {"title_percent", "table_percent"} and all(told["idle"].values())
    assert told["startup"]["cold_s"] > 0 and told["startup"]["warm_s"] > 0
    (_, cold), (settled, kept), (_, warm) = started
    assert len(cold) < len(kept) > len(GAMES), "a settled start keeps every theatre, and the set round them"
    assert settled and warm == kept, "else the second start would be as cold as the first"


def test_every_busy_moment_is_measured_in_other_windows_too(monkeypatch):
    asked = set()

    def measured(busy, seconds, size):
        asked.add((busy.name, busy.hard, size))
        return {busy.name: Times([0.001], [0.001])}, 0

    monkeypatch.setattr(bench, "measure", measured)
    times: dict[str, Times] = {}
    parts = list(command._in_window((3840, 2160), "3840 x 2160", SHORT, times))
    rows = {(game, busy.name) for game, module in bench.games() for busy in module.ROWS}
    assert parts == list(times) and set(times) == {
        "title, 3840 x 2160",
        *(f"{game}: {name}, 3840 x 2160" for game, name in rows),
    }
    assert asked == {(name, None, (3840, 2160)) for name in ("title", *(name for _, name in rows))}
    assert tuple(sorted(bench.SIZES)) == bench.SIZES, "the largest one last"


def test_the_table_has_the_same_names(short, monkeypatch, capsys):
    def measured(seconds, times, figures):
        yield "title"
        times["title"] = Times([0.001], [0.001])
        figures["machine"] = {"load": 1}

    monkeypatch.setattr(bench, "_measured", measured)
    bench.run(SHORT, json=False)
    head, row, *_, last = capsys.readouterr().out.splitlines()
    assert head.split()[:4] == ["frames", "p50", "p99", "max"]
    assert row.split() == ["title", "1", "1.00", "1.00", "1.00", "1.00", "1.00", "1.00"]
    assert last == "machine: load 1"


def test_after_ctrl_c_the_rows_so_far_are_written(short, monkeypatch, capsys):
    measured_before = []

    def measured(busy, *how):
        if measured_before:
            raise KeyboardInterrupt
        measured_before.append(busy.name)
        return {busy.name: Times([0.001], [0.001])}, 0

    monkeypatch.setattr(bench, "measure", measured)
    with pytest.raises(KeyboardInterrupt):
        bench.run(SHORT, json=True)
    shown = capsys.readouterr()
    assert [row["name"] for row in json.loads(shown.out)["rows"]] == ["title"]
    assert shown.err.startswith("stopped at ") and shown.err.endswith("; complete rows: 1\n")


def test_a_terminal_is_told_what_is_measured(short, monkeypatch, capsys):
    def measured(seconds, times, figures):
        yield "spooks: a trick"
        times["title"] = Times([0.001], [0.001])

    monkeypatch.setattr(bench, "_measured", measured)
    bench.run(SHORT, json=True)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bench.run(SHORT, json=True)
    assert "\rspooks: a trick " in capsys.readouterr().err


def test_a_row_counts_frames_in_order_of_their_length():
    row = row_of("some", [0.004, 0.001, 0.002, 0.003])
    assert (row.frames, row.p50_ms, row.p99_ms, row.max_ms) == (4, 3.0, 4.0, 4.0)


def test_every_game_is_measured_in_its_busiest_moments():
    measured = dict(bench.games())
    assert list(measured) == list(GAMES)
    for game, module in measured.items():
        assert all(isinstance(busy, Busy) for busy in module.ROWS)
        assert any(busy.hard for busy in module.ROWS), "one moment beside a thinking computer player"
        assert module.SOAK().setup.game == game
        assert module.PLAYOUT[0] in {variant.name for variant in GAMES[game].variants}


@pytest.mark.parametrize("number", range(len(import_module("tools.bench.games.rook").ROWS)))
def test_a_busy_moment_is_busy(number):
    """In each measured moment something moves on the stage, or a curtain opens."""
    busy = import_module("tools.bench.games.rook").ROWS[number]
    seen = []

    def watched(built):
        each = busy.start(built)

        def look(run):
            top = built.context.stack.top
            seen.append(type(top).__name__ if not isinstance(top, TableScene) else "busy" if top.busy else "still")
            each(run)

        return look

    measure(Busy(busy.name, watched), 0.5)
    assert "busy" in seen or "CurtainScene" in seen
    assert seen.count("still") < len(seen) / 2 or "CurtainScene" in seen


def test_cards_are_played_from_the_start_of_a_hand_again_and_again():
    plan = tables.plan("rook", "classic", 4)
    before, plays = tables._plays(plan, "play")
    assert before[-1].do == "trump" and plays[0].do == "play"
    assert 30 <= len(plays) < 36


@pytest.mark.parametrize("moment", [tables.dealing, lambda setup_of: tables.playing(setup_of, "play")])
def test_the_same_moment_repeats(moment, monkeypatch):
    """No measured second passes with another moment."""
    states, wind = [], Session.wind
    monkeypatch.setattr(Session, "wind", lambda session, state: (states.append(state), wind(session, state)))
    with context() as built:
        moment(lambda: tables.plan("rook", "beginner", 4))(built)
        for _ in range(200):
            built.context.stack.apply()
            built.context.stack.update(1.0)
            if len(states) == 3:
                break
    assert states[0] == states[1] == states[2]


def test_the_rhythm_of_a_match_is_the_same_each_time(monkeypatch):
    """A seed decides cards and answers, and its seconds are those of the game."""
    monkeypatch.setattr(rhythm._Watch, "look", lambda watch: None)
    one, two = (rhythm.rhythm(tables.plan("rook", "beginner", 4, {"target": 5})) for _ in range(2))
    assert one == two
    assert 0 < one["first"] < one["match"] and 0 < one["wait"] <= one["longest"] < one["match"]
    assert one["decisions"] >= 9, "nine tricks"
    assert one["own"] == pytest.approx(100 * one["decisions"] * rhythm.ANSWERS / one["match"], abs=1)


def test_a_still_picture_counts_once_it_lasts():
    watch = rhythm._Watch(None)
    watch._built = SimpleNamespace(
        app=SimpleNamespace(show=lambda: None),
        context=SimpleNamespace(window=SimpleNamespace(painter=SimpleNamespace(picture=pygame.Surface((200, 100))))),
    )
    picture = watch._built.context.window.painter.picture
    for number in range(30):
        if number in (4, 20):
            picture.fill((200, 0, number), (0, 0, 50, 50))
        watch.look()
    watch.end()
    assert watch.times == pytest.approx([1.5, 0.9], abs=0.01), "three pictures at the beginning are too short a time"
