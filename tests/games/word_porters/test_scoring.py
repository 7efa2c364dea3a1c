"""Scoring: WP-55 to WP-62, the end WP-70 to WP-75."""

import pytest
from pygame import Rect

from engine.core.seats import PUBLIC
from engine.core.views import viewers
from engine.games.word_porters.events import MatchEnded, SeatScored, VoteGiven
from engine.games.word_porters.scoring import winners
from engine.games.word_porters.state import PlayedRound
from scenes.games.word_porters.art.track import SIZE, stand
from tests.deals import of_kind, refuses
from tests.games.word_porters.tables import (
    CHILDREN,
    dealt,
    give_hints,
    identities,
    right,
    to_round,
    vote,
    vote_all,
    wrong,
)

BOARD = Rect(120, 832, *SIZE)


def scored(players: int = 4, start: int = 0, **pairs: tuple[int, ...]):
    """A round in which voter `v<seat>` is right about the given seats and all others are wrong. Match and events."""
    match = dealt(players, start)
    give_hints(match)
    numbers = match.state.numbers
    events = vote(match, *(right(seat, numbers, pairs.get(f"v{seat}", ())) for seat in range(players)))
    return match, of_kind(events, SeatScored)


def test_wp_55_the_start_player_first_then_clockwise() -> None:
    _, told = scored(5, start=3)
    assert [event.seat for event in told] == [3, 4, 0, 1, 2]


def test_wp_56_identity_and_the_tiles_laid_for_that_seat() -> None:
    """WP-56: one event for each seat: its number, and one tile of every other seat."""
    match, told = scored(v1=(0,), v2=(0, 3))
    votes = match.state.played[0].votes
    for event in told:
        assert event.number == (4, 9, 1, 10)[event.seat]
        assert event.tiles == tuple(None if v == event.seat else votes[v][event.seat] for v in range(4))
        assert all(event.to(viewer) == event for viewer in viewers(4))


def test_wp_57_a_tile_is_right_if_it_is_the_number() -> None:
    _, told = scored(v1=(0,), v2=(0, 3), v3=(1,))
    assert {event.seat: event.right for event in told} == {0: (1, 2), 1: (3,), 2: (), 3: (2,)}


def test_wp_58_a_point_for_each_right_tile() -> None:
    """WP-58, WP-59: for the seat, and for each of those who had it right."""
    _, told = scored(v1=(0,), v2=(0, 3), v3=(0,))
    assert told[0].points == (3, 1, 1, 1)
    assert told[3].points == (0, 0, 1, 1)


def test_wp_59_both_ways_in_any_order() -> None:
    """WP-59, WP-Q32: the order changes no points."""
    ways = {"v0": (1, 2), "v1": (0,), "v3": (2,)}
    gained = {scored(4, start, **ways)[0].state.played[0].points for start in range(4)}
    assert gained == {(2 + 1, 1 + 1, 0 + 2, 1 + 0)}


def test_wp_60_a_wrong_tile_costs_nothing() -> None:
    match, told = scored()
    assert [event.points for event in told] == [(0,) * 4] * 4 and match.state.scores == (0,) * 4


def test_wp_61_points_are_added_to_the_total() -> None:
    """WP-61: event by event, round by round."""
    match, told = scored(v1=(0,), v2=(0,))
    assert [event.scores for event in told] == [(2, 1, 1, 0)] * 4
    identities(match)
    give_hints(match)
    votes = vote(match, *(right(seat, match.state.numbers, (3,) if seat != 3 else ()) for seat in range(4)))
    assert match.state.scores == of_kind(votes, SeatScored)[-1].scores == (3, 2, 2, 3)
    assert match.view(PUBLIC).scores == (3, 2, 2, 3)


@pytest.mark.parametrize(("total", "space", "turned"), [(0, 0, False), (20, 20, False), (21, 1, True), (40, 20, True)])
def test_wp_62_past_20_the_disc_is_turned(total: int, space: int, turned: bool) -> None:
    """WP-62, WP-Q33: on the visible track."""
    here, plain = stand(total, BOARD), stand(space, BOARD)
    assert (here.x, here.y, here.over) == (plain.x, plain.y, turned)


def test_wp_70_after_round_4_the_game_is_over() -> None:
    """WP-70: no next start player, no further round; the cards and tiles on the table stay there."""
    match = to_round(dealt(), 4)
    give_hints(match)
    events = vote_all(match)
    assert [type(event) for event in events] == [VoteGiven, *[SeatScored] * 4, MatchEnded]
    assert match.over and match.prompts() == () and match.state.round == 4
    assert "over" in refuses(match, 0, "pass")
    view = match.view(PUBLIC)
    assert len(view.words) == 10 and len(view.placings) == 10 and view.phase == "end"


def played_out(*rounds: dict[int, tuple[int, ...]], players: int = 4):
    """A whole match; for each round: which voters are right about which seats."""
    match = dealt(players)
    for number, ways in enumerate(rounds, 1):
        give_hints(match)
        vote(match, *(right(seat, match.state.numbers, ways.get(seat, ())) for seat in range(players)))
        if number < 4:
            identities(match)
    return match


def test_wp_71_the_highest_total_wins() -> None:
    """WP-71, WP-73, WP-74, WP-75."""
    match = played_out({0: (1,)}, {2: (1, 3)}, {}, {0: (1,), 3: (1,)})
    assert match.end() == {
        "scores": [2, 4, 2, 2],
        "winners": [1],
        "rounds": [[1, 1, 0, 0], [0, 1, 2, 1], [0, 0, 0, 0], [1, 2, 0, 1]],
    }
    (told,) = of_kind(match.events, MatchEnded)
    assert told.scores == (2, 4, 2, 2) and told.winners == match.view(0).winners == (1,)


def test_wp_72_all_with_the_highest_total_win_together() -> None:
    """WP-72: no tie-break; all of them if no seat has a point."""
    assert winners((3, 7, 1, 7)) == (1, 3)
    end = played_out({0: (1,)}, {}, {}, {3: (2,)}).end()
    assert end is not None and end["winners"] == [0, 1, 2, 3]
    assert played_out({3: (2,)}, {}, {}, {}).end()["winners"] == [2, 3]


def test_wp_73_74_75_the_end_line() -> None:
    """WP-73: totals by seat; WP-74: winners rising; WP-75: four lists."""
    match = played_out({2: (0,)}, {2: (0,)}, {}, {}, players=3)
    assert match.end() == {
        "scores": [2, 0, 2],
        "winners": [0, 2],
        "rounds": [[1, 0, 1], [1, 0, 1], [0, 0, 0], [0, 0, 0]],
    }


def test_a_scored_round_is_open_to_all() -> None:
    """Words, row, tokens, numbers, all tiles and points of a scored round, for retelling."""
    match = to_round(dealt(start=2), 2)
    played = match.view(PUBLIC).played
    assert played == match.view(3).played and len(played) == 1
    first = played[0]
    assert isinstance(first, PlayedRound) and (first.round, first.start) == (1, 2)
    assert first.numbers == (4, 9, 1, 10) and first.votes == tuple(wrong(seat, (4, 9, 1, 10)) for seat in range(4))
    assert len(first.words) == len(first.row) == len(first.placings) == 10 and first.passed == (0, 1)


def test_wp_79_children_are_scored_alike() -> None:
    match = dealt(4, variant=CHILDREN)
    give_hints(match)
    vote(match, *(right(seat, match.state.numbers, tuple(s for s in range(4) if s != seat)) for seat in range(4)))
    assert match.state.scores == (6, 6, 6, 6)
