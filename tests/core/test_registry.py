"""The registry of games loads each game only when it is needed."""

import subprocess
import sys
from pathlib import Path
from pkgutil import iter_modules

import pytest

import engine.games
from engine.games import GAMES

ROOT = Path(__file__).parents[2]


def test_every_package_is_a_game_under_its_own_name():
    """So is every file beside the registry: a small game may be one."""
    found = [module.name for module in iter_modules(engine.games.__path__)]
    assert sorted(GAMES) == sorted(found)
    assert all(GAMES[name].name == name for name in GAMES)


def test_an_unknown_name_is_not_found():
    assert "chess" not in GAMES and GAMES.get("core") is None and 7 not in GAMES
    with pytest.raises(KeyError):
        GAMES["os"]


def test_a_game_is_loaded_when_it_is_first_used():
    code = (
        "import sys; from engine.games import GAMES; names = list(GAMES); assert names[0] in GAMES;"
        "loaded = lambda: [name for name in names if f'engine.games.{name}' in sys.modules];"
        "assert loaded() == []; GAMES[names[0]]; sys.exit(loaded() != names[:1])"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, timeout=60).returncode == 0
