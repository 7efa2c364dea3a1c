"""The end of a hand and its points: SP-79 to SP-82."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.spooks.cards import PACK, POINTS, points
from engine.games.spooks.events import HandEnded, MatchEnded
from tests.deals import cards, do, of_kind
from tests.games.spooks.tables import dealt, lay, new, on, play

SPARE = "spook 2 3, spider 2"


@pytest.mark.parametrize("way", ["played", "laid", "given", "gift"])
def test_sp_79_the_hand_is_over_the_moment_a_hand_is_empty(way: str) -> None:
    if way == "played":
        match = on("bat 1", SPARE, SPARE)
        events = play(match, "bat-1")
    elif way == "laid":
        match = on("goblin 1, bat 1", SPARE, SPARE)
        play(match, "goblin-1")
        events = lay(match, s1="spook-2", s2="spook-2", s0="bat-1")
    elif way == "given":
        match = on("bat 6 1", "spook 3 4", SPARE)
        play(match, "bat-6", "pass")
        events = do(match, 0, "give", card="bat-1")
    else:
        match = on("goblin m, bat 1", SPARE, SPARE, masters=True)
        play(match, "goblin-m")
        events = do(match, 0, "give", card="bat-1", to=1)
    assert len(of_kind(events, HandEnded)) == len(of_kind(events, MatchEnded)) == 1
    assert match.over
    assert not match.prompts()


def test_sp_80_the_points_of_cards() -> None:
    """SP-80, E8."""
    assert [POINTS[card] for card in cards("spider 1 2 3 4 5 6 7 8 9 10 m, cat")] == [*range(1, 11), 20, 30]
    assert points(card for card in PACK if card.startswith("bone")) == 75


def test_sp_80_cards_received_are_the_receivers() -> None:
    match = on("bat 6 9 8", "spook 3 4", "bone 1")
    play(match, "bat-6", "pass")
    do(match, 0, "give", card="bat-9")
    do(match, 2, "give", card="bone-1")
    assert match.end()["scores"] == [8, 3 + 4 + 9 + 1, 0]


def test_sp_81_winners_have_nothing_and_ghost_and_pile_count_for_no_seat() -> None:
    """SP-81, SP-Q49: several winners add 0 each."""
    match = dealt(new("hand", 3, ghost=True), 2, {0: "spider 1, bat 2"}, ghost="cat, spider m, bone m, bat m")
    seats = range(3)
    while not match.over:
        seat = match.waiting()[0]
        match.submit(next(step for prompt in match.prompts_of(seat) for step in prompt.steps()))
    result = match.state.sheet[0]
    assert all((result.points[seat] == 0) == (seat in result.winners) for seat in seats)
    assert result.points == tuple(points(left) for left in result.left)
    assert result.ghost is not None and len(result.ghost) == 14
    out = [card for _, card in match.view(PUBLIC).pile]
    assert not out
    assert points(result.ghost) + sum(result.points) < 405


@pytest.mark.parametrize(("left", "score"), [("bone 1", 1), ("spider m, goblin 7, cat", 57), ("cat", 30)])
def test_sp_82_the_hand_is_the_match_and_the_points_left_are_the_margin(left: str, score: int) -> None:
    """SP-82, SP-Q46, D3, D4: 0 marks the winners, a loser has one point at least."""
    match = on("bat 1", left, "bone 1")
    play(match, "bat-1")
    assert match.end() == {"scores": [0, score, 1], "winners": [0]}
    view = match.view(PUBLIC)
    assert (view.phase, view.scores, view.winners) == ("end", (0, score, 1), (0,))
    assert view.sheet[0].left[1] == cards(left)
