"""The play of the children's variant, clause by clause (docs/variants.md, SP-106 to SP-122)."""

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games.spooks.events import AnswerFailed, BiteBegan, CardGiven, TrickTurned
from tests.deals import do, of_kind, refuses
from tests.games.spooks import tables
from tests.games.spooks.tables import dealt, hand_of, lay, new, offered, play, verbs


def on(*hands: str, **more) -> Match:
    """A match of children in the middle of a hand."""
    return tables.on(*hands, variant="children", **more)


def test_sp_106_the_first_spider_opens() -> None:
    match = dealt(new("children", 3), 0, {2: "spider 1 2, cat"})
    assert match.waiting() == (2,) and offered(match) == {"spider-1"} and verbs(match) == {"play"}
    assert "Spider 1" in refuses(match, 2, "play", card="cat")
    assert refuses(match, 2, "pass")


def test_sp_107_only_the_top_card_counts_and_turns_go_one_way() -> None:
    match = on("bone 1 2", "bone 3 4", "bat 3 4, bone 1", phase="red", top="bone-1", actor=2)
    for seat, card in ((0, "bone-2"), (1, "bone-3"), (2, "bat-3")):
        assert match.waiting() == (seat,)
        play(match, card)
    assert match.waiting() == (0,) and verbs(match) == {"pass"}, "a Bat 3 lies there now, and bone-1 is no match"


def test_sp_108_a_lead_is_any_card_and_no_pass() -> None:
    match = on("bone 2, spider 1, cat", "bone 3 4", "bat 3 4", top="spook-2", actor=0)
    assert offered(match) == {"bone-2", "spider-1", "cat"} and verbs(match) == {"play"}
    assert refuses(match, 0, "pass")


def test_sp_109_on_blue_the_next_number_of_any_suit_or_the_cat_or_a_pass() -> None:
    own = "spider 2 3, spook 3, goblin 3 4, bone 3, bat 2, cat"
    match = on("bat 1, bone 1", own, "bat 3 4", phase="blue", turn=1, top="spider-2", actor=0)
    assert offered(match) == {"spider-3", "spook-3", "goblin-3", "bone-3", "cat"}
    assert verbs(match) == {"play", "pass"}
    assert "needs a 3 of any suit, or the Black Cat" in refuses(match, 1, "play", card="goblin-4")
    before = match.view(PUBLIC)
    play(match, "pass")
    assert match.view(PUBLIC).passed == (1,) and before.hand == match.view(PUBLIC).hand == ()
    play(match, "pass", "bat-1")
    assert match.waiting() == (1,), "a seat that has passed plays again"


def test_sp_110_after_passes_of_all_the_actor_leads() -> None:
    match = on("bat 1 2", "bone 1 2", "bat 3 4", phase="blue", turn=1, top="spider-2", actor=0)
    play(match, "pass")
    assert match.waiting() == (2,) and match.view(PUBLIC).phase == "blue"
    play(match, "pass")
    assert match.waiting() == (0,) and offered(match) == {"bat-1", "bat-2"} and verbs(match) == {"play"}


@pytest.mark.parametrize(("phase", "top"), [("blue", "spook-1"), ("red", "bone-4"), ("red", "bat-1")])
def test_sp_111_the_cat_fits_and_the_next_seat_leads(phase: str, top: str) -> None:
    match = on("cat, goblin 2", "bone 1 2", "bat 3 2", phase=phase, top=top, actor=2)
    assert "cat" in offered(match)
    play(match, "cat")
    assert match.waiting() == (1,) and match.view(PUBLIC).phase == "lead"


@pytest.mark.parametrize(
    ("card", "phase"), [("spider-2", "blue"), ("bone-2", "red"), ("bat-2", "red"), ("goblin-2", "trick")]
)
def test_sp_112_a_card_starts_what_its_own_colour_says(card: str, phase: str) -> None:
    own = "spider 2, bone 2, bat 2, goblin 2, spook 1"
    led = on(own, "bone 1 3", "bat 1 3")
    followed = on(own, "bone 1 3", "bat 1 3", phase="blue", top="spider-1", actor=2)
    for match in (led, followed):
        play(match, card)
        assert match.view(PUBLIC).phase == phase


def test_sp_113_all_lay_in_secret_including_the_actor() -> None:
    match = on("goblin 1 2, bat 1", "bone 1 3", "bat 2 3")
    play(match, "goblin-1")
    assert match.waiting() == (0, 1, 2) and verbs(match) == {"lay"}
    do(match, 2, "lay", card="bat-2")
    assert match.view(PUBLIC).laid == (2,) and match.view(2).own_laid == "bat-2"
    assert match.view(0).own_laid is None and match.waiting() == (0, 1)
    assert "bat-2" not in str(match.view(0)) and refuses(match, 2, "lay", card="bat-3")
    lay(match, s1="bone-1")
    (told,) = of_kind(lay(match, s0="bat-1"), TrickTurned)
    assert told.trick.cards == ((0, "bat-1"), (1, "bone-1"), (2, "bat-2"))


@pytest.mark.parametrize(
    ("laid", "leader"),
    [
        ({"s0": "bat-1", "s1": "goblin-3", "s2": "goblin-2"}, 1),
        ({"s0": "bat-1", "s1": "goblin-3", "s2": "cat"}, 2),
        ({"s0": "goblin-4", "s1": "goblin-3", "s2": "goblin-2"}, 0),
        ({"s0": "bat-1", "s1": "bone-1", "s2": "bat-2"}, 1),
    ],
)
def test_sp_114_cat_then_highest_goblin_else_the_seat_after_the_actor(laid: dict[str, str], leader: int) -> None:
    match = on("goblin 1 4, bat 1 4", "bone 1, goblin 3, bat 3", "bat 2, goblin 2, cat, bone 3")
    play(match, "goblin-1")
    lay(match, **laid)
    assert match.waiting() == (leader,) and match.view(PUBLIC).phase == "lead"


def test_sp_115_a_red_card_must_be_answered_by_suit_number_or_cat() -> None:
    match = on(
        "bone 1 4, bat 2, spider 2, goblin 3, cat", "bat 1 3", "bat 4, bone 3", phase="red", top="bone-2", actor=2
    )
    assert offered(match) == {"bone-1", "bone-4", "bat-2", "spider-2", "cat"} and verbs(match) == {"play"}
    assert "can't pass" in refuses(match, 0, "pass")
    play(match, "bone-1")
    play(match, "bat-1")
    assert match.waiting() == (2,) and offered(match) == {"bat-4"}
    none = on("goblin 3, spook 1", "bat 1 3", "bat 4, bone 3", phase="red", top="bone-2", actor=2)
    assert verbs(none) == {"pass"}


def test_sp_116_a_bone_that_is_not_answered_brings_another_turn() -> None:
    match = on("goblin 3, spook 1", "bone 1 3", "bat 4, bone 3, spook 2", phase="red", top="bone-2", actor=2)
    events = play(match, "pass")
    assert len(of_kind(events, AnswerFailed)) == 1
    assert match.waiting() == (2,) and offered(match) == {"bat-4", "bone-3", "spook-2"} and verbs(match) == {"play"}
    assert match.view(0).asked == (2,) and match.view(0).victim is None
    play(match, "spook-2")
    assert match.waiting() == (0,), "and play goes on behind the actor"


def test_sp_117_a_bat_that_is_not_answered_bites_once() -> None:
    match = on("goblin 3, spook 1", "bone 1 3", "bat 4, cat, spook 2", phase="red", top="bat-2", actor=2)
    (told,) = of_kind(play(match, "pass"), BiteBegan)
    assert told.givers == (2,) and match.waiting() == (2,) and offered(match, "give") == {"bat-4", "cat", "spook-2"}
    assert refuses(match, 1, "give", card="bone-1") == "Only seat 2 gives a card here."
    assert refuses(match, 0, "give", card="spook-1") == "The bats bit you, so you don't give a card."
    assert refuses(match, 2, "give", card="cat", to=0)
    (given,) = of_kind(do(match, 2, "give", card="bat-4"), CardGiven)
    assert [given.to(viewer).gift.card for viewer in (0, 1, 2, PUBLIC)] == ["bat-4", None, "bat-4", None]
    assert hand_of(match, 0) == ("spook-1", "goblin-3", "bat-4")
    assert match.waiting() == (0,) and offered(match) == {"goblin-3", "spook-1", "bat-4"}


@pytest.mark.parametrize("card", ["goblin-3", "bone-3", "bat-3", "spook-3", "cat"])
def test_sp_118_the_last_card_on_the_pile_wins_and_starts_nothing(card: str) -> None:
    match = on(card.replace("-", " "), "bone 1, cat", "bat 4 2")
    play(match, card)
    assert match.over and match.view(PUBLIC).winners == (0,)


def test_sp_119_all_who_lay_their_last_card_share() -> None:
    match = on("goblin 1 2", "bone 1, bat 3", "goblin 4")
    play(match, "goblin-1")
    lay(match, s0="goblin-2", s1="bone-1", s2="goblin-4")
    assert match.end() == {"scores": [0, 3, 0], "winners": [0, 2]}


def test_sp_120_the_seat_that_gives_its_last_card_wins() -> None:
    match = on("goblin 3, spook 1", "bone 1 3", "bat 4", phase="red", top="bat-2", actor=2)
    play(match, "pass")
    do(match, 2, "give", card="bat-4")
    assert match.end() == {"scores": [8, 4, 0], "winners": [2]}


def test_sp_121_numbers_count_themselves_and_the_cat_thirty() -> None:
    match = on("bat 1", "bone 1, cat", "bat 4 2, goblin 3")
    play(match, "bat-1")
    assert match.end() == {"scores": [0, 31, 9], "winners": [0]}


def test_sp_122_there_is_no_straight() -> None:
    match = on("goblin 3, spook 1", "bone 1 3", "bone 4, cat", phase="red", top="bone-2", actor=2)
    assert refuses(match, 0, "straight", cards=("goblin-3",)) == "This game has no straights."
    play(match, "pass")
    assert refuses(match, 2, "straight", cards=("bone-4",)) == "This game has no straights."
    assert refuses(match, 2, "give", card="bone-4") and refuses(match, 1, "play", card="bone-1")
