"""How strong the computer players of Rook are: single hands with seats rotated over the same deals.

    python tools/measure_bots.py fair random --variant classic --players 4 --deals 200

prints what a seat (in classic: a side) of the first level scores a hand more than those of the second, with a 95 %
interval over deals, and how long a decision takes.
"""

import argparse
import sys
import time
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.games.rook import GAME
from engine.games.rook.events import HandCounted, HandThrownIn

SURE = 1.96  # standard errors of a 95 % interval


class Tally:
    """Decisions and the seconds they took, bids and how many of them were made."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.bids: list[int] = []
        self.made = self.thrown_in = 0


def play_hand(
    variant: str, players: int, options: dict[str, object], deal: int, levels: tuple[str, ...], tally: Tally
) -> tuple[int, ...]:
    """One hand; returns the scores by side, zeros where it was thrown in."""
    match = Match(GAME, GAME.setup(variant, players, options))
    dealer = SeededDealer(deal)
    turn = 0
    while True:
        match.deal(dealer)
        seat = match.waiting()[0]
        view, heard, asks = match.view(seat), match.heard(seat), match.asks(seat)
        began = time.perf_counter()
        step = GAME.decide(view, heard, asks, levels[seat], deal * 1000 + turn)
        tally.seconds.append(time.perf_counter() - began)
        turn += 1
        for event in match.submit(step):
            if isinstance(event, HandThrownIn):
                tally.thrown_in += 1
                return (0,) * len(match.view(0).totals)
            if isinstance(event, HandCounted):
                if event.result.bid is not None:
                    tally.bids.append(event.result.bid)
                    tally.made += bool(event.result.made)
                return event.result.scores


def lead(
    variant: str, players: int, options: dict[str, object], deal: int, first: str, second: str, tally: Tally
) -> float:
    """How much more the first level scored in this deal, over all the places it can sit in."""
    sides = 2 if variant == "classic" else players
    leads = []
    for place in range(sides):
        levels = tuple(first if seat % sides == place else second for seat in range(players))
        scores = play_hand(variant, players, options, deal, levels, tally)
        others = [score for side, score in enumerate(scores) if side != place]
        leads.append(scores[place] - fmean(others))
    return fmean(leads)


def main() -> None:
    """Read the command line, play, print one line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--variant", default="classic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--from-deal", type=int, default=0)
    parser.add_argument("--honour", action="store_true")
    chosen = parser.parse_args()
    options: dict[str, object] = {"enforcement": "honour"} if chosen.honour else {}
    tally = Tally()
    deals = range(chosen.from_deal, chosen.from_deal + chosen.deals)
    leads = [lead(chosen.variant, chosen.players, options, deal, chosen.first, chosen.second, tally) for deal in deals]
    error = SURE * stdev(leads) / sqrt(len(leads))
    slow = sorted(tally.seconds)
    print(
        f"{chosen.first} - {chosen.second}, {chosen.variant} {chosen.players}: {fmean(leads):+.1f} +-{error:.1f} a hand"
        f" ({len(leads)} deals, {tally.made} of {len(tally.bids)} bids made, mean bid"
        f" {fmean(tally.bids or [0]):.0f}, {tally.thrown_in} thrown in);"
        f" decided in {fmean(slow) * 1000:.2f} ms,"
        f" p99 {slow[int(len(slow) * 0.99)] * 1000:.2f}, max {slow[-1] * 1000:.1f}"
    )


if __name__ == "__main__":
    main()
