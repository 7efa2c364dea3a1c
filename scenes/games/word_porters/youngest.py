"""Who begins (WP-13): people say who is the youngest, or leave it to chance. And from then on only parcels tell."""

from engine.core.steps import Step
from scenes.table.lots import Lots
from scenes.table.phrases import Face, Phrase, Speakers


def _named(step: Step, who: Speakers) -> Phrase:
    seat = step.arg("seat")
    assert isinstance(seat, int)
    return (who.names[seat], Face(seat))


YOUNGEST = Lots(
    title="Who is the youngest?",
    lines=("That is who begins.", "And nobody tells anything but with parcels."),
    sentence="The youngest begins",
    name=_named,
    by_lot="By lot",
)
