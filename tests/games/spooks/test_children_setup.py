"""The children's variant: cards, deal, and who knows what (docs/variants.md, SP-101 to SP-105), and its examples."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup
from engine.core.match import Match
from engine.core.records import check, dumps, parse
from engine.core.seats import CHANCE, PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.spooks.events import HandEnded
from engine.games.spooks.game import GAME
from tests.deals import cards, of_kind, refuses
from tests.games.spooks.tables import new

ROOT = Path(__file__).resolve().parents[3]
EXAMPLES = re.findall(r"```json\n(.*?)```", (ROOT / "docs" / "variants.md").read_text(encoding="utf-8"), re.DOTALL)
OURS = [text for text in EXAMPLES if '"game": "spooks"' in text]
DECKS = {
    3: "spider 1 2 3, spook 1 2 3, goblin 1 2 3 4, bone 1 2 3 4, bat 1 2 3 4, cat",
    4: "spider 1 2 3 4, spook 1 2 3 4, goblin 1 2 3 4 5, bone 1 2 3 4 5, bat 1 2 3 4 5, cat",
    5: "spider 1 2 3 4 5, spook 1 2 3 4 5, goblin 1 2 3 4 5 6, bone 1 2 3 4 5 6, bat 1 2 3 4 5 6, cat",
}
SIZES = {3: (7, 6, 6), 4: (6, 6, 6, 6), 5: (6, 6, 6, 6, 5)}
"""From the dealer's left."""


def begun(players: int = 3, seed: int = 1) -> Match:
    """A match after its deal."""
    match = new("children", players)
    match.deal(SeededDealer(seed))
    return match


def test_sp_101_three_to_five_play_one_hand_without_options() -> None:
    variant = GAME.variant("children")
    assert variant.seats({}) == (3, 4, 5) and variant.options == ()
    for players, options in ((2, {}), (6, {}), (3, {"masters": True}), (3, {"decks": 2})):
        with pytest.raises(BadSetup):
            GAME.setup("children", players, options)
    assert "target" not in parse(OURS[0], GAMES).setup.options


@pytest.mark.parametrize("players", DECKS)
def test_sp_102_the_deck_grows_with_the_players_and_each_blue_number_has_a_next_one(players: int) -> None:
    deck = new("children", players).state.terms.deck
    assert Counter(deck) == Counter(cards(DECKS[players]))
    for card in deck:
        suit, _, number = card.partition("-")
        if suit in ("spider", "spook"):
            assert f"goblin-{int(number) + 1}" in deck


def test_sp_103_the_header_of_a_record() -> None:
    first = dumps(begun().record()).splitlines()[0]
    assert first == '{"format": 1, "game": "spooks", "variant": "children", "players": 3, "options": {}}'


@pytest.mark.parametrize("players", SIZES)
def test_sp_104_all_cards_are_dealt_and_the_dealer_is_last(players: int) -> None:
    for dealer in range(players):
        match = new("children", players)
        sizes = [SIZES[players][(seat - dealer - 1) % players] for seat in range(players)]
        left = list(match.state.terms.deck)
        hands = [tuple(left.pop() for _ in range(size)) for size in sizes]
        match.submit(Step(CHANCE, "deal", (("dealer", dealer), ("hands", tuple(hands)))))
        assert not left and match.view(PUBLIC).counts == tuple(sizes)
    short = [hands[-1][:1], *hands[1:]]
    assert "cards" in refuses(new("children", players), CHANCE, "deal", dealer=0, hands=tuple(short))
    wrong = tuple(("spider-m", *hand[1:]) if seat == 0 else hand for seat, hand in enumerate(hands))
    assert refuses(new("children", players), CHANCE, "deal", dealer=players - 1, hands=wrong)


def test_sp_105_a_seat_sees_its_own_hand_and_all_see_them_at_the_end() -> None:
    match = begun()
    hands = match.state.live().hands
    assert match.view(PUBLIC).hand == ()
    for seat in range(3):
        seen = match.view(seat)
        assert seen.hand == hands[seat]
        assert seen.counts == tuple(map(len, hands)) and seen.asked == match.waiting()
    whole = Match(GAME, parse(OURS[1], GAMES).setup)
    heard = [event for step in parse(OURS[1], GAMES).steps for event in whole.submit(step)]
    ended = of_kind(heard, HandEnded)[0].result
    assert ended.left[0] == ("bone-4",) and whole.view(PUBLIC).sheet == (ended,)


def test_the_examples_are_whole_matches_and_stand_on_file() -> None:
    for text in OURS:
        check(parse(text, GAMES), GAMES)
    golden = {path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "golden").glob("spooks-children-*.jsonl")}
    assert set(OURS) == golden and all('"end"' in text for text in golden)
