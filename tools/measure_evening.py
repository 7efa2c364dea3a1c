"""The points of an evening among equal players, and the length of games.

    python -m tools.measure_evening [EVENINGS] [LEVEL]

Plays evenings with one match of every game among computer players of one level, each in one place all evening. Equal
players should win equally often. So it prints how often each place wins, with the half width of its 95 % interval, and
the mean of its points. Then it prints, for each game, the number of answers in a match, and the minutes for the game's
`ENTRY`. These are the answers times SECONDS.
"""

import json
import sys
from collections import Counter, defaultdict
from math import sqrt
from statistics import mean

from engine.core.seats import CHANCE
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from game.evening import about, points_of
from scenes.games import by_seat, unit_of
from scenes.lobby.match_setup import first_draft

PLAYERS = 4
SECONDS = {"rook": 7.0, "spooks": 10.0}
USUAL_SECONDS = 20.0
"""Seconds of a person's answer, with the story of the table after it, in games that are not in SECONDS. All these
numbers are guesses until matches have been timed in a house."""


def match_of(game: str, seed: int, level: str) -> tuple[tuple[int, ...], int]:
    """Play a whole match among computer players. Returns the points of each seat, and the number of answers."""
    setup = first_draft(game).with_players(PLAYERS).setup()
    lines = [json.loads(line) for line in playout(Playout(game, setup.variant, PLAYERS, seed, "{}", level))]
    end = lines[-1]["end"]
    fewest = unit_of(game, setup.variant).fewest
    points = points_of(by_seat(setup, end["scores"]), end["winners"], fewest)
    return points, sum(line.get("by", CHANCE) != CHANCE for line in lines)


def main(evenings: int, level: str) -> None:
    """Play and print."""
    won, totals = Counter[int](), [0] * PLAYERS
    by_game: dict[str, list[tuple[tuple[int, ...], int]]] = defaultdict(list)
    for seed in range(evenings):
        tonight = [0] * PLAYERS
        for game in GAMES:
            by_game[game].append(match_of(game, seed, level))
            tonight = [one + more for one, more in zip(tonight, by_game[game][-1][0], strict=True)]
        totals = [one + more for one, more in zip(totals, tonight, strict=True)]
        best = [seat for seat, points in enumerate(tonight) if points == max(tonight)]
        won.update({seat: 12 // len(best) for seat in best})
    for seat in range(PLAYERS):
        share = won[seat] / 12 / evenings
        wide = 1.96 * sqrt(share * (1 - share) / evenings)
        print(f"place {seat + 1}: wins {share:.1%} ± {wide:.1%}, {totals[seat] / evenings:.2f} points an evening")
    for game, matches in by_game.items():
        each = " ".join(f"{mean(points[seat] for points, _ in matches):.2f}" for seat in range(PLAYERS))
        answers = mean(answers for _, answers in matches)
        long = about(round(answers * SECONDS.get(game, USUAL_SECONDS) / 60))
        print(f"{game}: {each} points by place; {answers:.0f} answers, about {long} minutes")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2] if len(sys.argv) > 2 else "gentle")
