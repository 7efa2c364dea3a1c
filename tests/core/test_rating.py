"""Elo: ratings that can be calculated by hand, and the schedule of meetings."""

from collections import Counter
from math import log10

import pytest

from engine.games import GAMES
from engine.headless.matches import Outcome
from engine.headless.rating import AVERAGE, Meeting, RoundRobin, rated
from tests.samples import sample_of


def meetings(first, second, shares, seats=(2, 2), count=2):
    """Meetings in which the first level had these shares of the wins, each on a deal of its own."""
    at_table = tuple(dict(zip((first, second), seats, strict=True)).get(level, 0) for level in range(count))
    won = [tuple({first: share, second: 1 - share}.get(level, 0.0) for level in range(count)) for share in shares]
    return [Meeting(deal, at_table, share) for deal, share in enumerate(won)]


def test_three_wins_to_one_are_191_points():
    # 7 of 9, and half of the virtual draw: 7.5 to 2.5.
    found = rated(2, meetings(0, 1, [1.0] * 7 + [0.0] * 2), 9)
    assert found.ahead(0, 1).value == pytest.approx(400 * log10(3))
    assert found.of(0).value + found.of(1).value == pytest.approx(2 * AVERAGE)


def test_an_indirect_difference_is_the_sum_of_two():
    nine_to_one = [1.0] * 8 + [0.5]  # 9 to 1 with the draw
    played = [
        *meetings(0, 1, [1.0] * 7 + [0.0] * 2, count=3),
        *meetings(1, 2, [1.0] * 7 + [0.0] * 2, count=3),
        *meetings(0, 2, nine_to_one, count=3),
    ]
    found = rated(3, played, 9)
    assert [found.values[0] - found.values[2], found.values[1]] == pytest.approx([800 * log10(3), AVERAGE])


def test_a_level_with_two_of_three_seats_has_to_win_twice_as_often():
    found = rated(2, meetings(0, 1, [1.0] * 6 + [0.0] * 3, (2, 1)), 9)
    assert found.ahead(0, 1).value == pytest.approx(0, abs=1e-6)


def test_a_level_that_always_won_is_ahead_by_no_more_than_that_proves():
    found = rated(2, meetings(0, 1, [1.0] * 10), 10).ahead(0, 1)
    exact = 400 * log10(0.6915 / 0.3085)  # Clopper and Pearson's limit for 10 of 10
    assert 0.8 * exact < found.value - found.within <= exact


def test_equal_results_on_one_deal_tell_less_than_two_deals():
    apart = rated(2, meetings(0, 1, [1.0, 0.0] * 4), 8).ahead(0, 1)
    by_deal = [one._replace(deal=one.deal // 2) for one in meetings(0, 1, [1.0, 1.0, 0.0, 0.0] * 2)]
    together = rated(2, by_deal, 4).ahead(0, 1)
    assert apart.value == pytest.approx(together.value) == pytest.approx(0)
    assert together.within > apart.within


def test_a_single_deal_has_no_interval():
    assert rated(2, meetings(0, 1, [1.0]), 1).of(0).within is None


@pytest.mark.parametrize("game", GAMES)
def test_every_level_sits_in_every_place_as_often(game):
    way = sample_of(game).measured
    setup = GAMES[game].setup(way.variant, way.players, dict(way.options))
    tables = RoundRobin(setup, ("gentle", "fair", "sharp"), 2).tables()
    sits = Counter((level, seat) for table in tables for seat, level in enumerate(table))
    assert len(sits) == 3 * way.players
    assert len(set(sits.values())) == 1
    assert all(len(set(table)) == 2 for table in tables)


def test_an_unrated_level_is_no_part_of_the_average():
    # The first wins 7 of 9 against an unrated level, the second 2 of 9: with the draws 3 to 1 and 1 to 3; the two never
    # meet.
    played = [*meetings(0, 2, [1.0] * 7 + [0.0] * 2, (1, 1), 3), *meetings(1, 2, [1.0] * 2 + [0.0] * 7, (1, 1), 3)]
    found = rated(2, played, 9)
    assert sum(found.values) == pytest.approx(2 * AVERAGE)
    assert 300 < found.values[0] - found.values[1] < 800 * log10(3)  # their virtual draw connects them


def test_the_strongest_is_first():
    robin = RoundRobin(GAMES["spooks"].setup("hand", 4, {}), ("gentle", "fair"), 2, first=7)
    jobs = robin.jobs()
    found = [Outcome((job.levels.index("fair"),), (0,) * 4, {}, ((),) * 4) for job in jobs]
    report = robin.report(jobs, found, times=False)
    assert list(report["levels"]) == ["fair", "gentle"]
    assert report["differences"][0]["won"]["value"] == 1
    assert report["differences"][0]["elo"]["value"] == pytest.approx(400 * log10(4.5 / 0.5), abs=0.001)
    assert [robin.whole(done) for done in (1, 2, 3)] == [0, 2, 2]


def test_a_win_of_the_deck_is_no_players_win():
    robin = RoundRobin(GAMES["hookie_mookie"].setup("race", 2, {}), ("random", "fair", "master"), 3)
    jobs = robin.jobs()
    wins = [() if "random" in job.levels else (job.levels.index("fair"),) for job in jobs]  # none, or the fair one
    report = robin.report(jobs, [Outcome(winners, (0, 0), {}, ((), ())) for winners in wins], times=False)
    assert next(iter(report["levels"])) == "fair"
    assert [pair["won"] is None for pair in report["differences"] if "random" in pair.values()] == [True, True]
