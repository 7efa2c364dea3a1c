"""The coach's words that are the same for all games: the legal answers and the sensible steps.

Legal answers come from the open questions only. Each game has its own words for reasons. Children hear how to answer,
then the good answers.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from engine.core.advice import Advice
from engine.core.cards import Card, Cards
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Assignment, Lists, Number, One, Run, Some, Word
from engine.core.steps import Step
from scenes.games import AdviceWords, EventOdds
from scenes.table.coach.coach_usage import SENSIBLE, WHY
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers

THINKING, SILENT = say("table-coach-thinking"), say("table-coach-silent")
TEN = 10
FEW, SHORT = 6, 60
"""Greatest number of answers that are named, and of letters in their names; otherwise they are only counted."""


@dataclass(frozen=True, slots=True)
class CoachWords:
    """The coach's words to `seat`, from its view, hand and open questions.

    `clauses_of` gives the numbers of the clauses behind a refusal, "" for none.
    """

    look: GameTable[Any]
    words: AdviceWords
    view: Any
    who: Speakers
    seat: Seat
    prompts: tuple[Prompt, ...]
    hand: Cards
    clauses_of: Callable[[Message], str]
    deepest: ClassVar[int] = WHY

    def said(self, message: Message) -> str:
        return self.who.words(message)

    def legal(self) -> tuple[str, ...]:
        """The legal answers, and in a line of its own the reason why another one is illegal."""
        asked = [prompt for prompt in self.prompts if not prompt.interrupts]
        offers = dict.fromkeys(offer for prompt in asked for offer in self._offers(prompt))
        reasons = dict.fromkeys(why for prompt in asked for _, why in prompt.refused)
        refused = [self._numbered(why) for why in list(reasons)[:1]]
        return (self.said(say("table-coach-allowed", choices=tuple(offers))), *refused)

    def _numbered(self, why: Message) -> str:
        """A refusal with the numbers of its clauses."""
        reason, numbers = self.said(why), self.clauses_of(why)
        return self.said(say("table-coach-by-rule", reason=reason, numbers=numbers)) if numbers else reason

    def _offers(self, prompt: Prompt) -> Sequence[Message]:
        """The answers to one question: by name if they are few and no cards of the hand, otherwise their kind."""
        if isinstance(prompt.shape, One) and prompt.count() <= FEW:
            steps = list(prompt.steps())
            names = list(dict.fromkeys(map(self.named, steps)))
            short = sum(len(self.who.words(name)) for name in names) <= SHORT
            if short and not any(cards_of(step, self.hand) for step in steps):
                return names
        return (answers(prompt, self.hand, lambda: self.named(Step(self.seat, prompt.verb))),)

    def named(self, step: Step) -> Message:
        """The name of an answer that is no card."""
        return self.look.text.choice(step, self.view, self.who)

    def sensible(self, advice: Advice | None) -> str:
        """The sensible answers: cards of the hand are marked there, all others are named."""
        if advice is None:
            return self.said(SILENT)
        if advice.waits:
            return self.said(say("table-coach-wait"))
        steps = advice.sensible or (advice.step,)
        marked = {card for step in steps for card in cards_of(step, self.hand)}
        names = tuple(dict.fromkeys(self.named(step) for step in steps if not cards_of(step, self.hand)))
        if not marked:
            return self.said(say("table-coach-sensible", choices=names))
        count = len(marked)
        choices = (say("-table-marked", count=count), *names)
        return self.said(say("table-coach-sensible-cards", choices=choices, count=count))

    def why(self, advice: Advice | None) -> str:
        """The recommended answer and its reason. Cards of the hand are marked there, and a reason may name the answer
        itself."""
        if advice is None:
            return self.said(SILENT)
        reason = self.who.words(self.words.sentence(advice))
        if advice.waits or cards_of(advice.step, self.hand):
            return reason
        name = self.who.words(self.named(advice.step))
        named = not name[-1].isdigit() and re.search(rf"\b{re.escape(name.split()[0])}\b", reason, re.IGNORECASE)
        return reason if named else self.said(say("table-coach-because", choice=name, reason=reason))

    def outlook(self, advice: Advice) -> tuple[str, ...]:
        """The seat's prospects, in short lines."""
        return tuple(self.who.words(line) for line in self.words.outlook(advice) if not isinstance(line, EventOdds))

    def odds(self, advice: Advice) -> tuple[tuple[str, int], ...]:
        """The lamps below them: words, and how many of ten are lit."""
        found = (line for line in self.words.outlook(advice) if isinstance(line, EventOdds))
        return tuple((self.who.words(line.words), round(line.often / TEN)) for line in found)


def cards_of(step: Step, hand: Sequence[str]) -> Cards:
    return tuple([cast(Card, one) for one in step.named if one in hand])


def answers(prompt: Prompt, hand: Cards, name: Callable[[], Message]) -> Message:
    """The answers to a question: `Lay (2 of 9 cards)`, `75 to 120 in steps of 5`, or only its `name`."""
    match prompt.shape:
        case One(((),)):
            return name()
        case One():
            return _one(prompt, hand, name())
        case Number(least, most, stride):
            if most == least:
                return say("-table-coach-number", count=least)
            if stride == 1:
                return say("-table-coach-numbers", count=least, most=most)
            return say("-table-coach-numbers-in-steps", count=least, most=most, amount=stride)
        case Some(cards, least, most):
            most, total = min(most, len(cards)), len(cards)
            if least >= most:
                return say("table-coach-cards", choice=name(), count=least, amount=total)
            return say("table-coach-cards-between", choice=name(), count=least, most=most, amount=total)
        case Run(cards):
            total = len(set(cards))
            if total == 1:
                return say("table-coach-cards", choice=name(), count=1, amount=1)
            return say("table-coach-row", choice=name(), amount=total)
        case Word(_, length):
            return say("-table-coach-word", count=length)
        case Lists():
            return say("table-coach-lists", choice=name())
        case Assignment():
            return say("table-coach-assignment", choice=name())
        case _:
            return name()


def _one(prompt: Prompt, hand: Cards, name: Message) -> Message:
    """One of several answers, which may be cards of the hand."""
    cards = {card for step in prompt.steps() for card in cards_of(step, hand)}
    playable = sum(card in cards for card in hand)
    if not cards:
        return say("table-coach-ways", choice=name, count=prompt.count())
    if playable == len(hand):
        return say("table-coach-any-card", choice=name)
    return say("table-coach-cards", choice=name, count=playable, amount=len(hand))


class ChildCoachWords(CoachWords):
    """How to answer, then the good answers. Reasons are for adults."""

    deepest: ClassVar[int] = SENSIBLE

    def legal(self) -> tuple[str, ...]:
        """The host's instruction, which otherwise comes after a silence."""
        verbs = [prompt.verb for prompt in self.prompts if not prompt.interrupts]
        said = self.who.voice.said(self.look.text.question(verbs, self.view, 0))
        return (said.how_words or said.words,)
