"""What the clips of Rook show is true by the rules."""

from engine.core.cards import Card
from engine.games.rook.cards import ROOK, STARS, STRENGTHS, playable
from scenes.games import RuleClip, clips_of
from scenes.games.rook.rules_words import VARIANTS

TRUMP, LED = "green", "red"


def clip(name: str, variant: str = "classic") -> RuleClip:
    return next(clip for clip in clips_of("rook", variant) if clip.says.key == f"rook-clip-{name}")


def test_rk_50_53_the_colour_that_was_led_must_be_followed() -> None:
    shown = clip("follow")
    assert shown.wrong is not None
    hand = (Card(shown.moves.card), Card(shown.wrong.card))
    assert playable(hand, LED, TRUMP) == (shown.moves.card,)


def test_rk_59_to_62_the_moving_card_takes_the_trick() -> None:
    strength = STRENGTHS[TRUMP, LED]
    for name in ("trick", "trump", "rook"):
        shown = clip(name)
        others = [strength.get(Card(prop.card), 0) for prop in shown.there if prop.card]
        assert strength[Card(shown.moves.card)] > max(others), name
    assert clip("rook").moves.card == ROOK


def test_rk_5_only_some_cards_have_stars() -> None:
    shown = clip("stars")
    assert STARS[Card(shown.moves.card)] and not STARS[Card(shown.there[0].card)]


def test_rk_74_a_bid_is_made_with_at_least_as_much() -> None:
    for variant in VARIANTS:
        last = clips_of("rook", variant)[-1]
        if variant == "beginner":
            assert last.says.key == "rook-clip-lead"
            continue
        assert last.wrong is not None
        bid, won, less = (dict(prop.words.args)["amount"] for prop in (last.there[0], last.moves, last.wrong))
        assert less < bid <= won
