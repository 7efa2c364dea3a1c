"""Who knows which cards, and when; and matches that a viewer cannot tell from the real one."""

from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.sampling import any_some, any_value
from engine.core.seats import PUBLIC, Viewer
from engine.core.shapes import Some
from engine.core.steps import Step, Value
from engine.games import GAMES
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, cards, deal, do, drawn, new_match, play
from tests.games.rook.honour_tables import buried, reneged, second_trick, sweep
from tests.games.rook.sample import zones

WAYS = [
    ("beginner", 4, {}),
    ("intermediate", 4, {}),
    ("classic", 4, {"partner_draw": True}),
    ("classic_individual", 5, {}),
    ("classic_individual", 6, {}),
    ("classic", 4, {"enforcement": "honour"}),
    ("classic_individual", 5, {"enforcement": "honour"}),
]


def answer(match: Match, rng: Random) -> Step:
    """Any step: sometimes a call; a nest that is mostly of the right size."""
    prompts = match.prompts()
    calls = [prompt for prompt in prompts if prompt.interrupts]
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    prompt = rng.choice(calls if calls and rng.random() < 0.1 else asked)
    return prompt.answer(_value(match, prompt, rng))


def _value(match: Match, prompt: Prompt, rng: Random) -> Value:
    if not isinstance(prompt.shape, Some):
        return any_value(prompt.shape, rng)
    right = match.state.ruleset.nest_size
    size = right if rng.random() < 0.6 else rng.choice(prompt.shape.sizes)
    return any_some(prompt.shape, size - len(prompt.shape.must), rng)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join(map(str, way[:2])) + "-" + "".join(way[2].keys()))
@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_match_looks_and_asks_the_same(way: tuple[str, int, dict[str, object]], seed: int) -> None:
    """RK-18, RK-42, RK-64 and the rest of the table: equal view, equal questions, every card of the deck once."""
    match, rng, dealer = new_match(way[0], way[1], **way[2]), Random(seed), SeededDealer(seed)
    game = GAMES["rook"]
    while not match.over and len(match.steps) < 160:
        match.deal(dealer)
        viewer: Viewer = rng.choice([*range(way[1]), PUBLIC])
        twin = game.imagine(match.view(viewer), match.heard(viewer), rng)
        assert game.view(twin, viewer) == match.view(viewer)
        assert [p for p in game.prompts(twin) if p.who == viewer] == list(
            match.asks(viewer) if viewer != PUBLIC else []
        )
        lying = sorted(card for pile in zones(twin).values() for card in pile)
        assert lying == sorted(match.state.ruleset.deck)
        if match.over:
            break
        match.submit(answer(match, rng))


def test_imagined_hands_agree_with_every_card_that_was_not_followed() -> None:
    """RK-50: seats 1, 2 and 3 showed that they have no green card, so none is imagined there."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "green")
    play(match, "green 5, red 5, black 5, yellow 5")
    for seed in range(20):
        for viewer in (0, 1, PUBLIC):
            twin = GAMES["rook"].imagine(match.view(viewer), match.heard(viewer), Random(seed))
            for hand in twin.live().hands[1:]:
                assert not any(card.startswith("green") or card == "rook" for card in hand)


def test_rk_18_views_of_two_deals_differ_only_for_their_own_seats() -> None:
    """RK-18: seats 2 and 3 have exchanged a card; no other viewer sees a difference."""
    matches = []
    for hands in (
        ("black 5 6 7 8 9 10 11 12 13", "yellow 5 6 7 8 9 10 11 12 13"),
        ("yellow 5, black 6 7 8 9 10 11 12 13", "black 5, yellow 6 7 8 9 10 11 12 13"),
    ):
        match = drawn(new_match("classic"), dealer=3)
        deal(match, (*ONE_COLOR_EACH[:2], *hands), HIGH_NEST)
        matches.append(match)
    for viewer in (0, 1, PUBLIC):
        assert matches[0].view(viewer) == matches[1].view(viewer)
        assert matches[0].heard(viewer) == matches[1].heard(viewer)
    assert matches[0].view(2) != matches[1].view(2)


@pytest.mark.parametrize("nest", ["green 14, red 14, black 14, yellow 14", HIGH_NEST, f"{HIGH_NEST}, green 13"])
def test_rk_106_only_the_bidder_sees_the_size_of_a_nest(nest: str) -> None:
    """RK-106: the others count with the right number of cards, for any nest."""
    match = buried(nest, "green")
    for viewer in (1, 2, 3, PUBLIC):
        seen = match.view(viewer)
        assert (seen.counts, seen.nest_size, seen.nest) == ((9, 9, 9, 9), 5, None)
    assert set(match.view(0).nest) == set(cards(nest))


def test_rk_91_a_renege_shows_to_no_other_seat() -> None:
    """RK-91: the others may call the same cards whether it was one or not; only seat 1 itself may own up."""
    match, honest = reneged(), buried(HIGH_NEST, "green")
    play(honest, "green 5, red 5, black 5, yellow 5")
    assert [option for prompt in match.asks(2) for option in prompt.shape.options if prompt.verb == "call"] == [
        option for prompt in match.asks(0) for option in prompt.shape.options if prompt.verb == "call"
    ]
    assert not [e for e in honest.asks(1) if (("fault", "renege"), ("seat", 1), ("trick", 1)) in e.shape.options]
    second_trick(match)


def test_rk_66_the_nest_is_turned_up_for_all_at_the_count() -> None:
    """RK-66: not at the review, where it is still face down."""
    match = buried(HIGH_NEST, "green")
    sweep(match)
    assert not any(type(event).__name__ == "NestTurned" for event in match.heard(PUBLIC))
    for seat in range(4):
        do(match, seat, "agree")
    assert any(type(event).__name__ == "NestTurned" for event in match.heard(PUBLIC))


def test_rk_41_thrown_in_hands_are_never_shown() -> None:
    """RK-41: each seat heard its own hand only."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "- - - -")
    dealt = [event for event in match.heard(PUBLIC) if type(event).__name__ == "HandDealt"]
    assert dealt[0].hands == (None,) * 4
    assert match.view(0).hand == ()
