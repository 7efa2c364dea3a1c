"""How often each place wins among equal players, and how often no player or several win.

    python -m tools.measure_fairness GAME VARIANT PLAYERS [MATCHES] [LEVEL] [FIRST] [OPTIONS]

Plays matches of one level, or of a fixed opponent (`tools/opponents/`), on the deals from FIRST on. The options are
those offered to a table of PLAYERS, or OPTIONS (JSON). It prints the shares of matches without a winner, with one
winner, with two and so on. Then it prints each place's share of all wins, counted from the dealer's left, or from the
first seat in a game without a dealer. A shared win counts in parts. Every share has the half width of its 95 %
interval.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import median
from typing import Any

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup, Game, Setup
from engine.core.jsonlines import BadLine, read_object
from engine.core.match import Match
from engine.core.seats import CHANCE, Seat, left_of
from engine.games import GAMES
from engine.headless.playout import Bots, advance
from tools.measuring import parser, players
from tools.opponents import with_opponents


def finished(game: Game, setup: Setup, level: str, deal: int) -> Match:
    """Play a whole match of players of one level."""
    match, dealer, bots = Match(game, setup), SeededDealer(deal), Bots(deal, (level,) * setup.players)
    while not match.over:
        advance(match, dealer, bots)
    return match


def first_place(match: Match) -> Seat:
    """The seat to the left of the first dealer, or the seat that starts."""
    named: dict[str, Any] = {}
    for step in reversed([step for step in match.steps if step.by == CHANCE]):
        named |= dict(step.args)
    if "dealer" in named:
        return left_of(named["dealer"], match.setup.players)
    return int(named.get("start", named.get("seat", 0)))


def lines(game: Game, setup: Setup, level: str, matches: int, first: int) -> Iterator[str]:
    """Yield the lines of the output."""
    many: defaultdict[int, int] = defaultdict(int)
    won: defaultdict[Seat, float] = defaultdict(float)
    steps = []
    for deal in range(first, first + matches):
        match = finished(game, setup, level, deal)
        winners = (match.end() or {})["winners"]
        many[len(winners)] += 1
        steps.append(len(match.steps))
        for seat in winners:
            won[(seat - first_place(match)) % setup.players] += 1 / len(winners)
    options = json.dumps(dict(setup.options))
    yield f"{setup.game} {setup.variant} {options}: {matches} matches of {setup.players} {level}"
    for count in sorted(many):
        named = ("nobody wins", "one wins")[count] if count < 2 else f"{count} share"
        yield f"{named}: {share(many[count], matches)}"
    for place in sorted(won):
        yield f"place {place + 1}: {share(won[place], matches - many[0])} of the wins"
    yield f"steps: {median(steps):.0f}"


def share(part: float, of: int) -> str:
    """A share of `of` matches with the half width of its interval."""
    mean = part / of
    return f"{mean:.1%} ± {1.96 * sqrt(mean * (1 - mean) / of):.1%}"


def main(words: Sequence[str]) -> None:
    """Play and print."""
    begun = parser(__doc__, "variant")
    begun.add_argument("seats", type=int)
    for name, usual in (("matches", 400), ("level", "fair"), ("first", 0), ("options", "")):
        begun.add_argument(name, nargs="?", default=usual, type=type(usual))
    said = begun.parse_args(words)
    game = with_opponents(GAMES[said.game])
    level = players(begun, game, said.level)[0]
    try:
        chosen = read_object(said.options) if said.options else game.variant(said.variant).proposed(said.seats)
        setup = game.setup(said.variant, said.seats, chosen)
    except (BadSetup, BadLine) as error:
        begun.error(str(error))
    for line in lines(game, setup, level, said.matches, said.first):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
