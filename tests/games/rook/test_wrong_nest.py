"""RK-106 to RK-111: `honour`, the nest of the wrong size."""

import pytest

from engine.games.rook.events import HandRanOut, NestCalled, NestLaid, NestTurned, PenaltyWritten
from tests.deals import HIGH_NEST, bid, bury, calls, cards, deal, do, drawn, new_match, of_kind, play, playable, refuses
from tests.games.rook.honour_tables import RENEGE_HANDS, all_agree, buried, reneged, second_trick, sweep

FOUR = "green 14, red 14, black 14, yellow 14"
SIX = f"{HIGH_NEST}, green 5"


@pytest.mark.parametrize("count", [0, 1, 4, 6, 14])
def test_rk_106_any_number_of_cards_may_be_laid_down(count: int) -> None:
    """RK-106: none and all included."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    bid(match, "70 - - -")
    do(match, 0, "bury", cards=match.view(0).hand[:count])
    assert match.state.phase == "trump"


def test_rk_107_an_opponent_has_the_nest_counted_right_size_nothing_happens() -> None:
    """RK-107: once in a hand, for any opponent; not by the bidder or the partner (RK-Q56)."""
    match = buried(HIGH_NEST)
    assert calls(match, 0, "nest") == calls(match, 2, "nest") == set()
    assert calls(match, 1, "nest") == calls(match, 3, "nest") == {(0,)}
    assert "opponent" in refuses(match, 2, "call", fault="nest", seat=0)
    assert "opponent" in refuses(match, 1, "call", fault="nest", seat=2)
    assert do(match, 3, "call", fault="nest", seat=0) == (NestCalled(3, 0, wrong=False),)
    assert match.state.totals == (0, 0)
    assert calls(match, 1, "nest") == set()
    assert "already counted" in refuses(match, 1, "call", fault="nest", seat=0)


def test_rk_107_wrong_size_costs_40_at_once_and_the_repair_comes_before_anything_else() -> None:
    """RK-107: between nest and trump; then trump can be named."""
    match = buried(FOUR)
    events = do(match, 1, "call", fault="nest", seat=0)
    assert events == (NestCalled(1, 0, wrong=True), PenaltyWritten(0, 40, "nest"))
    assert match.state.totals == (-40, 0)
    assert [(prompt.who, prompt.verb) for prompt in match.prompts()] == [(0, "bury")]
    assert "Fix the nest first" in refuses(match, 0, "trump", color="green")
    assert "Fix the nest first" in refuses(match, 1, "call", fault="talk", seat=0)
    assert match.view(1).phase == "repair"
    do(match, 0, "bury", cards=cards(HIGH_NEST))
    do(match, 0, "trump", color="green")


def test_rk_107_until_the_last_trick_is_complete() -> None:
    """RK-107: not before the nest is laid, still in the middle of the last trick, no more at the review (RK-Q62)."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    assert calls(match, 1, "nest") == set()
    bid(match, "70 - - -")
    assert "no nest" in refuses(match, 1, "call", fault="nest", seat=0)
    match = buried(FOUR, "green")
    sweep(match, last=12)
    play(match, "green 13, red 13, black 13")
    assert calls(match, 1, "nest") == {(0,)}
    play(match, "yellow 13")
    assert calls(match, 1, "nest") == set()
    assert "last trick" in refuses(match, 1, "call", fault="nest", seat=0)


def test_rk_107_in_the_middle_of_a_trick_the_trick_goes_on_after_the_repair() -> None:
    """RK-107: seat 2 is on turn before and after."""
    match = buried(FOUR, "green")
    play(match, "green 5, red 5")
    do(match, 3, "call", fault="nest", seat=0)
    do(match, 0, "bury", cards=cards(f"{FOUR}, green 6"))
    assert match.waiting() == (2,) and match.view("public").phase == "play"
    assert match.view(0).hand == cards("green 7 8 9 10 11 12 13, rook")


def test_rk_108_a_bidder_without_a_card_before_a_trick_is_found_out() -> None:
    """RK-108: eight cards were left for nine tricks."""
    match = buried(SIX, "green")
    for n in range(6, 13):
        play(match, f"green {n}, red {n}, black {n}, yellow {n}")
    events = play(match, "green 13, red 13, black 13, yellow 13")
    assert of_kind(events, HandRanOut) == [HandRanOut(0)]
    assert of_kind(events, PenaltyWritten) == [PenaltyWritten(0, 40, "nest")]
    assert [(prompt.who, prompt.verb) for prompt in match.prompts()] == [(0, "bury")]
    do(match, 0, "bury", cards=cards(HIGH_NEST))
    play(match, "green 5, red 5, black 5, yellow 5")
    all_agree(match)
    assert match.state.totals == (80, 0)  # 120 taken, 40 fined


def test_rk_108_before_the_first_trick_if_all_cards_were_laid_down() -> None:
    """RK-108: when trump has been named and play is about to begin."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    bid(match, "70 - - -")
    do(match, 0, "bury", cards=match.view(0).hand)
    assert match.state.totals == (0, 0)
    events = do(match, 0, "trump", color="black")
    assert of_kind(events, HandRanOut) == [HandRanOut(0)] and match.state.totals == (-40, 0)
    do(match, 0, "bury", cards=cards(HIGH_NEST))
    assert match.view(0).hand == cards(RENEGE_HANDS[0]) and match.waiting() == (0,)


def test_rk_109_only_the_difference_moves() -> None:
    """RK-109: a small nest keeps its cards; a big one gets no others; its size is then exact."""
    match = buried(FOUR)
    do(match, 1, "call", fault="nest", seat=0)
    assert "Green 14 has to stay" in refuses(match, 0, "bury", cards=cards("green 5 6 7 8 9"))
    assert "5 cards, not 6" in refuses(match, 0, "bury", cards=cards(f"{FOUR}, green 5 6"))
    repaired = of_kind(do(match, 0, "bury", cards=cards(f"{FOUR}, green 6")), NestLaid)[0]
    assert repaired.repair and set(repaired.cards or ()) == set(cards(f"{FOUR}, green 6"))
    match = buried(SIX)
    do(match, 1, "call", fault="nest", seat=0)
    assert "can't add green 6" in refuses(match, 0, "bury", cards=cards(f"{FOUR}, green 6"))
    do(match, 0, "bury", cards=cards(f"{FOUR}, green 5"))
    assert match.view(0).hand == cards("green 6 7 8 9 10 11 12 13, rook")


def test_rk_110_a_wrong_nest_never_found_costs_40_at_the_count() -> None:
    """RK-110: and the Rook left in hand goes with the nest to the last trick's taker: 120 taken, 70 bid."""
    match = buried(FOUR, "green")
    sweep(match)
    assert match.state.totals == (0, 0)
    for seat in (0, 1, 2):
        do(match, seat, "agree")
    events = do(match, 3, "agree")
    assert set(of_kind(events, NestTurned)[0].cards) == set(cards(HIGH_NEST))
    assert of_kind(events, PenaltyWritten) == [PenaltyWritten(0, 40, "nest")]
    result = match.state.sheet[0]
    assert (result.taken, result.scores, result.penalties, result.totals) == ((120, 0), (120, 0), (40, 0), (80, 0))


def test_rk_110_also_when_the_hand_is_stopped_and_on_either_side() -> None:
    """RK-110 and RK-Q58: seat 1's late renege costs side 1 the 70, seat 0's small nest side 0 its 40.

    Side 0 took green 5, black 5, yellow 5 and then black 14: 25 points; 25 - 40 = -15.
    """
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, "green 14, red 14, yellow 14, rook", "black")
    play(match, "green 5, red 6, black 5, yellow 5")
    play(match, "black 6, yellow 6, black 14, red 7")
    do(match, 2, "call", fault="renege", seat=1, trick=1)
    assert match.state.totals == (-15, -70)


def test_rk_110_with_a_failed_bid_both_are_paid() -> None:
    """RK-110 and RK-Q57: red is trump, seat 1 takes everything: -70 and -40."""
    match = buried(FOUR, "red")
    play(match, "green 5, red 5, black 5, yellow 5")
    for n in range(6, 14):
        play(match, f"red {n}, black {n}, yellow {n}, green {n}")
    all_agree(match)
    assert match.state.totals == (-110, 120)


def test_rk_111_the_fault_is_punished_once() -> None:
    """RK-111: found by a call, repaired, and nothing more at the count."""
    match = buried(FOUR, "green")
    do(match, 1, "call", fault="nest", seat=0)
    do(match, 0, "bury", cards=cards(HIGH_NEST))
    sweep(match)
    all_agree(match)
    assert match.state.sheet[0].penalties == (40, 0)
    assert match.state.totals == (80, 0)


def test_rk_107_a_counted_nest_stays_counted_when_a_renege_is_mended() -> None:
    """RK-101 and RK-107."""
    match = reneged()
    do(match, 1, "call", fault="nest", seat=0)
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert calls(match, 3, "nest") == set()
    assert playable(match) == {"green-13"}
    play(match, "green 13, black 5, yellow 5")
    second_trick(match)
