"""Files that kiosks share: whose keys count, their versions, and the copy that counts while a file is wrong."""

from datetime import UTC, datetime
from hashlib import sha256

import pytest

from game.kiosk import file as module
from game.kiosk.config import Config, defaults
from game.kiosk.file import MOST_FILES, read_config
from game.kiosk.kiosk import Kiosk
from game.kiosk.pin import FACTORY_HASH
from game.kiosk.taken import TAKEN, keep, take
from game.kiosk.usage_stats import UsageStats
from game.store.store import Store

EARLIER, NOW = datetime(2026, 11, 1, 9, tzinfo=UTC), datetime(2026, 11, 2, 9, tzinfo=UTC)


@pytest.fixture
def own(tmp_path):
    return put(tmp_path / "own.toml", 'include = "share/all.toml"\n[times]\ncover = 45\n')


@pytest.fixture
def shared(tmp_path):
    text = 'version = "autumn"\n[times]\ncover = 30\nattract = 90\n[screen]\ntheme = "kids"\n[operator]\npin = "864209"'
    return put(tmp_path / "share" / "all.toml", text)


def put(path, text):
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def start(path, store, now=NOW):
    """Start a kiosk with a file."""
    taken = take(read_config(path), store, now)
    kiosk = Kiosk(store, UsageStats(store), taken.config, taken.mistakes)
    keep(taken, kiosk.pin.of_file, store)
    return kiosk, taken


def test_own_keys_count_more_than_the_included_ones(own, shared):
    read = read_config(own)
    assert read.mistakes == ()
    assert [read.config[name] for name in ("times.cover", "times.attract", "screen.theme")] == [45, 90, "kids"]


def test_each_file_has_its_own_word_or_its_hash_as_version(own, shared):
    digest = sha256(own.read_bytes()).hexdigest()
    assert read_config(own).files == ((str(own), digest[:12]), (str(shared), "autumn"))


def test_an_included_file_may_include_another_one_beside_it(own, shared):
    put(shared.parent / "museum.toml", "[times]\ncountdown = 60\nattract = 45")
    shared.write_text('include = "museum.toml"\n[times]\nattract = 90')
    config = read_config(own).config
    assert [config[name] for name in ("times.cover", "times.attract", "times.countdown")] == [45, 90, 60]


@pytest.mark.parametrize("back", ["../own.toml", "all.toml", "./../share/all.toml"])
def test_a_circle_is_one_mistake_at_its_line(own, shared, back):
    shared.write_text(f'# all\ninclude = "{back}"\n[times]\nattract = 90')
    read = read_config(own)
    assert [str(one) for one in read.mistakes] == [
        f"all.toml, line 2: include would go in a circle, or through more than {MOST_FILES} files"
    ]
    assert read.config["times.attract"] == 90


def test_a_row_of_files_has_an_end(tmp_path):
    for number in range(MOST_FILES + 1):
        put(tmp_path / f"{number}.toml", f'include = "{number + 1}.toml"')
    (mistake,) = read_config(tmp_path / "0.toml").mistakes
    assert str(mistake).startswith(f"{MOST_FILES - 1}.toml, line 1: include would go")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("include = 3", "include needs the path of one file in quotes, not 3"),
        ('include = ""', "include needs the path"),
        ("version = 3", "version must be one line"),
        (f'version = "{"x" * 41}"', "version must be one line of at most 40"),
    ],
)
def test_a_wrong_key_above_the_sections_is_a_mistake(tmp_path, key, words):
    (mistake,) = read_config(put(tmp_path / "own.toml", f"# mine\n{key}")).mistakes
    assert mistake.line == 2 and words in str(mistake)


def test_a_share_that_hangs_counts_as_missing(own, shared, monkeypatch):
    monkeypatch.setattr(module, "SHARE_PATIENCE", 0.0)
    monkeypatch.setattr(module, "Thread", lambda **named: type("Hangs", (), {"start": lambda self: None})())
    read = read_config(own)
    assert [str(one) for one in read.mistakes] == ["all.toml: took too long to read, so nothing in it counts"]
    assert read.config["times.cover"] == 45


def missing(own, shared):
    shared.unlink()


def folder(own, shared):
    shared.unlink()
    shared.mkdir()


def invalid_value(own, shared):
    shared.write_text('[screen]\ntheme = "kid"')


def damaged(own, shared):
    shared.write_bytes(b"\xff\xfe\0\0")


def own_is_wrong(own, shared):
    own.write_text("[times]\ncover = 5")


@pytest.mark.parametrize("break_it", [missing, folder, invalid_value, damaged, own_is_wrong])
def test_a_bad_file_leaves_the_former_settings_in_force(own, shared, tmp_path, break_it):
    store = Store.open(tmp_path / "data")
    kiosk, before = start(own, store, EARLIER)
    assert kiosk.pin.opens("864209") and not before.former
    store.close()
    break_it(own, shared)
    store = Store.open(tmp_path / "data")
    kiosk, taken = start(own, store)
    assert taken.former and (taken.files, taken.at) == (before.files, EARLIER)
    assert [kiosk.config[name] for name in ("times.cover", "times.attract", "screen.theme")] == [45, 90, "kids"]
    assert kiosk.pin.opens("864209") and not kiosk.pin.opens("1234")
    assert "there is a mistake, so the settings of 2026-11-01" in str(kiosk.mistakes[0]) and len(kiosk.mistakes) == 2
    assert b"864209" not in b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())


def test_the_files_count_again_when_they_are_right(own, shared):
    store = Store.without()
    start(own, store, EARLIER)
    good = shared.read_text()
    missing(own, shared)
    assert start(own, store)[1].former
    put(shared, good.replace("90", "120"))
    kiosk, taken = start(own, store)
    assert not taken.former and kiosk.config["times.attract"] == 120 and taken.at == NOW


def test_what_the_operator_changed_stays_while_a_file_is_missing(own, shared):
    store = Store.without()
    start(own, store, EARLIER)[0].change("times.attract", 300)
    missing(own, shared)
    assert start(own, store)[0].config["times.attract"] == 300


def test_without_a_copy_a_mistake_costs_its_own_key(own, shared):
    invalid_value(own, shared)
    kiosk, taken = start(own, Store.without())
    assert not taken.former and len(kiosk.mistakes) == 1
    assert (kiosk.config["times.cover"], kiosk.config["screen.theme"]) == (45, "grown-up")


GOOD = {"values": {"times.cover": 45}, "pin": FACTORY_HASH, "files": [["a", "1"]], "at": EARLIER.isoformat()}


@pytest.mark.parametrize(
    "kept", [3, [], {}, {**GOOD, "at": "?"}, {**GOOD, "files": 3}, {**GOOD, "values": []}, {**GOOD, "files": [["a"]]}]
)
def test_an_odd_copy_counts_as_none(kept, tmp_path):
    store = Store.without()
    store.keep_setting(TAKEN, kept)
    taken = take(read_config(tmp_path / "none.toml"), store, NOW)
    assert not taken.former and dict(taken.config.values) == dict(defaults())


def test_a_copy_of_an_older_version_costs_the_keys_that_no_longer_exist(tmp_path):
    store = Store.without()
    store.keep_setting(
        TAKEN, {**GOOD, "values": {"times.cover": 45, "times.gone": 3, "times.attract": 1, "operator.pin": "1"}}
    )
    taken = take(read_config(tmp_path / "none.toml"), store, NOW)
    assert taken.former and dict(taken.config.values) == dict(Config().said({"times.cover": 45}).values)
