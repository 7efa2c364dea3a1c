"""A match whose computer players are asked one after the other, for the tests of all games."""

from collections.abc import Iterator, Sequence
from itertools import count

from engine.core.dealers import SeededDealer
from engine.core.match import Match


def in_turn(match: Match, levels: Sequence[str], deal: int, steps: int | None = None, at: int = 0) -> Iterator[tuple]:
    """Yield the questions of a match of seats at `levels` one by one: match, seat, view, heard, prompts, and the
    answer.

    `deal` is the seed of cards and answers. It ends after so many `steps`; without them it ends with the match. `at` is
    the index of the waiting seat that is asked, 0 for the first.
    """
    dealer = SeededDealer(deal)
    for turn in range(steps) if steps is not None else count():
        match.deal(dealer)
        if match.over:
            return
        seat = match.waiting()[at]
        view, heard, asks = match.view(seat), match.heard(seat), match.prompts_of(seat)
        step = match.game.decide(view, heard, asks, levels[seat], deal * 1000 + turn)
        yield match, seat, view, heard, asks, step
        match.submit(step)
