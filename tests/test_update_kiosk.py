"""The script that updates a kiosk: it keeps the new version only if that one says it runs, and else goes back."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "docs" / "update-kiosk.sh"

STARTED = """#!/bin/sh
[ "$1" = restart ] && [ "$2" = by-hook-or-by-rook ] || exit 9
echo "$(readlink -f {current})" >> {root}/restarts
sh {current}/start &
"""
"""A `systemctl` that starts the version that the link leads to."""
START = """number=0
while [ ! -e {root}/over ] && [ $number -lt {most} ]; do
    number=$((number + 1))
    printf '{{\\n "written": "%s-%s",\\n "version": "{version}",\\n "state": "{state}"\\n}}\\n' $$ $number > {root}/part
    mv {root}/part {root}/status.json
    sleep 0.1
done
"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Path]:
    """A kiosk with version 1.0.0."""
    (tmp_path / "bin").mkdir()
    systemctl = tmp_path / "bin" / "systemctl"
    systemctl.write_text(STARTED.format(current=tmp_path / "current", root=tmp_path))
    systemctl.chmod(0o755)
    (tmp_path / "current").symlink_to(version(tmp_path, "1.0.0"))
    yield tmp_path
    (tmp_path / "over").touch()


def version(root: Path, number: str, start: str = START, state: str = "normal", most: int = 600) -> Path:
    """A version in a folder of its own."""
    folder = root / f"game-{number}"
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / ".venv" / "bin" / "python").symlink_to(shutil.which("sh") or "/bin/sh")
    (folder / "main.py").write_text(f'echo "By Hook or by Rook {number}"\n')
    (folder / "start").write_text(start.format(version=number, state=state, root=root, most=most))
    return folder


def update(house: Path, new: Path, tries: int = 10) -> int:
    said = {name.upper(): str(house / name) for name in ("current", "earlier")}
    environment = {**said, "STATUS": str(house / "status.json"), "TRIES": str(tries), "EVERY": "0.05"}
    path = f"{house / 'bin'}:{os.environ['PATH']}"
    return subprocess.run(["sh", SCRIPT, new], env={**os.environ, **environment, "PATH": path}, timeout=60).returncode


def restarts(house: Path) -> list[str]:
    file = house / "restarts"
    return [Path(line).name for line in file.read_text().split()] if file.exists() else []


def test_a_version_that_runs_stays_and_the_one_before_is_kept(house: Path) -> None:
    assert update(house, version(house, "1.1.0"), 600) == 0
    assert (house / "current").readlink().name == "game-1.1.0"
    assert (house / "earlier").readlink().name == "game-1.0.0"
    assert restarts(house) == ["game-1.1.0"]


@pytest.mark.parametrize(
    ("start", "state", "most"),
    [
        ("exit 1\n", "normal", 0),
        (START, "crashed", 600),
        (START, "safe", 600),
        (START.replace("{version}", "1.0.9"), "normal", 600),
        (START, "normal", 1),
    ],
    ids=["never starts", "crashes", "safe settings", "another one answers", "freezes after its first status"],
)
def test_a_version_that_does_not_run_well_goes_back(house: Path, start: str, state: str, most: int) -> None:
    assert update(house, version(house, "1.1.0", start, state, most)) == 1
    assert (house / "current").readlink().name == "game-1.0.0"
    assert restarts(house) == ["game-1.1.0", "game-1.0.0"]


def test_a_version_that_cannot_even_say_its_name_changes_nothing(house: Path) -> None:
    new = version(house, "1.1.0")
    (new / "main.py").write_text("exit 1\n")
    assert update(house, new) == 2
    assert (house / "current").readlink().name == "game-1.0.0" and restarts(house) == []


def test_a_kiosk_without_links_is_left_alone(house: Path) -> None:
    (house / "current").unlink()
    (house / "current").mkdir()
    assert update(house, version(house, "1.1.0")) == 2 and restarts(house) == []
