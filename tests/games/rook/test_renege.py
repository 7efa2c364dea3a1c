"""RK-90 to RK-101: `honour`, reneges and their repair."""

from engine.core.match import Match
from engine.games.rook.events import CardsTakenBack, RenegeCalled
from tests.deals import HIGH_NEST, bid, bury, calls, cards, deal, do, drawn, new_match, of_kind, play, playable, refuses
from tests.games.rook.honour_tables import (
    RENEGE_HANDS,
    buried,
    reneged,
    second_trick,
    to_review,
)


def test_rk_90_honour_lifts_the_duty_to_follow_and_the_nest_size_and_nothing_else() -> None:
    """RK-90: a bad bid, a wrong turn and a card not in hand are still refused; following is not checked."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    assert "steps of 5" in refuses(match, 0, "bid", amount=72)
    bid(match, "70 - - -")
    assert "doesn't have red 6" in refuses(match, 0, "bury", cards=("red-6",))
    bury(match, HIGH_NEST, "black")
    play(match, "green 5")
    assert "turn" in refuses(match, 2, "play", card="black-5")
    assert "don't have green 14" in refuses(match, 1, "play", card="green-14")
    assert playable(match) == set(cards(RENEGE_HANDS[1]))


def test_rk_91_a_renege_is_judged_by_the_hand_at_that_moment() -> None:
    """RK-91: seat 1 could follow, seat 2 could not."""
    match = reneged()
    assert match.state.live().honour.reneges == ((1, 1),)
    assert of_kind(do(match, 1, "call", fault="renege", seat=2, trick=1), RenegeCalled)[0].true is False
    assert of_kind(do(match, 0, "call", fault="renege", seat=1, trick=1), RenegeCalled)[0].true is True


def test_rk_q63_a_card_that_a_repair_gave_back_proves_no_renege() -> None:
    """RK-Q63: the bidder had laid its only red card, so it could not follow red in trick 2. Now it holds it again."""
    match = buried("red 14, green 5 14, black 14, yellow 14, rook", "red")
    play(match, "green 6, red 5, black 5, yellow 5, red 6, black 6, yellow 6, green 7")
    do(match, 1, "call", fault="nest", seat=0)
    do(match, 0, "bury", cards=cards("green 5 14, black 14, yellow 14, rook"))
    assert "red-14" in match.view(0).hand
    assert of_kind(do(match, 1, "call", fault="renege", seat=0, trick=2), RenegeCalled)[0].true is False


def _first_trick(lead: str, hand: str, card: str) -> Match:
    """Seat 0 leads `lead`; seat 1 with `hand` plays `card`; black is trump."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, {0: lead, 1: hand}, "")
    bid(match, "70 - - -")
    nest = [other for other in match.view(0).hand if other != cards(lead)[0]][:5]
    do(match, 0, "bury", cards=tuple(nest))
    do(match, 0, "trump", color="black")
    play(match, f"{lead}, {card}")
    return match


def test_rk_91_keeping_back_the_rook_on_a_trump_lead_is_a_renege() -> None:
    """RK-91 and RK-Q47: the Rook is a card of the trump colour; so is refusing trump on a Rook lead."""
    match = _first_trick("black 9", "rook, red 6 7 8 9 10 11 12 13", "red 6")
    assert of_kind(do(match, 0, "call", fault="renege", seat=1, trick=1), RenegeCalled)[0].true
    match = _first_trick("rook", "black 7, red 6 7 8 9 10 11 12 13", "red 6")
    assert of_kind(do(match, 0, "call", fault="renege", seat=1, trick=1), RenegeCalled)[0].true
    match = _first_trick("yellow 9", "rook, red 6 7 8 9 10 11 12 13", "red 6")
    assert not of_kind(do(match, 0, "call", fault="renege", seat=1, trick=1), RenegeCalled)[0].true


def test_rk_92_only_a_card_that_was_seen_not_to_follow_can_be_called() -> None:
    """RK-92: not the lead, not the Rook Bird, not a card of the colour led."""
    match = _first_trick("yellow 9", "rook, yellow 6 7 8 10 11 12 13 14", "rook")
    assert calls(match, 0, "renege") == set() == calls(match, 1, "renege")
    assert "You all saw it" in refuses(match, 0, "call", fault="renege", seat=1, trick=1)
    match = _first_trick("yellow 9", "rook, yellow 6 7 8 10 11 12 13 14", "yellow 6")
    assert calls(match, 0, "renege") == set()
    assert "You all saw it" in refuses(match, 1, "call", fault="renege", seat=0, trick=1)
    match = _first_trick("rook", "black 7, red 6 7 8 9 10 11 12 13", "black 7")
    assert calls(match, 0, "renege") == set()
    assert "hasn't played" in refuses(match, 0, "call", fault="renege", seat=3, trick=1)
    assert "hasn't played" in refuses(match, 0, "call", fault="renege", seat=1, trick=2)
    assert "hasn't played" in refuses(match, 0, "call", fault="renege", seat=1, trick=0)


def test_rk_93_any_opponent_may_call_at_any_time_until_it_has_agreed() -> None:
    """RK-93: in the same trick, later, at the review; not after agreeing."""
    match = reneged()
    assert calls(match, 0, "renege") == calls(match, 2, "renege") == {(1, 1), (3, 1)}
    second_trick(match)
    to_review(match)
    assert (1, 1) in calls(match, 0, "renege")
    do(match, 0, "agree")
    assert calls(match, 0, "renege") == set()
    assert "agreed" in refuses(match, 0, "call", fault="renege", seat=1, trick=1)
    assert (1, 1) in calls(match, 2, "renege")


def test_rk_93_a_card_of_the_unfinished_trick_can_be_called() -> None:
    """RK-93."""
    match = _first_trick("green 5", "green 13, red 6 7 8 9 10 11 12 13", "red 6")
    assert calls(match, 2, "renege") == {(1, 1)}


def test_rk_94_a_partner_may_not_call_a_partners_card() -> None:
    """RK-94."""
    match = reneged()
    assert calls(match, 3, "renege") == {(2, 1)}
    assert "partner" in refuses(match, 3, "call", fault="renege", seat=1, trick=1)


def test_rk_95_a_seat_may_own_up_to_a_true_renege_in_time() -> None:
    """RK-95: seat 1 did renege; seat 2 did not and cannot own up; later seat 1 cannot either (RK-Q54)."""
    match = reneged()
    assert (1, 1) in calls(match, 1, "renege")
    assert (2, 1) not in calls(match, 2, "renege")
    assert "own up" in refuses(match, 2, "call", fault="renege", seat=2, trick=1)
    second_trick(match)
    assert (1, 1) not in calls(match, 1, "renege")
    assert "own up" in refuses(match, 1, "call", fault="renege", seat=1, trick=1)
    match = reneged()
    assert of_kind(do(match, 1, "call", fault="renege", seat=1, trick=1), CardsTakenBack)
    assert match.state.totals == (0, 0)


def test_rk_96_the_call_names_one_card_and_the_truth_is_told() -> None:
    """RK-96."""
    match = reneged()
    called = of_kind(do(match, 2, "call", fault="renege", seat=1, trick=1), RenegeCalled)
    assert called == [RenegeCalled(by=2, seat=1, trick=1, card="red-6", true=True, late=False)]


def test_rk_97_a_wrong_call_costs_nothing_and_the_card_cannot_be_called_again() -> None:
    """RK-97, RK-Q53: by no seat."""
    match = reneged()
    hands = match.state.live().hands
    events = do(match, 1, "call", fault="renege", seat=2, trick=1)
    assert events == (RenegeCalled(1, 2, 1, "black-5", true=False, late=False),)
    assert match.state.totals == (0, 0) and match.state.live().hands == hands and match.waiting() == (2,)
    assert (2, 1) not in calls(match, 1, "renege") | calls(match, 3, "renege")
    assert "checked that card before" in refuses(match, 3, "call", fault="renege", seat=2, trick=1)


def test_rk_98_in_time_until_the_next_trick_is_complete() -> None:
    """RK-98: with three cards of the next trick on the table it still is; with the fourth it is late."""
    match = reneged()
    play(match, "black 6, yellow 6, green 6")
    assert not of_kind(do(match, 0, "call", fault="renege", seat=1, trick=1), RenegeCalled)[0].late
    match = reneged()
    second_trick(match)
    assert of_kind(do(match, 0, "call", fault="renege", seat=1, trick=1), RenegeCalled)[0].late


def test_rk_99_the_card_and_every_later_card_go_back_and_it_is_that_seats_turn() -> None:
    """RK-99 and RK-Q48: five cards, in the order of play."""
    match = reneged()
    play(match, "black 6, yellow 6")
    back = of_kind(do(match, 0, "call", fault="renege", seat=1, trick=1), CardsTakenBack)
    plays = ((1, "red-6", 1), (2, "black-5", 1), (3, "yellow-5", 1), (2, "black-6", 2), (3, "yellow-6", 2))
    assert back == [CardsTakenBack(plays, turn=1, latest=None)]
    assert [match.view(seat).hand for seat in (1, 2, 3)] == [
        tuple(sorted(cards(RENEGE_HANDS[1]), key=lambda card: card.startswith("red"))),
        *(cards(hand) for hand in RENEGE_HANDS[2:]),
    ]
    assert match.view("public").trick == ((0, "green-5"),)
    assert match.view("public").taken == (0, 0, 0, 0)
    assert match.waiting() == (1,)


def test_rk_100_that_seat_must_now_play_by_the_rules() -> None:
    """RK-100: this one card."""
    match = reneged()
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert playable(match) == {"green-13"}
    assert "You have green" in refuses(match, 1, "play", card="red-6")
    play(match, "green 13, black 5, yellow 5, black 6, yellow 6, green 6")
    assert len(playable(match)) == 8


def test_rk_101_the_others_choose_freely_again_and_nothing_else_changes() -> None:
    """RK-101: no penalty for the renege; a nest counted, a call of talk and a fine stay."""
    match = reneged()
    do(match, 1, "call", fault="nest", seat=0)
    do(match, 0, "call", fault="talk", seat=3)
    do(match, 1, "vote", uphold=True)
    do(match, 2, "vote", uphold=True)
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert match.state.totals == (0, -40)
    assert calls(match, 3, "nest") == set() and calls(match, 0, "talk") == set()
    play(match, "green 13")
    assert playable(match) == set(cards(RENEGE_HANDS[2]))
    play(match, "black 13")
    assert match.view("public").trick[-1] == (2, "black-13")


def test_rk_101_a_call_spent_stays_spent_but_another_card_can_be_called() -> None:
    """RK-97 and RK-101: seat 2's black 5 was examined and went back. In that trick it cannot be called again; the black
    7 was not examined."""
    match = reneged()
    do(match, 1, "call", fault="renege", seat=2, trick=1)
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    at_the_call = match.state
    play(match, "green 13, black 5")
    assert (2, 1) not in calls(match, 1, "renege") | calls(match, 3, "renege")
    match = Match(match.game, match.setup, at_the_call)
    play(match, "green 13, black 7")
    assert (2, 1) in calls(match, 1, "renege")
