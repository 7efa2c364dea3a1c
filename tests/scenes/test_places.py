"""The ways between pages: each leads to a scene, and following one imports nothing of the scene before."""

import subprocess
import sys
from importlib import import_module

import pytest

from game.context import Navigation
from scenes.places import PLACES


@pytest.mark.parametrize("place", PLACES)
def test_every_place_can_be_opened(place: str) -> None:
    module, _, name = PLACES[place].partition(":")
    assert callable(getattr(import_module(module), name))


def test_an_unregistered_name_is_no_place() -> None:
    with pytest.raises(KeyError):
        Navigation(PLACES).scene("cellar")


def test_a_place_is_loaded_when_it_is_opened() -> None:
    program = "import sys; import scenes.front.title; print('scenes.table.scene' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "False"
