"""What measures computer players and the coach: fixed opponents that follow the rules, and counts that are right."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.advice import Advice
from engine.core.dealers import SeededDealer
from engine.core.levels import RANDOM
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.hooky.cards import LETTERS
from engine.headless.playout import Bots, advance
from tools.measure_coach import CLAIMS, by_tens, said_in
from tools.measure_players import measured, with_opponents
from tools.opponents import opponents_of

FIXED = [(game, name) for game in GAMES for name in opponents_of(game)]


@pytest.mark.parametrize(("game", "name"), FIXED, ids=map("-".join, FIXED))
def test_a_fixed_opponent_plays_a_match_by_the_rules(game: str, name: str) -> None:
    """A match takes no step that its rules do not allow."""
    known = with_opponents(GAMES[game])
    match = Match(known, known.setup(known.variants[0].name, 3, {}))
    dealer, bots = SeededDealer(1), Bots(1, (name, RANDOM, RANDOM))
    while not match.over:
        advance(match, dealer, bots)
    assert match.end() is not None


def test_the_arena_counts_fixed_opponents_as_it_counts_levels() -> None:
    found = measured("spooks", RANDOM, "rules", 2, 5, 3)
    assert found["matches"] == 6 and found["levels"][RANDOM]["seats"] * 2 == found["levels"]["rules"]["seats"] == 12


def test_what_was_said_is_compared_ten_by_ten() -> None:
    """Said 20 came half the time in two matches that disagree, 100 always; nothing else was said."""
    twenties, hundred = by_tens([[(20.0, 1.0), (20.0, 1.0), (100.0, 1.0)], [(20.0, 0.0), (22.0, 0.0), (100.0, 1.0)]])
    assert (twenties.least, twenties.number, twenties.said, twenties.came) == (20, 4, 20.5, 50.0)
    assert not twenties.off, "two matches that say the opposite prove nothing"
    assert (hundred.least, hundred.number, hundred.came, hundred.within, hundred.off) == (90, 2, 100.0, 0.0, False)
    assert by_tens([[(30.0, 1.0)] * 9] * 9)[0].off


def begun_and_over(game: str) -> tuple[Match, Match]:
    """The same match among random players, when the first seat is asked and when it is over."""
    known = GAMES[game]
    matches = [Match(known, known.setup(known.variants[0].name, 4, {})) for _ in range(2)]
    dealer, bots = SeededDealer(3), Bots(3, (RANDOM,) * 4)
    while not matches[1].over:
        step = advance(matches[1], dealer, bots)
        if not matches[0].waiting():
            matches[0].submit(step)
    return matches[0], matches[1]


def came(game: str, told: Mapping[str, Any]) -> list[float]:
    """What came of what was said so when the match began, claim by claim, seat by seat."""
    begun, over = begun_and_over(game)
    advice = Advice(Step(0, "any"), "any", outlook=tuple(told.items()))
    return [claim.came(over) for seat in range(4) for claim in CLAIMS[game](begun, seat, advice)]


def test_what_the_coach_said_is_checked_when_the_match_is_over() -> None:
    """One of four wins; three of all letters are missing, whoever says so; each seat has one of ten words."""
    assert sum(came("spooks", {"wins": 30})) == 1.0
    assert sum(came("hooky", {"missing": [(letter, 10) for letter in LETTERS]})) == 4 * 3
    words = [(word.text, 10) for word in begun_and_over("word_porters")[0].view("public").words]
    assert came("word_porters", {"reads": [(0, words), (1, words)]}).count(1.0) == 4 * 2


def test_the_coach_speaks_in_percents_and_is_heard() -> None:
    said = said_in("word_porters", 4, RANDOM)
    assert said and all(0 <= percent <= 100 and share in (0.0, 1.0) for percent, share in said)
