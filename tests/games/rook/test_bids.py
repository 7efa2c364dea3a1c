"""RK-23 to RK-41: one round of bids, the auction, and throwing in."""

import pytest

from engine.core.match import Match
from engine.games.rook.events import AuctionWon, HandThrownIn
from tests.deals import ONE_COLOR_EACH, bid, deal, do, drawn, new_match, of_kind, play, refuses


def auction(variant: str, players: int = 4, dealer: int = 3) -> Match:
    match = drawn(new_match(variant, players), dealer)
    deal(match, {})
    return match


def amounts(match: Match) -> list[int]:
    """The bids that the seat on turn may make."""
    prompt = next(prompt for prompt in match.prompts() if prompt.verb == "bid")
    return list(prompt.shape.each())


def may_speak(match: Match) -> list[int]:
    return list(match.waiting()) if match.state.phase == "auction" else []


def test_rk_23_left_of_the_dealer_bids_first_the_dealer_last() -> None:
    """RK-23: seat 1 deals."""
    match = auction("intermediate", dealer=1)
    speakers = []
    for _ in range(4):
        speakers += may_speak(match)
        bid(match, "-")
    assert speakers == [2, 3, 0, 1]


def test_rk_24_each_seat_bids_once() -> None:
    """RK-24: seat 0 is not asked again though seat 1 went higher."""
    match = auction("intermediate")
    bid(match, "5 6 - -")
    assert match.state.phase == "bury" and match.state.live().bidder == 1
    assert "over" in refuses(match, 0, "bid", amount=7)


def test_rk_25_the_first_bid_is_a_whole_number_from_1() -> None:
    """RK-25, RK-Q14: 24 amounts; 0 would be a pass, and the first bidder may pass (RK-Q13)."""
    match = auction("intermediate")
    assert amounts(match) == list(range(1, 25))
    assert "with 1 or more" in refuses(match, 0, "bid", amount=0)
    bid(match, "-")


def test_rk_26_further_bids_are_at_least_one_higher() -> None:
    """RK-26."""
    match = auction("intermediate")
    bid(match, "5")
    assert amounts(match)[0] == 6
    assert "doesn't beat 5" in refuses(match, 1, "bid", amount=5)
    bid(match, "20")


def test_rk_27_the_highest_bid_wins_the_nest() -> None:
    """RK-27."""
    match = auction("intermediate")
    assert of_kind(bid(match, "3 - 7 8"), AuctionWon) == [AuctionWon(3, 8)]
    assert match.waiting() == (3,)


@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("classic_individual", 5)])
def test_rk_28_left_of_the_dealer_bids_first_then_clockwise(variant: str, players: int) -> None:
    """RK-28."""
    match = auction(variant, players, dealer=players - 2)
    speakers = []
    for _ in range(players):
        speakers += may_speak(match)
        bid(match, "-")
    assert speakers == [players - 1, *range(players - 1)]


def test_rk_29_at_its_turn_a_seat_bids_or_passes() -> None:
    """RK-29: and only at its turn."""
    match = auction("classic")
    assert [(prompt.who, prompt.verb) for prompt in match.prompts()] == [(0, "bid"), (0, "pass")]
    assert "turn" in refuses(match, 1, "bid", amount=70)
    assert "turn" in refuses(match, 2, "pass")


def test_rk_30_bids_are_multiples_of_five() -> None:
    """RK-30."""
    match = auction("classic")
    assert refuses(match, 0, "bid", amount=72) == "Bids go up in steps of 5. You can't bid 72."


def test_rk_31_the_first_bid_is_at_least_70() -> None:
    """RK-31: 70 to 120, eleven amounts."""
    match = auction("classic")
    assert amounts(match) == [70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120]
    assert "with 70 or more" in refuses(match, 0, "bid", amount=65)


@pytest.mark.parametrize("players", [5, 6])
def test_rk_32_the_first_bid_is_at_least_30_with_five_or_six(players: int) -> None:
    """RK-32: 30 to 100, fifteen amounts."""
    match = auction("classic_individual", players, dealer=players - 1)
    assert amounts(match) == list(range(30, 101, 5))
    assert "with 30 or more" in refuses(match, 0, "bid", amount=25)


def test_rk_33_further_bids_are_at_least_five_higher_also_over_the_partner() -> None:
    """RK-33, RK-Q21: seat 2 outbids its partner, seat 0."""
    match = auction("classic")
    bid(match, "80 -")
    assert amounts(match)[0] == 85
    assert "Bid 85 or more" in refuses(match, 2, "bid", amount=80)
    bid(match, "100")
    assert match.state.live().bidder == 2


def test_rk_34_a_seat_that_has_passed_is_out_of_the_auction_and_still_plays() -> None:
    """RK-34: seat 0 passed first and leads the first trick later."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH)
    bid(match, "- 70 75 -")
    assert may_speak(match) == [1]
    bid(match, "-")
    do(match, 2, "bury", cards=("green-14", "red-14", "black-14", "yellow-14", "rook"))
    do(match, 2, "trump", color="red")
    play(match, "green 5")


def test_rk_35_the_auction_skips_seats_that_passed() -> None:
    """RK-35: the book's example: 70, 80, pass, 85, 90, 95, pass, pass; seat 2 is skipped, seat 1 wins at 95."""
    match = auction("classic")
    speakers = []
    for word in ("70", "80", "-", "85", "90", "95", "-", "-"):
        speakers += may_speak(match)
        events = bid(match, word)
    assert speakers == [0, 1, 2, 3, 0, 1, 3, 0]
    assert of_kind(events, AuctionWon) == [AuctionWon(1, 95)]


def test_rk_36_over_when_all_others_have_passed_without_a_turn_to_raise() -> None:
    """RK-36, RK-Q20."""
    match = auction("classic")
    bid(match, "70 - - -")
    assert match.state.phase == "bury"
    assert "over" in refuses(match, 0, "bid", amount=75)


def test_rk_37_the_last_seat_may_still_open_and_has_won_at_once() -> None:
    """RK-37, RK-Q22: or it may pass."""
    match = auction("classic")
    bid(match, "- - -")
    assert [(prompt.who, prompt.verb) for prompt in match.prompts()] == [(3, "bid"), (3, "pass")]
    assert of_kind(bid(match, "70"), AuctionWon) == [AuctionWon(3, 70)]


@pytest.mark.parametrize(
    ("variant", "players", "total", "over"),
    [("intermediate", 4, 24, 25), ("classic", 4, 120, 125), ("classic_individual", 5, 100, 105)],
)
def test_rk_38_no_bid_above_what_the_deck_holds(variant: str, players: int, total: int, over: int) -> None:
    """RK-38, RK-Q7, RK-Q17."""
    match = auction(variant, players, dealer=players - 1)
    assert amounts(match)[-1] == total
    assert f"has only {total}" in refuses(match, 0, "bid", amount=over)


@pytest.mark.parametrize(
    ("variant", "players", "total"), [("intermediate", 4, 24), ("classic", 4, 120), ("classic_individual", 6, 100)]
)
def test_rk_39_a_bid_of_everything_ends_the_auction_at_once(variant: str, players: int, total: int) -> None:
    """RK-39, RK-Q18, RK-Q19: no seat can bid any more."""
    match = auction(variant, players, dealer=players - 1)
    assert of_kind(bid(match, str(total)), AuctionWon) == [AuctionWon(0, total)]


def test_rk_40_passing_and_losing_have_no_other_effect() -> None:
    """RK-40: hands and totals are as they were."""
    match = auction("classic")
    before = match.state.live().hands
    bid(match, "70 75 - -")
    bid(match, "-")
    assert match.state.totals == (0, 0)
    assert [hand for seat, hand in enumerate(match.state.live().hands) if seat != 1] == [
        hand for seat, hand in enumerate(before) if seat != 1
    ]


@pytest.mark.parametrize(("variant", "players"), [("intermediate", 4), ("classic", 4), ("classic_individual", 6)])
def test_rk_41_all_pass_throws_the_hand_in(variant: str, players: int) -> None:
    """RK-41, RK-Q15: no score, the deal passes to the left, new cards."""
    match = auction(variant, players, dealer=players - 1)
    events = bid(match, " ".join("-" * players))
    assert of_kind(events, HandThrownIn) == [HandThrownIn(next_dealer=0)]
    assert (match.state.totals, match.state.sheet, match.state.dealer) == ((0,) * len(match.state.totals), (), 0)
    assert [prompt.verb for prompt in match.prompts()] == ["deal"]
