"""The PIN of a kiosk: only a hash is kept, and no input makes the check slow or opens the page."""

import hashlib
import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from engine.headless.arguments import BadUse
from game.kiosk.config import PIN, PIN_HASH, Config
from game.kiosk.file import parse_config
from game.kiosk.kiosk import Kiosk
from game.kiosk.pin import (
    FACTORY_HASH,
    FACTORY_PIN,
    KeptPin,
    asked,
    hash_of,
    is_hash,
    is_pin,
    matches,
    pin_line,
    too_easy,
)
from game.kiosk.usage_stats import UsageStats
from game.store.store import Store

ROOT = Path(__file__).resolve().parents[2]
OWN = hash_of("246810")


def test_a_hash_is_scrypts_with_a_salt_of_its_own_and_matches_its_digits_alone():
    name, log_n, r, p, salt, key = OWN.split("$")
    assert (name, log_n, r, p) == ("scrypt", "14", "8", "2") and len(salt) == 32
    expected = hashlib.scrypt(b"246810", salt=bytes.fromhex(salt), n=16384, r=8, p=2, maxmem=2**26, dklen=32)
    assert key == expected.hex()
    assert matches("246810", OWN) and not any(matches(digits, OWN) for digits in ("246811", "24681", "", "2468100"))
    assert hash_of("246810") != OWN and is_hash(OWN)


def test_the_factory_hash_is_that_of_the_factory_pin():
    assert matches(FACTORY_PIN, FACTORY_HASH)


@pytest.mark.parametrize(
    "bent",
    [
        "",
        "scrypt",
        OWN[:-1],
        OWN + "0",
        OWN.replace("$14$", "$40$"),
        OWN.replace("$14$8$2$", "$14$8$9999999$"),
        OWN.replace("$8$", "$999$"),
        OWN.upper(),
        OWN + "\n",
        "246810",
    ],
)
def test_a_damaged_hash_opens_for_no_pin_and_asks_for_no_slow_check(bent):
    """A hash with 2**40 steps would block the kiosk for years."""
    assert not matches("246810", bent)
    assert bent == "" or not is_hash(bent)


@pytest.mark.parametrize("value", [3, None, ["x"], b"x", {}])
def test_anything_but_text_is_no_hash_and_no_pin(value):
    assert not is_hash(value) and not is_pin(value)


def test_the_most_common_pins_are_easy():
    assert all(map(too_easy, ("1234", "0000", "9999", "55555", "77777777")))
    assert not any(map(too_easy, ("2580", "12345", "1243", "00001")))


# The kept hash


def kiosk_on(store, **said):
    return Kiosk(store, UsageStats(store), Config().said(said))


def kept_words(store):
    """All kept words, as the disk has them."""
    return json.dumps([store.setting(name) for name in ("kiosk", "pin", "wrong_pins")])


def test_the_operators_own_pin_is_kept_as_a_hash_until_the_file_says_another(tmp_path):
    store = Store.open(tmp_path)
    kiosk = kiosk_on(store, **{PIN: "86420975"})
    assert kiosk.pin.opens("86420975") and not kiosk.pin.easy
    kiosk.pin.change("97531")
    assert "97531" not in kept_words(store) and "86420975" not in kept_words(store)
    store.close()
    store = Store.open(tmp_path)
    assert kiosk_on(store, **{PIN: "86420975"}).pin.opens("97531")
    assert not kiosk_on(store, **{PIN: "86420975"}).pin.opens("86420975")
    assert kiosk_on(store, **{PIN: "8643"}).pin.opens("8643")
    assert kiosk_on(store, **{PIN_HASH: OWN}).pin.opens("246810")


def test_a_hash_in_the_file_goes_before_a_pin_and_the_operators_own_depends_on_it():
    store = Store.without()
    said = {PIN: "86420975", PIN_HASH: OWN}
    kiosk = kiosk_on(store, **said)
    assert kiosk.pin.opens("246810") and not kiosk.pin.opens("86420975")
    kiosk.pin.change("97531")
    assert kiosk_on(store, **said).pin.opens("97531")
    kiosk.reset()
    assert kiosk_on(store, **said).pin.opens("246810")
    assert kiosk_on(store, **{PIN_HASH: hash_of("13579")}).pin.opens("13579")


def test_the_current_settings_do_not_show_the_pin_of_the_file():
    kiosk = kiosk_on(Store.without(), **{PIN: "86420975"})
    assert "86420975" not in json.dumps(dict(kiosk.config.values)) and "86420975" not in repr(vars(kiosk.pin))
    with pytest.raises(ValueError):
        kiosk.change(PIN, "2468")


def test_a_pin_that_an_older_version_kept_in_plain_text_is_hashed_and_wiped(tmp_path):
    store = Store.open(tmp_path)
    store.keep_setting("kiosk", {"operator.pin": ["97531", "1234"], "times.cover": [45, 20]})
    kiosk = kiosk_on(store)
    assert kiosk.pin.opens("97531") and kiosk.config["times.cover"] == 45
    assert "97531" not in kept_words(store)
    store.close()
    again = kiosk_on(Store.open(tmp_path))
    assert again.pin.opens("97531") and not again.pin.opens("1234") and again.config["times.cover"] == 45


def test_an_outdated_plain_pin_is_wiped_too():
    store = Store.without()
    store.keep_setting("kiosk", {"operator.pin": ["97531", "1234"]})
    assert kiosk_on(store, **{PIN: "86420975"}).pin.opens("86420975")
    assert "97531" not in kept_words(store)


@pytest.mark.parametrize("kept", [None, 3, {}, [], ["", ""], [OWN], [OWN, 3], [OWN, "1234"], ["97531", FACTORY_HASH]])
def test_odd_values_among_the_kept_ones_leave_the_pin_of_the_file(kept):
    store = Store.without()
    store.keep_setting("pin", kept)
    assert KeptPin(store, FACTORY_PIN).opens(FACTORY_PIN)


def test_the_file_accepts_a_hash_and_refuses_nonsense_without_quoting_it():
    config, mistakes = parse_config(f'[operator]\npin_hash = "{OWN}"')
    assert (config[PIN_HASH], mistakes) == (OWN, ())
    config, mistakes = parse_config('[operator]\npin_hash = "246810"')
    assert config[PIN_HASH] == "" and mistakes[0].line == 2
    assert "main.py pin" in str(mistakes[0]) and "246810" not in str(mistakes[0])


# The command


def line_for(*typed):
    answers = iter(typed)
    return pin_line(lambda words: next(answers))


def test_the_command_prints_a_line_that_the_file_takes():
    said = tomllib.loads("[operator]\n" + line_for("2580", "2580"))
    assert matches("2580", said["operator"]["pin_hash"])


@pytest.mark.parametrize("typed", [("12",), ("123456789",), ("12a4",), ("",), ("1234",), ("7777",), ("2580", "2581")])
def test_nonsense_is_refused_in_one_line_without_its_digits(typed):
    with pytest.raises(BadUse) as refused:
        line_for(*typed)
    assert "\n" not in str(refused.value) and not any(word and word in str(refused.value) for word in typed)


def test_at_a_terminal_the_pin_is_typed_without_an_echo(monkeypatch):
    said = []
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("game.kiosk.pin.getpass", lambda words: said.append(words) or "2580")
    assert asked("New PIN: ") == "2580" and said == ["New PIN: "]


@pytest.mark.parametrize(("sent", "status"), [("2580\n2580\n", 0), ("2580\n", 2), ("25\n", 2), ("", 2), ("\0\n", 2)])
def test_other_programs_get_the_line_and_a_status(sent, status):
    done = subprocess.run(
        [sys.executable, "main.py", "pin"],
        cwd=ROOT,
        input=sent,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == status
    if status == 0:
        assert done.stderr == "" and matches("2580", done.stdout.split('"')[1])
    else:
        assert done.stdout == "" and done.stderr.startswith("main.py: ") and done.stderr.count("\n") == 1
