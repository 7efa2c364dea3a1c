"""Hatchling's hook for the dependencies of a wheel, which are those of shipping/requirements-play.txt."""

import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from shipping.requirements import PLAY, needed


class RequirementsHook(MetadataHookInterface):
    """Sets the field that `pyproject.toml` calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the dependencies in the fields that Hatchling gives."""
        metadata["dependencies"] = needed(Path(self.root) / PLAY)
