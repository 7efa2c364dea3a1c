"""The doors between the rooms: each leads somewhere, and who goes through one imports nothing of what is behind it."""

import subprocess
import sys
from importlib import import_module

import pytest

from game.context import Navigation
from scenes.places import PLACES


@pytest.mark.parametrize("place", PLACES)
def test_every_place_can_be_gone_to(place: str) -> None:
    module, _, name = PLACES[place].partition(":")
    assert callable(getattr(import_module(module), name))


def test_what_nobody_has_registered_is_no_place() -> None:
    with pytest.raises(KeyError):
        Navigation(PLACES).scene("cellar")


def test_a_place_is_loaded_when_somebody_goes_there() -> None:
    program = "import sys; import scenes.front.title; print('scenes.table.scene' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "False"
