"""The effects of Masters: SP-68 to SP-78."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.spooks.events import CardsHanded, DirectionTurned, GiftOwed, HandingBegan, OrderTurned
from tests.deals import do, of_kind, refuses
from tests.games.spooks.tables import hand_of, lay, offered, on, play, verbs

SPARE = "spook 2 3, spider 2"


def turned(match) -> tuple[bool, bool]:
    """Direction and order."""
    view = match.view(PUBLIC)
    return view.clockwise, view.up


@pytest.mark.parametrize("way", ["led", "followed", "matched", "straight"])
def test_sp_68_an_effect_happens_for_every_way_to_play_the_master(way: str) -> None:
    hand = "bat m 1, spook 10 9, bone 9"
    if way == "led":
        match = on(hand, SPARE, SPARE, masters=True)
    elif way == "followed":
        match = on(hand, SPARE, SPARE, phase="blue", top="spook-10", actor=2, masters=True)
    elif way == "matched":
        match = on(hand, SPARE, SPARE, phase="red", top="bone-m", actor=2, masters=True)
    else:
        match = on(hand, SPARE, SPARE, masters=True)
        play(match, "bone-9", "pass")
        do(match, 0, "straight", cards=("spook-9", "spook-10", "bat-m"))
    if way != "straight":
        play(match, "bat-m")
    assert turned(match) == (True, False)


def test_sp_68_no_effect_laid_given_below_the_top_or_with_the_option_off() -> None:
    """SP-68, SP-Q45: also none if a straight merely holds it, which it can only as its top; a trick's Masters are in
    SP-44's test."""
    match = on("bat 6 m, bone 9", SPARE, SPARE, masters=True)
    play(match, "bat-6", "pass")
    do(match, 0, "give", card="bat-m")
    assert turned(match) == (True, True)
    for master, phase in (("bone-m", "red"), ("bat-m", "red"), ("spook-m", "blue"), ("goblin-m", "trick")):
        match = on(f"{master.replace('-', ' ')}, bone 9", SPARE, SPARE)
        play(match, master)
        assert turned(match) == (True, True)
        assert match.state.phase == phase


def test_sp_69_the_master_of_spiders_goes_on_any_spider() -> None:
    """SP-69, SP-Q37: in both orders, on its own copy, but on a Spook by its number only; it stays a Master."""
    for top in ("spider-1", "spider-4", "spider-9", "spider-m"):
        for up in (True, False):
            follow = {"phase": "blue", "turn": 1, "top": top, "actor": 0, "up": up}
            match = on(SPARE, "spider m, bat 8", SPARE, **follow, masters=True, decks=2)
            assert "spider-m" in offered(match)
    for top, up, fits in (("spook-4", True, False), ("spook-10", True, True), ("spook-10", False, False)):
        match = on(SPARE, "spider m 7, bat 8", SPARE, phase="blue", turn=1, top=top, actor=0, up=up, masters=True)
        assert ("play" in verbs(match) and "spider-m" in offered(match)) == fits
    match = on(SPARE, "spider m, bat 8", SPARE, phase="blue", turn=1, top="spider-4", actor=0)
    assert verbs(match) == {"pass"}
    match = on(SPARE, "spider m, bat 8", "spider 5, cat", phase="blue", turn=1, top="spider-4", actor=0, masters=True)
    play(match, "spider-m")
    assert offered(match) == {"cat"}


def handing(clockwise: bool = True, seats: int = 4):
    """`spook-m` played by seat 0."""
    hands = ("spook m 1, bat 1", "bat 2, bone 2", "bat 3", "bat 4, goblin 4, cat")
    match = on(*hands[:seats], masters=True, clockwise=clockwise)
    play(match, "spook-m")
    return match


@pytest.mark.parametrize(("clockwise", "gets"), [(True, {0: 3, 1: 0, 2: 1, 3: 2}), (False, {0: 1, 1: 2, 2: 3, 3: 0})])
def test_sp_70_all_hand_a_card_on_at_the_same_time(clockwise: bool, gets: dict[int, int]) -> None:
    """SP-70, SP-Q38: secretly, including the actor; sizes stay; no seat goes out by it; then play goes on."""
    match = handing(clockwise)
    assert of_kind(match.events, HandingBegan) == [HandingBegan(0, (0, 1, 2, 3))]
    assert match.waiting() == (0, 1, 2, 3)
    sizes = [len(hand_of(match, seat)) for seat in range(4)]
    given = {0: "bat-1", 1: "bone-2", 2: "bat-3", 3: "cat"}
    for seat in (2, 0, 3):
        (chosen,) = do(match, seat, "give", card=given[seat])
        assert [chosen.to(viewer).card is not None for viewer in range(4)] == [viewer == seat for viewer in range(4)]
        assert match.view(seat).own_laid == given[seat]
        assert match.view(1).own_laid is None
    assert match.view(PUBLIC).laid == (0, 2, 3)
    assert refuses(match, 2, "give", card="bat-3") == "You already chose your card."
    assert refuses(match, 1, "give", card="bat-3") == "You don't have Bat 3."
    assert "Leave out 'to'" in refuses(match, 1, "give", card="bat-2", to=0)
    (handed,) = of_kind(do(match, 1, "give", card=given[1]), CardsHanded)
    assert {gift.giver: gift.receiver for gift in handed.gifts} == gets
    for giver, receiver in gets.items():
        assert given[giver] in hand_of(match, receiver)
        seen = {viewer for viewer in (0, 1, 2, 3, PUBLIC) if handed.to(viewer).gifts[giver].card is not None}
        assert seen == {giver, receiver}
    assert [len(hand_of(match, seat)) for seat in range(4)] == sizes
    assert match.state.phase == "blue"
    assert match.waiting() == (1,) if clockwise else (3,)
    assert not match.over


def test_sp_70_after_a_straight_the_victim_then_moves_on_the_master_of_spooks() -> None:
    match = on("bone 1, goblin 10, spook m, bat 1", "spook 2 3", "bat 3 4", masters=True)
    play(match, "bone-1", "pass")
    do(match, 0, "straight", cards=("goblin-10", "spook-m"))
    for seat, card in ((0, "bat-1"), (1, "spook-2"), (2, "bat-3")):
        do(match, seat, "give", card=card)
    assert match.waiting() == (1,)
    assert verbs(match) == {"pass"}


def test_sp_71_the_master_of_goblins_gives_a_card_to_an_opponent_with_the_fewest() -> None:
    """SP-71, SP-Q39: before the trick, in which the receiver may lay the card it got."""
    match = on("goblin m, bat 1 9, bone 9", "spook 2 3", "spook 4 5 6", "spook 7 8", masters=True)
    events = play(match, "goblin-m")
    assert of_kind(events, GiftOwed) == [GiftOwed(0, (1, 3))]
    assert match.view(PUBLIC).receivers == (1, 3)
    assert match.waiting() == (0,)
    assert refuses(match, 0, "give", card="bat-1", to=2) == "Give it to an opponent with the fewest cards."
    assert refuses(match, 0, "give", card="bat-1", to=0) == "Give it to an opponent with the fewest cards."
    assert "needs 'to'" in refuses(match, 0, "give", card="bat-1")
    assert refuses(match, 0, "give", card="spook-2", to=1) == "You don't have Spook 2."
    assert "comes from the player of" in refuses(match, 1, "give", card="spook-2", to=3)
    do(match, 0, "give", card="bat-9", to=3)
    assert match.state.phase == "trick"
    lay(match, s3="bat-9")
    assert match.view(1).gifts[0].card is None
    assert match.view(3).gifts[0].card == "bat-9"


def test_sp_71_the_receiver_is_named_even_if_there_is_only_one() -> None:
    match = on("goblin m, bat 1 9", "spook 2", "spook 4 5 6", masters=True)
    play(match, "goblin-m")
    assert "needs 'to'" in refuses(match, 0, "give", card="bat-1")
    do(match, 0, "give", card="bat-1", to=1)


def test_sp_72_the_fewest_is_counted_without_the_actor_after_the_master_has_left() -> None:
    match = on("goblin m, bat 1", "spook 2 3", "spook 4 5 6", masters=True)
    play(match, "goblin-m")
    assert match.view(PUBLIC).receivers == (1,)


def test_sp_73_a_gift_that_empties_the_hand_wins_and_no_trick_is_played() -> None:
    """SP-73, SP-Q41."""
    match = on("goblin m, bat 1", "spook 2 3", "spook 4 5 6", masters=True)
    play(match, "goblin-m")
    do(match, 0, "give", card="bat-1", to=1)
    assert match.end() == {"scores": [0, 6, 15], "winners": [0]}
    assert match.state.sheet[0].left[1] == ("spook-2", "spook-3", "bat-1")


def test_sp_74_the_master_of_bones_turns_the_direction_at_once() -> None:
    """SP-74, SP-Q42: as a rule the seat that moved just before must answer it."""
    hands = ("spook 5, bat 1", "bone m, bat 2", "bat 3 4", "bat 5 6")
    match = on(*hands, phase="blue", turn=1, top="spook-10", actor=0, masters=True)
    events = play(match, "bone-m")
    assert of_kind(events, DirectionTurned) == [DirectionTurned(1, clockwise=False, turn=0)]
    assert match.waiting() == (0,)


def test_sp_74_turns_bites_and_handing_go_the_other_way() -> None:
    """E11; the order of bites against the direction is in SP-63's test, handing on in SP-70's."""
    match = on("bat 6, spook 1", "spook 2 3", "spook 4 5", "spook 7 8", clockwise=False, masters=True)
    play(match, "bat-6")
    assert match.waiting() == (3,)
    play(match, "pass")
    assert match.view(PUBLIC).givers == (0, 1, 2)


def test_sp_q31_a_straight_up_to_the_master_of_bones_leaves_the_victim_to_move() -> None:
    """SP-Q31, SP-Q32, SP-Q34: the victim moves though the direction has turned; after it comes the other neighbour. A
    bite skips it in the middle, and the turn may come back to the actor at once."""
    hands = ("bone 9 m, bat 9 1, spook 1", "spook 2 3 4", "spook 6 7", "spook 7 8")
    match = on(*hands, masters=True)
    play(match, "bone-9", "pass")
    do(match, 0, "straight", cards=("bone-m",))
    assert match.waiting() == (1,)
    play(match, "pass")
    do(match, 0, "straight", cards=("bat-9",))
    play(match, "pass")
    assert match.view(PUBLIC).givers == (0, 2, 3)  # against the new direction, without seat 1
    match = on(*hands, masters=True)
    play(match, "bone-9", "pass")
    do(match, 0, "straight", cards=("bone-m",))
    play(match, "pass")
    do(match, 0, "straight", cards=("spook-1",))
    play(match, "pass")
    assert match.waiting() == (0,)
    assert match.state.phase == "lead"


def test_sp_75_the_master_of_bats_turns_the_number_order() -> None:
    """SP-75: blue and tricks go down; the Cat still wins; red, straights and points stay (SP-Q30)."""
    match = on("bat m 1", SPARE, SPARE, masters=True)
    assert of_kind(play(match, "bat-m"), OrderTurned) == [OrderTurned(0, up=False)]
    match = on(SPARE, "bat 3 4 5", SPARE, phase="blue", turn=1, top="spook-4", actor=0, up=False, masters=True)
    assert offered(match) == {"bat-3"}
    match = on("goblin 9 5, bat 1", "goblin 2 7", "goblin m, bat 3", up=False)
    play(match, "goblin-9")
    lay(match, s0="goblin-5", s1="goblin-2", s2="goblin-m")
    assert match.view(PUBLIC).tricks[0].winner == 1
    match = on("goblin 9 5, bat 1", "goblin 2 7", "cat, bat 3", up=False)
    play(match, "goblin-9")
    lay(match, s0="goblin-5", s1="goblin-2", s2="cat")
    assert match.view(PUBLIC).tricks[0].winner == 2
    match = on(SPARE, "bone 9, bat 4 5", SPARE, phase="red", turn=1, top="bat-4", actor=0, up=False)
    assert offered(match) == {"bat-4", "bat-5"}
    match = on("bone 1, bat 8 9, spook 1", SPARE, SPARE, up=False)
    play(match, "bone-1", "pass")
    assert "Start with the lowest" in refuses(match, 0, "straight", cards=("bat-9", "bat-8"))
    do(match, 0, "straight", cards=("bat-8", "bat-9"))
    assert match.view(PUBLIC).pile[-1] == (0, "bat-9")


@pytest.mark.parametrize(
    ("top", "masters", "fits"),
    [
        ("spook-m", False, {"spider-10", "bat-10", "cat"}),
        ("spook-1", True, {"cat"}),
        ("spider-1", True, {"cat", "spider-m"}),
        ("spider-1", False, {"cat"}),
        ("spook-10", True, {"bat-9", "cat"}),
    ],
)
def test_sp_76_downward_a_ten_goes_on_a_master_and_nothing_on_a_one(top: str, masters: bool, fits: set[str]) -> None:
    """SP-76, SP-Q43, D15, D16: a 1 then works like a blue Master at other times."""
    hand = "spider 10 m, bat 9 10 m, cat, goblin 1 2"
    match = on(SPARE, hand, SPARE, phase="blue", turn=1, top=top, actor=0, up=False, masters=masters)
    assert offered(match) == fits
    if top == "spook-1":
        play(match, "pass", "pass")
        assert match.waiting() == (0,)
        assert match.state.phase == "lead"


def test_sp_77_the_second_copy_turns_back() -> None:
    """SP-77, E13; SP-Q44: and the next hand begins as every hand does (SP-12's test, SP-86's)."""
    match = on("bone m, bat m 1", "bone m, bat m, spook 1", "spook 2 4", decks=2, masters=True)
    play(match, "bone-m")
    assert turned(match) == (False, True)
    match = on("bone m, bat m 1", "bone m, bat m 2", "bat m, spook 2 4", decks=2, masters=True, turn=0)
    play(match, "bat-m", "bat-m")
    assert turned(match) == (True, True)
    match = on("bone 5, bat 1", "bone m 2, bat 2", "bone m, spook 2 4", decks=2, masters=True, clockwise=False, turn=1)
    play(match, "bone-m")
    assert turned(match) == (True, True)
    assert match.waiting() == (2,)
    play(match, "bone-m")
    assert turned(match) == (False, True)
    assert match.waiting() == (1,)


@pytest.mark.parametrize("master", ["spider-m", "spook-m", "goblin-m", "bone-m", "bat-m"])
def test_sp_78_a_master_that_is_the_last_card_wins_and_has_no_effect(master: str) -> None:
    """SP-78, SP-Q40."""
    match = on(master.replace("-", " "), SPARE, SPARE, masters=True)
    events = play(match, master)
    assert match.end()["winners"] == [0]
    assert not of_kind(events, DirectionTurned) + of_kind(events, OrderTurned) + of_kind(events, GiftOwed)
