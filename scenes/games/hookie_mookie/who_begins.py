"""Who begins (HM-6): people say whose hair is the longest, or leave it to chance. And nobody talks from then on."""

from scenes.table.asks.chance_question import ChanceQuestion

LONGEST_HAIR = ChanceQuestion(
    title="Who has the longest hair?",
    lines=("That is who begins.", "And once the cards are dealt, nobody talks about them."),
    sentence="The longest hair begins",
)
