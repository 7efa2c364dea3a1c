"""How strong the computer players of a game are: the same deals with the levels in every place.

    python tools/measure_bots.py fair random --variant classic --players 4 --deals 200
    python tools/measure_bots.py fair random --game hookie_mookie --players 3 --deals 500
    python tools/measure_bots.py fair gentle --game spooks --deals 250
    python tools/measure_bots.py fair fair --game hooky --players 4 --deals 200

In Rook it prints what a seat (in classic: a side) of the first level scores a hand more than those of the second; in
the other games how many of the matches a seat of the first level among seats of the second wins, which may be all of
the same level, and what it scores; where scores have parts, as in Hooky, those on average as well. With a 95 % interval
over deals, and how long a decision takes.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.core.dealers import SeededDealer
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.match import Match
from engine.games import GAMES
from engine.games.rook.events import HandCounted, HandThrownIn

SURE = 1.96  # standard errors of a 95 % interval


class Tally:
    """Decisions and the seconds they took, bids and how many of them were made; by deal the points of the first level,
    and the parts that they have."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.points: list[float] = []
        self.parts: list[list[int]] = []
        self.bids: list[int] = []
        self.made = self.thrown_in = 0


def play(match: Match, deal: int, levels: tuple[str, ...], tally: Tally) -> Iterator[tuple[Event, ...]]:
    """What happens step by step until the match is over."""
    dealer = SeededDealer(deal)
    for turn in range(sys.maxsize):
        match.deal(dealer)
        if match.over:
            return
        seat = match.waiting()[0]
        view, heard, asks = match.view(seat), match.heard(seat), match.asks(seat)
        began = time.perf_counter()
        step = match.game.decide(view, heard, asks, levels[seat], deal * 1000 + turn)
        tally.seconds.append(time.perf_counter() - began)
        yield match.submit(step)


def rook_hand(setup: Setup, deal: int, levels: tuple[str, ...], tally: Tally) -> tuple[int, ...]:
    """One hand; returns the scores by side, zeros where it was thrown in."""
    match = Match(GAMES["rook"], setup)
    for events in play(match, deal, levels, tally):
        for event in events:
            if isinstance(event, HandThrownIn):
                tally.thrown_in += 1
                return (0,) * len(match.view(0).totals)
            if isinstance(event, HandCounted):
                if event.result.bid is not None:
                    tally.bids.append(event.result.bid)
                    tally.made += bool(event.result.made)
                return event.result.scores
    raise AssertionError("a match ends with a hand that is counted")


def rook_lead(setup: Setup, deal: int, first: str, second: str, tally: Tally) -> float:
    """How much more the first level scored in this deal, over all the places it can sit in."""
    sides = 2 if setup.variant == "classic" else setup.players
    leads = []
    for place in range(sides):
        levels = tuple(first if seat % sides == place else second for seat in range(setup.players))
        scores = rook_hand(setup, deal, levels, tally)
        others = [score for side, score in enumerate(scores) if side != place]
        leads.append(scores[place] - fmean(others))
    return fmean(leads)


def share_won(setup: Setup, deal: int, first: str, second: str, tally: Tally) -> float:
    """How many of the matches with this deal the seat of the first level won, in percent, over all its places; where
    all are of one level, whether anybody won."""
    shares, points = [], []
    for place in range(1 if first == second else setup.players):
        match = Match(GAMES[setup.game], setup)
        for _ in play(match, deal, tuple(first if seat == place else second for seat in range(setup.players)), tally):
            pass
        end = match.end() or {}
        shares.append(100.0 * (bool(end["winners"]) if first == second else place in end["winners"]))
        seats = range(setup.players) if first == second else (place,)
        points += [end["scores"][seat] for seat in seats]
        tally.parts += [end["parts"][seat] for seat in seats if "parts" in end]
    tally.points.append(fmean(points))
    return fmean(shares)


def scored(tally: Tally) -> str:
    """The points of the first level, and their parts where there are any."""
    error = SURE * stdev(tally.points) / sqrt(len(tally.points))
    parts = " ".join(f"{fmean(column):.2f}" for column in zip(*tally.parts, strict=True))
    return f", {fmean(tally.points):.1f} +-{error:.1f} points" + (f" ({parts})" if parts else "")


def main() -> None:
    """Read the command line, play, print one line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", default="rook", choices=sorted(GAMES))
    parser.add_argument("--variant")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--options", default="{}", help='as JSON, for instance \'{"enforcement": "honour"}\'')
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--from-deal", type=int, default=0)
    chosen = parser.parse_args()
    game, rook = GAMES[chosen.game], chosen.game == "rook"
    variant = chosen.variant or ("classic" if rook else game.variants[0].name)
    setup = game.setup(variant, chosen.players, json.loads(chosen.options))
    tally = Tally()
    measure = rook_lead if rook else share_won
    deals = range(chosen.from_deal, chosen.from_deal + chosen.deals)
    found = [measure(setup, deal, chosen.first, chosen.second, tally) for deal in deals]
    error = SURE * stdev(found) / sqrt(len(found))
    who = f"{chosen.first} - {chosen.second}, {chosen.game} {variant} {chosen.players} {chosen.options}"
    bids = (
        f", {tally.made} of {len(tally.bids)} bids made, mean bid {fmean(tally.bids or [0]):.0f}, "
        f"{tally.thrown_in} thrown in"
    )
    what = (
        f"{fmean(found):+.1f} +-{error:.1f} a hand"
        if rook
        else f"{fmean(found):.1f} +-{error:.1f} % won{scored(tally)}"
    )
    slow = sorted(tally.seconds)
    print(
        f"{who}: {what} ({len(found)} deals{bids if rook else ''});"
        f" decided in {fmean(slow) * 1000:.2f} ms,"
        f" p99 {slow[int(len(slow) * 0.99)] * 1000:.2f}, max {slow[-1] * 1000:.1f}"
    )


if __name__ == "__main__":
    main()
