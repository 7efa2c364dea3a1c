"""The website: complete in every language, and true to what the game says and does."""

import re
import shlex
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.headless.parsing import parse
from game.draw.svg import PICTURES
from game.kiosk.privacy import items
from game.text.catalogue import Voice, catalogue_of
from scenes.games import entry_of, kids_preset_of
from tests.text.test_glossary import GLOSSARY
from tools.make_site import FONTS, ICON_SIZES, TEXTS, THEMES, WRITTEN, address, hero_of, page, picture_of, record

ROOT = Path(__file__).resolve().parents[1]
PROJECT = "https://forge.example/somebody/project"
VOID = {"meta", "link", "img"}


class Reader(HTMLParser):
    """Open tags, texts, ids, links and the files that a page asks for."""

    def __init__(self, text):
        super().__init__()
        self.open, self.said, self.ids, self.links, self.files, self.code, self.tags = [], [], [], [], [], [], []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag, attrs):
        said = dict(attrs)
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in said:
            self.ids.append(said["id"])
        if tag == "a":
            self.links.append(said["href"])
        elif "src" in said or "href" in said:
            self.files.append(said.get("src") or said["href"])
        if tag == "img":
            assert "alt" in said and said["width"] and said["height"]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.said.append(data)
        if "code" in self.open:
            self.code += data.splitlines()

    @property
    def words(self):
        return " ".join(" ".join(self.said).split())


@cache
def read(language):
    return Reader(page(language, PROJECT))


@pytest.mark.parametrize("language", WRITTEN)
def test_every_game_is_there_in_its_own_words_with_both_pictures(language):
    voice, read_page = Voice(catalogue_of(language)), read(language)
    for game in GAMES:
        said = (entry_of(game).title, voice.words(entry_of(game).line), entry_of(game).players)
        assert all(words in read_page.words for words in (*said, voice.words(kids_preset_of(game).PRESET.line)))
        assert all(picture_of(game, theme, language) in read_page.files for theme in THEMES)


@pytest.mark.parametrize("language", WRITTEN)
def test_it_says_all_that_a_kiosk_keeps(language):
    voice = Voice(catalogue_of(language))
    assert all(" ".join(voice.words(item.whole).split()) in read(language).words for item in items())


@pytest.mark.parametrize("language", WRITTEN)
def test_every_link_leads_to_a_page(language):
    pages = {address(other) for other in WRITTEN}
    for link in read(language).links:
        if link.startswith("#"):
            assert link[1:] in read(language).ids
        elif link.startswith(f"{PROJECT}/blob/main/"):
            assert (ROOT / link.removeprefix(f"{PROJECT}/blob/main/")).is_file(), link
        else:
            assert link in pages or link in (PROJECT, f"{PROJECT}/releases/latest", f"{PROJECT}/issues/new"), link
    assert len(set(read(language).ids)) == len(read(language).ids)


@pytest.mark.parametrize("language", WRITTEN)
def test_it_needs_no_scripts_and_asks_no_other_machine(language):
    made = {"style.css", "icon.svg", hero_of(language), *(f"icon-{size}.png" for size in ICON_SIZES)}
    made |= {picture_of(game, theme, language) for game in GAMES for theme in THEMES}
    made |= {address(other) for other in WRITTEN}
    assert set(read(language).files) <= made and "script" not in read(language).tags
    style = (TEXTS / "style.css").read_text(encoding="utf-8")
    assert set(re.findall(r"url\(([^)]*)\)", style)) == set(FONTS) and "@import" not in style
    assert (PICTURES / "icon.svg").is_file()


def test_all_languages_have_the_same_parts_and_commands():
    shapes = {language: (read(language).tags, read(language).ids) for language in WRITTEN}
    assert all(shape == shapes["en"] for shape in shapes.values())


@pytest.mark.parametrize("language", WRITTEN)
def test_every_command_makes_sense(language):
    commands = [line for line in read(language).code if line.startswith("by-hook-or-by-rook ")]
    assert {type(parse(shlex.split(line)[1:])).__name__ for line in commands} == {"Privacy", "Export", "Verify"}


@pytest.mark.parametrize("language", WRITTEN)
def test_things_have_the_names_that_the_game_gives_them(language):
    """Except those that are the names of other programs."""
    written = re.sub(r"<code>.*?</code>|<pre>.*?</pre>", "", (TEXTS / f"{language}.html").read_text(), flags=re.DOTALL)
    pattern = "|".join(GLOSSARY[language].values())
    assert not re.findall(rf"\b(?:{pattern})\b", written)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kids", [False, True])
def test_there_is_a_match_to_take_a_picture_of(game, kids):
    header, *steps = record(game, "de", kids).splitlines()
    assert f'"game": "{game}"' in header and len(steps) > 1


def test_the_program_opens_no_connection():
    """As the page promises. The supervisor's only socket is that of the machine's own systemd."""
    known = {
        "http",
        "urllib",
        "ssl",
        "ftplib",
        "smtplib",
        "xmlrpc",
        "asyncio",
        "requests",
        "webbrowser",
        "socketserver",
    }
    asking = set()
    for path in (path for folder in ("engine", "game", "scenes") for path in (ROOT / folder).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        names = set(re.findall(r"^\s*(?:import|from) (\w+)", text, re.MULTILINE))
        assert not names & known, path
        if "socket" in names:
            asking.add(path.name)
            assert set(re.findall(r"socket\.AF_\w+", text)) == {"socket.AF_UNIX"}
    assert asking <= {"supervisor.py"}
