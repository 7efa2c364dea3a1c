"""The worked examples of the rules, by their numbers (the first is a golden record too)."""

import pytest

from engine.core.match import Match
from engine.games.hookie_mookie.events import CardsDrawn
from tests.deals import do, of_kind, refuses
from tests.games.hookie_mookie.tables import cards, counts, deal, hookie, lay, listed, new_match, on_table, table

QUEENS = "queen chs"


def test_example_1_the_rulebooks_mookie() -> None:
    """HM-21: three kings, three sevens and a queen onto a pair of queens: a full hand in one turn."""
    match = table("king sdh, 7 sdh, queen d", "2 h", "3 d", sets={"queen": "queen hs"})
    lay(match, "king sdh")
    lay(match, "7 sdh")
    lay(match, "queen d", "queen")
    assert match.end() is not None and counts(match) == (0, 1, 1, 20)


def test_example_2_a_new_set() -> None:
    """HM-23, HM-Q21: three queens, four queens; two are refused."""
    for text in (QUEENS, "queen cdhs"):
        lay(table("queen cdhs, 2 c", "3 c"), text)
    assert refuses(table("queen cdhs, 2 c", "3 c"), 0, "lay", cards=cards("queen cd")).startswith("A new set needs")


def test_example_3_two_players_have_one_partner() -> None:
    """HM-34."""
    assert listed(table("2 c", "3 c").prompts(), "hookie") == {(1,)}


@pytest.mark.parametrize(("options", "after"), [({}, (9, 8, 30)), ({"penalty_caller": 1}, (8, 8, 31))])
def test_example_4_a_failed_flip(options: dict[str, object], after: tuple[int, ...]) -> None:
    """HM-44 to HM-46: from seven each, deck 33."""
    match = new_match(2, **options)
    deal(match, ("2 c", "3 d"))
    hookie(match, 1, "2 c", "3 d")
    assert counts(match) == after


def test_example_5_a_matching_flip() -> None:
    """HM-41, HM-43."""
    match = new_match(2)
    deal(match, ("2 c", "2 d, 3 cdhs, 4 cd"))
    hookie(match, 1, "2 c", "2 d")
    assert counts(match) == (6, 6, 33) and on_table(match) == {"2": cards("2 cd")}


@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({}, (33, 26, 19)),
        ({"jokers": 2, "ghost_cards": 0}, (40, 33, 26)),
        ({"jokers": 1}, (34, 27, 20)),
        ({"ghost_cards": 6}, (32, 25, 18)),
    ],
)
def test_example_6_the_deck_at_the_start(options: dict[str, object], sizes: tuple[int, ...]) -> None:
    """HM-11."""
    assert tuple(new_match(players, **options).state.ruleset.deck_size for players in (2, 3, 4)) == sizes


def fail_to_the_end(match: Match) -> tuple[int, list[tuple[int, int]]]:
    """Flip without a match until the game is lost. Returns the number of flips, and how many cards each seat drew in
    the last one."""
    offers = {0: "ace-clubs", 1: "3-clubs", 2: "5-clubs", 3: "7-clubs"}
    flips, events = 0, ()
    while not match.over:
        caller = match.waiting()[0]
        partner = (caller + 1) % match.setup.players
        do(match, caller, "hookie", partner=partner)
        do(match, caller, "offer", card=offers[caller])
        events = do(match, partner, "offer", card=offers[partner])
        flips += 1
    return flips, [(event.number, event.left) for event in of_kind(events, CardsDrawn)]


@pytest.mark.parametrize(
    ("players", "options", "flips", "last"),
    [
        (2, {}, 11, [(2, 1), (1, 0)]),
        (3, {}, 9, [(2, 0)]),
        (4, {}, 7, [(1, 0)]),
        (2, {"penalty_caller": 1}, 17, [(1, 0)]),
        (3, {"penalty_caller": 1}, 13, [(1, 1), (1, 0)]),
        (4, {"penalty_caller": 1}, 10, [(1, 0)]),
    ],
)
def test_example_7_failed_flips_until_the_game_is_lost(
    players: int, options: dict[str, object], flips: int, last: list[tuple[int, int]]
) -> None:
    """HM-47, HM-65: how many of the last cards each seat draws."""
    match = new_match(players, **options)
    deal(match, ("ace c", "3 c", "5 c", "7 c")[:players])
    assert fail_to_the_end(match) == (flips, last)


def test_example_8_both_out_at_once() -> None:
    """HM-66: no seat draws, and with two hands needed that alone wins."""
    match = table("8 c", "8 d", "9 c", must_empty=2, deck=5)
    hookie(match, 1, "8 c", "8 d")
    assert match.over and counts(match) == (0, 0, 1, 5)


def test_example_9_completeness() -> None:
    """HM-31, HM-59: pair and pair; pair and one; three and one; two jokers do not count."""
    match = table("9 c, 2 c", "9 d, 3 c", sets={"9": "9 hs"})
    hookie(match, 1, "9 c", "9 d")
    assert on_table(match) == {}
    match = table("9 cd, 2 c", "3 c", sets={"9": "9 hs"})
    lay(match, "9 c", "9")
    assert on_table(match) == {"9": cards("9 chs")}
    lay(match, "9 d", "9")
    assert on_table(match) == {}
    match = table("queen cd, 2 c", "3 c", sets={"queen": "queen hs, joker 2"}, jokers=2)
    lay(match, "queen cd", "queen")
    assert on_table(match) == {} and match.state.cleared[0].jokers == 2


def test_example_10_jokers_in_a_flip() -> None:
    """HM-50, HM-51, HM-57."""
    match = table("joker 1, 2 c", "7 d, 3 c", jokers=2)
    hookie(match, 1, "joker 1", "7 d")
    assert on_table(match) == {"7": cards("7 d, joker 1")}
    match = table("joker 1, 10 ds, 2 c", "joker 1, 3 c", jokers=2)
    hookie(match, 1, "joker 1", "joker 1")
    hookie(match, 0, "3 c", "2 c")
    lay(match, "10 d", "joker")
    assert on_table(match) == {"10": cards("10 d, joker 2")}
    lay(match, "10 s", "10")
    assert on_table(match) == {"10": cards("10 ds, joker 2")}
