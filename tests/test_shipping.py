"""Checks of packages without a build: they have everything that the program needs, and nothing twice."""

import ast
import re
import tomllib
from configparser import ConfigParser
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.headless.arguments import Play
from engine.headless.parsing import parse
from engine.program import NAME, VERSION
from game.text.languages import SOURCE, WHOLE
from shipping.publisher import ID, MAINTAINER
from shipping.requirements import PLAY, REQUIREMENTS, locked, needed, normal
from tests.text.test_glossary import GLOSSARY

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKED = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def packed(name: str) -> bool:
    """Whether the wheel has the module of that dotted name."""
    place = name.replace(".", "/")
    return any(place == one.removesuffix(".py") or f"{place}/".startswith(f"{one}/") for one in PACKED)


def test_every_tool_that_a_command_asks_for_is_packed() -> None:
    """`main.py` imports a tool when its command is called, so a missing one would be noticed late."""
    asked = [ROOT / "main.py"]
    seen = set()
    while asked:
        file = asked.pop()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                if name.startswith("tools") and name not in seen and find_spec(name.rpartition(".")[0] or name):
                    seen.add(name)
                    found = ROOT / name.replace(".", "/")
                    source = found.with_suffix(".py") if found.with_suffix(".py").exists() else found / "__init__.py"
                    if source.exists():
                        assert packed(name) or name == "tools", name
                        asked.append(source)
    assert "tools.soak" in seen and "tools.bench.command" in seen


def test_all_that_is_packed_is_there() -> None:
    assert all((ROOT / place).exists() for place in PACKED)


def requirements(file: str) -> set[str]:
    """The pinned lines of a file."""
    return set(needed(ROOT / file))


def test_the_games_libraries_are_pinned_with_all_others() -> None:
    """One place has versions; a name without one is looked up there."""
    assert requirements(PLAY) < requirements("requirements.txt")
    assert all("==" in line for file in REQUIREMENTS.values() for line in requirements(file))


@pytest.mark.parametrize("lock", REQUIREMENTS)
def test_a_lock_has_every_requirement_with_hashes(lock: str) -> None:
    pinned, hashed = locked(ROOT / "shipping" / "lock" / f"{lock}.txt")
    assert set(map(normal, requirements(REQUIREMENTS[lock]))) <= pinned == hashed


def test_the_wheels_build_tools_are_those_in_its_lock() -> None:
    assert set(SETTINGS["build-system"]["requires"]) <= requirements(REQUIREMENTS["package"])


def test_the_newest_version_in_the_changelog_is_this_one() -> None:
    from shipping.package import released

    assert released()[0] == VERSION
    assert VERSION not in (ROOT / "pyproject.toml").read_text(encoding="utf-8"), "it is written down once"


def test_the_packages_service_starts_the_installed_program() -> None:
    """It is made from the one in docs/kiosk.md."""
    from shipping.package import unit

    service = ConfigParser(interpolation=None, strict=False)
    service.optionxform = str
    service.read_string(unit())
    words = service["Service"]["ExecStart"].split()
    assert words[: words.index("--") + 2] == ["/usr/bin/cage", "-s", "--", f"/usr/bin/{NAME}"]
    play = parse(words[words.index("--") + 2 :])
    assert isinstance(play, Play) and play.kiosk
    assert "/opt/" not in unit() and "python" not in unit().replace("PYTHONUNBUFFERED", "")


@pytest.mark.parametrize("language", WHOLE)
def test_shops_and_desktops_get_the_names_that_the_game_has(language: str) -> None:
    """In the file for shops a sentence without a language is English; so is a line without one for desktops."""
    tree = ElementTree.parse(ROOT / "shipping" / "debian" / "metainfo.xml")
    said = [
        line.text or "" for line in tree.iter() if line.get(LANG, SOURCE) == language and line.tag in ("p", "summary")
    ]
    mark = "" if language == SOURCE else f"[{language}]"
    lines = (ROOT / "shipping" / "debian" / f"{NAME}.desktop").read_text(encoding="utf-8").splitlines()
    said += [line for line in lines if re.match(rf"(GenericName|Comment|Keywords){re.escape(mark)}=", line)]
    assert len(said) == 6
    pattern = "|".join(GLOSSARY[language].values())
    assert not re.findall(rf"\b(?:{pattern})\b", "\n".join(said))


def test_names_of_the_publisher_stand_in_one_file() -> None:
    """A new publisher changes that one, and the page that prints a path."""
    kinds = (".py", ".md", ".yml", ".xml", ".toml", ".desktop", ".spec", "")
    folders = (ROOT / place for place in ("engine", "shipping", "docs", ".github"))
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file() and file.suffix in kinds]
    naming = {file.name for file in files if any(name in file.read_text(encoding="utf-8") for name in (ID, MAINTAINER))}
    assert naming - {f"{ID}.yml"} == {"publisher.py", "steam-deck.md"}  # the Flatpak's recipe after its build


def test_a_checklist_ticks_only_what_it_has_checked() -> None:
    from shipping.checklist import proves

    def broken() -> bool:
        raise OSError

    assert proves(lambda: "yes") and not proves(lambda: "") and not proves(broken)
