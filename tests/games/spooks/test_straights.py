"""Straights: SP-56 to SP-62."""

from engine.core.seats import PUBLIC
from engine.core.shapes import Run
from engine.games.spooks.events import StraightLaid
from engine.headless.position import next_steps
from tests.deals import do, of_kind, refuses
from tests.games.spooks.tables import hand_of, offered, on, play, verbs

BROKEN = "A straight needs numbers in a row. Start with the lowest."


def due(hand: str, victim: str = "spook 2 3", other: str = "bat 4 5", bone: str = "bone-1", **options):
    """Seat 0 has played a Bone that seat 1 could not answer; three seats."""
    match = on(hand, victim, other, phase="red", turn=1, top=bone, actor=0, **options)
    play(match, "pass")
    return match


def put(match, *cards: str):
    return do(match, 0, "straight", cards=cards)


def no(match, *cards: str) -> str:
    return refuses(match, 0, "straight", cards=cards)


def test_sp_56_consecutive_numbers_of_mixed_suits_from_the_actors_own_hand() -> None:
    """SP-56, SP-Q27, SP-Q29: not optional; no gap, no copy, no other order, nothing after the Master."""
    match = due("spook 9, goblin 10, bat m, bone 1 2, spider 9")
    assert match.waiting() == (0,)
    assert verbs(match) == {"straight"}
    assert no(match, "goblin-10", "spook-9") == BROKEN
    assert no(match, "bone-1", "spook-9") == BROKEN
    assert no(match, "bat-m", "bone-1") == BROKEN
    assert no(match, "spook-9", "spider-9") == "A straight has only one card of each number."
    assert no(match, "spook-9", "goblin-10", "spook-m") == "You don't have the Master of Spooks."
    assert no(match, "spook-9", "spook-9") == "You don't have Spook 9."
    assert no(match) == "Choose one card or more for the straight."
    assert "Only the player of the Bone" in refuses(match, 1, "straight", cards=("spook-2",))
    assert refuses(match, 1, "pass") == "The straight comes first."
    (laid,) = of_kind(put(match, "spook-9", "goblin-10", "bat-m"), StraightLaid)
    assert laid == StraightLaid(0, ("spook-9", "goblin-10", "bat-m"), 1)


def test_sp_57_one_card_alone_is_a_straight_but_the_cat_takes_no_part_in_a_longer_one() -> None:
    """SP-57, SP-Q28."""
    match = due("spook 9, goblin 10, cat")
    assert "can't be in a straight" in no(match, "spook-9", "goblin-10", "cat")
    assert "can't be in a straight" in no(match, "cat", "spook-9")
    for card in ("spook-9", "goblin-10", "cat"):
        alone = due("spook 9, goblin 10, cat")
        put(alone, card)
        assert alone.view(PUBLIC).pile[-1] == (0, card)


def test_sp_58_it_need_not_match_the_bone() -> None:
    match = due("spook 5 6, bat 1")
    put(match, "spook-5", "spook-6")
    assert match.view(PUBLIC).pile == ((0, "bone-1"), (0, "spook-5"), (0, "spook-6"))


def test_sp_59_the_highest_card_is_on_top_and_the_others_do_not_count() -> None:
    """SP-59, SP-Q33: the victim answers the top only, not the Bone; the bat below does not bite."""
    match = due("bat 5, spook 6, bat 1", victim="spook 2 7")
    put(match, "bat-5", "spook-6")
    assert offered(match) == {"spook-7"}
    assert match.state.phase == "blue"


def test_sp_60_a_straight_that_empties_the_hand_wins() -> None:
    """SP-60: even if its top would have started something."""
    match = due("spook 5, goblin 6")
    put(match, "spook-5", "goblin-6")
    assert match.end() == {"scores": [0, 5, 9], "winners": [0]}


def test_sp_61_the_victim_moves_under_the_rule_of_the_new_top() -> None:
    for card, phase, waiting in (
        ("spook-6", "blue", (1,)),
        ("cat", "lead", (1,)),
        ("goblin-6", "trick", (0, 1, 2)),
        ("bat-6", "red", (1,)),
        ("bone-6", "red", (1,)),
    ):
        match = due("spook 6, cat, goblin 6, bat 6, bone 6")
        put(match, card)
        assert (match.state.phase, match.waiting()) == (phase, waiting), card
    match = due("spook 6, bat 1", victim="spook 7 8", other="spook 8 9")
    put(match, "spook-6")
    play(match, "pass")
    assert match.waiting() == (2,)
    play(match, "pass")
    assert match.waiting() == (0,)
    assert match.state.phase == "lead"


def test_sp_62_the_same_actor_and_victim_again() -> None:
    """A Bone on top: another straight; a Bat: a bite that begins with the actor (SP-Q36). Then play goes on from the
    victim."""
    match = due("bone 6 8, bat 7, spook 1", victim="spook 2 3, goblin 9", other="bat 4 5")
    put(match, "bone-6")
    play(match, "pass")
    assert match.waiting() == (0,)
    assert verbs(match) == {"straight"}
    put(match, "bat-7")
    play(match, "pass")
    assert match.view(PUBLIC).givers == (0, 2)
    assert match.view(PUBLIC).victim == 1
    match = due("bone 6 8, spook 1 4", victim="spook 2 3, goblin 9", other="bat 4 5")
    put(match, "bone-8")
    play(match, "pass")
    put(match, "spook-4")
    play(match, "pass")
    assert match.waiting() == (2,)


def test_a_straight_is_asked_for_by_rows_and_listed_only_on_request() -> None:
    """Two decks and a full hand: too many straights to list; the question itself stays small."""
    suits = ("spider", "spook", "goblin", "bat")
    match = due(", ".join(f"{suit} 1 2 3 4 5 6 7 8 9 10 m" for suit in suits), victim="spook 2 3", decks=2)
    (prompt,) = match.prompts()
    assert isinstance(prompt.shape, Run)
    assert prompt.count() == sum((12 - length) * 4**length for length in range(1, 12))
    assert next_steps(match) is None
    put(match, *(f"{suits[number % 4]}-{number}" for number in range(1, 11)), "spook-m")
    assert len(hand_of(match, 0)) == 33
