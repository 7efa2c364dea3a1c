"""The deal: SP-8 to SP-12."""

import pytest

from engine.core.dealers import SeededDealer
from engine.core.seats import CHANCE, PUBLIC
from engine.games.spooks.options import hand_sizes, ruleset
from tests.deals import do, refuses
from tests.games.spooks.tables import deal_step, dealt, new

ONE_DECK = {
    3: ("19x2 18x1", "14x3", 14),
    4: ("14x4", "12x1 11x3", 11),
    5: ("12x1 11x4", "10x2 9x3", 9),
    6: ("10x2 9x4", "8x6", 8),
    7: ("8x7", "7x7", 7),
    8: ("7x8", "7x2 6x6", 6),
}
TWO_DECKS = {
    3: ("38x1 37x2", "28x3", 28),
    4: ("28x4", "23x2 22x2", 22),
    5: ("23x2 22x3", "19x4 18x1", 18),
    6: ("19x4 18x2", "16x6", 16),
    7: ("16x7", "14x7", 14),
    8: ("14x8", "13x4 12x4", 12),
    9: ("13x4 12x5", "12x2 11x7", 11),
    10: ("12x2 11x8", "11x2 10x8", 10),
    11: ("11x2 10x9", "10x4 9x7", 9),
    12: ("10x4 9x8", "9x8 8x4", 8),
}
"""The table of hand sizes: without a ghost, with one, and the ghost's own."""


def sizes_of(text: str) -> list[int]:
    """`"19x2 18x1"`: from the dealer's left on."""
    return [int(size) for part in text.split() for size, number in [part.split("x")] for _ in range(int(number))]


def test_sp_8_any_seat_may_deal_the_first_hand() -> None:
    """SP-8, SP-Q1: one alternative for each seat, and each is taken."""
    match = new("hand", 5)
    assert [dict(prompt.fixed)["dealer"] for prompt in match.chance()] == [0, 1, 2, 3, 4]
    assert len({SeededDealer(seed).answer(*match.chance()).arg("dealer") for seed in range(60)}) == 5
    assert dealt(match, 3, {}).view(PUBLIC).dealer == 3


@pytest.mark.parametrize("decks", [1, 2])
def test_sp_9_hand_sizes_and_who_gets_the_extra_cards(decks: int) -> None:
    """SP-9, SP-Q2: the seats nearest the dealer's left, the dealer last, for any dealer."""
    for players, (sizes, _, _) in (ONE_DECK if decks == 1 else TWO_DECKS).items():
        match = new("hand", players, decks=decks)
        for dealer in range(players):
            found, ghost = hand_sizes(match.state.ruleset, match.state.seats, dealer)
            assert [found[(dealer + 1 + place) % players] for place in range(players)] == sizes_of(sizes)
            assert ghost == 0


@pytest.mark.parametrize("decks", [1, 2])
def test_sp_10_the_ghost_hand_is_served_last(decks: int) -> None:
    """Never more than any player; set aside and part of nothing."""
    for players, (_, sizes, ghost_size) in (ONE_DECK if decks == 1 else TWO_DECKS).items():
        match = new("hand", players, decks=decks, ghost=True)
        found, ghost = hand_sizes(match.state.ruleset, match.state.seats, 1)
        assert [found[(2 + place) % players] for place in range(players)] == sizes_of(sizes)
        assert ghost == ghost_size <= min(found)
    match = dealt(new("hand", 3, ghost=True), 0, {})
    assert match.view(PUBLIC).ghost_count == 14
    assert all(prompt.who != 3 for prompt in match.prompts())


def test_sp_9_all_cards_are_dealt_and_sizes_are_checked() -> None:
    match = new("hand", 5)
    good = dict(deal_step(match, 2, {}).args)["hands"]
    short = (good[0][1:], *good[1:])
    assert refuses(match, CHANCE, "deal", dealer=2, hands=short) == "Seat 0 gets 11 cards in this deal, not 10."
    assert "Seat 0 gets 12 cards" in refuses(match, CHANCE, "deal", dealer=4, hands=good)
    assert "names 5 sets of cards" in refuses(match, CHANCE, "deal", dealer=2, hands=good[:4])
    twice = ((*good[0][1:], good[1][0]), *good[1:])
    assert "more often than the deck" in refuses(match, CHANCE, "deal", dealer=2, hands=twice)
    assert "'dealer' of 'deal' must be a seat from 0 to 4" in refuses(match, CHANCE, "deal", dealer=5, hands=good)
    assert "must be a seat from 0 to 4, not -1" in refuses(match, CHANCE, "deal", dealer=-1, hands=good)
    assert "Deal the cards first" in refuses(match, 0, "pass")
    do(match, CHANCE, "deal", dealer=2, hands=good)
    assert "only when a deal is over" in refuses(match, CHANCE, "deal", dealer=2, hands=good)


def test_sp_10_the_ghost_hand_is_named_exactly_when_there_is_one() -> None:
    without, with_one = new("hand", 4), new("hand", 4, ghost=True)
    hands, ghost = (value for _, value in deal_step(with_one, 0, {}).args[1:])
    assert refuses(with_one, CHANCE, "deal", dealer=0, hands=hands) == "Deal the ghost cards too."
    other = dict(deal_step(without, 0, {}).args)["hands"]
    assert refuses(without, CHANCE, "deal", dealer=0, hands=other, ghost=()) == "This game has no ghost cards."
    assert "ghost gets 11" in refuses(with_one, CHANCE, "deal", dealer=0, hands=hands, ghost=ghost[1:])


def test_sp_11_hands_are_secret() -> None:
    """SP-11: no seat sees another hand, the public none, and no viewer the ghost hand."""
    match = dealt(new("hand", 4, ghost=True), 0, {})
    deal = match.events[0]
    for seat in range(4):
        assert match.view(seat).hand == deal.hands[seat]
        heard = match.heard(seat)[0]
        assert [hand is not None for hand in heard.hands] == [other == seat for other in range(4)]
    assert match.view(PUBLIC).hand == ()
    assert match.heard(PUBLIC)[0].hands == (None,) * 4
    assert match.view(PUBLIC).counts == deal.sizes == (11, 12, 11, 11)


def test_sp_12_every_hand_begins_clockwise_and_upward() -> None:
    match = dealt(new("hand", 4), 3, {2: "spider 1"})
    view = match.view(PUBLIC)
    assert view.clockwise
    assert view.up
    do(match, 2, "play", card="spider-1")
    assert match.waiting() == (3,)
    assert ruleset(match.setup).target is None
