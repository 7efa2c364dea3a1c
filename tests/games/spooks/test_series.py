"""Series and the long series: SP-83 to SP-92."""

import pytest

from engine.core.dealers import SeededDealer
from engine.core.seats import CHANCE, PUBLIC
from engine.games.spooks.events import MatchEnded, SeatsGrabbed
from tests.deals import do, of_kind, refuses
from tests.games.spooks.tables import deal_step, dealt, on, play, verbs

POINTS_OF = {0: "", 15: "bone 7 8", 30: "cat", 58: "bone 8, bat m, cat", 1: "bone 1", 20: "bat m", 40: "bat m, spook m"}


def counted(variant: str, totals: tuple[int, ...], left: tuple[int, ...], **options):
    """A hand of so many seats that ends with `left` points in the hands; the one with 0 has just won."""
    winner = left.index(0)
    hands = ["spook 1" if seat == winner else POINTS_OF[points] for seat, points in enumerate(left)]
    dropped = options.pop("dropped", ())
    for seat in dropped:
        hands[seat] = ""
    match = on(*hands, variant=variant, totals=totals, turn=winner, dropped=dropped, **options)
    return match, play(match, "spook-1")


def test_sp_83_losers_add_their_points() -> None:
    match, _ = counted("series", (10, 20, 30), (0, 15, 30))
    assert match.view(PUBLIC).totals == (10, 35, 60)
    assert match.view(PUBLIC).sheet[-1].points == (0, 15, 30)
    assert not match.over
    assert match.record().end is None


@pytest.mark.parametrize(("total", "over"), [(184, False), (185, True), (190, True)])
def test_sp_84_the_target_or_more_ends_the_series(total: int, over: bool) -> None:
    """SP-84, SP-Q47: exactly the target is enough; all who reach it are grabbed."""
    match, events = counted("series", (0, total, 170), (0, 15, 30))
    assert match.over
    assert match.end()["grabbed"] == ([1, 2] if over else [2])
    assert of_kind(events, SeatsGrabbed)[0].seats == ((1, 2) if over else (2,))
    assert match.end()["rounds"] == 1


def test_sp_84_another_target() -> None:
    match, _ = counted("series", (0, 5, 0), (0, 15, 1), target=20)
    assert match.end() == {"scores": [0, 20, 1], "winners": [0], "grabbed": [1], "rounds": 1}
    match, _ = counted("series", (0, 4, 0), (0, 15, 1), target=20)
    assert not match.over


def test_sp_85_the_lowest_total_wins_with_any_winner_of_the_last_hand() -> None:
    """SP-85, SP-Q48, D19: equal lowest totals share it."""
    match, _ = counted("series", (185, 160, 120, 140), (15, 0, 30, 58))
    assert match.end() == {"scores": [200, 160, 150, 198], "winners": [2], "grabbed": [0], "rounds": 1}
    match, events = counted("series", (190, 150, 120, 140), (15, 0, 30, 58))
    assert match.end()["winners"] == [1, 2]
    assert of_kind(events, MatchEnded)[0].winners == (1, 2)


def test_sp_86_if_not_the_deal_moves_one_seat_on_and_a_new_hand_begins() -> None:
    """SP-86, SP-Q1, SP-Q44: also direction and order."""
    match = on("bat m, bone m, spook 1", "bat 5 m, bone 8", "bat 4 5", variant="series", masters=True, decks=2)
    play(match, "bat-m", "bat-m", "bat-4")
    match, _ = counted("series", (0, 0, 0, 0), (0, 15, 30, 1), masters=True, clockwise=False, up=False)
    assert match.state.phase == "deal"
    assert [dict(prompt.fixed)["dealer"] for prompt in match.chance()] == [0]  # seat 3 dealt the last hand
    step = deal_step(match, 1, {})
    assert refuses(match, CHANCE, "deal", **dict(step.args)) == "The deal has passed to seat 0."
    dealt(match, 0, {2: "spider 1"})
    view = match.view(PUBLIC)
    assert (view.clockwise, view.up, view.tricks, view.gifts, view.pile) == (True, True, (), (), ())
    assert match.waiting() == (2,)


def test_sp_87_in_the_long_series_a_seat_that_reaches_the_target_drops_out() -> None:
    match, events = counted("long", (199, 100, 5, 20), (1, 0, 15, 30))
    assert not match.over
    assert of_kind(events, SeatsGrabbed)[0].seats == (0,)
    view = match.view(PUBLIC)
    assert (view.totals, view.grabbed, view.seats) == ((200, 100, 20, 50), (0,), (1, 2, 3))


def four_of_five():
    """Seat 1 has dropped out of five; seat 0 has just dealt."""
    match, _ = counted("long", (5, 199, 5, 20, 4), (15, 1, 0, 30, 15), dropped=())
    return match


def test_sp_88_a_seat_that_dropped_out_is_skipped_everywhere() -> None:
    """No cards, no deal, no turn, no trick, no bite, no handing on; neighbours close up."""
    match = four_of_five()
    (prompt,) = match.chance()
    sizes = dict(prompt.shape.piles)["hands"]
    assert sizes[1] == 0
    assert sum(sizes) == 56
    assert dict(prompt.fixed)["dealer"] == 0
    dealt(match, 0, {2: "spider 1, goblin 1"})
    assert refuses(match, 1, "pass") == "Seat 1 has dropped out."
    assert match.view(PUBLIC).counts[1] == 0
    skipped = on("bat 6 2", "", "spook 2 3", "spook 4 5", "spook 7 8", variant="long", dropped=(1,))
    play(skipped, "bat-6", "pass")
    assert skipped.view(PUBLIC).victim == 2
    assert skipped.view(PUBLIC).givers == (0, 4, 3)
    trick = on("goblin 6 2", "", "spook 2 3", "spook 4 5", "spook 7 8", variant="long", dropped=(1,))
    play(trick, "goblin-6")
    assert trick.waiting() == (0, 2, 3, 4)
    assert refuses(trick, 1, "lay", card="spook-2") == "Seat 1 has dropped out."
    handing = on("spook m 1", "", "spook 2 3", "spook 4 5", "spook 7 8", variant="long", dropped=(1,), masters=True)
    play(handing, "spook-m")
    for seat, card in ((0, "spook-1"), (2, "spook-2"), (3, "spook-4"), (4, "spook-7")):
        do(handing, seat, "give", card=card)
    assert {gift.giver: gift.receiver for gift in handing.view(PUBLIC).gifts} == {0: 4, 2: 0, 3: 2, 4: 3}
    gift = on("goblin m 1", "", "spook 2 3", "spook 4 5 6", "spook 7 8 9", variant="long", dropped=(1,), masters=True)
    play(gift, "goblin-m")
    assert gift.view(PUBLIC).receivers == (2,)


def test_sp_88_the_deal_also_skips_them() -> None:
    """The next dealer is the next seat on the left still in the game; the same deck is dealt among fewer (SP-Q53)."""
    match, _ = counted("long", (199, 199, 5, 20, 4), (1, 1, 0, 30, 15))
    assert dict(match.chance()[0].fixed)["dealer"] == 2  # seat 4 dealt, 0 and 1 have gone
    match.deal(SeededDealer(1))
    assert sum(match.view(PUBLIC).counts) == 56
    assert match.view(PUBLIC).counts[:2] == (0, 0)


@pytest.mark.parametrize(("grabbed", "left"), [(1, 4), (2, 3)])
def test_sp_89_three_or_more_play_on(grabbed: int, left: int) -> None:
    """SP-89, D21."""
    totals = tuple(199 if seat < grabbed else 0 for seat in range(5))
    match, _ = counted("long", totals, (1, 1, 15, 0, 30))
    assert not match.over
    assert len(match.view(PUBLIC).seats) == left


def test_sp_90_the_first_of_the_last_three_ends_it() -> None:
    """SP-90, SP-Q52: a seat that dropped out earlier counts in the end line and cannot win."""
    match, _ = counted("long", (230, 199, 5, 20), (1, 1, 0, 30), dropped=(0,))
    assert match.over
    assert match.end()["grabbed"] == [0, 1]
    assert match.end()["winners"] == [2]


def test_sp_91_too_few_left_ends_it() -> None:
    """SP-91, SP-Q50, D20."""
    match, _ = counted("long", (199, 185, 5, 20), (1, 15, 0, 30))
    assert match.end() == {"scores": [200, 200, 5, 50], "winners": [2], "grabbed": [0, 1], "rounds": 1}
    match, _ = counted("long", (199, 185, 180, 20, 0), (1, 15, 20, 30, 0))
    assert match.over
    assert match.end()["grabbed"] == [0, 1, 2]


def test_sp_92_the_lowest_total_of_all_wins_and_equals_share() -> None:
    match, _ = counted("long", (199, 185, 50, 20), (1, 15, 0, 30))
    assert match.end()["winners"] == [2, 3]


def test_a_match_of_several_hands_counts_its_rounds() -> None:
    """The end line's `rounds`; hands follow one another without a line between."""
    match, _ = counted("series", (0, 0, 185), (0, 15, 1))
    dealt(match, 0, {})
    assert verbs(match) == {"play"}
    state = match.state
    while not match.over:
        match.deal(SeededDealer(len(match.steps)))
        seat = match.waiting()[0]
        match.submit(next(step for prompt in match.prompts_of(seat) for step in prompt.steps()))
    assert state.sheet[0] == match.state.sheet[0]
    assert match.end()["rounds"] == len(match.state.sheet) >= 2
