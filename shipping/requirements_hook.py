"""What a package of the game needs stands in `requirements-play.txt` alone; hatchling asks for it here."""

from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


def needed(file: Path) -> list[str]:
    """The requirements in a file of pip's, without its comments."""
    lines = (line.split("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


class RequirementsHook(MetadataHookInterface):
    """Fills the field that `pyproject.toml` calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Hatchling gives the fields that are known so far."""
        metadata["dependencies"] = needed(Path(self.root) / "requirements-play.txt")
