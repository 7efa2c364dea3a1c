"""`views FILE`: what each seat and the public could see."""

from pathlib import Path
from typing import Any

from engine.core.views import plain, viewers
from engine.headless.files import open_match


def views(path: Path) -> dict[str, Any]:
    """The view of the public and of every seat, by name, as JSON has it; BadUse where there is no good record."""
    match = open_match(path)
    return {str(viewer): plain(match.view(viewer)) for viewer in viewers(match.setup.players)}
