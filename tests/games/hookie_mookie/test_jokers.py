"""HM-49 to HM-60: jokers in flips and lays, and the open set."""

import pytest

from engine.core.match import Match
from engine.games.hookie_mookie.cards import Cleared
from engine.games.hookie_mookie.events import CardsFlipped, CardsLaid, SetCleared
from tests.deals import do, of_kind, refuses
from tests.games.hookie_mookie.tables import cards, counts, hookie, lay, listed, on_table, verbs
from tests.games.hookie_mookie.tables import table as plain_table


def table(*hands: str, **options: object) -> Match:
    """A table with four jokers in the pack."""
    return plain_table(*hands, **({"jokers": 4} | options))


@pytest.mark.parametrize(("mine", "theirs"), [("joker 1", "7 d"), ("7 d", "joker 1"), ("joker 1", "joker 1")])
def test_hm_49_in_a_flip_a_joker_matches_any_card(mine: str, theirs: str) -> None:
    """HM-49: also another joker."""
    match = table(f"{mine}, 2 c", f"{theirs}, 3 c")
    assert of_kind(hookie(match, 1, mine, theirs), CardsFlipped)[0].matched


@pytest.mark.parametrize(("mine", "theirs"), [("joker 1", "7 d"), ("7 d", "joker 1")])
def test_hm_50_a_joker_takes_the_value_of_the_natural_card(mine: str, theirs: str) -> None:
    """HM-50, HM-Q27: they make its set, or join it, and leave an open set unchanged."""
    match = table(f"{mine}, 2 c", f"{theirs}, 3 c", sets={"joker": "joker 2"})
    hookie(match, 1, mine, theirs)
    assert on_table(match) == {"7": cards("7 d, joker 1"), "joker": cards("joker 2")}
    match = table(f"{mine}, 2 c", f"{theirs}, 3 c", sets={"7": "7 cs"})
    hookie(match, 1, mine, theirs)
    assert on_table(match) == {"7": cards("7 cds, joker 1")}


def test_hm_51_two_jokers_make_an_open_set() -> None:
    """HM-51, HM-Q28: or join the existing one."""
    match = table("joker 1, 2 c", "joker 1, 3 c")
    hookie(match, 1, "joker 1", "joker 1")
    assert on_table(match) == {"joker": cards("joker 2")}
    match = table("joker 1, 2 c", "joker 1, 3 c", sets={"joker": "joker 2"})
    hookie(match, 1, "joker 1", "joker 1")
    assert on_table(match) == {"joker": cards("joker 4")}


@pytest.mark.parametrize("text", ["7 cd, joker 1", "7 c, joker 2", "7 cdh, joker 1", "7 cd, joker 2"])
def test_hm_52_jokers_match_any_cards_in_a_lay(text: str) -> None:
    """HM-52: any number of them."""
    match = table("7 cdh, 8 c, joker 3", "2 c")
    lay(match, text)
    assert on_table(match) == {"7": cards(text)}


def test_hm_52_the_natural_cards_of_a_lay_have_one_value() -> None:
    """HM-52: jokers do not make a seven match an eight."""
    match = table("7 cdh, 8 c, joker 3", "2 c", sets={"8": "8 dh"})
    sentence = "The 7 of clubs and the 8 of clubs don't match. Lay cards that do."
    assert refuses(match, 0, "lay", cards=cards("7 c, 8 c, joker 2")) == sentence
    assert refuses(match, 0, "lay", cards=cards("7 c, 8 c, joker 1"), to="8") == sentence


def test_hm_53_a_new_set_is_three_or_four_cards_with_the_jokers() -> None:
    """HM-53: two are too few, five too many, even if they match; the fifth may follow (HM-Q33)."""
    match = table("queen cdhs, joker 2", "2 c")
    assert refuses(match, 0, "lay", cards=cards("queen cdhs, joker 1")) == "A new set has three or four cards, not 5."
    assert refuses(match, 0, "lay", cards=cards("queen c, joker 1")).startswith("A new set needs three or four cards.")
    sizes = {len(args[0]) for args in listed(match.prompts(), "lay")}
    assert sizes == {3, 4}
    lay(match, "queen cdh, joker 1")
    lay(match, "queen s", "queen")
    assert match.state.cleared == (Cleared("queen", 1),)


@pytest.mark.parametrize("jokers", [3, 4])
def test_hm_54_three_or_four_jokers_make_an_open_set(jokers: int) -> None:
    """HM-54."""
    match = table(f"joker {jokers}, 2 c", "3 c")
    lay(match, f"joker {jokers}")
    assert on_table(match) == {"joker": cards(f"joker {jokers}")}


def test_hm_54_two_jokers_are_too_few_and_there_is_one_open_set() -> None:
    """HM-54: later jokers are added to it."""
    match = table("joker 2, 2 c", "3 c")
    assert refuses(match, 0, "lay", cards=cards("joker 2")).startswith("A new set needs three or four cards.")
    match = table("joker 2, 2 c", "3 c", sets={"joker": "joker 2"})
    assert "There's already a set of jokers" in refuses(match, 0, "lay", cards=cards("joker 2"))
    lay(match, "joker 2", "joker")
    assert on_table(match) == {"joker": cards("joker 4")}


def test_hm_54_hm_56_jokers_need_no_natural_card_beside_them() -> None:
    """HM-54, HM-56: a hand of jokers and of cards that fit nothing else makes an open set, and adds to one."""
    match = table("joker 3, 9 h", "3 c", sets={"9": "9 cd"})
    assert (cards("joker 3"),) in listed(match.prompts(), "lay")
    match = table("joker 2, 9 h", "3 c", sets={"9": "9 cd", "joker": "joker 2"})
    assert {(cards("joker 1"), "joker"), (cards("joker 2"), "joker")} <= listed(match.prompts(), "lay")


@pytest.mark.parametrize("text", ["joker 1", "joker 3", "9 h, joker 1", "9 h, joker 3"])
def test_hm_55_jokers_go_onto_any_set_without_limit(text: str) -> None:
    """HM-55, HM-Q31: alone or with matching cards, also if the set already has jokers."""
    match = table("9 h, joker 3, 2 c", "3 c", sets={"9": "9 cd, joker 1"})
    lay(match, text, "9")
    assert sorted(on_table(match)["9"]) == sorted((*cards("9 cd, joker 1"), *cards(text)))


def test_hm_56_jokers_alone_leave_the_open_set_open() -> None:
    """HM-56."""
    match = table("joker 2, 9 c, 2 c", "3 c", sets={"joker": "joker 2"})
    event = of_kind(lay(match, "joker 1", "joker"), CardsLaid)[0]
    assert (event.onto, event.value) == ("joker", "joker")
    lay(match, "joker 1", "joker")
    assert on_table(match) == {"joker": cards("joker 4")}


@pytest.mark.parametrize("text", ["10 d", "10 dh", "10 d, joker 1"])
def test_hm_57_natural_cards_give_the_open_set_their_value(text: str) -> None:
    """HM-57: permanently; there is no open set any more, and the next ten goes to the tens."""
    match = table("10 dhs, joker 1, 2 c", "3 c", sets={"joker": "joker 2"})
    event = of_kind(lay(match, text, "joker"), CardsLaid)[0]
    assert (event.onto, event.value) == ("joker", "10")
    assert on_table(match) == {
        "10": (*(card for card in cards(text) if card != "joker"), *cards(f"joker {2 + text.count('joker')}"))
    }
    assert refuses(match, 0, "lay", cards=cards("10 s"), to="joker") == "There's no set of jokers on the table."
    lay(match, "10 s", "10")
    assert "10-spades" in on_table(match)["10"]


def test_hm_57_four_natural_cards_onto_the_open_set_complete_it() -> None:
    """HM-57 and HM-32: with every joker in it."""
    match = table("10 cdhs, 2 c", "3 c", sets={"joker": "joker 3"})
    assert of_kind(lay(match, "10 cdhs", "joker"), SetCleared) == [SetCleared("10", cards("10 cdhs, joker 3"))]
    assert match.state.sets == () and match.state.cleared == (Cleared("10", 3),)


def test_hm_57_the_open_set_may_be_left_waiting() -> None:
    """HM-57, HM-23: three tens may also be a set of their own."""
    match = table("10 cdh, 2 c", "3 c", sets={"joker": "joker 2"})
    lay(match, "10 cdh")
    assert on_table(match) == {"10": cards("10 cdh"), "joker": cards("joker 2")}


def test_hm_58_the_open_set_never_takes_a_value_on_the_table() -> None:
    """HM-58, HM-Q29: such cards go onto that other set."""
    match = table("queen h, jack c, 2 c", "3 c", sets={"joker": "joker 2", "queen": "queen cd"})
    assert refuses(match, 0, "lay", cards=cards("queen h"), to="joker") == (
        "There's a set of queens. Add queens to it, not to the jokers."
    )
    assert listed(match.prompts(), "lay") == {
        (cards("queen h"), "queen"),
        (cards("jack c"), "joker"),
        (cards("2 c"), "joker"),
    }
    lay(match, "queen h", "queen")
    assert on_table(match) == {"joker": cards("joker 2"), "queen": cards("queen cdh")}


def test_hm_59_a_joker_never_counts_towards_the_four() -> None:
    """HM-59, HM-Q30: queen, queen, joker, joker is not complete; the two other queens complete it."""
    match = table("queen cd, joker 2, 2 c", "queen hs, 3 c", must_empty=1)
    assert not of_kind(lay(match, "queen cd, joker 2"), SetCleared)
    do(match, 0, "done")
    events = lay(match, "queen hs", "queen")
    assert of_kind(events, SetCleared) == [SetCleared("queen", cards("queen cdhs, joker 2"))]


def test_hm_32_the_last_card_and_a_joker_are_laid_together() -> None:
    """HM-32 and HM-Q32: both are laid, then the set is cleared; a joker alone after it is too late."""
    match = table("queen s, joker 1, 2 c", "3 c", sets={"queen": "queen cdh"})
    lay(match, "queen s, joker 1", "queen")
    assert match.state.cleared == (Cleared("queen", 1),)
    late = table("queen s, joker 1, 2 c", "3 c", sets={"queen": "queen cdh"})
    lay(late, "queen s", "queen")
    assert refuses(late, 0, "lay", cards=cards("joker 1"), to="queen") == "There's no set of queens on the table."


def test_hm_60_a_joker_on_the_table_stays_in_its_set() -> None:
    """HM-60: it is in no hand and is removed only with a complete set."""
    match = table("queen h, 2 c, 3 c", "queen s, 3 d", sets={"queen": "queen cd, joker 1"})
    lay(match, "queen h", "queen")
    assert "joker" in on_table(match)["queen"]
    assert refuses(match, 0, "lay", cards=cards("joker 1"), to="queen") == "You don't have a joker."
    do(match, 0, "done")
    lay(match, "queen s", "queen")
    assert match.state.cleared == (Cleared("queen", 1),)


def test_hm_49_two_jokers_are_one_choice_of_an_offer() -> None:
    """HM-36, HM-49: they are alike."""
    match = table("joker 2, 2 c", "3 c")
    do(match, 0, "hookie", partner=1)
    assert [args for prompt in match.prompts_of(0) for args in prompt.shape.options] == [
        (("card", "2-clubs"),),
        (("card", "joker"),),
    ]


def test_a_hand_holds_only_a_number_of_jokers() -> None:
    """HM-22, HM-54: equal cards are counted."""
    match = table("joker 2, 2 c", "3 c", sets={"9": "9 cd"})
    assert refuses(match, 0, "lay", cards=cards("joker 3"), to="9") == "You don't have a joker that often."
    assert listed(match.prompts(), "lay") == {
        (cards("joker 1"), "9"),
        (cards("joker 2"), "9"),
        (cards("2 c, joker 2"),),
    }


def test_hm_q26_the_last_card_of_its_value_leaves_a_hand_with_a_joker_only() -> None:
    """HM-Q26: the other twos are in the ghost hand."""
    hands, deck = ("2 c", "3 c, joker 1", "3 d, 4 c"), "5 cdhs, 6 cdhs"
    match = table(*hands, deck=deck, must_empty=2, jokers=1)
    assert set(cards("2 dhs")) <= set(match.state.ghost)
    assert verbs(match) == {"hookie"}
    hookie(match, 1, "2 c", "3 c")
    assert "2-clubs" in match.state.hands[0]
    match = table(*hands, deck=deck, must_empty=2, jokers=1)
    hookie(match, 1, "2 c", "joker 1")
    assert match.view(0).out == (0,)


def test_hm_q42_all_options_work_together() -> None:
    """HM-Q42: a joker helps two players out at once, and the third one draws as many as a caller."""
    options = {"must_empty": 3, "ghost_cards": 12, "jokers": 4, "penalty_caller": 5, "penalty_partner": 5}
    match = table("joker 1", "9 c", "2 c", deck=12, **options)
    hookie(match, 1, "joker 1", "9 c")
    assert not match.over and verbs(match) == {"draw"}
    do(match, 2, "draw")
    assert counts(match) == (0, 0, 6, 7)
