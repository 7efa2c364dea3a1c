"""The house rule that cannot be seen on a page: imports run one way, main -> scenes -> game -> game/text -> engine."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[1]
LAYERS = {
    "engine": (),
    "game": ("engine",),
    "scenes": ("engine", "game"),
    "tools": ("engine", "game", "scenes"),
    "main": ("engine", "game", "scenes", "tools"),
}
OUTSIDE = {
    "engine": (),
    "game": ("pygame", "pytweening", "platformdirs", "PIL"),
    "scenes": ("pygame", "pytweening", "segno"),
    "main": (),
}


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


@cache
def read(path: Path) -> tuple[frozenset[str], tuple[tuple[str, int], ...]]:
    """Every dotted name that a file imports, anywhere in it, and the number of methods of each of its classes."""
    found: set[str] = set()
    classes = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            classes.append((node.name, len({part.name for part in node.body if isinstance(part, ast.FunctionDef)})))
    return frozenset(found), tuple(classes)


def imports(path: Path) -> frozenset[str]:
    """Every dotted name that a file imports; `from a import b` counts as `a.b`."""
    return read(path)[0]


def wrong(path: Path, layer: str) -> set[str]:
    """The imports of a file that its layer may not have."""
    allowed = {layer, *LAYERS[layer], *OUTSIDE[layer], *sys.stdlib_module_names}
    return {name for name in imports(path) if name.split(".")[0] not in allowed}


@pytest.mark.parametrize("layer", ["engine", "game", "scenes"])
def test_arrows_point_down(layer):
    files = sources(layer)
    assert files
    assert {str(path): bad for path in files if (bad := wrong(path, layer))} == {}


def test_main_is_the_only_one_above_scenes():
    assert wrong(ROOT / "main.py", "main") == set()
    for layer in ("engine", "game", "scenes"):
        for path in sources(layer):
            assert not {name for name in imports(path) if name.split(".")[0] in ("main", "tests", "tools")}, path


SHARED = {"engine/core": ("engine.core.",), "engine/bots": ("engine.core.", "engine.bots.")}
"""The parts shared by all games, and their allowed imports from the engine. The core knows no game; the base of
computer players knows the core."""


@pytest.mark.parametrize("folder", SHARED)
def test_the_parts_shared_by_all_games_know_no_game(folder):
    files = sources(folder)
    assert files
    for path in files:
        own = {name for name in imports(path) if name.split(".")[0] == "engine"}
        assert not {name for name in own if not name.startswith(SHARED[folder])}, path


def test_no_game_knows_another():
    """The parts beside the games do not, either: they find a game by its name in the registry."""
    for side in ("engine/games", "scenes/games"):
        for path in sources(side):
            own = path.relative_to(ROOT / side).parts[0].removesuffix(".py")
            for name in imports(path):
                words = name.split(".")
                if words[1:2] == ["games"] and len(words) > 2:
                    assert words[2] not in set(GAMES) - {own}, f"{path} imports {name}"


def test_the_runtime_knows_no_particular_game():
    for path in sources("game"):
        assert not {
            name for name in imports(path) if name.startswith("engine.games.") and name != "engine.games.GAMES"
        }, path


def test_messages_depend_on_no_other_layer():
    """Messages belong to no game and no screen, so they need neither; and the engine never asks how one is worded."""
    files = sources("game/text")
    assert files
    for path in files:
        allowed = ("game.text.", "engine.core.messages.", "engine.damage")
        assert not {
            name
            for name in imports(path)
            if not name.startswith(allowed) and name.split(".")[0] not in sys.stdlib_module_names
        }, path


MATCH = "engine.core.match.Match"
OPENED_BY = {"engine.headless.files.open_match", "engine.core.records.replay", "game.store.saved.resume"}
"""The code that makes a match from a file or a saved one."""
OPENERS = {"scenes/front/resume.py", "scenes/play.py", "scenes/snapshot.py", "tools/make_pictures.py"}
"""The code that may do that, to hand it to a session."""


def reached(path: Path, attribute: str) -> bool:
    """Whether a file names that attribute of any object."""
    source = path.read_text(encoding="utf-8")
    return attribute in source and any(
        isinstance(node, ast.Attribute) and node.attr == attribute for node in ast.walk(ast.parse(source))
    )


def named(paths: list[Path]) -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in paths}


def test_only_the_session_reaches_the_match_that_is_played():
    """Secrecy depends on what a module can reach, not on its care: scenes and tools get what one viewer may know."""
    above = [path for layer in ("scenes", "tools") for path in sources(layer)]
    assert named([path for path in above if MATCH in imports(path)]) == {
        "scenes/table/session.py",
        "tools/bench/tables.py",  # plays matches of its own, without a screen
        "tools/courses.py",  # so do these
        "tools/measure_characters.py",
        "tools/measure_coach.py",
        "tools/measuring.py",
        "tools/make_pictures.py",  # opens records, and hands them to a session
    }
    assert named([path for path in above if imports(path) & OPENED_BY]) == OPENERS
    assert named([path for path in above if reached(path, "_match")]) == {"scenes/table/session.py"}
    assert named([path for path in sources("tests") if reached(path, "_match")]) == {"tests/scenes/at_table.py"}


FEW_METHODS = 30


def test_classes_have_few_methods():
    """A class with `FEW_METHODS` methods and properties of its own knows several things, and is split by them."""
    paths = [path for layer in ("engine", "game", "scenes") for path in sources(layer)]
    many = {name: own for path in paths for name, own in read(path)[1] if own >= FEW_METHODS}
    assert many == {}


ROOMS = ("front", "lobby", "ending", "replay", "kiosk", "games")
"""Folders of the scenes that can be read one module after the other."""


@cache
def modules() -> dict[str, Path]:
    """Every module of the scenes by its dotted name."""
    paths = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sources("scenes")}
    return {name.removesuffix(".__init__"): path for name, path in paths.items()}


def needs(name: str) -> set[str]:
    """The scenes' modules that one imports, including lazy imports and types."""
    found = {wanted if wanted in modules() else wanted.rpartition(".")[0] for wanted in imports(modules()[name])}
    return found & set(modules())


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_of_a_folder_imports_itself_indirectly(room):
    inside = [name for name in modules() if name.startswith(f"scenes.{room}")]
    assert inside
    for name in inside:
        reached, ahead = set(), needs(name)
        while ahead:
            reached |= ahead
            ahead = set().union(*map(needs, ahead)) - reached
        assert name not in reached, f"{name} stands in an import circle"


def test_this_test_can_fail(tmp_path):
    path = tmp_path / "x.py"
    path.write_text("def f():\n    import pygame.draw\n    from scenes.play import play\n    import json\n")
    assert wrong(path, "engine") == {"pygame.draw", "scenes.play.play"}
    assert wrong(path, "game") == {"scenes.play.play"}
    assert wrong(path, "scenes") == set()
