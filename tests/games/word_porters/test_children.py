"""The children's game: WP-76 to WP-79."""

import pytest

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup
from engine.games.word_porters import content
from engine.games.word_porters.events import Passed
from engine.games.word_porters.game import GAME
from tests.deals import do, of_kind, refuses
from tests.games.word_porters.tables import (
    CHILDREN,
    deal_step,
    dealt,
    give_hints,
    hints,
    left,
    new_match,
    place,
    verbs,
    vote_all,
    words,
)


def test_wp_76_only_hints_with_the_chick() -> None:
    match = new_match(variant=CHILDREN)
    for bent in (hints(), (*hints(CHILDREN)[1:], ("h31", "costly")), hints(CHILDREN)[1:]):
        step = deal_step(words("a"), bent)
        assert "h1 to h30" in refuses(match, step.by, step.do, **dict(step.args))
    match.deal(SeededDealer(1))
    chicks = {f"h{hint.number}" for hint in content.content_of("en").hints if hint.chick}
    assert {hint.card for hint in match.state.hints} == chicks and len(match.state.hints) == 30


@pytest.mark.parametrize("sides", ["b", "ab", "aaab"])
def test_wp_77_every_word_card_shows_its_chick_side(sides: str) -> None:
    match = new_match(variant=CHILDREN)
    step = deal_step(words(sides), hints(CHILDREN))
    assert "Chick side" in refuses(match, step.by, step.do, **dict(step.args))
    match.deal(SeededDealer(1))
    assert {word.card[-1] for word in match.state.words} == {"a"}


def test_wp_77_mix_sides_is_no_option_there() -> None:
    """Not even at its default."""
    for value in (True, False):
        with pytest.raises(BadSetup, match="no option"):
            GAME.setup(CHILDREN, 4, {"mix_sides": value})


def test_wp_78_a_pass_is_allowed_though_a_card_is_empty() -> None:
    """WP-78, WP-Q26: in the first turn already; that seat gives no hint, but votes and is voted on."""
    match = dealt(3, variant=CHILDREN)
    assert verbs(match) == {"place", "pass"}
    assert of_kind(do(match, 0, "pass"), Passed) == [Passed(0, (1, 2, 3), forced=False)]
    give_hints(match)
    assert match.waiting() == (0, 1, 2) and left(match, 0) == (1, 2, 3)
    vote_all(match)
    votes = match.state.played[0].votes
    assert None not in votes[0][1:] and votes[1][0] is not None and match.state.round == 2


def test_wp_78_all_may_pass_at_once() -> None:
    """WP-44, WP-78: a round without any hint."""
    match = dealt(4, variant=CHILDREN)
    for seat in range(4):
        do(match, seat, "pass")
    assert match.state.phase == "votes" and match.state.placings == ()


def test_wp_79_the_price_of_sharing_is_the_same() -> None:
    """WP-79, WP-Q27: neither token can be kept back."""
    match = dealt(4, variant=CHILDREN)
    place(match, "h1", "h1")
    assert match.state.placings[1].tokens == (1, 3) and left(match, 1) == (2,)


def test_wp_79_the_full_vote_and_four_rounds() -> None:
    match = dealt(3, variant=CHILDREN)
    give_hints(match)
    assert "every other player" in refuses(match, 0, "vote", tiles=(None, None, 3))
    rounds = 1
    while not match.over:
        vote_all(match)
        if match.state.phase == "reshuffle":
            do(match, "chance", "reshuffle", hints=match.state.discarded)
        if match.state.phase == "identities":
            do(match, "chance", "identities", numbers=(1, 2, 3))
            give_hints(match)
            rounds += 1
    assert rounds == 4
