"""Votes: WP-46 to WP-54."""

import pytest

from engine.core.match import Match
from engine.core.records import dumps, parse
from engine.core.seats import PUBLIC
from engine.core.views import viewers
from engine.games import GAMES
from engine.games.word_porters.events import SeatScored, VoteGiven
from engine.headless.position import next_steps
from tests.deals import do, of_kind, refuses
from tests.games.word_porters.tables import dealt, give_hints, tiles, vote, vote_all


def voting(players: int = 4):
    """A match in which all seats are to vote."""
    match = dealt(players)
    give_hints(match)
    return match


def test_wp_46_all_vote_at_the_same_time_in_any_order() -> None:
    """WP-46: the record has them in seat order, in any order of voting."""
    match = voting()
    assert match.waiting() == (0, 1, 2, 3)
    for seat in (2, 0, 3):
        do(match, seat, "vote", tiles=tiles(seat, 4))
    assert match.waiting() == (1,) and match.sealed == (0, 2, 3)
    assert [step.by for step in match.steps if step.do == "vote"] == [0, 2, 3]


def test_wp_47_one_tile_for_every_other_seat() -> None:
    match = voting()
    assert "each of the 4 players" in refuses(match, 0, "vote", tiles=(None, 1, 2))
    assert "each of the 4 players" in refuses(match, 0, "vote", tiles=(None, 1, 2, 3, 4))
    assert "1 to 10, not 11" in refuses(match, 0, "vote", tiles=(None, 1, 2, 11))
    assert "1 to 10, not 0" in refuses(match, 0, "vote", tiles=(None, 0, 2, 3))


def test_wp_48_no_seat_votes_on_its_own_word() -> None:
    match = voting()
    assert "own word" in refuses(match, 0, "vote", tiles=(4, 1, 2, 3))
    assert "own word" in refuses(match, 1, "vote", tiles=(None, 1, 2, 3))


def test_wp_49_no_seat_without_a_tile() -> None:
    """WP-49, WP-Q30."""
    assert "every other player" in refuses(voting(), 0, "vote", tiles=(None, 1, None, 3))


def test_wp_50_no_number_twice() -> None:
    """WP-50, WP-Q30."""
    assert "You used 3 twice" in refuses(voting(), 0, "vote", tiles=(None, 3, 2, 3))


def test_wp_51_the_own_number_may_be_given() -> None:
    """WP-51, WP-Q29: it is never right."""
    match = voting()
    events = vote(match, (None, 4, 5, 6), tiles(1, 4, 5), tiles(2, 4, 5), tiles(3, 4, 5))
    scored = next(event for event in of_kind(events, SeatScored) if event.seat == 1)
    assert scored.tiles == (4, None, 6, 6) and scored.right == ()


def test_wp_52_tiles_are_face_down_and_it_is_public_who_has_finished() -> None:
    match = voting()
    (told,) = do(match, 2, "vote", tiles=(7, 8, None, 9))
    assert told == VoteGiven(2, (7, 8, None, 9))
    for viewer in viewers(4):
        assert match.view(viewer).voted == (2,)
        assert match.view(viewer).tiles == ((7, 8, None, 9) if viewer == 2 else None)
        assert match.heard(viewer)[-1] == (told if viewer == 2 else VoteGiven(2, None))


def test_wp_53_a_vote_in_the_record_cannot_be_changed() -> None:
    """WP-53, WP-Q31: while others are missing it can be taken back completely, and then it is in no record."""
    match = voting()
    do(match, 2, "vote", tiles=(7, 8, None, 9))
    assert "already guessed" in refuses(match, 2, "vote", tiles=(1, 2, None, 3))
    do(match, 0, "vote", tiles=(None, 8, 2, 9))
    assert match.retract(2) and match.sealed == (0,)
    assert match.view(2).tiles is None and match.waiting() == (1, 2, 3)
    do(match, 2, "vote", tiles=(1, 2, None, 3))
    assert match.view(2).tiles == (1, 2, None, 3)
    vote_all(match)
    assert not match.retract(2)


def test_wp_54_with_the_last_vote_the_scoring_follows() -> None:
    """WP-54: and nothing is scored before."""
    match = voting()
    for seat in (3, 1, 0):
        assert of_kind(do(match, seat, "vote", tiles=tiles(seat, 4)), SeatScored) == []
        assert match.view(PUBLIC).scores == (0, 0, 0, 0)
    assert [event.seat for event in of_kind(do(match, 2, "vote", tiles=tiles(2, 4)), SeatScored)] == [0, 1, 2, 3]


def test_hints_are_over_when_votes_begin() -> None:
    match = voting()
    assert "Now you guess" in refuses(match, 0, "place", hint="h1")
    assert "Now you guess" in refuses(match, 2, "pass")


@pytest.mark.parametrize(("players", "votes"), [(3, 3 * 90), (4, 4 * 720), (5, None), (6, None)])
def test_votes_are_listed_while_a_list_is_short_enough(players: int, votes: int | None) -> None:
    """10 x 9, 10 x 9 x 8 for each seat; 10 x 9 x 8 x 7 are more than 5,000 for one seat alone."""
    match = voting(players)
    steps = next_steps(match)
    assert (None if steps is None else len(steps)) == votes
    for seat in range(players - 1):
        do(match, seat, "vote", tiles=tiles(seat, players))
    assert (next_steps(match) is None) == (votes is None)


def test_a_match_resumed_during_the_vote_continues_there() -> None:
    """WP-46, WP-52: a seat's vote stays sealed, and may still be taken back."""
    match = voting()
    do(match, 2, "vote", tiles=(7, 8, None, 9))
    do(match, 0, "vote", tiles=tiles(0, 4))
    again = Match.resume(match.game, parse(dumps(match.record()), GAMES))
    assert again.state == match.state and again.sealed == (0, 2) and again.waiting() == (1, 3)
    assert again.view(2).tiles == (7, 8, None, 9) and again.view(1).voted == (0, 2)
    assert again.retract(0) and again.waiting() == (0, 1, 3)
