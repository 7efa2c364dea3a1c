"""The measurement of computer players and the coach: fixed opponents follow the rules, and counts are right."""

from collections.abc import Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from engine.core.advice import BEHIND, Advice
from engine.core.dealers import SeededDealer
from engine.core.levels import RANDOM
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.hooky.cards import LETTERS
from engine.games.spooks.events import TrickTurned
from engine.headless.playout import LevelBots, advance
from tools import count_manners, measure_characters, measure_players
from tools.measure_coach import (
    CLAIMS,
    Prediction,
    Steadiness,
    by_tens,
    said_in,
    steadiness,
    steadiness_in,
)
from tools.measure_players import measured
from tools.measuring import measured_in
from tools.opponents import opponents_of, with_opponents

FIXED = [(game, name) for game in GAMES for name in opponents_of(game)]


@pytest.mark.parametrize(("game", "name"), FIXED, ids=map("-".join, FIXED))
def test_a_fixed_opponent_plays_a_match_by_the_rules(game: str, name: str) -> None:
    """A match takes no step that its rules do not allow."""
    known = with_opponents(GAMES[game])
    match = Match(known, known.setup(measured_in(known), 4, {}))
    dealer, bots = SeededDealer(1), LevelBots(1, (name, RANDOM, RANDOM, RANDOM))
    while not match.over:
        advance(match, dealer, bots)
    assert match.end() is not None


def test_the_arena_counts_fixed_opponents_as_it_counts_levels() -> None:
    found = measured("spooks", (RANDOM, "rules", "rules"), 2, 5)
    assert found["matches"] == 6 and found["levels"][RANDOM]["seats"] * 2 == found["levels"]["rules"]["seats"] == 12


def test_forecasts_are_compared_in_steps_of_ten() -> None:
    """A forecast of 20 came true half the time in two matches that disagree, 100 always; there was no other."""
    twenties, hundred = by_tens(
        [
            [Prediction(20.0, 1.0), Prediction(20.0, 1.0), Prediction(100.0, 1.0)],
            [Prediction(20.0, 0.0), Prediction(22.0, 0.0), Prediction(100.0, 1.0)],
        ]
    )
    assert (twenties.least, twenties.number, twenties.said, twenties.came) == (20, 4, 20.5, 50.0)
    assert not twenties.off, "two matches that say the opposite prove nothing"
    assert (hundred.least, hundred.number, hundred.came, hundred.within, hundred.off) == (90, 2, 100.0, 0.0, False)
    assert by_tens([[Prediction(30.0, 1.0)] * 9] * 9)[0].off
    assert not by_tens([[Prediction(80.0, 1.0)]] * 9)[0].off, "of nine so many may come by chance"


def begun_and_over(game: str) -> tuple[Match, Match]:
    """The same match among random players, when the first seat is asked and when it is over."""
    known = GAMES[game]
    matches = [Match(known, known.setup(known.variants[0].name, 4, {})) for _ in range(2)]
    dealer, bots = SeededDealer(3), LevelBots(3, (RANDOM,) * 4)
    while not matches[1].over:
        step = advance(matches[1], dealer, bots)
        if not matches[0].waiting():
            matches[0].submit(step)
    return matches[0], matches[1]


def came(game: str, told: Mapping[str, Any]) -> list[float]:
    """The result of each claim at the start of the match, by seat."""
    begun, over = begun_and_over(game)
    advice = Advice(Step(0, "any"), "any", outlook=tuple(told.items()))
    return [claim.came(over) for seat in range(4) for claim in CLAIMS[game](begun, seat, advice)]


def test_the_coachs_forecasts_are_checked_when_the_match_is_over() -> None:
    """One of four wins; three of all letters are missing, for each seat that names them; each seat has one of ten
    words."""
    assert sum(came("spooks", {"wins": 30})) == 1.0
    assert sum(came("hooky", {"missing": [(letter, 10) for letter in LETTERS]})) == 4 * 3
    words = [(word.text, 10) for word in begun_and_over("word_porters")[0].view("public").words]
    assert came("word_porters", {"reads": [(0, words), (1, words)]}).count(1.0) == 4 * 2


def test_the_coach_speaks_in_percents_and_is_heard() -> None:
    said = said_in("word_porters", 4, RANDOM)
    assert said and all(0 <= one.percent <= 100 and one.came in (0.0, 1.0) for one in said)


def test_the_coach_can_be_asked_about_fixed_opponents() -> None:
    """They are not a level of the game."""
    said = said_in("word_porters", 4, "people", "strangers")
    assert said and said != said_in("word_porters", 4, "people")


def test_the_coach_forecasts_each_bid_that_becomes_a_contract() -> None:
    """One forecast for each hand with a bid, and as many came true as contracts were made."""
    known = GAMES["rook"]
    match, dealer, bots = Match(known, known.setup("classic", 4, {})), SeededDealer(6), LevelBots(6, ("gentle",) * 4)
    while not match.over:
        advance(match, dealer, bots)
    sheet = match.view("public").sheet
    said = said_in("rook", 6, "gentle")
    assert [one.came for one in said] == [float(hand.made) for hand in sheet if hand.bid] and len(said) > 1


def test_a_spooks_card_is_forecast_to_take_its_trick_when_it_is_laid() -> None:
    begun, over = begun_and_over("spooks")
    trick = next(event.trick for event in over.heard("public") if isinstance(event, TrickTurned))
    for seat, card in trick.cards:
        advice = Advice(Step(seat, "lay"), "win_the_trick", (("card", card), ("chance", 40)))
        (claim,) = CLAIMS["spooks"](begun, seat, advice)
        assert (claim.percent, claim.came(over)) == (40, float(seat == trick.winner))
    other = replace(advice, facts=(("card", "left in the hand"), ("chance", 40)))
    (claim,) = CLAIMS["spooks"](begun, trick.cards[0][0], other)
    with pytest.raises(LookupError):
        claim.came(over)


CARDS = Step(0, "play", (("card", "red-5"),)), Step(0, "play", (("card", "red-6"),))


def coach(**seen: Advice) -> Steadiness:
    """The steadiness of a coach that advises the first card. `once_more` is its tip with another seed, `again` for the
    same step, and `later` for that step with another seed."""
    own = Advice(CARDS[0], "lead_low", sensible=CARDS[:1])
    told = {(None, 2): "once_more", (CARDS[0], 1): "again", (CARDS[0], 2): "later"}
    return steadiness(seen.get("own", own), lambda step, seed: seen.get(told[step, seed], own), 1)


def test_a_coach_that_repeats_itself_is_steady() -> None:
    assert coach() == Steadiness(asked=1)


def test_changes_of_the_coachs_mind_are_counted() -> None:
    """Another card with another seed; its own card a mistake; another reason for it, or the card among weaker ones."""
    first, second = CARDS
    assert coach(once_more=Advice(second, "duck", sensible=(second,))) == Steadiness(asked=1, other=1)
    assert coach(later=Advice(first, BEHIND, sensible=(second,), cost=2.0)) == Steadiness(asked=1, mistakes=1)
    assert coach(later=Advice(first, "lead_low", sensible=(second,))) == Steadiness(asked=1, mistakes=1)
    assert coach(again=Advice(first, "duck", sensible=(first,))) == Steadiness(asked=1, contradictions=1)
    own = Advice(first, "lead_low", (), (first,), weaker=Advice(first, BEHIND))
    assert coach(own=own, again=own) == Steadiness(asked=1, contradictions=1)


def test_the_coach_of_hookie_mookie_keeps_its_advice() -> None:
    found = steadiness_in("hookie_mookie", 3, "gentle")
    assert found.asked > 5 and found[1:] == (0, 0, 0)


@pytest.mark.parametrize("tool", [measure_players, count_manners, measure_characters], ids=lambda tool: tool.__name__)
@pytest.mark.parametrize(("levels", "why"), [("nobody", "'nobody'"), ("fair:loud", "'loud'"), ("", "''")])
def test_an_unknown_player_is_reported_in_one_line(
    tool: ModuleType, levels: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in GAMES:
        with pytest.raises(SystemExit) as ended:
            tool.main([game, levels])
        *_, told = capsys.readouterr().err.splitlines()
        assert ended.value.code == 2 and "error: " in told and why in told


def test_too_few_players_are_reported_as_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        measure_players.main(["hooky", "fair"])
    assert ended.value.code == 2 and "hooky standard is for 3 to 5 players, not 1" in capsys.readouterr().err
