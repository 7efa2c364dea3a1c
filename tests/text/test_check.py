"""`words --check` names each difference between the messages in the code and the texts in one line."""

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
    """The errors in a project of its own; `texts` follow those above."""
    before = {"en": ENGLISH, "de": GERMAN, "pictures": PICTURES}
    root = written(folder / "assets" / "text", {name: text + texts.get(name, "") for name, text in before.items()})
    for language in LANGUAGES:
        (root / language / HEAD).write_bytes((TEXTS / language / HEAD).read_bytes())
    for name, source in {"game/code.py": CODE, "scenes/more.py": code}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(source)
    return check(folder)


def replaced(folder: Path, language: str, old: str, new: str) -> list[str]:
    """The errors after a text is replaced by another."""
    assert project(folder) == []
    path = folder / "assets" / "text" / language / "game.ftl"
    assert old in path.read_text(encoding="utf-8")
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return check(folder)


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
        (
            "de",
            "bietet { $amount }\n    .child = { $seat } sagt { $amount }",
            "bietet\n    .child = { $seat }",
            ["de: bids lacks $amount"],
        ),
        ("de", "{ $card } gewinnt", "gewinnt", ["de: wins lacks $card"]),
        (
            "de",
            "bietet { $amount }",
            "bietet { SIGNED($price) }",
            ["de: bids has an extra $price", "game/code.py:7: bids lacks $price, which de has"],
        ),
        ("de", "bietet", "}", ["de/game.ftl:6: } closes nothing"]),
        ("de", "bids =", "waits =", ["de/game.ftl:8: waits is there already, in line 6"]),
        ("de", "{ waits }", "{ wait }", ["de: wait is missing, for de/game.ftl:9", "de: wins lacks $seat"]),
        ("de", "{ waits }", "{ waits.how }", ["de: waits.how is missing, for de/game.ftl:9"]),
        ("en", "-bird =", "idle = x\n-bird =", ["de: idle is missing", "en: idle is unsaid (en/game.ftl:4)"]),
        (
            "en",
            "bids = { $seat } bids",
            "bids = { $by } bids",
            ["de: bids lacks $by", "game/code.py:7: bids lacks $by, which en has"],
        ),
        ("pictures", "bids = icons/star\n", "", ["pictures: bids is missing"]),
        ("pictures", "bids =", "bid = x\nbids =", ["pictures: bid is extra"]),
        ("pictures", "icons/star", "icons/{ $suit }", ["game/code.py:7: bids lacks $suit, which pictures has"]),
    ],
)
def test_a_difference_between_languages_is_named(
    tmp_path: Path, language: str, old: str, new: str, wrong: list[str]
) -> None:
    assert replaced(tmp_path, language, old, new) == wrong


def test_forms_of_a_noun_may_differ_between_languages(tmp_path: Path) -> None:
    assert project(tmp_path, de="") == []
    assert replaced(tmp_path, "de", "    .acc = den Rook\n", "    .dat = dem Rook\n") == []


def test_a_message_is_in_the_same_file_in_all_languages(tmp_path: Path) -> None:
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
look = ["zone:hand"]
who = { %s = 1 }
"""
RECORD = '{"format": 1, "game": "rook", "variant": "beginner", "players": 4, "options": {}}\n'
LESSON_TEXTS = "rook-lesson-%s = x\n"


def taught(folder: Path, beat: str, gap: str = "seat") -> list[str]:
    """The errors if a lesson has one beat, and the texts one with the name `trick`."""
    (folder / "assets" / "lessons").mkdir(parents=True)
    (folder / "assets" / "lessons" / "rook.jsonl").write_text(RECORD)
    (folder / "assets" / "lessons" / "rook.toml").write_text(LESSON % (beat, gap))
    whole = "".join(LESSON_TEXTS % part for part in ("title", "goal", "next"))
    texts = whole + "rook-lesson-trick = { $seat } waits\n"
    return project(folder, en=texts, de=texts)


def test_a_lessons_texts_are_in_use(tmp_path: Path) -> None:
    assert taught(tmp_path, "trick") == []


def test_a_lessons_texts_exist_with_their_gaps(tmp_path: Path) -> None:
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


def test_an_invalid_lesson_is_named(tmp_path: Path) -> None:
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
def test_a_wrong_key_in_the_code_is_named_with_its_line(tmp_path: Path, code: str, wrong: list[str]) -> None:
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


def test_the_module_of_messages_also_uses_keys(tmp_path: Path) -> None:
    home = tmp_path / "engine" / "core" / "messages.py"
    home.parent.mkdir(parents=True)
    home.write_text('"""engine.core.messages"""\n\ndef say(key, **args): ...\n\ndef calm():\n    return say("quiet")\n')
    assert project(tmp_path) == ["engine/core/messages.py:6: quiet is missing in en"]


def test_a_module_with_its_own_say_is_not_checked(tmp_path: Path) -> None:
    assert project(tmp_path, "def say(key): ...\nsay(anything)\n") == []


def test_every_reason_of_a_coach_needs_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "engine" / "games").mkdir(parents=True)
    (tmp_path / "engine" / "games" / "tiny.py").write_text('REASONS: Reasons = {"only_card": (), "best": ()}\n')
    texts = "-tiny-idea-best = x\n-tiny-idea-worst = x\ntiny-why-best = x\n"
    unsaid, missing = project(tmp_path, en=texts, de=texts)
    assert unsaid.startswith("en: -tiny-idea-worst is unsaid")
    assert missing == "engine/games/tiny.py: tiny-why-only-card is missing in en"


# The voice


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Whoever wins leads", "says “Whoever”: say who or what"),
        ("Everybody plays", "says “Everybody”: say you, all, or the name"),
        ("Play from this hand", "says “this hand”: say you, or the name"),
        ("Cards are dealt anew", "says “anew”: say again, later"),
        ("Pass, otherwise play", "says “otherwise”: say if not"),
        ("The first empty hand wins alone", "says “alone”: say only"),
        ("No bids: new cards", "has a colon where no list begins"),
        ("Wren leads; Otto follows", "has a semicolon"),
        ("One two three four five six seven eight nine ten and four or 5 more", "has 15 words in a sentence, not 14"),
        ("One\n    .child = We may not use as many as nine words", "has 9 words in a sentence, not 8"),
    ],
)
def test_a_message_out_of_the_voice_is_named(tmp_path: Path, text: str, fault: str) -> None:
    found = project(tmp_path, en=f"late = {text}\n", de="late = Spät\n" + "    .child = Spät\n" * ("child" in text))
    where = "late.child" if "child" in text else "late"
    assert f"en: {where} {fault} (en/game.ftl:" in "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "Two kinds: stars and points",
        "Try: { $card }",
        "All count: un, deux, trois",
        "Two short sentences are fine. Each of them may have as many words as this",
        "{ FACE($seat) } { $seat } leads",
        "One\n    .child = We may use as many as eight",
    ],
)
def test_a_message_in_the_voice_is_not(tmp_path: Path, text: str) -> None:
    found = project(tmp_path, en=f"late = {text}\n", de="late = Spät\n" + "    .child = Spät\n" * ("child" in text))
    assert not [line for line in found if line.startswith("en: late") and "unsaid" not in line]


def test_german_addresses_one_person_or_several(tmp_path: Path) -> None:
    """On one page it is du or ihr."""
    found = project(tmp_path, en="late = You win\n", de="late =\n    Du gewinnst.\n    Dann zählt ihr.\n")
    assert "de: late addresses one person and several" in "\n".join(found)
    found = project(tmp_path, en="late = You win\n", de="late =\n    Du gewinnst.\n    Dann zählst du.\n")
    assert "addresses" not in "\n".join(found)


BUTTONS = """from engine.core.messages import say
NAMES = ((1, Action.MENU, say("offered")),)
MENU = ((QUIT, "door", say("listed"), say("left-alone")),)
LABELS = {QUIT: say("labelled")}
NEXT = {QUIT: say("looked-up")}
BACK = say("given-with-icon"), "back"
DOES = {"ask": "asked"}
HELP = say("helped")

def choice(step):
    return say(DOES[step.do]) if step.args else laid()

def laid():
    return say("laid")

@property
def leads_on(self):
    return say("of-the-page")

def rows(self):
    one, other = say("taken-apart"), say("left-alone")
    ways = Binding(Action.MENU, self.go, one), Binding(Action.MENU, self.go, *BACK), self.chooses(self.leads_on)
    page = Row("page", say("left-alone"), None, leads=True)
    return Row("act", say("acting"), None), page, Row("level", say("left-alone"), self.level)

def bindings(self):
    vote = Challenge(self.ask, answers=(say("for"), HELP))
    parts = Summary(say("whole"), True), Summary(say("left-alone"), False)
    named = Binding(Action.BACK, self.go, NEXT[self.at]), Binding(Action.BACK, self.go, NEXT.get(self.at, HELP))
    return Binding(Action.EXTRA, self.do, say("done") if self.over else HELP), self.chooses(say("chosen"))
"""
ON_BUTTONS = (
    "offered",
    "listed",
    "labelled",
    "looked-up",
    "given-with-icon",
    "of-the-page",
    "taken-apart",
    "asked",
    "laid",
    "acting",
    "for",
    "whole",
    "helped",
    "done",
    "chosen",
)


def on_buttons(folder: Path, language: str, key: str, text: str) -> list[str]:
    """The faults of a message with that text among others that are right."""
    usual = {"en": "Play", "de": "Spielen"}
    texts = {
        name: "".join(f"{one} = {text if (one, name) == (key, language) else word}\n" for one in ON_BUTTONS)
        + f"left-alone = {'Scores' if name == 'en' else 'Punkte'}\n"
        for name, word in usual.items()
    }
    found = [line.partition(" (")[0] for line in project(folder, BUTTONS, **texts)]
    return [line.removeprefix(f"{language}: {key} ") for line in found if line.startswith(f"{language}: {key} ")]


@pytest.mark.parametrize("key", ON_BUTTONS)
@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("Scores", ["begins with no verb on a button"]),
        ("Play.", ["ends with a full stop on a button"]),
        ("Play all these cards", ["has 4 words on a button, not 3"]),
        ("Play it now", []),
    ],
)
def test_what_stands_on_a_button_is_found_in_the_code(tmp_path: Path, key: str, text: str, faults: list[str]) -> None:
    assert on_buttons(tmp_path, "en", key, text) == faults


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("Punkte", ["has no verb on a button"]),
        ("Alle Punkte zeigen", []),
        ("Weiter zum Titel", []),
        ("Diese Karten hier jetzt spielen", ["has 5 words on a button, not 4"]),
    ],
)
def test_a_german_button_has_its_verb_at_either_end(tmp_path: Path, text: str, faults: list[str]) -> None:
    assert on_buttons(tmp_path, "de", "offered", text) == faults


def test_a_row_that_opens_a_page_or_has_a_value_is_no_button(tmp_path: Path) -> None:
    assert on_buttons(tmp_path, "en", "left-alone", "") == []


def test_a_reason_allows_a_message_and_a_needless_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    allowed = tmp_path / "tools" / "voice_exceptions.toml"
    allowed.write_text('[en]\nlate = "a saying"\nbids = "none"\n')
    found = project(tmp_path, en="late = Whoever wins leads\n", de="late = Spät\n")
    assert [line for line in found if "late" in line and "unsaid" not in line] == []
    assert "en: bids needs no exception" in found


def test_a_reason_can_hold_in_all_languages(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "voice_exceptions.toml").write_text('[all]\nlate = "a saying"\nbids = "none"\n')
    found = project(tmp_path, en="late = Whoever wins leads\n", de="late = Spät; gut\n")
    assert [line for line in found if "late" in line and "unsaid" not in line] == []
    assert "all: bids needs no exception" in found
