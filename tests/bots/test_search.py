"""A race of options in the same worlds."""

import pytest

from engine.bots.choice import Race


def run(race: Race[str], *worlds: dict[str, float]) -> str:
    """Try the options in each world, then compare them; all worlds have the same weight."""
    for world in worlds:
        for option in race.racing:
            race.gains[option].append(world[option])
    totals = {option: sum(race.gains[option]) for option in race.racing}
    return race.compare(totals, len(race.gains[race.racing[0]]))


def test_an_option_tried_in_all_worlds_has_the_mean_of_its_worths():
    race = Race(["fold", "raise"])
    assert run(race, {"fold": 1.0, "raise": 0.0}, {"fold": 0.0, "raise": 4.0}) == "raise"
    assert race.worths() == pytest.approx({"fold": 0.5, "raise": 2.0})


def test_of_equals_the_first_is_ahead():
    assert run(Race(["raise", "fold"]), {"fold": 1.0, "raise": 1.0}) == "raise"
    assert run(Race(["fold", "raise"]), {"fold": 1.0, "raise": 1.0}) == "fold"


def test_a_dropped_option_stays_as_far_behind_however_the_others_do():
    race = Race(["call", "fold", "raise"])
    run(race, {"call": 9.0, "fold": 3.0, "raise": 8.0})
    race.racing.remove("fold")
    assert run(race, {"call": 1.0, "raise": 6.0}) == "raise"
    assert race.gains["fold"] == [3.0]
    assert race.worths() == pytest.approx({"call": 5.0, "raise": 7.0, "fold": 1.0})


def test_a_world_that_weighs_more_counts_for_more():
    race = Race(["fold", "raise"])
    for weight, world in ((1.0, {"fold": 4.0, "raise": 0.0}), (3.0, {"fold": 0.0, "raise": 4.0})):
        for option in race.racing:
            race.gains[option].append(weight * world[option])
    assert race.compare({option: sum(gains) for option, gains in race.gains.items()}, 4.0) == "raise"
    assert race.worths() == pytest.approx({"fold": 1.0, "raise": 3.0})


def test_nothing_is_known_before_the_first_world():
    assert Race(["fold", "raise"]).worths() == {}


LUCK = [9.0, -9.0, 5.0, -5.0] * 8
"""The effect of a good or bad deal on every option."""


def raced(**gains: list[float]) -> list[str]:
    """The options that are still in the race after these worlds."""
    race = Race(list(gains))
    race.gains.update(gains)
    race.drop_hopeless(race.compare({option: sum(gains[option]) for option in gains}, len(LUCK)), errors=2.0, least=0.1)
    return race.racing


def test_an_option_that_is_a_little_worse_in_each_world_is_dropped_despite_luck():
    assert raced(ahead=[luck + 1.0 for luck in LUCK], behind=LUCK) == ["ahead"]


def test_an_option_that_is_sometimes_better_and_sometimes_worse_stays():
    assert raced(ahead=[luck + 1.0 for luck in LUCK], other=LUCK[::-1]) == ["ahead", "other"]


def test_options_that_are_equal_in_all_worlds_stay():
    """A few worlds without a difference prove nothing."""
    assert raced(ahead=LUCK, alike=LUCK) == ["ahead", "alike"]
