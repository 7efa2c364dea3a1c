"""How to play Hookie-Mookie in six clips."""

from engine.core.messages import say
from scenes.games import Prop, RuleClip


def clips(variant: str) -> tuple[RuleClip, ...]:
    """Return the clips of a variant. The aim differs."""
    aim = say("hookie_mookie-clip-together" if variant == "together" else "hookie_mookie-clip-race")
    return (
        RuleClip(aim, (Prop(),), Prop("ace-hearts")),
        RuleClip(say("hookie_mookie-clip-set"), (Prop("7-clubs"), Prop("7-diamonds")), Prop("7-hearts")),
        RuleClip(say("hookie_mookie-clip-add"), (Prop("king-clubs"), Prop("king-hearts")), Prop("king-spades")),
        RuleClip(say("hookie_mookie-clip-call"), (Prop(),), Prop("queen-hearts")),
        RuleClip(say("hookie_mookie-clip-match"), (Prop("9-clubs"),), Prop("9-hearts")),
        RuleClip(say("hookie_mookie-clip-miss"), (Prop("9-clubs"),), Prop(), Prop("king-hearts")),
    )
