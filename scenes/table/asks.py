"""Asks: how a person answers. One for each shape of answer; they hold the cursor and know no pixels.

`act` gives the answer as a Step, a refusal as a Reason, or None while the person is still choosing. Where a thing lies
comes in through `hit`, so that pads, keys, mouse and touch mean the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt, Reason, Shape
from engine.core.seats import Seat
from engine.core.steps import Step
from game.input.actions import MOUSE, Action, Press
from scenes.table.phrases import Phrase

Outcome = Step | Reason | None
Hit = Callable[[tuple[int, int]], Any]
"""What lies at a point of the stage: the index of a card or plate, READY for the plate above the hand, or None."""
READY = "ready"
NOT_YET: Reason = ("choose-more",)


@dataclass(frozen=True, slots=True)
class Plate:
    """One of a row of big answers."""

    label: Phrase
    step: Step


@dataclass(slots=True)
class PlatesAsk:
    """Pick one of a row: bids, colours, yes or no."""

    seat: Seat
    plates: tuple[Plate, ...]
    focus: int = 0

    def act(self, press: Press, hit: Hit) -> Outcome:
        """Left and right move, confirm answers, a pointer answers where it presses."""
        if press.at is not None:
            found = hit(press.at)
            if not isinstance(found, int):
                return None
            self.focus = found
            return self.plates[found].step if press.action is Action.CONFIRM else None
        match press.action:
            case Action.LEFT | Action.UP:
                self.focus = max(0, self.focus - 1)
            case Action.RIGHT | Action.DOWN:
                self.focus = min(len(self.plates) - 1, self.focus + 1)
            case Action.CONFIRM:
                return self.plates[self.focus].step
            case _:
                pass
        return None


@dataclass(slots=True)
class CardAsk:
    """Pick one card of the hand. The cursor starts at the card nearest the middle that may be played, each time anew:
    never where it was last."""

    seat: Seat
    hand: Cards
    answers: dict[Card, Step]
    refused: dict[Card, Reason]
    focus: int = 0

    def act(self, press: Press, hit: Hit) -> Outcome:
        """Left and right move, confirm plays. A finger first chooses a card and then plays it; a mouse has chosen."""
        if press.at is not None:
            found = hit(press.at)
            if not isinstance(found, int):
                return None
            settled, self.focus = self.focus == found, found
            plays = press.action is Action.CONFIRM and (settled or press.device == MOUSE)
            return self._answer() if plays else None
        match press.action:
            case Action.LEFT:
                self.focus = (self.focus - 1) % len(self.hand)
            case Action.RIGHT:
                self.focus = (self.focus + 1) % len(self.hand)
            case Action.CONFIRM:
                return self._answer()
            case _:
                pass
        return None

    def _answer(self) -> Outcome:
        card = self.hand[self.focus]
        return self.answers.get(card) or self.refused.get(card)


@dataclass(slots=True)
class CardsAsk:
    """Pick several cards, then say that it is enough: up to the plate above the hand, or the extra button."""

    seat: Seat
    hand: Cards
    prompt: Prompt
    label: Phrase
    focus: int = 0
    chosen: set[int] = field(default_factory=set)
    on_plate: bool = False

    @property
    def enough(self) -> bool:
        """Whether what is chosen is an answer."""
        return self.prompt.accepts(self.step())

    def step(self) -> Step:
        """The answer as it stands."""
        cards = tuple(self.hand[i] for i in sorted(self.chosen))
        return self.prompt.answer(cards)

    def act(self, press: Press, hit: Hit) -> Outcome:
        """Confirm picks a card up or puts it back."""
        if press.at is not None:
            return self._point(press, hit(press.at))
        match press.action:
            case Action.LEFT | Action.RIGHT if not self.on_plate:
                self.focus = (self.focus + (1 if press.action is Action.RIGHT else -1)) % len(self.hand)
            case Action.UP:
                self.on_plate = True
            case Action.DOWN:
                self.on_plate = False
            case Action.EXTRA:
                return self._ready()
            case Action.CONFIRM:
                if self.on_plate:
                    return self._ready()
                self._toggle(self.focus)
            case _:
                pass
        return None

    def _point(self, press: Press, found: Any) -> Outcome:
        if found == READY:
            self.on_plate = True
            return self._ready() if press.action is Action.CONFIRM else None
        if isinstance(found, int):
            self.on_plate, self.focus = False, found
            if press.action is Action.CONFIRM:
                self._toggle(found)
        return None

    def _toggle(self, index: int) -> None:
        if index in self.chosen:
            self.chosen.discard(index)
        elif len(self.chosen) < self.prompt.most:
            self.chosen.add(index)
            self.on_plate = len(self.chosen) == self.prompt.least == self.prompt.most

    def _ready(self) -> Outcome:
        return self.step() if self.enough else NOT_YET


Ask = PlatesAsk | CardAsk | CardsAsk


def ask(seat: Seat, prompts: Sequence[Prompt], hand: Cards, choice: Callable[[Step], Phrase]) -> Ask:
    """The ask for the open prompts of `seat`; those that merely may interrupt are asked for elsewhere.

    `hand` is in the order in which it stands on the screen, `choice` names the answers that are not cards.
    """
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    middle = len(hand) // 2
    for prompt in asked:
        if prompt.shape is Shape.CARDS:
            chosen = {i for i, card in enumerate(hand) if card in prompt.must}
            label = choice(Step(seat, prompt.verb))
            return CardsAsk(seat, hand, prompt, label, middle, chosen)
    played = _played(asked)
    if played is not None and hand:
        answers, refused = played
        playable = [i for i, card in enumerate(hand) if card in answers] or [middle]
        return CardAsk(seat, hand, answers, refused, min(playable, key=lambda i: (abs(i - middle), i)))
    asked.sort(key=lambda prompt: prompt.shape is Shape.NUMBER)  # "pass" stands before the row of numbers
    plates = tuple(Plate(choice(step), step) for prompt in asked for step in prompt.steps())
    numbers = [i for i, plate in enumerate(plates) if plate.step.do == asked[-1].verb]
    return PlatesAsk(seat, plates, numbers[0] if asked[-1].shape is Shape.NUMBER else 0)


def _played(prompts: Sequence[Prompt]) -> tuple[dict[Card, Step], dict[Card, Reason]] | None:
    """By card, where every answer is a single card."""
    answers: dict[Card, Step] = {}
    refused: dict[Card, Reason] = {}
    for prompt in prompts:
        if prompt.shape is not Shape.ONE or any(len(args) != 1 or args[0][0] != "card" for args in prompt.options):
            return None
        answers |= {Card(str(args[0][1])): Step(prompt.who, prompt.verb, args) for args in prompt.options}  # type: ignore[misc]
        refused |= {Card(str(args[0][1])): why for args, why in prompt.refused}
    return answers, refused
