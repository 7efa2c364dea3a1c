"""RK-102 to RK-105 and related rules: reneges that are noticed too late, several of them, the last trick."""

from engine.games.rook.events import CardsTakenBack, FinishedTrick, HandCounted, HandStopped, NestTurned, PenaltyWritten
from tests.deals import HIGH_NEST, bid, bury, calls, deal, do, drawn, new_match, of_kind, play, playable
from tests.games.rook.honour_tables import (
    RENEGE_HANDS,
    all_agree,
    buried,
    reneged,
    second_trick,
    sweep,
    to_review,
)


def test_rk_102_too_late_the_hand_stops_and_the_side_loses_the_bid_of_any_bidder() -> None:
    """RK-102: seat 0 bid 70, seats 1 and 3 lose it."""
    match = reneged()
    second_trick(match)
    events = do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert of_kind(events, HandStopped) == [HandStopped(1)]
    result = of_kind(events, HandCounted)[0].result
    assert (result.scores[1], result.stopped_by, match.state.totals[1]) == (-70, 1, -70)


def test_rk_103_the_other_side_scores_what_it_took_and_is_not_set_back() -> None:
    """RK-103: green 5, black 5 and yellow 5 are 15 points, far short of the 70 that seats 0 and 2 bid; 0 after that."""
    match = reneged()
    second_trick(match)
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert match.state.totals == (15, -70)


def test_rk_104_an_unfinished_trick_hands_and_nest_count_for_no_side() -> None:
    """RK-104: the black 10 on the table is worth 10, the nest 60."""
    match = reneged()
    second_trick(match)
    play(match, "black 10, yellow 10, green 10")
    events = do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert match.state.totals == (15, -70)
    assert not of_kind(events, NestTurned)


def test_rk_104_after_the_last_trick_the_nest_counts_for_its_taker() -> None:
    """RK-104 and RK-Q50: called at the review; seats 0 and 2 took everything, 120 with the nest."""
    match = reneged()
    second_trick(match)
    to_review(match)
    events = do(match, 2, "call", fault="renege", seat=1, trick=1)
    assert of_kind(events, NestTurned)[0].seat == 2
    assert match.state.totals == (120, -70)


def test_rk_105_a_stopped_hand_has_been_counted() -> None:
    """RK-105, RK-Q44: the deal passes on, and the end is checked: 15 points are enough for a target of 15."""
    match = reneged()
    second_trick(match)
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert (match.state.phase, match.state.dealer, len(match.state.sheet)) == ("deal", 0, 1)
    match = drawn(new_match("classic", enforcement="honour", target=15), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "black")
    play(match, "green 5, red 6, black 5, yellow 5")
    second_trick(match)
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert match.end() == {"scores": [15, -70], "winners": [0, 2], "hands": 1}


def test_rk_99_of_several_reneges_a_mended_one_takes_later_ones_back() -> None:
    """RK-99, RK-Q51, RK-Q52: with red led in trick 2 by seat 1, seat 0 kept its red 5; both cards go back."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "red")
    play(match, "green 5, red 6, black 5, yellow 5")  # seat 1 trumps with a green card in hand and leads
    play(match, "red 7, black 6, yellow 6")
    assert match.waiting() == (0,)
    do(match, 2, "call", fault="renege", seat=3, trick=2)
    play(match, "green 6")
    assert match.state.live().honour.reneges == ((1, 1), (0, 2))
    # Trick 2 is complete, so trick 1 is late and trick 2 in time: the first one called settles it.
    do(match, 1, "call", fault="renege", seat=0, trick=2)
    assert match.state.live().honour.reneges == ((1, 1),)
    do(match, 2, "call", fault="renege", seat=1, trick=1)
    assert match.state.live().honour.reneges == () and match.waiting() == (1,)
    assert playable(match) == {"green-13"}


def test_rk_99_a_renege_of_the_last_trick_can_be_mended_at_the_review() -> None:
    """RK-99 and RK-Q49: seat 0 kept the Rook as a tenth card and held it back on the last black lead."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, "green 14, red 14, black 14, yellow 14", "black")
    play(match, "green 5, green 13, black 5, yellow 5")
    for n, green in enumerate((6, 7, 8, 9, 10, 11, 12), 6):
        play(match, f"black {n}, yellow {n}, green {green}, red {n}")
    play(match, "black 13, yellow 13, red 5, red 13")
    assert match.state.phase == "review"
    do(match, 3, "agree")
    do(match, 2, "agree")
    assert (0, 9) in calls(match, 0, "renege") and (0, 8) not in calls(match, 0, "renege")
    events = do(match, 1, "call", fault="renege", seat=0, trick=9)
    before = FinishedTrick(8, 2, ((2, "black-12"), (3, "yellow-12"), (0, "green-12"), (1, "red-12")))
    back = CardsTakenBack(((0, "red-5", 9), (1, "red-13", 9)), turn=0, latest=before)
    assert of_kind(events, CardsTakenBack) == [back]
    assert (match.state.phase, playable(match)) == ("play", {"rook"})
    play(match, "rook, red 13")
    assert match.waiting() == (0, 1, 2, 3)  # the agreements given are void
    events = do(match, 0, "agree") + do(match, 1, "agree") + do(match, 2, "agree") + do(match, 3, "agree")
    # Seats 0 and 2 have everything: 120, of which the red 5 left in hand went with the nest (RK-110).
    assert of_kind(events, PenaltyWritten) == [PenaltyWritten(0, 40, "nest")]
    assert match.state.sheet[0].taken == (120, 0) and match.state.totals == (80, 0)


def test_a_hand_without_a_call_counts_as_usual() -> None:
    """RK-116: seat 1's renege was not called."""
    match = reneged()
    second_trick(match)
    to_review(match)
    all_agree(match)
    assert match.state.totals == (120, 0)


def test_five_players_call_as_sides_of_one() -> None:
    """RK-93 and RK-Q46: all other seats are opponents; only the late offender pays."""
    match = drawn(new_match("classic_individual", 6, enforcement="honour"), dealer=5)
    deal(match, {0: "green 1 2 3 4 5 6 7 8 9", 4: "green 10 11 12 13 14, red 10 11 12 13", 5: "red 14"}, "yellow 13 14")
    bid(match, "30 - - - - -")
    bury(match, "yellow 13 14", "green")
    play(match, "green 1")
    while match.waiting() != (4,):
        play(match, min(playable(match)).replace("-", " "))
    play(match, "red 10")
    assert all((4, 1) in calls(match, seat, "renege") for seat in range(6))


def test_the_helpers_make_the_tables_that_they_describe() -> None:
    """RK-106: the helpers of these tests: a right nest, all tricks to seat 0."""
    match = buried(HIGH_NEST, "green")
    sweep(match)
    all_agree(match)
    assert match.state.totals == (120, 0)
