"""HM-61 to HM-71: being out, winning, losing, being alone, and the score."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.hookie_mookie.events import CardsDrawn, DeckRanOut, HandsEmptied, MatchEnded
from tests.deals import do, of_kind, refuses
from tests.games.hookie_mookie.tables import cards, counts, hookie, lay, listed, table, verbs


def test_hm_61_an_empty_hand_is_out_for_the_rest_of_the_game() -> None:
    """HM-61, HM-Q12: after a lay."""
    match = table("2 cdh", "3 c, 4 c", "5 c, 6 c", must_empty=2)
    events = lay(match, "2 cdh")
    assert of_kind(events, HandsEmptied) == [HandsEmptied((0,), 1)]
    for _ in range(3):
        assert match.view(PUBLIC).out == (0,) and match.view(PUBLIC).missing == 1
        caller = match.waiting()[0]
        partner = 3 - caller
        hookie(match, partner, *(("3 c", "5 c") if caller == 1 else ("5 c", "3 c")))


def test_hm_61_also_after_a_matching_flip() -> None:
    """HM-61."""
    match = table("2 c", "2 d, 4 c", "5 c, 6 c", must_empty=2)
    assert of_kind(hookie(match, 1, "2 c", "2 d"), HandsEmptied) == [HandsEmptied((0,), 1)]
    assert match.waiting() == (1,)


def test_hm_62_a_seat_that_is_out_has_no_turn_is_not_called_and_never_draws() -> None:
    """HM-62."""
    match = table("2 c, 9 c", "", "5 c, 6 c", must_empty=2)
    assert listed(match.prompts(), "hookie") == {(2,)}
    hookie(match, 2, "2 c", "5 c")
    assert counts(match)[1] == 0 and match.waiting() == (2,)


@pytest.mark.parametrize(("needed", "over"), [(1, True), (2, True), (3, False)])
def test_hm_63_together_wins_with_as_many_empty_hands_as_are_needed(needed: int, over: bool) -> None:
    """HM-63: at that very step."""
    match = table("2 cdh", "3 c", "", "4 c", must_empty=needed)
    events = lay(match, "2 cdh")
    assert match.over == over == bool(of_kind(events, MatchEnded))
    if over:
        assert match.prompts() == ()
        assert refuses(match, 1, "hookie", partner=3) == "The game is over."


def test_hm_63_more_hands_than_are_needed_win_too() -> None:
    """HM-63, HM-Q17."""
    match = table("2 c", "2 d", "3 c", must_empty=1)
    hookie(match, 1, "2 c", "2 d")
    assert match.end() == {
        "scores": [1, 1, 1],
        "winners": [0, 1, 2],
        "result": "players",
        "out": [0, 1],
        "hands": [0, 0, 1],
        "deck": 20,
    }


def test_hm_64_together_all_win_or_lose_as_one() -> None:
    """HM-64, HM-Q18: seats with an empty hand, too."""
    won = table("2 cdh", "3 c", "5 c", deck=4)
    lay(won, "2 cdh")
    assert won.end() == {
        "scores": [1, 1, 1],
        "winners": [0, 1, 2],
        "result": "players",
        "out": [0],
        "hands": [0, 1, 1],
        "deck": 4,
    }
    lost = table("2 c", "3 c", "", deck=2, must_empty=2)
    hookie(lost, 1, "2 c", "3 c")
    assert lost.end() == {
        "scores": [0, 0, 0],
        "winners": [],
        "result": "cards",
        "out": [2],
        "hands": [3, 1, 0],
        "deck": 0,
    }


@pytest.mark.parametrize(("deck", "over"), [(1, True), (2, True), (3, True), (4, False)])
def test_hm_65_the_game_is_lost_with_the_last_card_of_the_deck(deck: int, over: bool) -> None:
    """HM-65, HM-Q7: when it is drawn, not when one is missing; there is no last round (HM-Q9)."""
    match = table("2 c", "3 cdh", deck=deck)
    events = hookie(match, 1, "2 c", "3 c")
    assert match.over == over == bool(of_kind(events, DeckRanOut))
    if over:
        end = match.end()
        assert end is not None and (end["result"], end["winners"], end["deck"]) == ("cards", [], 0)


def test_hm_66_both_out_at_once() -> None:
    """HM-66: one card each and a match; both count."""
    match = table("8 c", "8 d", "3 c", must_empty=2)
    events = hookie(match, 1, "8 c", "8 d")
    assert of_kind(events, HandsEmptied) == [HandsEmptied((0, 1), 0)]
    assert match.over and match.end() is not None


@pytest.mark.parametrize("way", ["lay", "flip", "partner"])
def test_hm_67_in_race_the_first_out_wins_alone(way: str) -> None:
    """HM-67, HM-Q43."""
    hands = {"lay": ("2 cdh", "3 c, 4 c"), "flip": ("2 c", "2 d, 4 c"), "partner": ("2 c, 3 c", "2 d")}[way]
    match = table(*hands, "5 c", variant="race")
    if way == "lay":
        lay(match, "2 cdh")
    else:
        hookie(match, 1, "2 c", "2 d")
    winner = 1 if way == "partner" else 0
    end = match.end()
    assert end is not None
    assert (end["winners"], end["result"], end["out"]) == ([winner], "players", [winner])
    assert end["scores"] == [int(seat == winner) for seat in range(3)]


def test_hm_67_in_race_two_out_in_one_flip_share_the_win() -> None:
    """HM-67: in seat order, with either of them as caller."""
    match = table("2 c, 3 c", "8 d", "8 c", variant="race", turn=2)
    hookie(match, 1, "8 c", "8 d")
    end = match.end()
    assert end is not None and (end["winners"], end["scores"]) == ([1, 2], [0, 1, 1])


def test_hm_68_in_race_no_seat_wins_when_the_deck_has_run_out() -> None:
    """HM-68."""
    match = table("2 c", "3 c", variant="race", deck=3)
    hookie(match, 1, "2 c", "3 c")
    end = match.end()
    assert end is not None and (end["winners"], end["result"], end["scores"]) == ([], "cards", [0, 0])


def test_hm_69_alone_a_seat_must_lay_if_it_can() -> None:
    """HM-69: also a joker; and once it has laid a card it may end its turn."""
    match = table("2 c, 9 c", "", "", sets={"9": "9 dh"}, must_empty=3)
    assert verbs(match) == {"lay"}
    assert refuses(match, 0, "draw") == "Don't draw. You still have cards to lay."
    assert "has no cards left" in refuses(match, 0, "hookie", partner=1)
    assert "You can't pass" in refuses(match, 0, "done")
    lay(match, "9 c", "9")
    assert verbs(match) == {"done"}
    assert refuses(match, 0, "draw") == "You laid cards, so you don't draw."
    do(match, 0, "done")
    assert verbs(match) == {"draw"}
    joker = table("2 c, joker 1", "", "", sets={"9": "9 dh"}, must_empty=3, jokers=1)
    assert verbs(joker) == {"lay"}


@pytest.mark.parametrize(("penalty", "deck", "left"), [(2, 6, 4), (3, 6, 3), (1, 6, 5), (5, 4, 0), (2, 2, 0)])
def test_hm_70_alone_and_unable_to_lay_a_seat_draws(penalty: int, deck: int, left: int) -> None:
    """HM-70, HM-Q15: as many as a caller after a failed flip, or the rest of a shorter deck; then it has its turn
    again."""
    top = "5 cdhs, 6 cd"
    match = table("2 c, 9 c", "", "", deck=_first(top, deck), must_empty=3, penalty_caller=penalty)
    drawn = of_kind(do(match, 0, "draw"), CardsDrawn)[0]
    assert (drawn.number, drawn.left, drawn.cause) == (deck - left, left, "alone")
    assert drawn.cards == cards(top)[: deck - left] and drawn.to(1).cards is None
    assert match.over == (left == 0)
    assert match.waiting() == (() if match.over else (0,))


def _first(text: str, number: int) -> str:
    return ",".join(f"{card.split('-')[0]} {card.split('-')[1][0]}" for card in cards(text)[:number])


def test_hm_70_no_seat_draws_while_another_can_be_called() -> None:
    """HM-70."""
    match = table("2 c, 9 c", "", "3 c", must_empty=3)
    assert verbs(match) == {"hookie"}
    assert refuses(match, 0, "draw").startswith("Don't draw")


def test_hm_71_one_for_every_winning_seat() -> None:
    """HM-71: and nothing for the others, with any cards."""
    for variant, scores in (("together", [1, 1, 1]), ("race", [0, 1, 0])):
        match = table("3 c", "2 cdh", "5 c", variant=variant, turn=1)
        lay(match, "2 cdh")
        end = match.end()
        assert end is not None and end["scores"] == scores
        assert match.view(PUBLIC).scores == tuple(scores)


def test_at_the_end_all_cards_are_shown() -> None:
    """HM-13 ends with the game: hands, ghost hand and the rest of the deck."""
    match = table("2 cdh", "3 c", deck="4 cd")
    events = lay(match, "2 cdh")
    seen = match.view(PUBLIC)
    assert (seen.hands, seen.deck, len(seen.ghost)) == (((), cards("3 c")), cards("4 cd"), seen.ghost_size)
    ended = of_kind(events, MatchEnded)[0]
    assert (ended.hands, ended.ghost, ended.deck) == (seen.hands, seen.ghost, seen.deck)
