"""Elo: ratings that can be worked out by hand, and who meets whom how often."""

from collections import Counter
from math import log10

import pytest

from engine.games import GAMES
from engine.headless.matches import Outcome
from engine.headless.rating import AVERAGE, Meeting, RoundRobin, rated
from tests.samples import sample_of


def meetings(first, second, shares, seats=(2, 2)):
    return [Meeting(deal, first, second, seats, share) for deal, share in enumerate(shares)]


def test_three_wins_to_one_are_191_points():
    # 7 of 9, and half of the draw that nobody has played: 7.5 to 2.5.
    found = rated(2, meetings(0, 1, [1.0] * 7 + [0.0] * 2), 9)
    assert found.ahead(0, 1).value == pytest.approx(400 * log10(3))
    assert found.of(0).value + found.of(1).value == pytest.approx(2 * AVERAGE)


def test_what_follows_from_two_differences_is_their_sum():
    nine_to_one = [1.0] * 8 + [0.5]  # 9 to 1 with the draw
    played = [
        *meetings(0, 1, [1.0] * 7 + [0.0] * 2), *meetings(1, 2, [1.0] * 7 + [0.0] * 2), *meetings(0, 2, nine_to_one)
    ]  # fmt: skip
    found = rated(3, played, 9)
    assert [found.values[0] - found.values[2], found.values[1]] == pytest.approx([800 * log10(3), AVERAGE])


def test_a_level_with_two_of_three_seats_has_to_win_twice_as_often():
    found = rated(2, meetings(0, 1, [1.0] * 6 + [0.0] * 3, (2, 1)), 9)
    assert found.ahead(0, 1).value == pytest.approx(0, abs=1e-6)


def test_who_has_always_won_is_ahead_by_no_more_than_that_proves():
    found = rated(2, meetings(0, 1, [1.0] * 10), 10).ahead(0, 1)
    exact = 400 * log10(0.6915 / 0.3085)  # Clopper and Pearson's limit for 10 of 10
    assert 0.8 * exact < found.value - found.within <= exact


def test_what_hangs_together_on_a_deal_tells_less_than_two_deals():
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


def test_the_strongest_stands_first_and_a_match_that_nobody_won_tells_nothing():
    robin = RoundRobin(GAMES["spooks"].setup("hand", 4, {}), ("gentle", "fair"), 2, first=7)
    jobs = robin.jobs()
    found = [Outcome(tuple(seat for seat in range(4) if job.levels[seat] == "fair")[: job.deal - 6], (0,) * 4, {},
                     ((),) * 4) for job in jobs]  # fmt: skip
    found[0] = Outcome((), (0,) * 4, {}, ((),) * 4)
    report = robin.report(jobs, found, times=False)
    assert list(report["levels"]) == ["fair", "gentle"]
    assert report["differences"][0]["won"]["value"] == 1
    assert report["differences"][0]["elo"]["value"] == pytest.approx(400 * log10(3.5 / 0.5), abs=0.001)
    assert [robin.whole(done) for done in (1, 2, 3)] == [0, 2, 2]
