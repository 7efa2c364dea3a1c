"""How to play Word Porters in six clips. Words and hints belong to the language of the house."""

from engine.core.messages import say
from scenes.games import Prop, RuleClip

WORD, HINT = Prop(words=say("-word_porters-clip-word")), Prop(words=say("-word_porters-clip-hint"))
POOR = Prop(words=say("-word_porters-clip-poor"))
PARCEL, CASE = Prop(picture="kids/parcel"), Prop(picture="kids/suitcase")


def clips(variant: str) -> tuple[RuleClip, ...]:
    """Return the clips, which are the same for all variants."""
    return (
        RuleClip(say("word_porters-clip-secret"), (Prop("tag-4"),), WORD),
        RuleClip(say("word_porters-clip-fits"), (WORD,), HINT, POOR),
        RuleClip(say("word_porters-clip-parcel"), (HINT,), PARCEL),
        RuleClip(say("word_porters-clip-share"), (HINT, PARCEL), PARCEL),
        RuleClip(say("word_porters-clip-guess"), (CASE,), WORD),
        RuleClip(say("word_porters-clip-both"), (CASE,), Prop(picture="icons/star")),
    )
