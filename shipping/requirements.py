"""Requirement files in pip's format, and their locks in shipping/lock/."""

import re
from pathlib import Path

PLAY = "shipping/requirements-play.txt"
REQUIREMENTS = {"play": PLAY, "test": "requirements.txt", "package": "shipping/requirements-package.txt"}
"""Name of each lock, and the file that it locks."""


def needed(file: Path) -> list[str]:
    """The pinned requirements in a pip file. Versions of bare names come from its file of constraints (`-c`); KeyError
    if that has none."""
    stripped = (line.split("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    lines = [line for line in stripped if line]
    others = [needed(file.parent / line.removeprefix("-c ")) for line in lines if line.startswith("-c ")]
    pinned = {normal(line).partition("==")[0]: line for other in others for line in other}
    return [line if "==" in line else pinned[normal(line)] for line in lines if not line.startswith("-c ")]


def locked(lock: Path) -> tuple[set[str], set[str]]:
    """The pins of a lock as `name==version`, and those of them with hashes."""
    text = lock.read_text(encoding="utf-8")
    pinned = re.findall(r"^[\w.-]+==[\w.]+", text, re.M)
    hashed = re.findall(r"^([\w.-]+==[\w.]+)[^\\\n]* \\\n    --hash=sha256:[0-9a-f]{64}", text, re.M)
    return {normal(line) for line in pinned}, {normal(line) for line in hashed}


def normal(line: str) -> str:
    """A pinned requirement with its name in the form of registries."""
    name, equals, version = line.partition("==")
    return re.sub(r"[-_.]+", "-", name).lower() + equals + version
