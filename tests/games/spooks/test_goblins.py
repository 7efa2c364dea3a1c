"""Goblin tricks and play-offs: SP-36 to SP-49."""

import pytest

from engine.core.records import dumps, parse, replay
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.spooks.events import CardLaid, TrickBegan, TrickTurned
from engine.games.spooks.tricks import reason
from tests.deals import do, of_kind, refuses
from tests.games.spooks.tables import dealt, hand_of, lay, new, offered, on, play, verbs

FOUR = (
    "goblin 3, bone 3, bat 1",
    "bat m 1, goblin 5, cat",
    "goblin 9, spook 4, bat 2, spook 5",
    "goblin 2, spider 2, bat 3",
)


def four(**options):
    """D10's table: seat 2 has put `goblin-9` on the pile and all are to lay."""
    match = on(*FOUR, turn=2, **options)
    play(match, "goblin-9")
    return match


def tied(**laid: str):
    """Two decks and four seats of which 0 and 2 tie, or with the cards of `laid`."""
    own = ("goblin 5, bone 3, bat 1 7, cat", "bat m 1 8, goblin 2", "goblin 5 9, spook 4, bat 2, cat", FOUR[3])
    match = on(*own, turn=2, decks=2)
    play(match, "goblin-9")
    lay(match, **({"s0": "goblin-5", "s1": "bat-m", "s2": "goblin-5", "s3": "goblin-2"} | laid))
    return match


@pytest.mark.parametrize(
    ("cards", "up", "why"),
    [
        (("goblin-9", "cat", "bat-1"), True, "cat"),
        (("goblin-2", "spook-9", "bat-m"), True, "only"),
        (("goblin-2", "goblin-9", "bat-m"), True, "highest"),
        (("goblin-2", "goblin-9", "bat-m"), False, "lowest"),
        (("goblin-2", "goblin-2", "bat-m"), True, "tied"),
        (("cat", "goblin-9", "cat"), True, "tied_cats"),
        (("spook-9", "bat-m", "bone-3"), True, "none"),
    ],
)
def test_the_reason_for_taking_a_trick_is_told(cards: tuple[str, ...], up: bool, why: str) -> None:
    """SP-42, SP-43, SP-46, SP-47, SP-75."""
    assert reason(tuple(enumerate(cards)), up) == why


@pytest.mark.parametrize("way", ["led", "next number", "match", "straight"])
def test_sp_36_a_goblin_put_on_the_pile_in_any_way_starts_a_trick(way: str) -> None:
    if way == "led":
        match = on("goblin 4, bat 1", "bat 2 3", "bat 4 5")
    elif way == "next number":
        match = on("goblin 4, bat 1", "bat 2 3", "bat 4 5", phase="blue", top="spook-3", actor=2)
    elif way == "match":
        match = on("goblin 4, bat 1", "bat 2 3", "bat 4 5", phase="red", top="bone-4", actor=2)
    else:
        match = on("bone 9, goblin 4, spook 3, bat 1", "bat 2 3", "bat 4 5")
        play(match, "bone-9", "pass")
        do(match, 0, "straight", cards=("spook-3", "goblin-4"))
    if way != "straight":
        play(match, "goblin-4")
    assert verbs(match) == {"lay"}
    assert of_kind(match.events, TrickBegan) == [TrickBegan((0, 1, 2), playoff=False)]


def test_sp_37_the_goblin_on_the_pile_is_not_part_of_the_trick() -> None:
    """SP-37, SP-Q18: seat 2's 9 would beat them all."""
    match = four()
    lay(match, s0="goblin-3", s1="bat-m", s2="spook-4", s3="goblin-2")
    trick = match.view(PUBLIC).tricks[0]
    assert trick.winner == 0
    assert (2, "goblin-9") not in trick.cards
    assert match.view(PUBLIC).pile == ((2, "goblin-9"),)


def test_sp_38_all_lay_exactly_one_card_including_the_actor() -> None:
    """SP-38, SP-Q19: so the actor gets rid of two cards."""
    match = four()
    assert match.waiting() == (0, 1, 2, 3)
    assert len(hand_of(match, 2)) == 3
    lay(match, s2="spook-4")
    assert match.waiting() == (0, 1, 3)
    assert len(hand_of(match, 2)) == 2
    assert refuses(match, 2, "lay", card="bat-2") == "You already laid your card."
    assert "lays a card" in refuses(match, 0, "play", card="bat-1")


def test_sp_39_any_card_may_be_laid_and_none_taken_back_by_a_step() -> None:
    match = four()
    for prompt in match.prompts():
        assert {dict(args)["card"] for args in prompt.shape.options} == set(hand_of(match, prompt.who))
        assert prompt.secret
    assert refuses(match, 0, "lay", card="cat") == "You don't have the Black Cat."
    assert refuses(match, 0, "lay", card="goblin-9") == "You don't have Goblin 9."


def test_sp_40_all_are_turned_up_together() -> None:
    """Until then the only public fact is which seats have laid, without their order."""
    match = four()
    first = lay(match, s3="goblin-2")
    assert [event.to(0) for event in first] == [CardLaid(3, None)]
    assert [event.to(3) for event in first] == [CardLaid(3, "goblin-2")]
    assert match.view(0).laid == match.view(PUBLIC).laid == (3,)
    assert (match.view(0).own_laid, match.view(3).own_laid) == (None, "goblin-2")
    events = lay(match, s1="bat-m", s0="goblin-3", s2="spook-4")
    (turned,) = of_kind(events, TrickTurned)
    assert turned.trick.cards == ((0, "goblin-3"), (1, "bat-m"), (2, "spook-4"), (3, "goblin-2"))
    assert turned.to(PUBLIC) == turned


def test_the_order_of_laying_shows_nowhere() -> None:
    """Point 4 of the record: in any order of laying, state, record and events are the same."""
    cards = {"s0": "goblin-3", "s1": "bat-m", "s2": "spook-4", "s3": "goblin-2"}
    ends = []
    for order in (("s0", "s1", "s2", "s3"), ("s3", "s1", "s0", "s2"), ("s2", "s3", "s1", "s0")):
        match = four()
        for seat in order:
            lay(match, **{seat: cards[seat]})
        ends.append((match.state, match.steps, match.events))
    assert ends[0] == ends[1] == ends[2]


def test_a_half_chosen_trick_stays_sealed_through_the_record() -> None:
    """The cards laid by two seats are known only to them after the match was resumed from its record."""
    match = dealt(new("hand", 4), 3, {0: "spider 1", 1: "goblin 2"})
    play(match, "spider-1", "goblin-2")
    do(match, 3, "lay", card=str(hand_of(match, 3)[0]))
    do(match, 1, "lay", card=str(hand_of(match, 1)[0]))
    again = replay(parse(dumps(match.record()), GAMES), GAMES)
    assert again.state == match.state
    assert again.view(0).laid == (1, 3)
    assert again.view(0).own_laid is None
    assert all(event.card is None for event in again.heard(0) if isinstance(event, CardLaid))
    assert again.retract(3)
    assert again.waiting() == (0, 2, 3)


@pytest.mark.parametrize(("empty", "winners"), [((3,), [3]), ((1, 3), [1, 3]), ((0, 1, 3), [0, 1, 3])])
def test_sp_41_laying_the_last_card_wins_with_any_taker(empty: tuple[int, ...], winners: list[int]) -> None:
    """SP-41, SP-Q22: several share the win; the Cat of seat 2 decides nothing."""
    hands = [("bat 1" if seat in empty else "bat 1 2") for seat in range(4)]
    hands[2] = "goblin 9, cat, bone 7"
    match = on(*hands, turn=2, decks=2)
    play(match, "goblin-9")
    lay(match, s0="bat-1", s1="bat-1", s2="cat", s3="bat-1")
    assert match.end()["winners"] == winners
    assert match.end()["scores"] == [0 if seat in empty else 7 if seat == 2 else 2 for seat in range(4)]
    assert match.state.sheet[0].winners == tuple(winners)


def test_sp_42_a_cat_wins() -> None:
    match = four()
    lay(match, s0="goblin-3", s1="cat", s2="spook-4", s3="goblin-2")
    assert match.view(PUBLIC).tricks[0].winner == 1
    assert match.waiting() == (1,)


def test_sp_43_otherwise_the_highest_goblin_and_the_master_is_highest() -> None:
    match = on("goblin 10, bat 1", "goblin m, bat 3", "goblin 1, bat 5, bat 2")
    play(match, "goblin-10")
    assert len(match.state.live().hands[0]) == 1
    match = on("goblin 2, bat 1 9", "goblin m, bat 3", "goblin 10, bat 5, bat 2")
    play(match, "goblin-2")
    lay(match, s0="bat-9", s1="goblin-m", s2="goblin-10")
    assert match.view(PUBLIC).tricks[0].winner == 1


def test_sp_44_trick_cards_are_thrown_away_and_have_no_effect() -> None:
    """SP-44: they are not on the pile and do not turn or hand on anything, though Masters have effects."""
    match = on("goblin 2, bone m, bat 1", "spook m, bat 3", "bat m, bat 5, goblin m", masters=True)
    play(match, "goblin-2")
    lay(match, s0="bone-m", s1="spook-m", s2="bat-m")
    view = match.view(PUBLIC)
    assert (view.clockwise, view.up, view.phase, view.pile) == (True, True, "lead", ((0, "goblin-2"),))
    assert view.gifts == ()


def test_sp_45_the_winner_leads() -> None:
    """SP-45, SP-Q26: also with a Cat; not the seat after the Cat."""
    match = four()
    lay(match, s0="goblin-3", s1="cat", s2="spook-4", s3="goblin-2")
    assert match.waiting() == (1,)
    assert offered(match) == {"bat-m", "bat-1", "goblin-5"}
    assert verbs(match) == {"play"}


@pytest.mark.parametrize(("clockwise", "leader"), [(True, 3), (False, 1)])
def test_sp_46_without_goblin_and_cat_the_next_seat_after_the_actor_leads(clockwise: bool, leader: int) -> None:
    match = four(clockwise=clockwise)
    lay(match, s0="bone-3", s1="bat-m", s2="spook-4", s3="spider-2")
    assert match.view(PUBLIC).tricks[0].winner is None
    assert match.waiting() == (leader,)


def test_sp_46_after_a_straight_the_victim_leads() -> None:
    """SP-46, SP-Q25: here the direction has turned in between, so the victim is not the next seat."""
    match = on("bone m 2, goblin 4, spook 3, bat 1 2", "spook 2 3", "bat 4 5", "spider 7 8", turn=0, masters=True)
    play(match, "bone-m", "pass")
    do(match, 0, "straight", cards=("spook-3", "goblin-4"))
    lay(match, s0="bat-1", s1="spook-2", s2="bat-4", s3="spider-7")
    assert match.waiting() == (3,)
    match = on("bone 9 m, goblin 4, spook 3, bat 1 2", "spook 2 3", "bat 4 5", "spider 7 8", masters=True)
    play(match, "bone-9", "pass")
    do(match, 0, "straight", cards=("bone-m",))
    play(match, "pass")  # the same victim fails again, though seat 3 comes next now
    do(match, 0, "straight", cards=("spook-3", "goblin-4"))
    lay(match, s0="bat-1", s1="spook-2", s2="bat-4", s3="spider-7")
    assert not match.view(PUBLIC).clockwise
    assert match.waiting() == (1,)


@pytest.mark.parametrize("laid", [{}, {"s0": "cat", "s2": "cat"}])
def test_sp_47_the_seats_of_two_equal_best_cards_lay_again(laid: dict[str, str]) -> None:
    """SP-47, SP-Q24: two Cats tie even if Goblins were also laid."""
    match = tied(**laid)
    assert match.waiting() == (0, 2)
    assert match.view(PUBLIC).playoff
    assert match.view(PUBLIC).tricks[0].tied == (0, 2)
    assert match.view(PUBLIC).tricks[0].leader is None
    assert refuses(match, 1, "lay", card="bat-1") == "Only the two tied players lay another card."


def test_sp_47_one_cat_beats_two_equal_goblins() -> None:
    match = on("goblin 5, bone 3", "cat, bat 1", "goblin 5 9, bat 2", turn=2, decks=2)
    play(match, "goblin-9")
    lay(match, s0="goblin-5", s1="cat", s2="goblin-5")
    assert match.waiting() == (1,)
    assert match.state.phase == "lead"


def test_sp_48_a_play_off_is_judged_alike_and_repeated_while_it_ties() -> None:
    match = on("goblin 5 6 8, bone 3", "bat 1 2", "goblin 5 6 9, cat, bat 2", turn=2, decks=2)
    play(match, "goblin-9")
    lay(match, s0="goblin-5", s1="bat-1", s2="goblin-5")
    lay(match, s2="goblin-6", s0="goblin-6")
    assert match.waiting() == (0, 2)
    lay(match, s0="goblin-8", s2="cat")
    assert match.waiting() == (2,)
    assert match.state.phase == "lead"
    assert [(trick.number, trick.playoff) for trick in match.view(PUBLIC).tricks] == [(1, False), (2, True), (3, True)]


def test_sp_48_laying_the_last_card_in_a_play_off_wins_and_both_may() -> None:
    for last, winners in (("bone 3", [0]), ("bone 3 4", []), ("both", [0, 2])):
        own = "goblin 5, bone 3" if last == "both" else f"goblin 5, {last}"
        other = "goblin 5 9, bat 2" if last == "both" else "goblin 5 9, bat 2 3"
        match = on(own, "bat 1 2", other, turn=2, decks=2)
        play(match, "goblin-9")
        lay(match, s0="goblin-5", s1="bat-1", s2="goblin-5")
        lay(match, s0="bone-3", s2="bat-2")
        assert (match.end() or {"winners": []})["winners"] == winners


def test_sp_q23_no_play_off_if_a_seat_has_laid_its_last_card() -> None:
    """SP-Q23, SP-41: the tie comes second. SP-Q21: every seat has a card in a trick."""
    match = on("goblin 5, bone 3", "bat 1", "goblin 5 9, bat 2", turn=2, decks=2)
    play(match, "goblin-9")
    lay(match, s0="goblin-5", s1="bat-1", s2="goblin-5")
    assert match.end()["winners"] == [1]


def test_sp_49_a_play_off_without_goblin_and_cat_goes_to_the_next_seat_after_the_first_actor() -> None:
    match = tied()
    lay(match, s0="bone-3", s2="spook-4")
    assert match.waiting() == (3,)
    assert match.state.phase == "lead"
