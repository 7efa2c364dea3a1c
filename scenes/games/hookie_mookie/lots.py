"""Who begins (HM-6): people say whose hair is the longest, or leave it to chance. And nobody talks from then on."""

from engine.core.steps import Step
from scenes.table.lots import Lots
from scenes.table.phrases import Face, Phrase, Speakers


def _named(step: Step, who: Speakers) -> Phrase:
    seat = step.arg("seat")
    assert isinstance(seat, int)
    return (who.names[seat], Face(seat))


LONGEST_HAIR = Lots(
    title="Who has the longest hair?",
    lines=("That is who begins.", "And once the cards are dealt, nobody talks about them."),
    sentence="The longest hair begins",
    name=_named,
    by_lot="By lot",
)
