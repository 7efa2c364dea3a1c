"""Who knows which cards; and matches that a viewer cannot tell from the real one."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC, Viewer
from engine.games.hookie_mookie.cards import TableSet, pack, without
from engine.games.hookie_mookie.events import CardsDrawn
from engine.games.hookie_mookie.game import GAME
from engine.games.hookie_mookie.memory import holdings, stuck
from engine.games.hookie_mookie.rules import lay_prompts
from tests.contract.sittings import any_step
from tests.deals import do
from tests.games.hookie_mookie.sample import zones
from tests.games.hookie_mookie.tables import cards, deal, hookie, lay, new_match, table

WAYS = [
    ("together", 2, {}),
    ("together", 3, {"must_empty": 3, "ghost_cards": 0, "penalty_caller": 1}),
    ("together", 4, {"must_empty": 2, "jokers": 4}),
    ("race", 3, {"jokers": 2, "ghost_cards": 12}),
]


def step(match: Match, rng: Random) -> None:
    """Any step, laying rather than calling."""
    prompts = [prompt for prompt in match.prompts() if prompt.verb == "lay"] or match.prompts()
    match.submit(any_step(rng.choice(prompts if rng.random() < 0.8 else match.prompts()), rng))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way[0]}-{way[1]}")
@pytest.mark.parametrize("seed", range(5))
def test_an_imagined_match_looks_and_asks_the_same(way: tuple[str, int, dict[str, object]], seed: int) -> None:
    """HM-13, HM-37: equal view, equal questions, every card once, and shown cards are where they went."""
    match, rng, dealer = new_match(way[1], way[0], **way[2]), Random(seed), SeededDealer(seed)
    while True:
        viewer: Viewer = rng.choice([*range(way[1]), PUBLIC])
        twin = GAME.imagine(match.view(viewer), match.heard(viewer), rng)
        assert GAME.view(twin, viewer) == match.view(viewer) and GAME.view(twin, PUBLIC) == match.view(PUBLIC)
        assert tuple(p for p in GAME.prompts(twin) if p.who == viewer) == (
            match.prompts_of(viewer) if viewer != PUBLIC else ()
        )
        lying = Counter(card for pile in zones(twin).values() for card in pile)
        assert lying == Counter(match.state.ruleset.pack)
        for held, known in zip(twin.hands, holdings(match.heard(viewer), way[1]), strict=False):
            assert set(known) <= set(held)
        if match.over:
            break
        if not match.deal(dealer):
            step(match, rng)


def test_shown_cards_are_imagined_where_all_saw_them_go() -> None:
    """The table of piles: until a card is seen to leave the hand, its holder is public."""
    match = table("2 c, king cdh", "king s, queen cdh", "9 c, 8 c")
    hookie(match, 1, "2 c", "queen h")
    known = holdings(match.heard(PUBLIC), 3)
    assert known == (cards("2 c"), cards("queen h"), ())
    for seed in range(10):
        twin = GAME.imagine(match.view(2), match.heard(2), Random(seed))
        assert "2-clubs" in twin.hands[0] and "queen-hearts" in twin.hands[1]
    lay(match, "queen cdh")
    assert holdings(match.heard(PUBLIC), 3) == (cards("2 c"), (), ())


def test_imagined_hidden_cards_come_everywhere() -> None:
    """HM-9, HM-10, HM-13: each card that the viewer cannot see is at every hidden place in some worlds."""
    match = new_match(3)
    deal(match, ("2 c", "3 c", "4 c"))
    seen, heard = match.view(0), match.heard(0)
    places = {"king-hearts": set(), "3-clubs": set()}
    for seed in range(80):
        twin = GAME.imagine(seen, heard, Random(seed))
        for card, found in places.items():
            found.update(zone for zone, pile in zones(twin).items() if card in pile)
    assert all(len(found) == 4 for found in places.values())


def test_an_offer_face_down_is_imagined_as_any_card_of_that_hand() -> None:
    """HM-37: its own seat knows it, and it has left the hand."""
    match = table("2 c, king cdh", "king s, queen cdh", "9 c")
    do(match, 0, "hookie", partner=1)
    do(match, 1, "offer", card="king-spades")
    twins = [GAME.imagine(match.view(0), match.heard(0), Random(seed)) for seed in range(60)]
    assert all(twin.hookie.offers[0][1] in twin.hands[1] for twin in twins)
    assert len({twin.hands[1].index(twin.hookie.offers[0][1]) for twin in twins}) == 4
    assert all(
        GAME.imagine(match.view(1), match.heard(1), Random(seed)).hookie == match.state.hookie for seed in range(5)
    )


@pytest.mark.parametrize("seed", range(6))
def test_two_deals_differ_only_for_their_own_seats(seed: int) -> None:
    """HM-13: the cards of seats 1 and 2, the ghost hand and the deck are dealt again. Seat 0 sees and hears the same,
    also after a hookie with cards that are at the same places in both deals."""
    match = new_match(3)
    deal(match, ("2 c", "3 c", "4 c"))
    twin = GAME.imagine(match.view(0), match.heard(0), Random(seed))
    mine, theirs = match.state.hands[0][0], twin.hands[1][0]
    real = next(card for card in match.state.hands[1] if card[:2] != mine[:2])
    other = Match(GAME, match.setup, twin)
    for session, card in ((match, real), (other, next(card for card in twin.hands[1] if card[:2] != mine[:2]))):
        do(session, 0, "hookie", partner=1)
        do(session, 1, "offer", card=card)
    assert match.view(0) == other.view(0) and match.view(2).offered == other.view(2).offered == (1,)
    assert match.heard(0)[-2:] == other.heard(0)[-2:]
    assert theirs in twin.hands[1]


def test_penalty_cards_are_seen_by_the_drawer_alone() -> None:
    """HM-45, HM-70: how many were drawn is public."""
    match = table("2 c", "3 c", "9 c", deck="king cdhs")
    hookie(match, 1, "2 c", "3 c")
    for viewer, known in (
        (0, (cards("king cd"), None)),
        (1, (None, cards("king h"))),
        (2, (None, None)),
        (PUBLIC, (None, None)),
    ):
        drawn = [event for event in match.heard(viewer) if isinstance(event, CardsDrawn)]
        assert (drawn[0].cards, drawn[1].cards) == known
        assert [event.number for event in drawn] == [2, 1]
        assert "king-spades" not in repr(match.view(viewer))


def could_not_lay(hand: tuple[str, ...], proof) -> bool:
    """Whether for some of the drawn cards, the hand before them could not be laid."""
    sets = tuple(TableSet(value, cards(f"{value} c")) for value in proof.on_table)
    everything = (*hand, *proof.laid)
    return any(
        not lay_prompts(proof.seat, without(everything, drawn), sets)
        for drawn in set(combinations(everything, proof.drew))
    )


@pytest.mark.parametrize("jokers", [0, 2])
def test_hm_70_a_seat_that_drew_alone_is_imagined_without_a_possible_lay(jokers: int) -> None:
    """HM-69, HM-70: that it drew proves it, also some lays later."""
    proofs = 0
    for seed in range(30):
        rng = Random(seed)
        match = _alone(rng, jokers)
        while not match.over and len(match.state.hands[2]) < 11:
            step(match, rng)
            proof = stuck(match.heard(PUBLIC))
            if proof is None or match.over:
                continue
            assert could_not_lay(match.state.hands[2], proof)
            for viewer in (0, PUBLIC):
                twin = GAME.imagine(match.view(viewer), match.heard(viewer), rng)
                assert GAME.view(twin, viewer) == match.view(viewer)
                assert could_not_lay(twin.hands[2], proof)
                proofs += 1
    assert proofs > 100


def _alone(rng: Random, jokers: int) -> Match:
    """Seat 2 with some cards, two others out, some sets on the table: begun from the deal, so that all events are
    heard."""
    match = new_match(3, must_empty=3, jokers=jokers, penalty_caller=rng.choice((1, 2, 3)))
    rest = list(without(pack(jokers), cards("2 cdhs, 3 cdh, 4 cdhs, 5 cdh")))
    rng.shuffle(rest)
    do(match, "chance", "start", seat=0)
    hands = (cards("2 cdhs, 3 cdh"), cards("4 cdhs, 5 cdh"), tuple(rest[:7]))
    do(match, "chance", "deal", hands=hands, ghost=tuple(rest[7:12]), deck=tuple(rest[12:]))
    lay(match, "2 cdhs")
    lay(match, "3 cdh")
    lay(match, "4 cdhs")
    lay(match, "5 cdh")
    return match


def test_imagine_raises_if_it_heard_other_events() -> None:
    """The heard events must lead to the view."""
    match = table("2 c, king cdh", "king s, queen cdh")
    hookie(match, 1, "2 c", "queen h")
    heard = match.heard(0)
    lay(match, "queen cdh")
    with pytest.raises(ValueError):
        GAME.imagine(match.view(0), heard, Random(1))
