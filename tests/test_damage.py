"""Missing or damaged files of the program (R3): each has a stand-in, the program continues, and people are told."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pygame
import pytest

from engine import damage
from engine.core import packs
from engine.core.messages import Message, say
from engine.games import GAMES
from engine.games.word_porters import content
from game import crash_screen, lessons, licences, seal_words, window, word_packs
from game.draw import expressions, host, svg, text
from game.input.actions import Action
from game.settings import Settings
from game.sound.catalogue import PIECES
from game.sound.decoded import Decoded
from game.sound.mixer import FREQUENCY
from game.sound.player import Sound
from game.text import catalogue, reader
from game.text.catalogue import PICTURES, Catalogue, Voice
from game.text.languages import HEAD, LANGUAGES, SOURCE, WHOLE, languages
from game.theme import STAGE
from scenes.front.title import TitleScene
from scenes.games.hooky.art import slate_drawing
from tests.damage_assets import ROOT, WAYS, damaged, link, put, run
from tests.damage_assets import program as copied
from tests.packs import reload
from tests.pilot import Pilot

ASSETS = ROOT / "assets"
FILES = sorted(path.relative_to(ASSETS) for path in ASSETS.rglob("*") if path.is_file())
UNREAD = re.compile(r"LICEN[CS]E(?!S\.md)|OFL|COPYRIGHT|CC0|words\.json")
"""In the names of files that only people read."""
SEED = 7
Noted = Callable[[], dict[str, str]]


@pytest.fixture(scope="module")
def assets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of all files that the program reads, at the place where it looks; each may be damaged."""
    folder = tmp_path_factory.mktemp("damaged") / "assets"
    link(ASSETS, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(damage, "HOUSE", folder.parent)
        patch.setattr(svg, "PICTURES", folder / "pictures")
        patch.setattr(window, "PICTURES", folder / "pictures")
        patch.setattr(text, "FONTS", folder / "fonts")
        patch.setattr(text, "_letters", text._letters.__wrapped__)
        patch.setattr(catalogue, "TEXTS", folder / "text")
        patch.setattr(lessons, "FOLDER", folder / "lessons")
        patch.setattr(packs, "FOLDER", folder / "packs")
        patch.setattr(crash_screen, "PICTURES", folder / "crash")
        patch.setattr(seal_words, "LIST", folder / "words" / "seal.txt")
        patch.setattr(licences, "FILE", folder / "LICENSES.md")
        reload()
        yield folder
    reload()


# Readers of each kind of file, as in the program


def picture(assets: Path, path: Path) -> None:
    name = path.relative_to("pictures").with_suffix("").as_posix()
    if name == "icon":
        assert window._icon().get_size() == (window.ICON, window.ICON)
        return
    elements, box = svg.source.__wrapped__(name)
    assert svg.draw_svg(elements, box, (40, 30)).get_size() == (40, 30)


def font(assets: Path, path: Path) -> None:
    for role in (role for role, file in text.ROLES.items() if file == path.name):
        assert text._open(role, 40).render("Ag 7", True, (0, 0, 0)).get_width() > 40


def sound(assets: Path, path: Path) -> None:
    decoded = Decoded(assets / "sounds")
    if path.stem in PIECES:
        playing = Sound(Settings(), folder=assets / "sounds")
        playing._decoded.has = lambda file: False  # the layer is a file of its own
        playing.music(path.stem)
        playing.advance(1.0)
        playing.close()
        return
    pygame.mixer.init(FREQUENCY, allowedchanges=0)  # once for all of them
    decoded.effect(path.stem)


_whole = cache(reader.read)


def texts(assets: Path, path: Path) -> None:
    """Say all messages, to grown-ups and children, also without values for their gaps."""
    if path.name == HEAD:
        assert SOURCE in languages(assets / "text")
        return
    language = path.parts[1] if path.parts[1] in LANGUAGES else SOURCE
    with pytest.MonkeyPatch.context() as patch:
        fresh = reader.read
        patch.setattr(
            catalogue, "read", lambda file, wrong: fresh(file, wrong) if file == assets / path else _whole(file)
        )
        spoken = Catalogue(language, assets / "text")
    for register in ("grown-up", "child"):
        voice = Voice(spoken, register)
        for key in _whole(ASSETS / path):
            assert voice.words(say(key)), key
            assert voice.parts(spoken.pictures, key, "", {}) or path.parts[1] != PICTURES, key


def lesson(assets: Path, path: Path) -> None:
    if path.name == lessons.MOMENTS:
        lessons.moments.__wrapped__()
        return
    name, _, language = path.stem.partition(".")
    assert lessons.lesson_for(name.removesuffix("_children"), name.endswith("_children")) == name
    lessons.lesson_of.__wrapped__(name, language or SOURCE)


def pack(assets: Path, path: Path) -> None:
    """A match with its words can begin, or people are told why not."""
    reload()
    language, name = path.parts[1:3]
    games = [game for game in GAMES.values() if game.prepare and name in (game.name, packs._FILE)]
    assert games or name == packs._FILE
    for game in games:
        why = word_packs.why_not(game.setup(game.variants[0].name, min(game.variants[0].players), {"words": language}))
        assert why is None or why.key.startswith("notice-words")
    content.lines_of("ladder")
    reload()


def seal(assets: Path, path: Path) -> None:
    seal_words.known.cache_clear()
    assert len(set(seal_words.words("0123456789abcdef" * 4))) == seal_words.WORDS
    seal_words.known.cache_clear()


def crash(assets: Path, path: Path) -> None:
    kind, _, language = path.stem.rpartition("-")
    assert crash_screen._picture(kind, language).get_size() == STAGE


def ruleset(assets: Path, path: Path) -> None:
    licences.licences.cache_clear()
    assert all(licence.what for licence in licences.licences())
    licences.licences.cache_clear()


READERS = {
    "pictures": picture,
    "fonts": font,
    "sounds": sound,
    "text": texts,
    "lessons": lesson,
    "packs": pack,
    "words": seal,
    "crash": crash,
    "LICENSES.md": ruleset,
}


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize("way", WAYS)
def test_each_file_may_be_damaged(kind: str, way: str, assets: Path, noted: Noted) -> None:
    """R3: by the code that reads it in the program. A missing file is noted under its own name or its folder's."""
    chance = Random(SEED)
    for path in (path for path in FILES if path.parts[0] == kind and not UNREAD.search(path.name)):
        data = (ASSETS / path).read_bytes()
        put(assets / path, damaged(data, way, chance))
        READERS[kind](assets, path)
        # A record in another language and the texts of a partial one are additions, so their absence is no damage.
        added = len(path.suffixes) > 1 or (kind == "text" and path.parts[1] in LANGUAGES.keys() - set(WHOLE))
        torn = way == "cut" and path.suffix == ".svg" and path.name != "icon.svg"
        gone = way == "gone" and not added and kind != "crash"  # people who read of an error get no second report
        if torn or gone or path.suffix == ".ttf":
            assert any(f"assets/{path}".startswith(name) for name in noted()), path
        damage.forget()
        if (assets / path).exists():
            put(assets / path, None)
        link(ASSETS / path, assets / path)


def test_every_kind_of_file_is_walked() -> None:
    """A file of a new kind needs a reader here."""
    assert {path.parts[0] for path in FILES if not UNREAD.search(path.name)} == READERS.keys()


# Reports to people


def test_each_file_is_logged_once_and_people_are_told_once(noted: Noted, caplog: pytest.LogCaptureFixture) -> None:
    """R3: not 43 lines, and for a missing folder not one line for each of its files."""
    told: list[Message] = []
    damage.tell_with(told.append)
    assert not told
    for number in range(3 * damage.MOST):
        for _ in range(2):
            damage.note(damage.HOUSE / "assets" / "sounds" / f"{number}.ogg", "missing")
    assert told == [damage.INSTALL_AGAIN]
    assert caplog.messages[0] == "assets/sounds/0.ogg: missing" and len(caplog.messages) == damage.MOST + 1
    assert len(noted()) == 3 * damage.MOST


def test_damage_at_the_start_is_told_once_there_is_a_screen(tmp_path: Path, noted: Noted) -> None:
    """R3: in both registers, even if the sentence itself is damaged."""
    damage.note(ASSETS / "fonts" / "gone.ttf", "missing")
    for kids in (False, True):
        with Pilot(tmp_path / str(kids), kids=kids) as pilot:
            scene = pilot.scene
            pilot.frames(2)
            assert damage.INSTALL_AGAIN in (*pilot.context.sound.captions.said, getattr(scene, "said", None))
    assert Voice(Catalogue(SOURCE, tmp_path)).words(damage.INSTALL_AGAIN) == "Install again"
    assert noted()


# Less obvious damages


def test_a_record_of_ours_that_breaks_the_rules_is_damaged(tmp_path: Path) -> None:
    """R3: every line of it can be read, but a table that plays it would fail."""
    lines = (ASSETS / "lessons" / "rook.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "rook.jsonl").write_text("".join((*lines[:3], lines[2], *lines[3:])), encoding="utf-8")
    with pytest.raises(lessons.BadLesson, match=r"^rook.jsonl, line 4: "):
        lessons.record_of(tmp_path / "rook.toml")


def test_the_host_and_animals_are_drawn_without_their_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noted: Noted
) -> None:
    """R3: wings and eyes are searched for in the pictures."""
    monkeypatch.setattr(svg, "PICTURES", tmp_path)
    monkeypatch.setattr(svg, "source", svg.source.__wrapped__)
    assert "polygon" in host._turned(90, 0)
    assert expressions.changing.__wrapped__("fox", "smile") == (0, 0, 200, 200)
    assert len(noted()) == 2


def test_a_word_for_children_is_drawn_without_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R3: it may be in either of two folders; a plain shape replaces a missing one."""
    monkeypatch.setattr(slate_drawing, "PICTURES", tmp_path)
    assert slate_drawing.word_picture.__wrapped__("gone") == "hooky/words/gone"


def test_plain_shapes_can_be_told_apart() -> None:
    """R3: the suits of two cards whose pictures are missing."""
    shapes = {svg._plain_shape(f"spooks/{suit}") for suit in ("spider", "spook", "goblin", "bone", "bat")}
    assert len(shapes) == 5


def test_the_title_says_why_there_are_no_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R3"""
    monkeypatch.setattr(lessons, "FOLDER", tmp_path)
    with Pilot(tmp_path / "data") as pilot:
        title = pilot.scene
        assert isinstance(title, TitleScene)
        title.settle("learn")
        pilot.press(Action.CONFIRM)
        assert pilot.scene is title and title.said == damage.INSTALL_AGAIN


# The whole program


@pytest.mark.parametrize(
    ("theme", "games", "gone"),
    [
        ("kids", ("rook", "word_porters"), ("fonts", "lessons", "pictures", "sounds", "text", "words")),
        ("grown-up", ("spooks", "hooky"), ("packs",)),
    ],
)
def test_the_program_plays_without_whole_folders(
    theme: str, games: tuple[str, ...], gone: tuple[str, ...], tmp_path: Path
) -> None:
    """R3: title, rules, lessons, seats, and matches to their ends. `python -m tests.damage_assets` does the same for
    single files."""
    copy = copied(tmp_path)
    for name in gone:
        put(copy / "assets" / name, None)
    assert run(copy, theme, *games) == ""


@pytest.mark.parametrize("command", ["playout hooky", "verify", "views", "legal", "snapshot"])
def test_a_command_reports_missing_words_in_one_line(command: str, tmp_path: Path) -> None:
    """R3"""
    copy = copied(tmp_path)
    put(copy / "assets" / "packs" / "en", None)
    words = command.split()
    if words[0] != "playout":
        words.append(str(ROOT / "tests" / "golden" / "hooky-who-is-missing.jsonl"))
    if words[0] == "snapshot":
        words += ["--viewer", "public", "--out", str(tmp_path / "out.png")]
    done = subprocess.run(
        [sys.executable, "main.py", *words], cwd=copy, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(": there is no pack of words 'en' (known: de)\n") and done.stderr.count("\n") == 1
