"""How to play Spooks in six clips, with cards that all variants have."""

from engine.core.messages import say
from scenes.games import Prop, RuleClip

SPIDER_1, SPIDER_4, BAT_3, GOBLIN_2 = Prop("spider-1"), Prop("spider-4"), Prop("bat-3"), Prop("goblin-2")


def clips(variant: str) -> tuple[RuleClip, ...]:
    """Return the clips, which are the same for all variants."""
    return (
        RuleClip(say("spooks-clip-aim"), (Prop(),), Prop("spook-2")),
        RuleClip(say("spooks-clip-blue"), (SPIDER_1,), Prop("spook-2"), SPIDER_4),
        RuleClip(say("spooks-clip-pass"), (SPIDER_1,), Prop(words=say("spooks-choice-pass"))),
        RuleClip(say("spooks-clip-red"), (BAT_3,), Prop("bone-3"), SPIDER_4),
        RuleClip(say("spooks-clip-goblin"), (GOBLIN_2, SPIDER_4), Prop("goblin-3")),
        RuleClip(say("spooks-clip-cat"), (BAT_3,), Prop("cat")),
    )
