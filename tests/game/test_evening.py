"""An evening of several games: points, standings, players, praise and duration."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.evening import (
    WIN,
    Deed,
    Evening,
    Guest,
    PlayedGame,
    about,
    as_data,
    from_data,
    minutes_of,
    points_of,
    suggested,
)

GAMES = ("one", "two", "three")
scored = st.integers(2, 12).flatmap(lambda count: st.lists(st.integers(-9, 9), min_size=count, max_size=count))


def guests(*names: str) -> tuple[Guest, ...]:
    return tuple(Guest(name, look, True, f"pad:{look + 1}") for look, name in enumerate(names))


def played(match: int, *winners: str, game: str = "one", deeds: tuple[Deed, ...] = (), **points: int) -> PlayedGame:
    return PlayedGame(game, match, tuple(points.items()), winners, deeds)


FOUR = guests("Anna", "Ben", "Cleo", "Dan")
EVENING = Evening(7, GAMES, guests=FOUR)
WHOLE = EVENING.after(played(1, "Anna", Anna=3, Ben=2, Cleo=1, Dan=0)).after(
    played(2, "Ben", "Dan", game="two", Anna=1, Ben=3, Cleo=1, Dan=3, deeds=(Deed("Dan", "found", 4),))
)


def test_a_win_is_three_points_and_each_better_player_costs_one() -> None:
    assert points_of([10, 40, 30, 20], [1]) == (0, 3, 2, 1)
    assert points_of([10, 40, 30, 20], [0], fewest=True) == (3, 0, 1, 2)


def test_ties_and_partners_have_the_same() -> None:
    assert points_of([5, 9, 9, 1], [1, 2]) == (1, 3, 3, 0)
    assert points_of([7, 2, 7, 2], [0, 2]) == (3, 1, 3, 1)


def test_in_a_cooperative_game_all_have_three_or_nothing() -> None:
    assert points_of([4, 4, 4], [0, 1, 2]) == (3, 3, 3)
    assert points_of([4, 4, 4], []) == (0, 0, 0)


@given(scored, st.randoms(use_true_random=False))
def test_no_player_gains_by_scoring_less_and_places_at_the_table_do_not_matter(scores: list[int], rng: Random) -> None:
    def points(all_scores: list[int]) -> tuple[int, ...]:
        best = max(all_scores)
        return points_of(all_scores, [seat for seat, score in enumerate(all_scores) if score == best])

    before = points(scores)
    seat = rng.randrange(len(scores))
    worse = [score - rng.randrange(1, 9) if number == seat else score for number, score in enumerate(scores)]
    assert points(worse)[seat] <= before[seat] <= WIN
    order = rng.sample(range(len(scores)), len(scores))
    assert points([scores[number] for number in order]) == tuple(before[number] for number in order)


def test_standings_are_the_sums_and_equal_ones_share_a_place() -> None:
    assert [(row.place, row.guest.name, row.points) for row in WHOLE.standings()] == [
        (1, "Ben", 5),
        (2, "Anna", 4),
        (3, "Dan", 3),
        (4, "Cleo", 2),
    ]
    assert WHOLE.course("Anna") == (0, 3, 4)
    tied = EVENING.after(played(1, "Anna", "Ben", Anna=3, Ben=3, Cleo=1, Dan=1))
    assert [row.place for row in tied.standings()] == [1, 1, 3, 3]


def test_a_match_counts_once_and_only_while_there_is_one_to_play() -> None:
    assert WHOLE.after(WHOLE.played[-1]) == WHOLE
    over = WHOLE.ended()
    assert over.next_game is None
    assert over.after(played(9, Anna=3)) == over


def test_a_player_without_a_seat_is_among_the_first_next_time() -> None:
    five = replace(EVENING, guests=guests("Anna", "Ben", "Cleo", "Dan", "Eve"))
    seats, out = five.waiting(4)
    assert [guest.name for guest in out] == ["Eve"]
    after = five.seated(seats, [guest.name for guest in seats]).after(played(1, "Anna", Anna=3, Ben=2, Cleo=1, Dan=0))
    seats, out = after.waiting(4)
    assert "Eve" in [guest.name for guest in seats]
    assert len(out) == 1


def test_a_player_who_leaves_is_not_offered_a_seat_again_and_keeps_the_points() -> None:
    left = WHOLE.seated(FOUR[:3], [guest.name for guest in FOUR])
    assert [guest.name for guest in left.waiting(4)[0]] == ["Anna", "Ben", "Cleo"]
    assert left.course("Dan")[-1] == 3
    back = left.seated(FOUR, [guest.name for guest in FOUR[:3]])
    assert "Dan" in [guest.name for guest in back.waiting(4)[0]]


def test_praise_goes_to_several_people() -> None:
    deeds = (Deed("Anna", "tricks", 9), Deed("Anna", "rook", 2), Deed("Ben", "tricks", 8), Deed("Ben", "asked", 3))
    one = EVENING.after(played(1, "Anna", Anna=3, Ben=2, deeds=deeds)).after(
        played(2, "Ben", Anna=2, Ben=3, deeds=(Deed("Ben", "tricks", 5),))
    )
    facts = one.awards(one.played, 2)
    assert {deed.name for deed in facts} == {"Anna", "Ben"}
    assert max(one.awards(one.played, 9), key=lambda deed: deed.amount) == Deed("Ben", "tricks", 13)


def test_it_comes_back_as_it_was_kept_and_a_torn_one_is_none() -> None:
    assert from_data(as_data(WHOLE), GAMES, 12) == WHOLE
    for torn in (None, 3, {}, {"number": 1}, {**as_data(WHOLE), "guests": [[1]]}, {**as_data(WHOLE), "games": ["x"]}):
        assert from_data(torn, GAMES, 12) is None


def test_a_match_takes_the_median_of_earlier_ones() -> None:
    assert minutes_of([600, 1200, 9000], 5) == 20
    assert minutes_of([], 35) == 35
    assert [about(minutes) for minutes in (1, 12, 38)] == [5, 10, 40]


@pytest.mark.parametrize(("count", "most"), [(3, 60), (6, 200), (2, 5)])
def test_a_programme_fills_the_time_and_repeats_nothing_needlessly(count: int, most: int) -> None:
    minutes = {"a": 30, "b": 10, "c": 15, "d": 20, "e": 20}
    games = suggested(minutes, count, most, Random(3))
    assert len(games) == count
    assert len(set(games)) == min(count, len(minutes))
    total = sum(minutes[game] for game in games)
    assert total <= most or total == sum(sorted(minutes.values())[:count])


def test_three_guests_get_awards_of_three_kinds() -> None:
    """Anna is best at two things, and gets one award. People come before computer players."""
    deeds = tuple(
        Deed(name, key, amount)
        for name, key, amount in (
            ("Anna", "tricks", 9), ("Ben", "tricks", 7), ("Anna", "stars", 80), ("Ben", "stars", 60),
            ("Cleo", "rook", 1),
        )
    )  # fmt: skip
    one = EVENING.after(played(1, "Anna", Anna=3, Ben=2, Cleo=1, deeds=deeds))
    awards = one.awards(one.played)
    assert [(deed.name, deed.key) for deed in awards] == [("Anna", "tricks"), ("Cleo", "rook"), ("Ben", "stars")]
