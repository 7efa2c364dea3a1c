"""How to play Rook in six clips."""

from engine.core.messages import say
from scenes.games import Prop, RuleClip
from scenes.games.rook.rules_words import VARIANTS

RED_9, RED_12, RED_14, BLACK_14 = Prop("red-9"), Prop("red-12"), Prop("red-14"), Prop("black-14")
GREEN = Prop(picture="rook/leaf")
"""The sign of green as trump."""


def clips(variant: str) -> tuple[RuleClip, ...]:
    """Return the clips of a variant. The last one is about bids, if there are any."""
    return (
        RuleClip(say("rook-clip-follow"), (RED_9,), RED_12, BLACK_14),
        RuleClip(say("rook-clip-trick"), (RED_9, RED_12), RED_14),
        RuleClip(say("rook-clip-trump"), (GREEN, RED_14), Prop("green-6")),
        RuleClip(say("rook-clip-rook"), (RED_14, Prop("green-14")), Prop("rook")),
        RuleClip(say("rook-clip-stars"), (RED_9,), Prop("red-10")),
        _leads() if variant == "beginner" else _bids(VARIANTS[variant].unit.amount(1).key == "stars"),
    )


def _leads() -> RuleClip:
    return RuleClip(say("rook-clip-lead"), (RED_14,), Prop("yellow-14"))


def _bids(in_stars: bool) -> RuleClip:
    bid, more, fewer = (12, 14, 10) if in_stars else (75, 80, 70)
    won = (Prop(words=say("rook-clip-won", amount=amount)) for amount in (more, fewer))
    return RuleClip(say("rook-clip-bid"), (Prop(words=say("rook-bid-of", amount=bid)),), *won)
