"""The coach's words that no game brings: what is allowed, from the open questions alone, and how sensible steps are
named; why is said in each game's own words. Children hear how it is done, then what is good."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.advice import Advice
from engine.core.cards import Cards
from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Assignment, Lists, Number, One, Run, Some, Word
from engine.core.steps import Step
from scenes.games import AdviceWords
from scenes.table.childrens import childrens
from scenes.table.coach.coach_usage import SENSIBLE, WHY
from scenes.table.phrases import Speakers, listed

if TYPE_CHECKING:
    from scenes.table.game_table import GameTable

THINKING = "The coach thinks…"
SILENT = "The coach has nothing to say"
FEW, SHORT = 6, 60
"""Answers that are named, and letters of all their names; of more it is said how many there are."""


@dataclass(frozen=True, slots=True)
class Speech:
    """What the coach can say to `seat`: from its view, its hand and its open questions."""

    look: "GameTable[Any]"
    words: AdviceWords
    view: Any
    who: Speakers
    seat: Seat
    prompts: tuple[Prompt, ...]
    hand: Cards
    deepest: ClassVar[int] = WHY

    def legal(self) -> str:
        """What is allowed, and why something else is not."""
        asked = [prompt for prompt in self.prompts if not prompt.interrupts]
        offers = dict.fromkeys(offer for prompt in asked if (offer := self._offer(prompt)))
        reasons = dict.fromkeys(why for prompt in asked for _, why in prompt.refused)
        refused = [self.who.worded(self.look.text.refusal(why, self.view)) for why in list(reasons)[:1]]
        return ". ".join((f"Allowed: {', or '.join(offers)}", *(why[:1].upper() + why[1:] for why in refused)))

    def _offer(self, prompt: Prompt) -> str:
        """What one question takes: `play 2 of 9 cards`."""
        names, verb = self._names(prompt), prompt.verb
        if isinstance(prompt.shape, Some | Run) or any(cards_of(step, self.hand) for step in islice(prompt.steps(), 1)):
            verb = self.named(Step(self.seat, verb)).lower()
        what = answers(prompt, self.hand) if names is None else listed(names, "or")
        return f"{verb} {what}".rstrip() if not what.lower().startswith(verb) else what.lower()

    def _names(self, prompt: Prompt) -> list[str] | None:
        """The answers by name, where they are few and no cards of the hand."""
        if not isinstance(prompt.shape, One) or prompt.count() > FEW:
            return None
        steps = list(prompt.steps())
        names = list(dict.fromkeys(map(self.named, steps)))
        return None if any(cards_of(step, self.hand) for step in steps) or len(listed(names, "or")) > SHORT else names

    def named(self, step: Step) -> str:
        """An answer that is no card."""
        return self.who.words(self.look.text.choice(step, self.view, self.who))

    def sensible(self, advice: Advice | None) -> str:
        """What is sensible: cards of the hand are marked there, everything else is named."""
        if advice is None:
            return SILENT
        if advice.waits:
            return "Sensible: let it be"
        steps = advice.sensible or (advice.step,)
        cards = [found for step in steps if (found := cards_of(step, self.hand))]
        names = dict.fromkeys(self.named(step) for step in steps if not cards_of(step, self.hand))
        several = len({card for found in cards for card in found}) > 1
        marked = (f"the marked card{'s' if several else ''}",) if cards else ()
        return f"Sensible: {listed([*marked, *names], 'or')}"

    def why(self, advice: Advice | None) -> str:
        """What it would do and why; cards of the hand are marked there."""
        if advice is None:
            return SILENT
        reason = self.who.worded(self.words.sentence(advice, self.who.names))
        if advice.waits or cards_of(advice.step, self.hand):
            return reason
        name = self.named(advice.step)
        if name.isdigit():
            return f"{advice.step.do.capitalize()} {name}: {reason}"
        named = re.search(rf"\b{re.escape(name.split()[0])}\b", reason, re.IGNORECASE)
        return reason if named else f"{name}: {reason}"

    def outlook(self, advice: Advice) -> tuple[str, ...]:
        """What the seat may expect, in short lines."""
        return tuple(map(self.who.worded, self.words.outlook(advice, self.who.names)))


def cards_of(step: Step, hand: Sequence[str]) -> Cards:
    """The cards of the hand that a step names."""
    cards: list[Any] = []
    for _, value in step.args:
        cards += value if isinstance(value, tuple) else (value,)
    return tuple(card for card in cards if card in hand)


def answers(prompt: Prompt, hand: Cards) -> str:
    """What a question takes, in words: `2 of 9 cards`, `75 to 120 in steps of 5`; empty for a plain verb."""
    match prompt.shape:
        case One(((),)):
            return ""
        case One():
            cards = {card for step in prompt.steps() for card in cards_of(step, hand)}
            playable = sum(card in cards for card in hand)
            if not cards:
                return f"({prompt.count()} ways)"
            return "any card" if playable == len(hand) else f"{playable} of {len(hand)} cards"
        case Number(least, most, stride):
            steps = f" in steps of {stride}" if stride > 1 and most > least else ""
            return f"{least} to {most}{steps}" if most > least else str(least)
        case Some(cards, least, most):
            many = str(least) if least >= min(most, len(cards)) else f"{least} to {min(most, len(cards))}"
            return f"{many} of {len(cards)} cards"
        case Run(cards):
            several = len(set(cards)) > 1
            return f"one of {len(set(cards))} cards, or some in a row" if several else "1 card"
        case Word(_, length):
            return f"a word of {length} letters"
        case Lists():
            return "(every list filled)"
        case Assignment():
            return "(a number for everybody else)"
        case _:
            return ""


UNSURE, WAITS = "I do not know. Try one!", "It is best to wait."
ONE_MARKED, MARKED, NAMED = "The card with the feather is good.", "Cards with a feather are good.", "This is good: {0}"


class ChildsSpeech(Speech):
    """The cards that are good get a feather; everything else is named."""

    deepest: ClassVar[int] = SENSIBLE

    def legal(self) -> str:
        """What the host says after a silence, now."""
        verbs = [prompt.verb for prompt in self.prompts if not prompt.interrupts]
        words, childs = self.look.text.question(verbs, self.view, 0), self.look.text.childs
        if isinstance(words, Message):
            said = childrens(self.who.voice.said(words))
        else:
            assert childs is not None, f"{self.look.name} has no words for children"
            said = childs.asked(verbs, self.view, 0)
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
