"""Guessing: all tiles together, one number to each seat and none twice, so that they explain all tokens best."""

from collections.abc import Sequence
from math import log

from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.listening import Beliefs, believed
from engine.games.word_porters.bots.opinions import Fits
from engine.games.word_porters.options import NUMBERS
from engine.games.word_porters.view import View


def guess(view: View, prompt: Prompt, fits: Fits, level: Level) -> Decision:
    """The likeliest numbers of the others. Its own is nobody else's."""
    seats = [seat for seat in range(view.players) if seat != view.viewer]
    found = likeliest([believed(view, fits, seat, level) for seat in seats], view.number)
    tiles = dict(zip(seats, found, strict=True))
    return Decision(prompt.answer(tuple(tiles.get(seat) for seat in range(view.players))), "likeliest")


def likeliest(beliefs: Sequence[Beliefs], own: Seat | None) -> tuple[int, ...]:
    """For each of the beliefs a number, all different and none the own one, that are likeliest together."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for shares in beliefs:
        further: dict[int, tuple[float, tuple[int, ...]]] = {}
        for used, (much, given) in best.items():
            for number in NUMBERS:
                if number == own or used & 1 << number:
                    continue
                found = (much + log(shares[number - 1]), (*given, number))
                if found[0] > further.get(used | 1 << number, (float("-inf"), ()))[0]:
                    further[used | 1 << number] = found
        best = further
    return max(best.values(), key=lambda found: found[0])[1]
