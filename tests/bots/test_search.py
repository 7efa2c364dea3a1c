"""A race of options in the same worlds."""

import pytest

from engine.bots.choice import Race


def run(race: Race[str], *worlds: dict[str, float]) -> str:
    """The worlds go by, then the options are compared; all worlds weigh the same."""
    for world in worlds:
        for option in race.racing:
            race.gains[option].append(world[option])
    totals = {option: sum(race.gains[option]) for option in race.racing}
    return race.compare(totals, len(race.gains[race.racing[0]]))


def test_what_was_tried_in_all_worlds_is_worth_the_mean_of_them():
    race = Race(["fold", "raise"])
    assert run(race, {"fold": 1.0, "raise": 0.0}, {"fold": 0.0, "raise": 4.0}) == "raise"
    assert race.worths() == pytest.approx({"fold": 0.5, "raise": 2.0})


def test_of_equals_the_first_is_ahead():
    assert run(Race(["raise", "fold"]), {"fold": 1.0, "raise": 1.0}) == "raise"
    assert run(Race(["fold", "raise"]), {"fold": 1.0, "raise": 1.0}) == "fold"


def test_what_was_dropped_stays_as_far_behind_as_it_was_whatever_the_others_meet():
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
"""What a good or bad deal brings to whatever is done."""


def raced(**gains: list[float]) -> list[str]:
    """Which of the options race on after these worlds."""
    race = Race(list(gains))
    race.gains.update(gains)
    race.drop_hopeless(race.compare({option: sum(gains[option]) for option in gains}, len(LUCK)), errors=2.0, least=0.1)
    return race.racing


def test_what_is_a_little_worse_in_world_after_world_is_dropped_however_much_luck_both_have():
    assert raced(ahead=[luck + 1.0 for luck in LUCK], behind=LUCK) == ["ahead"]


def test_what_is_better_in_some_worlds_and_worse_in_others_races_on():
    assert raced(ahead=[luck + 1.0 for luck in LUCK], other=LUCK[::-1]) == ["ahead", "other"]


def test_what_does_as_well_in_all_worlds_races_on():
    """A few worlds without a difference prove nothing."""
    assert raced(ahead=LUCK, alike=LUCK) == ["ahead", "alike"]
