"""The worked examples of the rules that are not in the other files under their clause: E1 to E13, D1 to D21."""

from itertools import product

import pytest

from engine.core.seats import PUBLIC
from engine.games.spooks.cards import CAT, PACK, points
from engine.headless.position import next_steps
from tests.deals import cards, do
from tests.games.spooks.tables import lay, offered, on, play, verbs

EVERYTHING = (
    "spider 1 2 3 4 5 6 7 8 9 10 m, spook 1 2 3 4 5 6 7 8 9 10 m, goblin 1 2 3 4 5 6 7 8 9 10 m, "
    "bone 1 2 3 4 5 6 7 8 9 10 m, bat 1 2 3 4 5 6 7 8 9 10 m, cat"
)
SUITS = ("spider", "spook", "goblin", "bone", "bat")


def fitting(top: str, **options: object) -> set[str]:
    """The cards of the whole deck that go on `top`."""
    phase = "red" if top.startswith("b") else "blue"
    match = on("bat 9", EVERYTHING, "bat 8", phase=phase, turn=1, top=top, actor=0, **options)
    return offered(match)


@pytest.mark.parametrize(("top", "rank"), [("spider-1", "2"), ("spook-2", "3"), ("spider-10", "m"), ("spook-m", "")])
def test_e1_to_e4_the_cards_that_go_on_blue(top: str, rank: str) -> None:
    """SP-25, SP-26, SP-32."""
    assert fitting(top) == {CAT} | ({f"{suit}-{rank}" for suit in SUITS} if rank else set())


@pytest.mark.parametrize(
    ("text", "top"),
    [("spook 2, bat 3, goblin 4, bat 5", "bat-5"), ("spook 9, bat 10, spider m", "spider-m"), ("bat 7", "bat-7")],
)
def test_e5_straights(text: str, top: str) -> None:
    """SP-56, SP-59."""
    match = on(EVERYTHING, "spook 2", "bat 8", phase="red", turn=1, top="bone-1", actor=0)
    play(match, "pass")
    do(match, 0, "straight", cards=cards(text))
    assert match.view(PUBLIC).pile[-1] == (0, top)


def test_e6_a_straight_with_a_goblin_on_top_brings_a_trick_and_nothing_else() -> None:
    """SP-36, SP-59: the bat and the Master below do nothing."""
    match = on("bat 3, goblin 4, spook 1", "spook 2 3", "bat 8 9", phase="red", turn=1, top="bone-1", actor=0)
    play(match, "pass")
    do(match, 0, "straight", cards=("bat-3", "goblin-4"))
    assert verbs(match) == {"lay"}
    assert match.waiting() == (0, 1, 2)


def test_e7_a_straight_with_a_master_on_top_has_its_effect() -> None:
    """SP-68."""
    hands = ("bat m, goblin 10, spook 1", "spook 2 3", "bat 8 9")
    match = on(*hands, phase="red", turn=1, top="bone-1", actor=0, masters=True)
    play(match, "pass")
    do(match, 0, "straight", cards=("goblin-10", "bat-m"))
    assert not match.view(PUBLIC).up


def test_e9_and_e10_cat_in_a_trick_and_a_trick_of_nothing() -> None:
    """SP-42, SP-46."""
    for laid, leader in ((("goblin-m", "cat", "goblin-2"), 1), (("bone-5", "bat-5", "spook-5"), 1)):
        hands = [f"{card.replace('-', ' ')}, bone 1" for card in laid]
        hands[0] += ", goblin 7"
        match = on(*hands)
        play(match, "goblin-7")
        lay(match, s0=laid[0], s1=laid[1], s2=laid[2])
        assert match.waiting() == (leader,)
        assert match.view(PUBLIC).tricks[0].winner == (1 if "cat" in laid else None)


def test_e11_to_e13_turned_direction_and_order() -> None:
    """SP-74, SP-75, SP-77; bites clockwise and `spook-m` to the left: SP-63 and SP-70."""
    match = on("bone m 1, bat 1", "bone 2 m", "bat m, spook m", "bat m, bone 4", masters=True, decks=2)
    play(match, "bone-m", "bat-m")
    assert match.waiting() == (2,)
    assert (match.view(PUBLIC).clockwise, match.view(PUBLIC).up) == (False, False)
    play(match, "bat-m", "bone-m")
    assert (match.view(PUBLIC).clockwise, match.view(PUBLIC).up) == (True, True)
    assert match.waiting() == (2,)


def test_d1_and_d2_points_of_a_suit_and_of_the_decks() -> None:
    """SP-80."""
    suit = cards("bone 1 2 3 4 5 6 7 8 9 10 m")
    assert (points(suit[:10]), points(suit)) == (55, 75)
    assert (points(PACK), points(PACK * 2)) == (405, 810)


def test_d5_to_d7_giving_orders() -> None:
    """SP-63 with D5's own hand, which cannot answer."""
    match = on("bone 2 3", "spook 5, spider 7, goblin 9", "bone 4 5", phase="red", turn=1, top="bat-6", actor=0)
    assert verbs(match) == {"pass"}
    play(match, "pass")
    do(match, 0, "give", card="bone-2")
    do(match, 2, "give", card="bone-4")
    assert match.waiting() == (1,)


def test_d8_and_d9_the_cards_that_fit_on_red() -> None:
    """SP-50."""
    hand = "bone 2, spider 7, goblin 7, bat 7 3, spook 8, cat"
    match = on("bat 9", hand, "bat 8", phase="red", turn=1, top="bone-7", actor=0)
    assert offered(match) == {"bone-2", "spider-7", "goblin-7", "bat-7", "cat"}
    assert verbs(match) == {"play"}
    match = on("bat 9", "spook m, bat 10", "bat 8", phase="red", turn=1, top="bone-m", actor=0)
    assert offered(match) == {"spook-m"}
    assert verbs(match) == {"play"}


@pytest.mark.parametrize(
    ("laid", "up", "winner", "leader"),
    [
        (("goblin-3", "bat-m", "spook-4", "goblin-2"), True, 0, 0),
        (("goblin-3", "cat", "spook-4", "goblin-2"), True, 1, 1),
        (("bone-3", "bat-m", "spook-4", "spider-2"), True, None, 3),
        (("goblin-3", "bat-m", "spook-4", "goblin-2"), False, 3, 3),
    ],
)
def test_d10_to_d13_tricks(laid: tuple[str, ...], up: bool, winner: int | None, leader: int) -> None:
    """SP-42 to SP-46, SP-75."""
    hands = [f"{card.replace('-', ' ')}, bat 1" for card in laid]
    hands[2] += ", goblin 9"
    match = on(*hands, turn=2, up=up, decks=2)
    play(match, "goblin-9")
    lay(match, s0=laid[0], s1=laid[1], s2=laid[2], s3=laid[3])
    assert match.view(PUBLIC).tricks[0].winner == winner
    assert match.waiting() == (leader,)


def test_d14_all_straights_of_a_hand() -> None:
    """SP-56, SP-57: ten of them, and `legal` lists exactly these."""
    hands = ("spider 9, bat 9, goblin 10, spook m, cat", "spook 2", "bat 8")
    match = on(*hands, phase="red", turn=1, top="bone-1", actor=0)
    play(match, "pass")
    nines, wanted = ("spider-9", "bat-9"), [("spider-9",), ("bat-9",), ("goblin-10",), ("spook-m",), ("cat",)]
    wanted += [*product(nines, ("goblin-10",)), ("goblin-10", "spook-m"), *product(nines, ("goblin-10",), ("spook-m",))]
    steps = next_steps(match)
    assert sorted(tuple(step["cards"]) for step in steps) == sorted(wanted)
    assert len(steps) == 10
    assert {(step["by"], step["do"]) for step in steps} == {(0, "straight")}


def test_d17_upward_with_effects() -> None:
    """SP-69."""
    assert fitting("spider-4", masters=True) == {f"{suit}-5" for suit in SUITS} | {"spider-m", CAT}
    assert fitting("spook-4", masters=True) == {f"{suit}-5" for suit in SUITS} | {CAT}
