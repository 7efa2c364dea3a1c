"""How to play Hooky in six clips. The words in them belong to the language of the house."""

from engine.core.messages import say
from engine.games.hooky.options import CHILDREN
from scenes.games import Prop, RuleClip

WORD, TWO = Prop(words=say("hooky-clip-word")), Prop(words=say("hooky-clip-two"))
DOUBLE = Prop(words=say("hooky-clip-double"))


def clips(variant: str) -> tuple[RuleClip, ...]:
    """Return the clips of a variant."""
    return _children() if variant == CHILDREN else _standard()


def _standard() -> tuple[RuleClip, ...]:
    return (
        RuleClip(say("hooky-clip-missing"), (Prop(), Prop()), Prop()),
        RuleClip(say("hooky-clip-ask"), (WORD,), TWO),
        RuleClip(say("hooky-clip-number"), (Prop("L"), WORD), Prop("T")),
        RuleClip(say("hooky-clip-twice"), (Prop("B"), DOUBLE), TWO),
        RuleClip(say("hooky-clip-reveal"), (Prop("K"),), Prop()),
        RuleClip(say("hooky-clip-guess"), (Prop("M"), Prop("Q")), Prop("W")),
    )


def _children() -> tuple[RuleClip, ...]:
    return (
        RuleClip(say("hooky-clip-children"), (Prop(), Prop()), Prop()),
        RuleClip(say("hooky-clip-pick"), (Prop("A"),), Prop(picture="hooky/thing-apple")),
        RuleClip(say("hooky-clip-lamps"), (Prop(picture="hooky/thing-apple"),), TWO),
        RuleClip(say("hooky-clip-both"), (Prop("E"),), Prop("E")),
        RuleClip(say("hooky-clip-crossed"), (Prop("A"),), Prop("E"), Prop("L")),
        RuleClip(say("hooky-clip-choose"), (Prop("A"), Prop("E")), Prop("N")),
    )
