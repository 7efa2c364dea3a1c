"""Mutations: whole records of a game, damaged in every way, against all promises of the reader.

    python -m tests.mutate [GAME|all] [COUNT] [SEED]

Prints how many were read and refused, and every fault with the seed of its record. Exit status 1 if there was one.
`make test` has a small share of it.
"""

import sys
import traceback
from collections import Counter
from random import Random

from engine.core.game import Game
from engine.games import GAMES
from tests.games.bending import bent, verdict

COUNT = 10_000
MOST_FAULTS = 20


def mutate(game: Game, count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Read a number of damaged records. Returns how many came to which end, and the faults, each with its seed."""
    ends, faults = Counter[str](), list[str]()
    for number in range(count):
        own = f"{game.name} {seed} {number}"
        data = bent(game, Random(own))
        try:
            bad = verdict(data)
        except Exception as error:
            told = "contradictions" if isinstance(error, AssertionError) else "tracebacks"
            faults.append(f"{own}: {''.join(traceback.format_exception(error, limit=-3))}")
        else:
            told = "good" if bad is None else "against the rules" if bad.by_rules else "badly written"
        ends[told] += 1
    return ends, faults


def main(words: list[str]) -> int:
    """Run what the command line asks for, and return the exit status."""
    name, count, seed = (*words, *("all", str(COUNT), "0")[len(words) :])
    status = 0
    for game in GAMES.values() if name == "all" else (GAMES[name],):
        ends, faults = mutate(game, int(count), int(seed))
        told = ", ".join(f"{ends[end]} {end}" for end in sorted(ends))
        sys.stdout.write(f"{game.name}: {count} bent, {told}\n")
        for fault in faults[:MOST_FAULTS]:
            sys.stdout.write(fault)
        status = max(status, 1 if faults else 0)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
