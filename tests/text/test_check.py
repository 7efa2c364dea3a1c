"""`words --check`: whatever differs between what the code says and what the texts have is named in one line."""

from pathlib import Path

import pytest

from game.text.languages import HEAD, LANGUAGES, TEXTS
from main import main
from tests.text.fluent_files import written
from tools.check_messages import check

ENGLISH = """
-bird = the Rook
bids = { $seat } bids { $amount }
    .child = { $seat } says { $amount }
waits = { $seat } waits
wins = { $card } wins, { waits }
"""
GERMAN = """
-bird = der Rook
    .acc = den Rook
bids = { $seat } bietet { $amount }
    .child = { $seat } sagt { $amount }
waits = { $seat } wartet
wins = { $card } gewinnt, { waits }
"""
PICTURES = "bids = icons/star\n"
CODE = """
from engine.core.messages import Message, Who, say

def all_of_it(seat, amount, first):
    noun = say("-bird")
    assert isinstance(noun, Message)
    return say("bids" if first else "bids", seat=Who(seat), amount=amount), say("wins", card=noun, seat=Who(seat))
"""


def project(folder: Path, code: str = "", **texts: str) -> list[str]:
    """What is wrong in a project of its own; `texts` stand behind those above."""
    before = {"en": ENGLISH, "de": GERMAN, "pictures": PICTURES}
    root = written(folder / "assets" / "text", {name: text + texts.get(name, "") for name, text in before.items()})
    for language in LANGUAGES:
        (root / language / HEAD).write_bytes((TEXTS / language / HEAD).read_bytes())
    for name, source in {"game/code.py": CODE, "scenes/more.py": code}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(source)
    return check(folder)


def replaced(folder: Path, language: str, old: str, new: str) -> list[str]:
    """What is wrong once a text has become another one."""
    assert project(folder) == []
    path = folder / "assets" / "text" / language / "game.ftl"
    assert old in path.read_text(encoding="utf-8")
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return check(folder)


def test_nothing_is_wrong_with_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--check"]) == 0
    assert capsys.readouterr().out == "ok\n"


def test_without_check_there_is_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words"]) == 2
    assert capsys.readouterr().err == "main.py: words: --check or --todo is missing\n"


def test_a_difference_is_exit_status_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("tools.check_messages.check", lambda: ["de: a is missing", "de: b is extra"])
    assert main(["words", "--check"]) == 1
    assert capsys.readouterr().out == "de: a is missing\nde: b is extra\n"


@pytest.mark.parametrize(
    ("language", "old", "new", "wrong"),
    [
        ("de", "waits = { $seat } wartet\n", "", ["de: waits is missing"]),
        ("de", "-bird =", "wait = x\n-bird =", ["de: wait is extra"]),
        ("de", "    .child = { $seat } sagt { $amount }\n", "", ["de: bids lacks .child"]),
        ("de", "wartet", "wartet\n    .how = x", ["de: waits has an extra .how"]),
        ("de", "bietet { $amount }\n    .child = { $seat } sagt { $amount }", "bietet\n    .child = { $seat }",
         ["de: bids lacks $amount"]),
        ("de", "{ $card } gewinnt", "gewinnt",  ["de: wins lacks $card"]),
        ("de", "bietet { $amount }", "bietet { SIGNED($price) }",
         ["de: bids has an extra $price", "game/code.py:7: bids lacks $price, which de has"]),
        ("de", "bietet", "}", ["de/game.ftl:6: } closes nothing"]),
        ("de", "bids =", "waits =", ["de/game.ftl:8: waits is there already, in line 6"]),
        ("de", "{ waits }", "{ wait }", ["de: wait is missing, for de/game.ftl:9", "de: wins lacks $seat"]),
        ("de", "{ waits }", "{ waits.how }", ["de: waits.how is missing, for de/game.ftl:9"]),
        ("en", "-bird =", "idle = x\n-bird =", ["de: idle is missing", "en: idle is unsaid (en/game.ftl:4)"]),
        ("en", "bids = { $seat } bids", "bids = { $by } bids",
         ["de: bids lacks $by", "game/code.py:7: bids lacks $by, which en has"]),
        ("pictures", "bids = icons/star\n", "", ["pictures: bids is missing"]),
        ("pictures", "bids =", "bid = x\nbids =", ["pictures: bid is extra"]),
        ("pictures", "icons/star", "icons/{ $suit }",
         ["game/code.py:7: bids lacks $suit, which pictures has"]),
    ],
)  # fmt: skip
def test_what_differs_between_languages_is_named(
    tmp_path: Path, language: str, old: str, new: str, wrong: list[str]
) -> None:
    assert replaced(tmp_path, language, old, new) == wrong


def test_forms_of_a_noun_are_its_languages_own_business(tmp_path: Path) -> None:
    assert project(tmp_path, de="") == []
    assert replaced(tmp_path, "de", "    .acc = den Rook\n", "    .dat = dem Rook\n") == []


def test_a_message_stands_in_the_same_file_in_all_languages(tmp_path: Path) -> None:
    assert replaced(tmp_path, "de", "waits = { $seat } wartet\n", "") != []
    (tmp_path / "assets" / "text" / "de" / "other.ftl").write_text("waits = { $seat } wartet\n")
    assert check(tmp_path) == ["de: waits stands in other.ftl, not in game.ftl"]


LESSON = """
[lesson]
seat = 0
minutes = 1
learned = []
[[beat]]
id = "%s"
at = 0
mark = ["zone:hand"]
who = { %s = 1 }
"""
RECORD = '{"format": 1, "game": "rook", "variant": "beginner", "players": 4, "options": {}}\n'
LESSON_TEXTS = "rook-lesson-%s = x\n"


def taught(folder: Path, beat: str, gap: str = "seat") -> list[str]:
    """What is wrong where a lesson has one beat, and the texts one that is called `trick`."""
    (folder / "assets" / "lessons").mkdir(parents=True)
    (folder / "assets" / "lessons" / "rook.jsonl").write_text(RECORD)
    (folder / "assets" / "lessons" / "rook.toml").write_text(LESSON % (beat, gap))
    whole = "".join(LESSON_TEXTS % part for part in ("title", "goal", "next"))
    texts = whole + "rook-lesson-trick = { $seat } waits\n"
    return project(folder, en=texts, de=texts)


def test_what_a_lesson_says_is_said(tmp_path: Path) -> None:
    assert taught(tmp_path, "trick") == []


def test_what_a_lesson_says_has_to_be_there_with_its_gaps(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    assert [line.partition(" (en")[0] for line in taught(tmp_path / "a", "trump")] == [
        "en: rook-lesson-trick is unsaid",
        "rook.toml, beat trump: rook-lesson-trump is missing in en",
    ]
    (tmp_path / "b").mkdir()
    assert taught(tmp_path / "b", "trick", "by") == [
        "rook.toml, beat trick: rook-lesson-trick has $by, which is unused",
        "rook.toml, beat trick: rook-lesson-trick lacks $seat, which de has",
        "rook.toml, beat trick: rook-lesson-trick lacks $seat, which en has",
        "rook.toml, beat trick: rook-lesson-trick lacks $seat, which pictures has",
    ]


def test_a_lesson_that_makes_no_sense_is_named(tmp_path: Path) -> None:
    assert "rook.toml, beat Trick: the id is none, or there twice" in taught(tmp_path, "Trick")


SAY = "from engine.core.messages import Message, Who, say\n"


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("say('bids', seat=1)", ["2: bids lacks $amount, which de has", "2: bids lacks $amount, which en has"]),
        ("say('waits', seat=1, price=3)", ["2: waits has $price, which is unused"]),
        ("say('bid', seat=1)", ["2: bid is missing in en"]),
        ("say('waits' if a else 'gone', seat=1)", ["2: gone is missing in en"]),
        ("say(f'bids-{a}', seat=1)", ["2: the key is computed"]),
        ("say('waits' if a else b, seat=1)", ["2: the key is computed"]),
        ("say(*a)", ["2: the key is computed"]),
        ("say(a, b)", ["2: the key is computed"]),
        ("say(key='waits')", ["2: the key is computed"]),
        ("say('waits', **a)", ["2: the arguments of waits are computed"]),
        ("list(map(say, a))", ["2: the key is computed"]),
        ("Message('waits')", ["2: a message is made by say alone"]),
        ("A = {1: 'waits', 2: 'gone'}\nsay(A[b], seat=1)", ["3: gone is missing in en"]),
        ("A = {1: 'waits', 2: b}\nsay(A[b], seat=1)", ["3: the key is computed"]),
        ("say(A[b], seat=1)", ["2: the key is computed"]),
        (
            "A = {1: 'waits', 2: 'bids'}\nsay(A[b], seat=1)",
            ["3: bids lacks $amount, which de has", "3: bids lacks $amount, which en has"],
        ),
        ("import engine.core.messages", ["2: say has to be imported by its name"]),
    ],
)
def test_what_the_code_says_otherwise_is_named_with_its_line(tmp_path: Path, code: str, wrong: list[str]) -> None:
    assert project(tmp_path, SAY + code) == [f"scenes/more.py:{line}" for line in wrong]


@pytest.mark.parametrize(
    "code",
    [
        "say('waits', seat=1)",
        "A: dict = {1: 'waits', 2: 'waits' if b else 'waits'}\nsay(A[b], seat=1)",
        "A = MappingProxyType({1: 'waits', 2: 'bids'})\nsay(A[b], **facts)",
        "from game.keys import A as B\nsay(B[b], seat=1)",
        "self.say('anything at all')",
    ],
)
def test_literal_keys_and_tables_of_keys_are_enough(tmp_path: Path, code: str) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "keys.py").write_text("A = {1: 'waits'}\n")
    assert project(tmp_path, SAY + code) == []


def test_the_module_of_messages_says_something_too(tmp_path: Path) -> None:
    home = tmp_path / "engine" / "core" / "messages.py"
    home.parent.mkdir(parents=True)
    home.write_text('"""engine.core.messages"""\n\ndef say(key, **args): ...\n\ndef calm():\n    return say("quiet")\n')
    assert project(tmp_path) == ["engine/core/messages.py:6: quiet is missing in en"]


def test_who_says_something_of_his_own_is_not_asked(tmp_path: Path) -> None:
    assert project(tmp_path, "def say(key): ...\nsay(anything)\n") == []
