"""The children's variant: cards, deal and knowledge (docs/variants.md, SP-101 to SP-105 and SP-123 to SP-125), and its
examples."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup
from engine.core.match import Match
from engine.core.records import check, dumps, parse, replay
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


def test_sp_101_three_to_five_play_one_hand() -> None:
    variant = GAME.variant("children")
    assert variant.seats({}) == (3, 4, 5) and [option.name for option in variant.options] == ["even"]
    for players, options in ((2, {}), (6, {}), (3, {"masters": True}), (3, {"decks": 2})):
        with pytest.raises(BadSetup):
            GAME.setup("children", players, options)
    assert "target" not in parse(OURS[0], GAMES).setup.options


@pytest.mark.parametrize("players", DECKS)
def test_sp_102_the_deck_grows_with_the_players_and_each_blue_number_has_a_next_one(players: int) -> None:
    deck = new("children", players).state.ruleset.deck
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
        left = list(match.state.ruleset.deck)
        hands = [tuple(left.pop() for _ in range(size)) for size in sizes]
        match.submit(Step(CHANCE, "deal", (("dealer", dealer), ("hands", tuple(hands)))))
        assert not left and match.view(PUBLIC).counts == tuple(sizes)
    short = [hands[-1][:1], *hands[1:]]
    assert "cards" in refuses(new("children", players), CHANCE, "deal", dealer=0, hands=tuple(short))
    wrong = tuple(("spider-m", *hand[1:]) if seat == 0 else hand for seat, hand in enumerate(hands))
    assert refuses(new("children", players), CHANCE, "deal", dealer=players - 1, hands=wrong)


EVEN = {3: (6, 1), 4: (6, 0), 5: (5, 4)}
"""By number of players the cards for each, and the number left over."""


@pytest.mark.parametrize("players", EVEN)
def test_sp_123_all_get_the_same_number_and_the_rest_is_put_aside(players: int) -> None:
    each, over = EVEN[players]
    assert GAME.variant("children").proposed(players) == {"even": True}
    for dealer in range(players):
        match = new("children", players, even=True)
        left = [card for card in match.state.ruleset.deck if card != "spider-1"]
        aside = tuple(left.pop() for _ in range(over))
        left.append("spider-1")
        hands = tuple(tuple(left.pop() for _ in range(each)) for _ in range(players))
        match.submit(Step(CHANCE, "deal", (("dealer", dealer), ("hands", hands), ("ghost", aside))))
        assert not left and match.view(PUBLIC).counts == (each,) * players
        assert match.view(PUBLIC).ghost_count == over and match.state.live().turn == 0


def test_sp_123_a_deal_names_the_cards_left_over_exactly_with_the_option() -> None:
    even, plain = new("children", 3, even=True), new("children", 3)
    dealt = dict(even.deal(SeededDealer(1)) and even.steps[0].args)
    without = _without(dealt, "ghost")
    assert refuses(new("children", 3, even=True), CHANCE, "deal", **without) == "Deal the ghost cards too."
    assert refuses(plain, CHANCE, "deal", **dealt) == "This game has no ghost cards."
    seven = {**dealt, "hands": ((*dealt["hands"][0], *dealt["ghost"]), *dealt["hands"][1:]), "ghost": ()}
    assert "gets 6 cards" in refuses(new("children", 3, even=True), CHANCE, "deal", **seven)


def _without(args: dict, name: str) -> dict:
    return {key: value for key, value in args.items() if key != name}


def test_sp_124_spider_1_is_never_left_over() -> None:
    match = new("children", 5, even=True)
    match.deal(SeededDealer(1))
    args = dict(match.steps[0].args)
    seat = match.state.live().turn
    swapped = ("spider-1", *args["ghost"][1:])
    hands = tuple(tuple(args["ghost"][0] if card == "spider-1" else card for card in hand) for hand in args["hands"])
    reason = refuses(new("children", 5, even=True), CHANCE, "deal", **{**args, "hands": hands, "ghost": swapped})
    assert "Spider 1 must be dealt" in reason
    for seed in range(60):
        again = new("children", 5, even=True)
        again.deal(SeededDealer(seed))
        assert "spider-1" not in again.state.live().ghost
        twin = GAME.imagine(again.view(PUBLIC), again.heard(PUBLIC), Random(seed))
        assert "spider-1" in twin.live().hands[again.state.live().turn]
    assert seat == match.view(PUBLIC).turn


def test_sp_125_no_player_sees_the_cards_left_over_before_the_end() -> None:
    match = replay(parse(OURS[3], GAMES), GAMES)
    (line,) = match.view(PUBLIC).sheet
    assert line.ghost is not None and set(line.ghost) == {"bat-4", "goblin-3", "goblin-4", "spook-5"}
    assert match.end() == {"scores": [15, 3, 0, 12, 32], "winners": [2]}
    running = new("children", 5, even=True)
    running.submit(match.steps[0])
    for viewer in (PUBLIC, *range(5)):
        view = running.view(viewer)
        assert view.ghost_count == 4 and view.even and not view.sheet
        assert set(view.hand).isdisjoint({"bat-4", "goblin-3", "goblin-4", "spook-5"})


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


def test_the_examples_are_whole_matches_in_files() -> None:
    for text in OURS:
        check(parse(text, GAMES), GAMES)
    golden = {path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "golden").glob("spooks-children-*.jsonl")}
    assert set(OURS) == golden and all('"end"' in text for text in golden)
