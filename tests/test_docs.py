"""What the page for a kiosk's machine promises: the unit parses, and its words are words that the program knows."""

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import pytest

from engine.headless.arguments import COMMANDS, Play, Soak
from engine.headless.help import help_of
from engine.headless.parsing import parse
from game.kiosk.supervisor import SAFE, Limits
from game.log_file import BYTES, NAME, OLD
from game.store.database import FILE
from scenes.kiosk.building import FOLDER
from scenes.play import PRESENT, WAYS
from shipping.publisher import ID

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = (DOCS / "kiosk.md").read_text(encoding="utf-8")


@pytest.fixture
def unit() -> ConfigParser:
    found = ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(DOCS / "by-hook-or-by-rook.service", encoding="utf-8")
    return found


def called(line: str) -> list[str]:
    """The words after main.py."""
    words = shlex.split(line)
    begin = next(i for i, word in enumerate(words) if word.endswith("main.py")) + 1
    return words[begin : words.index("--", begin) if "--" in words[begin:] else None]


def all_options() -> set[str]:
    return set(re.findall(r"--[a-z]+", "\n".join(map(help_of, ("", *COMMANDS)))))


def test_the_unit_is_watched_and_comes_back_whatever_happens(unit: ConfigParser) -> None:
    service = unit["Service"]
    assert (service["Type"], service["NotifyAccess"], service["Restart"]) == ("notify", "all", "always")
    assert unit["Unit"]["StartLimitIntervalSec"] == "0", "it never gives up"
    limits = Limits()
    assert int(service["WatchdogSec"]) > limits.start + limits.long_silence + limits.long_pause
    assert service["User"] != "root" and unit["Install"]["WantedBy"]


def test_the_unit_starts_a_kiosk_with_its_own_file_and_folder(unit: ConfigParser) -> None:
    play = parse(called(unit["Service"]["ExecStart"]))
    assert isinstance(play, Play) and play.kiosk and play.config is not None and play.data is not None
    assert play.data == Path("/var/lib") / unit["Service"]["StateDirectory"]
    assert str(play.config) in PAGE and str(play.data) in PAGE


def test_every_command_of_the_page_makes_sense() -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("    ") and "main.py" in line]
    commands = [parse(called(line)) for line in lines]
    assert any(isinstance(command, Play) and command.kiosk for command in commands)
    assert any(isinstance(command, Soak) for command in commands)


def test_every_option_and_file_of_the_page_is_there() -> None:
    known = all_options()
    ours = {"--kiosk", "--config", "--data", "--mute", "--minutes", SAFE}
    assert ours <= known and ours <= set(re.findall(r"--[a-z]+", PAGE))
    assert f"/{FOLDER}/{FILE}`" in PAGE and f"/{NAME}`" in PAGE
    assert f"{BYTES // 1024} KB and {('no', 'one', 'two')[OLD]} older files" in PAGE
    assert f"{PRESENT}={WAYS[1]}" in PAGE
    for path in re.findall(r"docs/[\w.-]+", PAGE):
        assert (DOCS.parent / path).exists(), path


@pytest.mark.parametrize("name", ["steam-deck", "raspberry-pi"])
def test_pages_for_other_machines_name_what_there_is(name: str) -> None:
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    flatpaks = {"--user", "--env"}
    assert set(re.findall(r"--[a-z]+", page)) - flatpaks <= all_options()
    assert set(re.findall(rf"{PRESENT}=(\w+)", page)) <= set(WAYS)
    assert set(re.findall(r"io\.\w+\.\w+\.\w+", page)) <= {ID}
    for path in re.findall(r"\]\(([\w.-]+)\)", page):
        assert (DOCS / path).exists(), path
