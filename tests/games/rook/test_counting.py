"""RK-67 to RK-79: counting a hand."""

from engine.core.game import Setup
from engine.core.match import Match
from engine.games.rook.events import FinishedTrick
from engine.games.rook.options import Ruleset, ruleset
from engine.games.rook.scoring import scores_of, taken_by_side
from engine.games.rook.state import Hand
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, cards, deal, drawn, new_match, play


def scores(variant: str, taken: tuple[int, ...], bidder: int, amount: int) -> tuple[int, ...]:
    """The scores of a hand that was played to its end."""
    return scores_of(ruleset_of(variant, max(4, len(taken))), Hand((), (), 0, bidder=bidder, bid=amount), taken, None)


def ruleset_of(variant: str, players: int = 4) -> Ruleset:
    return ruleset(Setup("rook", variant, players))


def swept(trump: str, amount: int = 70) -> Match:
    """Classic: seat 0 bids and buries 60 points; the seat with the `trump` colour takes every trick."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, f"{amount} - - -" if amount < 120 else "120")
    bury(match, HIGH_NEST, trump)
    first = {"green": 0, "red": 1, "black": 2, "yellow": 3}[trump]
    colors = ("green", "red", "black", "yellow")
    play(match, "green 5, red 5, black 5, yellow 5")
    for n in range(6, 14):
        play(match, ", ".join(f"{colors[(first + i) % 4]} {n}" for i in range(4)))
    return match


def test_rk_67_each_seat_adds_up_the_counters_it_took() -> None:
    """RK-67: 5 and Rook (5 stars) to seat 1, 10 and 14 (4) and the nest's 14 (2) to seat 3."""
    plays = [tuple(enumerate(cards(text))) for text in ("red 5 6 7, rook", "red 8 9 10 14")]
    hand = Hand(((),) * 4, (), 0, tricks=(FinishedTrick(1, 1, plays[0]), FinishedTrick(2, 3, plays[1])))
    assert taken_by_side(ruleset_of("intermediate"), hand, cards("black 14")) == (0, 5, 0, 6)


def test_rk_68_beginner_everyone_scores_the_stars_taken() -> None:
    """RK-68: the stars in hands are 24 less those in the nest; here the nest holds 2 x 2 = 4, seat 0 takes 20."""
    match = drawn(new_match("beginner"), dealer=3)
    hands = (
        "green 5 6 7 8 9 10 11 12 13",
        "red 5 6 7 8 9 10 11 12 14",
        "black 5 6 7 8 9 10 11 12 14",
        "yellow 5 6 7 8 9 10 11 12, rook",
    )
    deal(match, hands, "green 14, red 13, black 13, yellow 13 14")
    # Green is trump and led, so seat 3 must give its only trump, the Rook, and leads afterwards.
    play(match, "green 5, red 5, black 5, rook")
    assert match.waiting() == (3,)
    play(match, "yellow 5, green 6, red 6, black 6")
    for n in range(7, 13):
        play(match, f"green {n}, red {n}, black {n}, yellow {n - 1}")
    play(match, "green 13, red 14, black 14, yellow 12")
    # Seat 3: green 5, red 5, black 5 and the Rook = 7. Seat 0: yellow 5, then 10s of all four (8), 14s (4) = 13.
    assert match.state.totals == (13, 0, 0, 7)
    assert sum(match.state.totals) == 24 - 4


def test_rk_69_intermediate_a_made_bid_scores_everything_taken() -> None:
    """RK-69: bid 9, taken 9; and more than the bid if more was taken."""
    assert scores("intermediate", (9, 5, 7, 3), 0, 9) == (9, 5, 7, 3)
    assert scores("intermediate", (12, 5, 4, 3), 0, 9) == (12, 5, 4, 3)


def test_rk_70_intermediate_a_failed_bid_scores_nothing_and_costs_nothing() -> None:
    """RK-70, RK-Q38: bid 9, taken 8."""
    assert scores("intermediate", (8, 5, 7, 4), 0, 9)[0] == 0


def test_rk_71_intermediate_the_others_score_what_they_took_either_way() -> None:
    """RK-71, RK-Q37."""
    assert scores("intermediate", (8, 5, 7, 4), 0, 9)[1:] == (5, 7, 4)
    assert scores("intermediate", (9, 5, 6, 4), 0, 9)[1:] == (5, 6, 4)


def test_rk_72_partners_counters_are_added_together() -> None:
    """RK-72: 10 + 20 points by seats 0 and 2."""
    tricks = (
        FinishedTrick(1, 0, tuple(enumerate(cards("red 10 6 7 8")))),
        FinishedTrick(2, 2, tuple(enumerate(cards("green 6 7 8, rook")))),
        FinishedTrick(3, 3, tuple(enumerate(cards("black 5 6 7 8")))),
    )
    assert taken_by_side(ruleset_of("classic"), Hand(((),) * 4, (), 0, tricks=tricks), ()) == (30, 5)


def test_rk_73_classic_a_made_bid_scores_everything_taken() -> None:
    """RK-73, RK-Q23: 95 bid, 100 taken; 95 taken is enough."""
    assert scores("classic", (20, 100), 1, 95) == (20, 100)
    assert scores("classic", (25, 95), 1, 95) == (25, 95)


def test_rk_74_classic_a_failed_bid_costs_the_full_bid() -> None:
    """RK-74: the book's example: 95 bid, 75 taken."""
    assert scores("classic", (45, 75), 1, 95)[1] == -95


def test_rk_75_classic_the_others_score_what_they_took_either_way() -> None:
    """RK-75."""
    assert scores("classic", (45, 75), 1, 95)[0] == 45
    assert scores("classic", (20, 100), 1, 95)[0] == 20


def test_rk_76_with_five_or_six_only_the_bidder_can_be_set_back() -> None:
    """RK-76, RK-Q8."""
    assert scores("classic_individual", (30, 20, 10, 25, 15), 3, 30) == (30, 20, 10, -30, 15)
    assert scores("classic_individual", (30, 20, 10, 25, 15, 0), 0, 30) == (30, 20, 10, 25, 15, 0)


def test_rk_77_the_nest_counts_towards_the_bid_of_the_last_tricks_taker() -> None:
    """RK-77: 60 in tricks and 60 in the nest make 120."""
    match = swept("green", 120)
    assert match.state.sheet[0].made is True
    assert match.state.totals == (120, 0)


def test_rk_78_before_a_set_back_the_sides_scores_add_up_to_the_whole_deck() -> None:
    """RK-78: also if the bidder is set back."""
    match = swept("red")
    assert match.state.sheet[0].taken == (0, 120)
    assert match.state.sheet[0].scores == (-70, 120)


def test_rk_79_totals_are_kept_and_may_fall_below_zero() -> None:
    """RK-79: twice set back by 70, the other side 240."""
    match = swept("red")
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "- - - 70")  # seat 1 speaks first now, seat 0 deals and opens last
    bury(match, HIGH_NEST, "red")
    for n in range(5, 14):
        play(match, f"red {n}, black {n}, yellow {n}, green {n}")
    assert match.state.totals == (-140, 240)
    assert [result.totals for result in match.state.sheet] == [(-70, 120), (-140, 240)]
