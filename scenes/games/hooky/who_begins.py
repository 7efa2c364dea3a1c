"""Who begins (HK-4): people say who was in a classroom last, or leave it to chance. The deal stays as it was drawn."""

from scenes.table.asks.chance_question import ChanceQuestion

IN_CLASS_LAST = ChanceQuestion(
    title="Who was in a classroom last?",
    lines=("That is who begins.", "And the same one begins every round."),
    sentence="Whoever was in class last begins",
    key="start",
)
