"""The calls of computer players in `honour`: public facts, and nothing else (RK-93, RK-99, RK-Q63)."""

import pytest

from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.bots.thinking import suspects
from tests.deals import HIGH_NEST, bid, bury, cards, deal, do, drawn, new_match, play
from tests.games.rook.honour_tables import reneged, second_trick, to_review

LEVELS = ("gentle", "fair")
HANDS = (
    "green 5 6 7 8 9 10 11 12, red 5",
    "red 6 7 8 9 10 11 12 13, green 13",
    "black 5 6 7 8 9 10 11 12, yellow 13",
    "yellow 5 6 7 8 9 10 11 12, black 13",
)


def table(hands: tuple[str, ...] = HANDS, nest: str = HIGH_NEST) -> Match:
    """Seat 0 bid 70 and laid `nest` down; black is trump and seat 0 leads."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, hands, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, nest, "black")
    return match


def suspected(match: Match, seat: Seat) -> tuple[tuple[Seat, int], ...]:
    return suspects(match.view(seat), match.heard(seat))


def said(match: Match, seat: Seat, level: str) -> Step:
    return match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), level, 1)


def called(seat: Seat, accused: Seat, trick: int) -> Step:
    return Step(seat, "call", (("fault", "renege"), ("seat", accused), ("trick", trick)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_renege_is_called_when_the_colour_is_played_and_not_before(level: str) -> None:
    """RK-93: the program knows from the first trick on; the computer player from green-13 in the last one."""
    match = reneged()
    second_trick(match)
    assert not suspected(match, 2) and said(match, 2, level).do == "play"
    to_review(match)
    assert suspected(match, 2) == ((1, 1),)
    assert said(match, 2, level) == called(2, 1, 1)
    assert said(match, 3, level) == Step(3, "agree"), "the own partner is not called (RK-94)"


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_went_back_in_public_proves_the_next_renege_at_once(level: str) -> None:
    """RK-99: all saw yellow-5 go back to seat 3, so seat 3 could have followed in trick 2."""
    match = table()
    play(match, "green 5, red 6, black 5, yellow 5")
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    play(match, "green 13, black 5, yellow 6, yellow 13, black 13")
    assert match.waiting() == (0,)
    assert suspected(match, 0) == ((3, 2),)
    assert said(match, 0, level) == called(0, 3, 2)


def test_an_examined_card_is_not_suspected_again() -> None:
    """RK-97: seat 2's black 5 was right, with any card that seat 2 shows later."""
    match = table()
    play(match, "green 5, green 13, black 5, yellow 6")
    do(match, 1, "call", fault="renege", seat=2, trick=1)
    assert not suspected(match, 1)


@pytest.mark.parametrize("repaired", [False, True])
def test_a_repair_between_is_an_excuse_for_the_bidder(repaired: bool) -> None:
    """RK-Q63: the bidder did not follow red in trick 1 and shows red-14 in trick 2. Without a repair between the two
    that is a proof. After one it is not: the card may come from a nest that was too big."""
    hands = (
        "green 5 6 7 8 9 10 11 12 13",
        "red 5 6 7 8 9 10 11 12 13",
        "black 5 6 7 8 9 10 11 12 13",
        "yellow 5 6 7 8 9 10 11 12 13",
    )
    match = drawn(new_match("classic", enforcement="honour"), dealer=0)
    deal(match, hands, HIGH_NEST)
    bid(match, "- - - 70")
    nest = "green 14, red 14, black 14, yellow 14, rook, green 5" if repaired else "green 14, black 14, yellow 14, rook"
    bury(match, nest, "green")
    play(match, "red 5, black 5, yellow 5, green 6")
    assert match.waiting() == (0,)
    if repaired:
        do(match, 1, "call", fault="nest", seat=0)
        do(match, 0, "bury", cards=cards("green 14, black 14, yellow 14, rook, green 5"))
    play(match, "red 14, red 6, black 6, yellow 6")
    assert suspected(match, 1) == (() if repaired else ((0, 1),))


@pytest.mark.parametrize("level", LEVELS)
def test_an_honest_table_is_never_disturbed(level: str) -> None:
    """RK-Q53: a call is never a guess: no nest, no talk, no card that may have been right."""
    match = table()
    play(match, "green 5, green 13, black 5, yellow 6")
    for seat in range(4):
        assert not suspected(match, seat)
    assert said(match, 2, level).do == "play"
