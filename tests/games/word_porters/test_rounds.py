"""Between rounds: WP-63 to WP-69. Worked examples: docs/rules/word_porters.md."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.word_porters.events import RoundEnded, SeatScored, WordsLaid
from engine.games.word_porters.scoring import next_start
from tests.deals import do, of_kind
from tests.games.word_porters.tables import (
    CHILDREN,
    dealt,
    give_hints,
    identities,
    left,
    place,
    right,
    to_round,
    vote,
    vote_all,
    words,
)


def test_wp_63_tokens_and_tiles_go_back() -> None:
    match = to_round(dealt(), 2)
    assert match.state.placings == () and match.view(PUBLIC).voted == () and match.view(0).tiles is None
    assert [left(match, seat) for seat in range(4)] == [(1, 2, 3)] * 4


def test_wp_64_the_words_do_not_come_back() -> None:
    match = to_round(dealt(), 5)
    laid = [word.card for event in of_kind(match.events, WordsLaid) for word in event.words]
    assert laid == [pair[0] for pair in words()]


def test_wp_65_the_whole_row_is_discarded() -> None:
    """WP-65, WP-Q11: cards without a token too."""
    match = dealt()
    place(match, "h1", "h1", "h1")  # two share, so that two cards stay empty
    give_hints(match)
    taken, row = {placing.hint for placing in match.state.placings}, match.state.row
    vote_all(match)
    assert set(match.state.discarded) == set(row) and len(set(row) - taken) == 2
    assert not set(match.state.row) & set(row)


def test_wp_66_all_ten_identity_cards_are_shuffled_again() -> None:
    """WP-66: any number can come again, and no seat has one until they are dealt."""
    match = dealt()
    give_hints(match)
    vote_all(match)
    assert [match.view(seat).number for seat in range(4)] == [None] * 4
    identities(match, (4, 9, 1, 10))
    assert [match.view(seat).number for seat in range(4)] == [4, 9, 1, 10]


@pytest.mark.parametrize(
    ("totals", "start", "why"),
    [
        ((3, 5, 1, 4, 3), 2, "alone_lowest"),
        ((3, 5, 1, 4, 1), 4, "first_lowest"),
        ((1, 5, 1, 1, 6), 3, "first_lowest"),
        ((2, 2, 6, 5, 5), 0, "first_lowest"),
        ((0, 0, 0, 0, 0), 3, "first_lowest"),
    ],
)
def test_wp_67_68_69_the_next_start_player(totals: tuple[int, ...], start: int, why: str) -> None:
    """WP-67, WP-68, WP-69, WP-Q35 to WP-Q38; WP-Q36, WP-Q37: the table of section 6, from start player 2."""
    assert next_start(totals, 2) == (start, why)


def test_wp_67_the_lowest_total_so_far_starts_next() -> None:
    """WP-67, WP-Q34: not the lowest of the round."""
    match = dealt()
    give_hints(match)
    numbers = match.state.numbers
    vote(match, *(right(seat, numbers, tuple(s for s in (0, 1, 2) if s != seat)) for seat in range(4)))
    assert match.state.start == 3
    identities(match)
    give_hints(match)
    events = vote(match, *(right(seat, numbers, (3,) if seat != 3 else ()) for seat in range(4)))
    (told,) = of_kind(events, RoundEnded)
    assert told.played.points == (1, 1, 1, 3) and told.scores == (6, 6, 6, 6)
    assert (told.played.round, told.lowest, told.start, told.why) == (2, (0, 1, 2, 3), 0, "first_lowest")


def test_wp_69_alone_with_the_lowest_total_stays() -> None:
    """WP-69, WP-Q35."""
    match = dealt(3, start=1)
    give_hints(match)
    events = vote(match, (None, 5, 1), (5, None, 6), (4, 6, None))
    (told,) = of_kind(events, RoundEnded)
    assert told.scores == (2, 0, 2) and told.lowest == (1,)
    assert (told.start, told.why) == (1, "alone_lowest") and match.state.start == 1
    assert of_kind(events, WordsLaid)[0].start == 1


# Worked examples


def row_of_turns(match, sharing: bool) -> int:
    """A hint phase of four players from seat 0, shared once or never; returns how many passed."""
    place(match, "h1")
    place(match, "h1" if sharing else "h2")
    give_hints(match)
    return len(match.state.passed)


def test_example_tokens_of_four_players_without_sharing() -> None:
    """Laps 1 and 2 take eight cards, the third two; seats 2 and 3 pass with a lone 3, and the voting begins."""
    match = dealt()
    assert row_of_turns(match, sharing=False) == 2
    assert match.state.passed == (2, 3) and [left(match, seat) for seat in range(4)] == [(), (), (3,), (3,)]
    assert match.state.phase == "votes"


def test_example_one_seat_shares_and_none_passes() -> None:
    """Seven cards are taken after two laps, three seats hold a lone 3 and three cards are empty."""
    match = dealt()
    assert row_of_turns(match, sharing=True) == 0
    assert {placing.hint for placing in match.state.placings} == set(match.state.row)


@pytest.mark.parametrize(
    ("players", "shared", "passes"), [(3, 0, 0), (4, 0, 2), (4, 1, 0), (5, 0, 4), (5, 1, 2), (5, 2, 0), (6, 0, 6)]
)
def test_example_passes_with_a_number_of_shares(players: int, shared: int, passes: int) -> None:
    """max(0, tokens - row - 2 s)."""
    match = dealt(players)
    place(match, "h1", *["h1"] * shared)
    give_hints(match)
    assert len(match.state.passed) == passes == max(0, 3 * players - (players + 6) - 2 * shared)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_example_most_points(players: int) -> None:
    """For a seat in a round 2 (n - 1), for the table n times that; tiles laid n (n - 1). Four rounds: 40 at most."""
    match = dealt(players)
    for _ in range(4):
        give_hints(match)
        numbers = match.state.numbers
        all_seats = tuple(range(players))
        vote(match, *(right(s, numbers, tuple(o for o in all_seats if o != s)) for s in all_seats))
        assert match.state.played[-1].points == (2 * (players - 1),) * players
        laid = [tile for tiles in match.state.played[-1].votes for tile in tiles if tile is not None]
        assert len(laid) == players * (players - 1)
        if not match.over:
            identities(match)
    assert match.state.scores == (8 * (players - 1),) * players


STACKS = {3: (21, 12, 3, 21), 4: (20, 10, 20, 10), 5: (19, 8, 19, 8), 6: (18, 6, 18, 6)}
RESHUFFLES = {3: (4, 27, 3, 6), 4: (3, 20, 10, 0), 5: (3, 22, 8, 3), 6: (3, 24, 6, 6)}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_example_the_hint_stack_of_children(players: int) -> None:
    """WP-18, WP-Q4: its height after each round; the one reshuffle: round, cards shuffled, drawn before and after."""
    match, heights, shuffled = dealt(players, variant=CHILDREN), [], []
    for number in range(1, 5):
        heights.append(len(match.state.stack))
        give_hints(match)
        vote_all(match)
        if match.state.phase == "reshuffle":
            cards, before = match.state.discarded, len(match.state.row)
            do(match, "chance", "reshuffle", hints=cards)
            shuffled.append((number + 1, len(cards), before, len(match.state.row) - before))
        if not match.over:
            identities(match)
    assert tuple(heights) == STACKS[players] and shuffled == [RESHUFFLES[players]]


@pytest.mark.parametrize(("players", "used"), [(3, 36), (4, 40), (5, 44), (6, 48)])
def test_example_hint_cards_used_in_four_rounds(players: int, used: int) -> None:
    match = to_round(dealt(players), 5)
    assert len(match.state.discarded) + len(match.state.row) == used


def test_example_scoring() -> None:
    """Start player 1; tiles and points as in the example of the rules; seat 2 starts next."""
    match = dealt(start=1, numbers=(4, 9, 1, 10))
    give_hints(match)
    events = vote(match, (None, 9, 2, 10), (4, None, 1, 3), (4, 1, None, 10), (5, 9, 8, None))
    told = of_kind(events, SeatScored)
    assert [(event.seat, event.number, set(event.right), event.points) for event in told] == [
        (1, 9, {0, 3}, (1, 2, 0, 1)),
        (2, 1, {1}, (0, 1, 1, 0)),
        (3, 10, {0, 2}, (1, 0, 1, 2)),
        (0, 4, {1, 2}, (2, 1, 1, 0)),
    ]
    (ended,) = of_kind(events, RoundEnded)
    assert ended.played.points == ended.scores == (4, 4, 3, 3)
    assert (ended.lowest, ended.start, ended.why) == ((2, 3), 2, "first_lowest")
