"""The recipes of packages agree about names, and with the versions that the game is tested with."""

import re
from pathlib import Path

from game.window import DESKTOP_FILE, DESKTOP_FILE_OF
from shipping.requirements import PLAY, needed

ROOT = Path(__file__).resolve().parents[1]
SHIPPING = ROOT / "shipping"
(MANIFEST,) = (SHIPPING / "flatpak").glob("*.yml")
FLATPAK = MANIFEST.read_text(encoding="utf-8")


def test_the_flatpak_has_the_libraries_the_game_is_tested_with_each_by_its_hash():
    for line in needed(ROOT / PLAY):
        name, _, version = line.partition("==")
        files = re.findall(
            rf"path: wheels/({re.sub('-', '[-_]', name)}-[^\s]+)\n\s+sha256: ([0-9a-f]{{64}})\n", FLATPAK
        )
        assert files, name
        assert {file.removesuffix(".tar.gz").split("-")[1] for file, _ in files} == {version}
    assert FLATPAK.count("- type: file") + FLATPAK.count("- type: archive") == FLATPAK.count("sha256: ")


def test_a_flatpak_reaches_no_network_and_no_folder():
    allowed = re.search(r"finish-args:\n((?:  - .*\n)+)", FLATPAK)[1]
    assert "network" not in allowed and "filesystem" not in allowed


def test_a_flatpaks_windows_find_its_desktop_file():
    """Its name there is its id, which its build fills in."""
    assert "\nid: @ID@\n" in FLATPAK and f"rename-desktop-file: {DESKTOP_FILE}.desktop\n" in FLATPAK
    for variable in DESKTOP_FILE_OF:
        assert f"--env={variable}=@ID@\n" in FLATPAK
