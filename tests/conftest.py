"""Tests run without a screen and without a sound card; set before anything can import pygame."""

import gc
import os

import pytest
from hypothesis import settings

from tests import bakes

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Timing is measured by `bench`, never asserted; and a failure should be the same failure tomorrow.
settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def _one_folder_of_bakes(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The processes of one run have their folders side by side, and the bakes between them."""
    own = tmp_path_factory.getbasetemp()
    bakes.data = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "bakes"


def pytest_collection_finish() -> None:
    """Garbage is looked for among what tests make, and not again and again among all that was loaded before them."""
    gc.collect()
    gc.freeze()
