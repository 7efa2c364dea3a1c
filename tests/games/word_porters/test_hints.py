"""Hints: WP-27 to WP-45."""

import pytest

from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games.word_porters.events import HintsGiven, Passed, TokensPlaced
from engine.games.word_porters.hinting import goes_down
from tests.deals import do, of_kind, refuses
from tests.games.word_porters.tables import (
    CHILDREN,
    can_go,
    dealt,
    give_hints,
    identities,
    left,
    place,
    verbs,
    vote_all,
)


def shared_first(players: int = 4):
    """Seat 0 lies on h1, and seat 1 has shared that: its 1 on its 3."""
    match = dealt(players)
    place(match, "h1", "h1")
    return match


def test_wp_27_the_start_player_first_then_clockwise() -> None:
    match = dealt(start=2)
    turns = []
    for hint in ("h1", "h2", "h3", "h4", "h5"):
        turns += match.waiting()
        place(match, hint)
    assert turns == [2, 3, 0, 1, 2]


def test_wp_28_a_turn_is_one_card_or_a_pass() -> None:
    match = dealt()
    place(match, "h1")
    assert match.waiting() == (1,)
    assert "not your turn" in refuses(match, 0, "place", hint="h2")


def test_wp_29_a_seat_without_tokens_is_skipped() -> None:
    """WP-29, WP-Q23: no step is written for it."""
    match = dealt(3, variant=CHILDREN)
    place(match, "h1", "h2", "h3")  # one each
    place(match, "h2")  # seat 0 shares: 2 on 3, out of tokens
    place(match, "h4", "h5")
    assert left(match, 0) == () and match.waiting() == (1,)
    assert "no parcels left" in refuses(match, 0, "pass")
    do(match, 1, "pass")
    place(match, "h6")
    assert match.state.phase == "votes"
    assert [step.by for step in match.steps if step.do in ("place", "pass")] == [0, 1, 2, 0, 1, 2, 1, 2]


def test_wp_30_the_lowest_token_alone_on_an_empty_card() -> None:
    """WP-30: 1, then 2, then 3."""
    match = dealt(3)
    placed = [of_kind(place(match, f"h{number}"), TokensPlaced)[0] for number in range(1, 10)]
    assert [told.placing.tokens for told in placed] == [(1,)] * 3 + [(2,)] * 3 + [(3,)] * 3
    assert not any(told.shared or told.onto for told in placed)
    assert [told.left for told in placed[::3]] == [(2, 3), (3,), ()]


def test_wp_31_two_tokens_on_a_taken_card_the_3_underneath() -> None:
    match = dealt()
    place(match, "h1")
    (told,) = of_kind(place(match, "h1"), TokensPlaced)
    assert told.placing.tokens == (1, 3) and told.shared and told.left == (2,)
    assert [(lying.seat, lying.tokens) for lying in told.onto] == [(0, (1,))]


def test_wp_32_sharing_takes_the_3_and_a_lower_one() -> None:
    """WP-32, WP-Q14, WP-Q15: neither a lone 3 nor a lone 2 can share."""
    match = shared_first()
    place(match, "h2", "h3", "h4")
    assert match.waiting() == (1,) and left(match, 1) == (2,)
    assert can_go(match) == {"h5", "h6", "h7", "h8", "h9", "h10"}
    assert "two parcels. You have only the 2" in refuses(match, 1, "place", hint="h2")
    place(match, "h5", "h6", "h7", "h8")
    assert left(match, 0) == () and left(match, 2) == left(match, 3) == (3,)
    assert "two parcels. You have only the 3" in refuses(match, 2, "place", hint="h4")
    assert can_go(match) == {"h9", "h10"}


def test_wp_33_never_where_it_has_a_token_already() -> None:
    """WP-33, WP-Q19: not on its own card, and not because others are also there."""
    match = shared_first()
    place(match, "h2", "h3")
    assert match.waiting() == (0,)
    assert "already have a parcel on that hint" in refuses(match, 0, "place", hint="h1")
    assert "h1" not in can_go(match) and "h2" in can_go(match)


def test_wp_34_any_number_on_one_card_at_the_same_price() -> None:
    """WP-34, WP-Q18: the fourth pays what the second paid."""
    match = dealt(5)
    placed = [of_kind(place(match, "h1"), TokensPlaced)[0] for _ in range(5)]
    assert [told.placing.tokens for told in placed] == [(1,), (1, 3), (1, 3), (1, 3), (1, 3)]
    assert [len(told.onto) for told in placed] == [0, 1, 2, 3, 4]


def test_wp_35_the_player_chooses_the_card_only() -> None:
    """WP-35, WP-Q20: a step names no token."""
    match = dealt()
    with_token = Step(0, "place", (("hint", "h1"), ("token", 3)))
    assert not any(prompt.accepts(with_token) for prompt in match.prompts())
    assert "takes exactly hint" in refuses(match, 0, "place", hint="h1", token=3)


def test_wp_36_tokens_stay_until_the_round_ends() -> None:
    match = shared_first()
    lying = match.state.placings
    give_hints(match)
    assert match.state.placings[: len(lying)] == lying and match.state.phase == "votes"
    vote_all(match)
    assert match.state.placings == ()


def test_wp_37_the_tokens_that_a_seat_can_have_left() -> None:
    """WP-37, WP-Q16, WP-Q17: all ways down; three hints without sharing, two with it."""
    match = shared_first(3)
    assert left(match, 0) == (2, 3) and left(match, 1) == (2,)
    place(match, "h2")
    (told,) = of_kind(place(match, "h2"), TokensPlaced)
    assert told.placing.tokens == (2, 3) and left(match, 0) == ()
    place(match, "h4", "h5", "h6")
    assert left(match, 1) == () and left(match, 2) == ()
    given = [placing.seat for placing in match.state.placings]
    assert [given.count(seat) for seat in range(3)] == [2, 2, 3]


def test_wp_38_no_seat_passes_while_a_card_is_empty() -> None:
    """WP-38, WP-Q42: even a hint that does not fit must be given."""
    match = dealt()
    for number in range(10):
        assert verbs(match) == {"place"}
        assert "still a free hint" in refuses(match, match.waiting()[0], "pass")
        place(match, number)
    assert verbs(match) == {"pass"}


def test_wp_39_sharing_is_allowed_while_empty_cards_remain() -> None:
    """WP-39, WP-Q13."""
    match = dealt()
    place(match, "h1")
    assert can_go(match) == {f"h{number}" for number in range(1, 11)}


@pytest.mark.parametrize("sharing", [False, True])
def test_wp_40_when_the_row_is_full_a_seat_may_pass_or_share(sharing: bool) -> None:
    """WP-40, WP-Q24: with the printed sizes only a lone 3 meets a full row, so the row is shortened here by hand."""
    match = dealt(4)
    from dataclasses import replace

    from engine.core.match import Match

    short = Match(match.game, match.setup, replace(match.state, row=("h1", "h2", "h3", "h4")))
    place(short, "h1", "h2", "h3", "h4")
    assert verbs(short) == {"place", "pass"} and can_go(short) == {"h2", "h3", "h4"}
    (told, *_) = place(short, "h3") if sharing else do(short, 0, "pass")
    assert told == (
        TokensPlaced(told.placing, True, short.state.placings[2:3], ()) if sharing else Passed(0, (2, 3), forced=False)
    )


def test_wp_41_a_pass_is_for_the_rest_of_the_round() -> None:
    """WP-41, WP-Q21, WP-Q28: the seat has no further turn; in the next round it has."""
    match = dealt(3, variant=CHILDREN)
    do(match, 0, "pass")
    place(match, "h1", "h2", "h3")
    assert match.waiting() == (2,)
    assert "for the whole round" in refuses(match, 0, "place", hint="h9")
    assert "for the whole round" in refuses(match, 0, "pass")
    place(match, "h4", "h5", "h6")
    vote_all(match)
    identities(match)
    assert match.state.passed == () and match.state.turn == 1


def test_wp_42_a_forced_pass_is_a_step_too() -> None:
    """WP-42, WP-Q22: seats 2 and 3 hold a lone 3 before a full row."""
    match = dealt()
    place(match, *range(10))
    assert match.waiting() == (2,)
    assert do(match, 2, "pass") == (Passed(2, (3,), forced=True),)
    assert match.waiting() == (3,)
    assert do(match, 3, "pass") == (Passed(3, (3,), forced=True), HintsGiven(1))


def test_wp_43_tokens_of_a_seat_that_passed_are_face_up() -> None:
    match = dealt(3, variant=CHILDREN)
    place(match, "h1")
    (told,) = do(match, 1, "pass")
    assert told == Passed(1, (1, 2, 3), forced=False)
    assert match.view(PUBLIC).tokens == ((2, 3), (1, 2, 3), (1, 2, 3)) and match.view(PUBLIC).passed == (1,)


def test_wp_44_the_phase_is_over_at_once() -> None:
    """WP-44, WP-Q25: with the last token of the last seat; no seat passes once more."""
    match = dealt(3)
    assert of_kind(place(match, *range(9)), HintsGiven) == [HintsGiven(1)]
    assert match.state.phase == "votes" and match.waiting() == (0, 1, 2) and match.state.turn is None


def test_wp_45_token_numbers_score_nothing() -> None:
    """WP-45, WP-Q43: the same votes after other placings give the same points."""
    points = []
    for start in ((0, 1, 2, 3), (0, 0, 0, 0)):
        match = dealt()
        place(match, *start)
        give_hints(match)
        numbers = match.state.numbers
        for seat in range(4):
            do(match, seat, "vote", tiles=tuple(None if other == seat else n for other, n in enumerate(numbers)))
        points.append(match.state.played[0].points)
    assert points[0] == points[1] == (6, 6, 6, 6)


def test_a_card_outside_the_row_is_refused() -> None:
    match = dealt()
    assert "isn't on the table" in refuses(match, 0, "place", hint="h11")
    assert "isn't on the table" in refuses(match, 0, "place", hint="w1a")
    assert "after all hints are given" in refuses(match, 0, "vote", tiles=(None, 1, 2, 3))


def test_the_tokens_for_a_card_are_known_before_they_are_placed() -> None:
    """The price of each card, for its picture: nothing if the seat cannot go there."""
    match = shared_first()
    place(match, "h2", "h3")
    given = (1, 2, 3), match.state.placings
    assert goes_down(*given, 0, "h4") == (2,) and goes_down(*given, 0, "h2") == (2, 3)
    assert goes_down(*given, 0, "h1") == () and goes_down(*given, 1, "h2") == ()
    refused = dict(next(prompt for prompt in match.prompts() if prompt.verb == "place").refused)
    assert refused == {(("hint", "h1"),): say("word_porters-no-own-there")}
