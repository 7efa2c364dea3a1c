"""The coach's words: advice as three levels, of which the slip shows one.

The first says what to do and why, the second what else is sensible and what it costs, the third what the coach knows.
Each game has its own words for steps and reasons.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from engine.core.advice import Advice
from engine.core.cards import Card, Cards
from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.core.steps import Step
from game.text.catalogue import CHILD
from scenes.games import AdviceWords
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers

THINKING, SILENT, WAIT = say("table-coach-thinking"), say("table-coach-silent"), say("table-coach-wait")


@dataclass(frozen=True, slots=True)
class Level:
    """What the coach says at one press: a sentence or short lines. `marked`: steps, the best first. `picture`: the name
    of a picture, for children."""

    lines: tuple[str, ...]
    marked: tuple[Step, ...] = ()
    picture: str = ""


@dataclass(frozen=True, slots=True)
class CoachWords:
    """The coach's words to `seat`, from its view and hand."""

    game_table: GameTable[Any]
    words: AdviceWords
    view: Any
    who: Speakers
    seat: Seat
    hand: Cards

    def said(self, message: Message) -> str:
        return self.who.words(message)

    def levels(self, advice: Advice | None) -> tuple[Level, ...]:
        """The three levels of an advice; only one without advice, or if the advice is to wait."""
        if advice is None:
            return (Level((self.said(SILENT),)),)
        if advice.waits:
            return (Level((f"{self.said(WAIT)} {self.why(advice)}",)),)
        best, knows, reason = advice.step, self.words.KNOWS, self.words.sentence(advice)
        outlook = () if self._child else self.words.outlook(advice)
        alike = (best, *(step for step in advice.sensible if step != best))
        return (
            Level((f"{self.does(best)} {self.why(advice)}",), (best,), self._picture(reason, best)),
            Level(self._else(advice), alike, self._picture(say("table-coach-nothing-else"), best)),
            Level(tuple(map(self.said, (*outlook, knows))), (best,), self._picture(knows)),
        )

    @property
    def _child(self) -> bool:
        """Whether it speaks to a child, who hears no numbers and no weaker steps."""
        return self.who.voice.register == CHILD

    def _picture(self, message: Message, step: Step | None = None) -> str:
        """The picture of a child's sentence: the card of the step, or that of the message."""
        card = cards_of(step, self.hand)[:1] if step is not None and self._child else ()
        return card[0] if card else self.who.voice.wording(message).picture

    def _else(self, advice: Advice) -> tuple[str, ...]:
        """The other sensible steps, and the first of the weaker ones with its cost."""
        others = tuple(step for step in advice.sensible if step != advice.step)
        names = [say("-table-marked", count=count)] if (count := len(self._in_hand(others))) else []
        names += dict.fromkeys(self.named(step) for step in others if not cards_of(step, self.hand))
        first = say("table-coach-else", choices=tuple(names)) if names else say("table-coach-nothing-else")
        if advice.weaker is None or self._child:
            return (self.said(first),)
        weaker = f"{self.said(say('table-coach-weaker'))} {self.does(advice.weaker.step)} {self.why(advice.weaker)}"
        return self.said(first), weaker

    def _in_hand(self, steps: Sequence[Step]) -> set[Card]:
        return {card for step in steps for card in cards_of(step, self.hand)}

    def named(self, step: Step) -> Message:
        """The name of an answer that is no card."""
        return self.game_table.text.choice(step, self.view, self.who)

    def does(self, step: Step) -> str:
        """What to do, as a sentence: `Play the red 7.`"""
        own = self.words.does(step, self.view)
        return self.said(own if own is not None else say("table-coach-does", choice=self.named(step)))

    def back(self, step: Step, advice: Advice | None) -> str:
        """The reason for a step that was taken, after the name of an answer that is no card."""
        if advice is None or advice.waits or cards_of(step, self.hand):
            return self.why(advice)
        return f"{self.said(say('table-coach-does', choice=self.named(step)))} {self.why(advice)}"

    def why(self, advice: Advice | None) -> str:
        """The reason for the step of an advice."""
        return self.said(self.words.sentence(advice) if advice is not None else SILENT)


def cards_of(step: Step, hand: Sequence[str]) -> Cards:
    return tuple([cast(Card, one) for one in step.named if one in hand])
