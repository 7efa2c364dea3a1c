"""`decide FILE`: what a computer player would do, from the knowledge of its seat alone."""

from engine.core.records import step_line
from engine.headless.arguments import BadUse, Decide
from engine.headless.files import open_match


def decide(asked: Decide) -> str:
    """The step as a line of a record. BadUse where there is no good record, no such seat, or nothing to decide."""
    match, seat = open_match(asked.file), asked.seat
    if seat >= match.setup.players:
        raise BadUse(f"--seat: the game has seats 0 to {match.setup.players - 1}")
    if match.over:
        raise BadUse("the game is over")
    if seat not in match.waiting():
        due = "chance" if match.chance() else " and ".join(f"seat {waited}" for waited in match.waiting())
        raise BadUse(f"seat {seat} has nothing to decide: {due} is next")
    step = match.game.decide(match.view(seat), match.heard(seat), match.asks(seat), asked.level, asked.seed)
    return step_line(step)
