"""HM-1 to HM-12: seats, pack and deal; and the options."""

from collections import Counter

import pytest

from engine.core.game import BadSetup
from engine.core.seats import CHANCE
from engine.core.steps import Step
from engine.games.hookie_mookie.events import HandsDealt, StartChosen
from engine.games.hookie_mookie.game import GAME
from tests.deals import do, of_kind, refuses
from tests.games.hookie_mookie.sample import zones
from tests.games.hookie_mookie.tables import counts, deal, hookie, new_match, table

RANGES = [("ghost_cards", 0, 12), ("penalty_caller", 1, 5), ("penalty_partner", 1, 5), ("jokers", 0, 4)]


@pytest.mark.parametrize("variant", ["together", "race"])
def test_hm_1_two_three_or_four_seats_play(variant: str) -> None:
    """HM-1."""
    for players in (2, 3, 4):
        assert GAME.setup(variant, players, {}).players == players
    for players in (1, 5):
        with pytest.raises(BadSetup):
            GAME.setup(variant, players, {})


def test_hm_2_the_pack_is_thirteen_values_in_four_suits() -> None:
    """HM-2."""
    values = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
    suits = ("clubs", "diamonds", "hearts", "spades")
    match = new_match(2)
    deal(match, ("", ""))
    dealt = [card for pile in zones(match.state).values() for card in pile]
    assert sorted(dealt) == sorted(f"{value}-{suit}" for value in values for suit in suits)


@pytest.mark.parametrize("jokers", [0, 1, 4])
def test_hm_3_jokers_are_added_to_the_pack(jokers: int) -> None:
    """HM-3: and none in the main game."""
    match = new_match(2, jokers=jokers) if jokers else new_match(2)
    deal(match, ("", ""))
    dealt = Counter(card for pile in zones(match.state).values() for card in pile)
    assert dealt["joker"] == jokers and sum(dealt.values()) == 52 + jokers


@pytest.mark.parametrize(("one", "other"), [("c", "d"), ("c", "s"), ("h", "d"), ("s", "h")])
def test_hm_4_suits_and_colors_never_matter(one: str, other: str) -> None:
    """HM-4: black with red, red with red, all match."""
    match = table(f"queen {one}, 2 c", f"queen {other}, 3 c")
    hookie(match, 1, f"queen {one}", f"queen {other}")
    assert [known.value for known in match.state.sets] == ["queen"]


@pytest.mark.parametrize("pair", [("ace c", "king c"), ("ace c", "2 c"), ("10 c", "9 c"), ("3 c", "king d")])
def test_hm_5_no_value_beats_another(pair: tuple[str, str]) -> None:
    """HM-5: the higher one has no advantage; the penalty depends on the caller."""
    for mine, theirs in (pair, pair[::-1]):
        match = table(f"{mine}, jack c", f"{theirs}, jack d", deck=9)
        hookie(match, 1, mine, theirs)
        assert counts(match) == (4, 3, 6)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hm_6_the_seat_that_start_names_has_the_first_turn(seat: int) -> None:
    """HM-6, HM-Q5, HM-Q6: `start` comes before `deal`, once."""
    match = new_match(3)
    assert [step.args for prompt in match.prompts() for step in prompt.steps()] == [(("seat", s),) for s in (0, 1, 2)]
    assert "before the deal" in refuses(match, CHANCE, "deal", hands=((), (), ()), ghost=(), deck=())
    events = deal(match, ("", "", ""), first=seat)
    assert match.events[0] == StartChosen(seat) and of_kind(events, HandsDealt)
    assert match.waiting() == (seat,)
    assert refuses(match, CHANCE, "start", seat=seat) == "This isn't the time to deal."


def test_start_names_a_seat_of_the_table() -> None:
    """HM-6."""
    match = new_match(2)
    assert "from 0 to 1" in refuses(match, CHANCE, "start", seat=2)
    assert "from 0 to 1" in refuses(match, CHANCE, "start", seat=-1)
    assert "deal the cards first" in refuses(match, 0, "done")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hm_7_seven_cards_to_each_seat(players: int) -> None:
    """HM-7."""
    match = new_match(players)
    deal(match, ("",) * players)
    assert [len(hand) for hand in match.state.hands] == [7] * players


@pytest.mark.parametrize(("options", "size"), [({}, 5), ({"ghost_cards": 0}, 0), ({"ghost_cards": 12}, 12)])
def test_hm_8_the_ghost_hand_is_put_aside(options: dict[str, object], size: int) -> None:
    """HM-8: five cards in the main game."""
    match = new_match(3, **options)
    deal(match, ("", "", ""))
    assert len(match.state.ghost) == match.view("public").ghost_size == size


def test_hm_9_the_ghost_hand_is_out_of_the_game() -> None:
    """HM-9: from the deal to the end no card goes in or out, and no player sees one."""
    match = new_match(2)
    deal(match, ("2 cd, 3 cd, 4 cd, 5 c", "6 cd, 7 cd, 8 cd, 9 c"))
    ghost = match.state.ghost
    while not match.over:
        assert match.state.ghost == ghost
        assert all(match.view(viewer).ghost == () for viewer in (0, 1, "public"))
        caller = match.waiting()[0]
        mine, theirs = match.state.hands[caller][0], match.state.hands[1 - caller][0]
        do(match, caller, "hookie", partner=1 - caller)
        do(match, caller, "offer", card=mine)
        do(match, 1 - caller, "offer", card=theirs)
    assert match.state.ghost == ghost == match.view("public").ghost


def test_hm_10_the_first_card_of_the_deck_is_drawn_first() -> None:
    """HM-10: two for the caller, the third for the partner; the rest stay in their order."""
    match = new_match(2)
    deal(match, ("2 c", "3 d"), deck="king c, queen d, jack h, 10 s")
    before = match.state.deck
    hookie(match, 1, "2 c", "3 d")
    assert {"king-clubs", "queen-diamonds"} <= set(match.state.hands[0])
    assert "jack-hearts" in match.state.hands[1]
    assert match.state.deck == before[3:]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("ghost", "jokers"), [(5, 0), (0, 2), (12, 0), (12, 4)])
def test_hm_11_all_remaining_cards_are_the_deck(players: int, ghost: int, jokers: int) -> None:
    """HM-11."""
    match = new_match(players, ghost_cards=ghost, jokers=jokers)
    deal(match, ("",) * players)
    assert len(match.state.deck) == 52 + jokers - 7 * players - ghost


def test_hm_12_there_is_no_set_on_the_table_at_the_start() -> None:
    """HM-12: also for a hand full of equal cards."""
    match = new_match(2)
    deal(match, ("2 cdhs, 3 cdh", "4 cdhs, 5 cdh"))
    assert match.view("public").sets == () and match.view("public").cleared == ()


def test_a_deal_is_the_whole_pack_in_the_right_piles() -> None:
    """HM-7, HM-8, HM-10: any other deal is refused; hands and ghost hand in any order are the same deal."""
    match = new_match(2, jokers=1)
    deal(match, ("", ""))
    state, (_, step) = match.state, match.steps
    args = dict(step.args)
    again = new_match(2, jokers=1)
    do(again, CHANCE, "start", seat=0)
    hands, ghost, deck = args["hands"], args["ghost"], args["deck"]
    short = (hands[0][:-1], hands[1])
    assert "2 × 7 cards" in refuses(again, CHANCE, "deal", hands=short, ghost=ghost, deck=deck)
    assert "ghost of 5" in refuses(again, CHANCE, "deal", hands=hands, ghost=ghost[1:], deck=(*deck, ghost[0]))
    twice = (*deck[:-1], "2-clubs")
    assert "every card once, with 1 joker" in refuses(again, CHANCE, "deal", hands=hands, ghost=ghost, deck=twice)
    assert "deal the cards first" in refuses(again, 0, "hookie", partner=1)
    turned = tuple(tuple(reversed(hand)) for hand in hands)
    again.submit(Step(CHANCE, "deal", (("hands", turned), ("ghost", tuple(reversed(ghost))), ("deck", deck))))
    assert again.state == state


@pytest.mark.parametrize("variant", ["together", "race"])
@pytest.mark.parametrize(("name", "least", "most"), RANGES)
def test_options_have_their_ranges(variant: str, name: str, least: int, most: int) -> None:
    """HM-Q34, HM-Q35."""
    for value in (least, most):
        GAME.setup(variant, 3, {name: value})
    for value in (least - 1, most + 1, True, "2"):
        with pytest.raises(BadSetup, match=name):
            GAME.setup(variant, 3, {name: value})


def test_the_needed_hands_have_a_range() -> None:
    """HM-Q14: one with two players, up to three with three or four; `race` has no such option."""
    assert GAME.setup("together", 2, {"must_empty": 1}).options == {}
    for players in (3, 4):
        for hands in (1, 2, 3):
            GAME.setup("together", players, {"must_empty": hands})
    for variant, players, hands in (("together", 2, 2), ("together", 3, 4), ("together", 4, 0), ("race", 3, 1)):
        with pytest.raises(BadSetup, match="must_empty"):
            GAME.setup(variant, players, {"must_empty": hands})
