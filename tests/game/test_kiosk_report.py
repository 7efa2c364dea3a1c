"""The report about many kiosks."""

import csv
import io
import json
import re
from datetime import timedelta

import pytest

import main
from engine.headless.arguments import KioskReport
from game.kiosk.report import FROZEN_AFTER, LEAST_FREE, SILENT_AFTER, Verdict, report, rows_of
from game.kiosk.status import CRASHED, SAFE
from game.kiosk.usage_stats import HEADINGS
from game.store.disk.private import STATUS_FILE
from tests.samples_of_statuses import NOW, status

SECOND = timedelta(seconds=1)


def put(folder, **changes):
    folder.mkdir()
    (folder / STATUS_FILE).write_text(json.dumps(status(**changes)))
    return folder


def pressed(ago):
    return {"pad:0": {"at": (NOW - ago).isoformat(), "hours": 0}}


def took(**versions):
    """The files that a kiosk has taken, its own one first, which differs from others."""
    files = [{"file": f"/etc/{name}.toml", "version": version} for name, version in versions.items()]
    return {"files": files, "read": (NOW - timedelta(hours=5)).isoformat(), "former": False}


WRONG = {
    "frozen": (
        {"written": (NOW - timedelta(hours=2)).isoformat()},
        "No status for 2 hours: is it frozen or turned off?",
    ),
    "crashed": ({"state": CRASHED}, "The game has crashed."),
    "full": ({"disk": {"free_mib": 12, "total_mib": 900}}, "The disk is full: 12 MiB are free."),
    "silent": ({"presses": pressed(timedelta(days=2))}, "No press for 2 days: is the pad broken?"),
    "outdated": ({"version": "1.9.3"}, "Version 1.9.3 is outdated. Another kiosk has a newer one."),
    "different": (
        {"taken": took(kiosk="77", all="2026-10")},
        "It has version 2026-10 of all.toml. Most kiosks have 2026-11.",
    ),
    "without": ({"taken": took(kiosk="78")}, "It does not include all.toml, as most kiosks do."),
    "trouble": ({"troubles": ["No sound."]}, "No sound."),
}
"""A folder's name, its changes and its sentence, worst first."""


def fleet(tmp_path):
    """The folders of twenty kiosks, the good ones first: ten are well, two have no status that can be read."""
    folders = [put(tmp_path / f"a-{number:02}") for number in range(10)]
    folders += [put(tmp_path / name, **changes) for name, (changes, _) in reversed(WRONG.items())]
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    (damaged / STATUS_FILE).write_text("{")
    return (*folders, damaged, tmp_path / "gone")


def test_of_twenty_kiosks_the_worst_come_first(tmp_path):
    folders = fleet(tmp_path)
    assert len(folders) == 20
    rows = rows_of(folders, NOW)
    assert [row.kiosk.rpartition("/")[2] for row in rows[:10]] == ["damaged", "gone", *WRONG]
    assert [row.verdicts[0][0] for row in rows[10:]] == [Verdict.WELL] * 10
    for row, (_, words) in zip(rows[2:], WRONG.values(), strict=False):
        assert [said for _, said in row.verdicts] == [words]
    assert [rows[0].verdicts[0][1], rows[1].verdicts[0][1]] == [
        "The status is damaged: it is no JSON.",
        "There is no status here.",
    ]
    page = report(KioskReport(folders), NOW)
    assert "10 of 20 need a look." in page
    assert re.findall(r'<tr class="(\w+)">', page) == ["bad"] * 5 + ["odd"] * 5 + ["well"] * 10
    assert not re.search(r"<script|<link|<img|src=|href=|url\(|https?:", page)


@pytest.mark.parametrize(
    ("edge", "well", "verdict"),
    [
        (lambda by: {"written": (NOW - FROZEN_AFTER - by * SECOND).isoformat()}, 0, Verdict.FROZEN),
        (lambda by: {"presses": pressed(SILENT_AFTER + by * SECOND)}, -1, Verdict.SILENT),
        (lambda by: {"disk": {"free_mib": LEAST_FREE - by, "total_mib": 9000}}, 0, Verdict.FULL),
    ],
)
def test_a_verdict_begins_at_its_bound(tmp_path, edge, well, verdict):
    put(tmp_path / "well", **edge(well))
    put(tmp_path / "wrong", **edge(well + 1))
    rows = rows_of((tmp_path / "well", tmp_path / "wrong"), NOW)
    assert [row.verdicts[0][0] for row in rows] == [verdict, Verdict.WELL]
    assert rows[0].kiosk.endswith("wrong")


def test_a_kiosk_that_was_closed_since_the_last_press_is_not_silent(tmp_path):
    put(tmp_path / "weekend", presses=pressed(timedelta(days=4)), open_hours_without_press=7.9)
    put(tmp_path / "week", presses=pressed(timedelta(days=4)), open_hours_without_press=8.0)
    older = status(presses=pressed(timedelta(days=4)))
    del older["open_hours_without_press"]
    (tmp_path / "older").mkdir()
    (tmp_path / "older" / STATUS_FILE).write_text(json.dumps(older))
    verdicts = {row.kiosk.rpartition("/")[2]: row.verdicts[0][0] for row in rows_of(tuple(tmp_path.iterdir()), NOW)}
    assert verdicts == {"weekend": Verdict.WELL, "week": Verdict.SILENT, "older": Verdict.SILENT}


def test_a_kiosk_that_was_never_pressed_is_silent_by_the_time_it_has_waited(tmp_path):
    put(tmp_path / "new", presses={}, presses_since=NOW.isoformat())
    put(tmp_path / "old", presses={})
    rows = rows_of((tmp_path / "new", tmp_path / "old"), NOW)
    assert [row.verdicts[0][0] for row in rows] == [Verdict.SILENT, Verdict.WELL]


def test_safe_settings_and_a_clock_that_is_ahead_are_named(tmp_path):
    put(tmp_path / "one", state=SAFE, written=(NOW + timedelta(hours=1)).isoformat())
    (row,) = rows_of((tmp_path / "one",), NOW)
    assert [words for _, words in row.verdicts] == ["Its clock is ahead of this one.", "It runs with safe settings."]


@pytest.mark.parametrize("name", [name for name in status() if name != "config"])
@pytest.mark.parametrize("value", [7.5, "no", [{}], float("nan")])
def test_a_wrong_part_of_a_status_is_a_row_and_never_stops_the_report(tmp_path, name, value):
    put(tmp_path / "one", **{name: value})
    put(tmp_path / "two")
    rows = rows_of((tmp_path / "one", tmp_path / "two"), NOW)
    assert len(rows) == 2 and rows[-1].kiosk.endswith("two")


def test_the_settings_each_kiosk_has_taken_are_shown_with_their_mistakes(tmp_path):
    put(tmp_path / "one", taken=took(kiosk="0a1b2c", all="2026-11"))
    put(tmp_path / "two", mistakes=["all.toml: there is no such file"])
    older = status()
    del older["taken"]
    (tmp_path / "three").mkdir()
    (tmp_path / "three" / STATUS_FILE).write_text(json.dumps(older))
    rows = {row.kiosk.rpartition("/")[2]: row for row in rows_of(tuple(tmp_path.iterdir()), NOW)}
    assert "kiosk.toml 0a1b2c, all.toml 2026-11, read 5 hours ago" in rows["one"].cells
    assert [words for _, words in rows["two"].verdicts] == ["all.toml: there is no such file"]
    assert "factory" in rows["three"].cells and rows["three"].verdicts[0][0] is Verdict.WELL


def test_of_two_versions_the_more_frequent_counts_and_then_the_later_one(tmp_path):
    """Kiosks whose own files differ have nothing in common that could be wrong."""
    later = took(kiosk="1", all="new") | {"read": (NOW - timedelta(hours=1)).isoformat()}
    put(tmp_path / "a", taken=took(kiosk="2", all="old"))
    put(tmp_path / "b", taken=later)
    put(tmp_path / "c", taken=took(kiosk="3"))

    def flagged():
        rows = rows_of(tuple(tmp_path.iterdir()), NOW)
        return {row.kiosk[-1] for row in rows if row.verdicts[0][0] is Verdict.DIFFERENT}

    assert flagged() == {"a", "c"}
    put(tmp_path / "d", taken=took(kiosk="4", all="old"))
    assert flagged() == {"b", "c"}
    for name in "efg":
        put(tmp_path / name, taken=took(kiosk=name))
    assert flagged() == set(), "three of seven include the file"
    put(tmp_path / "h", taken={"files": [], "read": None, "former": False})
    assert flagged() == set()


def test_a_missing_part_is_damage(tmp_path):
    folder = tmp_path / "one"
    folder.mkdir()
    (folder / STATUS_FILE).write_text(json.dumps({"format": status()["format"]}))
    assert rows_of((folder,), NOW)[0].verdicts == (
        (Verdict.UNREAD, "The status is damaged: a part is missing or wrong."),
    )


def test_the_page_escapes_all_words_of_a_status(tmp_path):
    evil = "<script>alert(1)</script>&"
    folder = put(
        tmp_path / "<b>",
        version=evil,
        doing=evil,
        troubles=[evil],
        last_fault={"words": evil, "picture": evil},
        presses={evil: {"at": NOW.isoformat(), "hours": 0}},
    )
    page = report(KioskReport((folder,)), NOW)
    assert "<script" not in page and "<b>" not in page
    assert page.count("&lt;script&gt;alert(1)&lt;/script&gt;&amp;") == 6


def test_counts_come_as_json_and_csv_with_the_name_of_their_kiosk(tmp_path):
    folders = fleet(tmp_path)
    listed = json.loads(report(KioskReport(folders, json=True), NOW))
    assert len(listed) == 18 and listed[-1]["kiosk"] == str(folders[9])
    assert {name: listed[0][name] for name in HEADINGS} == status()["counts"][0]
    lines = list(csv.reader(io.StringIO(report(KioskReport(folders, csv=True), NOW))))
    assert lines[0] == ["kiosk", *HEADINGS.values()]
    assert lines[-1] == [str(folders[9]), *(str(value) for value in status()["counts"][0].values())]
    assert len(lines) == 19


def test_out_writes_what_would_be_printed(tmp_path, capsys):
    folder = put(tmp_path / "one")
    assert main.main(["kiosk-report", str(folder), "--csv"]) == 0
    printed = capsys.readouterr().out
    assert main.main(["kiosk-report", str(folder), "--csv", "--out", str(tmp_path / "counts.csv")]) == 0
    assert capsys.readouterr().out == "" and (tmp_path / "counts.csv").read_text() == printed


@pytest.mark.parametrize(
    "words", [[], ["one", "--json", "--csv"], ["one", "--out", "no/such/folder.html"], ["one", "--out", "."]]
)
def test_bad_arguments_are_one_line(words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main.main(["kiosk-report", *words]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
