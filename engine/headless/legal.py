"""`legal FILE`: every step that the rules allow next."""

from pathlib import Path
from typing import Any

from engine.core.match import Match
from engine.core.records import step_object
from engine.core.shapes import Deal
from engine.headless.files import open_match

MOST = 5_000
"""Steps that a list may have; longer ones are null."""


def legal(path: Path) -> list[dict[str, Any]] | None:
    """The next steps of the match in a file, as record objects; BadUse where there is no good record."""
    return next_steps(open_match(path))


def next_steps(match: Match) -> list[dict[str, Any]] | None:
    """All next steps, none twice; [] when the game is over, None where they are more than `MOST` or a deal is due."""
    prompts = match.prompts()
    if any(isinstance(prompt.shape, Deal) for prompt in prompts) or sum(prompt.count() for prompt in prompts) > MOST:
        return None
    steps = dict.fromkeys(step for prompt in prompts for step in prompt.steps())
    return [step_object(step) for step in steps]
