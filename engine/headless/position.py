"""The commands `legal FILE`, `views FILE` and `decide FILE`: questions about the position after a record. `main.py`
imports this module only for them."""

from pathlib import Path
from typing import Any

from engine.core.match import Match
from engine.core.records import step_line, step_object
from engine.core.shapes import Deal
from engine.core.views import plain, viewers
from engine.headless.arguments import BadUse, Decide
from engine.headless.files import Say, open_match

MOST = 5_000
"""Most steps of a list; a longer one is null."""


def legal(path: Path, say: Say) -> list[dict[str, Any]] | None:
    """Return the next steps of the match in a file, as record objects. BadUse without a good record."""
    return next_steps(open_match(path, say))


def next_steps(match: Match) -> list[dict[str, Any]] | None:
    """Return all next steps, each once; [] when the match is over, None if there are more than `MOST` or a deal is
    due."""
    prompts = match.prompts()
    if any(isinstance(prompt.shape, Deal) for prompt in prompts) or sum(prompt.count() for prompt in prompts) > MOST:
        return None
    steps = dict.fromkeys(step for prompt in prompts for step in prompt.steps())
    return [step_object(step) for step in steps]


def views(path: Path, say: Say) -> dict[str, Any]:
    """Return the JSON views of the public and of every seat, by name. BadUse without a good record."""
    match = open_match(path, say)
    return {str(viewer): plain(match.view(viewer)) for viewer in viewers(match.setup.players)}


def decide(asked: Decide, say: Say) -> str:
    """Return the step as a line of a record. BadUse without a good record, for a seat that does not exist, and if there
    is nothing to decide."""
    match, seat = open_match(asked.file, say), asked.seat
    if seat >= match.setup.players:
        raise BadUse(f"--seat: the game has seats 0 to {match.setup.players - 1}")
    if match.over:
        raise BadUse("the game is over")
    if seat not in match.waiting():
        due = "chance" if match.chance() else " and ".join(f"seat {waited}" for waited in match.waiting())
        raise BadUse(f"seat {seat} has nothing to decide: {due} is next")
    step = match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), asked.level, asked.seed)
    return step_line(step)
