"""Setup: HK-1 to HK-14."""

import pytest

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup
from engine.core.seats import PUBLIC
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.events import CardsDealt, ClueGiven, RoundBegan
from engine.games.hooky.game import GAME
from tests.deals import do, of_kind, refuses
from tests.games.hooky.tables import (
    HANDS,
    HOOKY,
    PLAYGROUND,
    clue,
    deal_step,
    dealt,
    dull_turn,
    guess_all,
    new_match,
    to_round,
)


@pytest.mark.parametrize("players", [0, 1, 2, 6, -3])
def test_hk_1_for_three_four_or_five(players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5 players"):
        GAME.setup("standard", players, {})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hk_2_one_of_each_letter_with_any_dealer(players: int) -> None:
    """HK-1, HK-2."""
    match = new_match(players)
    match.deal(SeededDealer(players))
    state = match.state
    assert sorted([*(card for hand in state.hands for card in hand), *state.playground, *state.hooky]) == list(LETTERS)


def test_hk_2_a_deal_with_a_letter_twice_is_refused() -> None:
    match = new_match()
    step = deal_step(("GHKSS", *HANDS[4][1:]), PLAYGROUND[4], HOOKY[4])
    assert "each of them once" in refuses(match, step.by, step.do, **dict(step.args))


@pytest.mark.parametrize(
    ("players", "hand", "playground"), [(4, 5, 3), (3, 7, 2), (5, 4, 3)], ids=["four", "three", "five"]
)
def test_hk_8_to_13_sizes(players: int, hand: int, playground: int) -> None:
    """HK-8, HK-9, HK-10: hands; HK-11, HK-12: Playground; HK-13: three Hooky cards. All other sizes are refused."""
    match = new_match(players)
    match.deal(SeededDealer(1))
    state = match.state
    assert {len(cards) for cards in state.hands} == {hand} and len(state.hands) == players
    assert (len(state.playground), len(state.hooky)) == (playground, 3)
    hands, stack, hooky = HANDS[players], PLAYGROUND[players], HOOKY[players]
    for bent in (
        deal_step((hands[0][1:], *hands[1:]), stack + hands[0][0], hooky),
        deal_step(hands, stack + hooky[0], hooky[1:]),
        deal_step(hands, stack[1:], hooky + stack[0]),
        deal_step(hands[1:], stack, hooky),
        deal_step((), "", ""),
    ):
        sentence = refuses(new_match(players), bent.by, bent.do, **dict(bent.args))
        assert f"{players} × {hand} letters, a Playground of {playground} and 3 Hooky cards" in sentence


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_hk_4_any_seat_may_be_the_start_seat(start: int) -> None:
    """HK-4, HK-Q1, HK-Q4: the deal names it, and it speaks first."""
    match = dealt(start=start)
    assert match.waiting() == (start,)
    assert of_kind(match.events, CardsDealt)[0].start == start


@pytest.mark.parametrize("start", [-1, 4, 10])
def test_hk_4_the_start_seat_is_one_of_the_table(start: int) -> None:
    step = deal_step(HANDS[4], PLAYGROUND[4], HOOKY[4], start)
    assert "'start' of 'deal' must be a seat from 0 to 3" in refuses(new_match(), step.by, step.do, **dict(step.args))


def test_hk_4_chance_chooses_every_seat_sometimes() -> None:
    found = set()
    for seed in range(40):
        match = new_match(5)
        match.deal(SeededDealer(seed))
        found.add(match.state.start)
    assert found == {0, 1, 2, 3, 4}


def test_hk_5_six_rounds() -> None:
    """HK-5, HK-6: counted 1 to 6, and each begins with the start seat."""
    match = to_round(dealt(start=2), 7)
    begun = of_kind(match.events, RoundBegan)
    assert [event.round for event in begun] == [1, 2, 3, 4, 5, 6]
    assert {event.seat for event in begun} == {2}
    assert match.state.phase == "guesses"


def test_hk_6_the_start_seat_stays_the_same() -> None:
    """HK-6, HK-Q3: the last seat of a round is followed by the start seat again."""
    match = to_round(dealt(start=3), 1)
    for _ in range(2):
        order = []
        for _ in range(4):
            order += match.waiting()
            dull_turn(match)
        assert order == [3, 0, 1, 2]


def test_hk_13_no_player_sees_the_hooky_cards() -> None:
    """HK-13: with other Hooky cards and another Playground all players see and hear the same."""
    one, other = dealt(), new_match()
    other.submit(deal_step(HANDS[4], "JMD", "CWZ"))
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert one.view(viewer) == other.view(viewer)
        assert one.heard(viewer) == other.heard(viewer)
        assert one.view(viewer).hooky == ()


def test_hk_14_each_seat_sees_only_its_own_hand() -> None:
    match = dealt()
    for seat in range(4):
        assert match.view(seat).hand == tuple(HANDS[4][seat])
        assert match.view(seat).hands == ()
        event = match.heard(seat)[0]
        assert isinstance(event, CardsDealt)
        assert event.hands == tuple(tuple(hand) if own == seat else None for own, hand in enumerate(HANDS[4]))
    assert match.view(PUBLIC).hand == ()
    assert match.heard(PUBLIC)[0].hands == (None,) * 4


def test_order_within_hands_and_hooky_cards_means_nothing() -> None:
    """Section 5: equal states in any order; the Playground's order is that of its turning up (HK-Q28)."""
    one, other = dealt(), new_match()
    other.submit(deal_step(tuple(hand[::-1] for hand in HANDS[4]), PLAYGROUND[4], HOOKY[4][::-1]))
    assert one.state == other.state
    third = new_match()
    third.submit(deal_step(HANDS[4], PLAYGROUND[4][::-1], HOOKY[4]))
    assert third.state != one.state


def test_hk_3_the_highest_score_wins_and_comes_from_hooky_cards_and_hands() -> None:
    """HK-3: seat 2 alone names a Hooky card and a letter of another hand."""
    match = to_round(dealt(), 7)
    for seat in range(4):
        do(match, seat, "guess", letters=("A", "B", "J") if seat == 2 else ("A", "B", "C"))
        cards = tuple("GIOQU") if seat == 2 else tuple("CDJMW")
        letters = tuple(None if other == seat else tuple("CDJMW") for other in range(4))
        do(match, seat, "hands", letters=(cards, *letters[1:]) if seat == 2 else letters)
    assert match.end()["winners"] == [2]
    assert match.end()["scores"] == [0, 0, 11, 0]


def test_nothing_happens_before_the_deal_and_no_second_one() -> None:
    match = new_match()
    assert refuses(match, 0, "clue", word="HATCH") == "Deal the cards first."
    assert "Deal the cards first" in refuses(match, "chance", "peek", card="A")
    step = deal_step(HANDS[4], PLAYGROUND[4], HOOKY[4])
    match.submit(step)
    assert "already" in refuses(match, step.by, step.do, **dict(step.args))


def test_hk_7_notes_are_in_no_step_and_change_nothing() -> None:
    """HK-7, HK-37: no verb writes notes, and no view or event has any."""
    assert not any("note" in verb.name for verb in GAME.verbs)
    match = dealt()
    clue(match)
    assert not any("note" in name for name in type(match.view(0)).__slots__)
    assert len(of_kind(match.events, ClueGiven)) == 1


def test_guesses_are_filled_in() -> None:
    """The table helper of these tests: it guesses for each seat, once."""
    match = to_round(dealt(), 4)
    while match.state.phase != "guesses":
        dull_turn(match)
    guess_all(match)
    assert match.state.round == 5
