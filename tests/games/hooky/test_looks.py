"""Revealing a card and looking at one: HK-40 to HK-56."""

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC
from engine.games.hooky.events import CardRevealed, CardSeen
from engine.games.hooky.state import Look
from tests.deals import do, refuses
from tests.games.hooky.tables import ask, dealt, dull_turn, filler, guess_all, reveal, to_guesses, to_round, verbs


def all_shown(players: int, seats: tuple[int, ...], upto: int = 6) -> Match:
    """A match in which each of `seats` reveals as often as it can before the first turn of round `upto`."""
    match = to_round(dealt(players), 2)
    while match.state.round < upto or match.state.phase != "turns":
        if match.state.phase == "guesses":
            guess_all(match)
            continue
        seat = match.state.turn
        if seat in seats and (asked := [p for p in match.prompts_of(seat) if p.verb == "reveal"]):
            step = next(asked[0].steps())
            match.submit(step)
            match.deal(SeededDealer(len(match.steps)))
        if match.state.phase == "turns":
            dull_turn(match) if "ask" in verbs(match) else do(match, seat, "done")
    return match


def test_hk_40_not_before_the_first_round_is_complete() -> None:
    """HK-40, HK-Q2: from the first turn of round 2 to the last one of round 6 (HK-Q26)."""
    match = to_round(dealt(), 1)
    for _ in range(4):
        seat = match.waiting()[0]
        card = match.state.hands[seat][0]
        assert refuses(match, seat, "reveal", card=card, of=(seat + 1) % 4) == "You can reveal cards from round 2 on."
        dull_turn(match)
    reveal(match, "G", 1, "B")
    assert match.state.shown(0) == ("G",)


def test_hk_40_in_the_very_last_turn() -> None:
    """HK-Q26: after its question."""
    match = to_round(dealt(), 6)
    for _ in range(3):
        dull_turn(match)
    ask(match, 0, "BREAD")
    reveal(match, "I", 1, "E")
    assert match.state.phase == "guesses" and match.view(3).looks == (Look(6, 3, "I", 1, "E"),)


def test_hk_41_at_most_once_in_a_turn() -> None:
    """HK-41, HK-Q18: not before and after the question."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    assert refuses(match, 0, "reveal", card="H", of=1) == "You already revealed a card this turn."
    assert verbs(match) == {"ask", "withdraw"}
    ask(match, 1, "BREAD")
    assert match.waiting() == (1,)


@pytest.mark.parametrize("first", [True, False])
def test_hk_42_before_the_question_or_after_it(first: bool) -> None:
    """HK-42, HK-Q23, HK-Q24: either way the turn is over with both."""
    match = to_round(dealt(), 2)
    if first:
        reveal(match, "G", 1, "B")
        ask(match, 2, "BREAD")
    else:
        ask(match, 2, "BREAD")
        assert match.waiting() == (0,)
        reveal(match, "G", 1, "B")
    assert match.waiting() == (1,) and match.state.looks == (Look(2, 0, "G", 1, "B"),)


def test_hk_43_never_compulsory() -> None:
    match = to_guesses(dealt(), 6)
    assert match.state.looks == ()


def test_hk_44_a_card_of_the_own_hand_face_down() -> None:
    """HK-44: not another's, not one that is face up; then all players see it."""
    match = to_round(dealt(), 2)
    assert refuses(match, 0, "reveal", card="B", of=1) == "You don't have B."
    do(match, 0, "reveal", card="G", of=1)
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert match.heard(viewer)[-1] == CardRevealed(0, "G", 1)
        assert match.view(viewer).shown == (("G",), (), (), ())
    do(match, CHANCE, "peek", card="B")
    to_round(match, 3)
    assert refuses(match, 0, "reveal", card="G", of=1) == "G is already face up."


def test_hk_45_it_stays_face_up() -> None:
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    to_guesses(match, 6)
    assert match.view(PUBLIC).shown == (("G",), (), (), ())


def test_hk_46_it_counts_in_later_numbers() -> None:
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    ask(match, 1, "BREAD")
    ask(match, 0, "GIGGS")
    assert match.state.spoken[-1].number == 4


def test_hk_47_it_counts_when_hands_are_guessed() -> None:
    """HK-47, HK-82: see also the scores."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    to_guesses(match, 6)
    guess_all(match)
    for seat in range(4):
        named = [None if other == seat else tuple("DJMWZ") for other in range(4)]
        named = [tuple("GDJMW"), *named[1:]] if seat == 2 else named
        do(match, seat, "hands", letters=tuple(named))
    assert [part[3] for part in match.end()["parts"]] == [0, 0, 1, 0]


def test_hk_48_one_card_of_one_other_hand() -> None:
    """HK-48, HK-49: the hand that the revealer names, also of a seat that is not questioned in that turn."""
    match = to_round(dealt(), 2)
    do(match, 0, "reveal", card="G", of=3)
    assert [dict(args)["card"] for prompt in match.chance() for args in prompt.shape.options] == list("IOQUX")
    do(match, CHANCE, "peek", card="Q")
    ask(match, 1, "BREAD")
    assert match.view(0).looks == (Look(2, 0, "G", 3, "Q"),)


def test_hk_50_no_look_into_the_own_hand() -> None:
    match = to_round(dealt(), 2)
    assert refuses(match, 0, "reveal", card="G", of=0) == "Choose another player."
    assert "'of' of 'reveal' must be a seat from 0 to 3" in refuses(match, 0, "reveal", card="G", of=4)


def test_hk_51_only_cards_that_are_face_down_are_drawn() -> None:
    """HK-51, HK-Q19."""
    match = to_round(dealt(), 2)
    dull_turn(match)
    reveal(match, "B", 0, "G")
    to_round(match, 3)
    do(match, 0, "reveal", card="G", of=1)
    assert [dict(args)["card"] for prompt in match.chance() for args in prompt.shape.options] == list("EFRY")
    assert refuses(match, CHANCE, "peek", card="B").startswith("B is face up")
    assert refuses(match, CHANCE, "peek", card="A") == "That player doesn't have A."


def test_hk_52_chance_alone_decides() -> None:
    """HK-52: every card that is face down is drawn sometimes, and no seat is asked."""
    drawn = set()
    for seed in range(60):
        match = to_round(dealt(), 2)
        do(match, 0, "reveal", card="G", of=1)
        assert match.waiting() == ()
        match.deal(SeededDealer(seed))
        drawn.add(match.state.looks[0].card)
    assert drawn == set("BEFRY")


def test_hk_53_only_the_revealer_sees_it() -> None:
    """HK-53, HK-54: even the owner does not learn which card it was; that there was a look is public."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    for viewer in (PUBLIC, 1, 2, 3):
        assert match.heard(viewer)[-1] == CardSeen(0, 1, None)
        assert match.view(viewer).looks == (Look(2, 0, "G", 1, None),)
    assert match.heard(0)[-1] == CardSeen(0, 1, "B")
    assert match.view(0).looks == (Look(2, 0, "G", 1, "B"),)


def test_hk_54_the_card_goes_back() -> None:
    """HK-54: the hand is as before, and another look can draw the same card."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    assert match.state.hands[1] == tuple("BEFRY") and match.state.face_down(1) == tuple("BEFRY")
    dull_turn(match)
    dull_turn(match)
    reveal(match, "A", 1, "B")
    assert match.view(2).looks[-1].card == "B"


def test_hk_55_a_known_letter_is_not_compensated() -> None:
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    to_round(match, 3)
    reveal(match, "H", 1, "B")
    assert "already revealed" in refuses(match, 0, "reveal", card="K", of=1)
    assert [look.card for look in match.view(0).looks] == ["B", "B"]


def test_hk_56_not_without_a_card_of_ones_own_face_down() -> None:
    """HK-56, HK-Q20: with five players four reveals show all; the turn is then the question alone (HK-Q24)."""
    match = all_shown(5, (0,))
    assert len(match.state.shown(0)) == 4 and match.waiting() == (0,)
    assert refuses(match, 0, "reveal", card="A", of=1) == "All your cards are face up. There is none to reveal."
    ask(match, 1, filler(match))
    assert match.waiting() == (1,)


def test_hk_56_not_if_no_other_seat_has_one() -> None:
    """HK-56, HK-Q21: four of five seats have shown all cards."""
    match = all_shown(5, (1, 2, 3, 4))
    assert match.waiting() == (0,)
    assert refuses(match, 0, "reveal", card="A", of=1) == "The other players have no cards face down to look at."
    ask(match, 1, filler(match))
    assert match.waiting() == (1,)


def test_hk_56_an_open_hand_can_still_be_asked() -> None:
    """HK-Q20: it cannot be looked at, but it is questioned."""
    match = all_shown(5, (0,))
    dull_turn(match)
    assert refuses(match, 1, "reveal", card="E", of=0) == (
        "All that player's cards are face up. Look at another player."
    )
    ask(match, 0, "ABACK")
    assert match.state.spoken[-1].number == 4


def test_the_look_always_follows() -> None:
    """HK-Q22: no seat may skip it, ask or object before it."""
    match = to_round(dealt(), 2)
    do(match, 0, "reveal", card="G", of=1)
    for seat in range(4):
        assert refuses(match, seat, "done") == "First draw a card to look at."
    assert "First draw a card to look at" in refuses(match, 0, "ask", of=1, word="BREAD")
    assert "First draw a card to look at" in refuses(match, 0, "withdraw", of=1, word="BREAD", against=(1, 2, 3))


def test_no_look_without_a_reveal() -> None:
    match = to_round(dealt(), 2)
    assert refuses(match, CHANCE, "peek", card="B") == "There's no card to look at now."


def test_most_reveals_of_one_seat() -> None:
    """Section 6: five with three and four players, four with five."""
    for players, most in ((3, 5), (4, 5), (5, 4)):
        match = all_shown(players, (0,))
        dull = [prompt for prompt in match.prompts_of(0) if prompt.verb == "reveal"]
        assert len(match.state.shown(0)) + bool(dull) == most
