"""Folders: those of the command line, or those of the system for data and cache."""

from pathlib import Path

import pytest

from engine import program
from game.paths import cache_folder, data_folder


def test_a_chosen_folder_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert data_folder("~/evenings") == tmp_path / "evenings"
    assert cache_folder("~/evenings").parent == tmp_path / "evenings"
    assert data_folder("~nobody-of-that-name/x") == Path("~nobody-of-that-name/x")


def test_the_systems_folders_bear_our_name_and_differ() -> None:
    assert program.NAME in data_folder().parts and program.NAME in cache_folder().parts
    assert data_folder() != cache_folder()
