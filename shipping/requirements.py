"""Files of requirements, as pip reads them, and their locks in shipping/lock/."""

import re
from pathlib import Path

PLAY = "shipping/requirements-play.txt"
REQUIREMENTS = {"play": PLAY, "test": "requirements.txt", "package": "shipping/requirements-package.txt"}
"""Name of each lock, and the file that it locks."""


def needed(file: Path) -> list[str]:
    """The pinned requirements in a file of pip's. Where it has names alone, the file of constraints (`-c`) that it
    speaks of has their versions; KeyError where that one has none."""
    stripped = (line.split("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    lines = [line for line in stripped if line]
    others = [needed(file.parent / line.removeprefix("-c ")) for line in lines if line.startswith("-c ")]
    pinned = {normal(line).partition("==")[0]: line for other in others for line in other}
    return [line if "==" in line else pinned[normal(line)] for line in lines if not line.startswith("-c ")]


def locked(lock: Path) -> tuple[set[str], set[str]]:
    """What a lock pins, as `name==version`, and what of that has hashes."""
    text = lock.read_text(encoding="utf-8")
    pinned = re.findall(r"^[\w.-]+==[\w.]+", text, re.M)
    hashed = re.findall(r"^([\w.-]+==[\w.]+)[^\\\n]* \\\n    --hash=sha256:[0-9a-f]{64}", text, re.M)
    return {normal(line) for line in pinned}, {normal(line) for line in hashed}


def normal(line: str) -> str:
    """A pinned requirement with its name as registries write it."""
    name, equals, version = line.partition("==")
    return re.sub(r"[-_.]+", "-", name).lower() + equals + version
