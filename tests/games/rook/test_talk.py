"""RK-112 to RK-114: `honour`, table talk."""

from itertools import permutations

import pytest

from engine.core.match import Match
from engine.core.steps import Step
from engine.games.rook.events import PenaltyWritten, TalkCalled, VoteSealed, VotesOpened
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, calls, deal, do, drawn, new_match, of_kind, play, refuses
from tests.games.rook.honour_tables import all_agree, buried, sweep


def dealt() -> Match:
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    assert not [prompt for prompt in match.prompts() if prompt.verb == "call"]
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    return match


def voted(match: Match, by: int, seat: int, **votes: bool) -> None:
    do(match, by, "call", fault="talk", seat=seat)
    for voter, uphold in votes.items():
        do(match, int(voter[1:]), "vote", uphold=uphold)


def test_rk_112_from_the_deal_until_a_seat_has_agreed_to_the_count() -> None:
    """RK-112: in the auction, at the nest, in the tricks, at the review; not after agreeing."""
    match = dealt()
    assert calls(match, 0, "talk") == {(1,), (3,)} and calls(match, 3, "talk") == {(0,), (2,)}
    bid(match, "70 - - -")
    assert calls(match, 0, "talk") and calls(match, 1, "talk")
    bury(match, HIGH_NEST, "green")
    sweep(match)
    assert match.state.phase == "review"
    assert calls(match, 1, "talk") == {(0,), (2,)}
    do(match, 1, "agree")
    assert calls(match, 1, "talk") == set() and calls(match, 3, "talk") == {(0,), (2,)}


def test_rk_112_once_in_a_hand_for_each_seat() -> None:
    """RK-112: seat 0 has spent its call, the others have not; the next hand brings a new one."""
    match = dealt()
    voted(match, 0, 1, s2=False, s3=False)
    assert calls(match, 0, "talk") == set()
    assert "already reported" in refuses(match, 0, "call", fault="talk", seat=3)
    assert all(calls(match, seat, "talk") for seat in (1, 2, 3))
    bid(match, "- - - -")
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    assert calls(match, 0, "talk") == {(1,), (3,)}


def test_rk_112_on_an_opponent_only_and_only_with_partners() -> None:
    """RK-112 and RK-Q46."""
    match = dealt()
    assert "own side" in refuses(match, 0, "call", fault="talk", seat=2)
    five = drawn(new_match("classic_individual", 5, enforcement="honour"), dealer=4)
    deal(five, {})
    assert calls(five, 0, "talk") == set()
    assert "no partners" in refuses(five, 0, "call", fault="talk", seat=1)


@pytest.mark.parametrize("seat", [-5, -1, 4, 45, 10**9])
@pytest.mark.parametrize("fault", ["talk", "nest", "renege", "singing"])
def test_rk_112_a_call_against_a_seat_that_does_not_exist_is_refused(fault: str, seat: int) -> None:
    """RK-92, RK-107, RK-112: for any fault; before, a talk against seat 45 was an IndexError."""
    trick = {"trick": 1} if fault == "renege" else {}
    assert "'seat' of 'call' must be a seat from 0 to 3" in refuses(dealt(), 0, "call", fault=fault, seat=seat, **trick)


@pytest.mark.parametrize(
    ("second", "third", "fine"), [(True, True, 40), (True, False, 0), (False, True, 0), (False, False, 0)]
)
def test_rk_113_only_two_yes_cost_40(second: bool, third: bool, fine: int) -> None:
    """RK-113, RK-Q59: seat 0 calls seat 1; the two remaining seats, 2 and 3, vote."""
    match = dealt()
    assert do(match, 0, "call", fault="talk", seat=1) == (TalkCalled(0, 1, (2, 3)),)
    do(match, 2, "vote", uphold=second)
    events = do(match, 3, "vote", uphold=third)
    assert of_kind(events, VotesOpened) == [VotesOpened(((2, second), (3, third)), upheld=fine > 0)]
    assert len(of_kind(events, PenaltyWritten)) == fine // 40
    assert match.state.totals == (0, -fine)


def test_rk_113_everything_else_waits_and_no_seat_votes_twice() -> None:
    """RK-113 and RK-Q60."""
    match = dealt()
    do(match, 0, "call", fault="talk", seat=1)
    assert match.waiting() == (2, 3)
    assert {prompt.verb for prompt in match.prompts()} == {"vote"}
    assert "votes" in refuses(match, 0, "bid", amount=70)
    assert "votes" in refuses(match, 2, "call", fault="talk", seat=1)
    assert "no vote" in refuses(match, 0, "vote", uphold=True)
    do(match, 3, "vote", uphold=True)
    assert match.waiting() == (2,)
    assert "no vote" in refuses(match, 3, "vote", uphold=False)
    do(match, 2, "vote", uphold=False)
    assert match.waiting() == (0,)


def test_rk_113_votes_are_secret_until_both_are_in_and_their_order_does_not_matter() -> None:
    """RK-113: equal states in either order of votes."""
    states = []
    for order in permutations(((2, True), (3, False))):
        match = dealt()
        do(match, 0, "call", fault="talk", seat=1)
        do(match, order[0][0], "vote", uphold=order[0][1])
        for viewer in (0, 1, order[1][0], "public"):
            assert match.view(viewer).own_vote is None
            assert match.heard(viewer)[-1] == VoteSealed(order[0][0], None)
        assert match.view(order[0][0]).own_vote is order[0][1]
        do(match, order[1][0], "vote", uphold=order[1][1])
        states.append(match.state)
    assert states[0] == states[1]


def test_rk_113_votes_open_in_seat_order() -> None:
    """RK-113: by the rules themselves, even if the match does not put sealed answers into order."""
    match = dealt()
    do(match, 0, "call", fault="talk", seat=1)
    first, second = Step(3, "vote", (("uphold", True),)), Step(2, "vote", (("uphold", False),))
    pending, _ = match.game.apply(match.state, first)
    _, events = match.game.apply(pending, second)
    assert of_kind(events, VotesOpened) == [VotesOpened(((2, False), (3, True)), upheld=False)]


def test_rk_113_a_seat_that_has_agreed_may_vote() -> None:
    """RK-113 and RK-Q61."""
    match = buried(HIGH_NEST, "green")
    sweep(match)
    do(match, 2, "agree")
    do(match, 3, "agree")
    voted(match, 0, 1, s2=True, s3=True)
    assert match.state.totals == (0, -40)
    assert match.waiting() == (0, 1)


def test_rk_114_the_fine_comes_off_the_total_and_changes_nothing_else() -> None:
    """RK-114: seats 0 and 2 take 120 and make their 70; 40 are still subtracted."""
    match = buried(HIGH_NEST, "green")
    voted(match, 1, 0, s2=True, s3=True)
    assert match.state.totals == (-40, 0)
    sweep(match)
    all_agree(match)
    result = match.state.sheet[0]
    assert (result.taken, result.made, result.scores) == ((120, 0), True, (120, 0))
    assert (result.penalties, match.state.totals) == ((40, 0), (80, 0))


def test_rk_114_it_stays_when_the_hand_is_thrown_in() -> None:
    """RK-114 and RK-Q55."""
    match = dealt()
    voted(match, 0, 1, s2=True, s3=True)
    bid(match, "- - - -")
    assert (match.state.totals, match.state.sheet) == ((0, -40), ())


def test_rk_114_it_stays_when_the_hand_is_stopped() -> None:
    """RK-114: seat 1 reneges on the red 5 that seat 0 leads and is called too late: 0 taken, 40 and 70 subtracted."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, {0: "red 6, green 6 7 8 9 11 12 13 14", 1: "red 7, black 6 7 8 9 11 12 13 14"}, "")
    bid(match, "70 - - -")
    do(match, 0, "bury", cards=tuple(card for card in match.view(0).hand if card != "red-6")[:5])
    do(match, 0, "trump", color="yellow")
    voted(match, 0, 1, s2=True, s3=True)
    play(match, "red 6, black 6")
    for _ in range(6):
        play(match, min(_held(match)).replace("-", " "))
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert match.state.totals[1] == -110


def _held(match: Match) -> tuple[str, ...]:
    return tuple(match.view(match.waiting()[0]).hand)
