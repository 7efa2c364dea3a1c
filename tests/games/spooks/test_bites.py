"""Bites: SP-63 to SP-67."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.spooks.events import CardGiven
from tests.deals import do, of_kind, refuses
from tests.games.spooks.tables import hand_of, offered, on, play, verbs

SPARE = "spook 2 3, goblin 1"


def bitten(*hands: str, actor: int = 0, clockwise: bool = True):
    """`bat-6` by `actor`; the next seat cannot answer it."""
    step = 1 if clockwise else -1
    victim = (actor + step) % len(hands)
    match = on(*hands, phase="red", turn=victim, top="bat-6", actor=actor, clockwise=clockwise)
    play(match, "pass")
    return match, victim


@pytest.mark.parametrize(
    ("seats", "actor", "clockwise", "order"),
    [(3, 0, True, (0, 2)), (5, 0, True, (0, 4, 3, 2)), (5, 0, False, (0, 1, 2, 3)), (4, 3, True, (3, 2, 1))],
)
def test_sp_63_givers_against_the_direction_beginning_with_the_actor(
    seats: int, actor: int, clockwise: bool, order: tuple[int, ...]
) -> None:
    """D5 to D7."""
    match, victim = bitten(*[SPARE] * seats, actor=actor, clockwise=clockwise)
    assert match.view(PUBLIC).givers == order
    for at, giver in enumerate(order):
        assert match.waiting() == (giver,)
        assert verbs(match) == {"give"}
        for other in set(range(seats)) - {giver, victim}:
            waits = "Another player gives first. Please wait."
            said = waits if other in order[at:] else "You already chose your card."
            assert refuses(match, other, "give", card="spook-2") == said
        do(match, giver, "give", card="spook-2")
        assert len(hand_of(match, victim)) == 3 + at + 1
    assert match.waiting() == (victim,)


def test_sp_64_any_card_may_be_given_even_the_cat() -> None:
    match, victim = bitten("cat, bone 9, spook 5", SPARE, SPARE)
    assert offered(match, "give") == {"cat", "bone-9", "spook-5"}
    assert refuses(match, 0, "give", card="bat-1") == "You don't have Bat 1."
    assert "Leave out 'to'" in refuses(match, 0, "give", card="cat", to=victim)
    (given,) = of_kind(do(match, 0, "give", card="cat"), CardGiven)
    assert [given.to(viewer).gift.card for viewer in (0, 1, 2, PUBLIC)] == ["cat", "cat", None, None]
    assert [match.view(viewer).gifts[0].card for viewer in (0, 1, 2, PUBLIC)] == ["cat", "cat", None, None]
    assert match.view(PUBLIC).gifts[0].receiver == 1


def test_sp_65_the_first_empty_hand_wins_and_no_seat_gives_after_it() -> None:
    """SP-65, SP-Q35: never two winners; and the cards given so far are the victim's (SP-80)."""
    match, _ = bitten(SPARE, SPARE, "bone 9", "cat", SPARE)
    do(match, 0, "give", card="goblin-1")
    do(match, 4, "give", card="spook-2")
    do(match, 3, "give", card="cat")
    assert match.end()["winners"] == [3]
    assert match.end()["scores"] == [5, 2 + 3 + 1 + 1 + 2 + 30, 9, 0, 4]


def test_sp_66_the_victim_gives_nothing_with_any_number_of_cards() -> None:
    match, victim = bitten(SPARE, "spook 2", SPARE)
    assert refuses(match, victim, "give", card="spook-2") == "The bats bit you, so you don't give a card."
    do(match, 0, "give", card="spook-2")
    do(match, 2, "give", card="spook-2")
    assert hand_of(match, victim) == ("spook-2", "spook-2", "spook-2")


def test_sp_67_then_the_victim_leads_also_with_a_card_just_received() -> None:
    match, victim = bitten("bone 9, spook 5", SPARE, SPARE)
    do(match, 0, "give", card="bone-9")
    do(match, 2, "give", card="goblin-1")
    assert match.waiting() == (victim,)
    assert verbs(match) == {"play"}
    assert offered(match) == {"spook-2", "spook-3", "goblin-1", "bone-9"}
    play(match, "bone-9")
    assert match.view(PUBLIC).actor == victim
