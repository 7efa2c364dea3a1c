"""The steps of a fair player of Spooks in positions where people would agree, and its reasons."""

from random import Random

import pytest

from engine.core.characters import CHARACTERS
from engine.core.dealers import SeededDealer
from engine.core.seats import PUBLIC
from engine.games.spooks.bots.counting import know
from engine.games.spooks.bots.levels import FAIR, GENTLE, THINKING
from engine.games.spooks.bots.thinking import considered, patient, weighed
from engine.games.spooks.bots.worth import manner_bonus
from engine.games.spooks.cards import FITTING, PACK
from tests.games.spooks.tables import dealt, new, on, play

REASONS = {
    "answer_red",
    "bats_bite",
    "get_rid_of_it",
    "give_the_worst",
    "goes_out",
    "keep_for_later",
    "long_straight",
    "likely_leads_again",
    "nothing_fits",
    "only_choice",
    "shed_in_trick",
    "spend_the_cat",
    "straight_is_ready",
    "two_at_once",
    "win_the_trick",
}
"""Every reason of a thinking player; the coach has a sentence for each."""
FULL = "spider 2 3 4 6, spook 3 4 5 6 8, bat 2 8"
"""A hand of eleven for another seat."""


def thought(match, seat=0, level=FAIR):
    """The seat's step and its reason."""
    return considered(match.view(seat), match.heard(seat), match.prompts_of(seat), level, Random(1))


def card(match, seat=0):
    return dict(thought(match, seat).step.args).get("card")


def test_two_cards_with_a_goblin_among_them_go_out_at_once() -> None:
    """The Goblin on the pile, the other in its trick (SP-41)."""
    match = on("goblin 3, spider 7", FULL, FULL, FULL)
    assert card(match) == "goblin-3"
    play(match, "goblin-3")
    assert thought(match).step.args == (("card", "spider-7"),)


def test_no_trick_for_a_rival_with_one_card() -> None:
    """It would lay its last card and win."""
    match = on("goblin 3, spider 7, spook 2, bat 1", "spook 9", FULL, FULL)
    assert card(match) != "goblin-3"


def test_a_hoarding_player_keeps_the_cat_longest_and_spares_no_more_than_others() -> None:
    """With half as much again a master of the game lost 3 hands of a hundred by it."""
    match = on("spook 5 m, cat, bat 1, bone 2", FULL, FULL, FULL)
    known = know(match.view(0), match.heard(0), FAIR)
    steps = [step for prompt in match.prompts_of(0) for step in prompt.steps()]
    liked = {step.arg("card"): manner_bonus(known, step, CHARACTERS["hoarder"].manner) for step in steps}
    assert -1.0 == liked["cat"] < liked["spook-m"] < liked["spook-5"] == 0.0


def test_the_cat_is_kept_while_another_card_fits() -> None:
    hand = "spook 5, cat, bat 1, bone 2"
    match = on(hand, FULL, FULL, FULL, phase="blue", top="spider-4", actor=3)
    assert card(match) == "spook-5"
    match = on("cat, bat 1, bone 2 9", FULL, FULL, FULL, phase="blue", top="spider-4", actor=3)
    assert thought(match).step.do == "pass"
    assert thought(match).reason == "keep_for_later"


@pytest.mark.parametrize("level", THINKING.values(), ids=THINKING)
def test_no_cat_before_any_other_card_was_put_down(level) -> None:
    """Not even if no other card fits on the pile: there is a pass. Later it is a choice like others."""
    match = on("cat, bat 1 2 3, bone 2 9, spider 2 3", FULL, FULL, FULL, phase="blue", top="spider-9", actor=3)
    assert thought(match, level=level).step.do == "pass"
    match = on("cat, bat 1 2 3, bone 2 9, spider 2 3", FULL, FULL, FULL)
    view, known = match.view(0), know(match.view(0), match.heard(0), level)
    choices = weighed(view, known, match.prompts_of(0))
    assert {one.reason for one in choices} - {one.reason for one in patient(view, known, choices)} == {"spend_the_cat"}


def test_the_last_card_is_played_with_any_value() -> None:
    for last, top in (("cat", "spider-4"), ("spook 5", "spider-4"), ("goblin 5", "spider-4")):
        match = on(last, FULL, FULL, phase="blue", top=top, actor=2)
        assert thought(match).step.do == "play"
        assert thought(match).reason == "goes_out"


def test_a_pass_that_would_hand_the_lead_to_a_last_card_is_avoided_even_at_the_cost_of_the_cat() -> None:
    match = on("cat, bat 1, bone 2 9", "spook 9", FULL, phase="blue", top="spider-m", actor=1, clockwise=False)
    assert card(match) == "cat"


def test_a_straight_that_wins_is_noticed() -> None:
    match = on("spook 4, bat 5, goblin 6", FULL, FULL, phase="red", turn=1, top="bone-10", actor=0)
    play(match, "pass")
    found = thought(match)
    assert found.step.args == (("cards", ("spook-4", "bat-5", "goblin-6")),)
    assert found.reason == "goes_out"


def test_a_long_straight_is_preferred_to_a_single_card() -> None:
    match = on("spook 4 5, bat 1, spider 6 7", FULL, FULL, FULL, phase="red", turn=1, top="bone-10", actor=0)
    play(match, "pass")
    assert len(dict(thought(match).step.args)["cards"]) >= 3


def test_another_bone_goes_before_the_long_straight() -> None:
    """Two decks: the victim has just proved that it cannot answer a Bone 10, so it fails again on the other copy."""
    hand = "spook 4 5, bat 1, spider 6 7, bone 10"
    match = on(hand, FULL, FULL, FULL, phase="red", turn=1, top="bone-10", actor=0, decks=2)
    play(match, "pass")
    assert dict(thought(match).step.args)["cards"] == ("bone-10",)


def test_a_good_card_is_never_given_away() -> None:
    match = on("cat, bat 6, spook 1 2, goblin m", "spook 2 3", FULL, phase="red", turn=1, top="bat-6", actor=0)
    play(match, "pass")
    assert card(match) in ("spook-1", "spook-2")
    assert thought(match).reason == "give_the_worst"


def test_a_straight_is_kept_together_while_a_bone_is_there_to_bring_it_down() -> None:
    """The victim gets none of 4-5-6; without a Bone there is no reason to wait, and the low card goes."""
    for bone, kept in ((True, True), (False, False)):
        hand = f"{'bone 9' if bone else 'bat 9'}, spook 4 6 8, spider 5"
        match = on(hand, "spook 2 3", FULL, phase="red", turn=1, top="bat-6", actor=0)
        play(match, "pass")
        assert (card(match) not in ("spook-4", "spider-5", "spook-6")) == kept


def test_the_cat_takes_a_trick_if_the_lead_wins_the_hand() -> None:
    """Two cards left, one of them the Cat: it takes the trick, and the other is led and is the last."""
    match = on("goblin 2, cat, spook 1", FULL, FULL, FULL)
    play(match, "goblin-2")
    assert card(match) == "cat"
    assert thought(match).reason == "win_the_trick"


def test_a_full_hand_of_two_decks_is_thought_through() -> None:
    """A straight out of 37 cards: the sensible ones are weighed, not all of them."""
    match = dealt(new("hand", 3, decks=2), 0, {})
    hand = ", ".join(f"{suit} 1 2 3 4 5 6 7 8 9 10 m" for suit in ("spider", "spook", "goblin"))
    match = on(f"{hand}, bat 1 2 3 4", "spook 2", FULL, phase="red", turn=1, top="bone-1", actor=0, decks=2)
    play(match, "pass")
    (prompt,) = match.prompts_of(0)
    assert prompt.count() > 5_000
    assert len(weighed(match.view(0), know(match.view(0), match.heard(0), FAIR), match.prompts_of(0))) < 250


def test_fair_remembers_everything_and_gentle_the_latest_cards_and_the_great_ones() -> None:
    match = new("hand", 4)
    match.deal(SeededDealer(3))
    while not match.over and len(match.view(PUBLIC).pile) < 30:
        seat = match.waiting()[0]
        match.submit(considered(match.view(seat), match.heard(seat), match.prompts_of(seat), FAIR, Random(1)).step)
    view = match.view(0)
    out = {one for _, one in view.pile} | {one for trick in view.tricks for _, one in trick.cards}
    fair, gentle = (know(view, match.heard(0), level) for level in (FAIR, GENTLE))
    assert {one for one in PACK if fair.unseen[one]} == set(PACK) - out - set(view.hand)
    forgotten = {one for one in PACK if gentle.unseen[one]} - {one for one in PACK if fair.unseen[one]}
    assert forgotten
    assert not {one for one in forgotten if one == "cat" or one.endswith("-m")}


def test_fair_believes_a_pass_on_red_until_unknown_cards_arrive() -> None:
    match = dealt(
        new("hand", 4), 3, {0: "spider 1, bone 9", 1: "bone 2", 2: "spook 9, spider 3 4 5 6 7 8 9 10 m, goblin 3 4 5 6"}
    )
    play(match, "spider-1", "bone-2", "pass")
    known = know(match.view(3), match.heard(3), FAIR)
    fitting = FITTING["bone-2", True, False]
    assert known.lacks[2] == fitting
    assert known.none_of(2, fitting) == 1.0
    assert known.none_of(0, fitting) < 1.0
    assert know(match.view(3), match.heard(3), GENTLE).none_of(2, fitting) < 1.0


@pytest.mark.parametrize("level", ["gentle", "fair"])
def test_every_decision_has_a_reason_of_the_table(level) -> None:
    seen = set()
    for seed in range(8):
        match = new("hand", 4, masters=seed % 2 == 0, ghost=seed % 3 == 0)
        match.deal(SeededDealer(seed))
        while not match.over:
            seat = match.waiting()[0]
            found = considered(
                match.view(seat), match.heard(seat), match.prompts_of(seat), THINKING[level], Random(seed)
            )
            seen.add(found.reason)
            match.submit(found.step)
    assert seen <= REASONS
    assert len(seen) > 10
