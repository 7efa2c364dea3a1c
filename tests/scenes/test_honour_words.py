"""Honour in words: the rail's sentences about calls, fines, votes and stopped hands, with names and sums."""

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from scenes.games import sides_of
from scenes.games.rook.sentences import awaited
from scenes.games.rook.table import TABLE
from scenes.seating import PERSON_NAMES, first_seating, join
from tests.deals import do, play
from tests.games.rook.honour_tables import all_agree, buried, reneged, second_trick, sweep, to_review
from tests.scenes.voices import captions, speakers


def told(match: Match, since: int) -> list[str]:
    """The captions of all events since then."""
    seating = first_seating(4, None)
    for seat in range(4):
        seating = join(seating, f"pad:{seat + 1}", PERSON_NAMES, seat)
    who = speakers(seating, sides_of(match.setup))
    before = Match(match.game, match.setup).view(PUBLIC)
    return captions(TABLE, match.events, before, who)[since:]


def waits(match: Match) -> str:
    """The public sentence while a seat is waited for."""
    seating = first_seating(4, None)
    for seat in range(4):
        seating = join(seating, f"pad:{seat + 1}", PERSON_NAMES, seat)
    view = match.view(PUBLIC)
    message = awaited(view)
    return "" if message is None else speakers(seating).words(message)


def test_a_mended_renege() -> None:
    """RK-96, RK-99, RK-100."""
    match = reneged()
    since = len(match.events)
    do(match, 0, "call", fault="renege", seat=1, trick=1)
    assert told(match, since) == ["Theo’s red 6 didn’t follow", "The cards go back. Theo plays again."]
    assert waits(match) == "Theo plays again, by the rules this time"
    play(match, "green 13")
    assert waits(match) == "Rosa plays next"


def test_owning_up_and_a_card_that_was_right() -> None:
    """RK-95, RK-97."""
    match = reneged()
    since = len(match.events)
    do(match, 1, "call", fault="renege", seat=2, trick=1)
    do(match, 1, "call", fault="renege", seat=1, trick=1)
    assert told(match, since)[:2] == ["Rosa’s black 5 was right. No fault.", "Theo owns up to the red 6"]


def test_a_stopped_hand_names_who_pays_and_how_much() -> None:
    """RK-102: the 70 that Anna bid is lost by the side that reneged."""
    match = reneged()
    second_trick(match)
    since = len(match.events)
    do(match, 2, "call", fault="renege", seat=1, trick=1)
    assert told(match, since) == [
        "Theo’s red 6 was wrong. It’s too late to fix it.",
        "The deal stops at Theo’s card",
        "The deal stops. Theo and Ida lose 70.",
    ]


@pytest.mark.parametrize(
    ("votes", "words"),
    [
        ((True, True), ["Both say yes. That was table talk.", "Theo and Ida lose 40 for table talk"]),
        ((True, False), ["Ida says no, so there is no fine"]),
        ((False, False), ["Rosa and Ida say no, so there is no fine"]),
    ],
)
def test_a_vote(votes: tuple[bool, bool], words: list[str]) -> None:
    """RK-113."""
    match = reneged()
    do(match, 0, "call", fault="talk", seat=1)
    assert waits(match) == "Rosa and Ida are deciding on Theo’s talk"
    do(match, 2, "vote", uphold=votes[0])
    assert waits(match) == "Ida is deciding on Theo’s talk"
    since = len(match.events)
    do(match, 3, "vote", uphold=votes[1])
    assert told(match, since) == ["Ida has voted", *words]


def test_a_counted_nest() -> None:
    """RK-107, RK-109."""
    match = buried("green 14, red 14, black 14", "green")
    since = len(match.events)
    do(match, 1, "call", fault="nest", seat=0)
    assert told(match, since) == ["Theo reports Anna’s nest, and it’s wrong", "Anna and Rosa lose 40 for the nest"]
    assert waits(match) == "Anna fixes the nest"


def test_an_empty_hand_and_a_nest_that_was_not_called() -> None:
    """RK-108, RK-110: the fine is written with the count."""
    match = buried("green 14, red 14, black 14, yellow 14, rook, green 5 6 7 8 9 10 11 12 13")
    since = len(match.events)
    do(match, 0, "trump", color="green")
    assert told(match, since)[1:] == [
        "Anna has no cards left. The nest was too big.",
        "Anna and Rosa lose 40 for the nest",
    ]
    match = buried("green 14, red 14, black 14, yellow 14", "green")
    sweep(match)
    assert waits(match) == "Anna, Theo, Rosa and Ida look at the tricks"
    since = len(match.events)
    all_agree(match)
    assert "Anna and Rosa lose 40 for the nest" in told(match, since)
    assert told(match, since)[-1].startswith("Made it!")


def test_a_review_after_which_a_side_pays() -> None:
    """RK-Q50."""
    match = reneged()
    second_trick(match)
    to_review(match)
    do(match, 1, "agree")
    assert waits(match) == "Anna, Rosa and Ida look at the tricks"
