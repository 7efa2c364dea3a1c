"""Who begins (WP-13): people say who is the youngest, or leave it to chance. And from then on only parcels tell."""

from scenes.table.asks.chance_question import ChanceQuestion

YOUNGEST = ChanceQuestion(
    title="Who is the youngest?",
    lines=("That is who begins.", "And nobody tells anything but with parcels."),
    sentence="The youngest begins",
)
