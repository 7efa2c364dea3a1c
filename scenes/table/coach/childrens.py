"""The coach as children hear it: how it is done, then what is good. Why is left for those who read longer sentences."""

from typing import ClassVar

from engine.core.advice import Advice
from scenes.table.coach.coach_usage import SENSIBLE
from scenes.table.coach.words import Speech, cards_of
from scenes.table.phrases import listed

UNSURE, WAITS = "I do not know. Try one!", "It is best to wait."
ONE_MARKED, MARKED, NAMED = "The card with the feather is good.", "Cards with a feather are good.", "This is good: {0}"


class ChildsSpeech(Speech):
    """The cards that are good get a feather; everything else is named."""

    deepest: ClassVar[int] = SENSIBLE

    def legal(self) -> str:
        """What the host says after a silence, now."""
        verbs = [prompt.verb for prompt in self.prompts if not prompt.interrupts]
        said = self.look.text.childs.asked(verbs, self.view, 0)
        return said.how or said.words

    def sensible(self, advice: Advice | None) -> str:
        """What is good."""
        if advice is None:
            return UNSURE
        if advice.waits:
            return WAITS
        steps = advice.sensible or (advice.step,)
        cards = {card for step in steps for card in cards_of(step, self.hand)}
        if cards:
            return MARKED if len(cards) > 1 else ONE_MARKED
        return NAMED.format(listed(list(dict.fromkeys(map(self.named, steps))), "or"))
