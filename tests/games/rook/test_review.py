"""RK-115 and RK-116: `honour`, the review."""

from itertools import permutations

from engine.games.rook.events import CountAgreed, HandCounted, ReviewBegan
from tests.deals import HIGH_NEST, calls, do, of_kind, play, refuses
from tests.games.rook.honour_tables import buried, sweep


def test_rk_115_after_the_last_trick_all_tricks_are_open() -> None:
    """RK-115: nothing is counted yet; only the latest trick could be looked at before."""
    match = buried(HIGH_NEST, "green")
    sweep(match, last=12)
    assert match.view("public").open_tricks == ()
    assert "no count" in refuses(match, 0, "agree")
    events = play(match, "green 13, red 13, black 13, yellow 13")
    assert len(of_kind(events, ReviewBegan)[0].tricks) == 9
    assert [trick.number for trick in match.view("public").open_tricks] == list(range(1, 10))
    assert (match.state.phase, match.state.totals, match.waiting()) == ("review", (0, 0), (0, 1, 2, 3))


def test_rk_115_each_seat_calls_or_agrees_in_any_order_and_agreeing_ends_its_calls() -> None:
    """RK-115: seat 1 may look into all nine of seat 2's cards, none of which followed, until it has agreed."""
    match = buried(HIGH_NEST, "green")
    sweep(match)
    assert {spot for spot in calls(match, 1, "renege") if spot[0] == 2} == {(2, trick) for trick in range(1, 10)}
    do(match, 3, "agree")
    do(match, 1, "call", fault="renege", seat=2, trick=4)
    assert match.view("public").agreed == (3,)  # a call that was wrong leaves the agreements
    do(match, 1, "agree")
    assert calls(match, 1, "renege") == calls(match, 1, "talk") == set()
    assert "agreed" in refuses(match, 1, "agree")
    assert "agreed" in refuses(match, 3, "call", fault="talk", seat=0)
    assert match.waiting() == (0, 2)


def test_rk_116_when_every_seat_has_agreed_the_hand_is_counted() -> None:
    """RK-116: in any order."""
    sheets = set()
    for order in permutations(range(4)):
        match = buried(HIGH_NEST, "green")
        sweep(match)
        for seat in order[:3]:
            assert do(match, seat, "agree") == (CountAgreed(seat),)
        assert of_kind(do(match, order[3], "agree"), HandCounted)
        sheets.add(match.state.sheet)
    assert len(sheets) == 1
    assert match.state.totals == (120, 0)
