"""The cost of a manner, and how often it changes a move.

    python -m tools.measure_characters GAME LEVEL [MATCHES] [FIRST] [CHARACTER,...] [VERB,...] [worlds|really]

Each character of LEVEL plays MATCHES matches among quick players, from the deal FIRST on, in all places in turn; with
verbs, only for questions with one of them. At each such choice a player of its level without a character is asked too.
If they differ, both steps are tried in `WORLDS` drawn for this purpose. With `really`, or if a game tries no such step
in worlds, `QUICK` players play on after each step with the real cards.

The output has the share of different steps, and the loss per hand: points in Rook, matches of a hundred elsewhere. The
95 % intervals are Student's, and a match is one observation.

With worlds a hundred matches show one hand of a hundred in Spooks, and one point in Rook. Worlds are played out by a
rule of thumb, which may have the same error for both steps. With `really` many more matches are needed.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from itertools import islice
from math import fsum
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, cast

from engine.core.cards import Card
from engine.core.characters import CHARACTERS, BotName
from engine.core.dealers import SeededDealer
from engine.core.events import Heard
from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook.bots import levels as rook_levels
from engine.games.rook.bots.counting import know as rook_know
from engine.games.rook.bots.playing_out import play_out
from engine.games.rook.bots.position import bits, position_of
from engine.games.rook.bots.search import drawn, past_of
from engine.games.rook.bots.search import worth as rook_worth
from engine.games.spooks.bots import levels as spooks_levels
from engine.games.spooks.bots.counting import know as spooks_know
from engine.games.spooks.bots.search import values
from engine.headless.estimates import Estimate, Sums, ratio, student
from engine.headless.playout import LevelBots, advance
from tools.measuring import PLAYERS, hands_of, is_choice, new_match, parser, players, turns

QUICK = "fair"
WORLDS = 1000
"""Enough to show a point of a hand in Rook, and one hand of a hundred in Spooks, between two nearly equal steps."""

WORLDS_SAY, REALLY = "worlds", "really"
"""The two ways to compare two steps."""

Loss = Iterator[tuple[float, float]]
"""World by world: by how much the first of two steps is better than the second, and the weight of the world."""


def _rook(view: Any, heard: Heard, steps: tuple[Step, Step], rng: Random) -> Loss:
    """In points of a hand, the own side's less the others'."""
    known = rook_know(view, heard, rook_levels.MASTER.memory)
    position, named = position_of(view, heard, known), bits(known.trump)
    cards = [named[cast(Card, step.arg("card"))] for step in steps]
    for hands, nest, weight in drawn(position, past_of(position, heard, known.trump), WORLDS, rng):
        ours, theirs = (rook_worth(position, play_out(position, hands.copy(), card, nest)) for card in cards)
        yield ours - theirs, weight


def _spooks(view: Any, heard: Heard, steps: tuple[Step, Step], rng: Random) -> Loss:
    """In hands of a hundred."""
    for value in islice(values(view, spooks_know(view, heard, spooks_levels.MASTER), rng), WORLDS):
        ours, theirs = map(value, steps)
        yield 100 * (ours - theirs), 1.0


IN_WORLDS: Mapping[str, tuple[tuple[str, ...], Callable[[Any, Heard, tuple[Step, Step], Random], Loss]]] = {
    "rook": (("play",), _rook),
    "spooks": (("play", "pass", "straight", "lay", "give"), _spooks),
}
"""By game: the verbs of steps that are tried in worlds, and the function that tries them."""


def brought(match: Match, seat: Seat) -> float:
    """A seat's result of the latest hand in points, or of the whole match in matches of a hundred."""
    if match.game.name != "rook":
        winners = cast("dict[str, Any]", match.end())["winners"]
        return 100 * float(seat in winners)
    scores = [*match.view("public").sheet[-1].scores]
    own = scores.pop(match.state.ruleset.side_of[seat])
    return float(own - fmean(scores))


def gone_on(match: Match, seat: Seat, step: Step, seed: int) -> float:
    """The result of a step if quick players play on with the real hands, to the end of the hand."""
    other, hands = copy(match), hands_of(match)
    other.submit(step)
    dealer, bots = SeededDealer(seed), LevelBots(seed, (QUICK,) * match.setup.players)
    while not other.over and (match.game.name != "rook" or hands_of(other) == hands):
        advance(other, dealer, bots)
    return brought(other, seat)


def lost(match: Match, seat: Seat, steps: tuple[Step, Step], seed: int, really: bool = False) -> float:
    """By how much the first of two steps of a seat is better than the second."""
    verbs, tried = IN_WORLDS.get(match.game.name, ((), None))
    if not really and tried is not None and all(step.do in verbs for step in steps):
        found = list(tried(match.view(seat), match.heard(seat), steps, Random(f"between two {seed} {seat}")))
        if found:
            return fsum(less * weight for less, weight in found) / fsum(weight for _, weight in found)
    plain, own = (gone_on(match, seat, step, seed) for step in steps)
    return plain - own


class CharacterResult(NamedTuple):
    """A character in one match: its real choices, the number of different steps, their loss, and the hands of the
    match."""

    choices: int
    otherwise: int
    loss: float
    hands: int


def shown(
    game: str, level: str, character: str, deal: int, verbs: Sequence[str] = (), really: bool = False
) -> CharacterResult:
    """Play one deal with a character of `level`, which answers questions with one of `verbs`, or all if there are none.
    A quick player answers the rest. `really`: compare steps without worlds."""
    chosen, own, lots = GAMES[game], str(BotName(level, character or None)), Random(f"asked {deal}")
    match, others = new_match(chosen), LevelBots(deal, (QUICK,) * PLAYERS)
    choices, losses = 0, list[float]()
    for seat in turns(match, deal):
        prompts = match.prompts_of(seat)
        if seat != deal % PLAYERS or (verbs and not {prompt.verb for prompt in prompts} & {*verbs}):
            match.submit(others.step(match, seat))
            continue
        known, seed = (match.view(seat), match.heard(seat), prompts), lots.getrandbits(32)
        step = chosen.decide(*known, own, seed)
        if is_choice(prompts):
            choices += 1
            usual = chosen.decide(*known, level, seed)
            losses += [lost(match, seat, (usual, step), seed, really)] if usual != step else []
        match.submit(step)
    return CharacterResult(choices, len(losses), fsum(losses), hands_of(match))


class Measured(NamedTuple):
    """Share of steps that differ from those of the plain level, 0 to 1, and their loss per hand."""

    otherwise: Estimate
    loss: Estimate


def measured(found: Sequence[CharacterResult]) -> Measured:
    """The estimates from several matches."""
    otherwise: Sums = [(one.otherwise, one.choices) for one in found]
    loss: Sums = [(one.loss, one.hands) for one in found]
    return Measured(ratio(otherwise, student), ratio(loss, student))


def main(words: Sequence[str]) -> None:
    """Play and print."""
    begun = parser(__doc__, "level", matches=100, first=0, characters="", verbs="", told_by=(WORLDS_SAY, REALLY))
    said = begun.parse_args(words)
    verbs = (*filter(None, said.verbs.split(",")),)
    names = said.characters.split(",") if said.characters else (*CHARACTERS,)
    for who in (said.level, *(str(BotName(said.level, name)) for name in names)):
        players(begun, GAMES[said.game], who)
    for name in names:
        deals = range(said.first, said.first + said.matches)
        found = [shown(said.game, said.level, name, deal, verbs, said.told_by == REALLY) for deal in deals]
        otherwise, loss = measured(found)
        choices, hands = sum(one.choices for one in found), sum(one.hands for one in found)
        print(f"{name}: {_percent(otherwise)} of {choices} choices, loses {_told(loss)} in each of {hands} hands")


def _percent(found: Estimate) -> str:
    within = None if found.within is None else 100 * found.within
    return f"something else in {_told(Estimate(100 * found.value, within))} %"


def _told(found: Estimate) -> str:
    return f"{found.value:.2f}" + ("" if found.within is None else f" +-{found.within:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
